"""The table: starts a game, resumes the one that was cut off, and remembers who sat there."""

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QStandardPaths

from partygames.core.seats import Seat, plausible
from partygames.engine.journal import GameRow, Journal
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, Shelf
from partygames.games.registry import DOODLE, WITCH, game


class CannotResume(Exception):
    """The game that was cut off cannot be read; it stays in the database."""


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
    """Hold journal, settings and the shelf of word packs, and make sessions.

    Without a journal (a disk that cannot be used) games are not kept.
    """

    def __init__(self, journal: Journal | None, settings: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.journal, self.settings = journal, settings
        self.shelf = Shelf.beside(settings.path)

    def start_doodle(
        self, seats: tuple[Seat, ...], seed: int | None = None, pack: str = BASE, family: bool = False, **options: Any
    ) -> GameSession:
        """Deal and start Doodle Rush; `pack` is an id on the shelf, `options` are fields of its Setup.

        Raises RuleError, or PackError for a pack that cannot be read or has too few words for this table.
        """
        from partygames.games.doodle_rush import deal
        from partygames.games.doodle_rush.state import Difficulty, Setup, Source

        seed = secrets.randbits(32) if seed is None else seed
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

        seed = secrets.randbits(32) if seed is None else seed
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
        number = 0
        if self.journal:
            encode = msgspec.json.encode
            number = self.journal.begin(name, module.SCHEMA, encode(setup).decode(), encode(seats).decode())
        return GameSession(module, setup, seats, self.journal, number, parent=self)

    def cut_off(self) -> CutOff | None:
        """Return what to say of the game that was cut off, or None; one that cannot be read is put away and not offered again."""
        row = self._cut_off_row()
        if row is None:
            return None
        try:
            session = self._rebuild(row)
        except CannotResume:
            return None
        cut = CutOff(row.game, session.seats, session.view(None), row.clock_ms)
        over = session.over
        session.clock.stop()
        session.deleteLater()
        return None if over else cut

    def resume(self) -> GameSession:
        """Go on with the game that was cut off, its clock paused; raises CannotResume."""
        row = self._cut_off_row()
        if row is None:
            raise CannotResume
        return self._rebuild(row)

    def forget_cut_off(self) -> None:
        """Do not offer the game that was cut off any more; it stays in the database."""
        row = self._cut_off_row()
        if row is not None:
            self._put_away(row, "left")

    def _cut_off_row(self) -> GameRow | None:
        try:
            return self.journal.cut_off() if self.journal else None
        except sqlite3.Error:
            return None  # a disk that cannot be read has nothing to offer; starting a game will tell of it

    def _put_away(self, row: GameRow, state: str) -> None:
        assert self.journal is not None
        # A disk that refuses is no reason not to start: the game will be offered once more.
        with contextlib.suppress(sqlite3.Error):
            self.journal.leave(row.id, state)

    def _rebuild(self, row: GameRow) -> GameSession:
        session = None
        try:
            module = game(row.game)
            setup = msgspec.json.decode(row.setup, type=module.Setup)
            seats = msgspec.json.decode(row.seats, type=tuple[Seat, ...])
            msgspec.convert(row.clock_ms, int | None)
            if row.schema != module.SCHEMA or not plausible(seats, setup.players):
                raise CannotResume
            session = GameSession(module, setup, seats, self.journal, row.id, parent=self)
            session.replay(row.moves, row.clock_ms)
        except Exception as err:  # what lies on a disk can be damaged in more ways than there are names for
            if session is not None:
                session.clock.stop()
                session.deleteLater()
            self._put_away(row, "broken")
            raise CannotResume from err
        return session
