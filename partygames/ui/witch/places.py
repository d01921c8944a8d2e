"""Where everything lies on the card table: arithmetic alone, in scene units, from the size of the stage."""

from typing import NamedTuple

from partygames.ui.scene.box import Box

TASK_RATIO = 300 / 220
MARGIN, GAP = 24.0, 16.0
HAND_H = 216.0
SENTENCE_W = 580.0
"""How wide a slip over the sentence of the turn is at least, so that no word of it looks out beside the slip."""
TALL = 1440.0
NARROW = 1_200.0
"""From this height on (the stage is then 1280 wide) the parts lie below each other."""


class Places(NamedTuple):
    """The parts of the table. `seats` are the boxes of the others, clockwise from the seat at the bottom.

    `hint` lies at the right end of `actions`; `biggest` is how wide a card in the middle may be, `grown` how much larger than
    usual the cards of the hand are.
    """

    seats: tuple[Box, ...]
    own: Box
    tasks: tuple[Box, Box, Box]
    deck: Box
    log: Box
    middle: Box
    biggest: float
    prompt: Box
    actions: Box
    hint: Box
    hand: Box
    menu: tuple[Box, Box, Box]
    grown: float = 1.0


def places(w: float, h: float, players: int) -> Places:
    """Return the parts of the table for a stage of w x h and `players` seats, one of which sits at the bottom."""
    return _tall(w, h, players) if h >= TALL or w < NARROW else _wide(w, h, players)


def _wide(w: float, h: float, players: int) -> Places:
    """Return the parts for a screen that lies: the turn between tasks and log."""
    side = min(380.0, max(306.0, w * 0.24))
    spare = h - 800
    top, top_h = 16.0, 186.0 + spare * 0.22
    hand_y = h - HAND_H
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
        tasks=_three(Box(MARGIN, above, task_w, task_h), 0, task_h + 8),
        deck=Box(MARGIN + task_w + 12, above, side - task_w - 12, body),
        log=Box(right, above, side, body),
        middle=middle,
        biggest=112 + spare * 0.15,
        prompt=prompt,
        actions=actions,
        hint=_hint(actions),
        hand=Box(MARGIN + side + 16, hand_y, w - 2 * MARGIN - side - 16 - 84, HAND_H),
        menu=_three(Box(w - MARGIN - 64, h - 84, 64, 60), 0, -70),
    )


def _tall(w: float, h: float, players: int) -> Places:
    """Return the parts for a screen that stands: seats around the top, tasks over the turn, the log beside both."""
    others, spare, short = players - 1, max(0.0, h - TALL), max(0.0, TALL - h)
    rows = 2 if others > 3 else 1
    seat_h = 186 + min(spare * 0.19, 120.0) / rows
    band = 16 + rows * seat_h + (rows - 1) * 12 + GAP
    log_w = 370.0
    left_w = w - 2 * MARGIN - log_w - GAP
    task_h = min(200.0, 140 + spare * 0.15 - short * 0.2)
    task_w = min(task_h * TASK_RATIO, (left_w - 24) / 3)
    grown = 1 + min(spare * 0.0007, 0.42)
    hand_h, own_h = HAND_H * grown, 206 + min(spare * 0.1, 60.0)
    hand_y = h - hand_h
    own = Box(MARGIN, hand_y - own_h - 8, w - 2 * MARGIN - 84, own_h)
    dare_w, dare_h = 600 + min(spare * 0.2, 120.0), 72 + min(spare * 0.03, 16.0)
    actions = Box((w - dare_w) / 2, own.y - dare_h - 20, dare_w, dare_h)
    prompt = Box(MARGIN, actions.y - 40, w - 2 * MARGIN, 34)
    under = band + task_h + 12
    log_x = w - MARGIN - log_w
    each = (w - 2 * MARGIN - 2 * GAP) / 3
    # Five others leave the middle of their second row free.
    in_gap = others == 5
    deck_h = max(120.0, 236 - short)
    deck = Box(MARGIN + each + GAP, 16 + seat_h + 12, each, seat_h) if in_gap else Box(log_x, band, log_w, deck_h)
    log_y = band if in_gap else deck.bottom + GAP
    tasks_x = MARGIN + (left_w - 3 * task_w - 24) / 2
    return Places(
        seats=_far_sides(w, others, seat_h) if rows == 2 else _around(w, others, 16, seat_h),
        own=own,
        tasks=_three(Box(tasks_x, band, task_w, task_w / TASK_RATIO), task_w + 12, 0),
        deck=deck,
        log=Box(log_x, log_y, log_w, prompt.y - 8 - log_y),
        middle=Box(MARGIN, under, left_w, prompt.y - under - 4),
        biggest=200 + min(spare * 0.1, 60.0),
        prompt=prompt,
        actions=actions,
        hint=_hint(actions),
        hand=Box(MARGIN, hand_y, w - 2 * MARGIN, hand_h),
        menu=_three(Box(w - MARGIN - 64, own.bottom - 62, 64, 60), 0, -70),
        grown=grown,
    )


def _hint(actions: Box) -> Box:
    return Box(actions.right - 64, actions.y + (actions.h - 64) / 2, 64, 64)


def _three(first: Box, dx: float, dy: float) -> tuple[Box, Box, Box]:
    """Return three equal boxes, one step apart."""
    a, b, c = (first._replace(x=first.x + i * dx, y=first.y + i * dy) for i in range(3))
    return a, b, c


def _around(w: float, others: int, top: float, height: float) -> tuple[Box, ...]:
    """Return the boxes of the other seats: clockwise from the bottom seat is from left to right along the far side."""
    each = min(430.0, (w - 2 * MARGIN - GAP * (others - 1)) / others)
    room = (w - 2 * MARGIN - others * each) / max(1, others - 1) if others > 1 else 0.0
    left = MARGIN if others > 1 else (w - each) / 2
    return tuple([Box(left + i * (each + room), top, each, height) for i in range(others)])


def _far_sides(w: float, others: int, height: float) -> tuple[Box, ...]:
    """Return the boxes of four or five others in two rows: clockwise is up the left, along the far side, down the right."""
    columns = others - 2
    each = (w - 2 * MARGIN - GAP * (columns - 1)) / columns
    left = [MARGIN + i * (each + GAP) for i in range(columns)]
    far = [Box(x, 16, each, height) for x in left]
    near = 16 + height + 12
    return Box(left[0], near, each, height), *far, Box(left[-1], near, each, height)
