"""The screen of a replay: what both games have in common. Views are those of the replay, which knows what may be seen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from partygames.engine.replay import Replay
from partygames.games.registry import WITCH
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.navigator import Historian
from partygames.ui.replay.film import Film
from partygames.ui.replay.transport import HIGH, Transport
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.stage import Screen
from partygames.ui.shortcuts.commands import Place

EDGE = 24.0


class ReplayScreen(Screen):
    """Show the moments of a game. Subclasses show one in `show_moment`, and bring their picture further in `work`."""

    keys_place = Place.BACK

    def __init__(self, replay: Replay, host: Historian) -> None:
        super().__init__()
        self.replay, self.host = replay, host
        self.film = Film(replay, self.work, self)
        self.transport = Transport(self.film)
        self.back = Button(None, Look.PLAIN, icon="back", name="replay-back")
        for item in (self.transport, self.back):
            self.addItem(item)
        self.back.clicked.connect(host.show_history)
        self.film.changed.connect(self.show_moment)
        self.film.loaded.connect(self._loaded)

    def show_moment(self, jump: bool) -> None:
        """Show the moment at which the film stands; `jump`: it did not come there by running on."""

    def work(self) -> bool:
        """Bring the picture further for a moment; say whether there is more to do."""
        return False

    def marks(self) -> tuple[int, ...]:
        """Return the moments worth finding again."""
        return ()

    def _loaded(self) -> None:
        """Show the way to every moment; a game that is damaged says where it ends."""
        whole = self.replay.duration
        self.transport.slider.set_marks(tuple(self.replay.time(n) / whole for n in self.marks()) if whole else ())
        if self.replay.damaged is not None:
            text = translate("Replay", "The rest of this game is damaged: it can be watched up to move {n}.")
            self.host.slip(text.format(n=self.replay.loaded))

    def entered(self) -> None:
        """Begin with the deal."""
        self.film.start()
        self.show_moment(True)
        self.transport.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def left(self) -> None:
        """Stop."""
        self.film.stop()
        super().left()

    def layout(self) -> None:
        """Place the bar and the way back."""
        self.transport.place(QRectF(EDGE, self.h - HIGH - 12, self.w - 2 * EDGE, HIGH))
        self.back.place(EDGE, 20, 140, theme.TARGET)

    def retranslate(self) -> None:
        """Word everything."""
        self.back.set_text(translate("History", "Back"))
        self.transport.retranslate()
        self.show_moment(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and pauses, arrows go by a move, Home and End all the way, Escape goes back."""
        if self.covers():
            super().keyPressEvent(event)
            return
        keys = {
            Qt.Key.Key_Space: lambda: self.film.play(not self.film.playing),
            Qt.Key.Key_Left: lambda: self.film.step(-1),
            Qt.Key.Key_Right: lambda: self.film.step(1),
            Qt.Key.Key_Home: lambda: self.film.go_to(0),
            Qt.Key.Key_End: lambda: self.film.go_to(self.replay.loaded),
            Qt.Key.Key_Escape: self.host.show_history,
        }
        act = keys.get(Qt.Key(event.key()))
        if act is None:
            super().keyPressEvent(event)
        else:
            act()
            event.accept()


def replay_screen(replay: Replay, host: Historian) -> ReplayScreen:
    """Return the screen for a replay of either game."""
    if replay.game.NAME == WITCH:
        from partygames.ui.replay.witch import WitchReplay

        return WitchReplay(replay, host)
    from partygames.ui.replay.doodle import DoodleReplay

    return DoodleReplay(replay, host)
