"""A drawing board in the scene: paper, its ink as a picture at device pixels, and the stroke under way."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from partygames.ink.stroke import Sample, Stroke, Tool
from partygames.ui.pen.cursor import ring_cursor
from partygames.ui.pen.paint import Brush, Picture, board_height, paint_strokes, round_pen
from partygames.ui.pen.placement import Placement
from partygames.ui.theme import INK

NEAR_PX = 1.5  # how far behind the tip the round end of the ink may stay
_ANTIALIASING = QPainter.RenderHint.Antialiasing
RESIZE_MS = 60  # a window being dragged is redrawn when it rests; until then the old picture is stretched


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
        self._seen: Placement | None = None  # where the picture was last painted pixel on pixel
        self._shared = False  # more than one view shows this board
        self._live: tuple[Tool, float, list[Sample]] | None = None
        self._brush: Brush | None = None  # open while a stroke is under way and there is a picture
        self._tip: tuple[float, float] | None = None  # picture pixels
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
        awaited = kept == len(new) >= len(self._strokes)  # the rest of our own has still to come back
        gone = () if awaited else painted[kept:]
        self._strokes, self._own = new, list(painted[kept:]) if awaited else []
        if self._picture is None:
            return
        self._mend(self._area(gone), new[:kept])
        added = new[kept:]
        if added:
            self.close_brush()
            self._picture.replay(added)
            self._replay_live()
            self._update_area(self._area(added))

    def forget_own(self) -> None:
        """Take away strokes that were finished here but never came back: the game refused them."""
        gone, self._own = tuple(self._own), []
        if self._picture is not None:
            self._mend(self._area(gone), self._strokes)

    def _area(self, strokes: Sequence[Stroke]) -> QRect:
        area = QRect()
        for stroke in strokes:
            area = area.united(self._picture.box(stroke))
        return area.intersected(self._picture.image.rect())

    def _mend(self, area: QRect, kept: Sequence[Stroke]) -> None:
        """Redraw some pixels, where strokes went away, from those that stay."""
        if area.isEmpty():
            return
        self.close_brush()
        self._picture.clear(area)
        self._picture.replay(kept, area)
        self._replay_live()
        self._update_area(area)

    # -- the stroke under way

    def begin(self, tool: Tool, width: float, samples: list[Sample]) -> None:
        """Start to show a live stroke; `samples` is the filter's growing list and holds the first sample already."""
        self._live, self._tip = (tool, width, samples), None
        self._replay_live()
        if self._brush is not None:
            x, y, w = self._brush.trail.sample
            self._update_box(x, y, x, y, w)

    def extend(self, sample: Sample | None, tip: tuple[float, float]) -> None:
        """Show one more sample (None: only the tip moved) and the pen's tip ahead of it, in board units."""
        brush = self._brush
        if brush is None:
            return
        trail, old = brush.trail, self._tip
        mx, my, width = trail.mid
        xs, ys = [mx], [my]
        if old is not None:
            xs.append(old[0])
            ys.append(old[1])
        if sample is not None:
            piece = trail.add(sample)
            brush.draw(piece)
            _, _, cx, cy, mx, my, _, w = piece
            xs += cx, mx
            ys += cy, my
            width = w if w > width else width
        if not trail.rubber:
            # Ink must not be seen to trail: until the next sample a straight line to the tip is painted over the
            # picture, unless the round end of the ink is there already.
            tx, ty = tip[0] * trail.w, tip[1] * trail.h
            if (tx - mx) ** 2 + (ty - my) ** 2 > (width / 2 + NEAR_PX) ** 2:
                self._tip = (tx, ty)
                xs.append(tx)
                ys.append(ty)
            else:
                self._tip = None
        if len(xs) > 1:
            self._update_box(min(xs), min(ys), max(xs), max(ys), width)

    def finish(self, stroke: Stroke, last: Sample | None) -> None:
        """End the live stroke: `last` is its final sample if the filter added one. It stays painted, as our own."""
        if self._live is None:
            return
        if last is not None:
            self.extend(last, (last.x, last.y))
        if self._brush is not None:
            piece = self._brush.trail.end()
            self._brush.draw(piece)
            x0, y0, _, _, x1, y1, w0, w1 = piece
            tx, ty = self._tip or (x1, y1)
            self._update_box(min(x0, x1, tx), min(y0, y1, ty), max(x0, x1, tx), max(y0, y1, ty), max(w0, w1))
        self._lift()
        self._own.append(stroke)

    def cancel(self) -> None:
        """Take the live stroke away again, without a trace."""
        if self._live is None:
            return
        _, width, samples = self._live
        self._lift()
        if self._picture is not None:
            area = self._picture.box_of(samples, width).intersected(self._picture.image.rect())
            self._mend(area, (*self._strokes, *self._own))
            self.update()

    def _lift(self) -> None:
        self._live = self._tip = None
        self.close_brush()

    def close_brush(self) -> None:
        """Let go of the picture; needed only when the item is deleted in the middle of a stroke."""
        if self._brush is not None:
            self._brush.close()
            self._brush = None

    def _replay_live(self) -> None:
        self.close_brush()
        if self._live is None or self._picture is None:
            return
        tool, width, samples = self._live
        self._brush = self._picture.brush(tool, width)
        for sample in samples:
            self._brush.draw(self._brush.trail.add(sample))

    # -- painting

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
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
            painter.drawImage(seen.at, self._picture.image)
            if self._tip is not None:
                self._paint_tip(painter, seen)
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
        painter.drawImage(seen.at, self._picture.image)
        if self._tip is not None:
            painter.setRenderHint(_ANTIALIASING)
            self._paint_tip(painter, seen)
        painter.end()

    def _look(self, painter: QPainter, to_device: QTransform, widget: QWidget | None) -> Placement | None:
        """Find where the picture's pixels lie, drawing it if there is none; None if they cannot lie pixel on pixel."""
        if widget is not None and self._seen is not None and self._seen.widget is not widget:
            self._shared = True
        sx, sy = to_device.m11(), to_device.m22()
        placement = None
        if to_device.m12() == 0.0 == to_device.m21() and sx > 0.0 and sy > 0.0:
            size = max(1, round(self._paper.width() * sx)), max(1, round(self._paper.height() * sy))
            if self._picture is None:
                self._draw_all(size)
            if (self._picture.w, self._picture.h) == size:
                placement = Placement(painter, to_device, widget, size, self._radius * sx + 1.0)
            elif widget is not None:
                self._wanted = size
                self._timer.start()
        if widget is not None:
            self._seen = placement
        return placement

    def _paint_tip(self, painter: QPainter, seen: Placement) -> None:
        trail = self._brush.trail
        mx, my, width = trail.mid
        tx, ty = self._tip
        self._tip_pen.setWidthF(min(width, trail.sample[2]))
        painter.setPen(self._tip_pen)
        line = QLineF(mx + seen.x, my + seen.y, tx + seen.x, ty + seen.y)
        if width <= tx <= trail.w - width and width <= ty <= trail.h - width:
            painter.drawLine(line)
        else:
            painter.save()
            painter.setClipRect(QRectF(seen.x, seen.y, trail.w, trail.h), Qt.ClipOperation.IntersectClip)
            painter.drawLine(line)
            painter.restore()

    def _paint_otherwise(self, painter: QPainter) -> None:
        """Paint at a size or angle that is not the picture's: stretched, or anew where there is none to stretch."""
        painter.save()
        if self._timer.isActive() or (self._picture is not None and painter.deviceTransform().isRotating()):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self._paper, self._picture.image)
        else:
            paint_strokes(painter, (*self._strokes, *self._own), self._paper.size())
        painter.restore()

    def _draw_all(self, size: tuple[int, int]) -> None:
        """Draw everything at a size: the one work that grows with the drawing, never in a sample."""
        self.close_brush()
        self._picture = Picture(*size)
        self._picture.replay((*self._strokes, *self._own))
        self._tip = self._ring = self._seen = None
        self._replay_live()

    def _redraw(self) -> None:
        self._draw_all(self._wanted)
        self.update()

    def _update_area(self, area: QRect) -> None:
        self._update_box(area.left(), area.top(), area.right() + 1, area.bottom() + 1, 0.0)

    def _update_box(self, x0: float, y0: float, x1: float, y1: float, width: float) -> None:
        """Ask for a repaint of a box in the picture's pixels, grown by half a width and what antialiasing needs.

        While a stroke is under way the one view that shows it is asked directly: the scene would look at all its items.
        """
        reach = width / 2 + 2.0
        if self._live is not None and self._seen is not None and not self._shared:
            self._seen.update(x0 - reach, y0 - reach, x1 + reach, y1 + reach)
        else:
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
        mx = my = 0.0
        if self._seen is not None:
            mx, my = self._seen.shift[0] / self._seen.ratio, self._seen.shift[1] / self._seen.ratio
        w, h = self._paper.width(), self._paper.height()
        a, b, c, d = inverse.m11() / w, inverse.m12() / h, inverse.m21() / w, inverse.m22() / h
        e, f = inverse.dx() / w, inverse.dy() / h
        return a, c, e - a * mx - c * my, b, d, f - b * mx - d * my

    def show_ring(self, tool: Tool, width: float, ratio: float) -> None:
        """Show the pen's true width, in board widths, as a ring around the tip while it hovers."""
        px = self._picture.w if self._picture is not None else round(self._paper.width() * ratio)
        ring = (round(width * px), ratio, tool is Tool.RUBBER)
        if ring != self._ring:
            self._ring = ring
            self.setCursor(ring_cursor(*ring))

    def hide_ring(self) -> None:
        """Show the usual cursor again: this board is closed."""
        self._ring = None
        self.unsetCursor()
