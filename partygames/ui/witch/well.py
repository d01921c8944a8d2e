"""The place in the middle where the first card of a round will lie: an empty table asks for a card."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.scene import z


def draw_empty(painter: QPainter, rect: QRectF, edge: QColor = theme.MUTED_ON_FELT) -> None:
    """Draw an empty place for a card."""
    painter.setBrush(theme.with_alpha(theme.FELT_DARK, 0.45))
    pen = QPen(edge, 2.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(rect, 9, 9)


class Well(QGraphicsWidget):
    """An empty place that takes no taps."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.setObjectName("well")
        self.setZValue(z.BOARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()
        scene.addItem(self)

    def boundingRect(self) -> QRectF:
        """Return the place with its edge."""
        return self.rect().adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw it."""
        draw_empty(painter, self.rect())
