"""Something taller than its place, behind a window: wheel, finger, arrows and page keys scroll it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)

from partygames.ui import theme

BAR = 24.0
"""The strip at the right that stays free for the bar."""
FADE = 36.0
"""How high the lower edge fades where the page goes on."""
WHEEL = 0.6
"""Scene units for each eighth of a degree that the wheel turns."""


class ScrollPane(QGraphicsWidget):
    """Show a part of a page on paper; `line` is how far an arrow key goes. Subclasses know the page's height and paint it."""

    line = 60.0

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.at = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsToShape)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def page_height(self) -> float:
        """Return the height of the whole page."""
        raise NotImplementedError

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Paint the page, or at least what lies within `seen`, both in coordinates of the page."""
        raise NotImplementedError

    def ground_color(self) -> QColor:
        """Return what the page lies on: its lower edge fades into it."""
        return theme.SHEET

    def place(self, rect: QRectF) -> None:
        """Put the window there."""
        self.setGeometry(rect)
        self.scroll_to(self.at)

    @property
    def furthest(self) -> float:
        """Return how far the page can be scrolled."""
        return max(0.0, self.page_height() - self.rect().height())

    def scroll_to(self, at: float) -> None:
        """Show the page from `at` on, within its bounds."""
        self.at = max(0.0, min(self.furthest, at))
        self.update()

    def press_key(self, event: QKeyEvent) -> bool:
        """Scroll by key; say whether the key was one of these."""
        screenful = self.rect().height() * 0.9
        steps = {
            Qt.Key.Key_Down: self.line,
            Qt.Key.Key_Up: -self.line,
            Qt.Key.Key_PageDown: screenful,
            Qt.Key.Key_PageUp: -screenful,
            Qt.Key.Key_Space: screenful,
        }
        if event.key() not in steps:
            return False
        self.scroll_to(self.at + steps[Qt.Key(event.key())])
        return True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the part of the page in the window, its faded edge, and a bar that tells where it is."""
        r = self.rect()
        painter.save()
        painter.setClipRect(r, Qt.ClipOperation.IntersectClip)
        painter.translate(0, -self.at)
        self.paint_page(painter, QRectF(0, self.at, r.width(), r.height()))
        painter.restore()
        if self.at < self.furthest:
            fade = QRectF(0, r.bottom() - FADE, r.width() - BAR / 2, FADE)
            shade = QLinearGradient(fade.topLeft(), fade.bottomLeft())
            ground = self.ground_color()
            shade.setColorAt(0, theme.with_alpha(ground, 0))
            shade.setColorAt(1, ground)
            painter.fillRect(fade, shade)
        if self.furthest > 0:
            share = r.height() / self.page_height()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.EDGE)
            painter.drawRoundedRect(QRectF(r.right() - 8, self.at * share, 6, max(40.0, r.height() * share)), 3, 3)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll."""
        self.scroll_to(self.at - event.delta() * WHEEL)
        event.accept()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of the page."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the page."""
        self.scroll_to(self.at - (event.pos() - event.lastPos()).y())
