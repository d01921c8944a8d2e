"""Wait for what must come, however busy the machine is."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtTest import QTest


def wait_for(condition: Callable[[], bool], ms: int = 5_000) -> bool:
    """Let Qt run until `condition` holds and say whether it did within `ms`."""
    end = monotonic() + ms / 1000
    while not condition():
        if monotonic() > end:
            return False
        QTest.qWait(5)
    return True
