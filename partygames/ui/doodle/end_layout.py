"""Where everything lies after the game: the reveal, the scores, the gallery."""

from typing import NamedTuple

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, HEAD
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET


def reveal(w: float, h: float) -> tuple[Box, Box, Box, Box]:
    """Return (board, word, next, skip) of the reveal."""
    bw = min(w - 2 * 160, (h - HEAD - 230) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    y = HEAD + (h - HEAD - 220 - bh) / 2
    board = Box((w - bw) / 2, y, bw, bh)
    word = Box(w / 2 - 400, board.bottom + 14, 800, 92)
    go = Box(w / 2 - 150, h - 24 - 72, 300, 72)
    return board, word, go, Box(w - 40 - 200, h - 24 - 66, 200, TARGET)


class ScoreSheet(NamedTuple):
    """The scores: the sheet, its title, one line per seat (sheet units), the sentence below, and the buttons (stage units)."""

    sheet: Box
    title: Box
    lines: tuple[Box, ...]
    why: Box
    buttons: tuple[Box, ...]


def scores(w: float, h: float, players: int) -> ScoreSheet:
    """Return the score sheet; every seat has one line with its arithmetic."""
    wide = min(1040.0, w - 80)
    line = min(92.0, (h - 380) / players)
    tall = 116 + players * line + 78
    y = max(16.0, (h - tall - 104) / 2)
    sheet = Box((w - wide) / 2, y, wide, tall)
    lines = tuple(Box(32, 112 + i * line, wide - 64, line - 8) for i in range(players))
    each, gap = min(280.0, (wide - 3 * 16) / 4), 16.0
    x = (w - 4 * each - 3 * gap) / 2
    buttons = tuple(Box(x + i * (each + gap), sheet.bottom + 24, each, 68) for i in range(4))
    return ScoreSheet(sheet, Box(32, 20, wide - 64, 76), lines, Box(32, tall - 74, wide - 64, 60), buttons)


class Gallery(NamedTuple):
    """All boards with their words: per author the name's place, six boards and their captions, and the way back."""

    title: Box
    back: Box
    names: tuple[Box, ...]
    boards: tuple[tuple[Box, ...], ...]
    captions: tuple[tuple[Box, ...], ...]
    room: Box


def gallery(w: float, h: float, players: int) -> Gallery:
    """Return the gallery: the wall with room for a word under each board."""
    back = Box(w - EDGE - 220, 18, 220, TARGET)
    room = Box(EDGE, 92, w - 2 * EDGE, h - 92 - 14)
    row_h, caption, name_w = room.h / players, 28.0, 112.0
    bw = min((room.w - name_w) / BOARDS - 14, (row_h - caption - 8) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    step = min(bw + 60, (room.w - name_w) / BOARDS)
    x0 = room.x + (room.w - name_w - step * BOARDS + (step - bw)) / 2
    names, boards, captions = [], [], []
    for row in range(players):
        y = room.y + row * row_h + (row_h - bh - caption) / 2
        names.append(Box(x0, y, name_w - 14, bh))
        boards.append(tuple(Box(x0 + name_w + i * step, y, bw, bh) for i in range(BOARDS)))
        captions.append(tuple(Box(b.x - (step - bw) / 2 + 3, b.bottom + 1, step - 6, caption) for b in boards[-1]))
    return Gallery(Box(EDGE, 18, back.x - 20 - EDGE, TARGET), back, tuple(names), tuple(boards), tuple(captions), room)


def stages(room: Box) -> tuple[Box, Box, tuple[Box, ...]]:
    """Return (large board, caption, three small stages) of a board taken out of the gallery."""
    small_w = min(220.0, (room.w - 80) / 3.4)
    small_h = small_w / BOARD_ASPECT
    bw = min(room.w * 0.72, (room.h - 160 - small_h) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    y = room.y + 20
    board = Box(room.x + (room.w - bw) / 2, y, bw, bh)
    caption = Box(room.x + 40, board.bottom + 8, room.w - 80, 56)
    x = room.x + (room.w - 3 * small_w - 2 * 32) / 2
    return board, caption, tuple(Box(x + i * (small_w + 32), caption.bottom + 8, small_w, small_h) for i in range(3))
