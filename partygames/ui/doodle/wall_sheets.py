"""What can lie over the wall: the board that is talked about shown large, and the question about letters on it."""

from typing import TYPE_CHECKING

from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.moves import RaiseFlag, VoteFlag
from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ui.doodle import layout
from partygames.ui.doodle.flag_sheet import FlagSheet
from partygames.ui.doodle.zoom import Zoom
from partygames.ui.i18n import translate

if TYPE_CHECKING:
    from partygames.ui.doodle.wall_page import WallPage


class WallSheets:
    """Open and close the two sheets; both are about the page's selected board and go when it changes."""

    def __init__(self, page: "WallPage") -> None:
        self.page = page
        self.zoom: Zoom | None = None
        self.flag: FlagSheet | None = None

    def toggle_zoom(self) -> None:
        """Show the selected board large, or put it back."""
        if self.zoom is not None:
            self.page.screen.put_away(self.zoom)
            self.zoom = None
        elif self.page.selected is not None:
            self.zoom = Zoom(self.page, self.page.seats, self.page.selected_view())
            self.zoom.closed.connect(self.toggle_zoom)
            self.zoom.arrange(self.page.places.room)

    def toggle_flag(self) -> None:
        """Ask about letters on the selected board, or put the question away."""
        if self.flag is not None:
            self.page.screen.put_away(self.flag)
            self.flag = None
        elif self.page.selected is not None:
            self.flag = FlagSheet(self.page, self.page.seats, self.page.selected_view())
            self.flag.said.connect(self._say_letters)
            self.flag.closed.connect(self.toggle_flag)
            self.flag.arrange(self.page.places.room)

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
        name = self.page.seats[event.author].name
        if event.flag is ev.FlagNews.CONFIRMED:
            text = translate("Doodle", "Closed: {name} can wipe it in the next drawing minute.")
            self.page.screen.say(text.format(name=name))
        elif event.flag is ev.FlagNews.TURNED_DOWN:
            self.page.screen.say(translate("Doodle", "No letters: the board stays open."))
            if self.flag is not None:
                self.toggle_flag()

    def arrange(self, room: layout.Box) -> None:
        """Lie over the wall."""
        for sheet in (self.zoom, self.flag):
            if sheet is not None:
                sheet.arrange(room)

    def _say_letters(self, seat: int, letters: bool) -> None:
        """Send a voice; the first one that speaks of letters raises the flag."""
        if self.page.selected is None:
            return
        if self.page.selected_view().flag is FlagState.NONE:
            self.page.screen.submit(RaiseFlag(seat, *self.page.selected))
        else:
            self.page.screen.submit(VoteFlag(seat, *self.page.selected, letters))
