"""Where a slip lies: near what it points at, over nothing that is tapped. Arithmetic alone, in scene units."""

from functools import lru_cache

from partygames.ui.scene.box import Box

STEP, EDGE, ARROW = 24.0, 16.0, 40.0
"""How fine the places are tried, how far a slip stays from the rim, and how much room its arrow needs."""

POINTS = 12
"""In how many points of its way an arrow is looked at."""


def shared(a: Box, b: Box) -> float:
    """Return the area that two boxes share."""
    w, h = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return w * h if w > 0 and h > 0 else 0.0


def apart(a: Box, b: Box) -> float:
    """Return how far apart two boxes are, 0 when they touch."""
    dx = max(a.x - b.right, b.x - a.right, 0.0)
    dy = max(a.y - b.bottom, b.y - a.bottom, 0.0)
    return (dx * dx + dy * dy) ** 0.5


@lru_cache(maxsize=8)
def spot(
    stage: tuple[float, float], size: tuple[float, float], target: Box | None, clear: tuple[Box, ...], calm: tuple[Box, ...]
) -> Box:
    """Return where a slip of `size` lies on the stage.

    Never over `clear` or the target, if there is room at all; rather not over `calm`, nor its arrow over either; then as near
    to the target as an arrow needs, in line with its middle. Without a target as near to the middle of the stage as can be.
    """
    w, h = size
    middle = (stage[0] / 2, stage[1] / 2) if target is None else target.middle
    away = clear if target is None or target in clear else (*clear, target)
    others = tuple([box for box in (*clear, *calm) if target is None or not shared(box, target)])
    best, least = Box(EDGE, EDGE, w, h), float("inf")
    for row in range(int(max(0.0, stage[1] - h - 2 * EDGE) // STEP) + 1):
        for column in range(int(max(0.0, stage[0] - w - 2 * EDGE) // STEP) + 1):
            box = Box(EDGE + column * STEP, EDGE + row * STEP, w, h)
            cost = 1000.0 * sum(shared(box, other) for other in away)
            if cost >= least:
                continue
            cost += 0.02 * sum(shared(box, other) for other in calm)
            if target is not None:
                near = apart(box, target)
                cost += near * 2 if near >= ARROW else 100_000.0 * (ARROW + 1 - near)
                if cost < least:
                    cost += 4.0 * crossed(arrow(box, target), others)
            cost += 0.5 * (abs(box.middle[0] - middle[0]) + abs(box.middle[1] - middle[1]))
            if cost < least:
                best, least = box, cost
    return best


def arrow(slip: Box, target: Box) -> tuple[float, float, float, float]:
    """Return the arrow as (from x, from y, to x, to y): from the slip's edge to the nearest point of the target."""
    x0, y0 = _within(slip, *target.middle, 28.0)
    x1, y1 = _within(target, x0, y0, 0.0)
    return x0, y0, x1, y1


def crossed(way: tuple[float, float, float, float], boxes: tuple[Box, ...]) -> float:
    """Return how much of an arrow lies over boxes, looked at in so many points of its way."""
    x0, y0, x1, y1 = way
    points = [(x0 + (x1 - x0) * i / POINTS, y0 + (y1 - y0) * i / POINTS) for i in range(POINTS)]
    over = sum(any(box.x <= x <= box.right and box.y <= y <= box.bottom for box in boxes) for x, y in points)
    return over / POINTS * ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5


def _within(box: Box, x: float, y: float, rim: float) -> tuple[float, float]:
    """Return the point of the box that is nearest to (x, y), away from the corners by `rim` along the edges."""
    nx, ny = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
    if nx in (box.x, box.right):
        ny = min(max(ny, box.y + rim), box.bottom - rim)
    if ny in (box.y, box.bottom):
        nx = min(max(nx, box.x + rim), box.right - rim)
    return nx, ny
