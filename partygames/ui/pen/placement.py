"""Where a board's picture lies on a viewport: pixel on pixel, at the nearest whole device pixel."""

from math import ceil, floor

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QWidget


class Placement:
    """Hold the place found by one paint, good as long as `to_device` and `widget` stay the same.

    In a painter that has the transform `pixels`, one unit is one device pixel and the picture's corner is at (x, y).
    """

    __slots__ = ("asked", "at", "inner", "pixels", "ratio", "shift", "to_device", "widget", "x", "y")

    def __init__(
        self, painter: QPainter, to_device: QTransform, widget: QWidget | None, size: tuple[int, int], inset: float
    ) -> None:
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
        right, bottom = self.x + size[0] - inset, self.y + size[1] - inset
        self.inner = (  # the viewport's pixels that this picture alone fills, `inset` device pixels from its edges
            ceil((self.x + inset) / self.ratio), ceil((self.y + inset) / self.ratio),
            floor(right / self.ratio), floor(bottom / self.ratio),
        )  # fmt: skip
        self.asked: tuple[int, int, int, int] | None = None  # left, top, right, bottom: asked for and not yet repainted

    def update(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Ask the viewport, if it is still there, for a repaint of a box given in the picture's pixels."""
        x, y, ratio = self.x, self.y, self.ratio
        left, top = floor((x0 + x) / ratio), floor((y0 + y) / ratio)
        right, bottom = ceil((x1 + x) / ratio), ceil((y1 + y) / ratio)
        try:
            self.widget.update(left, top, right - left, bottom - top)
        except RuntimeError:  # the viewport was deleted
            return
        if self.asked is not None:
            a, b, c, d = self.asked
            left, top, right, bottom = min(a, left), min(b, top), max(c, right), max(d, bottom)
        self.asked = left, top, right, bottom

    def asked_alone(self, rect: QRect) -> bool:
        """Tell whether a repaint of `rect` was asked for here alone and lies well within the picture."""
        asked, self.asked = self.asked, None
        if asked is None:
            return False
        left, top, wide, high = rect.getRect()
        right, bottom = left + wide, top + high
        a, b, c, d = asked
        e, f, g, h = self.inner
        return left >= max(a, e) and top >= max(b, f) and right <= min(c, g) and bottom <= min(d, h)
