"""What the person at the table can do now: the fan, the open cards, the three slots, the two big buttons."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from partygames.core.game import RuleError
from partygames.engine.session import GameSession
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.moves import Choose, TakeOpening
from partygames.games.witch_express.state import Stage, View
from partygames.ui.scene.animator import Animator
from partygames.ui.witch import picking
from partygames.ui.witch.asking import Ask, Question, prompt, question
from partygames.ui.witch.controls import Controls
from partygames.ui.witch.drawn import Drawn
from partygames.ui.witch.dropping import Dropping
from partygames.ui.witch.hand import REACH
from partygames.ui.witch.order import HandCard, Orders, in_fan
from partygames.ui.witch.places import Places
from partygames.ui.witch.refusals import reason


class Acting(Controls):
    """Know what a tap means now. `submit(move)` sends a move, `refuse(error)` tells why something cannot be, `hush()` ends it."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        session: GameSession,
        submit: Callable[[Any], None],
        refuse: Callable[[RuleError], None],
        hush: Callable[[], None],
    ) -> None:
        super().__init__(scene, animator, len(session.seats))
        self._session, self._submit, self._refuse, self._hush = session, submit, refuse, hush
        self.hand.tapped.connect(self._tap_hand)
        self.hand.moved.connect(self._move_card)
        self.sort.clicked.connect(self.sort_hand)
        self.dropping = Dropping(scene, self._offered, self._drop)
        self.hand.carried.connect(self.dropping.carried)
        self.hand.dropped.connect(self.dropping.dropped)
        self.hand.why = self._why
        for i, place in enumerate(self.open_row):
            place.clicked.connect(lambda i=i: self._take(i))
        for i, slot in enumerate(self.slots):
            slot.clicked.connect(lambda i=i: self.put_back(i))
        self.brave.clicked.connect(lambda: self.dare(True))
        self.cowardly.clicked.connect(lambda: self.dare(False))
        self.confirm.clicked.connect(self.confirm_choice)
        self.orders, self.drawn = Orders(), Drawn(session)
        self.picked: list[int] = []
        self.leading: int | None = None
        self.asks: Callable[[str], None] = lambda _: None
        """Told what people are asked, "" when it is for others to act."""
        self._tips: tuple[int, ...] = ()
        self._asked = Question(Ask.NOTHING)
        self._moment: tuple[Question, int, int] | None = None
        self._public: View | None = None
        self._own: View | None = None
        self._covered = False

    @property
    def asked(self) -> Question:
        """Return what is asked now."""
        return self._asked

    def forget(self) -> None:
        """Take everything secret out of every item at once: the fan, the slots, the picked card."""
        self.picked, self.leading, self._own = [], None, None
        self.drawn.forget()
        self.hand.clear()
        for item in (*self.slots, self.brave, self.cowardly):
            item.show_kind(None)

    def show(self, public: View, own: View | None, covered: bool) -> None:
        """Show what can be done; `own` is the view of the seat whose cards may be seen. `covered`: the middle is taken."""
        asked = Question(Ask.NOTHING) if covered else question(public, self._session.seats, None if own is None else own.seat)
        # The same question may be asked again of the same seat: a leader who was last to be brave leads again.
        moment = (asked, public.round, public.turn if asked.ask is Ask.LEAD else 0)
        if moment != self._moment:
            self.picked, self.leading = [], None
        self._moment = moment
        self._asked, self._public, self._own, self._covered = asked, public, own, covered
        if asked.ask is Ask.LEAD and own is not None and len(own.chosen) == 1:
            # One card left is no choice; with two or more nothing is picked beforehand (a slip would be played).
            self.leading = own.chosen[0]
        self._show_hand()
        self.show_open(public, asked.ask is Ask.TAKE)
        self._show_slots()
        answering = asked.ask is Ask.ANSWER and own is None
        self.forced.show_kind(public.led if answering else None, False)
        self.forced.setVisible(answering)
        self._show_buttons()
        choice = self._choice() is not None
        self.prompt.set_text("" if covered else prompt(public, asked, self._session.seats, self.leading, self._need(), choice))
        self.asks("" if asked.ask is Ask.NOTHING else self.prompt.text)

    def _show_hand(self) -> None:
        own, asked = self._own, self._asked
        if own is None:
            self.sort.hide()
            self.hand.clear()
            return
        order = self.orders.of(own)
        self.sort.setVisible(self.orders.dragged(own.seat))
        tokens = [order[i] for i in in_fan(order, self.picked)]
        self.hand.show_cards(picking.fanned(own, asked, self.leading, tokens, self._tips, self.drawn.of(own)))

    def point_at(self, kinds: tuple[int, ...]) -> None:
        """Mark a card of each of these kinds, as the ones that are talked of."""
        if kinds != self._tips:
            self._tips = kinds
            self._show_hand()

    def _move_card(self, index: int, gap: int) -> None:
        if self._own is not None:
            self.orders.move(self._own, self.picked, index, gap)
            self._again()

    def sort_hand(self) -> None:
        """Let the fan lie by kind again."""
        if self._own is not None:
            self.orders.sort(self._own.seat)
            self._again()

    def _show_slots(self) -> None:
        on = self._asked.ask is Ask.CHOOSE
        self.show_choice(self.picked if on else (), self._need() if on else 0, self._choice() is not None)

    def _show_buttons(self) -> None:
        public = self._public
        assert public is not None
        on = self._asked.ask in (Ask.LEAD, Ask.ANSWER)
        can = [on and picking.daring(self._asked, self.leading, brave) in self._legal() for brave in (True, False)]
        self.show_dares(public.led if self._asked.ask is Ask.ANSWER else self.leading, on, can, public.house)

    def _legal(self) -> Sequence[Any]:
        return self._session.legal_moves(self._asked.seat) if self._asked.seat is not None else ()

    def _need(self) -> int:
        return picking.need(self._legal())

    def _choice(self) -> Choose | None:
        return picking.choice(self._legal(), self.picked)

    def _again(self) -> None:
        if self._public is not None:
            self.show(self._public, self._own, self._covered)

    def _tap_hand(self, index: int) -> None:
        card, ask, own = self.hand.cards[index], self._asked.ask, self._own
        if own is None or self._covered:
            return
        refusal = self._why_not(card)
        if refusal is not None:
            self._refuse(refusal)
        elif ask is Ask.CHOOSE:
            self._pick(card.kind, None)
        elif ask is Ask.LEAD:
            self.lead_with(None if self.leading == card.kind and len(own.chosen) > 1 else card.kind)

    def _why_not(self, card: HandCard) -> RuleError | None:
        if self._own is None:
            return None
        return picking.why_not(self._own, self._asked.ask, card, self._legal(), self.picked)

    def _why(self, card: HandCard) -> str:
        """Say why a card cannot be taken up now: whoever does not see that it is dim hears the rule."""
        refusal = None if self._covered else self._why_not(card)
        return "" if refusal is None else reason(refusal)

    def _offered(self, index: int) -> tuple[str, str] | None:
        """Return what dropping this card in the middle says, None where it cannot be played there."""
        if self._own is None or self._asked.ask not in (Ask.LEAD, Ask.ANSWER) or index >= len(self.hand.cards):
            return None
        if self._why_not(self.hand.cards[index]) is not None:
            return None
        return self.brave.text, self.cowardly.text

    def _drop(self, index: int, brave: bool | None, point: QPointF) -> None:
        if brave is not None:
            self.lead_with(self.hand.cards[index].kind)
            self.dare(brave)
        elif self._asked.ask is Ask.CHOOSE:
            at = (i for i, slot in enumerate(self.slots) if slot.isVisible() and slot.sceneBoundingRect().contains(point))
            self._pick(self.hand.cards[index].kind, next(at, None))
        else:
            self._tap_hand(index)

    def _pick(self, kind: int, slot: int | None) -> None:
        """Put a card into a slot, if the rules know a choice with it."""
        picked = picking.picked_into(self._legal(), self.picked, kind, slot)
        if isinstance(picked, RuleError):
            self._refuse(picked)
        else:
            self.picked[:] = picked
            self._hush()
            self._again()

    def put_back(self, slot: int) -> None:
        """Take the card of a slot back into the fan: nothing is chosen before it is confirmed (WD-3)."""
        if self._asked.ask is Ask.CHOOSE and slot < len(self.picked):
            del self.picked[slot]
            self._again()

    def confirm_choice(self) -> None:
        """Choose what lies in the slots."""
        if self._asked.ask is not Ask.CHOOSE:
            return
        move = self._choice()
        if move is None:
            self._refuse(RuleError(Refusal.WRONG_COUNT, "WE-8", need=self._need(), given=len(self.picked)))
        else:
            self._submit(move)

    def lead_with(self, kind: int | None) -> None:
        """Lift the card to lead with."""
        if self._asked.ask is Ask.LEAD:
            self.leading = kind
            self._hush()
            self._again()

    def _take(self, index: int) -> None:
        public = self._public
        if public is None or public.stage is not Stage.OPENING or index >= len(public.opening):
            return
        if self._asked.ask is Ask.TAKE and self._asked.seat is not None:
            self._submit(TakeOpening(self._asked.seat, public.opening[index]))
        else:
            self._refuse(RuleError(Refusal.NOT_YOUR_TURN, "WE-5", waiting_for=public.to_act[0]))

    def dare(self, brave: bool) -> None:
        """Play the led or lifted card, brave or cowardly."""
        if self._asked.ask not in (Ask.LEAD, Ask.ANSWER):
            return
        move = picking.daring(self._asked, self.leading, brave)
        if move is None:
            self._refuse(RuleError(Refusal.MUST_LEAD, "WE-9"))
        else:
            self._submit(move)

    def explain(self, point: QPointF) -> bool:
        """Say why the button at this point cannot be used yet; False where there is none. (One that is off gets no taps.)"""
        button = self.waiting_button(point)
        if button is self.confirm:
            self.confirm_choice()
        elif button is not None:
            self.dare(button is self.brave)
        return button is not None

    def digit(self, n: int) -> None:
        """Do what the key `n` (from 1) does: take an open card, empty a slot, or lift a chosen card."""
        if self._asked.ask is Ask.TAKE:
            self._take(n - 1)
        elif self._asked.ask is Ask.CHOOSE:
            self.put_back(n - 1)
        elif self._asked.ask is Ask.LEAD and self._own is not None and n <= len(self._own.chosen):
            self.lead_with(self._own.chosen[n - 1])

    def place(self, places: Places) -> None:
        """Lay everything out for the stage."""
        self.lay_out(places)
        # The two halves cover the sentence below the middle too: half of it would stick out under them.
        middle = places.middle._replace(h=places.prompt.bottom - places.middle.y + 8)
        self.dropping.place(middle, places.hand.y - REACH * places.grown)
        self.arrange(self._public, max(1, self._need()) if self._asked.ask is Ask.CHOOSE else len(self.slots))
