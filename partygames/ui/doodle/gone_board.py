"""Where a guessed board lay on its author's table: turned over, with the winner's emblem (DR-13, DR-21)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.ui import art, fonts, theme
from partygames.ui.doodle.paper_board import radius_of
from partygames.ui.doodle.wording import names
from partygames.ui.i18n import translate
from partygames.ui.scene.label import fitted


class GoneBoard(QGraphicsWidget):
    """The back of a board that was won; nothing can be drawn here any more."""

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], author: int, winners: tuple[int, ...]) -> None:
        super().__init__(parent)
        self.seats, self.author, self.winners = seats, author, winners
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def spoken(self) -> str:
        """Say who has the board now."""
        return translate("Doodle", "Guessed by {names}").format(names=names(self.seats, self.winners))

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put it there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the back: the author's colour, faded, hatched, and who has the board now."""
        r, radius = self.rect(), radius_of(self.rect())
        color = theme.mixed(theme.SEATS[self.seats[self.author].emblem], theme.LINEN_DARK, 0.62)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(r, radius, radius)
        painter.setPen(QPen(theme.with_alpha(theme.PAPER, 0.55), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(r.adjusted(10, 10, -10, -10), radius - 4, radius - 4)
        n = len(self.winners)
        side = min(r.height() * 0.34, r.width() / (n + 1), 96.0)
        x = r.center().x() - (side * n + 10 * (n - 1)) / 2
        y = r.center().y() - side / 2 - r.height() * 0.07
        for i, seat in enumerate(self.winners):
            art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg", QRectF(x + i * (side + 10), y, side, side))
        text = translate("Doodle", "Guessed by {names}").format(names=names(self.seats, self.winners))
        font, text = fitted(text, fonts.display(theme.TEXT_M), r.width() - 40)
        painter.setFont(font)
        painter.setPen(theme.TEXT)
        painter.drawText(QRectF(r.x() + 20, y + side + 4, r.width() - 40, 36), int(Qt.AlignmentFlag.AlignCenter), text)
