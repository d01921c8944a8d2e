"""Whose row it is: an emblem with a name under it or beside it."""

from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.scene.box import Box
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import CENTER, LEFT, Label
from partygames.ui.seat_name import seat_name

WIDE = 200.0
"""In a place as wide as this the name stands beside the emblem."""
MOST = 48.0
LINE = 26.0


class AuthorTag(QGraphicsWidget):
    """Name the author of a row of boards."""

    def __init__(self, parent: QGraphicsItem, seat: Seat) -> None:
        super().__init__(parent)
        self.emblem = Emblem(self, seat.emblem)
        self.name = Label(self, theme.TEXT_S, display=True)
        self._seat = seat
        self.retranslate()

    def retranslate(self) -> None:
        """Word the name: a seat that nobody named is called after its emblem."""
        self.name.set_text(seat_name(self._seat))

    def place(self, spot: Box) -> None:
        """Put the tag there: in a narrow place the name stands under the emblem."""
        self.setPos(spot.x, spot.y)
        if spot.w < WIDE:
            side = min(MOST, spot.h - LINE)
            top = (spot.h - side - LINE) / 2
            self.emblem.place((spot.w - side) / 2, top, side)
            self.name.place(0, top + side + 2, spot.w, LINE - 2)
            self.name.set_align(CENTER)
        else:
            self.emblem.place(0, 0, spot.h - 4)
            self.name.place(spot.h + 4, 0, spot.w - spot.h - 4, spot.h - 4)
            self.name.set_align(LEFT)
