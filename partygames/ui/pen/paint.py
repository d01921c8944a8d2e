"""Paint strokes into a board's picture: the same few calls for live ink, replay, thumbnails and exports.

Ink is one dark colour on light paper, so "more ink" is simply "darker". Each short piece of a stroke is drawn
antialiased into a small scratch picture, and that is laid over the board with a per-pixel minimum (Darken). So
overlapping pieces never add up: an edge pixel has the ink of the piece that covers it most, a slow dense line stays as
smooth as a fast one, and the order and the number of pieces leave no trace. A rubber is the same the other way round:
paper, and a maximum (Lighten).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil, floor, hypot

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from partygames.ink.stroke import BOARD_ASPECT, Sample, Stroke, Tool, unpack
from partygames.ink.trail import PIECE_PX, Piece, Trail, cut
from partygames.ink.width import FACTORS
from partygames.ui.theme import INK, PAPER

MAX_EXPORT_PX = 4096  # wide; a page printer asks for more than any eye sees

STEP = 32  # samples; about a millisecond
_STRAIGHT_PX = 0.06

_ANTIALIASING = QPainter.RenderHint.Antialiasing  # an enum member costs a look-up each time: not in the painting loop
_DARKEN, _LIGHTEN = QPainter.CompositionMode.CompositionMode_Darken, QPainter.CompositionMode.CompositionMode_Lighten


def board_height(width: float) -> float:
    """Return the height of a board of a given width, in the same unit."""
    return width / BOARD_ASPECT


def round_pen(color: QColor) -> QPen:
    """Return a pen with round ends and joins, its width still to be set."""
    return QPen(color, 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


class Brush:
    """Draw the pieces of one stroke into a picture; holds its painters open from `Picture.brush` to `close`."""

    __slots__ = ("_bounds", "_dab", "_eighths", "_image", "_line", "_page", "_pen", "_scratch", "trail")

    def __init__(self, image: QImage, trail: Trail, clip: QRect | None = None) -> None:
        self.trail, self._image = trail, image  # an image must outlive its painter
        rubber = trail.rubber
        side = max(160, ceil(trail.width * (1.0 if rubber else FACTORS[-1]) + PIECE_PX + 4))
        self._scratch = QImage(side, side, QImage.Format.Format_RGB32)
        back, front = (INK, PAPER) if rubber else (PAPER, INK)
        self._line = QLineF()
        self._pen, self._eighths = round_pen(front), -1
        self._dab, self._page = QPainter(self._scratch), QPainter(image)
        self._dab.setRenderHint(_ANTIALIASING)
        self._dab.setBackground(back)
        self._page.setCompositionMode(_LIGHTEN if rubber else _DARKEN)
        bounds = image.rect()
        if clip is not None:
            self._page.setClipRect(clip)
            bounds = clip
        self._bounds = bounds.left(), bounds.top(), bounds.right(), bounds.bottom()

    def add(self, sample: Sample) -> tuple[Piece, ...]:
        """Draw what one more sample brings; return its pieces."""
        pieces = self.trail.add(sample)
        for piece in pieces:
            self.draw(piece)
        return pieces

    def draw(self, piece: Piece) -> None:
        """Draw one piece, cut where it is long or changes its width."""
        dab, page, pen, scratch, line = self._dab, self._page, self._pen, self._scratch, self._line
        x_min, y_min, x_max, y_max = self._bounds
        for x0, y0, cx, cy, x1, y1, width in cut(piece):
            reach = width / 2 + 1.0
            low, high = (x0, x1) if x0 < x1 else (x1, x0)
            left, right = floor((cx if cx < low else low) - reach), int((cx if cx > high else high) + reach) + 1
            low, high = (y0, y1) if y0 < y1 else (y1, y0)
            top, bottom = floor((cy if cy < low else low) - reach), int((cy if cy > high else high) + reach) + 1
            if right <= x_min or bottom <= y_min or left > x_max or top > y_max:
                continue
            wide, high = right - left, bottom - top
            dab.eraseRect(0, 0, wide, high)
            eighths = round(width * 8)
            if eighths != self._eighths:  # a new pen costs as much as the line; an eighth of a pixel no eye sees
                self._eighths = eighths
                pen.setWidthF(max(eighths, 1) / 8)
                dab.setPen(pen)
            if abs(x0 + x1 - cx - cx) + abs(y0 + y1 - cy - cy) < 4 * _STRAIGHT_PX:
                if x0 == x1 and y0 == y1:
                    dab.drawPoint(QPointF(x0 - left, y0 - top))
                else:
                    line.setLine(x0 - left, y0 - top, x1 - left, y1 - top)
                    dab.drawLine(line)
            else:
                path = QPainterPath(QPointF(x0 - left, y0 - top))
                path.quadTo(cx - left, cy - top, x1 - left, y1 - top)
                dab.drawPath(path)
            page.drawImage(left, top, scratch, 0, 0, wide, high)

    def close(self) -> None:
        """Let go of the picture."""
        if self._dab.isActive():
            self._dab.end()
            self._page.end()

    __del__ = close


class Picture:
    """One board's ink on paper at device pixels; `image` may be drawn at any time."""

    def __init__(self, w: int, h: int, like: QImage | None = None) -> None:
        """Begin with blank paper, or with an image, scaled if it has another size."""
        self.w, self.h = max(1, w), max(1, h)
        if like is None:
            self.image = QImage(self.w, self.h, QImage.Format.Format_RGB32)
            self.image.fill(PAPER)
        else:
            keep_no_aspect, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            self.image = like.scaled(self.w, self.h, keep_no_aspect, smooth).convertToFormat(QImage.Format.Format_RGB32)

    def brush(self, tool: Tool, width: float, clip: QRect | None = None) -> Brush:
        """Start a stroke; with `clip` only what falls into it is drawn."""
        return Brush(self.image, Trail(tool, width, self.w, self.h), clip)

    def replay(self, strokes: Iterable[Stroke], clip: QRect | None = None) -> None:
        """Draw finished strokes, exactly as they were drawn live; with `clip` only what shows in it."""
        for _ in self.steps(strokes, clip):
            pass

    def steps(self, strokes: Iterable[Stroke], clip: QRect | None = None) -> Iterator[None]:
        """Do the same, a part of a stroke at each step."""
        for stroke in strokes:
            if clip is None or clip.intersects(self.box(stroke)):
                samples = stroke.samples()
                brush = self.brush(stroke.tool, stroke.width, clip)
                try:
                    for begin in range(0, len(samples), STEP):
                        for sample in samples[begin : begin + STEP]:
                            brush.add(sample)
                        yield
                    brush.draw(brush.trail.end())
                finally:
                    brush.close()

    def clear(self, area: QRect) -> None:
        """Make a part of the picture blank paper."""
        page = QPainter(self.image)
        page.fillRect(area, PAPER)
        page.end()

    def box(self, stroke: Stroke) -> QRect:
        """Return the pixels a stroke can touch."""
        return self._box(_extent(stroke.data), stroke.width)

    def box_of(self, samples: Sequence[Sample], width: float) -> QRect:
        """Return the pixels a stroke under way can have touched."""
        return self._box(_limits(samples), width)

    def _box(self, extent: tuple[float, float, float, float], width: float) -> QRect:
        x0, y0, x1, y1 = extent
        reach = ceil(width * self.w * FACTORS[-1] / 2) + 2
        left, top = int(x0 * self.w) - reach, int(y0 * self.h) - reach
        return QRect(left, top, ceil(x1 * self.w) + reach - left, ceil(y1 * self.h) + reach - top)


@lru_cache(maxsize=4096)
def _extent(data: bytes) -> tuple[float, float, float, float]:
    return _limits(unpack(data))


def _limits(samples: Sequence[Sample]) -> tuple[float, float, float, float]:
    xs, ys = [s.x for s in samples], [s.y for s in samples]
    return min(xs), min(ys), max(xs), max(ys)


def render_board(strokes: Sequence[Stroke], w_px: int, h_px: int) -> QImage:
    """Return a board's picture, ink on paper, w_px by h_px device pixels."""
    picture = Picture(w_px, h_px)
    picture.replay(strokes)
    return picture.image


def paint_strokes(painter: QPainter, strokes: Sequence[Stroke], size: QSizeF) -> None:
    """Paint a board, paper and ink, `size` large at the painter's origin, for thumbnails, exports and print.

    It is rendered at the painter's device pixels (its scale, its device's pixel ratio), at most MAX_EXPORT_PX wide.
    """
    transform = painter.deviceTransform()
    scale = hypot(transform.m11(), transform.m12())
    w = min(MAX_EXPORT_PX, max(1, round(size.width() * scale)))
    h = max(1, round(w * size.height() / size.width()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0.0, 0.0, size.width(), size.height()), render_board(strokes, w, h))
    painter.restore()
