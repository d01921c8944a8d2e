"""Typed guesses as they lie on an author's desk: for which board, who typed, what."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import TypedGuess
from partygames.ui import art, fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.label import fitted
from partygames.ui.seat_name import seat_name

LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_number(painter: QPainter, r: QRectF, index: int) -> None:
    """Draw the number of a board 0..5 as people count, on a small disc."""
    painter.setPen(QPen(theme.LINEN_EDGE, 1.5))
    painter.setBrush(theme.SHEET)
    painter.drawEllipse(r.adjusted(1, 1, -1, -1))
    painter.setPen(theme.MUTED)
    painter.setFont(fonts.text(theme.TEXT_S, bold=True))
    painter.drawText(r, int(Qt.AlignmentFlag.AlignCenter), str(index + 1))


class GuessLine(QGraphicsWidget):
    """One guess: the board's number, the typist's emblem, the text, and how many more guesses wait behind it."""

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.seats = seats
        self.guess: TypedGuess | None = None
        self.text = ""
        self.more = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_guess(self, guess: TypedGuess | None, more: int = 0) -> None:
        """Show this guess, or none."""
        if (guess, more) != (self.guess, self.more):
            self.guess, self.more = guess, more
            self.text = "" if guess is None else guess.text
            self.update()

    def spoken(self) -> str:
        """Return the guess for a screen reader."""
        if self.guess is None:
            return ""
        text = translate("Doodle", "Board {n}, {name}: {text}")
        return text.format(n=self.guess.board + 1, name=seat_name(self.seats[self.guess.seat]), text=self.text)

    def cut(self) -> bool:
        """Say whether the text is too long for its place."""
        font = self._font()
        return fitted(self.text, font, self._room())[1] != self.text

    def _font(self) -> QFont:
        return fonts.display(theme.TEXT_L if self.rect().height() >= 34 else theme.TEXT_M)

    def _side(self) -> float:
        return min(34.0, self.rect().height())

    def _more_width(self) -> float:
        if not self.more:
            return 0.0
        return QFontMetricsF(fonts.text(theme.TEXT_S, bold=True)).horizontalAdvance(f"+{self.more}") + 14

    def _room(self) -> float:
        return self.rect().width() - 2 * (self._side() + 6) - 2 - self._more_width()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line."""
        if self.guess is None:
            return
        r, side = self.rect(), self._side()
        y = r.center().y() - side / 2
        paint_number(painter, QRectF(0, y, side, side), self.guess.board)
        emblem = EMBLEMS[self.seats[self.guess.seat].emblem]
        art.draw(painter, f"icons/seat-{emblem}.svg", QRectF(side + 6, y, side, side))
        font, text = fitted(self.text, self._font(), self._room())
        painter.setPen(theme.TEXT)
        painter.setFont(font)
        x = 2 * (side + 6) + 2
        painter.drawText(QRectF(x, r.y(), r.width() - x, r.height()), int(LINE), text)
        if self.more:
            painter.setPen(theme.MUTED)
            painter.setFont(fonts.text(theme.TEXT_S, bold=True))
            painter.drawText(r, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), f"+{self.more}")


class NextGuesses(QGraphicsWidget):
    """The guesses that come next, in arrival order, as many as there is room for."""

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.seats = seats
        self.guesses: tuple[TypedGuess, ...] = ()
        self.text = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_guesses(self, guesses: tuple[TypedGuess, ...]) -> None:
        """Show these."""
        if guesses != self.guesses:
            self.guesses = guesses
            self.text = ", ".join(guess.text for guess in guesses)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw them in a row, one beside the other."""
        r, x = self.rect(), 0.0
        font = fonts.text(theme.TEXT_S)
        side = min(22.0, r.height())
        for guess in self.guesses:
            room = r.width() - x - side - 6
            if room < 40:
                break
            y = r.center().y() - side / 2
            art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[guess.seat].emblem]}.svg", QRectF(x, y, side, side))
            text = QFontMetricsF(font).elidedText(guess.text, Qt.TextElideMode.ElideRight, min(room, 150.0))
            painter.setPen(theme.MUTED)
            painter.setFont(font)
            painter.drawText(QRectF(x + side + 6, r.y(), room, r.height()), int(LINE), text)
            x += side + 6 + QFontMetricsF(font).horizontalAdvance(text) + 14
