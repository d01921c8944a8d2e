"""The phase clock: the only timer of the game."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from partygames.core.countdown import Countdown, jumped

TICK_MS = 100


class PhaseClock(QObject):
    """Count one minute down against a deadline on injected clocks.

    `ticked(left_ms)` comes about ten times a second while it runs; `expired(period)` once, when the minute is over;
    `slept(left_ms)` when the machine slept or a clock jumped: the clock has then paused itself with the time left before.
    `mono` and `wall` return ms; tests hand in their own.
    """

    ticked = Signal(int)
    expired = Signal(object)
    slept = Signal(int)
    pause_changed = Signal(bool)

    def __init__(
        self,
        parent: QObject | None = None,
        mono: Callable[[], float] = lambda: time.monotonic() * 1000,
        wall: Callable[[], float] = lambda: time.time() * 1000,
    ) -> None:
        super().__init__(parent)
        self._mono, self._wall = mono, wall
        self._count: Countdown | None = None
        self.period: object = None
        self.paused = False
        self._seen = (0.0, 0.0)
        self._last_left = 0
        self._timer = QTimer(self)
        self._timer.setObjectName("phase-clock")
        # The default timer may be 5 % late, which is three seconds of a minute.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.look)

    @property
    def active(self) -> bool:
        """Say whether a minute is under way, running or paused."""
        return self._count is not None

    @property
    def running(self) -> bool:
        """Say whether time passes now."""
        return self._count is not None and self._count.deadline is not None

    @property
    def whole_ms(self) -> int:
        """Return the length of the minute under way, 0 without one."""
        return self._count.whole_ms if self._count else 0

    def left_ms(self) -> int:
        """Return what is left of the minute under way, 0 without one."""
        return self._count.left(self._mono()) if self._count else 0

    def start(self, period: object, whole_ms: int, left_ms: int | None = None, paused: bool = False) -> None:
        """Begin the minute called `period`; with `left_ms` it goes on from there, `paused` until `resume`."""
        self.period = period
        left = whole_ms if left_ms is None else max(0, min(left_ms, whole_ms))
        self._count = Countdown(whole_ms, left)
        self._last_left = left
        self._set_paused(paused)
        if not paused:
            self._run()

    def stop(self) -> None:
        """Forget the minute under way."""
        self._timer.stop()
        self._count, self.period = None, None
        self._set_paused(False)

    def pause(self) -> None:
        """Let the minute stand still (a house rule, DD-9)."""
        if self._count is not None and not self.paused:
            self._count = self._count.hold(self._mono())
            self._timer.stop()
            self._set_paused(True)

    def resume(self) -> None:
        """Go on with what is left."""
        if self._count is not None and self.paused:
            self._set_paused(False)
            self._run()

    def look(self) -> None:
        """Compare the clocks with the deadline; called by the timer, and by tests after they moved their clocks."""
        if self._count is None or self.paused:
            return
        mono, wall = self._mono(), self._wall()
        if jumped(self._seen[0], mono, self._seen[1], wall, TICK_MS):
            self._count = Countdown(self._count.whole_ms, self._last_left)
            self._timer.stop()
            self._set_paused(True)
            self.slept.emit(self._last_left)
            return
        self._seen = (mono, wall)
        left = self._count.left(mono)
        self._last_left = left
        if left > 0:
            self.ticked.emit(left)
            return
        period = self.period
        self.stop()
        self.expired.emit(period)

    def _run(self) -> None:
        assert self._count is not None
        self._seen = (self._mono(), self._wall())
        self._count = self._count.run(self._seen[0])
        self._timer.start()
        self.ticked.emit(self._count.left_ms)

    def _set_paused(self, on: bool) -> None:
        if on != self.paused:
            self.paused = on
            self.pause_changed.emit(on)
