"""A drawing board in the scene: paper, its ink as a picture at device pixels, and the stroke under way."""
from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from partygames.ink.stroke import Sample, Stroke, Tool
from partygames.ui.pen.cursor import ring_cursor
from partygames.ui.pen.paint import Picture, Trail, board_height, paint_strokes, round_pen
from partygames.ui.theme import INK

RESIZE_MS = 60  # a window being dragged is redrawn when it rests; until then the old picture is stretched


_ANTIALIASING = QPainter.RenderHint.Antialiasing
_MANY_VIEWS = (None, 0.0, 0.0, 1.0)


class BoardItem(QGraphicsObject):
    """Show the strokes of one board and the stroke being drawn on it.

    The paper is (0, 0, width, height) in item units; a frame lies around it. A sample paints its own piece into the
    picture and updates its own small rectangle, however much is on the board. Everything is drawn again only for
    another size or an undo (and then only where a stroke went away). What lies above a board and shall not block the
    pen accepts no mouse button.
    """

    def __init__(self, width: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._strokes: tuple[Stroke, ...] = ()
        self._own: list[Stroke] = []  # finished here, painted, not yet come back by set_strokes
        self._picture: Picture | None = None
        self._seen: tuple[QWidget | None, float, float, float] | None = None  # where on which viewport it was last painted
        self._shift = (0.0, 0.0)  # device px by which the picture was moved to lie on whole pixels
        self._live: tuple[Tool, float, list[Sample]] | None = None
        self._trail: Trail | None = None
        self._tip: tuple[float, float] | None = None
        self._tip_pen = round_pen(INK)
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
        f = self._frame
        self._bounds = self._paper.adjusted(-f, -f, f, f)
        self._inside = self._paper.adjusted(self._radius, self._radius, -self._radius, -self._radius)
        outer, inner = QPainterPath(), QPainterPath()
        outer.addRoundedRect(self._bounds, self._radius, self._radius)
        inner.addRoundedRect(self._paper, max(0.0, self._radius - f), max(0.0, self._radius - f))
        self._ring_path = outer.subtracted(inner)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    # -- strokes

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """The strokes last set."""
        return self._strokes

    def set_strokes(self, strokes: Sequence[Stroke]) -> None:
        """Show these strokes: only what is new is painted, and only where a stroke went away is redrawn.

        A stroke just finished here comes back in this call and is not painted again. Call `forget_own` if it was
        refused.
        """
        new = tuple(strokes)
        if new == self._strokes:
            return
        painted = (*self._strokes, *self._own)
        kept = 0
        for a, b in zip(painted, new, strict=False):
            if a is not b and a != b:
                break
            kept += 1
        still_own = painted[kept:] if kept == len(new) >= len(self._strokes) else ()
        self._strokes, self._own = new, list(still_own)
        gone = painted[kept:] if not still_own else ()
        picture = self._picture
        if picture is None:
            return
        if gone:
            self._mend(gone, new[:kept])
        added = new[kept:]
        if added:
            picture.replay(added)
            for stroke in added:
                self._update_pixels(picture.box(stroke))
            self._replay_live()

    def forget_own(self) -> None:
        """Take away strokes that were finished here but never came back: the game refused them."""
        gone, self._own = tuple(self._own), []
        if gone and self._picture is not None:
            self._mend(gone, self._strokes)

    def _mend(self, gone: Sequence[Stroke], kept: Sequence[Stroke]) -> None:
        """Redraw the pixels of strokes that went away from those that stay."""
        area = QRect()
        for stroke in gone:
            area = area.united(self._picture.box(stroke))
        self._mend_area(area, kept)

    def _mend_area(self, area: QRect, kept: Sequence[Stroke]) -> None:
        picture = self._picture
        area = area.intersected(picture.image.rect())
        if area.isEmpty():
            return
        picture.clear(area)
        picture.replay(kept, area)
        self._replay_live()
        self._update_pixels(area)

    # -- the stroke under way

    def begin(self, tool: Tool, width: float, samples: list[Sample]) -> None:
        """Start to show a live stroke; `samples` is the filter's growing list and holds the first sample already."""
        self._live, self._tip = (tool, width, samples), None
        self._replay_live()
        if self._trail is not None:
            x, y, w = self._trail.sample
            self._update_box(x, y, x, y, w)

    def extend(self, sample: Sample | None, tip: tuple[float, float]) -> None:
        """Show one more sample (None: only the tip moved) and the pen's tip ahead of it, in board units."""
        trail = self._trail
        if trail is None:
            return
        mx, my, width = trail.mid
        x0, y0, x1, y1 = mx, my, mx, my
        if sample is not None:
            piece = trail.add(sample)
            self._picture.draw(trail, (piece,))
            _, _, cx, cy, ex, ey, _, w1 = piece
            x0, y0, x1, y1 = min(mx, cx, ex), min(my, cy, ey), max(mx, cx, ex), max(my, cy, ey)
            width = max(width, w1)
        if not trail.rubber:  # ink must not be seen to trail: a straight line to the tip, painted over, thrown away
            old, self._tip = self._tip, (tip[0] * trail.w, tip[1] * trail.h)
            for x, y in (old, self._tip) if old else (self._tip,):
                x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
            width = max(width, trail.sample[2])
        elif sample is None:
            return
        self._update_box(x0, y0, x1, y1, width)

    def finish(self, stroke: Stroke, last: Sample | None) -> None:
        """End the live stroke: `last` is its final sample if the filter added one. It stays painted, as our own."""
        if self._live is None:
            return
        if last is not None:
            self.extend(last, (last.x, last.y))
        trail = self._trail
        if trail is not None:
            piece = trail.end()
            self._picture.draw(trail, (piece,))
            x0, y0, _, _, x1, y1, w0, w1 = piece
            xs, ys = (x0, x1, (self._tip or (x0, y0))[0]), (y0, y1, (self._tip or (x0, y0))[1])
            self._update_box(min(xs), min(ys), max(xs), max(ys), max(w0, w1))
        self._live = self._trail = self._tip = None
        self._own.append(stroke)

    def cancel(self) -> None:
        """Take the live stroke away again, without a trace."""
        if self._live is None:
            return
        _, width, samples = self._live
        self._live = self._trail = self._tip = None
        if self._picture is not None:
            self._mend_area(self._picture.box_of(samples, width), (*self._strokes, *self._own))
            self.update()

    def _replay_live(self) -> None:
        if self._live is None or self._picture is None:
            return
        tool, width, samples = self._live
        self._trail = self._picture.trail(tool, width)
        self._picture.draw(self._trail, [self._trail.add(s) for s in samples])

    # -- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        to_device = painter.deviceTransform()
        sx, sy, dx, dy = to_device.m11(), to_device.m22(), to_device.dx(), to_device.dy()
        upright = to_device.m12() == 0.0 == to_device.m21() and sx > 0 and sy > 0
        w, h = max(1, round(self._paper.width() * sx)), max(1, round(self._paper.height() * sy))
        picture = self._picture
        if picture is None and upright:
            self._wanted = (w, h)
            self._redraw()
            picture = self._picture
        if upright and (picture.w, picture.h) == (w, h):
            self._paint_pixels(painter, picture, dx, dy, widget)
        elif widget is None or picture is None:  # an export or a turned first sight: not worth a picture of our own
            paint_strokes(painter, (*self._strokes, *self._own), self._paper.size())
        else:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self._paper, picture.image)
            painter.restore()
            if upright:
                self._wanted = (w, h)
                self._timer.start()
        if self._frame and not self._inside.contains(option.exposedRect):
            painter.fillPath(self._ring_path, self._frame_color)

    def _paint_pixels(self, painter: QPainter, picture: Picture, dx: float, dy: float, widget: QWidget | None) -> None:
        """Lay the picture pixel on pixel, at the nearest whole device pixel, and the line to the tip over it."""
        x, y = round(dx), round(dy)
        painter.save()  # the view does not (DontSavePainterState)
        ratio = painter.device().devicePixelRatio()
        painter.setWorldTransform(QTransform.fromScale(1.0 / ratio, 1.0 / ratio))
        base = painter.deviceTransform()
        ox, oy = x - base.dx(), y - base.dy()
        if widget is not None:
            self._shift = (x - dx, y - dy)
            self._seen = (widget, ox, oy, ratio) if self._seen is None or self._seen[0] is widget else _MANY_VIEWS
        painter.drawImage(QPointF(ox, oy), picture.image)
        if self._tip is not None:
            mx, my, width = self._trail.mid
            tx, ty = self._tip
            if not (width <= tx <= picture.w - width and width <= ty <= picture.h - width):
                painter.setClipRect(QRectF(ox, oy, picture.w, picture.h), Qt.ClipOperation.IntersectClip)
            self._tip_pen.setWidthF(min(width, self._trail.sample[2]))
            painter.setRenderHint(_ANTIALIASING)
            painter.setPen(self._tip_pen)
            painter.drawLine(QLineF(mx + ox, my + oy, tx + ox, ty + oy))
        painter.restore()

    def _redraw(self) -> None:
        """Draw everything at the size last wanted: the one work that grows with the drawing, never in a sample."""
        if self._picture is not None and (self._picture.w, self._picture.h) == self._wanted:
            return
        self._picture = Picture(*self._wanted)
        self._picture.replay((*self._strokes, *self._own))
        self._tip = None
        self._replay_live()
        self._ring = None
        self.update()

    def _update_pixels(self, box: QRect) -> None:
        self._update_box(box.left(), box.top(), box.right() + 1, box.bottom() + 1, 0.0)

    def _update_box(self, x0: float, y0: float, x1: float, y1: float, width: float) -> None:
        """Ask for a repaint of a box in the picture's pixels, grown by half a width and what antialiasing needs.

        While a stroke is under way the one view that shows it is asked directly: the scene would look at all its items.
        """
        reach = width / 2 + 2.0
        if self._live is not None and self._seen is not None and self._seen[0] is not None:
            widget, ox, oy, ratio = self._seen
            left, top = floor((x0 - reach + ox) / ratio), floor((y0 - reach + oy) / ratio)
            widget.update(left, top, ceil((x1 + reach + ox) / ratio) - left, ceil((y1 + reach + oy) / ratio) - top)
            return
        sx, sy = self._paper.width() / self._picture.w, self._paper.height() / self._picture.h
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
        ratio = view.viewport().devicePixelRatioF()
        mx, my = self._shift[0] / ratio, self._shift[1] / ratio
        w, h = self._paper.width(), self._paper.height()
        a, b, c, d = inverse.m11() / w, inverse.m12() / h, inverse.m21() / w, inverse.m22() / h
        e, f = inverse.dx() / w, inverse.dy() / h
        return a, c, e - a * mx - c * my, b, d, f - b * mx - d * my

    def show_ring(self, tool: Tool, width: float, ratio: float) -> None:
        """Show the pen's true width, in board widths, as a ring around the tip while it hovers."""
        px = self._picture.w if self._picture is not None else round(self._paper.width())
        ring = (round(width * px), ratio, tool is Tool.RUBBER)
        if ring != self._ring:
            self._ring = ring
            self.setCursor(ring_cursor(*ring))

    def hide_ring(self) -> None:
        """Show the usual cursor again: this board is closed."""
        self._ring = None
        self.unsetCursor()


