"""From what a device reports to the samples of a stroke: cleaned, thinned, streamlined, quantised.

Tablets lie (Drawpile): they report NaN, pressure above 1, the same point twice, time running backwards. Nothing of that
reaches a stroke. What comes out is already on the codec's grid, so live ink and replayed ink are the same picture.
"""

from math import hypot, isfinite

from partygames.ink.stroke import BOARD_ASPECT, GRID, LEVELS, MAX_SAMPLES, REACH, Sample
from partygames.ink.width import curve, speed_pressure

LOW, HIGH = -REACH, 1.0 + REACH
NEAR2 = 0.004**2  # board widths squared: a move below this, with much the same pressure, tells nothing new
PRESSURE_STEP = 0.03
DENSE_MS, DENSE2 = 4.0, 0.008**2  # no more than 250 samples a second, unless they lie further apart than this
# The ink is drawn by the tip as by a short slack string: it stays while the tip is within SLACK (so a trembling slow line,
# and a mouse's steps of whole pixels, become calm) and follows that far behind. When the tip runs ahead by FAR the string
# shortens, and by FASTEST it is gone: a fast zigzag of few samples keeps its height.
SLACK, FAR, FASTEST = 0.0035, 0.01, 0.03  # board widths
_FOLLOW = 1.0 - SLACK / FAR  # how much of the way to the tip the ink goes there
_HURRY = (1.0 - _FOLLOW) / (FASTEST - FAR)
SOFTEN = 0.6  # the same for pressure
PAUSE_MS, JUMP = 250.0, 0.15  # ms; board widths


def distance(x0: float, y0: float, x1: float, y1: float) -> float:
    """Return the true distance of two board points in board widths."""
    return hypot(x1 - x0, (y1 - y0) / BOARD_ASPECT)


def breaks(dt_ms: float, x0: float, y0: float, x1: float, y1: float) -> bool:
    """Tell whether a move is a break in the line: a long silence, then a far jump (Drawpile#238, opentoonz#1367).

    A system that waits for a press-and-hold, or that is busy, swallows the moves of the first 300 ms and then delivers
    the pen far away. Where the pen went in between is unknown, and a chord across the board is a line nobody drew. So
    the stroke ends where the pen was last seen and another begins where it is seen again: what is known is kept,
    nothing is invented. A pen that rests and then moves on is not affected: its next sample is nearer than JUMP.
    """
    return dt_ms >= PAUSE_MS and distance(x0, y0, x1, y1) >= JUMP


class StrokeFilter:
    """Turn the raw samples of one stroke into clean ones; `samples` holds what was kept so far.

    `gamma` bends a pen's pressure (see width.curve); `speed` is for a device without pressure: width follows speed.
    """

    __slots__ = ("_gamma", "_p", "_raw_p", "_speed", "_start", "_t", "_x", "_y", "samples", "sx", "sy", "tip")

    def __init__(self, gamma: float = 1.0, speed: bool = False) -> None:
        self.samples: list[Sample] = []
        self.tip: tuple[float, float] | None = None  # where the device was last seen, board units
        self._gamma, self._speed = gamma, speed

    def feed(self, t_ms: float, x: float, y: float, pressure: float) -> Sample | None:
        """Take one raw sample; return the clean one, or None when it tells nothing new or cannot be true.

        Not finite or time-reversed: dropped. Beyond REACH: clamped. A pressure that is no number keeps the last one.
        """
        if not (LOW <= x <= HIGH and LOW <= y <= HIGH):
            if not (isfinite(x) and isfinite(y)):
                return None
            x, y = min(max(x, LOW), HIGH), min(max(y, LOW), HIGH)
        if not self.samples:
            return self._first(t_ms, x, y, pressure)
        dt = t_ms - self._t
        if not 0.0 <= dt < 1e9:
            return None
        self.tip = (x, y)
        ax, ay = x - self.sx, (y - self.sy) / BOARD_ASPECT
        ahead = (ax * ax + ay * ay) ** 0.5
        if ahead < FAR:
            follow = 1.0 - SLACK / ahead if ahead > SLACK else 0.0
        else:
            follow = _FOLLOW + (ahead - FAR) * _HURRY if ahead < FASTEST else 1.0
        self.sx += (x - self.sx) * follow
        self.sy += (y - self.sy) * follow
        dx, dy = self.sx - self._x, (self.sy - self._y) / BOARD_ASPECT
        d2 = dx * dx + dy * dy
        if self._speed:
            if d2 < NEAR2 or (dt < DENSE_MS and d2 < DENSE2):
                return None
            self._p = speed_pressure(self._p, d2**0.5, dt)
        else:
            if not 0.0 <= pressure <= 1.0:
                pressure = 1.0 if pressure > 1.0 else 0.0 if pressure < 0.0 else self._raw_p
            if d2 < NEAR2:
                if abs(pressure - self._raw_p) < PRESSURE_STEP:
                    return None
            elif dt < DENSE_MS and d2 < DENSE2:
                return None
            self._raw_p = pressure
            if self._gamma != 1.0:
                pressure = curve(pressure, self._gamma)
            self._p += (pressure - self._p) * SOFTEN
        self._t, self._x, self._y = t_ms, self.sx, self.sy
        return self._keep(t_ms, self.sx, self.sy)

    def finish(self, t_ms: float, x: float | None = None, y: float | None = None) -> Sample | None:
        """End the stroke at the tip; return the last clean sample if one had to be added.

        A release brings a position (used unless it is a jump) but no pressure: pens report 0, or 1, as they lift
        (pencil#677), so the last width stays.
        """
        if not self.samples or self.tip is None:
            return None
        tx, ty = self.tip
        if x is not None and y is not None and distance(tx, ty, x, y) < JUMP:  # False for NaN
            tx, ty = min(max(x, LOW), HIGH), min(max(y, LOW), HIGH)
        last = self.samples[-1]
        if distance(last.x, last.y, tx, ty) < 2.0 / GRID:
            return None
        return self._keep(max(t_ms, self._t) if isfinite(t_ms) else self._t, tx, ty)

    @property
    def full(self) -> bool:
        """True when the stroke cannot take another sample and its end."""
        return len(self.samples) >= MAX_SAMPLES - 2

    def _first(self, t_ms: float, x: float, y: float, pressure: float) -> Sample | None:
        if not isfinite(t_ms):
            return None
        self._start = self._t = t_ms
        self._x, self._y = self.sx, self.sy = self.tip = (x, y)
        self._raw_p = pressure if 0.0 <= pressure <= 1.0 else 1.0 if pressure > 1.0 else 0.0
        self._p = speed_pressure(None, 0.0, 0.0) if self._speed else curve(self._raw_p, self._gamma)
        return self._keep(t_ms, x, y)

    def _keep(self, t_ms: float, x: float, y: float) -> Sample:
        sample = Sample(
            round(t_ms - self._start), round(x * GRID) / GRID, round(y * GRID) / GRID, round(self._p * LEVELS) / LEVELS
        )
        self.samples.append(sample)
        return sample
