"""The ink of one board: its strokes, the one under way, and the picture that all of them make. Knows nothing of scenes."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from partygames.ink.stroke import Sample, Stroke, Tool
from partygames.ui.pen.paint import Brush, Picture, round_pen
from partygames.ui.theme import INK

NEAR_PX = 1.5  # how far behind the tip the round end of the ink may stay

Touched = tuple[float, float, float, float, float]
"""What a change touched: left, top, right, bottom in the picture's pixels, and the width of the line that runs there."""


class InkSheet:
    """Keep the picture of a board's ink; it has none until `draw_all` tells the size.

    What changes the picture returns what it touched (a QRect, empty for nothing, or Touched), for whoever shows it to repaint.
    A sample paints its own piece; everything is drawn again only for another size or an undo (and then only where a stroke
    went away).
    """

    def __init__(self) -> None:
        self.strokes: tuple[Stroke, ...] = ()
        self.picture: Picture | None = None
        self.tip: tuple[float, float] | None = None  # picture pixels
        self._own: list[Stroke] = []  # finished here, painted, not yet come back by set_strokes
        self._live: tuple[Tool, float, list[Sample]] | None = None
        self._brush: Brush | None = None  # open while a stroke is under way and there is a picture
        self._tip_pen = round_pen(INK)

    @property
    def live(self) -> bool:
        """Say whether a stroke is under way."""
        return self._live is not None

    @property
    def painted(self) -> tuple[Stroke, ...]:
        """Return the finished strokes in the picture: those that were set, and our own that have still to come back."""
        return (*self.strokes, *self._own)

    def draw_all(self, size: tuple[int, int]) -> None:
        """Draw everything at a size: the one work that grows with the drawing, never in a sample."""
        self.take(Picture(*size), ())

    def take(self, picture: Picture, drawn: tuple[Stroke, ...]) -> None:
        """Go on with another picture that shows the strokes `drawn`; it is brought up to date."""
        self.close_brush()
        self.picture, self.tip = picture, None
        self._change(drawn, self.painted)
        self._replay_live()

    # -- finished strokes

    def set_strokes(self, new: tuple[Stroke, ...]) -> QRect:
        """Take these strokes: only what is new is painted, and only where a stroke went away is redrawn."""
        painted = self.painted
        kept = _alike(painted, new)
        awaited = kept == len(new) >= len(self.strokes)  # the rest of our own has still to come back
        self.strokes, self._own = new, list(painted[kept:]) if awaited else []
        return QRect() if self.picture is None or awaited else self._change(painted, new)

    def forget_own(self) -> QRect:
        """Take away strokes that were finished here but never came back."""
        gone, self._own = tuple(self._own), []
        return QRect() if self.picture is None else self._mend(self._area(gone), self.strokes)

    def _change(self, old: tuple[Stroke, ...], new: tuple[Stroke, ...]) -> QRect:
        """Make the picture of some strokes that of others; return what that touched."""
        kept = _alike(old, new)
        touched = self._mend(self._area(old[kept:]), new[:kept])
        added = new[kept:]
        if added:
            self.close_brush()
            self.picture.replay(added)
            self._replay_live()
            touched = touched.united(self._area(added))
        return touched

    def _area(self, strokes: Sequence[Stroke]) -> QRect:
        area = QRect()
        for stroke in strokes:
            area = area.united(self.picture.box(stroke))
        return area.intersected(self.picture.image.rect())

    def _mend(self, area: QRect, kept: Sequence[Stroke]) -> QRect:
        """Redraw some pixels, where strokes went away, from those that stay; return them."""
        if not area.isEmpty():
            self.close_brush()
            self.picture.clear(area)
            self.picture.replay(kept, area)
            self._replay_live()
        return area

    # -- the stroke under way

    def begin(self, tool: Tool, width: float, samples: list[Sample]) -> Touched | None:
        """Start a stroke; `samples` is the filter's growing list and holds the first sample already."""
        self._live, self.tip = (tool, width, samples), None
        self._replay_live()
        if self._brush is None:
            return None
        x, y, w = self._brush.trail.sample
        return x, y, x, y, w

    def extend(self, sample: Sample | None, tip: tuple[float, float]) -> Touched | None:
        """Paint one more sample (None: only the tip moved), and keep the tip that runs ahead of it, in board units."""
        brush = self._brush
        if brush is None:
            return None
        trail, old = brush.trail, self.tip
        mx, my, width = trail.mid
        xs, ys = [mx], [my]
        if old is not None:
            xs.append(old[0])
            ys.append(old[1])
        if sample is not None:
            for _, _, cx, cy, mx, my, _, w in brush.add(sample):
                xs += cx, mx
                ys += cy, my
                width = w if w > width else width
        if not trail.rubber:
            # Ink must not be seen to trail: until the next sample a straight line to the tip is painted over the
            # picture, unless the round end of the ink is there already.
            tx, ty = tip[0] * trail.w, tip[1] * trail.h
            if (tx - mx) ** 2 + (ty - my) ** 2 > (width / 2 + NEAR_PX) ** 2:
                self.tip = (tx, ty)
                xs.append(tx)
                ys.append(ty)
            else:
                self.tip = None
        return (min(xs), min(ys), max(xs), max(ys), width) if len(xs) > 1 else None

    def finish(self, stroke: Stroke) -> Touched | None:
        """End the stroke under way; it stays painted, as our own."""
        touched = None
        if self._brush is not None:
            piece = self._brush.trail.end()
            self._brush.draw(piece)
            x0, y0, _, _, x1, y1, w0, w1 = piece
            tx, ty = self.tip or (x1, y1)
            touched = min(x0, x1, tx), min(y0, y1, ty), max(x0, x1, tx), max(y0, y1, ty), max(w0, w1)
        self._lift()
        self._own.append(stroke)
        return touched

    def cancel(self) -> QRect:
        """Take the stroke under way out of the picture again, without a trace."""
        _, width, samples = self._live
        self._lift()
        if self.picture is None:
            return QRect()
        return self._mend(self.picture.box_of(samples, width).intersected(self.picture.image.rect()), self.painted)

    def paint_tip(self, painter: QPainter, left: float, top: float) -> None:
        """Paint the line from the ink to the tip, where there is one, over a picture whose corner is there (its pixels)."""
        if self.tip is None:
            return
        trail = self._brush.trail
        mx, my, width = trail.mid
        tx, ty = self.tip
        self._tip_pen.setWidthF(min(width, trail.sample[2]))
        painter.setPen(self._tip_pen)
        line = QLineF(mx + left, my + top, tx + left, ty + top)
        if width <= tx <= trail.w - width and width <= ty <= trail.h - width:
            painter.drawLine(line)
        else:
            painter.save()
            painter.setClipRect(QRectF(left, top, trail.w, trail.h), Qt.ClipOperation.IntersectClip)
            painter.drawLine(line)
            painter.restore()

    def close_brush(self) -> None:
        """Let go of the picture; needed from outside only when its board is deleted in the middle of a stroke."""
        if self._brush is not None:
            self._brush.close()
            self._brush = None

    def _lift(self) -> None:
        self._live = self.tip = None
        self.close_brush()

    def _replay_live(self) -> None:
        self.close_brush()
        if self._live is None or self.picture is None:
            return
        tool, width, samples = self._live
        self._brush = self.picture.brush(tool, width)
        for sample in samples:
            self._brush.add(sample)


def _alike(a: Sequence[Stroke], b: Sequence[Stroke]) -> int:
    """Return with how many equal strokes both begin."""
    pairs = enumerate(zip(a, b, strict=False))
    return next((n for n, (x, y) in pairs if x is not y and x != y), min(len(a), len(b)))
