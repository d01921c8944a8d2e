"""A winner's tray: who, how many boards won, and those boards turned over, in their authors' colours."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.ui import art, fonts, theme
from partygames.ui.doodle.paper_board import paint_back
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_ring
from partygames.ui.seat_name import seat_name

MOST_SHOWN = 5


class Tray(Button):
    """Tap it, or drop a board on it, to give the board to this seat; `won` holds the seats whose boards lie here."""

    def __init__(self, parent: QGraphicsItem | None, seats: tuple[Seat, ...], seat: int) -> None:
        super().__init__(parent, Look.CHIP, name=f"tray-{seat}")
        self.seats, self.seat = seats, seat
        self.won: tuple[int, ...] = ()
        self.author = False
        self.wanted = False
        self.target = False
        self.coming: list[int] = []

    def show_seat(self, won: tuple[int, ...], author: bool, wanted: bool, chosen: bool) -> None:
        """Show the boards won (by author), and whether this seat drew the board in question, can get it, and is chosen for it."""
        now = (won, author, wanted, chosen)
        if now != (self.won, self.author, self.wanted, self.checked):
            self.won, self.author, self.wanted, self.checked = now
            self.update()

    def spoken(self) -> str:
        """Say whose tray it is and how many boards lie here."""
        text = translate("Doodle", "{name} drew it") if self.author else translate("Doodle", "{name} was right")
        if not self.author and not self.checked:
            text = translate("Doodle", "{name}, boards won: {count}")
        return text.format(name=seat_name(self.seats[self.seat]), count=len(self.won))

    def set_target(self, on: bool) -> None:
        """Light up while a board is carried over the tray."""
        if on != self.target:
            self.target = on
            self.update()

    def expect(self, author: int) -> None:
        """Count a board that is won but still in the air: its back does not lie here yet."""
        self.coming.append(author)
        self.update()

    def arrived(self, author: int) -> None:
        """Show the back of a board that has landed."""
        self.coming.remove(author)
        self.update()

    def lying(self) -> tuple[int, ...]:
        """Return whose boards lie here: all that were won, without those still in the air."""
        rest = list(self.won)
        for author in self.coming:
            if author in rest:
                rest.remove(author)
        return tuple(rest)

    def pile(self) -> QRectF:
        """Return where won boards come to lie (item coordinates)."""
        r = self.rect()
        return QRectF(r.right() - 46, r.center().y() - 13, 36, 26)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the tray."""
        r, color = self.rect(), theme.SEATS[self.seats[self.seat].emblem]
        fill = theme.mixed(
            theme.SHEET,
            theme.SAND if self.author else color,
            1.0 if self.author else 0.30 if self.target or self.checked else 0.13,
        )
        if self._down and not self.author:
            fill = fill.darker(106)
        painter.setPen(QPen(color, 3) if (self.wanted or self.target or self.checked) and not self.author else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(r.adjusted(1.5, 1.5, -1.5, -1.5), theme.R_M, theme.R_M)
        if self._ring:
            draw_ring(painter, r, theme.R_M)
        side = min(48.0, r.height() - 18)
        if self.author:
            painter.setOpacity(0.55)
        art.draw(
            painter, f"icons/seat-{EMBLEMS[self.seats[self.seat].emblem]}.svg", QRectF(10, (r.height() - side) / 2, side, side)
        )
        painter.setOpacity(1.0)
        self._paint_words(painter, r, 10 + side + 10)
        self._paint_pile(painter, color)

    def _paint_words(self, painter: QPainter, r: QRectF, x: float) -> None:
        room = r.width() - x - (10 if not self.won else 34 + 6 * min(len(self.won), MOST_SHOWN))
        font, name = fitted(
            seat_name(self.seats[self.seat]), fonts.display(theme.TEXT_M), r.width() - x - 10 if not self.won else max(60.0, room)
        )
        middle = r.height() / 2
        line = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(theme.MUTED if self.author else theme.TEXT)
        painter.setFont(font)
        painter.drawText(QRectF(x, middle - 27, r.width() - x, 28), line, name)
        if self.author:
            text = translate("Doodle", "drew it")
        elif self.checked:
            text = translate("Doodle", "was right")
        else:
            text = translate("Doodle", "won: {count}").format(count=len(self.won))
        font, text = fitted(text, fonts.text(theme.TEXT_S), max(60.0, room))
        painter.setPen(theme.TEXT if self.checked else theme.MUTED)
        painter.setFont(font)
        painter.drawText(QRectF(x, middle + 1, r.width() - x, 24), line, text)

    def _paint_pile(self, painter: QPainter, color: QColor) -> None:
        shown = self.lying()[-MOST_SHOWN:]
        spot = self.pile()
        for i, author in enumerate(shown):
            back = spot.translated(-5.0 * (len(shown) - 1 - i), 2.5 * (i % 2) - 1)
            paint_back(painter, back, theme.SEATS[self.seats[author].emblem])
