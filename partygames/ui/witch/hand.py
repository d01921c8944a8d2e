"""The hand as a fan: taps, pointer and keys find a card by the arithmetic of the fan, never by where a card is flying."""

from collections.abc import Sequence
from enum import Enum, auto

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent, QGraphicsWidget

from partygames.ui.scene import z
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.tappable import BY_KEY, PRESSES
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.layout import CARD_W, LIFT, Pose, card_at, fan

SETTLE_MS = 140


class Held(Enum):
    """How a card stands in the fan: at rest, to be played, picked, or staying in the hand for now."""

    REST = auto()
    READY = auto()
    PICKED = auto()
    DIM = auto()


class HandCard(msgspec.Struct, frozen=True):
    """A card of the fan."""

    kind: int
    held: Held = Held.REST


class Hand(QGraphicsWidget):
    """A fan of cards; `tapped(index)` comes for every tap, also of a card that cannot be played (the screen says why)."""

    tapped = Signal(int)

    def __init__(self, animator: Animator) -> None:
        super().__init__()
        self._animator = animator
        self.setObjectName("hand")
        self.setZValue(z.CARD)
        self.setAcceptHoverEvents(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cards: tuple[HandCard, ...] = ()
        self._items: list[CardItem] = []
        self.hovered: int | None = None
        self.cursor_at: int | None = None
        self._by_key = False
        self._pressed: int | None = None

    def show_cards(self, cards: Sequence[HandCard]) -> None:
        """Show these cards; new ones come from below, cards that stay move to their new place."""
        old: dict[int, list[CardItem]] = {}
        for item in self._items:
            old.setdefault(item.kind, []).append(item)
        items = []
        for card in cards:
            if old.get(card.kind):
                items.append(old[card.kind].pop(0))
            else:
                item = CardItem(self, card.kind, CARD_W)
                item.setPos(self.rect().width() / 2 - CARD_W / 2, self.rect().height())
                items.append(item)
        for left in old.values():
            for item in left:
                self._remove(item)
        self.cards, self._items = tuple(cards), items
        if self.cursor_at is not None and self.cursor_at >= len(cards):
            self.cursor_at = len(cards) - 1 if cards else None
        self.hovered = None if self.hovered is None or self.hovered >= len(cards) else self.hovered
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if cards else Qt.FocusPolicy.NoFocus)
        self._settle()

    def clear(self) -> None:
        """Take every card off the screen at once; nothing of the hand is left in any item."""
        self.show_cards(())
        self.hovered = self.cursor_at = None

    def _remove(self, item: CardItem) -> None:
        self._animator.drop(item)
        if item.scene() is not None:
            item.scene().removeItem(item)
        item.setParentItem(None)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the fan's rectangle there; one that stays the same does not disturb cards on their way."""
        if self.geometry() == QRectF(x, y, w, h):
            return
        self.setGeometry(QRectF(x, y, w, h))
        for item, pose in zip(self._items, self.poses(), strict=True):
            self._animator.drop(item)
            item.setPos(pose.x, pose.y)
            item.setRotation(pose.angle)

    def poses(self, hovered: int | None = None) -> list[Pose]:
        """Return where the cards belong, with what is hovered or under the keyboard's cursor now, or with `hovered`."""
        at = hovered if hovered is not None else self._raised()
        poses = fan(len(self.cards), self.rect().width(), at)
        lifts = {Held.READY: LIFT * 0.8, Held.PICKED: LIFT * 1.2}
        out = []
        for i, (pose, card) in enumerate(zip(poses, self.cards, strict=True)):
            extra = lifts.get(card.held, 0.0)
            own = LIFT if i == at else 0.0
            out.append(pose._replace(y=pose.y + own - max(own, extra)))
        return out

    def spot(self, index: int) -> QPointF:
        """Return a point (scene coordinates) where a tap reaches the card `index` for certain."""
        pose = self.poses()[index]
        return self.mapToScene(pose.x + 11, pose.y + CARD_W * 0.75)

    def _raised(self) -> int | None:
        if self.hovered is not None:
            return self.hovered
        return self.cursor_at if self._by_key and self.hasFocus() else None

    def _settle(self) -> None:
        at = self._raised()
        for i, (item, pose) in enumerate(zip(self._items, self.poses(), strict=True)):
            card = self.cards[i]
            item.setZValue(pose.z)
            focused = self._by_key and i == at and self.hasFocus()
            item.show_state(ring=card.held is Held.PICKED, dim=card.held is Held.DIM, focused=focused)
            self._animator.to(item, pos=QPointF(pose.x, pose.y), rotation=pose.angle, ms=SETTLE_MS)

    def _hover(self, index: int | None) -> None:
        if index != self.hovered:
            self.hovered = index
            self._settle()

    def _at(self, pos: QPointF) -> int | None:
        return card_at(pos.x(), pos.y(), self.poses(), hovered=self._raised())

    def boundingRect(self) -> QRectF:
        """Return the fan's rectangle with the room of a lifted card."""
        return self.rect().adjusted(0, -LIFT, 0, LIFT)

    def shape(self) -> QPainterPath:
        """Return where pointers matter; without cards nowhere."""
        path = QPainterPath()
        if self.cards:
            path.addRect(self.boundingRect())
        return path

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Lift the card under the pointer."""
        self._hover(self._at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Put it down."""
        self._hover(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of a card; beside the cards the tap belongs to the table."""
        self._pressed = self._at(event.pos())
        self._by_key = False
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second of two fast taps as a tap of its own."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tap the card that was pressed, if the pointer still is on it."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed < len(self.cards) and self._at(event.pos()) == pressed:
            self.cursor_at = pressed
            self.tapped.emit(pressed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the fan, Enter and Space tap."""
        n = len(self.cards)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if n and event.key() in steps:
            start = -1 if event.key() == Qt.Key.Key_Right else n
            here = start if self.cursor_at is None else self.cursor_at
            self.cursor_at = max(0, min(n - 1, here + steps[Qt.Key(event.key())]))
            self._by_key, self.hovered = True, None
            self._settle()
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
        self._settle()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self._settle()
