"""Tables that play by chance, for tests of the engine: the same seed makes the same game, move by move."""

import hashlib
from random import Random
from typing import Any

import msgspec

from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table
from partygames.games.doodle_rush import autoplay as doodle
from partygames.games.doodle_rush.state import Setup as DoodleSetup
from partygames.games.registry import game
from partygames.games.witch_express import autoplay as witch
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.state import Setup as WitchSetup

NAMES = ("小明", "阿珍", "Leo", "外婆", "Zoë", "👵")


def seats(n: int) -> tuple[Seat, ...]:
    """Return n people."""
    return tuple(Seat(i, NAMES[i]) for i in range(n))


def setup(name: str, players: int = 4, seed: int = 11) -> Any:
    """Return the setup of a table of `name`."""
    return doodle.table(players, seed) if name == "doodle-rush" else WitchSetup(players, seed, house=shipped_house())


def next_move(session: GameSession, rng: Random) -> Any:
    """Return a legal move, by chance."""
    state = session._state
    if isinstance(state.setup, DoodleSetup):
        return doodle.any_move(state, rng)
    return witch.any_move(state, witch.awaited(state), rng)


def bare_session(name: str, players: int = 4, seed: int = 11) -> GameSession:
    """Return a session that keeps nothing."""
    return GameSession(game(name), setup(name, players, seed), seats(players))


def kept_session(table: Table, name: str, players: int = 4, seed: int = 11) -> GameSession:
    """Return a session that the table keeps in its journal."""
    return table._begin(name, setup(name, players, seed), seats(players))


def table_at(journal: Any, folder: Any) -> Table:
    """Return a table over a journal."""
    return Table(journal, SettingsFile(folder / "settings.json"))


def fingerprint(session: GameSession) -> str:
    """Return a short hash of the whole state."""
    return hashlib.sha256(msgspec.json.encode(session._state)).hexdigest()[:16]
