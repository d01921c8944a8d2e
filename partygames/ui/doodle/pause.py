"""The pause of Doodle Rush (a house rule, DD-9): a drawing minute goes on only when its author holds the button."""

from collections.abc import Callable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.paper import paint_cloth, soft_light
from partygames.ui.scene.pause import Pause
from partygames.ui.seat_name import seat_name


class DoodlePause(Pause):
    """`seat`: whose drawing minute waits (None: everybody's guessing minute); `slept`: the computer slept, nobody asked.

    `seconds` None: no minute runs, the curtain is still down.

    Escape, a slip of the hand, never uncovers the boards; the screen asks whether to leave.
    """

    def __init__(
        self,
        seat: Seat | None,
        seconds: int | None,
        slept: bool,
        go_on: Callable[[], None],
        rules: Callable[[], None],
        settings: Callable[[], None],
        shortcuts: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        ways = {"go_on": go_on, "rules": rules, "settings": settings, "shortcuts": shortcuts, "leave": leave}
        if seat is None:
            super().__init__(theme.LINEN_DARK, theme.TEXT, theme.MUTED, **ways)
        else:
            super().__init__(theme.seat_ground(seat.emblem), theme.CREAM, theme.CREAM, emblem=seat.emblem, **ways)
        self.seat, self.seconds, self.slept = seat, seconds, slept
        self.retranslate()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the cloth over the table."""
        if self.seat is not None:
            paint_cloth(painter, self.rect(), self.color)
        else:
            r = self.rect()
            painter.fillRect(r, soft_light(r.width(), r.height(), theme.LINEN_LIGHT, theme.LINEN_DARK))

    def retranslate(self) -> None:
        """Word the pause."""
        super().retranslate()
        if self.seat is not None:
            self.color = theme.seat_ground(self.seat.emblem)
        if self.slept:
            self.title.set_text(translate("Doodle", "Welcome back"))
            body = translate("Doodle", "The computer slept or the game was closed, so the clock stood still. Nothing is lost.")
        elif self.seconds is None:
            body = translate("Doodle", "No minute is running: take your time.")
        else:
            body = translate("Doodle", "A house rule: all boards are covered, and the clock stands still.")
        self.body.set_text(body)
        state = "" if self.seconds is None else translate("Doodle", "Seconds left: {n}").format(n=self.seconds)
        if self.seat is not None:
            state = translate("Doodle", "{name} draws").format(name=seat_name(self.seat)) + " · " + state
        self.state.set_text(state)
