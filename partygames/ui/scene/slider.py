"""A way along which a knob is moved: where a film stands, from its beginning to its end."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.scene.paper import draw_ring
from partygames.ui.scene.tappable import BY_KEY

KNOB, THICK = 13.0, 8.0
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}


class Slider(QGraphicsWidget):
    """Let a person go to any place 0..1. `moved(float)` tells each place of the knob under a finger, `stepped(int)` an arrow key.

    `held(bool)` tells when a finger takes the knob and lets it go. `marks` are places worth finding again, `place_text` says
    where the knob is.
    """

    moved = Signal(float)
    stepped = Signal(int)
    held = Signal(bool)

    def __init__(self, parent: QGraphicsItem | None, name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.value = 0.0
        self.marks: tuple[float, ...] = ()
        self.place_text = ""
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_value(self, value: float) -> None:
        """Show the knob there without telling anybody."""
        value = min(1.0, max(0.0, value))
        if value != self.value:
            self.value = value
            self.update()

    def set_marks(self, marks: tuple[float, ...]) -> None:
        """Mark places along the way."""
        self.marks = marks
        self.update()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put it there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))

    def spoken(self) -> str:
        """Return what a screen reader says: the place, in the words of whoever owns the slider."""
        return self.place_text

    def spot(self, value: float) -> QPointF:
        """Return where the knob stands at a value, in the slider's own coordinates."""
        r = self.rect()
        return QPointF(KNOB + (r.width() - 2 * KNOB) * value, r.height() / 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the way, how far it has come, the marks and the knob."""
        start, knob, end = self.spot(0), self.spot(self.value), self.spot(1)
        on = self.isEnabled()
        color = theme.CALM if on else theme.LINEN_EDGE
        painter.setPen(QPen(theme.EDGE if on else theme.LINEN_EDGE, THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)
        if on:
            painter.setPen(QPen(color, THICK, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, knob)
        painter.setPen(QPen(theme.MUTED, 2))
        for mark in self.marks:
            at = self.spot(mark)
            painter.drawLine(at + QPointF(0, 10), at + QPointF(0, 18))
        painter.setPen(QPen(theme.SHEET, 3))
        painter.setBrush(color)
        painter.drawEllipse(knob, KNOB, KNOB)
        if self._ring:
            draw_ring(painter, QRectF(knob.x() - KNOB, knob.y() - KNOB, 2 * KNOB, 2 * KNOB), KNOB)

    def _go(self, x: float) -> None:
        r = self.rect()
        self.set_value((x - KNOB) / max(1.0, r.width() - 2 * KNOB))
        self.moved.emit(self.value)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Bring the knob to the finger."""
        self.held.emit(True)
        self._go(event.pos().x())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Follow the finger."""
        self._go(event.pos().x())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go."""
        self.held.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home and End go all the way."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.set_value(float(key is Qt.Key.Key_End))
            self.moved.emit(self.value)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in BY_KEY
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.update()
