"""A clock that waits for a newcomer: while something is explained no time passes."""

import time
from collections.abc import Callable

from partygames.engine.clock import PhaseClock

Time = Callable[[], float]


class Standing:
    """Two clocks (ms) that stand still together, so that neither seems to have jumped when they go on."""

    def __init__(self, mono: Time, wall: Time) -> None:
        self._clocks = (mono, wall)
        self._lost = [0.0, 0.0]
        self._since: list[float] | None = None

    @property
    def still(self) -> bool:
        """Say whether they stand."""
        return self._since is not None

    def stand(self, on: bool) -> None:
        """Let them stand, or go on from where they stood."""
        now = [clock() for clock in self._clocks]
        if on and self._since is None:
            self._since = now
        elif not on and self._since is not None:
            self._lost = [lost + n - since for lost, n, since in zip(self._lost, now, self._since, strict=True)]
            self._since = None

    def mono(self) -> float:
        """Return the time that never runs backwards."""
        return self._read(0)

    def wall(self) -> float:
        """Return the time of day."""
        return self._read(1)

    def _read(self, which: int) -> float:
        now = self._clocks[which]() if self._since is None else self._since[which]
        return now - self._lost[which]


class PatientClock(PhaseClock):
    """The phase clock of a lesson: `wait(True)` keeps the minute where it is, without a pause that covers the boards."""

    def __init__(self, mono: Time = lambda: time.monotonic() * 1000, wall: Time = lambda: time.time() * 1000) -> None:
        standing = Standing(mono, wall)
        super().__init__(mono=standing.mono, wall=standing.wall)
        self._standing = standing

    @property
    def waiting(self) -> bool:
        """Say whether the minute waits."""
        return self._standing.still

    def wait(self, on: bool) -> None:
        """Let the minute wait, or go on."""
        self._standing.stand(on)
