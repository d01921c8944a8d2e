"""The scores, with the arithmetic of each seat and what decided (DR-24, DR-25)."""

from PySide6.QtCore import QRectF

from partygames.games.doodle_rush.state import View
from partygames.ui import theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.leftover import undrawn, unguessed
from partygames.ui.doodle.outcome import headline, ranked, reason
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.saver import Saver
from partygames.ui.doodle.score_line import ScoreLine
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.headline import Headline
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

LINE_MS = 280
"""How long after one line the next comes up: from the last place to the winner, and then the headline."""


class ScoresPage(Page):
    """Who won and why; from here to the gallery, the reveal, another game, the lobby."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view: View = self.session.view(None)
        self._came_up = False
        self.sheet = Panel(self)
        winners = [self.seats[seat].emblem for seat in self.view.winners]
        self.title = Headline(self.sheet, winners, theme.TEXT_HUGE - 8)
        self.lines = [ScoreLine(self.sheet, self.seats, self.view, t, t.seat in self.view.winners) for t in ranked(self.view)]
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

        if not self._came_up:
            self._came_up = True
            self._come_up()

    def _come_up(self) -> None:
        """Let the lines come up from the last place to the first, then say who won."""
        last = len(self.lines) - 1
        for n, item in enumerate((*self.lines, self.title)):
            place = last - n if item is not self.title else last + 1
            item.setTransformOriginPoint(item.rect().center())
            item.setOpacity(0.0)
            item.setScale(0.94)
            self.screen.animator.to(item, opacity=1.0, scale=1.0, delay=place * LINE_MS, ms=theme.SLOW)

    def leave(self) -> None:
        """Stop whatever is being saved."""
        self.saver.stop()
