"""What is to be heard, written small at the edge of the table, for those who cannot hear it."""

from collections.abc import Callable

from shiboken6 import isValid

from partygames.ui.scene.notice import Notice
from partygames.ui.scene.stage import Screen

MARGIN = 12.0


class Caption(Notice):
    """One caption."""

    stays_ms = 1_600
    aloud = False  # what is to be heard was heard


class CaptionLine:
    """Write captions on whatever screen is shown; `screen` returns it."""

    def __init__(self, screen: Callable[[], Screen | None]) -> None:
        self._screen = screen
        self._notice: Caption | None = None

    def say(self, text: str) -> None:
        """Show a caption for a moment, in place of the one before."""
        screen = self._screen()
        if screen is None:
            return
        if self._notice is None or not isValid(self._notice) or self._notice.scene() is not screen:
            self._notice = Caption()
            self._notice.setObjectName("caption")
            screen.addItem(self._notice)
        self._notice.place(screen.w / 2, screen.h - MARGIN)
        self._notice.say(f"♪ {text}")
