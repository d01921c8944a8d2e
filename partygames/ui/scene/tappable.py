"""What everything that is tapped has in common: pressed, hovered, focused, and clicked once per tap."""

from PySide6.QtCore import QEvent, QMarginsF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent, QGraphicsWidget

BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
"""Why the focus came when the keyboard brought it: only then its ring is of use."""

PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""The keys that tap what has the focus."""

EDGE = QMarginsF(2, 2, 2, 2)
"""A pixel of the smallest window, in scene units."""


class Tappable(QGraphicsWidget):
    """An item that is tapped by mouse, finger, pen or key. `clicked` comes once per tap; subclasses draw and `restyle`."""

    clicked = Signal()

    def __init__(self, parent: QGraphicsItem | None = None, name: str = "") -> None:
        super().__init__(parent)
        self._hover = self._down = self._ring = False
        self._reach = QMarginsF()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptHoverEvents(True)

    def restyle(self) -> None:
        """Show whether it is hovered, pressed or has the keyboard's focus."""
        self.update()

    def set_reach(self, across: float, up: float, down: float | None = None) -> None:
        """Let taps count this far (units) beside, above and below what is drawn: a small thing is a target for a thumb too."""
        self.prepareGeometryChange()
        self._reach = QMarginsF(across, up, across, up if down is None else down)

    def hit(self) -> QRectF:
        """Return where a tap counts: the rectangle with its reach, without the shadow or ring around it."""
        return self.rect().marginsAdded(self._reach)

    def shape(self) -> QPainterPath:
        """Return where a tap counts."""
        path = QPainterPath()
        path.addRect(self.hit())
        return path

    def click(self) -> None:
        """Do what a tap does, if it can be tapped."""
        if self.isEnabled() and self.isVisible():
            self.clicked.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._down = True
            self.restyle()
            event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Come up when the finger leaves: a tap can be thought better of."""
        inside = self._inside(event)
        if inside != self._down:
            self._down = inside
            self.restyle()

    def let_go(self) -> None:
        """Forget a press: what it was meant for is no longer here."""
        if self._down:
            self.ungrabMouse()

    def ungrabMouseEvent(self, event: QEvent) -> None:
        """Come up: something came between press and release."""
        if self._down:
            self._down = False
            self.restyle()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Count the tap where the finger was lifted on the item."""
        was, self._down = self._down, False
        self.restyle()
        if was and self._inside(event):
            self.click()

    def _inside(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Say whether a tap counts here. A scene gives an item the pixel its edge lies in: what lights up there works there."""
        return self.hit().marginsAdded(EDGE).contains(event.pos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second tap of a fast pair as a tap of its own; rules refuse what makes no sense twice."""
        self.mousePressEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show that a tap would land here."""
        self._hover = True
        self.restyle()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Go back to rest."""
        self._hover = False
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space tap."""
        if event.key() in PRESSES and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in BY_KEY
        self.restyle()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.restyle()
