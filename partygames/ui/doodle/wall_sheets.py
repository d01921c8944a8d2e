"""What can lie over the wall: the board that is talked about shown large, and the question about letters on it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.moves import RaiseFlag, VoteFlag
from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ui.doodle.flag_sheet import FlagSheet
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.zoom import Zoom
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box
from partygames.ui.seat_name import seat_name


class WallSheets:
    """Open and close the two sheets; both are about the board that `subject` returns and go when another is talked about.

    `over` is the item that they lie on.
    """

    def __init__(
        self, host: PageHost, over: QGraphicsItem, seats: tuple[Seat, ...], subject: Callable[[], BoardView | None]
    ) -> None:
        self._host, self._over, self._seats, self._subject = host, over, seats, subject
        self._room = Box(0, 0, 0, 0)
        self.zoom: Zoom | None = None
        self.flag: FlagSheet | None = None

    def large(self) -> QRectF | None:
        """Return where the board that is shown large lies, None when none is."""
        return None if self.zoom is None else self.zoom.board.mapRectToItem(self._over, self.zoom.board.rect())

    def toggle_zoom(self) -> None:
        """Show the selected board large, or put it back."""
        if self.zoom is not None:
            self._host.put_away(self.zoom)
            self.zoom = None
        elif (board := self._subject()) is not None:
            self.zoom = Zoom(self._over, self._seats, board)
            self.zoom.closed.connect(self.toggle_zoom)
            self.zoom.arrange(self._room)

    def toggle_flag(self) -> None:
        """Ask about letters on the selected board, or put the question away."""
        if self.flag is not None:
            self._host.put_away(self.flag)
            self.flag = None
        elif (board := self._subject()) is not None:
            self.flag = FlagSheet(self._over, self._seats, board)
            self.flag.said.connect(self._say_letters)
            self.flag.closed.connect(self.toggle_flag)
            self.flag.arrange(self._room)

    def close(self) -> bool:
        """Close the topmost sheet; say whether there was one."""
        if self.flag is not None:
            self.toggle_flag()
        elif self.zoom is not None:
            self.toggle_zoom()
        else:
            return False
        return True

    def close_all(self) -> None:
        """Close both sheets."""
        while self.close():
            pass

    def show_board(self, board: BoardView | None) -> None:
        """Show the board as it is now; a board that was closed needs no question any more."""
        if self.flag is not None and (board is None or board.flag is FlagState.CLOSED):
            self.toggle_flag()
        if self.flag is not None and board is not None:
            self.flag.show_board(board)
        if self.zoom is not None and board is not None:
            self.zoom.board.show_board(board)

    def happened(self, event: ev.FlagChanged) -> None:
        """Say what became of a flag."""
        name = seat_name(self._seats[event.author])
        if event.flag is ev.FlagNews.CONFIRMED:
            text = translate("Doodle", "Closed: {name} can wipe it in the next drawing minute.")
            self._host.say(text.format(name=name))
        elif event.flag is ev.FlagNews.TURNED_DOWN:
            self._host.say(translate("Doodle", "No letters: the board stays open."))
            if self.flag is not None:
                self.toggle_flag()

    def arrange(self, room: Box) -> None:
        """Lie over the wall, now and when a sheet is opened."""
        self._room = room
        for sheet in (self.zoom, self.flag):
            if sheet is not None:
                sheet.arrange(room)

    def retranslate(self) -> None:
        """Word what is open."""
        if self.flag is not None:
            self.flag.retranslate()
        if self.zoom is not None:
            self.zoom.update()

    def _say_letters(self, seat: int, letters: bool) -> None:
        """Send a voice; the first one that speaks of letters raises the flag."""
        board = self._subject()
        if board is None:
            return
        if board.flag is FlagState.NONE:
            self._host.submit(RaiseFlag(seat, board.author, board.index))
        else:
            self._host.submit(VoteFlag(seat, board.author, board.index, letters))
