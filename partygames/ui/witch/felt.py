"""What lies still on the felt: drawn from one value, kept as a picture, and painted again only for another value."""

from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.ui.scene import z
from partygames.ui.scene.box import Box

T = TypeVar("T")


class FeltItem(QGraphicsWidget, Generic[T]):
    """Hold what is shown (a value that compares); subclasses paint `shown`, nothing while it is None. Taps go through it."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z.BOARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.shown: T | None = None

    def present(self, shown: T) -> None:
        """Show this."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    def place(self, box: Box) -> None:
        """Put it there."""
        if self.geometry() != QRectF(*box):
            self.setGeometry(QRectF(*box))
            self.update()
