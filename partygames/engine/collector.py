"""Collect Python's garbage in the thread of the window, and nowhere else.

Left to itself, Python collects in whichever thread makes the next object: a thread that writes the journal or folds words would
delete Qt objects that the window has dropped, which crashes now and then.
"""

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 1_000
PATIENCE = 30
"""So many times longer old objects may wait while a minute runs: going through all of them can take 20 ms from under a pen."""


class Collector(QObject):
    """Collect by a timer of this thread, as often as Python itself would, for as long as this object lives.

    `resting` says whether nobody would feel it if all objects were looked through now.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.resting: Callable[[], bool] = lambda: True
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setObjectName("collector")
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(lambda: look(self.resting()))
        self._timer.start()


def look(resting: bool = True) -> None:
    """Collect the generations that are due, the young ones first; not `resting`, the old ones wait."""
    for generation, most in enumerate(gc.get_threshold()):
        if gc.get_count()[generation] > most * (1 if resting or not generation else PATIENCE):
            gc.collect(generation)
