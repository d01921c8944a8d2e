"""The panel "this game": the few options of the chosen game, and Play."""

from itertools import zip_longest

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.lobby import lobby_layout
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

MINUTES = (45, 60, 90, 120)


class OptionsPanel(Panel):
    """Show the options of one game; `play` when the big button is tapped, the `..._tapped` for the buttons of their names."""

    play = Signal()
    start_tapped = Signal()
    house_tapped = Signal()
    pack_tapped = Signal()
    changed = Signal()

    def __init__(self, parent: QGraphicsItem | None) -> None:
        super().__init__(parent)
        self.doodle = True
        self.title = Label(self, theme.TEXT_L, display=True)
        self.captions = tuple(Label(self, theme.TEXT_S, theme.MUTED) for _ in range(6))
        self.difficulty = Choice(self, ("easy", "hard"))
        self.pack = Button(self, Look.CHIP, icon="book", name="word-pack")
        self.minutes = Choice(self, MINUTES)
        self.typed = Choice(self, (False, True))
        self.auto_judge = Choice(self, (False, True))
        self.start = Button(self, Look.CHIP, icon="dice", name="start-seat")
        self.house = Button(self, Look.CHIP, icon="settings", name="house-rules")
        self.note = Label(self, theme.TEXT_S, theme.MUTED, wrap=True, align=CENTER)
        self.go = Button(self, Look.ACTION, theme.TEXT_XL - 4, name="play")
        for choice in (self.difficulty, self.minutes, self.typed, self.auto_judge):
            choice.chosen.connect(lambda _: self.changed.emit())
        self.typed.chosen.connect(lambda _: self.show_game(self.doodle))
        self.start.clicked.connect(self.start_tapped)
        self.house.clicked.connect(self.house_tapped)
        self.pack.clicked.connect(self.pack_tapped)
        self.go.clicked.connect(self.play)

    def show_game(self, doodle: bool) -> None:
        """Show the options of Doodle Rush, or of Witch Express."""
        self.doodle = doodle
        shown = [row for _, row in self._rows()]
        for item in (self.difficulty, self.pack, self.minutes, self.typed, self.auto_judge, self.house):
            item.setVisible(item in shown)
        self.retranslate()
        self.arrange()

    def _rows(self) -> list[tuple[str, Choice | Button]]:
        """Return what can be chosen now, with its caption."""
        start = (translate("Lobby", "Who starts"), self.start)
        if not self.doodle:
            return [start, (translate("Lobby", "House rules"), self.house)]
        rows = [
            (translate("Lobby", "Words"), self.difficulty),
            ("", self.pack),
            (translate("Lobby", "Seconds to draw and to guess"), self.minutes),
            (translate("Lobby", "Guesses"), self.typed),
        ]
        if self.typed.value:
            rows.append((translate("Lobby", "A guess that is exact"), self.auto_judge))
        return [*rows, start]

    def retranslate(self) -> None:
        """Word the panel; who starts and which words are worded by the lobby."""
        self.title.set_text(translate("Lobby", "This game"))
        easy, hard = translate("Lobby", "Easy"), translate("Lobby", "Hard")
        self.difficulty.set_texts((easy, hard), translate("Lobby", "Words"))
        self.minutes.set_texts(tuple(f"{m}″" for m in MINUTES), translate("Lobby", "Seconds to draw and to guess"))
        self.typed.set_texts((translate("Lobby", "Spoken"), translate("Lobby", "Typed")), translate("Lobby", "Guesses"))
        judged = translate("Lobby", "Needs a yes"), translate("Lobby", "Counts")
        self.auto_judge.set_texts(judged, translate("Lobby", "A guess that is exact"))
        words = [caption for caption, _ in self._rows()]
        for label, word in zip_longest(self.captions, words, fillvalue=""):
            label.set_text(word)
        self.house.set_text(translate("Lobby", "Points and tasks"))
        self.go.set_text(translate("Lobby", "Play"))

    def set_note(self, text: str, ready: bool) -> None:
        """Say what is missing, or a word of advice; Play can be tapped when the table is `ready`."""
        self.note.set_text(text)
        self.note.set_color(theme.MUTED if ready else theme.ACTION_TEXT)
        self.go.setEnabled(ready)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the panel there."""
        self.setGeometry(QRectF(x, y, w, h))
        self.arrange()

    def arrange(self) -> None:
        """Place the options from the top and Play at the bottom."""
        r = self.rect()
        rows = self._rows()
        places = lobby_layout.options(r.width(), r.height(), tuple(bool(words) for words, _ in rows))
        self.title.place(lobby_layout.PAD, 14, r.width() - 2 * lobby_layout.PAD, 36)
        for n, (_, row) in enumerate(rows):
            up, down = places.reach[n]
            if isinstance(row, Choice):
                row.set_reach(up, down)
            else:
                row.set_reach(0, up, down)
            self.captions[n].place(*places.captions[n])
            row.place(*places.rows[n])
        self.go.place(*places.go)
        self.note.place(*places.note)
