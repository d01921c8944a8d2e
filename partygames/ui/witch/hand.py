"""The hand as a fan: taps, pointer and keys find a card by the arithmetic of the fan, never by where a card is flying."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.tappable import BY_KEY, PRESSES
from partygames.ui.witch.fan import Fan
from partygames.ui.witch.layout import CARD_W, card_at, gap_at

REACH = 20.0
"""How far above the fan a carried card still belongs to it."""


class Hand(Fan):
    """A fan to be tapped and dragged.

    `tapped(index)` comes for every tap, also of a card that cannot be played (the screen says why). A card that is dragged goes
    with the pointer: `moved(index, gap)` when it is let go over the fan, the fan has it there already; `dropped(index, point)`
    when elsewhere (scene coordinates). `carried(index, point)` tells where it is meanwhile, and None when it is let go.
    """

    tapped = Signal(int)
    moved = Signal(int, int)
    dropped = Signal(int, object)
    carried = Signal(object, object)

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._grip = QPointF()
        self.setAcceptHoverEvents(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _hover(self, index: int | None) -> None:
        if index != self.hovered:
            self.hovered = index
            self.settle()

    def _at(self, pos: QPointF) -> int | None:
        return card_at(pos.x(), pos.y(), self.poses(), hovered=self.raised())

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Lift the card under the pointer."""
        self._hover(self._at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Put it down."""
        self._hover(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a card, which rises (a finger has not hovered before); beside the cards the tap is the table's."""
        self.let_go()
        self._pressed = self._at(event.pos()) if event.button() == Qt.MouseButton.LeftButton else None
        self._by_key = False
        if self._pressed is None:
            event.ignore()
            return
        self._hover(self._pressed)
        pose = self.poses()[self._pressed]
        self._grip = event.pos() - QPointF(pose.x, pose.y)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second of two fast taps as a tap of its own."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the card that was pressed, once the pointer has gone further than a shaky tap does."""
        if self._pressed is None or self._pressed >= len(self.cards):
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.let_go()  # the release went to somebody else
            return
        way = event.scenePos() - event.buttonDownScenePos(Qt.MouseButton.LeftButton)
        if self._carrying or QPointF.dotProduct(way, way) >= theme.DRAG**2:
            self.lift(self._pressed, event.pos(), self._grip)

    def lift(self, index: int, pos: QPointF, grip: QPointF) -> None:
        """Carry the card `index`, held at `grip` (from its left top corner), with the pointer at `pos`."""
        if not self._carrying:
            self._pressed, self._carrying, self._gap, self.hovered = index, True, None, None
            self.setZValue(z.LIFTED)
            self.settle()
        item, at = self._items[index], pos - grip
        self._animator.drop(item)
        item.setRotation(0)
        item.setPos(at)
        gap = gap_at(at.x() + CARD_W / 2, len(self.cards), self.rect().width()) if pos.y() > -REACH else None
        if gap != self._gap:
            self._gap = gap
            self.settle()
        self.carried.emit(index, self.mapToScene(pos))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Put down what was carried, or tap the card that was pressed if the pointer still is on it."""
        pressed, gap, carrying = self._pressed, self._gap, self._carrying
        self.let_go()
        if pressed is not None and pressed < len(self.cards):
            if carrying and gap is not None:
                self.move_card(pressed, gap)
            elif carrying:
                self.dropped.emit(pressed, event.scenePos())
            elif self._at(event.pos()) == pressed:
                self.cursor_at = pressed
                self.tapped.emit(pressed)

    def ungrabMouseEvent(self, event: QEvent) -> None:
        """Put the card back when the pointer is taken away (a sheet opens, the window goes)."""
        self.let_go()

    def let_go(self) -> None:
        """End a press or a drag without any effect: what is carried goes back."""
        was = self._carrying
        super().let_go()
        if was:
            self.setZValue(z.CARD)
            self.settle()
            self.carried.emit(None, None)

    def move_card(self, index: int, gap: int) -> None:
        """Put the card `index` into `gap` (0 is before the first of the others), and tell."""
        cards = list(self.cards)
        for row in (cards, self._items):
            row.insert(gap, row.pop(index))
        self.cards = tuple(cards)
        self.settle()
        if gap != index:
            self.moved.emit(index, gap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the fan, with Shift they take the card along; Enter and Space tap."""
        n = len(self.cards)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if n and event.key() in steps:
            start = -1 if event.key() == Qt.Key.Key_Right else n
            here = start if self.cursor_at is None else self.cursor_at
            there = max(0, min(n - 1, here + steps[Qt.Key(event.key())]))
            taken = self.cursor_at if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else None
            self.cursor_at = there
            self._by_key, self.hovered = True, None
            self.settle()
            if taken is not None:
                self.move_card(taken, there)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        elif n and event.key() in PRESSES and self.cursor_at is not None:
            if not event.isAutoRepeat():
                self.tapped.emit(self.cursor_at)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the keyboard came here."""
        if event.reason() in BY_KEY and self.cards:
            self._by_key = True
            self.cursor_at = 0 if self.cursor_at is None else self.cursor_at
        self.settle()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self.settle()
