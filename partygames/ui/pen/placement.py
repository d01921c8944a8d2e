"""Where a board's picture lies on a viewport: pixel on pixel, at the nearest whole device pixel."""
from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QWidget


class Placement:
    """Hold the place found by one paint, good as long as `to_device` and `widget` stay the same.

    In a painter that has the transform `pixels`, one unit is one device pixel and the picture's corner is at (x, y).
    """

    __slots__ = ("at", "pixels", "ratio", "shift", "to_device", "widget", "x", "y")

    def __init__(self, painter: QPainter, to_device: QTransform, widget: QWidget | None) -> None:
        self.widget, self.to_device = widget, QTransform(to_device)
        self.ratio = painter.device().devicePixelRatio()
        self.pixels = QTransform.fromScale(1.0 / self.ratio, 1.0 / self.ratio)
        dx, dy = to_device.dx(), to_device.dy()
        world = painter.worldTransform()
        painter.setWorldTransform(self.pixels)
        base = painter.deviceTransform()
        painter.setWorldTransform(world)
        self.shift = (round(dx) - dx, round(dy) - dy)  # device pixels by which the picture was moved
        self.x, self.y = round(dx) - base.dx(), round(dy) - base.dy()
        self.at = QPointF(self.x, self.y)

    def update(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Ask the viewport, if it is still there, for a repaint of a box given in the picture's pixels."""
        x, y, ratio = self.x, self.y, self.ratio
        left, top = floor((x0 + x) / ratio), floor((y0 + y) / ratio)
        try:
            self.widget.update(left, top, ceil((x1 + x) / ratio) - left, ceil((y1 + y) / ratio) - top)
        except RuntimeError:  # the viewport was deleted
            return
