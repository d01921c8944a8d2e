"""A drawing minute: six boards, their words, the tools (DR-9 to DR-13, DD-1); it is there only while the curtain is lifted."""

from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush.moves import Draw, EndTurn, Redo, SwapWords, Undo, Wipe
from partygames.games.doodle_rush.state import BoardView
from partygames.ink.stroke import Stroke
from partygames.ui import theme
from partygames.ui.doodle import draw_layout, layout
from partygames.ui.doodle.desk_board import DeskBoard
from partygames.ui.doodle.gone_board import GoneBoard
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.tools import ToolPanel
from partygames.ui.i18n import translate
from partygames.ui.pen.controller import PenController
from partygames.ui.scene.button import Look
from partygames.ui.scene.hold import HoldButton


class DrawPage(Page):
    """`current` is the board touched last: undo, redo and wipe act on it. `large` is the board worked on large, if any."""

    def __init__(self, screen: PageHost, drawer: int) -> None:
        super().__init__(screen)
        self.drawer = drawer
        self.view = self.session.view(drawer)
        row = self._row()
        self.gone = {i: GoneBoard(self, self.seats, drawer, b.winners) for i, b in enumerate(row) if b.winners}
        self.boards = {board.index: self._board(board) for board in row if board.editable}
        self.current = min(self.boards, default=0)
        self.large: int | None = None
        self.picked: int | None = None
        self.tools = ToolPanel(self)
        self.tools.chosen.connect(self.take_tool)
        self.tools.undo.connect(lambda: self._act(Undo))
        self.tools.redo.connect(lambda: self._act(Redo))
        self.tools.wipe.connect(lambda: self._act(Wipe))
        self.tools.show_tool(screen.tool)
        self.done = HoldButton(self, Look.PLAIN, name="done")
        self.done.clicked.connect(self._end)
        self.pen: PenController | None = None
        self.retranslate()
        self.refresh()

    def _row(self) -> tuple[BoardView, ...]:
        return self.view.boards[self.drawer]

    def _board(self, view: BoardView) -> DeskBoard:
        index = view.index
        board = DeskBoard(self, view, theme.SEATS[self.seats[self.drawer].emblem])
        board.word_tapped.connect(lambda: self.tap_word(index))
        board.word_dropped.connect(lambda at: self._drop_word(index, at))
        board.lens_tapped.connect(lambda: self.enlarge(index))
        return board

    # -- the pen

    def take_pen(self, pen: PenController) -> None:
        """Open the boards for the pen."""
        self.pen = pen
        pen.stroke_began.connect(self._touched)
        pen.stroke_finished.connect(self._drawn)
        for index, board in self.boards.items():
            pen.add_board(index, board.paper)
        pen.set_tool(*self.screen.tool)
        pen.set_options(**self.screen.nav.settings.now.pen_options())

    def leave(self) -> None:
        """Close the boards, and leave their pictures to the wall; a stroke under way was ended before (bell, pause or "done")."""
        pen, self.pen = self.pen, None
        if pen is not None:
            pen.stroke_began.disconnect(self._touched)
            pen.stroke_finished.disconnect(self._drawn)
            for index in self.boards:
                pen.remove_board(index)
        for board in self.boards.values():
            board.paper.leave_picture()

    def _touched(self, index: int) -> None:
        self.tools.hush()
        if index != self.current:
            self.current = index
            self.refresh()

    def _drawn(self, index: int, stroke: Stroke) -> None:
        if not self.screen.submit(Draw(self.drawer, index, stroke)):
            self.boards[index].paper.forget_own()

    def take_tool(self, choice: Any) -> None:
        """Take a pen or a rubber in hand."""
        self.screen.tool = choice
        self.tools.show_tool(choice)
        if self.pen is not None:
            self.pen.set_tool(*choice)

    def _act(self, move: type[Undo] | type[Redo] | type[Wipe]) -> None:
        """Act on the board touched last."""
        self.screen.submit(move(self.drawer, self.current))

    def _end(self) -> None:
        if self.pen is not None:
            self.pen.cancel()
        self.screen.submit(EndTurn(self.drawer))

    # -- words

    def tap_word(self, index: int) -> None:
        """Pick a word up, put it back, or swap the one picked up with this one."""
        picked, self.picked = self.picked, None
        if picked is None:
            self.picked = self.current = index
        elif picked != index:
            self._swap(picked, index, self.boards[picked].chip.pos())
        self.refresh()

    def _drop_word(self, index: int, at: QPointF) -> None:
        """Swap with the word, or the board, that this one was dropped on; else it goes home."""
        self.picked = None
        for other, board in self.boards.items():
            if other != index and board.chip.isVisible() and board.zone().contains(at):
                self._swap(index, other, self.boards[index].chip.pos())
                self.refresh()
                return
        self._send_home(index)
        self.refresh()

    def _swap(self, index: int, other: int, came_from: QPointF) -> None:
        """Swap two words; each is seen to travel to its new board."""
        if not self.screen.submit(SwapWords(self.drawer, index, other)):
            self._send_home(index)
            return
        chip, swapped = self.boards[index].chip, self.boards[other].chip
        chip.setPos(swapped.pos())
        swapped.setPos(came_from)
        self._send_home(index)
        self._send_home(other)

    def _send_home(self, index: int) -> None:
        home = self._spots(index).chip
        self.screen.animator.to(self.boards[index].chip, pos=QPointF(home.x, home.y), ms=theme.FAST)

    # -- one board large

    def enlarge(self, index: int) -> None:
        """Work on one board large, or go back to all six."""
        self.large = None if self.large == index else index
        self.current = index
        self.picked = None
        if self.pen is not None:
            self.pen.cancel()
        self.fit(self.rect().width(), self.rect().height())
        self.refresh()

    def _spots(self, index: int) -> draw_layout.Spots:
        """Return where a board lies now, with its word and its lens."""
        if self.large == index:
            return draw_layout.large_board(self.rect().width(), self.rect().height(), self._left_handed)
        return self.places.boards[index]

    # -- page

    @property
    def _left_handed(self) -> bool:
        return bool(self.screen.nav.settings.now.left_handed)

    def refresh(self) -> None:
        """Show boards, words and tools as the state has them."""
        self.view = self.session.view(self.drawer)
        row = self._row()
        for index, board in self.boards.items():
            picked = index == self.picked
            offered = self.picked is not None and not picked
            board.show_board(row[index], index == self.current, picked, offered, index == self.large)
        if self.boards:
            board = row[self.current]
            self.tools.show_possible(board.can_undo, board.can_redo, bool(board.strokes))

    def fit(self, w: float, h: float) -> None:
        """Place boards, words and tools."""
        super().fit(w, h)
        self.screen.animator.finish()
        self.places = places = draw_layout.draw_table(w, h, self._left_handed)
        self.tools.arrange(places.panel, places.tools, self._left_handed)
        for index, board in self.boards.items():
            board.place(self._spots(index))
            board.set_visible(self.large in (None, index))
        for index, board in self.gone.items():
            board.place(*places.boards[index].board)
            board.setVisible(self.large is None)
        self.done.place(*layout.header(w).free)

    def retranslate(self) -> None:
        """Word the page."""
        self.tools.retranslate()
        self.done.set_text(translate("Doodle", "Hold: I’m done"))
        for board in self.boards.values():
            board.retranslate()
        for gone in self.gone.values():
            gone.update()
        self.refresh()

    def step_back(self) -> bool:
        """Put a word down, or go back to all six boards."""
        if self.picked is not None:
            self.picked = None
            self.refresh()
        elif self.large is not None:
            self.enlarge(self.large)
        else:
            return False
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Take tools and act by key."""
        return self.tools.press_key(event)
