"""A drawing board in the scene: paper, its ink as a picture at device pixels, and the stroke under way."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from partygames.ink.stroke import Sample, Stroke, Tool
from partygames.ui.pen.cursor import ring_cursor
from partygames.ui.pen.inksheet import InkSheet, Touched
from partygames.ui.pen.paint import board_height, paint_strokes
from partygames.ui.pen.placement import Placement
from partygames.ui.pen.redraw import Redraw
from partygames.ui.theme import INK

_ANTIALIASING = QPainter.RenderHint.Antialiasing
RESIZE_MS = 60  # a window being dragged is redrawn when it rests; until then the old picture is stretched


class BoardItem(QGraphicsObject):
    """Show the strokes of one board and the stroke being drawn on it.

    The paper is (0, 0, width, height) in item units; a frame lies around it. A sample repaints its own small rectangle,
    however much is on the board (see InkSheet). What lies above a board and shall not block the pen accepts no mouse button.
    """

    def __init__(self, width: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.ink = InkSheet()
        self._drawing = Redraw(self, self.ink)
        self._seen: Placement | None = None  # where the picture was last painted pixel on pixel
        self._shared = False  # more than one view shows this board
        self._ring: tuple[int, float, bool] | None = None
        self._frame, self._frame_color, self._radius = 0.0, QColor(INK), 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(RESIZE_MS)
        self._timer.timeout.connect(self._redraw)
        self._wanted = (0, 0)
        self._paper = self._bounds = QRectF()
        self.set_width(width)

    # -- shape

    @property
    def paper(self) -> QRectF:
        """The paper in item units."""
        return QRectF(self._paper)

    def set_width(self, width: float) -> None:
        """Set the paper's width in scene units; the height follows (BOARD_ASPECT)."""
        self.prepareGeometryChange()
        self._paper = QRectF(0.0, 0.0, width, board_height(width))
        self._fit()

    def set_frame(self, color: QColor, width: float, radius: float) -> None:
        """Put a frame around the paper: `width` scene units, the outer corner of `radius` (at most 3.4 widths)."""
        self.prepareGeometryChange()
        self._frame_color, self._frame, self._radius = QColor(color), width, radius
        self._fit()

    def _fit(self) -> None:
        f, r = self._frame, self._radius
        self._bounds = self._paper.adjusted(-f, -f, f, f)
        self._inside = self._paper.adjusted(r, r, -r, -r)
        outer, inner = QPainterPath(), QPainterPath()
        outer.addRoundedRect(self._bounds, r, r)
        inner.addRoundedRect(self._paper, max(0.0, r - f), max(0.0, r - f))
        self._frame_path = outer.subtracted(inner)
        self._seen = None
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the paper with its frame."""
        return self._bounds

    # -- strokes

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """The strokes last set."""
        return self.ink.strokes

    def set_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Show these strokes. One just finished here comes back in this call; call `forget_own` if it was refused."""
        new = tuple(strokes)
        if new != self.ink.strokes:
            self._update_area(self.ink.set_strokes(new))

    def forget_own(self) -> None:
        """Take away strokes that were finished here but never came back: the game refused them."""
        self._update_area(self.ink.forget_own())

    # -- the stroke under way

    def begin(self, tool: Tool, width: float, samples: list[Sample]) -> None:
        """Start to show a live stroke; `samples` is the filter's growing list and holds the first sample already."""
        self._update(self.ink.begin(tool, width, samples))

    def extend(self, sample: Sample | None, tip: tuple[float, float]) -> None:
        """Show one more sample (None: only the tip moved) and the pen's tip ahead of it, in board units."""
        touched = self.ink.extend(sample, tip)
        if touched is not None:
            self._update(touched)

    def finish(self, stroke: Stroke, last: Sample | None) -> None:
        """End the live stroke: `last` is its final sample if the filter added one."""
        if not self.ink.live:
            return
        if last is not None:
            self.extend(last, (last.x, last.y))
        self._update(self.ink.finish(stroke))

    def cancel(self) -> None:
        """Take the live stroke away again, without a trace."""
        if self.ink.live:
            self.ink.cancel()
            self.update()

    # -- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the picture to the device pixel on pixel where it can be, and draw the frame."""
        to_device = painter.deviceTransform()
        seen = self._seen
        if seen is None or seen.widget is not widget or seen.to_device != to_device:
            seen = self._look(painter, to_device, widget)
        framed = self._frame and not self._inside.contains(option.exposedRect)
        world = painter.worldTransform() if framed else None
        if seen is None:
            self._paint_otherwise(painter)
        else:
            painter.setWorldTransform(seen.pixels)  # not restored: the view sets it for each item
            painter.drawImage(seen.at, self.ink.picture.image)
            self.ink.paint_tip(painter, seen.x, seen.y)
        if framed:
            painter.setWorldTransform(world)
            painter.fillPath(self._frame_path, self._frame_color)

    def asked_alone(self, rect: QRect) -> bool:
        """Tell whether a repaint of a viewport's `rect` was asked for by the live stroke alone, inside the frame."""
        return self._seen is not None and not self._shared and self._seen.asked_alone(rect)

    def paint_directly(self, viewport: QWidget) -> None:
        """Paint the picture on a viewport, inside the paint event that `asked_alone` was true for."""
        seen = self._seen
        painter = QPainter(viewport)
        if seen.ratio != 1.0:
            painter.setWorldTransform(seen.pixels)
        painter.drawImage(seen.at, self.ink.picture.image)
        if self.ink.tip is not None:
            painter.setRenderHint(_ANTIALIASING)
            self.ink.paint_tip(painter, seen.x, seen.y)
        painter.end()

    def _look(self, painter: QPainter, to_device: QTransform, widget: QWidget | None) -> Placement | None:
        """Find where the picture's pixels lie, drawing it if there is none; None if they cannot lie pixel on pixel."""
        if widget is not None and self._seen is not None and self._seen.widget is not widget:
            self._shared = True
        sx, sy = to_device.m11(), to_device.m22()
        placement = None
        if to_device.m12() == 0.0 == to_device.m21() and sx > 0.0 and sy > 0.0:
            size = max(1, round(self._paper.width() * sx)), max(1, round(self._paper.height() * sy))
            if self.ink.picture is None and widget is None:  # an export waits for nothing
                self.ink.draw_all(size)
            elif self.ink.picture is None:
                self._drawing.draw(*size)
            if (self.ink.picture.w, self.ink.picture.h) == size:
                placement = Placement(painter, to_device, widget, size, self._radius * sx + 1.0)
            elif widget is not None:
                self._wanted = size
                self._timer.start()
        if widget is not None:
            self._seen = placement
        return placement

    def _paint_otherwise(self, painter: QPainter) -> None:
        """Paint at a size or angle that is not the picture's: stretched, or anew where there is none to stretch."""
        painter.save()
        picture = self.ink.picture
        if self._timer.isActive() or (picture is not None and painter.deviceTransform().isRotating()):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self._paper, picture.image)
        else:
            paint_strokes(painter, self.ink.painted, self._paper.size())
        painter.restore()

    def leave_picture(self) -> None:
        """Leave the picture to whoever shows this drawing next in this scene."""
        self._drawing.leave()

    def _redraw(self) -> None:
        if self.scene() is not None:
            self._drawing.draw(*self._wanted)
            self._ring = self._seen = None
            self.update()

    def _update_area(self, area: QRect) -> None:
        if not area.isEmpty():
            self._update((area.left(), area.top(), area.right() + 1, area.bottom() + 1, 0.0))

    def _update(self, touched: Touched | None) -> None:
        """Ask for a repaint of what was touched, grown by half a width and what antialiasing needs.

        While a stroke is under way the one view that shows it is asked directly: the scene would look at all its items.
        """
        if touched is None:
            return
        x0, y0, x1, y1, width = touched
        reach = width / 2 + 2.0
        if self.ink.live and self._seen is not None and not self._shared:
            self._seen.update(x0 - reach, y0 - reach, x1 + reach, y1 + reach)
        else:
            picture = self.ink.picture
            sx, sy = self._paper.width() / picture.w, self._paper.height() / picture.h
            self.update((x0 - reach) * sx, (y0 - reach) * sy, (x1 - x0 + 2 * reach) * sx, (y1 - y0 + 2 * reach) * sy)

    # -- where the pen is

    def mapping(self, view: QGraphicsView) -> tuple[float, float, float, float, float, float] | None:
        """Return (a, c, e, b, d, f): board x = a px + c py + e, board y = b px + d py + f, for a viewport position.

        It follows the picture as it was last painted, whole pixels included, so ink lies under the tip at any scale
        (xournalpp#1801). None when the board has no size on the screen.
        """
        inverse, ok = self.deviceTransform(view.viewportTransform()).inverted()
        if not ok or self._paper.isEmpty():
            return None
        mx = my = 0.0
        if self._seen is not None:
            mx, my = self._seen.shift[0] / self._seen.ratio, self._seen.shift[1] / self._seen.ratio
        w, h = self._paper.width(), self._paper.height()
        a, b, c, d = inverse.m11() / w, inverse.m12() / h, inverse.m21() / w, inverse.m22() / h
        e, f = inverse.dx() / w, inverse.dy() / h
        return a, c, e - a * mx - c * my, b, d, f - b * mx - d * my

    def show_ring(self, tool: Tool, width: float, ratio: float) -> None:
        """Show the pen's true width, in board widths, as a ring around the tip while it hovers."""
        px = self.ink.picture.w if self.ink.picture is not None else round(self._paper.width() * ratio)
        ring = (round(width * px), ratio, tool is Tool.RUBBER)
        if ring != self._ring:
            self._ring = ring
            self.setCursor(ring_cursor(*ring))

    def hide_ring(self) -> None:
        """Show the usual cursor again: this board is closed."""
        self._ring = None
        self.unsetCursor()
