"""Is any ink left on a board? (DD-2)"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, floor, pi, sin

from partygames.ink.stroke import BOARD_ASPECT, Sample, Stroke, Tool
from partygames.ink.width import nib

_CELLS = 24  # grid cells across the board's width
_RIM = tuple((0.95 * cos(k * pi / 4), 0.95 * sin(k * pi / 4)) for k in range(8))  # the last twentieth is antialiasing
_HAIR = 0.0005  # board widths: what an eye cannot see is not ink

Capsule = tuple[float, float, float, float, float]  # ax, ay, bx, by, radius; board widths


def has_ink(strokes: Sequence[Stroke]) -> bool:
    """Tell whether a board carries a drawing: at least one pen sample on it that no later rubber stroke covers (DD-2).

    A sample is the round dot a pen makes there, as wide as painted; several rubber passes may cover it together.
    Distances are true ones: the board's aspect is taken into account.
    """
    last_rubber = max((i for i, s in enumerate(strokes) if s.tool is Tool.RUBBER), default=-1)
    if any(_on_board(s.samples()) for s in strokes[last_rubber + 1 :]):
        return True
    return last_rubber > 0 and _ink_under_rubber(tuple(strokes[: last_rubber + 1]))


@lru_cache(maxsize=256)
def _ink_under_rubber(strokes: tuple[Stroke, ...]) -> bool:
    rubbed: dict[tuple[int, int], list[Capsule]] = {}
    for stroke in reversed(strokes):  # what is met later was drawn earlier: every capsule in the grid is a later one
        if stroke.tool is Tool.RUBBER:
            _add_capsules(rubbed, stroke)
        elif any(_left(rubbed, stroke.width, s) for s in stroke.samples()):
            return True
    return False


def _on_board(samples: Sequence[Sample]) -> bool:
    return any(0.0 <= s.x <= 1.0 and 0.0 <= s.y <= 1.0 for s in samples)


def _add_capsules(rubbed: dict[tuple[int, int], list[Capsule]], stroke: Stroke) -> None:
    r = stroke.width / 2
    points = [(s.x, s.y / BOARD_ASPECT) for s in stroke.samples()]
    for (ax, ay), (bx, by) in zip(points, points[1:] or points, strict=False):
        capsule = (ax, ay, bx, by, r)
        for i in range(floor((min(ax, bx) - r) * _CELLS), floor((max(ax, bx) + r) * _CELLS) + 1):
            for j in range(floor((min(ay, by) - r) * _CELLS), floor((max(ay, by) + r) * _CELLS) + 1):
                rubbed.setdefault((i, j), []).append(capsule)


def _left(rubbed: dict[tuple[int, int], list[Capsule]], width: float, s: Sample) -> bool:
    """Tell whether the dot at one pen sample shows anything that no capsule covers."""
    if not (0.0 <= s.x <= 1.0 and 0.0 <= s.y <= 1.0):
        return False
    x, y, r = s.x, s.y / BOARD_ASPECT, nib(width, s.pressure) / 2
    if _covered(rubbed, x, y, r):  # one pass took the whole dot: the usual case
        return False
    return not all(_covered(rubbed, x + r * cx, y + r * cy, 0.0) for cx, cy in ((0.0, 0.0), *_RIM))


def _covered(rubbed: dict[tuple[int, int], list[Capsule]], x: float, y: float, r: float) -> bool:
    near = rubbed.get((floor(x * _CELLS), floor(y * _CELLS)))
    if not near:
        return False
    for k, (ax, ay, bx, by, reach) in enumerate(near):
        ux, uy = bx - ax, by - ay
        px, py = x - ax, y - ay
        length2 = ux * ux + uy * uy
        if length2 > 0.0:
            t = (px * ux + py * uy) / length2
            t = 0.0 if t < 0.0 else 1.0 if t > 1.0 else t
            px -= ux * t
            py -= uy * t
        room = reach - r + _HAIR
        if room > 0.0 and px * px + py * py <= room * room:
            if k:  # the neighbours of a covered dot are mostly covered by the same pass: ask it first
                near[0], near[k] = near[k], near[0]
            return True
    return False
