"""Where a replay stands and how it runs: one timer, which loads the game, lets time go by, and lets the picture catch up."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from partygames.engine.replay import Replay
from partygames.ui.scene.animator import FRAME_MS

SPEEDS = (1, 2, 4, 8, 16)
SLICE_S = 0.010
"""How long a tick may spend on playing the moves again."""


class Film(QObject):
    """Stand at `ms` of a replay, or run. `changed(jump)` comes when it stands elsewhere; `jump`: not by running on.

    `work()` is asked once a tick to bring the picture further and says whether there is more to do. `mono` returns ms.
    """

    changed = Signal(bool)
    loaded = Signal()

    def __init__(
        self,
        replay: Replay,
        work: Callable[[], bool],
        parent: QObject | None = None,
        mono: Callable[[], float] = lambda: time.monotonic() * 1000,
    ) -> None:
        super().__init__(parent)
        self.replay, self._work, self._mono = replay, work, mono
        self.ms = 0.0
        self.playing = False
        self.speed = 1
        self.ready = False
        self._seen = mono()
        self._timer = QTimer(self)
        self._timer.setObjectName("film")
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def number(self) -> int:
        """Return the number of the moment that stands."""
        return self.replay.number_at(self.ms)

    @property
    def share(self) -> float:
        """Return how far it stands, 0..1 of what is loaded."""
        return self.ms / self.replay.duration if self.replay.duration else 0.0

    def start(self) -> None:
        """Begin to load."""
        self._run()

    def stop(self) -> None:
        """Stand still for good."""
        self.playing = False
        self._timer.stop()

    def play(self, on: bool) -> None:
        """Run, from the beginning where it stands at the end, or stand still."""
        if on and self.ready and self.ms >= self.replay.duration:
            self._go(0.0)
        self.playing = on
        self._run()
        self.changed.emit(False)

    def seek(self, share: float) -> None:
        """Go to a share 0..1 of what is loaded."""
        self._go(share * self.replay.duration)

    def step(self, by: int) -> None:
        """Stand still, one move further or back."""
        self.playing = False
        number = min(self.replay.loaded, max(0, self.number + by))
        self._go(float(self.replay.time(number)))

    def go_to(self, number: int) -> None:
        """Stand at a moment that is loaded."""
        self._go(float(self.replay.time(min(number, self.replay.loaded))))

    def _go(self, ms: float) -> None:
        self.ms = min(float(self.replay.duration), max(0.0, ms))
        self._run()
        self.changed.emit(True)

    def _run(self) -> None:
        if not self._timer.isActive():
            self._seen = self._mono()
            self._timer.start()

    def tick(self) -> None:
        """Load, let time go by, and let the picture catch up; the timer rests when there is nothing left to do."""
        now = self._mono()
        passed, self._seen = now - self._seen, now
        if not self.ready and self.replay.load(SLICE_S):
            self.ready = True
            self.loaded.emit()
        if self.playing:
            self.ms = min(float(self.replay.duration), self.ms + passed * self.speed)
            if self.ready and self.ms >= self.replay.duration:
                self.playing = False
            self.changed.emit(False)
        if not self._work() and self.ready and not self.playing:
            self._timer.stop()
