"""Where everything lies on a wall whose guesses are typed: each author's desk ends their row, the bar below is for typing."""

from typing import NamedTuple

from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, HEAD
from partygames.ui.doodle.wall_layout import BAR, BAR_UPRIGHT, rows
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

DESK_W, DESK_WIDEST, DESK_TALLEST = 340.0, 400.0, 140.0
STRIP = 64.0
"""The height of a desk that lies under its row, on a tall stage."""
ROOMY = 100.0
"""A desk as tall as this lies on a sheet of its own."""
THUMB = 40.0
"""A line as high as this has room for a picture of the board."""
NAMED = 100.0
"""A typist's chip as wide as this has room for a name."""


class TypedWall(NamedTuple):
    """The wall: per author the name's place, six boards and a desk; the bar to type in. A board is shown large in `room`."""

    names: tuple[Box, ...]
    boards: tuple[tuple[Box, ...], ...]
    desks: tuple[Box, ...]
    bar: Box
    room: Box


def wall(w: float, h: float, players: int) -> TypedWall:
    """Return the wall for 3 to 6 authors; on a tall stage the desks lie under the rows."""
    bar_h = BAR_UPRIGHT if h > w else BAR
    bar = Box(EDGE, h - 16 - bar_h, w - 2 * EDGE, bar_h)
    if h > w:
        room = Box(EDGE, HEAD, w - 2 * EDGE, bar.y - 16 - HEAD)
        each = room.h / players
        names, boards, desks = [], [], []
        for row in range(players):
            part = Box(room.x, room.y + row * each, room.w, each - STRIP - 12)
            name, six = rows(part, 1)
            names += name
            boards += six
            desks.append(Box(room.x, part.bottom, room.w, STRIP))
        return TypedWall(tuple(names), tuple(boards), tuple(desks), bar, room)
    wide = min(DESK_WIDEST, max(DESK_W, w * 0.26))
    room = Box(EDGE, HEAD, w - EDGE - wide - 20 - EDGE, bar.y - 16 - HEAD)
    each = room.h / players
    tall = min(DESK_TALLEST, each - (8 if each > ROOMY + 8 else 4))
    places = tuple(Box(w - EDGE - wide, room.y + row * each + (each - tall) / 2, wide, tall) for row in range(players))
    return TypedWall(*rows(room, players), places, bar, room)


class Desk(NamedTuple):
    """An author's desk, in its own coordinates: the board, the guess, four answers, the eye, and the guesses that come next.

    `thumb` and `rest` are None where there is no room for them.
    """

    thumb: Box | None
    line: Box
    answers: tuple[Box, ...]
    eye: Box
    rest: Box | None


def desk(w: float, h: float) -> Desk:
    """Return the places of a desk: in two or three lines beside its row, in one under it."""
    gap = 6.0
    if h <= STRIP:
        eye = Box(w - TARGET - 6, (h - TARGET) / 2, TARGET, TARGET)
        each = min(130.0, w * 0.11)
        x = eye.x - 4 * (each + gap)
        thumb = Box(8, 6, (h - 12) * BOARD_ASPECT, h - 12)
        line = Box(thumb.right + 10, 6, (x - thumb.right) * (0.55 if w > 1_200 else 0.75) - 20, h - 12)
        rest = Box(line.right + 8, 6, x - line.right - 20, h - 12)
        return Desk(thumb, line, tuple(Box(x + i * (each + gap), eye.y, each, TARGET) for i in range(4)), eye, rest)
    edge = 8.0 if h >= ROOMY else 0.0
    eye = Box(w - edge - TARGET, h - edge - TARGET, TARGET, TARGET)
    each = (eye.x - edge - 4 * gap) / 4
    answers = tuple(Box(edge + i * (each + gap), eye.y, each, TARGET) for i in range(4))
    top = eye.y - 4
    rest = Box(10, top - 26, w - 20, 26) if top >= THUMB + 38 else None
    low = top if rest is None else rest.y
    if low < THUMB + edge:
        # Nearer to its own answers than to the desk above.
        return Desk(None, Box(2, eye.y - low - 2, w - 4, low + 2), answers, eye, rest)
    thumb = Box(edge, edge, (low - edge - 2) * BOARD_ASPECT, low - edge - 2)
    return Desk(thumb, Box(thumb.right + 10, edge, w - thumb.right - 20, thumb.h), answers, eye, rest)


class TypingBar(NamedTuple):
    """The bar under the wall, in its own coordinates: who types, what was said, the field, sending, three tools; `whole` is for
    what is asked when nobody can type."""

    chips: tuple[Box, ...]
    said: Box
    field: Box
    send: Box
    tools: tuple[Box, ...]
    whole: Box


def typing_bar(bar: Box, players: int) -> TypingBar:
    """Return the places of the bar; upright the names have a line of their own above the field."""
    upright = bar.h > BAR
    y = bar.h - 12 - TARGET if upright else (bar.h - TARGET) / 2
    tools = tuple(Box(bar.w - 16 - (3 - i) * TARGET - (2 - i) * 8, y, TARGET, TARGET) for i in range(3))
    send = Box(tools[0].x - 16 - 96, y, 96, TARGET)
    each = min(150.0, max(TARGET, ((bar.w - 24) if upright else send.x - 16 - 400) / players - 8))
    chips = tuple(Box(16 + i * (each + 8), 10 if upright else y, each, TARGET) for i in range(players))
    x = 16.0 if upright else chips[-1].right + 16
    said = Box(x, 72 if upright else 6, send.x - 10 - x, 26)
    whole = Box(16, y, tools[0].x - 32, TARGET)
    return TypingBar(chips, said, Box(x, said.bottom + 1, said.w, bar.h - said.bottom - 8), send, tools, whole)


def bubble(desk_place: Box, w: float, h: float) -> Box:
    """Return the place of something said at a desk: to its left, or above it where it lies under its row."""
    if desk_place.h <= STRIP:
        return Box(desk_place.right - w, desk_place.y - 10 - h, w, h)
    return Box(desk_place.x - 12 - w, desk_place.y + (desk_place.h - h) / 2, w, h)
