"""One board shown large over the wall; trays and answers stay within reach."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import BoardView
from partygames.ui import theme
from partygames.ui.doodle import wall_layout
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.scene import z
from partygames.ui.scene.box import Box


class Zoom(QGraphicsWidget):
    """A veil over the wall with the board on it; a tap anywhere on it closes it."""

    closed = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent)
        self.setObjectName("zoom")
        self.setZValue(z.BUBBLE)
        self.board = PaperBoard(self, seats, view)

    def arrange(self, room: Box) -> None:
        """Lie over the wall."""
        self.setGeometry(QRectF(*room))
        self.board.place(*wall_layout.zoomed(room._replace(x=0, y=0)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the veil."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.with_alpha(theme.LINEN_DARK, 0.88))
        painter.drawRoundedRect(self.rect(), theme.R_L, theme.R_L)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Close."""
        self.closed.emit()
