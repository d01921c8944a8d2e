"""The turn in the middle: its cards in order, who played them, and how each was played."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS
from partygames.games.witch_express.house import House
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.box import Box
from partygames.ui.witch import aloud, marks, words
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.layout import RATIO, grid
from partygames.ui.witch.moments import Answered, Turn
from partygames.ui.witch.well import Well

ABOVE, BELOW = 32.0, 30.0
SIDE = 16.0
"""How far the words may reach beyond the card on either side."""
OLD = 0.72
"""How strongly the cards of a finished turn show while the next leader thinks; their words stay as they are, to be read."""
FAR = 0.5
"""How large a card begins its way from the seat that plays it."""


class PlayedCard(QGraphicsWidget):
    """A card of the turn with what was said above it and its owner below."""

    def __init__(self, answered: Answered, emblem: int, name: str, w: float) -> None:
        super().__init__()
        self.setZValue(z.CARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.answered, self.emblem, self.name = answered, emblem, name
        self.caption, self._follows = "", False
        self.card = CardItem(self, answered.kind, w)
        self.card.setPos(0, ABOVE)
        self.resize_to(w)

    def resize_to(self, w: float) -> None:
        """Make the card `w` units wide."""
        self.card.set_width(w)
        self.resize(w, ABOVE + w * RATIO + BELOW)

    def show_answer(self, answered: Answered, caption: str, name: str, old: bool, follows: bool = False) -> None:
        """Show how the card lies now: brave with a golden ring, cowardly on its head, beaten face down (by `card.flip`).

        `follows`: it answered the card to its left.
        """
        self.answered, self.caption, self.name, self._follows = answered, caption, name, follows
        stands = answered.beaten_by is None
        self.card.show_state(turned=not answered.brave, ring=answered.brave and stands)
        self.card.setOpacity(OLD if old else 1.0)
        self.update()

    def spoken(self) -> str:
        """Say who played the card, and how."""
        return aloud.played(self.answered, self.name)

    def boundingRect(self) -> QRectF:
        """Return card and words; the words may be wider than the card."""
        return self.rect().adjusted(-SIDE - 8, -4, SIDE, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the words above and the owner below."""
        r = self.rect().adjusted(-SIDE, 0, SIDE, 0)
        beaten = self.answered.beaten_by is not None
        color = theme.MUTED_ON_FELT if beaten else theme.GOLD if self.answered.brave else theme.CREAM
        icon = None if beaten else "brave" if self.answered.brave else "cowardly"
        head = QRectF(r.x(), r.y(), r.width(), ABOVE - 6)
        if r.width() <= 110:
            icon = None  # over a small card the words need all the room
        marks.headed(painter, head, 30 if icon else 0, icon and f"icons/{icon}.svg", self.caption, color, display=True)
        if self._follows:
            painter.setPen(QPen(theme.MUTED_ON_FELT, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            x, y = -SIDE, ABOVE + self.card.rect.center().y()
            painter.drawPolyline([QPointF(x - 4, y - 9), QPointF(x + 4, y), QPointF(x - 4, y + 9)])
        low = QRectF(r.x(), r.bottom() - BELOW + 6, r.width(), BELOW - 6)
        marks.headed(painter, low, 24, f"icons/seat-{EMBLEMS[self.emblem]}.svg", self.name, theme.CREAM)


class Middle:
    """Hold the cards of the turn that is shown; `heart(seat)` says where cards of a seat come from and go to."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, heart: Callable[[int], QPointF]) -> None:
        self._scene, self._animator, self._heart = scene, animator, heart
        self._key: tuple[int, int] | None = None
        self.cards: dict[int, PlayedCard] = {}
        self._box, self._biggest = Box(0, 0, 0, 0), 0.0
        self.well = Well(scene)

    def show_turn(self, turn: Turn | None, seats: tuple, house: House, old: bool, at_once: bool) -> None:
        """Show the turn; `old`: it is over and the next leader thinks. `at_once`: without movement."""
        key = None if turn is None else (turn.round, turn.turn)
        if key != self._key:
            self._clear()
            self._key = key
        if turn is None:
            return
        for place, answered in enumerate(turn.cards):
            item = self.cards.get(answered.seat)
            fresh = item is None
            if item is None:
                item = PlayedCard(answered, seats[answered.seat].emblem, words.name_of(seats, answered.seat), 100)
                self.cards[answered.seat] = item
                self._scene.addItem(item)
            caption = self._caption(answered, seats, house)
            item.show_answer(answered, caption, words.name_of(seats, answered.seat), old, place > 0)
            flip = 0.0 if answered.beaten_by is None else 1.0
            if fresh or at_once or item.card.flip == flip:
                item.card.set_flip(flip)
            else:
                self._animator.to(item.card, flip=flip, ms=theme.SLOW)
            if fresh and not at_once:
                item.setPos(self._heart(answered.seat) - item.card.mapToParent(item.card.rect.center()))
                item.card.setScale(FAR)
        self._settle(at_once)

    def _caption(self, answered: Answered, seats: tuple, house: House) -> str:
        if answered.beaten_by is not None:
            return translate("Witch", "Cancelled")
        return words.brave_times(house) if answered.brave else words.cowardly_times()

    def place(self, box: Box, biggest: float) -> None:
        """Put the cards there, `biggest` wide at most; a place that stays the same does not disturb what is on its way."""
        if (box, biggest) != (self._box, self._biggest):
            self._box, self._biggest = box, biggest
            self._settle(at_once=True)

    def _settle(self, at_once: bool) -> None:
        box = self._box
        if not box.w:
            return
        wide, ((x, top),) = grid(1, box, biggest=self._biggest, extra=ABOVE + BELOW)
        self.well.setGeometry(QRectF(x, top + ABOVE, wide, wide * RATIO))
        gap = 40.0 if len(self.cards) < 5 else 34.0
        wide, spots = grid(len(self.cards), box, gap, self._biggest, ABOVE + BELOW)
        for item, (x, top) in zip(self.cards.values(), spots, strict=True):
            item.resize_to(wide)
            if at_once:
                self._animator.drop(item)
                self._animator.drop(item.card)
                item.setPos(x, top)
                item.card.setScale(1)
            else:
                self._animator.to(item, pos=QPointF(x, top), ms=theme.SLOW)
                self._animator.to(item.card, scale=1.0, ms=theme.SLOW)

    def _clear(self) -> None:
        for item in self.cards.values():
            self._animator.drop(item)
            self._animator.drop(item.card)
            self._scene.removeItem(item)
            item.deleteLater()
        self.cards = {}
