"""Repaint live ink without asking the scene.

A view that repaints a few pixels looks at every item of its scene, and asks each one written in Python for its bounds:
on a real screen that costs more than all the rest of a sample. So while a stroke is under way, a repaint of nothing but
its own small rectangle is answered here, straight from the board's picture, if nothing lies above the board.
"""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGraphicsView

from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.inker import Inker


class DirectPaint:
    """Answer the paint events of one view's viewport that live ink alone has asked for."""

    def __init__(self, view: QGraphicsView, inker: Inker) -> None:
        self._view, self._viewport, self._live = view, view.viewport(), inker.live

    def paint(self, event: QPaintEvent) -> bool:
        """Paint and return True, or return False: the scene has to.

        After a paint by the scene each board is looked at anew: something may have come to lie above it.
        """
        if not self._live:
            return False
        for ink in self._live.values():
            if ink.item.asked_alone(event.rect()):
                if ink.clear is None:
                    ink.clear = self._is_clear(ink.item)
                if ink.clear:
                    ink.item.paint_directly(self._viewport)
                    return True
        for ink in self._live.values():
            ink.clear = None
        return False

    def _is_clear(self, board: BoardItem) -> bool:
        """Tell whether nothing is painted above a board's paper."""
        scene = self._view.scene()
        if scene is None or board.scene() is not scene or board.effectiveOpacity() < 1.0:
            return False
        items = scene.items(board.mapRectToScene(board.paper))
        return bool(items) and items[0] is board
