"""One game's lines in the journal: what is written of it, in the order in which it happened."""

import time
from collections.abc import Callable
from enum import Enum, auto
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from partygames.engine.course import made_by, pack_snapshot
from partygames.engine.store import Store

if TYPE_CHECKING:
    from partygames.engine.writer import Journal

Write = Callable[[Store], None]


class How(Enum):
    """How something is written: in one transaction with its neighbours, in one of its own (it is large), or in none."""

    TOGETHER = auto()
    ALONE = auto()
    BARE = auto()


class Entry:
    """One game in the journal. Its number is given by the database when the first line is written."""

    def __init__(self, journal: "Journal", number: int | None = None) -> None:
        self._journal, self.number = journal, number

    def begin(self, game: str, version: int, setup: Any, seats: Any) -> None:
        """Write a new game; games cut off before are no longer offered."""
        started = time.time()

        def write(store: Store) -> None:
            encode = msgspec.json.encode
            self.number = store.begin(game, version, encode(setup).decode(), encode(seats).decode(), started)

        self._journal.write(write)

    def move(self, number: int, move: Any, left_ms: int | None) -> None:
        """Write an accepted move, with ms left of the minute under way."""
        self._journal.write(lambda store: store.append(self._id, number, msgspec.msgpack.encode(move), left_ms))

    def reseat(self, seats: Any) -> None:
        """Write who plays for the seats now."""
        self._journal.write(lambda store: store.reseat(self._id, msgspec.json.encode(seats).decode()))

    def clock(self, left_ms: int | None) -> None:
        """Write what is left of the minute, so that a cut-off game goes on from there."""
        self._journal.write(lambda store: store.note_clock(self._id, left_ms))

    def snapshot(self, module: ModuleType, number: int, state: Any, log: tuple[Any, ...]) -> None:
        """Keep the state after move `number`, so that a long game is resumed at once."""
        by = made_by(module)
        self._journal.write(lambda store: store.keep_snapshot(self._id, number, by, pack_snapshot(state, log)), How.ALONE)

    def end(self, result: Any) -> None:
        """Write the result of a finished game."""
        ended = time.time()
        self._journal.write(lambda store: store.end(self._id, msgspec.json.encode(result).decode(), ended))
        self._journal.write(Store.gather, How.BARE)

    def leave(self, state: str = "left") -> None:
        """Stop offering the game ("left"), or put it aside as one that cannot be read ("broken"). Its rows stay."""
        self._journal.write(lambda store: store.leave(self._id, state))

    @property
    def _id(self) -> int:
        assert self.number is not None  # `begin` is written first
        return self.number
