"""Which minute runs now, for the clock of the engine (DR-6, DD-3, DD-9)."""

import msgspec

from partygames.games.doodle_rush.moves import PhaseTimeout
from partygames.games.doodle_rush.state import PHASES, State


class Period(msgspec.Struct, frozen=True):
    """A minute that runs: its phase, whose it is (None: everybody's), and its length in ms."""

    phase: int
    drawer: int | None
    ms: int


def period(state: State) -> Period | None:
    """Return the minute that must be running in `state`; None while the curtain is down and when the game is over."""
    if not state.running or state.phase >= PHASES:
        return None
    seconds = state.setup.minute_s if state.drawer is None else state.setup.drawing_s(state.drawer)
    return Period(state.phase, state.drawer, seconds * 1000)


def timeout(over: Period) -> PhaseTimeout:
    """Return the move that rings the bell for that minute."""
    return PhaseTimeout(over.phase, over.drawer)
