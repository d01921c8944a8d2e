"""A sheet over the whole screen: what a curtain, a pause, a dialog and a page have in common."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QGraphicsWidget,
    QStyleOptionGraphicsItem,
    QWidget,
)


class Cover(QGraphicsWidget):
    """A sheet over the whole screen that swallows every tap and key for what lies below.

    It is a panel (the keyboard stays in it) but not a modal one: two modal panels of a scene block each other, and a dialog over
    the pause could not be tapped. Nothing below needs blocking, for the sheet lies over all of it.
    """

    takes_keys = False
    """Every key is for it now: none is a shortcut of the window."""
    laid = 0
    """Which cover of its screen it is: of two at one height the later lies above. (A scene lists its items in any order.)"""

    def __init__(self, color: QColor, height: float) -> None:
        super().__init__()
        self.color = color
        self.setZValue(height)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes on to what can be used
        self.setFlag(QGraphicsWidget.GraphicsItemFlag.ItemIsPanel)
        self.setAcceptHoverEvents(True)

    def fit(self, w: float, h: float) -> None:
        """Cover a stage of w x h scene units."""
        self.setGeometry(QRectF(0, 0, w, h))

    def retranslate(self) -> None:
        """Word the cover again, after the language changed."""

    def heading(self) -> str:
        """Return what is told when it is laid over the screen, for those who do not see it."""
        return ""

    def uncover(self) -> bool:
        """Take the cover off the screen for good; say whether it still lay there (a second tap finds it gone)."""
        scene = self.scene()
        if scene is None:
            return False
        scene.removeItem(self)
        self.deleteLater()
        below = scene.covers()
        if below:
            scene.setActivePanel(below[-1])  # it has the keyboard again, where it had it
        return True

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the sheet."""
        painter.fillRect(self.rect(), self.color)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Swallow."""
        event.accept()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Swallow."""
        event.accept()
