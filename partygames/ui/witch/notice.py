"""A word from the table: why something was refused. It goes away by itself, or with the next thing that happens."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import draw_paper

STAYS_MS = 6_000
WIDEST = 600.0


class Notice(QGraphicsWidget):
    """One sentence on a slip of paper; taps go through it."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setZValue(z.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = Label(self, theme.TEXT_M, theme.INK, align=CENTER, wrap=True)
        self._timer = QTimer(self)
        self._timer.setObjectName("notice")
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS_MS)
        self._timer.timeout.connect(self.hide)
        self._middle = (640.0, 400.0)
        self.hide()

    @property
    def text(self) -> str:
        """Return what is said, "" when nothing is."""
        return self.words.text if self.isVisible() else ""

    def say(self, text: str) -> None:
        """Say something."""
        self.words.set_text(text)
        self.show()
        self._fit()
        self._timer.start()

    def hush(self) -> None:
        """Stop saying it."""
        self._timer.stop()
        self.hide()

    def place(self, x: float, bottom: float) -> None:
        """Stand with the middle at `x` and the lower edge at `bottom`."""
        self._middle = (x, bottom)
        self._fit()

    def _fit(self) -> None:
        w = min(WIDEST, self.words.text_width() + 60)
        h = self.words.text_height(w - 48) + 28
        self.setGeometry(QRectF(self._middle[0] - w / 2, self._middle[1] - h, w, h))
        self.words.place(24, 0, w - 48, h)

    def boundingRect(self) -> QRectF:
        """Return the slip with its shadow."""
        return self.rect().adjusted(-14, -14, 14, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the slip."""
        draw_paper(painter, self.rect(), theme.R_M, theme.WARM, border=theme.CLOSE)
