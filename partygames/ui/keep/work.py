"""Long work off the GUI thread: it tells how far it is, can be cancelled, and ends by a signal in the GUI thread.

Only one thread runs Python at a time, and the GUI thread asks for its turn again with every call that comes from Qt, a hundred
times a frame. If it had to wait for the worker each time, the window would stand still. So the worker lets it go first: at
each look it waits until no event is being handled.
"""

import logging
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

LOOK_MS = 30
WAIT_S = 0.02
"""How long the work waits for the GUI thread at each look; then it goes on for one step, or it would never end."""
SWITCH_S = 0.001
"""How long a thread keeps the other waiting between two looks; Python's own 5 ms are a third of a frame."""
log = logging.getLogger("partygames")


class Cancelled(Exception):
    """The work was cancelled; whoever does it leaves nothing behind."""


class Work:
    """What the work itself holds: it calls `look` often, and `step` when another part is done. Plain Python, for any thread."""

    def __init__(self, parts: int = 1) -> None:
        self.parts, self.done = parts, 0
        self.cancelled = False
        self.turn = threading.Event()
        self.turn.set()
        self.result: object = None
        self.error: Exception | None = None

    def look(self) -> None:
        """Let the GUI thread go first, then go on, or raise Cancelled. To be called every few ms."""
        if not self.turn.is_set():
            self.turn.wait(WAIT_S)
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


class Courtesy(QObject):
    """Close the work's turn when an event comes in the GUI thread, and open it again when there are no more."""

    def __init__(self, turn: threading.Event, parent: QObject) -> None:
        super().__init__(parent)
        self._turn = turn
        self._pace = sys.getswitchinterval()
        sys.setswitchinterval(min(self._pace, SWITCH_S))
        QCoreApplication.instance().installEventFilter(self)

    def close(self) -> None:
        """Watch no more."""
        QCoreApplication.instance().removeEventFilter(self)
        sys.setswitchinterval(self._pace)
        self._turn.set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the turn; an event of our own, behind all that wait, opens it."""
        if self._turn.is_set() and watched is not self:
            self._turn.clear()
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.LowEventPriority.value)
        return False

    def event(self, event: QEvent) -> bool:
        """Open the turn."""
        if event.type() is QEvent.Type.User:
            self._turn.set()
            return True
        return super().event(event)


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
        self._courtesy: Courtesy | None = None
        self._timer = QTimer(self)
        self._timer.setObjectName("keep")
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._see)

    def start(self) -> None:
        """Begin."""
        self._courtesy = Courtesy(self.work.turn, self)
        self.thread_of_work.start()
        self._timer.start()

    def cancel(self) -> None:
        """Ask the work to stop at its next look; nothing more is heard of it."""
        self.work.cancelled = True
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        courtesy, self._courtesy = self._courtesy, None
        if courtesy is not None:
            courtesy.close()

    def _see(self) -> None:
        alive, work = self.thread_of_work.is_alive(), self.work
        if work.done != self._told:
            self._told = work.done
            self.stepped.emit(work.done, work.parts)
        if alive:
            return
        self._stop()
        if work.error is not None:
            self.failed.emit(work.error)
        else:
            self.finished.emit(work.result)
