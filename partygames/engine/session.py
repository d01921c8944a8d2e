"""One game under way: the only owner of its state. Views send moves and see what `view` shows them."""

import sqlite3
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from partygames.core.game import RuleError
from partygames.core.seats import Seat
from partygames.engine.aside import aside
from partygames.engine.clock import PhaseClock
from partygames.engine.journal import Journal

HEARTBEAT_MS = 1_000


class Change(msgspec.Struct, frozen=True):
    """One accepted move: the number of the new state and what everybody at the table may know of it."""

    number: int
    events: tuple[Any, ...]


class GameSession(QObject):
    """Take moves, apply them, write them down, then tell everybody.

    `changed(Change)` comes after the state, the journal and the clock are in order. `rejected(move, RuleError)` leaves
    everything as it was. `bell(period)` comes just before a minute's timeout is submitted, for a view to end its live stroke
    (DD-4).
    `trouble(str)` tells once that moves cannot be written to disk; the game goes on and the rest is written later.
    """

    changed = Signal(object)
    rejected = Signal(object, object)
    bell = Signal(object)
    trouble = Signal(str)

    def __init__(
        self,
        game: ModuleType,
        setup: Any,
        seats: tuple[Seat, ...],
        journal: Journal | None = None,
        game_id: int = 0,
        clock: PhaseClock | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start the game that `setup` describes; without a journal nothing is kept. Raises RuleError for a bad table."""
        super().__init__(parent)
        self.game, self.seats = game, seats
        self._state = game.start(setup)
        self.number = 0
        self.log: list[Any] = []
        self._journal, self._game_id = journal, game_id
        self._pending: list[tuple[int, str, int | None]] = []
        self._troubled = False
        self.clock = clock or PhaseClock()
        self.clock.setParent(self)
        self.clock.expired.connect(self._minute_over)
        self.clock.ticked.connect(self._heartbeat)
        self._beat = 0
        self._ended = False
        self._encode = msgspec.json.Encoder().encode

    @property
    def setup(self) -> Any:
        """Return the setup of the game. It may hold secrets: for the engine and for playing again, not for views."""
        return self._state.setup

    def view(self, seat: int | None) -> Any:
        """Return what `seat` may see; None is the public table (invariant 4)."""
        return self.game.view_for(self._state, seat)

    def legal_moves(self, seat: int) -> Any:
        """Return the moves open to `seat` now."""
        return self.game.legal_moves(self._state, seat)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return bool(self.game.is_over(self._state))

    def submit(self, move: Any, seen: int | None = None) -> bool:
        """Apply `move` and say whether it was accepted; with `seen`, only if the table still is as the mover saw it."""
        if seen is not None and seen != self.number:
            return False
        try:
            state, events = self.game.apply(self._state, move)
        except RuleError as error:
            self.rejected.emit(move, error)
            return False
        self._state = state
        self.number += 1
        self._follow_clock()
        self._write(move)
        public = self._public(events)
        self.log.extend(public)
        self.changed.emit(Change(self.number, public))
        return True

    def prepare(self) -> None:
        """Let the game load, on a worker thread, what its moves will need; nothing waits for it."""
        prepare = getattr(self.game, "prepare", None)
        work = prepare(self.setup) if prepare is not None else None
        if work is not None:
            aside(work)

    def replay(self, moves: tuple[str, ...], clock_ms: int | None) -> None:
        """Bring a fresh session to where these moves (JSON) left it; the minute under way waits, paused, with `clock_ms` left.

        Raises RuleError or msgspec.ValidationError for a move that cannot be read; nothing is written.
        """
        decode = msgspec.json.Decoder(self.game.Move).decode
        state = self._state
        for text in moves:
            state, events = self.game.apply(state, decode(text))
            self.log.extend(self._public(events))
        self._state = state
        self.number = len(moves)
        self._follow_clock(clock_ms, paused=True)

    def close(self) -> None:
        """Stop the clock and write what is left of the minute; the session is not used again."""
        if self._journal is not None and self.clock.active:
            self._safely(lambda journal: journal.note_clock(self._game_id, self.clock.left_ms()))
        self._flush()
        self.clock.stop()

    def state_json(self) -> bytes:
        """Return the whole state as JSON, for the journal and for comparing; it holds every secret of the table."""
        return self._encode(self._state)

    def _public(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return what everybody at the table may know of these events (invariant 4)."""
        seen = (self.game.event_for(event, None) for event in events)
        return tuple(event for event in seen if event is not None)

    def _follow_clock(self, left_ms: int | None = None, paused: bool = False) -> None:
        # A game without minutes has no such function.
        period_of = getattr(self.game, "period", None)
        period = period_of(self._state) if period_of is not None else None
        if period is None:
            self.clock.stop()
        elif period != self.clock.period:
            self._beat = 0
            self.clock.start(period, period.ms, left_ms, paused)

    def _minute_over(self, period: Any) -> None:
        self.bell.emit(period)
        self.submit(self.game.timeout(period))

    def _heartbeat(self, left_ms: int) -> None:
        beat = left_ms // HEARTBEAT_MS
        if beat != self._beat and self._journal is not None:
            self._beat = beat
            self._safely(lambda journal: journal.note_clock(self._game_id, left_ms))

    def _write(self, move: Any) -> None:
        if self._journal is None:
            return
        left = self.clock.left_ms() if self.clock.active else None
        self._pending.append((self.number, self._encode(move).decode(), left))
        self._flush()
        if self.over and not self._ended and not self._pending:
            scores, winners = self.game.scores(self._state), self.game.winners(self._state)
            result = self._encode({"scores": scores, "winners": winners}).decode()
            self._ended = self._safely(lambda journal: journal.end(self._game_id, result))

    def _flush(self) -> None:
        if self._pending and self._safely(lambda journal: journal.append(self._game_id, self._pending)):
            self._pending.clear()

    def _safely(self, write: Callable[[Journal], None]) -> bool:
        """Write to the journal; a disk that refuses is reported once, and what was not written is tried again later."""
        if self._journal is None:
            return False
        try:
            write(self._journal)
        except sqlite3.Error as err:
            if not self._troubled:
                self._troubled = True
                self.trouble.emit(str(err))
            return False
        self._troubled = False
        return True
