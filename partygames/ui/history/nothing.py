"""What stands in the place of a list that is empty."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, theme
from partygames.ui.scene.label import Label


class Nothing(Label):
    """What is said where there is nothing to show, under a large clock that runs back."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the clock over the words."""
        super().paint(painter, option, widget)
        spot = QRectF(self.rect().center().x() - 56, -72, 112, 112)
        painter.setOpacity(painter.opacity() * 0.5)
        art.draw(painter, "icons/history.svg", spot, theme.is_dark())

    def boundingRect(self) -> QRectF:
        """Return the words with the clock."""
        return self.rect().adjusted(0, -80, 0, 0)
