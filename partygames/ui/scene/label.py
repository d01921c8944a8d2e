"""Text on the table: one line or several, shrunk before it is cut, so that a long name never leaves its place."""

from unicodedata import east_asian_width

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
SMALLEST = 0.78
EVEN_LINES = 4
"""A text of at most so many lines is broken into lines of about the same length; a longer one is read as a paragraph."""


def fitted(text: str, font: QFont, width: float) -> tuple[QFont, str]:
    """Return (font, text) of one line that fits `width`: the font shrinks to 78 % at most, then the text is cut with "…"."""
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(text)
    if wide <= width or width <= 0:
        return font, text
    small = QFont(font)
    small.setPixelSize(max(round(font.pixelSize() * SMALLEST), int(font.pixelSize() * width / wide)))
    metrics = QFontMetricsF(small)
    if metrics.horizontalAdvance(text) > width:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    return small, text


def even_width(text: str, font: QFont, flags: int, width: float) -> float:
    """Return the least width in which a wrapped text has no more lines than in `width`: no word is left alone on the last."""
    metrics = QFontMetricsF(font)

    def tall(w: float) -> float:
        return metrics.boundingRect(QRectF(0, 0, w, 1e5), flags, text).height()

    height = tall(width)
    lines = round(height / metrics.lineSpacing())
    if not 1 < lines <= EVEN_LINES:
        return width
    low, high = width / lines, width
    while high - low > 2.0:
        middle = (low + high) / 2
        low, high = (low, middle) if tall(middle) <= height else (middle, high)
    # A word longer than the width would be broken, not moved to the next line: then the lines stay as they are.
    wide = metrics.boundingRect(QRectF(0, 0, high, 1e5), flags, text).width()
    return min(width, high + 2) if wide <= high + 1 else width


def brief(name: str, room: int = 18) -> str:
    """Return a name cut for a sentence, so that the verb behind it stays; a Chinese character takes two of `room`."""
    taken = 0
    for i, ch in enumerate(name):
        taken += 2 if east_asian_width(ch) in "WF" else 1
        if taken > room:
            return name[:i].rstrip() + "…"
    return name


class Label(QGraphicsWidget):
    """A text in a rectangle. `wrap` breaks it into lines; without it the text shrinks, then ends in "…"."""

    def __init__(
        self,
        parent: QGraphicsItem | None = None,
        px: int = theme.TEXT_M,
        color: QColor = theme.TEXT,
        *,
        display: bool = False,
        bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text = ""
        self.said: str | None = None  # what a screen reader says of it, where the text is not enough; "" where another says it
        self._even: tuple[str, float, float] | None = None
        self._font = fonts.display(px, bold) if display else fonts.text(px, bold)
        self.color, self._align, self._wrap = color, align, wrap

    @property
    def text(self) -> str:
        """Return what is shown."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show `text`."""
        if text != self._text:
            self._text = text
            self.update()

    def set_color(self, color: QColor) -> None:
        """Show the text in `color`."""
        self.color = color
        self.update()

    def set_align(self, align: Qt.AlignmentFlag) -> None:
        """Align the text otherwise."""
        if align != self._align:
            self._align = align
            self.update()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the text's rectangle there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))

    def text_width(self) -> float:
        """Return the width that the text takes on one line."""
        return QFontMetricsF(self._font).horizontalAdvance(self._text)

    def text_height(self, width: float) -> float:
        """Return the height that the wrapped text takes in `width`."""
        flags = int(self._align) | int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(self._font).boundingRect(QRectF(0, 0, width, 1e5), flags, self._text).height()

    def even_width(self, width: float) -> float:
        """Return how much of `width` the wrapped text takes when its lines are about as long."""
        if self._even is None or self._even[:2] != (self._text, width):
            flags = int(self._align) | int(Qt.TextFlag.TextWordWrap)
            self._even = (self._text, width, even_width(self._text, self._font, flags, width))
        return self._even[2]

    def _evenly(self) -> QRectF:
        """Return the part of the rectangle in which the wrapped text is drawn."""
        r = self.rect()
        wide = self.even_width(r.width())
        spare = r.width() - wide
        if self._align & Qt.AlignmentFlag.AlignHCenter:
            return QRectF(r.x() + spare / 2, r.y(), wide, r.height())
        return QRectF(r.x() + (spare if self._align & Qt.AlignmentFlag.AlignRight else 0.0), r.y(), wide, r.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the text."""
        painter.setPen(self.color)
        if self._wrap:
            painter.setFont(self._font)
            painter.drawText(self._evenly(), int(self._align) | int(Qt.TextFlag.TextWordWrap), self._text)
            return
        font, text = fitted(self._text, self._font, self.rect().width())
        painter.setFont(font)
        painter.drawText(self.rect(), int(self._align) | int(Qt.TextFlag.TextSingleLine), text)
