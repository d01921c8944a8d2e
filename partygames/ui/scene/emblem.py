"""The mark of a seat: its colour and its shape, never colour alone."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS
from partygames.ui import art


class Emblem(QGraphicsWidget):
    """A disc with the seat's shape."""

    def __init__(self, parent: QGraphicsItem | None, emblem: int) -> None:
        super().__init__(parent)
        self.emblem = emblem
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, x: float, y: float, side: float) -> None:
        """Put the disc's square there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, side, side))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw disc and shape."""
        art.draw(painter, f"icons/seat-{EMBLEMS[self.emblem]}.svg", self.rect())
