"""What the guessing wall is, however the table guesses: everybody's boards, the one that is talked about, what lies over it."""

from typing import Any

from PySide6.QtCore import Qt

from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.state import BOARDS, BoardView, FlagState
from partygames.ui.doodle.author import AuthorTag
from partygames.ui.doodle.carry import Carrier
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.doodle.wall_board import Spot, WallBoard
from partygames.ui.doodle.wall_sheets import WallSheets
from partygames.ui.doodle.wording import names
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box


class BoardWall(Page):
    """Hold which board the table is talking about (`selected`); everything else is the session's.

    Subclasses make the `carrier`, which knows where won boards come to lie; `columns` are the boards that lie side by side.
    """

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view = self.session.view(None)
        self.selected: Spot | None = None
        self.carrier: Carrier | None = None
        self.columns = BOARDS
        self.authors = [AuthorTag(self, seat) for seat in self.seats]
        self.boards = {(b.author, b.index): WallBoard(self, self.seats, b) for row in self.view.boards for b in row}
        for spot, board in self.boards.items():
            board.tapped.connect(lambda s=spot: self.tap_board(s))
        self.sheets = WallSheets(screen, self, self.seats, self.selected_view)

    def refresh(self) -> None:
        """Show the boards as the state has them; subclasses show the rest."""
        self.view = self.session.view(None)
        for (author, index), item in self.boards.items():
            item.show_board(self.view.boards[author][index])
        if (board := self.selected_view()) is not None and not is_talked_about(board):
            self.select(None)
        self.sheets.show_board(self.selected_view())

    def selected_view(self) -> BoardView | None:
        """Return the board that is talked about, None when none is."""
        return None if self.selected is None else self.view.boards[self.selected[0]][self.selected[1]]

    def select(self, spot: Spot | None) -> None:
        """Talk about this board, or about none."""
        if self.selected is not None:
            self.boards[self.selected].set_selected(False)
        self.selected = spot
        if spot is not None:
            self.boards[spot].set_selected(True)
        self.sheets.close_all()

    def tap_board(self, spot: Spot) -> None:
        """Select the board; tapped again it is shown large. One that cannot be guessed says why."""
        board = self.view.boards[spot[0]][spot[1]]
        if spot == self.selected:
            self.sheets.toggle_zoom()
            return
        if board.winners:
            self.screen.say(translate("Doodle", "{names} guessed this board.").format(names=names(self.seats, board.winners)))
        elif not board.has_drawing:
            self.screen.say(SENTENCES[Refusal.NO_DRAWING]({}))
        elif board.flag is FlagState.CLOSED:
            self.screen.say(SENTENCES[Refusal.BOARD_CLOSED]({}))
        self.select(spot if is_talked_about(board) else None)
        self.refresh()

    def happened(self, events: tuple[Any, ...]) -> None:
        """Let an awarded board fly to its winners and back, and say what became of a flag."""
        for event in events:
            if isinstance(event, ev.Awarded):
                self.carrier.won((event.author, event.board), event.winners, self.sheets.large())
            elif isinstance(event, ev.TakenBack):
                self.carrier.taken_back((event.author, event.board), event.winners)
            elif isinstance(event, ev.FlagChanged):
                self.sheets.happened(event)

    def place_boards(self, authors: tuple[Box, ...], boards: tuple[tuple[Box, ...], ...], room: Box) -> None:
        """Put the boards and their authors' names there, and what lies over them into `room`."""
        if self.carrier is not None:
            self.carrier.flights.land()
        self.columns = sum(board.y == boards[0][0].y for board in boards[0])
        for (author, index), item in self.boards.items():
            item.place(*boards[author][index])
        for tag, spot in zip(self.authors, authors, strict=True):
            tag.place(spot)
        self.sheets.arrange(room)

    def retranslate(self) -> None:
        """Word what lies over the boards, and draw those with words on them again."""
        self.sheets.retranslate()
        for tag in self.authors:
            tag.retranslate()
        for item in self.boards.values():
            item.update()

    def walk(self, key: int) -> bool:
        """Move the keyboard's focus over the wall; say whether the key was an arrow."""
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        if key not in steps:
            return False
        rows, cols = steps[Qt.Key(key)]
        focus = self.scene().focusItem()
        here = next((spot for spot, item in self.boards.items() if item is focus), self.selected)
        row, col = (-rows, -cols) if here is None else divmod(here[0] * BOARDS + here[1], self.columns)
        there = (row + rows) % (len(self.boards) // self.columns) * self.columns + (col + cols) % self.columns
        self.boards[divmod(there, BOARDS)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


def is_talked_about(board: BoardView) -> bool:
    """Say whether the table can talk about a board: it lies there, drawn on, and is not closed."""
    return board.has_drawing and not board.winners and board.flag is not FlagState.CLOSED
