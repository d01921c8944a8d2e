"""The way to what was played: lists, people, replays, exports, and what the user may change about them."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from partygames.engine import history
from partygames.engine.entry import How
from partygames.engine.history import Game, Person
from partygames.engine.replay import Replay
from partygames.engine.rescue import delete_set_aside
from partygames.engine.store import Store
from partygames.engine.writer import Journal

T = TypeVar("T")
Forgotten = Callable[[tuple[str, ...] | None, tuple[str, ...]], None]


class CannotRead(Exception):
    """The database cannot be read now; the message is what the system says about it."""


class Archive:
    """What was played, over a journal, or over a database that may only be read (`store`). Every read raises CannotRead.

    `forgotten(names, instead)` is called when names are erased, with names None when everything is.
    """

    def __init__(self, journal: Journal | None, store: Store | None = None, forgotten: Forgotten = lambda names, instead: None):
        self._journal, self._store, self._forgotten = journal, store, forgotten

    @property
    def can_change(self) -> bool:
        """Say whether names can be merged or erased here."""
        return self._journal is not None

    def _look(self) -> Store | None:
        if self._journal is None:
            return self._store
        self._journal.settle()
        return self._journal.look()

    def games(self) -> tuple[Game, ...]:
        """Return all games, the latest first."""
        return self._read(history.games, ())

    def aliases(self) -> dict[str, str]:
        """Return under which name each name counts that was merged into another."""
        return self._read(history.aliases, {})

    def people(self, nameless: Callable[[str], bool]) -> tuple[Person, ...]:
        """Return everybody who played; `nameless` says which names only stand for an emblem."""
        return history.people(self.games(), self.aliases(), nameless)

    def replay(self, number: int) -> Replay:
        """Return a game to be watched; raises CannotRead, also for a game that is not to be read any more."""
        row = self._read(lambda store: store.game(number), None)
        try:
            if row is not None:
                return Replay(row)
        except Exception as err:  # also the deal of a damaged game can be refused in many ways
            raise CannotRead(str(err)) from err
        raise CannotRead(str(number))

    def json(self) -> Iterator[bytes]:
        """Yield everything as JSON, a game at a time."""
        from partygames.engine import export  # of no use at the start of the program

        played = self.games()
        store = self._look()
        try:
            if store is not None:
                yield from export.as_json(store, played)
        except sqlite3.Error as err:
            raise CannotRead(str(err)) from err

    def csv(self) -> Iterator[bytes]:
        """Yield the results as a table."""
        from partygames.engine import export

        return export.as_csv(self.games(), self.aliases(), lambda game: history.day_of(game.started).isoformat())

    def _read(self, ask: Callable[[Store], T], nothing: T) -> T:
        try:
            store = self._look()
            return nothing if store is None else ask(store)
        except (sqlite3.Error, UnicodeError) as err:
            raise CannotRead(str(err)) from err

    # -- changes

    def merge(self, names: Iterable[str], into: str) -> None:
        """Let several names count as one person's."""
        some = tuple(names)
        self._write(lambda store: history.merge(store, some, into))

    def part(self, name: str) -> None:
        """Let all names that were merged into `name` count by themselves again."""
        self._write(lambda store: history.part(store, name))

    def erase(self, names: Iterable[str], instead: tuple[str, ...]) -> bool:
        """Take names out of every game for good, in the file too; `instead`: what a seat is called then, by emblem."""
        some = tuple(names)
        self._forgotten(some, instead)
        return self._for_good(lambda store: history.erase(store, some, instead))

    def erase_all(self) -> bool:
        """Delete everything that was ever played, and say whether it is gone from the disk."""
        assert self._journal is not None
        self._journal.forget_words()
        self._forgotten(None, ())
        self._journal.write(delete_set_aside, How.BARE)
        return self._for_good(history.erase_all)

    def _write(self, change: Callable[[Store], None]) -> None:
        assert self._journal is not None
        self._journal.write(change)

    def _for_good(self, change: Callable[[Store], None]) -> bool:
        assert self._journal is not None
        self._journal.write(history.overwrite_deleted, How.BARE)
        self._journal.write(change)
        self._journal.write(history.leave_no_trace, How.BARE)
        return self._journal.settle(10_000)

