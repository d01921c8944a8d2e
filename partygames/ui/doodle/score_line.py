"""One line of the scores: a seat, the boards it won turned over in their authors' colours, those it was left with, the sum."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import Tally, View
from partygames.ui import art, theme
from partygames.ui.doodle.outcome import arithmetic, score_text
from partygames.ui.doodle.paper_board import paint_back
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, RIGHT, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name

SCORE_W = 130.0
LOOSE = 1.22
"""How far one small board lies from the next, in boards, while there is room."""


def won_of(view: View, seat: int) -> tuple[int, ...]:
    """Return the authors of the boards that a seat won."""
    return tuple(board.author for row in view.boards for board in row if seat in board.winners)


class ScoreLine(Panel):
    """One seat: emblem, name, won - left = score as small boards and in words, and the crown."""

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: View, tally: Tally, wins: bool) -> None:
        super().__init__(parent, theme.WARM if wins else theme.SAND, theme.R_M, theme.CLOSE if wins else None, shadow=0)
        self.seats, self.seat, self.tally, self.wins = seats, seats[tally.seat], tally, wins
        self.won = won_of(view, tally.seat)
        self.emblem = Emblem(self, self.seat.emblem)
        self._crown, self._row = QRectF(), QRectF()
        self.name = Label(self, theme.TEXT_L, display=True)
        self.sum = Label(self, theme.TEXT_M, theme.MUTED, align=RIGHT)
        self.score = Label(self, theme.TEXT_HUGE if wins else theme.TEXT_XL, display=True, align=CENTER)
        self.score.set_text(score_text(tally))

    def arrange(self, box: Box) -> None:
        """Place the line inside the sheet: the small boards above the arithmetic in words."""
        self.setGeometry(QRectF(*box))
        side = min(64.0, box.h - 14)
        self.emblem.place(14, (box.h - side) / 2, side)
        x = 14 + side + 18
        room = box.w * 0.42 - x - 58
        self.name.place(x, 0, room, box.h)
        self._crown = QRectF(x + min(room, self.name.text_width()) + 14, (box.h - 44) / 2, 44, 44)
        words = 28.0
        board = min(30.0, box.h - words - 20)
        y = (box.h - board - words - 4) / 2
        right = box.w - SCORE_W - 20
        self._row = QRectF(box.w * 0.42, y, right - box.w * 0.42, board)
        self.sum.place(box.w * 0.42, y + board + 4, self._row.width(), words)
        self.score.place(box.w - SCORE_W, 0, SCORE_W - 14, box.h)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line, the crown of a winner, and the boards: won ones turned over, left ones as empty places."""
        super().paint(painter, option, widget)
        if self.wins:
            art.draw(painter, "icons/crown.svg", self._crown)
        row, count = self._row, len(self.won) + self.tally.left
        if not count:
            return
        w, minus = row.height() * 1.48, row.height() * 1.1
        step = min(w * LOOSE, (row.width() - minus - 2 * w) / max(1, count - 1))
        x = row.right() - w
        for n in range(self.tally.left):
            place = QRectF(x - (self.tally.left - 1 - n) * step, row.y(), w, row.height()).adjusted(1, 1, -1, -1)
            painter.setBrush(self.fill)
            painter.setPen(QPen(theme.MUTED, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(place, 5, 5)
        x -= self.tally.left * step + (minus if self.tally.left else 0.0)
        if self.tally.left and self.won:
            painter.setPen(QPen(theme.MUTED, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            middle = (x + w + row.right() - w - (self.tally.left - 1) * step) / 2
            painter.drawLine(round(middle - 7), round(row.center().y()), round(middle + 7), round(row.center().y()))
        for n, author in enumerate(self.won):
            back = QRectF(x - (len(self.won) - 1 - n) * step, row.y(), w, row.height())
            paint_back(painter, back, theme.SEATS[self.seats[author].emblem])

    def spoken(self) -> str:
        """Say the name and the score, with its arithmetic."""
        text = translate("Doodle", "{name}: {score}, won {won}, left {left}")
        return text.format(name=self.name.text, score=self.score.text, won=self.tally.won, left=self.tally.left)

    def retranslate(self) -> None:
        """Word the name and the arithmetic (DR-24)."""
        self.name.set_text(seat_name(self.seat))
        self.sum.set_text(arithmetic(self.tally))
