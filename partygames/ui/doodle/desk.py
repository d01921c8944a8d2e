"""An author's desk at the end of their row: the guesses typed for their boards, one after the other, and the four answers.

It stays in one place and nobody else's answers move it, so that an author can answer in a row without looking. Without a guess
it is the author's tray, where won boards come to lie. The light on the program's suggestion comes from the author's own view; on
one screen the table sees it as it would see the author's face. The word itself shows only while a finger rests on the eye.
"""

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import BoardView, TypedGuess
from partygames.ui import theme
from partygames.ui.doodle import typed_layout
from partygames.ui.doodle.answer_button import AnswerButton
from partygames.ui.doodle.answers import COMMANDS, ORDER
from partygames.ui.doodle.guess_line import GuessLine, NextGuesses
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.peek import PeekButton
from partygames.ui.doodle.tray import Tray
from partygames.ui.doodle.wording import verdict_text
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box
from partygames.ui.scene.line_edit import ENTER
from partygames.ui.scene.paper import draw_paper, draw_ring
from partygames.ui.seat_name import seat_name
from partygames.ui.shortcuts import keys

GUARD_MS = 400
"""How long a guess must have lain there before it can be answered: the second tap of a pair was meant for the one before."""


class Desk(QGraphicsWidget):
    """`answered(number, verdict)` is the author's answer to a guess, `both` gives a board to all who were right together."""

    answered = Signal(int, object)
    both = Signal()
    peeked = Signal(bool)
    glanced = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], author: int) -> None:
        super().__init__(parent)
        self.setObjectName(f"desk-{author}")
        self.seats, self.author = seats, author
        self.queue: tuple[TypedGuess, ...] = ()
        self._since = QElapsedTimer()
        self._ring = False
        self.tray = Tray(self, seats, author)
        self.tray.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.tray.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tray.unsetCursor()
        self.thumb: PaperBoard | None = None
        self.line = GuessLine(self, seats)
        self.rest = NextGuesses(self, seats)
        self.answers = tuple(AnswerButton(self, v, theme.TEXT_S + 1, f"desk-{author}-{v.value}", True) for v in ORDER)
        for verdict, button in zip(ORDER, self.answers, strict=True):
            button.clicked.connect(lambda v=verdict: self._answer(v))
        self.eye = PeekButton(self)
        self.eye.setObjectName(f"desk-{author}-peek")
        self.eye.held.connect(self.peeked)
        self.eye.glanced.connect(self.glanced)
        for button in (*self.answers, self.eye):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the desk has the keyboard, its letters answer
        self._arrange()

    @property
    def front(self) -> TypedGuess | None:
        """Return the guess that is to be answered now."""
        return self.queue[0] if self.queue else None

    def show_queue(self, queue: tuple[TypedGuess, ...], row: tuple[BoardView, ...], won: tuple[int, ...]) -> None:
        """Show the guesses that wait for this author, with the program's suggestions, and the boards this seat has won."""
        before, self.queue = self.front, queue
        front = self.front
        self.tray.show_seat(won, False, False, False)
        if before != front:
            self._change_front(before, front, row)
        self.line.show_guess(front, len(queue) - 1 if front is not None else 0)
        self.rest.show_guesses(queue[1:])

    def _change_front(self, before: TypedGuess | None, front: TypedGuess | None, row: tuple[BoardView, ...]) -> None:
        """Lay another guess in front: a finger that is down now was put down for the one before."""
        for button in (*self.answers, self.eye):
            button.let_go()
        if before is not None:
            self._since.start()
        else:
            self._since.invalidate()
        for verdict, button in zip(ORDER, self.answers, strict=True):
            button.set_lit(front is not None and verdict is front.suggestion)
        if front is not None:
            board = replace(row[front.board], reply=None)  # the answer to another guess would hide the drawing
            if self.thumb is None:
                self.thumb = PaperBoard(self, self.seats, board)
            self.thumb.show_board(board)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if front is None else Qt.FocusPolicy.TabFocus)
        self._arrange()

    def _answer(self, verdict: Verdict) -> None:
        front = self.front
        if front is not None and not (self._since.isValid() and self._since.elapsed() < GUARD_MS):
            self.answered.emit(front.number, verdict)

    def spoken(self) -> str:
        """Say who answers which guess; nothing while there is none."""
        if self.front is None:
            return ""
        text = translate("Doodle", "{author} answers. {guess}")
        return text.format(author=seat_name(self.seats[self.author]), guess=self.line.spoken())

    def retranslate(self) -> None:
        """Word the answers."""
        text, name = translate("Access", "{what}: {button}"), seat_name(self.seats[self.author])
        for verdict, button in zip(ORDER, self.answers, strict=True):
            button.set_text(verdict_text(verdict))
            button.said = text.format(what=name, button=button.text)
        self.eye.said = text.format(what=name, button=self.eye.spoken())
        self.tray.update()

    def place(self, spot: Box) -> None:
        """Put the desk there."""
        self.setGeometry(QRectF(*spot))
        self._arrange()

    def _arrange(self) -> None:
        w, h = self.rect().width(), self.rect().height()
        waits = self.front is not None
        places = typed_layout.desk(w, h)
        self.tray.place(0, max(0.0, (h - 88) / 2), w, min(88.0, h))
        self.tray.setVisible(not waits)
        self.line.setGeometry(QRectF(*places.line))
        for button, spot in zip((*self.answers, self.eye), (*places.answers, places.eye), strict=True):
            button.place(*spot)
            button.setVisible(waits)
        self.line.setVisible(waits)
        self.rest.setVisible(waits and places.rest is not None)
        if places.rest is not None:
            self.rest.setGeometry(QRectF(*places.rest))
        if self.thumb is not None:
            self.thumb.setVisible(waits and places.thumb is not None)
            if places.thumb is not None:
                self.thumb.place(*places.thumb)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the desk while there is something to answer on it."""
        if self.front is None:
            return
        color, r = theme.SEATS[self.seats[self.author].emblem], self.rect()
        if r.height() >= typed_layout.ROOMY or r.height() <= typed_layout.STRIP:
            draw_paper(painter, r, theme.R_M, theme.SHEET, color, 3.0, shadow=0.22)
        if self._ring:
            draw_ring(painter, r, theme.R_M)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter gives the answer that is lit, Space held shows the word; the keys of GUESSING answer, or give to both."""
        front = self.front
        answer = next((verdict for verdict, name in COMMANDS.items() if keys.hit(name, event)), None)
        if front is None:
            event.ignore()
        elif event.isAutoRepeat():
            event.accept()
        elif event.key() in ENTER and front.suggestion is not None:
            self._answer(front.suggestion)
        elif answer is not None:
            self._answer(answer)
        elif keys.hit("guess.both", event):
            self.both.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.peeked.emit(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting Space go hides the word."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.peeked.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        self._ring = True
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring, and the word."""
        self._ring = False
        self.peeked.emit(False)
        self.update()
