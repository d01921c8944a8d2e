"""The bar under a board in the gallery: play and pause, the way to any moment, and how fast."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.ink.reel import SPEEDS
from partygames.ui import theme
from partygames.ui.doodle.replay_board import ReplayBoard
from partygames.ui.doodle.showing import Showing
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.slider import Slider

EACH, PLAY, TIME = 60.0, 84.0, 124.0
"""How wide a button for a speed, the play button and the time are."""


class Player(QGraphicsWidget):
    """Control a board's replay. `stage_changed(int)` tells which stage is being drawn, or stands finished."""

    stage_changed = Signal(int)
    speed_chosen = Signal(int)

    def __init__(self, parent: QGraphicsItem, board: ReplayBoard, speed: int) -> None:
        super().__init__(parent)
        self.showing = Showing(self, board, speed)
        self.replay = replay = board.replay
        self.stage = -1
        self._goes_on = False
        self.button = Button(self, Look.CHIP, icon="play", name="replay-play")
        self.slider = Slider(self, "replay-slider")
        self.time = Label(self, theme.TEXT_S, theme.MUTED, align=CENTER)
        self.speeds = Choice(self, SPEEDS, theme.TEXT_S)
        self.speeds.set_texts(tuple(f"{n}×" for n in SPEEDS), translate("Replay", "How fast"))
        self.speeds.set_value(speed)
        for value, button in zip(SPEEDS, self.speeds.buttons, strict=True):
            button.setObjectName(f"replay-{value}x")
        if replay.duration:
            self.slider.set_marks(tuple(end / replay.duration for end in sorted(set(replay.stage_ends))[:-1]))
        for item in (self.button, self.slider, *self.speeds.buttons):
            item.setEnabled(replay.duration > 0)
        self.button.clicked.connect(self.toggle)
        board.tapped.connect(self.toggle)
        self.slider.moved.connect(lambda share: self.showing.seek(share * replay.duration))
        self.slider.stepped.connect(self.showing.step)
        self.slider.held.connect(self._hold)
        self.speeds.chosen.connect(self._choose_speed)
        self.showing.changed.connect(self._follow)
        self._follow()

    def toggle(self) -> None:
        """Play, or pause."""
        self.showing.play(not self.showing.reel.playing)

    def go_to_stage(self, n: int) -> None:
        """Show what the board showed after a drawing minute."""
        self.showing.play(False)
        self.showing.seek(self.replay.stage_ends[n])
        self._tell_stage(n)

    def _hold(self, on: bool) -> None:
        """Stand still as long as a finger holds the knob."""
        if on:
            self._goes_on = self.showing.reel.playing
            self.showing.play(False)
        elif self._goes_on:
            self.showing.play(True)

    def _choose_speed(self, speed: object) -> None:
        assert isinstance(speed, int)
        self.showing.reel.speed = speed
        self.speed_chosen.emit(speed)

    def _follow(self) -> None:
        reel = self.showing.reel
        self.slider.set_value(reel.share)
        self.button.set_icon("pause" if reel.playing else "play")
        self.slider.place_text = f"{_clock(reel.ms)} / {_clock(self.replay.duration)}"
        self.time.set_text(self.slider.place_text)
        self._tell_stage(self.replay.stage_at(reel.ms))

    def _tell_stage(self, stage: int) -> None:
        if stage != self.stage:
            self.stage = stage
            self.stage_changed.emit(stage)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the bar there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))
        speeds = EACH * len(SPEEDS) + theme.S2 * (len(SPEEDS) - 1)
        self.button.place(0, 0, PLAY, h)
        self.speeds.place(w - speeds, 0, speeds, h)
        self.time.place(w - speeds - theme.S3 - TIME, 0, TIME, h)
        self.slider.place(PLAY + theme.S4, 0, w - speeds - TIME - PLAY - 2 * theme.S4 - theme.S3, h)


def _clock(ms: float) -> str:
    """Return a time as minutes and seconds."""
    seconds = round(ms / 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
