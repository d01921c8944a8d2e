"""The items that a person at the card table acts with, and where they lie. What they mean is acting.py's business."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from partygames.games.witch_express.house import House
from partygames.games.witch_express.state import Stage, View
from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, RIGHT, Label
from partygames.ui.shortcuts import keys
from partygames.ui.witch import marks, words
from partygames.ui.witch.hand import Hand
from partygames.ui.witch.layout import CARD_W, RATIO, grid
from partygames.ui.witch.pick import CardPlace
from partygames.ui.witch.places import Places

BOTTLE_H = 36.0


class DareButton(Button):
    """Brave or cowardly, so many potions of the kind that is led or lifted.

    The second of two fast taps is dropped: it would answer for the next person at the table.
    """

    kind: int | None = None

    def show_kind(self, kind: int | None) -> None:
        """Show the potion of this kind behind the words; None for none."""
        if kind != self.kind:
            self.kind = kind
            self.update()

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        if self.kind is None:
            super()._paint_content(painter, r)
            return
        wide = BOTTLE_H * marks.BOTTLE + 10
        whole, hint = QRectF(r), self.hint
        r = r.adjusted(0, 0, -wide, 0)
        self.hint = ""  # it would stand where the bottle does
        super()._paint_content(painter, r)
        self.hint = hint
        said = QFontMetricsF(fonts.display(self._px)).horizontalAdvance(self.text)
        left = min(r.center().x() + (said + theme.TEXT_L * 1.5 + theme.S2) / 2 + 4, r.right())
        marks.bottle(painter, self.kind, left, r.center().y() - BOTTLE_H / 2, BOTTLE_H)
        if hint and left + wide + 2 * theme.S4 < whole.right():
            painter.setFont(fonts.text(theme.TEXT_S))
            painter.drawText(whole.adjusted(0, 0, -theme.S4, 0), int(RIGHT), hint)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop it."""
        event.accept()


class Controls:
    """The fan, the open cards, the three slots, the card that must answer, the line above and the buttons."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, players: int) -> None:
        self.hand = Hand(animator)
        self.open_row = tuple(CardPlace(f"open-{i}") for i in range(players))
        self.slots = tuple(CardPlace(f"slot-{i}", str(i + 1)) for i in range(3))
        self.forced = CardPlace("answer-card")
        self.prompt = Label(None, theme.TEXT_L, theme.CREAM, display=True, align=CENTER)
        self.brave = DareButton(None, Look.ACTION, theme.TEXT_L, "brave", name="brave")
        self.cowardly = DareButton(None, Look.PLAIN, theme.TEXT_L, "cowardly", name="cowardly")
        self.confirm = Button(None, Look.ACTION, theme.TEXT_L, "check", name="confirm")
        self.sort = Button(None, Look.PLAIN, icon="sort", fill=theme.FELT_BUTTON, name="sort")
        self._buttons = (self.brave, self.cowardly, self.confirm, self.sort)
        for item in (self.hand, *self.open_row, *self.slots, self.forced, self.prompt, *self._buttons):
            scene.addItem(item)
        for item in (self.prompt, *self._buttons):
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._places: Places | None = None

    def look_back(self, public: View | None) -> None:
        """Put everything that can be acted with out of sight and show only what lay open then; None brings the hand back."""
        for item in (self.hand, self.prompt):
            item.setVisible(public is None)
        if public is not None:
            for item in (*self.slots, self.forced, *self._buttons):
                item.hide()
            self.show_open(public, False)
            self.arrange(public, len(self.slots))

    def show_open(self, public: View, on: bool) -> None:
        """Show the open cards while they are taken; `on`: they can be taken by whoever is asked."""
        for i, place in enumerate(self.open_row):
            here = public.stage is Stage.OPENING and i < len(public.opening)
            place.show_kind(public.opening[i] if here else None, on)
            place.setVisible(here)

    def show_choice(self, picked: Sequence[int], need: int, ready: bool) -> None:
        """Show the slots of a choice of `need` cards (0: nothing is chosen now); `ready`: it can be confirmed."""
        for i, slot in enumerate(self.slots):
            slot.show_kind(picked[i] if i < len(picked) else None)
            slot.setVisible(i < need)
        self.confirm.setVisible(need > 0)
        self.confirm.setEnabled(need > 0 and ready)
        self.confirm.set_text(translate("Witch", "Play these"), translate("Witch", "Enter"))

    def show_dares(self, kind: int | None, on: bool, can: Sequence[bool], house: House) -> None:
        """Show brave and cowardly for a card of this kind; `can`: which of the two can be said now."""
        for button, enabled in zip((self.brave, self.cowardly), can, strict=True):
            button.setVisible(on)
            button.setEnabled(enabled)
            button.show_kind(kind)
        self.brave.set_text(words.brave_times(house), keys.shown("witch.brave"))
        self.cowardly.set_text(words.cowardly_times(), keys.shown("witch.cowardly"))

    def waiting_button(self, point: QPointF) -> Button | None:
        """Return the button at a point of the scene that cannot be used yet."""
        for button in (self.brave, self.cowardly, self.confirm):
            if button.isVisible() and not button.isEnabled() and button.mapRectToScene(button.rect()).contains(point):
                return button
        return None

    def lay_out(self, places: Places) -> None:
        """Put everything whose place is always the same."""
        self._places = places
        actions, hand = places.actions, places.hand
        self.prompt.place(*places.prompt)
        each = (places.hint.x - actions.x) / 2 - 12
        self.brave.place(actions.x, actions.y, each, actions.h)
        self.cowardly.place(actions.x + each + 12, actions.y, each, actions.h)
        self.confirm.place(actions.x + 130, actions.y, actions.w - 260, actions.h)
        self.hand.place(hand, places.grown)
        self.sort.place(*places.menu[2])
        wide = CARD_W * places.grown
        self.forced.place(hand.x + (hand.w - wide) / 2, hand.bottom - wide * RATIO - 8, wide)

    def arrange(self, public: View | None, slots: int) -> None:
        """Put the open cards, and so many slots, into the middle."""
        if public is not None:
            self._row(self.open_row[: len(public.opening)])
        self._row(self.slots[:slots])

    def _row(self, items: Sequence[CardPlace]) -> None:
        if self._places is None:
            return
        middle = self._places.middle
        box = Box(middle.x, middle.y + 12, middle.w, middle.h - 24)
        wide, spots = grid(len(items), box, 18, self._places.biggest * 1.25)
        for item, (x, y) in zip(items, spots, strict=True):
            item.place(x, y, wide)
