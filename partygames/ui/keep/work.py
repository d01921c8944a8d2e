"""Long work off the GUI thread: it tells how far it is, can be cancelled, and ends by a signal in the GUI thread."""

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

LOOK_MS = 30
log = logging.getLogger("partygames")


class Cancelled(Exception):
    """The work was cancelled; whoever does it leaves nothing behind."""


class Work:
    """What the work itself holds: it calls `look` often, and `step` when another part is done. Plain Python, for any thread."""

    def __init__(self, parts: int = 1) -> None:
        self.parts, self.done = parts, 0
        self.cancelled = False
        self.result: object = None
        self.error: Exception | None = None

    def look(self) -> None:
        """Go on, or raise Cancelled."""
        if self.cancelled:
            raise Cancelled

    def step(self) -> None:
        """Count a part as done, and look."""
        self.done += 1
        self.look()

    def do(self, run: Callable[["Work"], object]) -> None:
        """Do the work and keep what came of it."""
        try:
            self.result = run(self)
        except Cancelled:
            pass
        except Exception as error:
            if not isinstance(error, OSError):  # a disk that refuses is told in the window and is nothing to look into
                log.exception("unexpected while saving")
            self.error = error


class Worker(QObject):
    """Run one function in a thread of its own; unless it is cancelled, `finished(result)` or `failed(error)` comes once.

    The thread knows nothing of this object: a timer here looks at the work, so nothing can arrive at something deleted.
    """

    stepped = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, run: Callable[[Work], object], parts: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.work = Work(parts)
        self.thread_of_work = threading.Thread(target=self.work.do, args=(run,), name="keep")
        self._told = 0
        self._timer = QTimer(self)
        self._timer.setObjectName("keep")
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._see)

    def start(self) -> None:
        """Begin."""
        self.thread_of_work.start()
        self._timer.start()

    def cancel(self) -> None:
        """Ask the work to stop at its next look; nothing more is heard of it."""
        self.work.cancelled = True
        self._timer.stop()

    def _see(self) -> None:
        alive, work = self.thread_of_work.is_alive(), self.work
        if work.done != self._told:
            self._told = work.done
            self.stepped.emit(work.done, work.parts)
        if alive:
            return
        self._timer.stop()
        if work.error is not None:
            self.failed.emit(work.error)
        else:
            self.finished.emit(work.result)
