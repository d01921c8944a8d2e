"""The panel "this game": the few options of the chosen game, and Play."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import theme
from partygames.ui.i18n import translate
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
        self.captions = tuple(Label(self, theme.TEXT_S, theme.MUTED) for _ in range(3))
        self.difficulty = Choice(self, ("easy", "hard"))
        self.pack = Button(self, Look.CHIP, icon="book", name="word-pack")
        self.minutes = Choice(self, MINUTES)
        self.start = Button(self, Look.CHIP, icon="dice", name="start-seat")
        self.house = Button(self, Look.CHIP, icon="settings", name="house-rules")
        self.note = Label(self, theme.TEXT_S, theme.MUTED, wrap=True, align=CENTER)
        self.go = Button(self, Look.ACTION, theme.TEXT_XL - 4, name="play")
        self.difficulty.chosen.connect(lambda _: self.changed.emit())
        self.minutes.chosen.connect(lambda _: self.changed.emit())
        self.start.clicked.connect(self.start_tapped)
        self.house.clicked.connect(self.house_tapped)
        self.pack.clicked.connect(self.pack_tapped)
        self.go.clicked.connect(self.play)

    def show_game(self, doodle: bool) -> None:
        """Show the options of Doodle Rush, or of Witch Express."""
        self.doodle = doodle
        for item in (self.difficulty, self.pack, self.minutes):
            item.setVisible(doodle)
        self.captions[2].setVisible(doodle)
        self.house.setVisible(not doodle)
        self.retranslate()
        self.arrange()

    def retranslate(self) -> None:
        """Word the panel; who starts and which words are worded by the lobby."""
        self.title.set_text(translate("Lobby", "This game"))
        self.difficulty.set_texts((translate("Lobby", "Easy"), translate("Lobby", "Hard")))
        self.minutes.set_texts(tuple(f"{m}″" for m in MINUTES))
        starts = translate("Lobby", "Who starts")
        if self.doodle:
            words = (translate("Lobby", "Words"), translate("Lobby", "Seconds to draw and to guess"), starts)
        else:
            words = (starts, translate("Lobby", "House rules"), "")
        for label, word in zip(self.captions, words, strict=True):
            label.set_text(word)
        self.house.set_text(translate("Lobby", "Points and tasks"))
        self.go.set_text(translate("Lobby", "Play"))

    def set_note(self, text: str, ready: bool) -> None:
        """Say what is missing, or a word of advice; Play can be tapped when the table is `ready`."""
        self.note.set_text(text)
        self.note.set_color(theme.MUTED if ready else theme.ACTION_DEEP)
        self.go.setEnabled(ready)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the panel there."""
        self.setGeometry(QRectF(x, y, w, h))
        self.arrange()

    def arrange(self) -> None:
        """Place the options from the top and Play at the bottom."""
        r = self.rect()
        inner, x = r.width() - 2 * 28, 28.0
        self.title.place(x, 18, inner, 40)
        y = 66.0
        rows = (self.difficulty, self.minutes, self.start) if self.doodle else (self.start, self.house)
        for caption, row in zip(self.captions, rows, strict=False):
            caption.place(x, y, inner, 26)
            row.place(x, y + 30, inner, 58)
            y += 30 + 58 + 14
            if row is self.difficulty:
                self.pack.place(x, y - 8, inner, 58)
                y += 58
        self.go.place(x, r.height() - 28 - 82, inner, 82)
        top = min(y, r.height() - 28 - 82 - 66)
        self.note.place(x, top, inner, r.height() - 28 - 82 - top - 4)
