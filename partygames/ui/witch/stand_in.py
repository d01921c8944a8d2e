"""A computer stands in for somebody who is away: offered from a seat and from the pause, and taken back as easily."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import EMBLEMS, Player, Seat
from partygames.engine.session import GameSession
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.witch import words

LEVEL = Player.NORMAL
GAP, WIDEST = 12.0, 220.0


def change(session: GameSession, seat: int) -> None:
    """Let a computer stand in at this seat, or give it back to its person."""
    session.stand_in(seat, Player.HUMAN if session.seats[seat].away else LEVEL)


def question(session: GameSession, seat: int) -> Dialog:
    """Return the question that a tap on a person's seat asks."""
    who = session.seats[seat]
    name = words.name_of(session.seats, seat)
    if who.away:
        title = translate("Witch", "Is {name} back?").format(name=name)
        body = translate("Witch", "The computer stops, and {name} plays on with the same cards.").format(name=name)
        yes, no = translate("Witch", "Give the seat back"), translate("Witch", "Not yet")
    else:
        title = translate("Witch", "Is {name} away?").format(name=name)
        body = translate(
            "Witch", "A computer can play for {name} until the seat is given back. It sees what {name} may see, nothing else."
        ).format(name=name)
        yes, no = translate("Witch", "Let a computer play"), translate("Witch", "Cancel")
    actions = (
        Action(yes, lambda: change(session, seat), Look.CALM, "stand-in-yes"),
        Action(no, lambda: None, Look.PLAIN, "stand-in-no"),
    )
    return Dialog(title, body, actions)


def stumbled(name: str) -> Dialog:
    """Return what is told when a computer player fails."""
    text = translate("Witch", "{name}’s computer could not decide. It plays on in a simpler way, and nothing is lost.")
    actions = (Action(translate("Table", "OK"), lambda: None, Look.CALM, "stumbled-ok"),)
    return Dialog(translate("Witch", "A computer stumbled"), text.format(name=name), actions)


class StandIns:
    """A button for each person's seat: a tap lets a computer play there, another gives the seat back."""

    def __init__(self, parent: QGraphicsItem, seats: Callable[[], Sequence[Seat]], change: Callable[[int], None]) -> None:
        self._seats = seats
        self.title = Label(parent, theme.TEXT_M, theme.MUTED_ON_FELT, align=CENTER)
        self.buttons: dict[int, Button] = {}
        for i, seat in enumerate(seats()):
            if seat.persons:
                button = Button(parent, Look.PLAIN, theme.TEXT_S + 1, name=f"stand-in-{i}")
                button.clicked.connect(lambda i=i: self._tap(i, change))
                self.buttons[i] = button

    def _tap(self, seat: int, change: Callable[[int], None]) -> None:
        change(seat)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the row, and show who is away."""
        self.title.set_text(translate("Witch", "Is somebody away? Tap the name, and a computer plays there until they are back."))
        seats = self._seats()
        for i, button in self.buttons.items():
            button.set_text(words.name_of(seats, i))
            button.set_icon("robot" if seats[i].away else f"seat-{EMBLEMS[seats[i].emblem]}")
            button.set_checked(seats[i].away)

    def place(self, x: float, y: float, w: float) -> None:
        """Put the row there, centred in `w`."""
        n = len(self.buttons)
        self.title.place(x, y, w, 34)
        if not n:
            return
        each = min(WIDEST, (w - GAP * (n - 1)) / n)
        left = x + (w - n * each - (n - 1) * GAP) / 2
        for i, button in enumerate(self.buttons.values()):
            button.place(left + i * (each + GAP), y + 42, each, 62)
