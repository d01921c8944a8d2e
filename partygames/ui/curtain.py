"""The curtain: full screen in the next player's colour, so that nobody sees what is not theirs.

The screen takes away everything secret in the same event in which it lays the curtain over the table, so no frame in between
can show another seat's hand or words (bstnfrmry/hanabi#189).
"""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import paint_cloth
from partygames.ui.scene.tappable import PRESSES
from partygames.ui.seat_name import seat_name

TALL = 472.0
"""From the top of the emblem to the foot of the button."""


class Curtain(Cover):
    """Ask for the device to be handed on; `lifted` is called when the next player has held the button.

    `pause` is called by the button in the corner: a table without a keyboard finds the rules and the way out from here too.
    """

    def __init__(self, seat: Seat, what: str, lifted: Callable[[], None], pause: Callable[[], None]) -> None:
        super().__init__(theme.seat_ground(seat.emblem), z.CURTAIN)
        self._seat, self._lifted = seat, lifted
        self.emblem = Emblem(self, seat.emblem, theme.CREAM)
        self.give = Label(self, theme.TEXT_L, theme.CREAM, align=CENTER)
        self.name = Label(self, theme.TEXT_HUGE, theme.CREAM, display=True, align=CENTER)
        self.what = Label(self, theme.TEXT_M, theme.CREAM, align=CENTER, wrap=True)
        # Paper in either look: the one thing to do must not be the darkest thing on the cloth.
        self.hold = HoldButton(self, Look.PLAIN, theme.TEXT_L, fill=theme.PAPER, name="curtain-hold")
        self.hold.clicked.connect(self._lift)
        self.pause = Button(self, Look.PLAIN, icon="pause", name="curtain-pause")
        self.pause.clicked.connect(pause)
        self._what = what
        self.retranslate()

    def retranslate(self) -> None:
        """Word the curtain, in the look of the table."""
        self.color = theme.seat_ground(self._seat.emblem)
        self.give.set_text(translate("Curtain", "Hand it to"))
        self.name.set_text(seat_name(self._seat))
        self.what.set_text(self._what)
        self.hold.set_text(translate("Curtain", "Hold to start"))

    def set_what(self, text: str) -> None:
        """Say what the next player will do."""
        self._what = text
        self.what.set_text(text)

    def heading(self) -> str:
        """Return whose turn it is, what for, and what to do."""
        said = translate("Curtain", "Hand it to {name}. {what}. {hold}: {key}")
        what = self.what.text.rstrip(".。")
        return said.format(name=self.name.text, what=what, hold=self.hold.text, key=translate("Keys", "Space"))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the cloth: the lamp over the table shines on it too."""
        paint_cloth(painter, self.rect(), self.color)

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        top = (h - TALL) / 2
        self.emblem.place(w / 2 - 70, top, 140)
        self.give.place(40, top + 160, w - 80, 40)
        self.name.place(40, top + 200, w - 80, 84)
        self.what.place(w * 0.2, top + 292, w * 0.6, 64)
        self.hold.place(w / 2 - 180, top + 380, 360, 92)
        self.pause.place(w - theme.S4 - theme.TARGET, theme.S4, theme.TARGET, theme.TARGET)

    def _lift(self) -> None:
        if self.uncover():
            self._lifted()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Holding Space or Enter lifts it, wherever the focus is."""
        if event.key() in PRESSES:
            self.hold.keyPressEvent(event)
        else:
            event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go stops it."""
        self.hold.keyReleaseEvent(event)
