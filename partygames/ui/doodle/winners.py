"""The winners' panel beside the wall: a tray for every seat, and the way to take an award back (DR-21, DD-5)."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import View
from partygames.ui import theme
from partygames.ui.doodle.tray import Tray
from partygames.ui.doodle.wall_layout import Wall
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel


class WinnersPanel(Panel):
    """`tapped(seat)` is a tap on a tray; `take_back_tapped` one on the button under them."""

    tapped = Signal(int)
    take_back_tapped = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.title = Label(self, theme.TEXT_L - 3, display=True)
        self.trays = tuple(Tray(self, seats, n) for n in range(len(seats)))
        for tray in self.trays:
            tray.clicked.connect(lambda n=tray.seat: self.tapped.emit(n))
        self.take_back = Button(self, Look.PLAIN, theme.TEXT_S + 1, icon="take-back", name="take-back")
        self.take_back.clicked.connect(self.take_back_tapped)

    def show_view(self, view: View, author: int | None, chosen: list[int]) -> None:
        """Show who won what; `author` drew the board that is talked about, `chosen` are those who were right about it so far."""
        for tray in self.trays:
            won = tuple(b.author for row in view.boards for b in row if tray.seat in b.winners)
            tray.show_seat(won, tray.seat == author, author is not None and tray.seat != author, tray.seat in chosen)
        self.take_back.setEnabled(view.can_take_back is not None)

    def tray_at(self, at: QPointF) -> Tray | None:
        """Return the tray under a point of the scene."""
        return next((tray for tray in self.trays if tray.rect().contains(tray.mapFromScene(at))), None)

    def light(self, target: Tray | None) -> None:
        """Light up the tray that a board is carried over; its own author's stays dark."""
        for tray in self.trays:
            tray.set_target(tray is target and not tray.author)

    def place(self, places: Wall) -> None:
        """Put the panel beside the wall, or under it."""
        self.setGeometry(QRectF(*places.panel))
        self.title.place(*places.title)
        for tray, spot in zip(self.trays, places.trays, strict=True):
            tray.place(*spot)
        self.take_back.place(*places.take_back)

    def retranslate(self) -> None:
        """Word the panel."""
        self.title.set_text(translate("Doodle", "Who guessed it?"))
        self.take_back.set_text(translate("Doodle", "Take back"))
