"""One game under way: the only owner of its state. Views send moves and see what `view` shows them."""

from collections.abc import Iterator
from threading import Thread
from types import ModuleType
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from partygames.core.game import RuleError
from partygames.core.replay import states_of
from partygames.core.seats import Player, Seat
from partygames.engine.clock import PhaseClock
from partygames.engine.course import Course, result_of
from partygames.engine.entry import Entry

HEARTBEAT_MS = 1_000
SNAPSHOT_EVERY = 100
"""After so many moves the state is kept, so that a long game is resumed at once."""


class Change(msgspec.Struct, frozen=True):
    """One accepted move: the number of the new state and what everybody at the table may know of it."""

    number: int
    events: tuple[Any, ...]


class GameSession(QObject):
    """Take moves, apply them, have them written down, then tell everybody.

    `changed(Change)` comes after state and clock are in order and the move is on its way to the disk, which nobody waits for
    (writer.py). `rejected(move, RuleError)` leaves everything as it was. `bell(period)` comes just before a minute's timeout is
    submitted, for a view to end its live stroke (DD-4). `seated(seat)` comes when somebody else plays for a seat.
    """

    changed = Signal(object)
    rejected = Signal(object, object)
    bell = Signal(object)
    seated = Signal(int)

    def __init__(
        self,
        game: ModuleType,
        setup: Any,
        seats: tuple[Seat, ...],
        entry: Entry | None = None,
        clock: PhaseClock | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start the game that `setup` describes; without an entry nothing is kept. Raises RuleError for a bad table."""
        super().__init__(parent)
        self.game, self.seats = game, seats
        self._state = game.start(setup)
        self.number = 0
        self.log: list[Any] = []
        self._moves: list[Any] = []
        self.entry = entry
        self.closed = False
        self._left: int | None = None
        self._kept = 0
        self.clock = clock or PhaseClock()
        self.clock.setParent(self)
        self.clock.expired.connect(self._minute_over)
        self.clock.ticked.connect(self._heartbeat)
        self._beat = 0

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
        self._moves.append(move)
        public = self._public(events)
        self.log.extend(public)
        self._follow_clock()
        self._write(move)
        self.changed.emit(Change(self.number, public))
        return True

    def prepare(self) -> None:
        """Let the game load, on a worker thread, what its moves will need; nothing waits for it."""
        prepare = getattr(self.game, "prepare", None)
        work = prepare(self.setup) if prepare is not None else None
        if work is not None:
            Thread(target=work, name="prepare", daemon=True).start()

    def go_on(self, course: Course) -> None:
        """Bring a fresh session to where a game stood; the minute under way waits, paused, with the time that was left."""
        self._state = course.state
        self._moves, self.log = list(course.moves), list(course.log)
        self.number = self._kept = len(self._moves)
        self._follow_clock(course.left_ms, paused=True)

    def course(self) -> Course:
        """Return the game as it stands, to go on with it later."""
        left = self._left if self.closed else self.clock.left_ms() if self.clock.active else None
        return Course(self.game, self.setup, self.seats, self._state, tuple(self.log), tuple(self._moves), left)

    def stand_in(self, seat: int, player: Player) -> None:
        """Let a computer play for the person at `seat`, who is away; Player.HUMAN gives the seat back. Others' seats stay."""
        who = self.seats[seat]
        if not who.persons or who.player is player:
            return
        now = msgspec.structs.replace(who, player=player, away=player is not Player.HUMAN)
        self.seats = (*self.seats[:seat], now, *self.seats[seat + 1 :])
        if self.entry is not None:
            self.entry.reseat(self.seats)
        self.seated.emit(seat)

    def past(self, seat: int | None) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        """Yield (view, events) of every moment so far as `seat` saw them, the deal first; None is the public table.

        What was to be seen then, by the rules of then: nothing that came out later is in an earlier view (invariant 4).
        """
        for step in states_of(self.game, self.setup, tuple(self._moves)):
            seen = (self.game.event_for(event, seat) for event in step.events)
            yield self.game.view_for(step.state, seat), tuple(event for event in seen if event is not None)

    def close(self) -> None:
        """Stop the clock and write what is left of the minute; the session is not used again."""
        if self.closed:
            return
        self._left, self.closed = self.clock.left_ms() if self.clock.active else None, True
        if self.entry is not None and not self.over:
            if self._left is not None:
                self.entry.clock(self._left)
            if self.number > self._kept:
                self._snapshot(self.entry)
        self.clock.stop()

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
        if beat != self._beat and self.entry is not None:
            self._beat = beat
            self.entry.clock(left_ms)

    def _write(self, move: Any) -> None:
        if self.entry is None:
            return
        self.entry.move(self.number, move, self.clock.left_ms() if self.clock.active else None)
        if self.over:
            self.entry.end(result_of(self.course()))
        elif self.number - self._kept >= SNAPSHOT_EVERY:
            self._snapshot(self.entry)

    def _snapshot(self, entry: Entry) -> None:
        self._kept = self.number
        entry.snapshot(self.game, self.number, self._state, tuple(self.log))
