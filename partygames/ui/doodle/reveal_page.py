"""The reveal: the boards that nobody guessed, one at a time: the drawing is made once more, then comes its word."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.leftover import undrawn, unguessed
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.replay_board import ReplayBoard
from partygames.ui.doodle.said import SaidPanel
from partygames.ui.doodle.showing import Showing
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.keep.keepsake import keepsakes
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, RIGHT, Label
from partygames.ui.scene.paper import Panel, draw_paper
from partygames.ui.scene.tappable import PRESSES
from partygames.ui.seat_name import seat_name

DRAWN_IN_MS = 2_400
"""How long a drawing takes to be made once more: long enough to guess again, too short to wait for."""


class WordCard(Panel):
    """The card with the word; before that its place, so that everybody sees where it will come."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, theme.WARM)
        self.open = False

    def lies_open(self, on: bool) -> None:
        """Show the card, or only its place with a question mark."""
        self.open = on
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the card or its place."""
        if self.open:
            super().paint(painter, option, widget)
            return
        ground = theme.with_alpha(theme.WARM, 0.35)
        draw_paper(painter, self.rect(), self.radius, ground, theme.LINEN_EDGE, border_width=2.5, shadow=0, dashed=True)
        painter.setFont(fonts.display(theme.TEXT_XL))
        painter.setPen(theme.MUTED)
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), "?")


class RevealPage(Page):
    """A tap, Space or the button goes on: word, next board, ..., what was never drawn, scores. The left arrow goes back."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        view = self.session.view(None)
        self.slides = unguessed(view)
        self.empty = undrawn(view)
        self.at, self.word_shown = 0, False
        self.emblem = Emblem(self, 0)
        self.title = Label(self, theme.TEXT_XL, display=True)
        self.count = Label(self, theme.TEXT_M, theme.MUTED, align=RIGHT)
        self.keepsakes = keepsakes(self.session)
        first = (self.slides or [view.boards[0][0]])[0]
        self.board = ReplayBoard(self, self.seats, first, self.keepsakes[first.author][first.index].replay())
        self.board.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.showing = Showing(self, self.board, 1)
        self.said = SaidPanel(self, self.seats)
        self.card = WordCard(self)
        self.word = Label(self.card, theme.TEXT_XL, display=True, align=CENTER)
        self.sheet = Panel(self)
        self.lines = [
            (Emblem(self.sheet, self.seats[a].emblem), Label(self.sheet, theme.TEXT_L + 4, display=True, wrap=True), boards)
            for a, boards in self.empty
        ]
        self.next = Button(self, Look.ACTION, theme.TEXT_L, name="reveal-next")
        self.next.clicked.connect(self.advance)
        self.skip = Button(self, Look.QUIET, name="reveal-skip")
        self.skip.clicked.connect(lambda: screen.go("scores"))
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self._draw()
        self._show()

    def advance(self) -> None:
        """Show the word, then the next board, then what was never drawn, then the scores."""
        if self.at < len(self.slides) and not self.word_shown:
            self.word_shown = True
            self.showing.play(False)
            self.showing.seek(self.board.replay.duration)
            self._show()
            self.card.setScale(0.7)
            self.screen.animator.to(self.card, scale=1.0, ms=theme.SLOW)
            self.tell(self.word.text)
            return
        self.at, self.word_shown = self.at + 1, False
        if self.at >= len(self.slides) + bool(self.empty):
            self.screen.go("scores")
            return
        self._draw()
        self._show()
        self.tell(self.heading())

    def heading(self) -> str:
        """Return whose drawing it is, or what was never drawn, and what the next step shows."""
        if self.at < len(self.slides):
            return f"{self.title.text} {self.count.text}"
        text = translate("Access", "{what}: {button}")
        lines = zip(self.empty, self.lines, strict=True)
        told = [text.format(what=seat_name(self.seats[author]), button=label.text) for (author, _), (_, label, _) in lines]
        return "\n".join((self.title.text, *told))

    def go_back(self) -> None:
        """Hide the word again, or show the board before with its word."""
        if self.word_shown:
            self.word_shown = False
        elif self.at > 0:
            self.at, self.word_shown = self.at - 1, True
            self._draw(at_once=True)
        self._show()

    def _draw(self, at_once: bool = False) -> None:
        """Make the drawing of this slide once more, or show it as it is."""
        if self.at >= len(self.slides):
            return
        board = self.slides[self.at]
        self.showing.stop()
        self.showing.deleteLater()
        self.board.show_replay(board, self.keepsakes[board.author][board.index].replay())
        self.showing = Showing(self, self.board, max(1.0, self.board.replay.duration / DRAWN_IN_MS))
        if not at_once and not Motion.less:
            self.showing.play(True)

    def _show(self) -> None:
        drawn = self.at < len(self.slides)
        if drawn:
            board = self.slides[self.at]
            self.said.show_guesses(self.session.view(None).guesses, board)
            self.emblem.emblem = self.seats[board.author].emblem
            self.word.set_text(spoken(board.word) if self.word_shown else "")
        self.said.setVisible(drawn and self.said.any)
        self.emblem.setVisible(drawn)
        self.emblem.update()
        self.board.setVisible(drawn)
        self.card.setVisible(drawn)
        self.card.lies_open(self.word_shown)
        self.sheet.setVisible(not drawn)
        self.retranslate()
        if not self.rect().isEmpty():
            self.fit(self.rect().width(), self.rect().height())

    def retranslate(self) -> None:
        """Word the page."""
        drawn = self.at < len(self.slides)
        if drawn:
            board = self.slides[self.at]
            self.title.set_text(translate("Doodle", "What did {name} draw?").format(name=seat_name(self.seats[board.author])))
            self.word.set_text(spoken(board.word) if self.word_shown else "")
            self.count.set_text(
                translate("Doodle", "Nobody guessed it: {n} of {all}").format(n=self.at + 1, all=len(self.slides))
            )
        else:
            self.title.set_text(translate("Doodle", "And these were never drawn"))
            self.count.set_text("")
        comma = translate("Doodle", ", ")
        for _, label, boards in self.lines:
            label.set_text(comma.join(spoken(b.word) for b in boards))
        self.next.set_text(
            translate("Doodle", "Show the word") if drawn and not self.word_shown else translate("Doodle", "Go on")
        )
        self.skip.set_text(translate("Doodle", "To the scores"))

    def fit(self, w: float, h: float) -> None:
        """Place the board, its word and the buttons."""
        super().fit(w, h)
        board, word, go, skip, said = end_layout.reveal(w, h)
        self.emblem.place(40, 28, 64)
        self.title.place(120 if self.emblem.isVisible() else 40, 24, w - 560, 72)
        self.count.place(w - 440, 24, 400, 72)
        self.board.place(*board)
        self.said.place(*said)
        self.card.setGeometry(QRectF(*word))
        self.card.setTransformOriginPoint(word.w / 2, word.h / 2)
        self.word.place(20, 0, word.w - 40, word.h)
        sheet, lines = end_layout.undrawn(w, h, len(self.lines))
        self.sheet.setGeometry(QRectF(*sheet))
        for line, (emblem, label, _) in zip(lines, self.lines, strict=True):
            side = min(72.0, line.h - 16)
            emblem.place(line.x, line.y + (line.h - side) / 2, side)
            label.place(line.x + side + 24, line.y, line.w - side - 24, line.h)
        self.next.place(*go)
        self.skip.place(*skip)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go on: a tap anywhere does."""
        self.advance()

    def key(self, event: QKeyEvent) -> bool:
        """Space, Enter and the right arrow go on, the left arrow goes back."""
        if event.key() == Qt.Key.Key_Left:
            self.go_back()
            return True
        if event.key() in (*PRESSES, Qt.Key.Key_Right) and not event.isAutoRepeat():
            self.advance()
            return True
        return False

    def leave(self) -> None:
        """Stop drawing."""
        self.showing.stop()
