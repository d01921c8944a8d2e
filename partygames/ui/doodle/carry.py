"""Boards on their way over the wall: carried by a finger to a tray, flying to a winner, or going back to their place."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award
from partygames.ui import theme
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.doodle.tray import Tray
from partygames.ui.scene import z

if TYPE_CHECKING:
    from partygames.ui.doodle.wall_board import WallBoard
    from partygames.ui.doodle.wall_page import Spot, WallPage


class Carrier:
    """Move copies of boards; the boards themselves stay where the state has them, so nothing here can be in the way of a rule."""

    def __init__(self, page: "WallPage") -> None:
        self.page = page
        self.copy: PaperBoard | None = None

    def follow(self, spot: "Spot", board: "WallBoard") -> None:
        """Listen to the drags of one board."""
        board.lifted.connect(lambda: self._lift(spot))
        board.carried.connect(self._carry)
        board.dropped.connect(lambda at: self._drop(spot, at))
        board.put_back.connect(lambda: self._put_back(spot))

    def fly(self, spot: "Spot", winner: int) -> None:
        """Send a copy of an awarded board to the winner's tray, from the finger or from its place."""
        copy, self.copy = self.copy or self._copy_of(spot), None
        copy.setZValue(z.FLYING)
        tray, r = self.page.trays[winner], copy.rect()
        goal = tray.mapToItem(self.page, tray.pile().center()) - r.center()
        scale = tray.pile().width() / max(1.0, r.width())
        self.page.screen.animator.to(copy, pos=goal, scale=scale, ms=theme.SLOW, done=lambda: self.page.screen.put_away(copy))

    def _copy_of(self, spot: "Spot") -> PaperBoard:
        item = self.page.boards[spot]
        copy = PaperBoard(self.page, self.page.seats, item.view)
        copy.place(item.x(), item.y(), item.rect().width(), item.rect().height())
        return copy

    def _lift(self, spot: "Spot") -> None:
        if self.page.selected != spot:
            self.page.select(spot)
        self.copy = self._copy_of(spot)
        self.copy.setZValue(z.LIFTED)
        self.copy.setOpacity(0.94)
        self.page.boards[spot].set_away(True)
        self.page.refresh()

    def _carry(self, at: QPointF) -> None:
        if self.copy is None:
            return
        self.copy.setPos(at - self.copy.rect().center())
        over = self._tray_at(at)
        for tray in self.page.trays:
            tray.set_target(tray is over and not tray.author)

    def _drop(self, spot: "Spot", at: QPointF) -> None:
        tray = self._tray_at(at)
        if tray is not None and tray.seat == spot[0]:
            self.page.screen.say(SENTENCES[Refusal.OWN_BOARD]({}))
        if tray is None or tray.seat == spot[0] or not self.page.screen.submit(Award(*spot, (tray.seat,))):
            self._put_back(spot)
            return
        self._unlight()
        self.page.boards[spot].set_away(False)

    def _put_back(self, spot: "Spot") -> None:
        """Bring a board that nobody won back to its place."""
        self._unlight()
        item, copy, self.copy = self.page.boards[spot], self.copy, None
        if copy is None:
            item.set_away(False)
            return

        def home() -> None:
            item.set_away(False)
            self.page.screen.put_away(copy)

        self.page.screen.animator.to(copy, pos=item.pos(), ms=theme.FAST, done=home)

    def _unlight(self) -> None:
        for tray in self.page.trays:
            tray.set_target(False)

    def _tray_at(self, at: QPointF) -> Tray | None:
        return next((tray for tray in self.page.trays if tray.rect().contains(tray.mapFromScene(at))), None)
