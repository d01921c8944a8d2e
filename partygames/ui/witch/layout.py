"""How cards lie in a fan, in rows and in stacks: arithmetic alone, in scene units."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from partygames.ui.scene.box import Box

CARD_W = 122.0
RATIO = 1.5
LEAST = 22.0
"""No card of the fan shows less of its left edge than this, so that no kind is ever hidden."""
LIFT = 26.0
DROP = 12.0
TILT = 5.0
SLACK = 4.0
DEPTH = 90.0
"""How far below a card a tap still counts as its: a card that rises under the pointer must not lose it."""


class Pose(NamedTuple):
    """Where a card lies: left and top edge as if it lay straight, its angle (degrees, about its middle), its height."""

    x: float
    y: float
    angle: float
    z: int


def fan(n: int, width: float, hovered: int | None = None, card: float = CARD_W) -> list[Pose]:
    """Return the poses of a fan of `n` cards in `width`, from left to right, each above the one before.

    The hovered card rises, and the cards behind it move aside as far as the others can give way. The strip of a card that
    shows while nothing is hovered lies within the strip that shows while it is, so that hovering never flickers.
    """
    if n <= 0:
        return []
    step = min(card * 0.9, (width - card) / max(1, n - 1))
    gaps = [step] * (n - 1)
    room = step * (n - 1)
    if hovered is not None and hovered < n - 1 and n > 2:
        wide = min(card * 0.8, room - LEAST * (n - 2))
        if wide > step:
            gaps = [(room - wide) / (n - 2)] * (n - 1)
            gaps[hovered] = wide
    x = (width - card - room) / 2
    tilt = min(TILT, n * 0.5)
    poses = []
    for i in range(n):
        u = 2 * i / (n - 1) - 1 if n > 1 else 0.0
        lift = LIFT if i == hovered else 0.0
        poses.append(Pose(x, LIFT + DROP * u * u - lift, tilt * u, i))
        if i < n - 1:
            x += gaps[i]
    return poses


def gap_at(x: float, n: int, width: float, card: float = CARD_W) -> int:
    """Return into which gap of a fan of `n` cards a card is put whose middle is at `x`: 0..n - 1, itself among the `n`."""
    poses = fan(n, width, card=card)
    return min(range(n), key=lambda i: abs(poses[i].x + card / 2 - x))


def parted(n: int, width: float, index: int, gap: int) -> list[Pose]:
    """Return the poses of a fan whose card `index` is carried over `gap`: the others make room there. Its own is the gap's."""
    poses = fan(n, width)
    order = [i for i in range(n) if i != index]
    order.insert(gap, index)
    return [poses[order.index(i)] for i in range(n)]


def card_at(x: float, y: float, poses: Sequence[Pose], card: float = CARD_W, hovered: int | None = None) -> int | None:
    """Return the index of the topmost card under the point (x, y), or None.

    The hovered card reaches a little further: a leaning card that rises moves its edge aside, and must not lose the pointer.
    """
    half_w, half_h = card / 2, card * RATIO / 2
    for i in range(len(poses) - 1, -1, -1):
        pose = poses[i]
        dx, dy = x - pose.x - half_w, y - pose.y - half_h
        a = radians(pose.angle)
        across, down = dx * cos(a) + dy * sin(a), dy * cos(a) - dx * sin(a)
        if abs(across) <= half_w + (SLACK if i == hovered else 0.0) and -half_h <= down <= half_h + DEPTH:
            return i
    return None


def grid(
    n: int, box: Box, gap: float = 14.0, biggest: float = 116.0, extra: float = 0.0
) -> tuple[float, list[tuple[float, float]]]:
    """Return (card width, left top corners) of `n` cards centred in `box`, as large as it allows, in one row or in two.

    `extra`: how much each row needs above and below its cards.
    """
    best: tuple[float, list[tuple[float, float]]] = (0.0, [])
    for rows in (1, 2):
        columns = max(1, -(-n // rows))
        room = (box.h - gap * (rows - 1)) / rows - extra
        wide = min(biggest, (box.w - gap * (columns - 1)) / columns, room / RATIO)
        if wide > best[0] + 0.01:
            high = wide * RATIO + extra
            top = box.y + (box.h - rows * high - gap * (rows - 1)) / 2
            spots = []
            for i in range(n):
                line = i // columns
                here = min(columns, n - line * columns)
                left = box.x + (box.w - here * wide - (here - 1) * gap) / 2
                spots.append((left + (i % columns) * (wide + gap), top + line * (high + gap)))
            best = (wide, spots)
    return best


def stacks(n: int, w: float, h: float, biggest: float = 58.0, gap: float = 8.0) -> tuple[float, list[tuple[float, float]]]:
    """Return (card width, left top corners) of `n` stacks in w x h, in one row or two, whichever leaves the cards larger."""
    best: tuple[float, list[tuple[float, float]]] = (0.0, [])
    for rows in (1, 2):
        columns = -(-n // rows)
        if not columns:
            continue
        wide = min(biggest, (w - gap * (columns - 1)) / columns, (h - gap * (rows - 1)) / rows / RATIO)
        if wide > best[0] + 0.01:
            spots = [((i % columns) * (wide + gap), (i // columns) * (wide * RATIO + gap)) for i in range(n)]
            best = (wide, spots)
    return best
