"""Where everything lies on the card table: arithmetic alone, in scene units, from the size of the stage."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from partygames.ui.scene.box import Box

CARD_W = 122.0
RATIO = 1.5
TASK_RATIO = 300 / 220
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


def row(n: int, box: Box, gap: float = 14.0, biggest: float = 116.0) -> tuple[float, list[float]]:
    """Return (card width, left edges) of `n` cards side by side, centred in `box`, as large as its width and height allow."""
    if n <= 0:
        return biggest, []
    wide = min(biggest, (box.w - gap * (n - 1)) / n, box.h / RATIO)
    left = box.x + (box.w - n * wide - (n - 1) * gap) / 2
    return wide, [left + i * (wide + gap) for i in range(n)]


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


class Places(NamedTuple):
    """The parts of the table. `seats` are the boxes of the others, clockwise from the seat at the bottom.

    `hint` lies at the right end of `actions`.
    """

    seats: tuple[Box, ...]
    own: Box
    tasks: Box
    deck: Box
    log: Box
    middle: Box
    prompt: Box
    actions: Box
    hint: Box
    hand: Box
    menu: tuple[Box, ...]


MARGIN = 24.0


def places(w: float, h: float, players: int) -> Places:
    """Return the parts of the table for a stage of w x h and `players` seats, one of which sits at the bottom."""
    side = min(380.0, max(306.0, w * 0.24))
    spare = h - 800
    top, top_h = 16.0, 186.0 + spare * 0.22
    hand_y = h - 216.0
    actions = Box(w / 2 - 300, hand_y - 92, 600, 72)
    prompt = Box(MARGIN + side + 8, actions.y - 40, w - 2 * (MARGIN + side + 8), 34)
    above = top + top_h + 10
    middle = Box(MARGIN + side + 20, above, w - 2 * (MARGIN + side + 20), prompt.y - above - 4)
    right = w - MARGIN - side
    body = hand_y - 16 - above
    task_h = min(150.0, (body - 16) / 3)
    task_w = task_h * TASK_RATIO
    return Places(
        seats=_around(w, players - 1, top, top_h),
        own=Box(MARGIN, hand_y + 2, side, 206),
        tasks=Box(MARGIN, above, task_w, 3 * task_h + 16),
        deck=Box(MARGIN + task_w + 12, above, side - task_w - 12, body),
        log=Box(right, above, side, body),
        middle=middle,
        prompt=prompt,
        actions=actions,
        hint=Box(actions.right - 64, actions.y + (actions.h - 64) / 2, 64, 64),
        hand=Box(MARGIN + side + 16, hand_y, w - 2 * MARGIN - side - 16 - 84, 216),
        menu=tuple([Box(w - MARGIN - 64, h - 84 - i * 70, 64, 60) for i in range(3)]),
    )


def _around(w: float, others: int, top: float, height: float) -> tuple[Box, ...]:
    """Return the boxes of the other seats: clockwise from the bottom seat is from left to right along the far side."""
    gap = 16.0
    each = min(430.0, (w - 2 * MARGIN - gap * (others - 1)) / others)
    room = (w - 2 * MARGIN - others * each) / max(1, others - 1) if others > 1 else 0.0
    left = MARGIN if others > 1 else (w - each) / 2
    return tuple([Box(left + i * (each + room), top, each, height) for i in range(others)])
