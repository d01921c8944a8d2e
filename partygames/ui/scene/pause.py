"""The pause: everything is covered, nothing moves, and the table can be left from here."""

from collections.abc import Callable

from PySide6.QtGui import QColor, QKeyEvent

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.tappable import PRESSES


class Pause(Cover):
    """Offer to go on, the rules, the settings, the keys, and to leave. Each game words `state` and `body`.

    `emblem`: whose minute waits; then the button to go on must be held.
    """

    def __init__(
        self,
        ground: QColor,
        ink: QColor,
        muted: QColor,
        *,
        go_on: Callable[[], None],
        rules: Callable[[], None],
        settings: Callable[[], None],
        shortcuts: Callable[[], None],
        leave: Callable[[], None],
        emblem: int | None = None,
    ) -> None:
        super().__init__(ground, z.PAUSE)
        self.emblem = None if emblem is None else Emblem(self, emblem, theme.CREAM)
        self.title = Label(self, theme.TEXT_HUGE, ink, display=True, align=CENTER)
        self.state = Label(self, theme.TEXT_L, ink, display=True, align=CENTER)
        self.body = Label(self, theme.TEXT_M, muted, align=CENTER, wrap=True)
        if emblem is None:
            self.go_on = Button(self, Look.ACTION, theme.TEXT_L, icon="play", name="pause-go-on")
        else:  # on the cloth of a seat's colour, like the curtain's
            self.go_on = HoldButton(self, Look.PLAIN, theme.TEXT_L, "play", fill=theme.PAPER, name="pause-go-on")
        self.rules = Button(self, Look.PLAIN, icon="book", name="pause-rules")
        self.settings = Button(self, Look.PLAIN, icon="settings", name="pause-settings")
        self.keys = Button(self, Look.PLAIN, icon="keyboard", name="pause-keys")
        self.leave = Button(self, Look.PLAIN, icon="home", name="pause-leave")
        self.go_on.clicked.connect(go_on)
        self.rules.clicked.connect(rules)
        self.settings.clicked.connect(settings)
        self.keys.clicked.connect(shortcuts)
        self.leave.clicked.connect(leave)

    def heading(self) -> str:
        """Return that everything stands still, and what waits."""
        return " ".join(filter(None, (self.title.text, self.state.text, self.body.text)))

    def retranslate(self) -> None:
        """Word what every pause says."""
        self.title.set_text(translate("Pause", "Paused"))
        self.go_on.set_text(translate("Pause", "Go on") if self.emblem is None else translate("Pause", "Hold to go on"))
        self.rules.set_text(translate("Pause", "Rules"))
        self.settings.set_text(translate("Settings", "Settings"))
        self.keys.set_text(translate("Keys", "Keys"))
        self.leave.set_text(translate("Pause", "Leave the table"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        emblem_h = 120 if self.emblem is not None else 0
        state_h = 52 if self.state.text else 0
        y = (h - emblem_h - state_h - 346) / 2
        if self.emblem is not None:
            self.emblem.place(w / 2 - 55, y, 110)
        y += emblem_h
        self.title.place(40, y, w - 80, 80)
        self.state.place(40, y + 86, w - 80, 44)
        y += 86 + state_h
        self.body.place(w / 2 - 480, y, 960, 64)
        self.go_on.place(w / 2 - 200, y + 86, 400, 84)
        for i, button in enumerate((self.rules, self.settings, self.keys, self.leave)):
            button.place(w / 2 + (i - 1.5) * 256 - 120, y + 198, 240, 62)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on (held, where it must be held)."""
        if event.key() in PRESSES:
            self.go_on.keyPressEvent(event)
        else:
            event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go stops a hold."""
        self.go_on.keyReleaseEvent(event)
