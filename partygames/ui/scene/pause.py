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
    """Offer to go on, the rules, and to leave. Each game words `state` and `body`; `emblem`: whose minute waits, to be held."""

    def __init__(
        self,
        ground: QColor,
        ink: QColor,
        muted: QColor,
        *,
        go_on: Callable[[], None],
        rules: Callable[[], None],
        leave: Callable[[], None],
        emblem: int | None = None,
    ) -> None:
        super().__init__(ground, z.PAUSE)
        self.emblem = None if emblem is None else Emblem(self, emblem)
        self.title = Label(self, theme.TEXT_HUGE, ink, display=True, align=CENTER)
        self.state = Label(self, theme.TEXT_L, ink, display=True, align=CENTER)
        self.body = Label(self, theme.TEXT_M, muted, align=CENTER, wrap=True)
        make, look = (Button, Look.ACTION) if emblem is None else (HoldButton, Look.PLAIN)
        self.go_on = make(self, look, theme.TEXT_L, icon="play", name="pause-go-on")
        self.rules = Button(self, Look.PLAIN, icon="book", name="pause-rules")
        self.leave = Button(self, Look.PLAIN, icon="home", name="pause-leave")
        self.go_on.clicked.connect(go_on)
        self.rules.clicked.connect(rules)
        self.leave.clicked.connect(leave)

    def retranslate(self) -> None:
        """Word what every pause says."""
        self.title.set_text(translate("Pause", "Paused"))
        self.go_on.set_text(translate("Pause", "Go on") if self.emblem is None else translate("Pause", "Hold to go on"))
        self.rules.set_text(translate("Pause", "Rules"))
        self.leave.set_text(translate("Pause", "Leave the table"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        top = h * 0.5 - 270
        if self.emblem is not None:
            self.emblem.place(w / 2 - 55, top, 110)
        self.title.place(40, top + 120, w - 80, 80)
        self.state.place(40, top + 206, w - 80, 44)
        self.body.place(w / 2 - 400, top + 258, 800, 64)
        self.go_on.place(w / 2 - 200, top + 344, 400, 84)
        self.rules.place(w / 2 - 248, top + 456, 240, 62)
        self.leave.place(w / 2 + 8, top + 456, 240, 62)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on (held, where it must be held)."""
        if event.key() in PRESSES:
            self.go_on.keyPressEvent(event)
        else:
            event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go stops a hold."""
        self.go_on.keyReleaseEvent(event)
