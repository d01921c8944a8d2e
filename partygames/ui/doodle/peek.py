"""The author's peek: the word of the board shows while a finger rests on the eye, and not a moment longer."""

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.tappable import PRESSES

GLANCE_MS = 250


class PeekButton(Button):
    """`held(True)` when the press begins, `held(False)` when it ends, slides off or loses the focus; there is no click.

    `glanced` comes for a press too short to read a word: somebody tapped, and should be told to hold.
    """

    held = Signal(bool)
    glanced = Signal()

    def __init__(self, parent: QGraphicsItem | None) -> None:
        super().__init__(parent, Look.CHIP, name="peek")
        self._on = False
        self._since = QElapsedTimer()

    def spoken(self) -> str:
        """Say what holding it does."""
        return translate("Access", "Hold to see the word")

    def _hold(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self._down = on
            self.update()
            self.held.emit(on)

    def click(self) -> None:
        """A tap is over at once: nothing to do."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to show."""
        super().mousePressEvent(event)
        self._since.start()
        self._hold(self.isEnabled() and event.button() == Qt.MouseButton.LeftButton)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hide when the finger slides off."""
        if not self.rect().contains(event.pos()):
            self._hold(False)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hide."""
        if self._on and self._since.elapsed() < GLANCE_MS:
            self.glanced.emit()
        self._hold(False)

    def ungrabMouseEvent(self, event: object) -> None:
        """Hide when something came between."""
        self._hold(False)

    def hideEvent(self, event: object) -> None:
        """Hide the word with the button."""
        self._hold(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Holding Space or Enter shows it too."""
        if event.key() in PRESSES:
            if not event.isAutoRepeat():
                self._hold(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hide."""
        if not event.isAutoRepeat():
            self._hold(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide."""
        super().focusOutEvent(event)
        self._hold(False)

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        c = r.center()
        lid = QPainterPath(QPointF(c.x() - 19, c.y()))
        lid.quadTo(c.x(), c.y() - 23, c.x() + 19, c.y())
        lid.quadTo(c.x(), c.y() + 23, c.x() - 19, c.y())
        painter.setPen(QPen(theme.TEXT, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(theme.SHEET)
        painter.drawPath(lid)
        painter.setBrush(theme.TEXT)
        painter.drawEllipse(c, 5.5, 5.5)
