"""Where everything lies on the replay of a Doodle Rush: pure functions of the room."""

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.scene.box import Box

WORD_H, GAP_X, GAP_Y, NAME_W = 44.0, 28.0, 12.0, 118.0


def desk(room: Box) -> tuple[Box, ...]:
    """Return the six boards of one author, three by two or, in a tall room, two by three; each has room for its word below."""

    def width(cols: int, rows: int) -> float:
        tall = (room.h - GAP_Y * (rows - 1)) / rows - WORD_H
        return min((room.w - GAP_X * (cols - 1)) / cols, tall * BOARD_ASPECT)

    cols, rows = max(((3, 2), (2, 3)), key=lambda shape: width(*shape))
    w = width(cols, rows)
    h = w / BOARD_ASPECT
    x0 = room.x + (room.w - cols * w - (cols - 1) * GAP_X) / 2
    y0 = room.y + (room.h - rows * (h + WORD_H) - (rows - 1) * GAP_Y) / 2
    return tuple(Box(x0 + (i % cols) * (w + GAP_X), y0 + (i // cols) * (h + WORD_H + GAP_Y), w, h) for i in range(BOARDS))


def wall(room: Box, players: int, words: bool) -> tuple[tuple[Box, ...], tuple[tuple[Box, ...], ...]]:
    """Return (places of the authors' names, their boards) of the wall; with `words` there is room for one under each board.

    Each author's boards lie in one line or, where that makes them larger, in two.
    """
    author_h, caption = room.h / players, 26.0 if words else 0.0
    wide = room.w - NAME_W

    def width(lines: int) -> float:
        return min(wide * lines / BOARDS - 14, (author_h / lines - caption - 10) * BOARD_ASPECT)

    lines = max((1, 2), key=width)
    w, a_line = width(lines), BOARDS // lines
    h = w / BOARD_ASPECT
    line_h = min(author_h / lines, h + caption + (60 if lines == 1 else 22))
    step = min(w + 60, wide / a_line)
    x0 = room.x + (wide - step * a_line + (step - w)) / 2
    names, boards = [], []
    for row in range(players):
        y = room.y + row * author_h + (author_h - lines * line_h) / 2 + (line_h - h - caption) / 2
        names.append(Box(x0, y, NAME_W - 16, h))
        boards.append(tuple(Box(x0 + NAME_W + i % a_line * step, y + i // a_line * line_h, w, h) for i in range(BOARDS)))
    return tuple(names), tuple(boards)
