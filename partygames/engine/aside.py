"""Do something that takes a while on a worker thread, beside a window of Qt.

While a worker runs, Python's collector rests: it collects in whichever thread makes the next object, and must not delete Qt
objects that the window has dropped anywhere but in the window's own thread (that crashes, now and then). The window's thread
lets it work again once it hears that the worker is done.
"""

import gc
from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from shiboken6 import isValid


class _Rest(QObject):
    """Keep the collector at rest for as long as anybody works aside; lives in the thread of the window."""

    ended = Signal()

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._busy = 0
        self.ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Let the collector rest for one worker more."""
        self._busy += 1
        gc.disable()

    def _end(self) -> None:
        self._busy -= 1
        if not self._busy:
            gc.enable()


_rest: list[_Rest] = []


def aside(work: Callable[[], object]) -> Thread:
    """Run `work` on a worker thread that ends with the program; return the thread. Call it in the thread of the window."""
    if not _rest or not isValid(_rest[0]):
        _rest[:] = [_Rest()]
    rest = _rest[0]
    rest.begin()

    def run() -> None:
        try:
            work()
        finally:
            if isValid(rest):
                rest.ended.emit()

    worker = Thread(target=run, name="aside", daemon=True)
    worker.start()
    return worker
