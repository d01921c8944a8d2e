"""A card, or an empty place for one, that is tapped by itself: the open cards and the three slots."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)

from partygames.ui import fonts, theme
from partygames.ui.scene import z
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.hand import KEYS
from partygames.ui.witch.layout import RATIO


class CardPlace(QGraphicsWidget):
    """A place for a card; `clicked` comes once per tap, also for an empty place. `mark` is written on the empty place."""

    clicked = Signal()

    def __init__(self, name: str, mark: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setZValue(z.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptHoverEvents(True)
        self.mark = mark
        self.card: CardItem | None = None
        self.open = True
        self._down = self._hover = self._ring = False

    @property
    def kind(self) -> int | None:
        """Return the kind of the card that lies here, None for an empty place."""
        return None if self.card is None else self.card.kind

    def show_kind(self, kind: int | None, open_: bool = True) -> None:
        """Show a card of this kind or an empty place; `open_`: it can be tapped now."""
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
        self._show()

    def _show(self) -> None:
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

    def shape(self) -> QPainterPath:
        """Return where a tap counts."""
        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the empty place; a card draws itself."""
        if self.card is not None:
            return
        painter.setBrush(theme.with_alpha(theme.FELT_DARK, 0.45))
        pen = QPen(theme.GOLD if self._ring else theme.MUTED_ON_FELT, 2.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect(), 9, 9)
        painter.setFont(fonts.display(theme.TEXT_XL))
        painter.setPen(theme.with_alpha(theme.CREAM, 0.5))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.mark)

    def click(self) -> None:
        """Do what a tap does."""
        if self.isVisible():
            self.clicked.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        self._down = event.button() == Qt.MouseButton.LeftButton
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the second of two fast taps: by then the next person may be asked, and the card would be taken for them."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Count the tap where the finger was lifted on the place."""
        was, self._down = self._down, False
        if was and self.rect().contains(event.pos()):
            self.click()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Lift the card."""
        self._hover = True
        self._show()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Put it down."""
        self._hover = False
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space tap."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in KEYS
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self._show()
