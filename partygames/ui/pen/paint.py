"""Paint strokes into a board's picture: the same few calls for live ink, replay, thumbnails and exports.

Ink is one dark colour on light paper, so "more ink" is simply "darker". Each short piece of a stroke is drawn antialiased into
a small scratch picture, and that is laid over the board with a per-pixel minimum (Darken). So overlapping pieces never add up:
an edge pixel has the ink of the piece that covers it most, a slow dense line stays as smooth as a fast one, and the order and
the number of pieces leave no trace. A rubber is the same the other way round: paper, and a maximum (Lighten).
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, hypot

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from partygames.ink.stroke import BOARD_ASPECT, LEVELS, Sample, Stroke, Tool
from partygames.ink.width import FACTORS

PAPER, INK = QColor("#FFFDF6"), QColor("#2E2A33")
MAX_EXPORT_PX = 4096  # wide; a page printer asks for more than any eye sees

_PIECE_PX = 64.0  # longer pieces are cut: a long diagonal would drag a large square of pixels along
_WIDTH_STEP_PX = 0.5  # within one piece the width is constant; a larger change is cut into steps no eye sees
_STRAIGHT_PX = 0.06
_MOST_CUTS = 48


def board_height(width: float) -> float:
    """Return the height of a board of a given width, in the same unit."""
    return width / BOARD_ASPECT


class Trail:
    """Follow one stroke over a picture: each new sample gives the one new piece of its curve, a quadratic spline.

    The curve runs from the middle of two samples to the middle of the next two, bent by the sample between them; `end` adds the
    last half. All in device pixels of a picture `w` by `h`.
    """

    __slots__ = ("h", "mid", "n", "rubber", "sample", "w", "width")

    def __init__(self, stroke_tool: Tool, width: float, w: int, h: int) -> None:
        self.rubber = stroke_tool is Tool.RUBBER
        self.w, self.h, self.width = w, h, width * w
        self.n = 0

    def add(self, s: Sample) -> tuple[float, ...]:
        """Return the new piece (x0, y0, bend x, bend y, x1, y1, width 0, width 1); the first sample is a dot."""
        x, y = s.x * self.w, s.y * self.h
        width = self.width if self.rubber else self.width * FACTORS[round(s.pressure * LEVELS)]
        self.n += 1
        if self.n == 1:
            self.sample = self.mid = (x, y, width)
            return (x, y, x, y, x, y, width, width)
        px, py, pw = self.sample
        mx, my, mw = self.mid
        nx, ny, nw = (px + x) / 2, (py + y) / 2, (pw + width) / 2
        self.sample, self.mid = (x, y, width), (nx, ny, nw)
        return (mx, my, px, py, nx, ny, mw, nw)

    def end(self) -> tuple[float, ...]:
        """Return the straight last half piece, from the last middle to the last sample."""
        (mx, my, mw), (x, y, w) = self.mid, self.sample
        return (mx, my, (mx + x) / 2, (my + y) / 2, x, y, mw, w)


class Picture:
    """One board's ink on paper at device pixels; `image` may be drawn at any time, never kept."""

    def __init__(self, w: int, h: int) -> None:
        self.w, self.h = max(1, w), max(1, h)
        self.image = QImage(self.w, self.h, QImage.Format.Format_RGB32)
        self.image.fill(PAPER)
        self._scratch = QImage(160, 160, QImage.Format.Format_RGB32)
        self._pen = QPen(INK, 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)

    def trail(self, tool: Tool, width: float) -> Trail:
        """Start to follow a stroke over this picture."""
        return Trail(tool, width, self.w, self.h)

    def draw(self, trail: Trail, pieces: Iterable[tuple[float, ...]], clip: QRect | None = None) -> None:
        """Draw pieces of one stroke, inside `clip` only if given."""
        rubber = trail.rubber
        most = trail.width * (1.0 if rubber else FACTORS[-1])
        if most + _PIECE_PX + 4 > self._scratch.width():
            side = ceil(most + _PIECE_PX + 4)
            self._scratch = QImage(side, side, QImage.Format.Format_RGB32)
        back, front = (INK, PAPER) if rubber else (PAPER, INK)
        mode = QPainter.CompositionMode
        pen = self._pen
        pen.setColor(front)
        dab, page = QPainter(self._scratch), QPainter(self.image)
        dab.setRenderHint(QPainter.RenderHint.Antialiasing)
        page.setCompositionMode(mode.CompositionMode_Lighten if rubber else mode.CompositionMode_Darken)
        if clip is not None:
            page.setClipRect(clip)
        scratch, w, h = self._scratch, self.w, self.h
        for whole in pieces:
            for x0, y0, cx, cy, x1, y1, width in _cut(whole):
                reach = width / 2 + 1.0
                left = int(min(x0, x1, cx) - reach)
                top = int(min(y0, y1, cy) - reach)
                right, bottom = int(max(x0, x1, cx) + reach) + 1, int(max(y0, y1, cy) + reach) + 1
                if right <= 0 or bottom <= 0 or left >= w or top >= h:
                    continue
                box = QRect(0, 0, right - left, bottom - top)
                dab.fillRect(box, back)
                pen.setWidthF(width)
                dab.setPen(pen)
                if x0 == x1 and y0 == y1:
                    dab.drawPoint(QPointF(x0 - left, y0 - top))
                elif abs(x0 + x1 - cx - cx) + abs(y0 + y1 - cy - cy) < 4 * _STRAIGHT_PX:
                    dab.drawLine(QLineF(x0 - left, y0 - top, x1 - left, y1 - top))
                else:
                    path = QPainterPath(QPointF(x0 - left, y0 - top))
                    path.quadTo(cx - left, cy - top, x1 - left, y1 - top)
                    dab.drawPath(path)
                page.drawImage(QPoint(left, top), scratch, box)
        dab.end()
        page.end()

    def replay(self, strokes: Iterable[Stroke], clip: QRect | None = None) -> None:
        """Draw finished strokes, exactly as they were drawn live."""
        for stroke in strokes:
            self.replay_samples(stroke.tool, stroke.width, stroke.samples(), clip)

    def replay_samples(self, tool: Tool, width: float, samples: Sequence[Sample], clip: QRect | None = None) -> Trail:
        trail = self.trail(tool, width)
        pieces = [trail.add(s) for s in samples]
        pieces.append(trail.end())
        self.draw(trail, pieces, clip)
        return trail


def _cut(piece: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Cut a piece into parts that are short and of one width: (x0, y0, bend x, bend y, x1, y1, width)."""
    x0, y0, cx, cy, x1, y1, w0, w1 = piece
    length = abs(cx - x0) + abs(cy - y0) + abs(x1 - cx) + abs(y1 - cy)
    change = abs(w1 - w0)
    if length <= _PIECE_PX and change <= _WIDTH_STEP_PX:
        return [(x0, y0, cx, cy, x1, y1, (w0 + w1) / 2)]
    n = min(_MOST_CUTS, max(ceil(length / _PIECE_PX), ceil(change / _WIDTH_STEP_PX)))
    parts = []
    ax, ay = x0, y0
    for k in range(n):
        s, t = k / n, (k + 1) / n
        st, q = s * t, s + t - 2 * s * t  # blossom of the quadratic: the bend of the part from s to t
        r = 1 - s - t + st
        bx, by = r * x0 + q * cx + st * x1, r * y0 + q * cy + st * y1
        u = 1 - t
        ex, ey = u * u * x0 + 2 * u * t * cx + t * t * x1, u * u * y0 + 2 * u * t * cy + t * t * y1
        parts.append((ax, ay, bx, by, ex, ey, w0 + (w1 - w0) * (s + t) / 2))
        ax, ay = ex, ey
    return parts


def render_board(strokes: Sequence[Stroke], w_px: int, h_px: int) -> QImage:
    """Return a board's picture, ink on paper, w_px by h_px device pixels."""
    picture = Picture(w_px, h_px)
    picture.replay(strokes)
    return picture.image


def paint_strokes(painter: QPainter, strokes: Sequence[Stroke], size: QSizeF) -> None:
    """Paint a board, paper and ink, `size` large at the painter's origin, for thumbnails, exports and print.

    It is rendered at the device pixels of the painter (its scale and its device's pixel ratio), at most MAX_EXPORT_PX wide.
    """
    transform = painter.deviceTransform()
    scale = hypot(transform.m11(), transform.m12())
    w = min(MAX_EXPORT_PX, max(1, round(size.width() * scale)))
    h = max(1, round(w * size.height() / size.width()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0.0, 0.0, size.width(), size.height()), render_board(strokes, w, h))
    painter.restore()
