"""What is left of a drawing once all rubbing is done, as areas: the shapes that vector files are made of.

Rubbing is geometry here, not paint: each rubber stroke is cut out of the ink that was there before it. So a shape needs no mask
and no paper behind it, and every program that can fill a path can show it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from partygames.ink.outline import TOLERANCE, Point, Ring, around, parts, way
from partygames.ink.stroke import BOARD_ASPECT, Stroke, Tool

GRID = 1 << 22
"""Steps per board width while cutting: the cutter counts in whole numbers."""
SPOTS = 96
"""The longest part of a stroke that is cut in one go: a whole scribble that crosses itself a thousand times takes too long."""

Box = tuple[float, float, float, float]
Whole = list[tuple[int, int]]
EDGE = (0.0, 0.0, 1.0, 1 / BOARD_ASPECT)


class _Rubbed(NamedTuple):
    """A part of a rubber stroke: its number, where it lies, and its outline on the grid."""

    at: int
    box: Box
    ring: Whole


def shapes(strokes: Sequence[Stroke], tolerance: float = TOLERANCE, look: Callable[[], None] = lambda: None) -> list[list[Ring]]:
    """Return the visible ink, a list of rings for each pen stroke of which something is left, within the board's edges.

    Fill by the non-zero rule. Board widths and `tolerance` are those of outline.py. `look` is called often, for whoever wants to
    stop it by an exception.
    """
    rubbed: list[_Rubbed] = []
    for n, stroke in enumerate(strokes):
        if stroke.tool is Tool.RUBBER:
            rubbed += [_Rubbed(n, _box(ring), _whole(ring)) for ring in _pieces(stroke, tolerance, look)]
    drawn: list[list[Ring]] = []
    for n, stroke in enumerate(strokes):
        if stroke.tool is Tool.PEN:
            spots = way(stroke, tolerance, look)
            line = around(spots, tolerance)
            box = _box(line)
            near = [one for one in rubbed if one.at > n and _meet(one.box, box)]
            rings = (
                [line]
                if not near and _inside(box)
                else _cut([around(part, tolerance) for part in parts(spots, SPOTS)], near, look)
            )
            if rings:
                drawn.append(rings)
    return drawn


def _pieces(stroke: Stroke, tolerance: float, look: Callable[[], None]) -> list[Ring]:
    return [around(part, tolerance) for part in parts(way(stroke, tolerance, look), SPOTS)]


def _cut(rings: list[Ring], rubbed: list[_Rubbed], look: Callable[[], None]) -> list[Ring]:
    """Return what is left of the rings inside the board's edges."""
    import pyclipper  # only a board with rubbing needs it

    clipper = pyclipper.Pyclipper()

    def run(kind: Any, subject: list[Whole], clip: Whole) -> list[Whole]:
        clipper.Clear()
        clipper.AddPaths(subject, pyclipper.PT_SUBJECT, True)
        clipper.AddPath(clip, pyclipper.PT_CLIP, True)
        return clipper.Execute(kind, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)

    x0, y0, x1, y1 = EDGE
    sheet = _whole([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    left: list[Ring] = []
    for ring in rings:
        look()
        box = _box(ring)
        rest = [_whole(ring)]
        if not _inside(box):
            rest = run(pyclipper.CT_INTERSECTION, rest, sheet)
        for one in rubbed:
            if not rest:
                break
            if _meet(box, one.box):
                rest = run(pyclipper.CT_DIFFERENCE, rest, one.ring)
        left += [[(x / GRID, y / GRID) for x, y in part] for part in rest]
    return left


def _whole(ring: Ring) -> Whole:
    return [(round(x * GRID), round(y * GRID)) for x, y in ring]


def _box(ring: Sequence[Point]) -> Box:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def _inside(box: Box) -> bool:
    return box[0] >= EDGE[0] and box[1] >= EDGE[1] and box[2] <= EDGE[2] and box[3] <= EDGE[3]


def _meet(a: Box, b: Box) -> bool:
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
