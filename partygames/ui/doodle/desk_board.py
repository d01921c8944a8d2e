"""A board on the drawing table, with all that belongs to it: its sheet, its ink, its word and its lens."""

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsWidget

from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ui import theme
from partygames.ui.doodle.chip import WordChip
from partygames.ui.doodle.draw_layout import Spots
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.pen.board import BoardItem
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

FRAME, RADIUS = 5.0, 16.0
CURRENT_MORE = 1.5
"""How much thicker the frame of the board is that the tools act on."""


class ClosedStrip(Panel):
    """Say across a board that it is closed, over the ink: it is the ink that must go."""

    TALL = 36.0

    def __init__(self, table: QGraphicsWidget) -> None:
        super().__init__(table, theme.ACTION, theme.R_S, shadow=0)
        self.setZValue(z.LABEL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = Label(self, theme.TEXT_S, theme.CREAM, align=CENTER)

    def place(self, x: float, y: float, w: float) -> None:
        """Lie there."""
        self.setGeometry(QRectF(x, y, w, self.TALL))
        self.words.place(8, 0, w - 16, self.TALL)


class DeskBoard(QObject):
    """Own the items of one board that can be drawn on; they lie on `table`, beside those of the other boards.

    `word_tapped`, `word_dropped(scene position)` and `lens_tapped` are what a person does around the ink.
    """

    word_tapped = Signal()
    word_dropped = Signal(QPointF)
    lens_tapped = Signal()

    def __init__(self, table: QGraphicsWidget, view: BoardView, color: QColor) -> None:
        super().__init__(table)
        index = view.index
        self.sheet = Panel(table, theme.PAPER, RADIUS, shadow=0.26)
        self.sheet.setZValue(z.GROUND)
        self.paper = BoardItem(300.0, table)
        self.paper.setObjectName(f"paper-{index}")
        self.paper.setZValue(z.BOARD)
        self.chip = WordChip(table, index)
        self.chip.clicked.connect(self.word_tapped)
        self.chip.dropped.connect(self.word_dropped)
        self.lens = Button(table, Look.QUIET, icon="enlarge", name=f"lens-{index}")
        self.lens.clicked.connect(self.lens_tapped)
        self.closed = ClosedStrip(table) if view.flag is FlagState.CLOSED else None
        self._color = color
        self._current: bool | None = None

    def show_board(self, view: BoardView, current: bool, picked: bool, offered: bool, large: bool) -> None:
        """Show the board; `current`: the tools act on it, `picked`: its word was picked up, `offered`: to be swapped with it."""
        self.paper.set_strokes(view.strokes)
        self.chip.set_text(spoken(view.word))
        self.chip.show_state(current, picked, offered)
        self.lens.set_icon("shrink" if large else "enlarge")
        does = translate("Access", "Make small again") if large else translate("Access", "Enlarge")
        self.lens.said = translate("Access", "{what}: {button}").format(what=self.chip.text, button=does)
        if self.closed is not None:
            self.closed.setVisible(view.flag is FlagState.CLOSED and self.sheet.isVisible())
        # A frame costs the board its picture's place, so it changes only when it must.
        if current != self._current:
            self._current = current
            self._frame()

    def _frame(self) -> None:
        more = CURRENT_MORE if self._current else 0.0
        color = self._color if self._current else theme.mixed(self._color, theme.SHEET, 0.30)
        self.paper.set_frame(color, FRAME + more, RADIUS + more)

    def zone(self) -> QRectF:
        """Return where a word dropped is meant for this board."""
        return self.chip.geometry().united(self.sheet.geometry())

    def place(self, spots: Spots) -> None:
        """Put the board with its word and lens there."""
        board = spots.board
        self.sheet.setGeometry(QRectF(*board))
        self.paper.setPos(board.x + FRAME, board.y + FRAME)
        self.paper.set_width(board.w - 2 * FRAME)
        self.chip.place(*spots.chip)
        self.lens.place(*spots.lens)
        for button in (self.chip, self.lens):
            button.set_reach(0, 2)
        if self.closed is not None:
            self.closed.place(board.x + 14, board.y + 14, board.w - 28)

    def set_visible(self, on: bool) -> None:
        """Show the board, or hide it while another one is worked on large."""
        for item in (self.sheet, self.paper, self.chip, self.lens):
            item.setVisible(on)
        if self.closed is not None and not on:
            self.closed.setVisible(False)

    def retranslate(self) -> None:
        """Word the board, and frame it in the look of the table; its word comes with `show_board`."""
        self._frame()
        if self.closed is not None:
            self.closed.words.set_text(translate("Doodle", "Closed for letters: wipe it to open it"))
