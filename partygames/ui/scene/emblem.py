"""The mark of a seat: its colour and its shape, never colour alone."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS
from partygames.ui import art

RING = 5.0


class Emblem(QGraphicsWidget):
    """A disc with the seat's shape. `ring`: one round the disc, where the ground has the seat's own colour."""

    def __init__(self, parent: QGraphicsItem | None, emblem: int, ring: QColor | None = None) -> None:
        super().__init__(parent)
        self.emblem, self._ring = emblem, ring
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, x: float, y: float, side: float) -> None:
        """Put the disc's square there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, side, side))

    def boundingRect(self) -> QRectF:
        """Return the disc with its ring."""
        out = 0.0 if self._ring is None else 2 * RING
        return self.rect().adjusted(-out, -out, out, out)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw disc and shape."""
        if self._ring is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._ring, RING))
            painter.drawEllipse(self.rect().adjusted(-RING, -RING, RING, RING))
        art.draw(painter, f"icons/seat-{EMBLEMS[self.emblem]}.svg", self.rect())
