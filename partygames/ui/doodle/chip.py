"""A word under a board of the drawing table; dragged or tapped onto another one it swaps places with it (DD-1)."""

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look


class WordChip(Button):
    """`clicked` picks the word up or puts it down; `dropped(scene position)` ends a drag."""

    dropped = Signal(QPointF)

    def __init__(self, parent: QGraphicsItem, index: int) -> None:
        super().__init__(parent, Look.CHIP, theme.TEXT_L - 3, name=f"word-{index}")
        self.current = self.picked = self.offered = False
        self._pressed: QPointF | None = None
        self._home = QPointF()
        self._dragging = False

    def show_state(self, current: bool, picked: bool, offered: bool = False) -> None:
        """Show whether this word's board is the one tools act on, whether the word was picked up, and whether it can take it."""
        if (current, picked, offered) != (self.current, self.picked, self.offered):
            self.current, self.picked, self.offered = current, picked, offered
            self.set_icon("swap" if picked or offered else None)

    def fill_color(self) -> QColor:
        """Return the colour of the chip as it is now."""
        fill = theme.GOLD if self.picked else theme.ACTION if self.current else theme.WARM
        if self.offered:
            fill = theme.mixed(fill, theme.GOLD, 0.25)
        return fill.darker(108) if self._down else fill.lighter(104) if self._hover else fill

    def text_color(self) -> QColor:
        """Return the colour of the word."""
        return theme.on(self.fill_color())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a tap or a drag."""
        super().mousePressEvent(event)
        self._pressed, self._home, self._dragging = event.scenePos(), self.pos(), False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry the word once the press has moved far enough."""
        if self._pressed is None:
            return
        way = event.scenePos() - self._pressed
        if not self._dragging and way.manhattanLength() > theme.DRAG:
            self._dragging = True
            self.setZValue(z.LIFTED)
        if self._dragging:
            self.setPos(self._home + way)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop what was carried, else count a tap."""
        dragging, self._dragging, self._pressed = self._dragging, False, None
        if not dragging:
            super().mouseReleaseEvent(event)
            return
        self._down = False
        self.setZValue(z.BUTTON)
        self.dropped.emit(event.scenePos())

    def ungrabMouseEvent(self, event: object) -> None:
        """Go home when something came between."""
        if self._dragging:
            self._dragging, self._pressed, self._down = False, None, False
            self.setZValue(z.BUTTON)
            self.setPos(self._home)
            self.update()
