"""Whose cards may be seen on the one screen of the table, and the curtain that falls in between (WD-1)."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from partygames.core.seats import Player
from partygames.games.witch_express.state import View
from partygames.ui.curtain import Curtain
from partygames.ui.witch.asking import secret, task
from partygames.ui.witch.lone_curtain import LoneCurtain
from partygames.ui.witch.summary import RoundSheet

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen


class Sight:
    """Know whose cards lie open on a screen.

    Whoever is the only person of the game has their cards open all the time. With several, a curtain covers the table before
    somebody's cards are shown (the choice of three and the leader's choice), and the same event that ends the choice takes them
    away again. A person who is away is still one of them: they may come back to the table at any moment, and must not find the
    others' cards open. Who is left alone with computers may say at the curtain that theirs stay open until somebody is back.
    """

    def __init__(self, screen: "WitchScreen") -> None:
        self._screen = screen
        self._left_open = False
        self.open_seat: int | None = self.humans[0] if self.alone else None

    @property
    def humans(self) -> tuple[int, ...]:
        """Return the seats where people play now."""
        return tuple([i for i, seat in enumerate(self._screen.session.seats) if seat.player is Player.HUMAN])

    @property
    def away(self) -> tuple[int, ...]:
        """Return the seats of people for whom a computer stands in."""
        return tuple([i for i, seat in enumerate(self._screen.session.seats) if seat.away])

    @property
    def alone(self) -> bool:
        """Say whether there is nobody from whom the cards of the one person at the table must be hidden."""
        return len(self.humans) == 1 and (self._left_open or not self.away)

    def close(self) -> None:
        """Take the cards out of sight, in the same event."""
        self.open_seat = None
        self._screen.hide_hand()

    def follow(self, public: View) -> None:
        """Take the cards out of sight when nothing secret is asked of their seat any more."""
        if not self.alone and self.open_seat is not None and not secret(public, self.open_seat):
            self.close()

    def round_over(self) -> None:
        """Let everybody read what the round brought; whoever led last takes their cards up again behind a curtain."""
        if not self.alone:
            self.close()

    def curtain(self, public: View) -> None:
        """Ask for the device to be handed on, when the next thing is secret and the cards shown are not that seat's."""
        screen, humans = self._screen, self.humans
        if self.open_seat is not None or screen.looks.ending is not None or screen.session.over:
            return
        if any(isinstance(cover, Curtain | RoundSheet) for cover in screen.covers()):
            return
        seat = next((s for s in public.to_act if s in humans and secret(public, s)), None)
        if seat is None:
            return
        screen.hide_hand()
        kind = LoneCurtain if len(humans) == 1 and self.away else Curtain
        screen.cover(kind(screen.session.seats[seat], task(public), partial(self._lifted, seat), screen.open_pause))

    def _lifted(self, seat: int, left_open: bool = False) -> None:
        screen = self._screen
        self._left_open = left_open
        if not self.alone and not secret(screen.session.view(None), seat):
            screen.refresh()
            return
        self.open_seat = screen.table.bottom = seat
        screen.refresh(at_once=True)
        screen.acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def seated(self, _seat: int) -> None:
        """Somebody came or went: no cards stay in sight, and the curtain falls for whoever is to see theirs."""
        screen, humans = self._screen, self.humans
        self._left_open = False
        self.close()
        if self.alone:
            self.open_seat = humans[0]
        for cover in screen.covers():
            if isinstance(cover, Curtain):
                cover.uncover()
        if humans and screen.table.bottom not in humans:
            screen.table.bottom = humans[0]
        screen.refresh(at_once=True)
