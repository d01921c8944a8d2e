"""Which sound belongs to what happened. Pure: public events and the minute's clock in, names of sounds out."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from partygames.games.doodle_rush import events as doodle
from partygames.games.witch_express import events as witch

LAST_S = 10
"""The seconds at the end of a minute that are counted aloud (experience.md: the last ten tick softly)."""


class Sound(StrEnum):
    """The sounds, named as their files in resources/sounds."""

    TICK = "tick"
    BELL = "bell"
    CARD = "card"
    AWARD = "award"
    CANCEL = "cancel"
    CHEER = "cheer"


_RANK = (Sound.CHEER, Sound.BELL, Sound.AWARD, Sound.CANCEL, Sound.CARD)


def cue(events: Sequence[Any]) -> Sound | None:
    """Return the one sound of what a move brought about, the weightiest if there are several; None: nothing to hear."""
    found = {_sound(event) for event in events}
    return next((sound for sound in _RANK if sound in found), None)


def _sound(event: Any) -> Sound | None:
    match event:
        case doodle.GameEnded() | witch.GameEnded():
            return Sound.CHEER
        case doodle.Bell():
            return Sound.BELL
        case doodle.Awarded() | witch.TaskDone():
            return Sound.AWARD
        case witch.Played():
            return Sound.CARD if event.cancelled is None else Sound.CANCEL
        case witch.TookOpening() | witch.Drew():
            return Sound.CARD
        case doodle.TakenBack():
            return Sound.CANCEL
    return None


class Countdown:
    """Tell when a whole second of the last ten begins, once each, from the ms that are left."""

    def __init__(self) -> None:
        self._last = 0

    def at(self, left_ms: int) -> bool:
        """Say whether a second begins now; a clock that was turned back (a pause, a new minute) counts anew."""
        second = -(-left_ms // 1000)
        begins = 0 < second <= LAST_S and second != self._last
        self._last = second
        return begins
