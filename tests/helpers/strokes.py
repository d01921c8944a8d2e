"""Strokes of chance: scribbles that cross themselves, turn back, change their pressure and leave the board."""

from itertools import pairwise
from math import dist, hypot
from random import Random

from partygames.ink.outline import Spot
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke


def wild(seed: int, samples: int = 120, tool: Tool = Tool.PEN, width: float | None = None, reach: float = 0.3) -> Stroke:
    """Return a scribble; `reach`: how far it may leave the board."""
    r = Random(seed)
    x, y, vx, vy, pressure = r.random(), r.random(), 0.0, 0.0, 0.5
    rows = []
    for n in range(samples):
        vx, vy = vx * 0.8 + r.gauss(0, 0.02), vy * 0.8 + r.gauss(0, 0.02)
        x, y = min(1 + reach, max(-reach, x + vx)), min(1 + reach, max(-reach, y + vy))
        pressure = min(1.0, max(0.0, pressure + r.gauss(0, 0.1)))
        rows.append((n * 8, x, y, pressure))
    widths = PEN_WIDTHS if tool is Tool.PEN else RUBBER_WIDTHS
    return pack_stroke(tool, width or r.choice(widths), rows)


def rubbing(seed: int, samples: int = 30) -> Stroke:
    """Return a scribble with a rubber."""
    return wild(seed, samples, Tool.RUBBER)


def crowded(strokes: int, seed: int = 1) -> list[Stroke]:
    """Return short strokes all over a board, every fortieth with a rubber."""
    r = Random(seed)
    out = []
    for n in range(strokes):
        x, y = r.random(), r.random()
        points = [(8 * i, x + r.gauss(0, 0.02), y + r.gauss(0, 0.03), 0.5) for i in range(6)]
        points = [(t, min(1.4, max(-0.4, x)), min(1.4, max(-0.4, y)), p) for t, x, y, p in points]
        tool = Tool.RUBBER if n % 40 == 39 else Tool.PEN
        out.append(pack_stroke(tool, RUBBER_WIDTHS[0] if tool is Tool.RUBBER else r.choice(PEN_WIDTHS), points))
    return out


def off(spots: list[Spot], x: float, y: float) -> float:
    """Return how far a point lies from the ink that a way leaves; negative within it."""
    best = min(dist((x, y), spot[:2]) - spot[2] for spot in spots)
    for (ax, ay, ar), (bx, by, br) in pairwise(spots):
        ux, uy = bx - ax, by - ay
        t = ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy or 1.0)
        if 0 < t < 1:
            best = min(best, hypot(x - ax - t * ux, y - ay - t * uy) - ar - t * (br - ar))
    return best
