"""The bar below a replay: back and forth by a move, play and pause, the way to any moment, and how fast."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.replay.film import SPEEDS, Film
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.scene.slider import Slider

HIGH = 88.0
SIDE, PLAY, EACH, TIME = 64.0, 84.0, 66.0, 150.0


class Transport(Panel):
    """Control a film."""

    def __init__(self, film: Film, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.film = film
        self.before = Button(self, Look.CHIP, icon="step-back", name="replay-before")
        self.button = Button(self, Look.CALM, icon="play", name="replay-play")
        self.after = Button(self, Look.CHIP, icon="step-forward", name="replay-after")
        self.slider = Slider(self, "replay-slider")
        self.time = Label(self, theme.TEXT_S, theme.MUTED, align=CENTER)
        self.move = Label(self, theme.TEXT_S, theme.MUTED, align=CENTER)
        self.speeds = Choice(self, SPEEDS, theme.TEXT_S)
        self.speeds.set_value(film.speed)
        for value, chip in zip(SPEEDS, self.speeds.buttons, strict=True):
            chip.setObjectName(f"replay-{value}x")
        self._goes_on = False
        self.before.clicked.connect(lambda: film.step(-1))
        self.after.clicked.connect(lambda: film.step(1))
        self.button.clicked.connect(lambda: film.play(not film.playing))
        self.slider.moved.connect(film.seek)
        self.slider.stepped.connect(film.step)
        self.slider.held.connect(self._hold)
        self.speeds.chosen.connect(self._choose)
        film.changed.connect(lambda _: self.follow())
        film.loaded.connect(self.follow)
        self.retranslate()

    def _hold(self, on: bool) -> None:
        """Stand still as long as a finger holds the knob."""
        if on:
            self._goes_on = self.film.playing
            self.film.play(False)
        elif self._goes_on:
            self.film.play(True)

    def _choose(self, speed: object) -> None:
        assert isinstance(speed, int)
        self.film.speed = speed

    def follow(self) -> None:
        """Show where the film stands; the knob waits until the whole game is loaded."""
        film, replay = self.film, self.film.replay
        self.slider.setEnabled(film.ready)
        self.slider.set_value(film.share if film.ready else 0.0)
        self.button.set_icon("pause" if film.playing else "play")
        self.before.setEnabled(film.number > 0)
        self.after.setEnabled(film.number < replay.loaded)
        whole = _clock(replay.duration) if film.ready else "…"
        self.slider.place_text = f"{_clock(film.ms)} / {whole}"
        self.time.set_text(self.slider.place_text)
        self.move.set_text(translate("Replay", "move {n} of {all}").format(n=film.number, all=replay.last))

    def retranslate(self) -> None:
        """Word the bar."""
        self.speeds.set_texts(tuple(translate("Replay", "{n}×").format(n=n) for n in SPEEDS), translate("Replay", "How fast"))
        self.follow()

    def place(self, rect: QRectF) -> None:
        """Put the bar there."""
        self.setGeometry(rect)
        w, y = rect.width(), (rect.height() - SIDE) / 2
        x = 16.0
        for button, wide in ((self.before, SIDE), (self.button, PLAY), (self.after, SIDE)):
            button.place(x, y, wide, SIDE)
            x += wide + theme.S2
        speeds = EACH * len(SPEEDS) + theme.S2 * (len(SPEEDS) - 1)
        self.speeds.place(w - 16 - speeds, y, speeds, SIDE)
        time_x = w - 16 - speeds - theme.S3 - TIME
        self.time.place(time_x, y + 4, TIME, SIDE / 2 - 4)
        self.move.place(time_x, y + SIDE / 2, TIME, SIDE / 2 - 4)
        self.slider.place(x + theme.S3, y, time_x - theme.S3 - x - theme.S3, SIDE)


def _clock(ms: float) -> str:
    """Return a time as minutes and seconds."""
    seconds = int(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
