"""A word from the table: why something was refused, what just happened. It goes by itself, or with what happens next."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QColor

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

if TYPE_CHECKING:
    from partygames.ui.scene.stage import Screen

STAYS_MS = 6_000
SLIP_STAYS_MS = 12_000
WIDEST = 620.0
FOOT = 24.0
SLIP_BOTTOM = 210.0
"""Below the strip at the top of every screen, where nobody draws."""


RULE = re.compile(r"\s*[(（]([^()（）]*[A-Z]{2}-\d+[^()（）]*)[)）]$")
"""The rule behind a sentence, in brackets at its end, in every language."""


class Notice(Panel):
    """One sentence on a slip of paper that lies over everything but covers; taps go through it.

    The rule behind it stands below, small: it is there for whoever looks it up, and nobody else has to read it.
    """

    stays_ms = STAYS_MS
    aloud = True
    """Whoever does not see it is told."""
    narrowest = 0.0
    """How wide the slip is at least: as what it lies over."""

    def __init__(self, fill: QColor = theme.WARM, ink: QColor = theme.TEXT, border: QColor | None = theme.CLOSE) -> None:
        super().__init__(None, fill, theme.R_M, border)
        self.setObjectName("notice")
        self.setZValue(z.NOTICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = Label(self, theme.TEXT_M, ink, align=CENTER, wrap=True)
        self.rule = Label(self, theme.TEXT_S, ink, align=CENTER)
        self._said = ""
        self._timer = QTimer(self)
        self._timer.setObjectName("notice")
        self._timer.setSingleShot(True)
        self._timer.setInterval(self.stays_ms)
        self._timer.timeout.connect(self.hush)
        self._middle, self._bottom = 0.0, 0.0
        self.hide()

    @property
    def text(self) -> str:
        """Return what is said, "" when nothing is."""
        return self._said if self.isVisible() else ""

    def say(self, text: str) -> None:
        """Say something now; what was said before makes room."""
        rule = RULE.search(text)
        self._said = text
        self.words.set_text(text if rule is None else text[: rule.start()])
        self.rule.set_text("" if rule is None else rule[1])
        self._fit()
        self.show()
        self._timer.start()
        if self.aloud and isinstance(told := getattr(self.scene(), "told", None), SignalInstance):
            told.emit(text)

    def hush(self) -> None:
        """Stop saying it, and forget it."""
        self._timer.stop()
        self._said = ""
        self.hide()

    def place(self, middle: float, bottom: float) -> None:
        """Stand with the middle at `middle` and the lower edge at `bottom`."""
        self._middle, self._bottom = middle, bottom
        self._fit()

    def _fit(self) -> None:
        w = min(WIDEST, self.words.text_width() + 60)
        h = self.words.text_height(w - 48) + 24
        foot = FOOT if self.rule.text else 0.0
        w = max(self.narrowest, self.words.even_width(w - 48) + 48)
        self.setGeometry(QRectF(self._middle - w / 2, self._bottom - h - foot, w, h + foot))
        self.words.place(24, 0, w - 48, h)
        self.rule.place(24, h - 12, w - 48, FOOT + 4)


class Slip(Notice):
    """What the program itself has to say in passing, at the top of any screen."""

    @classmethod
    def over(cls, screen: "Screen", text: str) -> "Slip":
        """Say something over a screen; what was said there before makes room."""
        slip = next((item for item in screen.items() if isinstance(item, cls)), None)
        if slip is None:
            slip = cls(theme.INK, theme.CREAM, theme.TOAST_EDGE)
            slip.setObjectName("slip")
            slip.setZValue(z.PAUSE + 1)
            slip._timer.setInterval(SLIP_STAYS_MS)
            screen.addItem(slip)
        slip.place(screen.w / 2, SLIP_BOTTOM)
        slip.say(text)
        return slip
