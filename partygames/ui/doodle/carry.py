"""Boards on their way over the wall: carried by a finger to a tray, handed on to fly there, or going back to their place."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award
from partygames.ui import theme
from partygames.ui.doodle.flight import Flights
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.doodle.wall_board import Spot, WallBoard
from partygames.ui.doodle.winners import WinnersPanel
from partygames.ui.scene import z


class Carrier:
    """Move copies of boards; the boards themselves stay where the state has them, so nothing here can be in the way of a rule.

    `over` is the item that the copies lie on, `boards` the boards by their place on the wall. `lifted(spot)` is called when a
    finger takes a board up.
    """

    def __init__(
        self,
        host: PageHost,
        over: QGraphicsItem,
        seats: tuple[Seat, ...],
        boards: Mapping[Spot, WallBoard],
        winners: WinnersPanel,
        lifted: Callable[[Spot], None],
    ) -> None:
        self._host, self._over, self._seats = host, over, seats
        self._boards, self._winners, self._lifted = boards, winners, lifted
        self.flights = Flights(host, over, seats)
        self.copy: PaperBoard | None = None

    def follow(self, spot: Spot, board: WallBoard) -> None:
        """Listen to the drags of one board."""
        board.lifted.connect(lambda: self._lift(spot))
        board.carried.connect(self._carry)
        board.dropped.connect(lambda at: self._drop(spot, at))
        board.put_back.connect(lambda: self._put_back(spot))

    def won(self, spot: Spot, winners: tuple[int, ...], large: QRectF | None) -> None:
        """Let an awarded board fly to its winners: from the finger, from where it is shown large, or from its place."""
        home, copy = self._boards[spot], self.copy
        self.copy = None
        seen = home.geometry() if large is None else large
        if copy is not None:
            seen = copy.geometry()
            self._host.put_away(copy)
        self.flights.win(home, seen, [self._winners.trays[n] for n in winners])

    def taken_back(self, spot: Spot, winners: tuple[int, ...]) -> None:
        """Let a board whose award was taken back fly home."""
        self.flights.give_back(self._boards[spot], [self._winners.trays[n] for n in winners])

    def _copy_of(self, spot: Spot) -> PaperBoard:
        item = self._boards[spot]
        copy = PaperBoard(self._over, self._seats, item.view)
        copy.place(item.x(), item.y(), item.rect().width(), item.rect().height())
        return copy

    def _lift(self, spot: Spot) -> None:
        self.copy = self._copy_of(spot)
        self.copy.setZValue(z.LIFTED)
        self.copy.setOpacity(0.94)
        self._boards[spot].set_away(True)
        self._lifted(spot)

    def _carry(self, at: QPointF) -> None:
        if self.copy is None:
            return
        self.copy.setPos(at - self.copy.rect().center())
        self._winners.light(self._winners.tray_at(at))

    def _drop(self, spot: Spot, at: QPointF) -> None:
        tray = self._winners.tray_at(at)
        if tray is not None and tray.seat == spot[0]:
            self._host.say(SENTENCES[Refusal.OWN_BOARD]({}))
        if tray is None or tray.seat == spot[0] or not self._host.submit(Award(*spot, (tray.seat,))):
            self._put_back(spot)
            return
        self._winners.light(None)
        self._boards[spot].set_away(False)

    def _put_back(self, spot: Spot) -> None:
        """Bring a board that nobody won back to its place."""
        self._winners.light(None)
        item, copy, self.copy = self._boards[spot], self.copy, None
        if copy is None:
            item.set_away(False)
            return

        def home() -> None:
            item.set_away(False)
            self._host.put_away(copy)

        self._host.animator.to(copy, pos=item.pos(), ms=theme.FAST, done=home)
