"""Whose cards may be seen on the one screen of the table, and the curtain that falls in between (WD-1)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from partygames.core.seats import Player
from partygames.games.witch_express.state import View
from partygames.ui.curtain import Curtain
from partygames.ui.i18n import translate
from partygames.ui.witch.asking import secret, task
from partygames.ui.witch.summary import RoundSheet

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen


class Sight:
    """Know whose cards lie open on a screen.

    With one human their cards lie open all the time. With several, a curtain covers the table before somebody's cards are
    shown (the choice of three and the leader's choice), and the same event that ends the choice takes them away again.
    """

    def __init__(self, screen: "WitchScreen") -> None:
        self._screen = screen
        self.open_seat: int | None = self.humans[0] if len(self.humans) == 1 else None

    @property
    def humans(self) -> tuple[int, ...]:
        """Return the seats where people play now."""
        return tuple([i for i, seat in enumerate(self._screen.session.seats) if seat.player is Player.HUMAN])

    def close(self) -> None:
        """Take the cards out of sight, in the same event."""
        self.open_seat = None
        self._screen.hide_hand()

    def follow(self, public: View) -> None:
        """Take the cards out of sight when nothing secret is asked of their seat any more."""
        if len(self.humans) > 1 and self.open_seat is not None and not secret(public, self.open_seat):
            self.close()

    def round_over(self) -> None:
        """Let everybody read what the round brought; whoever led last takes their cards up again behind a curtain."""
        if len(self.humans) > 1:
            self.close()

    def curtain(self, public: View) -> None:
        """Ask for the device to be handed on, when the next thing is secret and the cards shown are not that seat's."""
        screen, humans = self._screen, self.humans
        if self.open_seat is not None or screen.looks.ending is not None or screen.session.over:
            return
        if any(isinstance(cover, Curtain | RoundSheet) for cover in screen.covers()):
            return
        seat = next((s for s in public.to_act if s in humans and secret(public, s)), None)
        what = task(public)
        if len(humans) == 1 and seat is None:  # who plays alone needs no curtain after this one
            seat, what = humans[0], translate("Witch", "From now on your cards lie open")
        if seat is None:
            return
        screen.hide_hand()
        screen.cover(Curtain(screen.session.seats[seat], what, lambda: self._lifted(seat), screen.open_pause))

    def _lifted(self, seat: int) -> None:
        screen = self._screen
        if len(self.humans) > 1 and not secret(screen.session.view(None), seat):
            screen.refresh()
            return
        self.open_seat = screen.table.bottom = seat
        screen.refresh(at_once=True)
        screen.acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def seated(self, _seat: int) -> None:
        """Somebody came or went: no cards stay in sight, and the curtain falls for whoever is to see theirs."""
        screen, humans = self._screen, self.humans
        if humans != (self.open_seat,):
            self.close()
        for cover in screen.covers():
            if isinstance(cover, Curtain):
                cover.uncover()
        if humans and screen.table.bottom not in humans:
            screen.table.bottom = humans[0]
        screen.refresh(at_once=True)
