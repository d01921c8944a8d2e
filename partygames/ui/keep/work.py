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
    """What the work itself holds: it calls `look` often, and `step` when another part is done."""

    def __init__(self, parts: int = 1) -> None:
        self.parts, self.done = parts, 0
        self.cancelled = False

    def look(self) -> None:
        """Go on, or raise Cancelled."""
        if self.cancelled:
            raise Cancelled

    def step(self) -> None:
        """Count a part as done, and look."""
        self.done += 1
        self.look()


class Worker(QObject):
    """Run one function in a thread of its own. Exactly one of the signals comes, in the GUI thread, unless it was cancelled.

    The thread touches no QObject of ours: a timer here looks at it, so that nothing can arrive at something deleted.
    """

    stepped = Signal(int, int)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, run: Callable[[Work], object], parts: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.work = Work(parts)
        self._run = run
        self._result: object = None
        self._error: Exception | None = None
        self._told = 0
        self._thread = threading.Thread(target=self._work, name="keep")
        self._timer = QTimer(self)
        self._timer.setObjectName("keep")
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._see)

    def start(self) -> None:
        """Begin."""
        self._thread.start()
        self._timer.start()

    def cancel(self) -> None:
        """Ask the work to stop at its next look; nothing more is heard of it."""
        self.work.cancelled = True
        self._timer.stop()

    def wait(self) -> None:
        """Wait for the thread to end."""
        if self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        try:
            self._result = self._run(self.work)
        except Cancelled:
            pass
        except Exception as error:
            if not isinstance(error, OSError):  # a disk that refuses is told in the window and is nothing to look into
                log.exception("unexpected while saving")
            self._error = error

    def _see(self) -> None:
        alive = self._thread.is_alive()
        if self.work.done != self._told:
            self._told = self.work.done
            self.stepped.emit(self._told, self.work.parts)
        if alive:
            return
        self._timer.stop()
        self._thread.join()
        if self._error is not None:
            self.failed.emit(self._error)
        else:
            self.finished.emit(self._result)
