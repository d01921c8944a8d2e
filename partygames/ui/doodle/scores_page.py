"""The scores, with the arithmetic of each seat and what decided (DR-24, DR-25)."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import Tally, View
from partygames.ui import art, theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.leftover import undrawn, unguessed
from partygames.ui.doodle.outcome import arithmetic, headline, ranked, reason, score_text
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.saver import Saver
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, RIGHT, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name


class _Line(Panel):
    """One seat: emblem, name, won - left = score, and the crown."""

    def __init__(self, parent: QGraphicsItem, seat: Seat, tally: Tally, wins: bool) -> None:
        fill = theme.WARM if wins else theme.SAND
        super().__init__(parent, fill, theme.R_M, shadow=0)
        self.seat, self.tally, self.wins = seat, tally, wins
        self.emblem = Emblem(self, seat.emblem)
        self._crown = QRectF()
        self.name = Label(self, theme.TEXT_L, display=True)
        self.sum = Label(self, theme.TEXT_M, theme.MUTED, align=RIGHT)
        self.score = Label(self, theme.TEXT_XL, display=True, align=CENTER)
        self.score.set_text(score_text(tally))

    def arrange(self, box: Box) -> None:
        """Place the line inside the sheet."""
        self.setGeometry(QRectF(*box))
        side = min(56.0, box.h - 14)
        self.emblem.place(14, (box.h - side) / 2, side)
        self.name.place(88, 0, box.w * 0.36, box.h)
        self._crown = QRectF(88 + min(box.w * 0.36, self.name.text_width()) + 14, (box.h - 44) / 2, 44, 44)
        self.sum.place(box.w * 0.5, 0, box.w * 0.5 - 150, box.h)
        self.score.place(box.w - 130, 0, 116, box.h)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line, and the crown of a winner."""
        super().paint(painter, option, widget)
        if self.wins:
            art.draw(painter, "icons/crown.svg", self._crown)

    def spoken(self) -> str:
        """Say the name and the score, with its arithmetic."""
        text = translate("Doodle", "{name}: {score}, won {won}, left {left}")
        return text.format(name=self.name.text, score=self.score.text, won=self.tally.won, left=self.tally.left)

    def retranslate(self) -> None:
        """Word the name and the arithmetic (DR-24)."""
        self.name.set_text(seat_name(self.seat))
        self.sum.set_text(arithmetic(self.tally))


class ScoresPage(Page):
    """Who won and why; from here to the gallery, the reveal, another game, the lobby."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view: View = self.session.view(None)
        self.sheet = Panel(self)
        self.title = Label(self.sheet, theme.TEXT_XL, display=True, align=CENTER)
        self.lines = [_Line(self.sheet, self.seats[t.seat], t, t.seat in self.view.winners) for t in ranked(self.view)]
        self.why = Label(self.sheet, theme.TEXT_M, theme.MUTED, align=CENTER)
        self.again = Button(self, Look.ACTION, theme.TEXT_L, icon="play", name="play-again")
        self.gallery = Button(self, Look.CALM, theme.TEXT_L, name="gallery")
        self.saver = Saver(screen)
        self.album = Button(self, Look.PLAIN, theme.TEXT_M, icon="book", name="save-album")
        self.album.clicked.connect(self.saver.save_album)
        self.reveal = Button(self, Look.PLAIN, theme.TEXT_M, name="reveal-again")
        self.lobby = Button(self, Look.PLAIN, theme.TEXT_M, icon="home", name="to-lobby")
        self.again.clicked.connect(lambda: screen.nav.play_again(screen.session))
        self.gallery.clicked.connect(lambda: screen.go("gallery"))
        self.reveal.clicked.connect(lambda: screen.go("reveal"))
        self.lobby.clicked.connect(screen.nav.to_lobby)
        self.reveal.setEnabled(bool(unguessed(self.view) or undrawn(self.view)))
        self.retranslate()

    def retranslate(self) -> None:
        """Word the page."""
        self.title.set_text(headline(self.view, self.seats))
        self.why.set_text(reason(self.view, self.seats))
        for line in self.lines:
            line.retranslate()
        self.again.set_text(translate("Doodle", "Play again"))
        self.gallery.set_text(translate("Doodle", "All the boards"))
        self.album.set_text(translate("Doodle", "Save the album"))
        self.reveal.set_text(translate("Doodle", "The reveal again"))
        self.lobby.set_text(translate("Doodle", "To the lobby"))

    def heading(self) -> str:
        """Return who won, everybody's score and what decided."""
        return "\n".join((self.title.text, *(line.spoken() for line in self.lines), self.why.text))

    def fit(self, w: float, h: float) -> None:
        """Place the sheet and the buttons."""
        super().fit(w, h)
        places = end_layout.scores(w, h, len(self.seats))
        self.sheet.setGeometry(QRectF(*places.sheet))
        self.title.place(*places.title)
        for line, box in zip(self.lines, places.lines, strict=True):
            line.arrange(box)
        self.why.place(*places.why)
        for button, box in zip((self.again, self.gallery, self.album, self.reveal, self.lobby), places.buttons, strict=True):
            button.place(*box)

    def leave(self) -> None:
        """Stop whatever is being saved."""
        self.saver.stop()
