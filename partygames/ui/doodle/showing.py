"""What lets a replay run on its board, with a timer that runs only while something is to be painted."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from partygames.ink.reel import Reel
from partygames.ui.doodle.replay_board import ReplayBoard
from partygames.ui.scene.animator import FRAME_MS, Motion


class Showing(QObject):
    """Drive one board's replay; `changed` comes whenever it stands elsewhere, plays or pauses. `mono` returns ms."""

    changed = Signal()

    def __init__(
        self, parent: QObject, board: ReplayBoard, speed: float, mono: Callable[[], float] = lambda: time.monotonic() * 1000
    ) -> None:
        super().__init__(parent)
        self.board, self.reel = board, Reel(board.replay, speed)
        self.mono, self._seen = mono, 0.0
        self._timer = QTimer(self)
        self._timer.setObjectName("replay")
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    def play(self, on: bool) -> None:
        """Play, or stand still."""
        if on:
            self.reel.play()
        else:
            self.reel.pause()
        self._go_on()

    def seek(self, ms: float) -> None:
        """Go to a moment."""
        self.reel.seek(ms)
        self._go_on()

    def step(self, by: int) -> None:
        """Go to the next stroke, or one back, and stand still."""
        self.reel.step(by)
        self._go_on()

    def stop(self) -> None:
        """Stand still for good, before the board is dropped."""
        self.reel.pause()
        self._timer.stop()
        self.board.close()

    def _go_on(self) -> None:
        self._seen = self.mono()
        self._show()
        if self.reel.playing or self.board.behind:
            self._timer.start()

    def _tick(self) -> None:
        now = self.mono()
        self.reel.advance(now - self._seen, Motion.less)
        self._seen = now
        self._show()
        if not self.reel.playing and not self.board.behind:
            self._timer.stop()

    def _show(self) -> None:
        self.board.show_moment(self.reel.replay.at(self.reel.ms))
        self.changed.emit()
