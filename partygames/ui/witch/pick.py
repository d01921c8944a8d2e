"""A card, or an empty place for one, that is tapped by itself: the open cards and the three slots."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme
from partygames.ui.scene import z
from partygames.ui.scene.tappable import Tappable
from partygames.ui.witch import aloud
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.layout import RATIO
from partygames.ui.witch.well import draw_empty


class CardPlace(Tappable):
    """A place for a card; an empty one can be tapped too. `mark` is written on the empty place."""

    def __init__(self, name: str, mark: str = "") -> None:
        super().__init__(None, name)
        self.setZValue(z.CARD)
        self.mark = mark
        self.card: CardItem | None = None
        self.open = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def kind(self) -> int | None:
        """Return the kind of the card that lies here, None for an empty place."""
        return None if self.card is None else self.card.kind

    def spoken(self) -> str:
        """Say which card lies here."""
        return aloud.place(self.kind, self.mark)

    def show_kind(self, kind: int | None, open_: bool = True) -> None:
        """Show a card of this kind or an empty place; `open_`: it can be tapped now."""
        if (kind, open_) == (self.kind, self.open):
            return
        if kind != self.kind:
            if self.card is not None:
                scene = self.card.scene()
                if scene is not None:
                    scene.removeItem(self.card)
                self.card.setParentItem(None)
                self.card = None
            if kind is not None:
                self.card = CardItem(self, kind, self.rect().width() or 100)
        self.open = open_
        self.setCursor(Qt.CursorShape.PointingHandCursor if open_ else Qt.CursorShape.ArrowCursor)
        self.restyle()

    def restyle(self) -> None:
        """Lift the card under the pointer, ring the one with the keyboard's focus."""
        if self.card is not None:
            self.card.setY(-8.0 if self.open and self._hover else 0.0)
            self.card.show_state(focused=self._ring)
        self.update()

    def place(self, x: float, y: float, w: float) -> None:
        """Put the place there, `w` wide."""
        self.setGeometry(QRectF(x, y, w, w * RATIO))
        if self.card is not None:
            self.card.set_width(w)

    def boundingRect(self) -> QRectF:
        """Return the place with its ring."""
        return self.rect().adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the empty place; a card draws itself."""
        if self.card is not None:
            return
        draw_empty(painter, self.rect(), theme.GOLD if self._ring else theme.MUTED_ON_FELT)
        painter.setFont(fonts.display(theme.TEXT_XL))
        painter.setPen(theme.with_alpha(theme.CREAM, 0.75))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.mark)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the second of two fast taps: by then the next person may be asked, and the card would be taken for them."""
        event.accept()
