"""Who won, in large words: the emblems of the winners stand before them, each with a crown."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, theme
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, Label

SIDE, CROWN = 64.0, 44.0


class Headline(QGraphicsWidget):
    """The words and the crowned emblems, together in the middle; the emblems are left out where a long name needs the room."""

    def __init__(self, parent: QGraphicsItem | None, winners: list[int], px: int, color: QColor = theme.TEXT) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.title = Label(self, px, color, display=True, align=CENTER)
        self.emblems = [Emblem(self, emblem) for emblem in winners]

    @property
    def text(self) -> str:
        """Return what it says."""
        return self.title.text

    def set_text(self, text: str) -> None:
        """Say who won."""
        self.title.set_text(text)
        self._arrange()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put emblems and words there, on the lower edge."""
        self.setGeometry(QRectF(x, y, w, h))
        self._arrange()

    def _arrange(self) -> None:
        w, h = self.rect().width(), self.rect().height()
        marks = len(self.emblems) * (SIDE + theme.S2) + theme.S3
        words = self.title.text_width() + 8
        fits = words + marks <= w
        left = (w - words - marks) / 2
        for n, emblem in enumerate(self.emblems):
            emblem.setVisible(fits)
            emblem.place(left + n * (SIDE + theme.S2), h - SIDE, SIDE)
        if fits:
            self.title.place(left + marks, h - SIDE - 6, words, SIDE + 12)
        else:
            self.title.place(0, h - SIDE - 6, w, SIDE + 12)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the crowns; each emblem hides the foot of its own."""
        for emblem in self.emblems:
            if emblem.isVisible():
                spot = emblem.geometry()
                art.draw(painter, "icons/crown.svg", QRectF(spot.center().x() - CROWN / 2, spot.y() - 30, CROWN, CROWN))

    def boundingRect(self) -> QRectF:
        """Return the room with the crowns."""
        return self.rect().adjusted(0, -40, 0, 0)
