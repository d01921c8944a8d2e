"""A drawing minute: six boards, their words, the tools (DR-9 to DR-13, DD-1); it is there only while the curtain is lifted."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush.moves import Draw, EndTurn, Redo, SwapWords, Undo, Wipe
from partygames.games.doodle_rush.state import BOARDS, BoardView, FlagState
from partygames.ink.stroke import Stroke
from partygames.ui import theme
from partygames.ui.doodle import layout
from partygames.ui.doodle.chip import WordChip
from partygames.ui.doodle.gone_board import GoneBoard
from partygames.ui.doodle.page import Page
from partygames.ui.doodle.tools import ToolPanel
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.controller import PenController
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, HoldButton, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

FRAME, RADIUS = 5.0, 16.0


class DrawPage(Page):
    """`current` is the board touched last: undo, redo and wipe act on it. `large` is the board worked on large, if any."""

    def __init__(self, screen: Any, drawer: int) -> None:
        super().__init__(screen)
        self.drawer = drawer
        self.view = self.session.view(drawer)
        row = self._row()
        self.color = theme.SEATS[self.seats[drawer].emblem]
        self.sheets: dict[int, Panel] = {}
        self.boards: dict[int, BoardItem] = {}
        self.chips: dict[int, WordChip] = {}
        self.lenses: dict[int, Button] = {}
        self.closed: dict[int, Label] = {}
        self.gone = {i: GoneBoard(self, self.seats, drawer, b.winners) for i, b in enumerate(row) if b.winners}
        for board in row:
            if board.editable:
                self._add(board)
        self.current = min(self.boards, default=0)
        self._framed: int | None = None
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

    def _add(self, view: BoardView) -> None:
        index = view.index
        sheet = Panel(self, theme.PAPER, RADIUS, shadow=0.26)
        sheet.setZValue(z.GROUND)
        item = BoardItem(300.0, self)
        item.setObjectName(f"paper-{index}")
        item.setZValue(z.BOARD)
        chip = WordChip(self, index)
        chip.clicked.connect(lambda: self.tap_word(index))
        chip.dropped.connect(lambda at: self._drop_word(index, at))
        lens = Button(self, Look.QUIET, icon="enlarge", name=f"lens-{index}")
        lens.clicked.connect(lambda: self.enlarge(index))
        if view.flag is FlagState.CLOSED:
            self.closed[index] = Label(self, theme.TEXT_S, theme.ACTION_DEEP, align=CENTER)
        self.sheets[index], self.boards[index], self.chips[index], self.lenses[index] = sheet, item, chip, lens

    # -- the pen

    def take_pen(self, pen: PenController) -> None:
        """Open the boards for the pen."""
        self.pen = pen
        pen.stroke_began.connect(self._touched)
        pen.stroke_finished.connect(self._drawn)
        for index, item in self.boards.items():
            pen.add_board(index, item)
        pen.set_tool(*self.screen.tool)

    def leave(self) -> None:
        """Close the boards; a stroke under way was ended before (the bell, the pause or "done")."""
        pen, self.pen = self.pen, None
        if pen is not None:
            pen.stroke_began.disconnect(self._touched)
            pen.stroke_finished.disconnect(self._drawn)
            for index in self.boards:
                pen.remove_board(index)

    def _touched(self, index: int) -> None:
        if index != self.current:
            self.current = index
            self.refresh()

    def _drawn(self, index: int, stroke: Stroke) -> None:
        if not self.screen.submit(Draw(self.drawer, index, stroke)):
            self.boards[index].forget_own()

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
            self._swap(picked, index, self.chips[picked].pos())
        self.refresh()

    def _drop_word(self, index: int, at: QPointF) -> None:
        """Swap with the word, or the board, that this one was dropped on; else it goes home."""
        self.picked = None
        for other in self.boards:
            zone = self.chips[other].geometry().united(self.sheets[other].geometry())
            if other != index and self.chips[other].isVisible() and zone.contains(at):
                self._swap(index, other, self.chips[index].pos())
                self.refresh()
                return
        self._send_home(index)
        self.refresh()

    def _swap(self, index: int, other: int, came_from: QPointF) -> None:
        """Swap two words; each is seen to travel to its new board."""
        if not self.screen.submit(SwapWords(self.drawer, index, other)):
            self._send_home(index)
            return
        home = self.chips[other].pos()
        self.chips[index].setPos(home)
        self.chips[other].setPos(came_from)
        self._send_home(index)
        self._send_home(other)

    def _send_home(self, index: int) -> None:
        spot = self._chip_box(index)
        self.screen.animator.to(self.chips[index], pos=QPointF(spot.x, spot.y), ms=theme.FAST)

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

    def _chip_box(self, index: int) -> layout.Box:
        if self.large == index:
            return layout.large_board(self.rect().width(), self.rect().height(), self._left_handed)[1]
        return self.places.chips[index]

    # -- page

    @property
    def _left_handed(self) -> bool:
        return bool(self.screen.nav.settings.now.left_handed)

    def refresh(self) -> None:
        """Show boards, words and tools as the state has them."""
        self.view = self.session.view(self.drawer)
        row = self._row()
        for index, item in self.boards.items():
            board = row[index]
            item.set_strokes(board.strokes)
            self.chips[index].set_text(spoken(board.word))
            self.chips[index].show_state(index == self.current, index == self.picked)
            self.lenses[index].set_icon("shrink" if self.large == index else "enlarge")
        self._frame_current()
        if self.boards:
            board = row[self.current]
            self.tools.show_possible(board.can_undo, board.can_redo, bool(board.strokes))
        for index, label in self.closed.items():
            label.setVisible(row[index].flag is FlagState.CLOSED and self.large in (None, index))

    def _frame_current(self) -> None:
        """Frame the board that the tools act on more strongly; the others only when that changes."""
        if self._framed == self.current:
            return
        self._framed = self.current
        for index, item in self.boards.items():
            more = 1.5 if index == self.current else 0.0
            color = self.color if more else theme.mixed(self.color, theme.PAPER, 0.30)
            item.set_frame(color, FRAME + more, RADIUS + more)

    def fit(self, w: float, h: float) -> None:
        """Place boards, words and tools."""
        super().fit(w, h)
        self.screen.animator.finish()
        self.places = places = layout.draw_table(w, h, self._left_handed)
        self.tools.arrange(places.panel, places.tools, self._left_handed)
        for index in range(BOARDS):
            spots = (places.boards[index], places.chips[index], places.lenses[index])
            if self.large == index:
                spots = layout.large_board(w, h, self._left_handed)
            shown = self.large in (None, index)
            self._place(index, spots, shown)
        self.done.place(*layout.header(w).free)

    def _place(self, index: int, spots: tuple[layout.Box, layout.Box, layout.Box], shown: bool) -> None:
        board, chip, lens = spots
        if index in self.gone:
            self.gone[index].place(*board)
            self.gone[index].setVisible(shown)
            return
        self.sheets[index].setGeometry(QRectF(*board))
        self.boards[index].setPos(board.x + FRAME, board.y + FRAME)
        self.boards[index].set_width(board.w - 2 * FRAME)
        self.chips[index].place(*chip)
        self.lenses[index].place(*lens)
        items: list[Any] = [self.sheets[index], self.boards[index], self.chips[index], self.lenses[index]]
        if index in self.closed:
            self.closed[index].place(board.x + 20, board.y + 14, board.w - 40, 30)
            items.append(self.closed[index])
        for item in items:
            item.setVisible(shown)

    def retranslate(self) -> None:
        """Word the page."""
        self.tools.retranslate()
        self.done.set_text(translate("Doodle", "Hold: I’m done"))
        for label in self.closed.values():
            label.set_text(translate("Doodle", "Closed for letters: wipe it to open it"))
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
