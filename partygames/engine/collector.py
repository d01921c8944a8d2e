"""Collect Python's garbage in the thread of the window, and nowhere else.

Left to itself, Python collects in whichever thread makes the next object: a thread that writes the journal or folds words would
delete Qt objects that the window has dropped, which crashes now and then.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 1_000


class Collector(QObject):
    """Collect by a timer of this thread, as often as Python itself would, for as long as this object lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setObjectName("collector")
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(look)
        self._timer.start()


def look() -> None:
    """Collect the generations that are due, the young ones first."""
    for generation, most in enumerate(gc.get_threshold()):
        if gc.get_count()[generation] > most:
            gc.collect(generation)
