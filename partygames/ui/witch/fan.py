"""A fan of cards: what lies in it and where. Who touches it is the hand's business (hand.py)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsWidget

from partygames.ui.scene import z
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.box import Box
from partygames.ui.witch import aloud
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.layout import CARD_W, LIFT, Pose, fan, parted
from partygames.ui.witch.order import HandCard, Held

SETTLE_MS = 140


class Fan(QGraphicsWidget):
    """Hold the cards and move them to where they belong; `hovered`, the cursor or what is carried decide which stands up.

    `why(card)` says why a card cannot be played now, "" when it can.
    """

    why: Callable[[HandCard], str] = staticmethod(lambda _: "")

    def __init__(self, animator: Animator) -> None:
        super().__init__()
        self._animator = animator
        self.setObjectName("hand")
        self.setZValue(z.CARD)
        self.cards: tuple[HandCard, ...] = ()
        self._items: list[CardItem] = []
        self.hovered: int | None = None
        self.cursor_at: int | None = None
        self._by_key = False
        self._pressed: int | None = None
        self._carrying = False
        self._gap: int | None = None

    def let_go(self) -> None:
        """End a press or a drag without any effect: what is carried goes back."""
        self._carrying, self._gap, self._pressed = False, None, None

    def show_cards(self, cards: Sequence[HandCard]) -> None:
        """Show these cards; new ones come from below, cards that stay move to their new place."""
        if self._carrying and [card.kind for card in cards] != [card.kind for card in self.cards]:
            self.let_go()
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
        self.settle()

    def clear(self) -> None:
        """Take every card off the screen at once; nothing of the hand is left in any item."""
        self.show_cards(())
        self.hovered = self.cursor_at = None

    def _remove(self, item: CardItem) -> None:
        self._animator.drop(item)
        if item.scene() is not None:
            item.scene().removeItem(item)
        item.setParentItem(None)

    def place(self, box: Box, grown: float = 1.0) -> None:
        """Put the fan there, its cards `grown` times as large as usual; the same place does not disturb cards on their way."""
        rect = QRectF(box.x, box.y, box.w / grown, box.h / grown)
        if self.geometry() == rect and self.scale() == grown:
            return
        self.let_go()
        self.setScale(grown)
        self.setGeometry(rect)
        for item, pose in zip(self._items, self.poses(), strict=True):
            self._animator.drop(item)
            item.setPos(pose.x, pose.y)
            item.setRotation(pose.angle)

    def poses(self) -> list[Pose]:
        """Return where the cards belong, with what is hovered, carried or under the keyboard's cursor now."""
        at, n, width = self.raised(), len(self.cards), self.rect().width()
        if self._carrying and self._gap is not None:
            return parted(n, width, self._pressed, self._gap)
        lifts = {Held.READY: LIFT * 0.8, Held.PICKED: LIFT * 1.2}
        out = []
        for i, (pose, card) in enumerate(zip(fan(n, width, at), self.cards, strict=True)):
            extra = lifts.get(card.held, 0.0)
            own = LIFT if i == at else 0.0
            out.append(pose._replace(y=pose.y + own - max(own, extra)))
        return out

    def spot(self, index: int) -> QPointF:
        """Return a point (scene coordinates) where a tap reaches the card `index` for certain."""
        pose = self.poses()[index]
        return self.mapToScene(pose.x + 11, pose.y + CARD_W * 0.75)

    def raised(self) -> int | None:
        """Return which card stands up: under the pointer, else under the keyboard's cursor."""
        if self.hovered is not None:
            return self.hovered
        return self.cursor_at if self._by_key and self.hasFocus() else None

    def settle(self) -> None:
        """Send every card to its place, and show how it stands."""
        at = self.raised()
        for i, (item, pose) in enumerate(zip(self._items, self.poses(), strict=True)):
            card = self.cards[i]
            focused = self._by_key and i == at and self.hasFocus()
            ring, dim = card.held is Held.PICKED, card.held is Held.DIM
            item.show_state(ring=ring, dim=dim, focused=focused, tip=card.tip, fresh=card.fresh)
            if self._carrying and i == self._pressed:
                item.setZValue(len(self._items))
                continue
            item.setZValue(pose.z)
            self._animator.to(item, pos=QPointF(pose.x, pose.y), rotation=pose.angle, ms=SETTLE_MS)

    def spoken(self) -> str:
        """Say the card under the cursor, or the whole hand."""
        return aloud.hand(self.cards, self.cursor_at, self.why)

    def boundingRect(self) -> QRectF:
        """Return the fan's rectangle with the room of a lifted card."""
        return self.rect().adjusted(0, -LIFT, 0, LIFT)

    def shape(self) -> QPainterPath:
        """Return where pointers matter; without cards nowhere."""
        path = QPainterPath()
        if self.cards:
            path.addRect(self.boundingRect())
        return path
