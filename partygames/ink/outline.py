"""The outline of a stroke: one closed line around the ink, as wide at each point as the pen was pressed there.

Lengths are board widths: x runs 0..1, y 0..1/BOARD_ASPECT. The line follows the curve that is painted (trail.py). It may
cross itself; filled by the non-zero rule it covers the ink and nothing else,
for all its parts turn the same way: at a bend the outer side gets an arc, and the inner side goes through the middle of the pen.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import acos, atan2, ceil, cos, hypot, pi, sin, sqrt, tan

from partygames.ink.stroke import BOARD_ASPECT, Stroke
from partygames.ink.trail import Piece, Trail

TOLERANCE = 3e-5
"""How far an outline may be from the ink where nobody says, in board widths: a twentieth of a pixel on a full screen."""

Point = tuple[float, float]
Ring = list[Point]
"""A closed line, its last point joined to its first."""
Spot = tuple[float, float, float]
"""Where the middle of the pen was, and half its width."""


def way(stroke: Stroke, tolerance: float = TOLERANCE, look: Callable[[], None] = lambda: None) -> list[Spot]:
    """Return the way of the pen as short straight steps, no more of them than the eye needs; `look` is called now and then."""
    return _thinned(_flat(stroke, tolerance, look), tolerance, look)


def parts(spots: Sequence[Spot], most: int) -> list[Sequence[Spot]]:
    """Cut a way into parts of at most so many spots (two or more); each begins where the one before ends."""
    return [spots[n : n + most] for n in range(0, max(1, len(spots) - 1), most - 1)]


def around(spots: Sequence[Spot], tolerance: float = TOLERANCE) -> Ring:
    """Return the outline of a way, with round ends and round bends."""
    spots = _apart(spots)
    if len(spots) == 1:
        (x, y, r), turns = spots[0], _arc_steps(spots[0][2], 2 * pi, tolerance)
        return [(x + r * cos(2 * pi * k / turns), y + r * sin(2 * pi * k / turns)) for k in range(turns)]
    return [*_side(spots, tolerance), *_side(spots[::-1], tolerance)]


def _flat(stroke: Stroke, tolerance: float, look: Callable[[], None]) -> list[Spot]:
    """Return the painted curve as straight steps."""
    trail = Trail(stroke.tool, stroke.width, 1.0, 1 / BOARD_ASPECT)
    steps: list[Spot] = []
    for n, sample in enumerate(stroke.samples()):
        if n % 64 == 0:
            look()
        for piece in trail.add(sample):
            steps += _steps(piece, tolerance)
    steps += _steps(trail.end(), tolerance)
    return steps


def _steps(piece: Piece, tolerance: float) -> list[Spot]:
    """Return the end of a piece of the curve, and as many spots before it as its bend needs."""
    x0, y0, cx, cy, x1, y1, w0, w1 = piece
    n = max(1, ceil(sqrt(hypot(x0 - 2 * cx + x1, y0 - 2 * cy + y1) / (4 * tolerance))))
    out: list[Spot] = []
    for k in range(1, n + 1):
        t = k / n
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        out.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1, (w0 + (w1 - w0) * t) / 2))
    return out


def _thinned(spots: list[Spot], tolerance: float, look: Callable[[], None]) -> list[Spot]:
    """Leave out the spots that lie, with their width, on the straight line between others (Douglas and Peucker)."""
    keep = bytearray(len(spots))
    keep[0] = keep[-1] = 1
    todo = [(0, len(spots) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first > 64:
            look()
        ax, ay, ar = spots[first]
        ux, uy, ur = spots[last][0] - ax, spots[last][1] - ay, spots[last][2] - ar
        length2 = ux * ux + uy * uy
        furthest, at = tolerance, 0
        for n in range(first + 1, last):
            x, y, r = spots[n]
            px, py = x - ax, y - ay
            t = (px * ux + py * uy) / length2 if length2 else 0.0
            t = 0.0 if t < 0.0 else 1.0 if t > 1.0 else t
            off = hypot(px - t * ux, py - t * uy) + abs(r - ar - t * ur)
            if off > furthest:
                furthest, at = off, n
        if at:
            keep[at] = 1
            todo += (first, at), (at, last)
    return [spot for spot, kept in zip(spots, keep, strict=True) if kept]


def _apart(spots: Sequence[Spot]) -> list[Spot]:
    """Return the spots without those that lie on the one before: the wider of the two stays."""
    out = [spots[0]]
    for x, y, r in spots[1:]:
        px, py, pr = out[-1]
        if abs(x - px) + abs(y - py) > 1e-9:
            out.append((x, y, r))
        elif r > pr:
            out[-1] = (px, py, r)
    return out


def _side(spots: Sequence[Spot], tolerance: float) -> Ring:
    """Return the line along the right side of the way, and the round end at its end."""
    line: Ring = []
    angles = [atan2(by - ay, bx - ax) for (ax, ay, _), (bx, by, _) in pairwise(spots)]
    line.append(_beside(spots[0], angles[0]))
    for n in range(1, len(spots) - 1):
        line += _bend(spots[n - 1 : n + 2], angles[n - 1], angles[n], tolerance)
    line += _arc(spots[-1], angles[-1], pi, tolerance)
    return line


def _beside(spot: Spot, angle: float) -> Point:
    """Return the point of the edge to the right of a way that runs at an angle (with y up)."""
    x, y, r = spot
    return x + r * sin(angle), y - r * cos(angle)


def _bend(three: Sequence[Spot], before: float, after: float, tolerance: float) -> Iterator[Point]:
    """Yield the edge at the middle one of three spots."""
    (ax, ay, _), (x, y, r), (bx, by, _) = three
    turn = (after - before + pi) % (2 * pi) - pi
    room = min(hypot(x - ax, y - ay), hypot(bx - x, by - y))
    if abs(turn) < 0.5 and r * tan(abs(turn) / 2) < room / 2 and r * turn * turn < 8 * tolerance:
        yield _beside(three[1], before + turn / 2)
    elif turn > 0:  # to the left: the right side is the outer one
        yield from _arc(three[1], before, turn, tolerance)
    else:
        yield _beside(three[1], before)
        yield x, y
        yield _beside(three[1], after)


def _arc(spot: Spot, angle: float, turn: float, tolerance: float) -> Ring:
    """Return the edge around a spot while the way turns left by `turn`."""
    steps = _arc_steps(spot[2], turn, tolerance)
    return [_beside(spot, angle + turn * k / steps) for k in range(steps + 1)]


def _arc_steps(r: float, turn: float, tolerance: float) -> int:
    """Return into how many straight steps an arc is cut."""
    most = 2 * acos(1 - tolerance / r) if r > tolerance else pi / 2
    return max(1, ceil(turn / most))
