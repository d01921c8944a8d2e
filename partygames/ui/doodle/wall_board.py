"""A board on the guessing wall: it can be tapped, carried to a tray, and reached by key."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import BoardView
from partygames.ui import art, theme
from partygames.ui.doodle.guess_line import paint_number
from partygames.ui.doodle.paper_board import PaperBoard, radius_of
from partygames.ui.scene import z
from partygames.ui.scene.tappable import PRESSES

Spot = tuple[int, int]
"""Which board of the wall: its author, and its number 0..5."""

MARK = 26.0
"""The side of what is marked on a board's edge."""


class WallBoard(PaperBoard):
    """`tapped` selects; `carried(scene position)` follows a drag, `dropped(scene position)` ends it, `put_back` calls it off."""

    tapped = Signal()
    lifted = Signal()
    carried = Signal(QPointF)
    dropped = Signal(QPointF)
    put_back = Signal()

    def __init__(self, parent: QGraphicsItem | None, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent, seats, view)
        self.setObjectName(f"board-{view.author}-{view.index}")
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setZValue(z.BOARD)
        self.setRotation(((view.author * 5 + view.index * 7) % 5 - 2) * 0.35)
        self._pressed: QPointF | None = None
        self._dragging = False
        self._ring = False
        self._numbered = False
        self._waiting: tuple[int, ...] = ()

    def show_number(self) -> None:
        """Show which of its author's boards this is, for those who answer at a desk."""
        self._numbered = True
        self.update()

    def show_waiting(self, seats: tuple[int, ...]) -> None:
        """Show whose guesses for this board wait for an answer."""
        if seats != self._waiting:
            self._waiting = seats
            self.update()

    def set_selected(self, on: bool) -> None:
        """Mark the board and let it lie above its neighbours."""
        super().set_selected(on)
        self.setZValue(z.CARD if on else z.BOARD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board, who waits for an answer, and the ring of the keyboard's focus."""
        super().paint(painter, option, widget)
        if self.is_paper:
            self._paint_marks(painter)
        if self._ring:
            r = self.rect().adjusted(-4, -4, 4, 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.FOCUS, 3, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(r, radius_of(r), radius_of(r))

    def _paint_marks(self, painter: QPainter) -> None:
        """Draw the number and the waiting typists' emblems on the upper edge, where they hide least of the drawing."""
        r = self.rect()
        if self._numbered:
            paint_number(painter, QRectF(r.x() - 7, r.y() - 7, MARK, MARK), self.view.index)
        step = min(MARK * 0.8, (r.width() - 2 * MARK) / max(1, len(self._waiting)))
        for i, seat in enumerate(reversed(self._waiting)):
            spot = QRectF(r.right() + 7 - MARK - i * step, r.y() - 7, MARK, MARK)
            art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg", spot)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a tap or a drag."""
        self._pressed, self._dragging = event.scenePos(), False
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second tap of a fast pair as a tap of its own."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the board once the press has moved far enough."""
        if self._pressed is None:
            return
        way = event.scenePos() - self._pressed
        if not self._dragging and way.manhattanLength() > theme.DRAG and self.is_paper:
            self._dragging = True
            self.lifted.emit()
        if self._dragging:
            self.carried.emit(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what was carried, else count a tap."""
        pressed, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if dragging:
            self.dropped.emit(event.scenePos())
        elif pressed is not None:
            self.tapped.emit()

    def ungrabMouseEvent(self, event: object) -> None:
        """Call a drag off when something came between."""
        if self._dragging:
            self._dragging, self._pressed = False, None
            self.put_back.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space tap."""
        if event.key() in PRESSES and not event.isAutoRepeat():
            self.tapped.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        self._ring = True
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.update()
