"""The strip at the top: phase pips, whose moment it is, pause, and the ring clock."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsWidget

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.doodle import layout
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import Label
from partygames.ui.scene.phases import Pips, RingClock


class Header(QGraphicsWidget):
    """Show the public moment of the game; it never says anything of a seat's words or boards."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(z.LABEL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.pips = Pips(self)
        self.emblem = Emblem(self, 0)
        self.title = Label(self, theme.TEXT_L + 3, display=True)
        self.subtitle = Label(self, theme.TEXT_S, theme.MUTED)
        self.pause = Button(self, Look.PLAIN, icon="pause", name="pause")
        self.clock = RingClock(self)
        self._seat: Seat | None = None

    def show_moment(self, phase: int, seat: Seat | None, title: str, subtitle: str) -> None:
        """Show whose moment it is (None: everybody's) and what is to be done."""
        self.pips.show_phase(phase)
        self._seat = seat
        if seat is not None:
            self.emblem.emblem = seat.emblem
            self.emblem.update()
        self.emblem.setVisible(seat is not None)
        self.title.set_text(title)
        self.subtitle.set_text(subtitle)

    def fit(self, w: float, free: bool) -> None:
        """Place the strip; with `free` the page has a button of its own there."""
        places = layout.header(w)
        self.setGeometry(0, 0, w, layout.HEAD)
        self.pips.setGeometry(*places.pips)
        self.emblem.place(*places.emblem[:2], places.emblem.w)
        x = places.title.x if self._seat is not None else places.emblem.x
        end = places.free.x - 20 if free else places.pause.x - 20
        self.title.place(x, places.title.y, end - x, places.title.h)
        self.subtitle.place(x, places.subtitle.y, end - x, places.subtitle.h)
        self.pause.place(*places.pause)
        self.clock.place(*places.clock[:2], places.clock.w)
