"""From the samples of a stroke to the pieces of its curve: a pure function of the samples, so live ink is replayed ink."""

from math import ceil

from partygames.ink.stroke import LEVELS, Sample, Tool
from partygames.ink.width import FACTORS

PIECE_PX = 64.0  # longer pieces are cut: a long diagonal would drag a large square of pixels along
_WIDTH_STEP_PX = 0.5  # within one piece the width is constant; a larger change is cut into steps no eye sees
_MOST_CUTS = 48

# Where a hand turns back and the samples lie far apart, it went to the sample itself: the curve follows it there. A gentler
# turn is the side of something round, and short legs are the trembling of a slow line: there the curve cuts the corner.
_GENTLE, _SHARP = 0.5, 0.0  # cosines of a turn by 60 and by 90 degrees
_SHORT, _LONG = 0.004, 0.012  # half the shorter leg, board widths
_MOST_PULL = 0.94  # of the way from the rounded corner to the sample; the rest keeps the tip from looking broken

Piece = tuple[float, float, float, float, float, float, float, float]
"""A quadratic curve: x0, y0, bend x, bend y, x1, y1, and the width at both ends; device pixels, or the trail's own unit."""


class Trail:
    """Follow one stroke over a picture: each new sample gives the new part of its curve, a quadratic spline.

    The curve runs from the middle of two samples to the middle of the next two, bent by the sample between them; `end`
    adds the last half. All in the unit of a picture `w` by `h`: device pixels, or board widths.
    """

    __slots__ = ("_gate", "h", "mid", "n", "rubber", "sample", "w", "width")

    def __init__(self, stroke_tool: Tool, width: float, w: float, h: float) -> None:
        self.rubber = stroke_tool is Tool.RUBBER
        self.w, self.h, self.width = w, h, width * w
        self._gate = (_SHORT * w) ** 2
        self.n = 0

    def add(self, s: Sample) -> tuple[Piece, ...]:
        """Return what the curve grew by: one piece, two at a corner; the first sample is a dot."""
        x, y = s.x * self.w, s.y * self.h
        width = self.width if self.rubber else self.width * FACTORS[round(s.pressure * LEVELS)]
        self.n += 1
        if self.n == 1:
            self.sample = self.mid = (x, y, width)
            return ((x, y, x, y, x, y, width, width),)
        px, py, pw = self.sample
        mx, my, mw = self.mid
        nx, ny, nw = (px + x) / 2, (py + y) / 2, (pw + width) / 2
        self.sample, self.mid = (x, y, width), (nx, ny, nw)
        ax, ay, bx, by = px - mx, py - my, nx - px, ny - py
        a2, b2 = ax * ax + ay * ay, bx * bx + by * by
        if a2 > self._gate < b2:
            pull = self._pull((ax * bx + ay * by) / (a2 * b2) ** 0.5, min(a2, b2) ** 0.5)
            if pull:
                return self._corner(pull, mx, my, mw, px, py, pw, nx, ny, nw)
        return ((mx, my, px, py, nx, ny, mw, nw),)

    def _pull(self, cosine: float, half_leg: float) -> float:
        """Tell how far the curve is to leave its round way for the sample itself, 0..1."""
        sharp = (_GENTLE - cosine) / (_GENTLE - _SHARP)
        far = (half_leg / self.w - _SHORT) / (_LONG - _SHORT)
        return _MOST_PULL * min(max(sharp, 0.0), 1.0) * min(max(far, 0.0), 1.0)

    @staticmethod
    def _corner(
        pull: float, mx: float, my: float, mw: float, px: float, py: float, pw: float, nx: float, ny: float, nw: float
    ) -> tuple[Piece, Piece]:
        """Return the curve in two pieces, their bends and so their meeting point pulled along the legs to the sample.

        Without a pull they are the two halves of the one piece; with a full one they are the legs. No kink at any pull.
        """
        s = 0.5 + pull / 2
        qx, qy = mx + (px - mx) * s, my + (py - my) * s
        rx, ry = nx + (px - nx) * s, ny + (py - ny) * s
        kx, ky = (qx + rx) / 2, (qy + ry) / 2
        kw = (mw + nw) / 2
        kw += (pw - kw) * pull
        return (mx, my, qx, qy, kx, ky, mw, kw), (kx, ky, rx, ry, nx, ny, kw, nw)

    def end(self) -> Piece:
        """Return the straight last half piece, from the last middle to the last sample."""
        (mx, my, mw), (x, y, w) = self.mid, self.sample
        return (mx, my, (mx + x) / 2, (my + y) / 2, x, y, mw, w)


def cut(piece: Piece) -> list[tuple[float, ...]]:
    """Cut a piece into parts that are short and of one width: (x0, y0, bend x, bend y, x1, y1, width)."""
    x0, y0, cx, cy, x1, y1, w0, w1 = piece
    length = abs(cx - x0) + abs(cy - y0) + abs(x1 - cx) + abs(y1 - cy)
    change = abs(w1 - w0)
    if length <= PIECE_PX and change <= _WIDTH_STEP_PX:
        return [(x0, y0, cx, cy, x1, y1, (w0 + w1) / 2)]
    n = min(_MOST_CUTS, max(ceil(length / PIECE_PX), ceil(change / _WIDTH_STEP_PX)))
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
