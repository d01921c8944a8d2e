"""The table: starts a game, resumes the one that was cut off, and remembers who sat there."""

import os
import sqlite3
from pathlib import Path
from random import SystemRandom
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QStandardPaths

from partygames.core.seats import Seat
from partygames.engine.course import Course, Unreadable, course_of, result_of
from partygames.engine.entry import Entry
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, Shelf
from partygames.engine.store import Store
from partygames.engine.writer import Journal
from partygames.games.registry import DOODLE, WITCH, game

if TYPE_CHECKING:
    from partygames.engine.archive import Archive


class CannotResume(Exception):
    """There is no game to go on with."""


class Waiting(msgspec.Struct, frozen=True):
    """The game that was cut off, and its entry in the journal if it has one."""

    course: Course
    entry: Entry | None


class CutOff(msgspec.Struct, frozen=True):
    """What the lobby says of the game that was cut off: which, who, and its public view as it was left."""

    game: str
    seats: tuple[Seat, ...]
    view: Any
    left_ms: int | None


def data_folder() -> Path:
    """Return the user's folder for the program's files (PARTYGAMES_DATA names another one)."""
    override = os.environ.get("PARTYGAMES_DATA")
    return Path(override) if override else Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


class Table(QObject):
    """Hold journal, settings and the shelf of word packs, and make sessions. Without a journal games are not kept.

    `broken` is True once the game that was cut off has turned out not to be readable; whoever tells of it sets it back.
    """

    def __init__(
        self, journal: Journal | None, settings: SettingsFile, parent: QObject | None = None, look: Store | None = None
    ) -> None:
        """`look`: a database that may be read, where there is no journal because another copy of the program writes it."""
        super().__init__(parent)
        self.journal, self.settings, self._look = journal, settings, look
        self.broken = False
        self._waits: Waiting | None = None
        self._asked = False
        self._current: GameSession | None = None
        self.shelf = Shelf.beside(settings.path)

    def start_doodle(
        self, seats: tuple[Seat, ...], seed: int | None = None, pack: str = BASE, family: bool = False, **options: Any
    ) -> GameSession:
        """Deal and start Doodle Rush; `pack` is an id on the shelf, `options` are fields of its Setup.

        Raises RuleError, or PackError for a pack that cannot be read or has too few words for this table.
        """
        from partygames.games.doodle_rush import deal
        from partygames.games.doodle_rush.state import Difficulty, Setup, Source

        seed = SystemRandom().getrandbits(32) if seed is None else seed
        difficulty = Difficulty(options.pop("difficulty", "easy"))
        # Each side of the cards is used up by itself (DD-10); a loose word may be on both sides.
        used_of = f"{BASE}/{difficulty.value}" if pack == BASE else pack
        seen = self.journal.words_seen(used_of) if self.journal else frozenset()
        dealt = deal.deal(self.shelf.pack(pack), difficulty, len(seats), seed, seen, family)
        if pack != BASE or family:
            options["source"] = Source(pack, family)
        session = self._begin(DOODLE, Setup(len(seats), seed, dealt.words, difficulty, **options), seats)
        if self.journal:
            self.journal.see_words(used_of, dealt.used, dealt.forgotten)
        return session

    def start_witch(self, seats: tuple[Seat, ...], seed: int | None = None, **options: Any) -> GameSession:
        """Deal and start Witch Express; `options` are fields of its Setup. Raises RuleError."""
        from partygames.games.witch_express import Setup

        seed = SystemRandom().getrandbits(32) if seed is None else seed
        return self._begin(WITCH, Setup(len(seats), seed, **options), seats)

    def again(self, session: GameSession) -> GameSession:
        """Start the same game with the same seats and options, dealt anew."""
        setup = session.setup
        if session.game.NAME == DOODLE:
            kept = ("difficulty", "minute_s", "handicaps", "drawing", "guessing", "auto_judge")
            keep = {name: getattr(setup, name) for name in kept}
            if setup.source:
                keep |= {"pack": setup.source.pack, "family": setup.source.family}
            return self.start_doodle(session.seats, start=(setup.start + 1) % setup.players, **keep)
        return self.start_witch(session.seats, start=(setup.start + 1) % setup.players, house=setup.house)

    def _begin(self, name: str, setup: Any, seats: tuple[Seat, ...]) -> GameSession:
        module = game(name)
        module.start(setup)  # refuse a bad table before anything is written
        entry = self.journal.begin(name, module.SCHEMA, setup, seats) if self.journal else None
        self._waits = None
        return self._session(module, setup, seats, entry)

    def _session(self, module: ModuleType, setup: Any, seats: tuple[Seat, ...], entry: Entry | None) -> GameSession:
        self._asked = True
        self._current = GameSession(module, setup, seats, entry, parent=self)
        return self._current

    def archive(self) -> "Archive":
        """Return the way to what was played."""
        from partygames.engine.archive import Archive  # the lobby comes first

        return Archive(self.journal, self._look, self._forgotten)

    def _forgotten(self, names: tuple[str, ...] | None, instead: tuple[str, ...]) -> None:
        """Forget what is erased here too: the game that waits, and who sat at the last table."""
        from partygames.engine.history import renamed

        last, waits = self.settings.now.seats, self._waiting()
        if names is None:
            self._waits = None
            self.settings.change(seats=())
            return
        self.settings.change(seats=renamed(last, names, lambda seat: ""))
        if waits is not None:
            seats = renamed(waits.course.seats, names, lambda seat: instead[seat.emblem % len(instead)])
            self._waits = Waiting(replace(waits.course, seats=seats), waits.entry)

    # -- the game that was cut off

    def leave(self, session: GameSession) -> None:
        """Close a session that is left; unless the game is over it waits, with or without a disk, to be gone on with."""
        session.close()
        self._take_closed()

    def cut_off(self) -> CutOff | None:
        """Return what to say of the game that was cut off, or None. One that cannot be read is put aside, see `broken`."""
        waits = self._waiting()
        if waits is None:
            return None
        course = waits.course
        return CutOff(course.game.NAME, course.seats, course.game.view_for(course.state, None), course.left_ms)

    def resume(self) -> GameSession:
        """Go on with the game that was cut off, its clock paused; raises CannotResume."""
        waits = self._waiting()
        if waits is None:
            raise CannotResume
        course = waits.course
        session = self._session(course.game, course.setup, course.seats, waits.entry)
        session.go_on(course)
        return session

    def forget_cut_off(self) -> None:
        """Do not offer the game that was cut off, or the one under way, any more; it stays in the database."""
        waits, self._waits = self._waiting(), None
        current, self._current = self._current, None
        entry = waits.entry if waits is not None else current.entry if current is not None and not current.over else None
        if entry is not None:
            entry.leave()

    def _take_closed(self) -> None:
        """Let the session that was closed last wait; one that was put away for a new game does not."""
        session = self._current
        if session is not None and session.closed:
            self._current = None
            self._waits = None if session.over else Waiting(session.course(), session.entry)

    def _waiting(self) -> Waiting | None:
        """Return the game that waits: the one left last, or at the start the one in the database, which is read once."""
        self._take_closed()
        if not self._asked:
            self._asked = True
            self._waits = self._from_disk()
        return self._waits

    def _from_disk(self) -> Waiting | None:
        try:
            row = self.journal.cut_off() if self.journal else None
        except sqlite3.Error:
            return None  # a disk that cannot be read has nothing to offer; starting a game will tell of it
        if row is None or self.journal is None:
            return None
        entry = self.journal.entry(row.id)
        try:
            course = course_of(row)
        except Unreadable:
            self.broken = True
            entry.leave("broken")
            return None
        if course.game.is_over(course.state):  # killed between the last move and the result
            entry.end(result_of(course))
            return None
        return Waiting(course, entry)
