"""A board of the gallery, as it was at the end, guessed or not."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import BoardView
from partygames.ui import art
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate


class GalleryBoard(PaperBoard):
    """Show a board to be tapped, with the emblems of its winners on a corner."""

    tapped = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent, seats, replace(view, reply=None))
        self.setObjectName(f"gallery-{view.author}-{view.index}")
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def is_paper(self) -> bool:
        """Say whether anything is drawn here."""
        return bool(self.view.strokes)

    def spoken(self) -> str:
        """Say the word too: the game is over."""
        return translate("Doodle", ", ").join(filter(None, (spoken(self.view.word), super().spoken())))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board and who won it."""
        super().paint(painter, option, widget)
        r = self.rect()
        side = min(44.0, r.height() * 0.36)
        for i, seat in enumerate(reversed(self.view.winners)):
            if self.is_paper:
                spot = QRectF(r.right() - side * (0.9 + 0.8 * i), r.y() - side * 0.2, side, side)
                art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg", spot)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the board out."""
        if self.rect().contains(event.pos()):
            self.tapped.emit()
