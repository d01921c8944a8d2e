"""A recorded game watched again: every moment of it, when it came, and what may be seen of it."""

import contextlib
from bisect import bisect_right
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from partygames.core.replay import Step, states_of
from partygames.engine.course import Unreadable, moves_of, table_of
from partygames.engine.history import games
from partygames.engine.store import GameRow, Store

PACE_MS = 1_200
"""How long a moment stands where no minute runs: the game keeps no time of its own there, and nobody wants to wait again."""
SHORTEST_MS = 1
"""Moves of one instant still come one after the other."""


class Replay:
    """The course of a game move by move. Moments are numbered: 0 is the deal, n what move n led to.

    The moves are played again in slices (`load`), for a long game takes longer than a frame. `damaged` is the number of the first
    move that could not be read or played, None when all could. `open` says that the game was played to its end: until then nobody
    sees more than the public table did (invariant 4).
    """

    def __init__(self, row: GameRow) -> None:
        """Read a game; raises course.Unreadable where not even its deal can be read."""
        self.game, self.setup, self.seats = table_of(row)
        self.moves, self.damaged = moves_of(self.game, row.moves)
        self.open = row.state == "done"
        self._left = tuple(one.left_ms for one in row.moves[: len(self.moves)])
        self._steps: list[Step] = []
        self._times: list[int] = []
        self._log: list[Any] = []
        self._said: list[int] = []
        self._began = 0
        self._rest: Iterator[Step] = states_of(self.game, self.setup, self.moves)
        self._take()

    # -- playing the moves again

    @property
    def last(self) -> int:
        """Return the number of the last moment: all moves that can be read."""
        return len(self.moves)

    @property
    def loaded(self) -> int:
        """Return up to which moment the game has been played again."""
        return len(self._steps) - 1

    def load(self, slice_s: float | None = None, upto: int | None = None) -> bool:
        """Play on for about so many seconds, or up to a moment; say whether that (without one: everything) is loaded."""
        end = None if slice_s is None else perf_counter() + slice_s
        while self.loaded < (self.last if upto is None else min(upto, self.last)):
            if end is not None and perf_counter() > end:
                return False
            self._take()
        return True

    def _take(self) -> None:
        """Play one more move; a move that the rules refuse ends the game there."""
        number = len(self._steps)
        try:
            step = next(self._rest)
            self.game.view_for(step.state, None)
        except Exception:  # what lies on a disk can be damaged in more ways than there are names for
            if not number:
                raise Unreadable from None
            self.damaged, self.moves = number, self.moves[: number - 1]
            return
        self._steps.append(step)
        seen = (self.game.event_for(event, None) for event in step.events)
        self._log.extend(event for event in seen if event is not None)
        self._said.append(len(self._log))
        self._times.append(self._time_of(number) if number else 0)

    # -- time

    def _period(self, number: int) -> Any:
        of = getattr(self.game, "period", None)
        return None if of is None else of(self._steps[number].state)

    def _time_of(self, number: int) -> int:
        """Return when move `number` came: within a minute by its clock, else a moment after the one before."""
        before, now = self._times[number - 1], self._left[number - 1]
        period = self._period(number - 1)
        if period is None:
            at = before + PACE_MS
        elif self._period(number) == period:
            at = before + SHORTEST_MS if now is None else self._began + period.ms - now
        elif self._steps[number].move == self.game.timeout(period):
            at = self._began + period.ms
        else:  # somebody ended the minute early: when is not known
            at = before + PACE_MS
        at = max(at, before + SHORTEST_MS)
        if self._period(number) != period:
            self._began = at
        return at

    def time(self, number: int) -> int:
        """Return ms from the deal to a moment that is loaded."""
        return self._times[number]

    @property
    def duration(self) -> int:
        """Return ms from the deal to the last moment that is loaded."""
        return self._times[-1]

    def number_at(self, ms: float) -> int:
        """Return the moment that stands at a time."""
        return max(0, bisect_right(self._times, ms) - 1)

    def minute(self, number: int, ms: float) -> tuple[int, int] | None:
        """Return (ms left, ms in all) of the minute that runs between this moment and the next, None where none runs."""
        period = self._period(number)
        if period is None:
            return None
        began = number
        while began and self._period(began - 1) == period:
            began -= 1
        return max(0, min(period.ms, round(period.ms - (ms - self._times[began])))), period.ms

    # -- what may be seen

    def view(self, number: int, seat: int | None = None) -> Any:
        """Return what a seat saw then, None is the public table; a seat's own view only of a game that is over."""
        if seat is not None and not self.open:
            raise PermissionError("the secrets of a game that is not over")
        return self.game.view_for(self._steps[number].state, seat)

    def move(self, number: int) -> Any | None:
        """Return the move that led to a moment, None for the deal; for drawing what comes, in a game that is over."""
        return self._steps[number].move

    def number_of(self, event: int) -> int:
        """Return the moment at which an event of the public log (by its place) happened."""
        return min(self.loaded, bisect_right(self._said, event))

    def log(self, number: int) -> list[Any]:
        """Return the public log up to a moment."""
        return self._log[: self._said[number]]


def complete(store: Store) -> int:
    """Work out what each seat did in finished games of version 1, which did not keep it; return in how many."""
    old = [game for game in games(store) if game.result is not None and not game.result.deeds]
    for game in old:
        row = store.game(game.id)
        with contextlib.suppress(Unreadable):
            assert row is not None
            replay = Replay(row)
            replay.load()
            deeds = replay.game.deeds(replay.log(replay.loaded), len(game.seats))
            assert game.result is not None
            told = msgspec.json.encode(msgspec.structs.replace(game.result, deeds=deeds)).decode()
            with store.transaction():
                store.db.execute("UPDATE games SET result=? WHERE id=?", (told, game.id))
    return len(old)
