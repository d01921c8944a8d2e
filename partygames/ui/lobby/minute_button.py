"""How long somebody draws: an hourglass with the seconds under it, on a seat of the drawing game (DD-9)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import art, fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look

LINE, FOOT = 20.0, 5.0


class MinuteButton(Button):
    """Tap it for a longer minute, as the seat of a child may want."""

    def __init__(self, parent: QGraphicsItem, place: int) -> None:
        super().__init__(parent, Look.QUIET, icon="hourglass", name=f"seat-minute-{place}")
        self.seconds, self.owner = 60, ""

    def show_seconds(self, seconds: int, longer: bool) -> None:
        """Show how long the seat draws, and whether that is longer than the others do."""
        self.seconds = seconds
        self.set_checked(longer)
        self.update()

    def spoken(self) -> str:
        """Say whose minute it is and how long, and that it can be longer."""
        return translate("Lobby", "{name}: {n} s to draw; tap for more").format(name=self.owner, n=self.seconds)

    def mark_color(self) -> None:
        """Return no line: the seconds tell a longer minute, and there is no room around them."""

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        side = min(30.0, r.height() - LINE - FOOT)
        top = r.center().y() - (side + LINE + FOOT / 2) / 2
        art.draw(painter, f"icons/{self.icon}.svg", QRectF(r.center().x() - side / 2, top, side, side), self.chalk())
        painter.setPen(self.text_color())
        painter.setFont(fonts.text(theme.TEXT_S))
        painter.drawText(QRectF(r.x(), top + side, r.width(), LINE), int(Qt.AlignmentFlag.AlignCenter), f"{self.seconds}″")
