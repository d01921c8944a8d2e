"""The pause (a house rule, DD-9): everything is covered; a drawing minute goes on only when its author holds the button."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, HoldButton, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.overlay import Cover


class Pause(Cover):
    """`seat`: whose drawing minute waits (None: everybody's guessing minute); `slept`: the computer slept, nobody asked."""

    def __init__(
        self,
        seat: Seat | None,
        seconds: int,
        slept: bool,
        go_on: Callable[[], None],
        rules: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        color = theme.LINEN_DARK if seat is None else theme.mixed(theme.SEATS[seat.emblem], theme.INK, 0.25)
        super().__init__(color, z.PAUSE)
        ink, muted = (theme.INK, theme.MUTED) if seat is None else (theme.CREAM, theme.CREAM)
        self.seat, self.seconds, self.slept = seat, seconds, slept
        self.emblem = None if seat is None else Emblem(self, seat.emblem)
        self.title = Label(self, theme.TEXT_HUGE, ink, display=True, align=CENTER)
        self.left = Label(self, theme.TEXT_L, ink, display=True, align=CENTER)
        self.body = Label(self, theme.TEXT_M, muted, align=CENTER, wrap=True)
        make = Button if seat is None else HoldButton
        self.go_on = make(self, Look.ACTION if seat is None else Look.PLAIN, theme.TEXT_L, icon="play", name="pause-go-on")
        self.rules = Button(self, Look.PLAIN, icon="book", name="pause-rules")
        self.leave = Button(self, Look.PLAIN, icon="home", name="pause-leave")
        self.go_on.clicked.connect(go_on)
        self.rules.clicked.connect(rules)
        self.leave.clicked.connect(leave)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the pause."""
        left = translate("Doodle", "Seconds left: {n}").format(n=self.seconds)
        self.title.set_text(translate("Doodle", "Welcome back") if self.slept else translate("Doodle", "Paused"))
        if self.seat is None:
            self.left.set_text(left)
            self.go_on.set_text(translate("Doodle", "Go on"))
        else:
            self.left.set_text(translate("Doodle", "{name} draws").format(name=self.seat.name) + " · " + left)
            self.go_on.set_text(translate("Doodle", "Hold to go on"))
        if self.slept:
            body = translate("Doodle", "The computer slept or the game was closed, so the clock stood still. Nothing is lost.")
        else:
            body = translate("Doodle", "A pause is a house rule: the box knows none. All boards are covered. (Rule DD-9)")
        self.body.set_text(body)
        self.rules.set_text(translate("Doodle", "Rules"))
        self.leave.set_text(translate("Doodle", "Leave the table"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        top = h * 0.5 - 270
        if self.emblem is not None:
            self.emblem.place(w / 2 - 55, top, 110)
        self.title.place(40, top + 120, w - 80, 80)
        self.left.place(40, top + 206, w - 80, 44)
        self.body.place(w / 2 - 400, top + 258, 800, 64)
        self.go_on.place(w / 2 - 200, top + 344, 400, 84)
        self.rules.place(w / 2 - 248, top + 456, 240, 62)
        self.leave.place(w / 2 + 8, top + 456, 240, 62)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go on (held, where it must be held); Escape, a slip of the hand, never does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.go_on.keyPressEvent(event)
        else:
            event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go stops a hold."""
        self.go_on.keyReleaseEvent(event)
