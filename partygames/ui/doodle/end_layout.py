"""Where everything lies after the game: the reveal, the scores, the gallery."""

from typing import NamedTuple

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, HEAD
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET


def reveal(w: float, h: float) -> tuple[Box, Box, Box, Box, Box]:
    """Return (board, word, next, skip, what was said) of the reveal; the last beside the board, or under its word."""
    upright = h > w
    bw = min(w - 2 * (48 if upright else 160), (h - HEAD - 230) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    y = HEAD + ((h - HEAD - 220 - bh) * 0.3 if upright else (h - HEAD - 220 - bh) / 2)
    board = Box((w - bw) / 2, y, bw, bh)
    word = Box(w / 2 - 310, board.bottom + 14, 620, 92)
    go = Box(w / 2 - 150, h - 24 - 72, 300, 72)
    said = Box(board.right + 24, board.y, w - board.right - 48, bh)
    if said.w < 170:
        said = Box(board.x, word.bottom + 16, bw, go.y - word.bottom - 32)
    return board, word, go, Box(w - 40 - 200, h - 24 - 66, 200, TARGET), said


def undrawn(w: float, h: float, lines: int) -> tuple[Box, tuple[Box, ...]]:
    """Return (sheet, a line per seat in the sheet's units) of what was never drawn; few lines are taller ones."""
    wide, line = min(1_040.0, w - 80), min(124.0, (h - HEAD - 200) / max(1, lines))
    tall = lines * line + 40
    sheet = Box((w - wide) / 2, HEAD + max(0.0, (h - HEAD - 130 - tall) * (0.3 if h > w else 0.5)), wide, tall)
    return sheet, tuple(Box(36, 20 + n * line, wide - 72, line) for n in range(lines))


class ScoreSheet(NamedTuple):
    """The scores: the sheet, its title, one line per seat (sheet units), the sentence below, and the buttons (stage units)."""

    sheet: Box
    title: Box
    lines: tuple[Box, ...]
    why: Box
    buttons: tuple[Box, ...]


def scores(w: float, h: float, players: int) -> ScoreSheet:
    """Return the score sheet; every seat has one line with its arithmetic."""
    wide = w - 80 if h > w else min(1040.0, w - 80)
    line = min(150.0 if h > w else 100.0, (h - 344) / players)
    tall = 132 + players * line + 68
    y = max(16.0, (h - tall - 104) / 2)
    sheet = Box((w - wide) / 2, y, wide, tall)
    lines = tuple(Box(32, 128 + i * line, wide - 64, line - 8) for i in range(players))
    each, gap = min(260.0, (w - 80 - 4 * 16) / 5), 16.0
    x = (w - 5 * each - 4 * gap) / 2
    buttons = tuple(Box(x + i * (each + gap), sheet.bottom + 24, each, 68) for i in range(5))
    return ScoreSheet(sheet, Box(32, 16, wide - 64, 96), lines, Box(32, tall - 66, wide - 64, 56), buttons)


class Gallery(NamedTuple):
    """All boards with their words: per author the name's place, six boards and their captions, and the way back."""

    title: Box
    hint: Box
    save_all: Box
    album: Box
    back: Box
    names: tuple[Box, ...]
    boards: tuple[tuple[Box, ...], ...]
    captions: tuple[tuple[Box, ...], ...]
    room: Box


def gallery(w: float, h: float, players: int) -> Gallery:
    """Return the gallery: the wall with room for a word under each board."""
    back = Box(w - EDGE - 220, 18, 220, TARGET)
    album = Box(back.x - 16 - 240, 18, 240, TARGET)
    save_all = Box(album.x - 16 - 200, 18, 200, TARGET)
    room = Box(EDGE, 92, w - 2 * EDGE, h - 92 - 14)
    caption, name_w = 28.0, 112.0
    wide = room.w - name_w

    def board_width(lines: int) -> float:
        return min(wide * lines / BOARDS - 14, (room.h / players / lines - caption - 8) * BOARD_ASPECT)

    lines = max((1, 2), key=board_width)  # on an upright screen three boards a line are larger than six
    bw, line_h, a_line = board_width(lines), room.h / players / lines, BOARDS // lines
    bh = bw / BOARD_ASPECT
    line_h = min(line_h, bh + caption + 60)
    step = min(bw + 60, wide / a_line)
    x0 = room.x + (wide - step * a_line + (step - bw)) / 2
    names, boards, captions = [], [], []
    for row in range(players):
        y = room.y + row * room.h / players + (room.h / players - lines * line_h) / 2 + (line_h - bh - caption) / 2
        names.append(Box(x0, y, name_w - 14, bh))
        spots = (Box(x0 + name_w + i % a_line * step, y + i // a_line * line_h, bw, bh) for i in range(BOARDS))
        boards.append(tuple(spots))
        captions.append(tuple(Box(b.x - (step - bw) / 2 + 3, b.bottom + 1, step - 6, caption) for b in boards[-1]))
    title = Box(EDGE, 8, save_all.x - 20 - EDGE, 46)
    hint = Box(EDGE, title.bottom, title.w, 26)
    return Gallery(title, hint, save_all, album, back, tuple(names), tuple(boards), tuple(captions), room)


class Detail(NamedTuple):
    """A board taken out of the gallery, in the sheet's units: the strip at its top, the board with its player, three stages."""

    before: Box
    after: Box
    caption: Box
    save: Box
    close: Box
    board: Box
    player: Box
    stages: tuple[Box, ...]


def detail(w: float, h: float) -> Detail:
    """Return where the parts of a sheet of w x h lie: the stages stand beside the board, under it where the sheet is tall."""
    before, after = Box(16, 14, TARGET, TARGET), Box(16 + TARGET + 4, 14, TARGET, TARGET)
    close = Box(w - 16 - TARGET, 14, TARGET, TARGET)
    save = Box(close.x - 8 - 180, 14, 180, TARGET)
    caption = Box(after.right + 12, 14, save.x - 24 - after.right, TARGET)
    top, gap, mark = 90.0, 24.0, 34.0
    if h > w:
        small = (w - 4 * 80) / 3
        free = h - top - small / BOARD_ASPECT - mark - 64 - 4 * gap
        bw = min(w - 2 * gap, free * BOARD_ASPECT)
        board = Box((w - bw) / 2, top + (free - bw / BOARD_ASPECT) / 2, bw, bw / BOARD_ASPECT)
        y = top + free + gap + 64 + gap
        stages = [Box(80 + n * (small + 80), y, small, small / BOARD_ASPECT) for n in range(3)]
        return Detail(before, after, caption, save, close, board, Box(gap, top + free + gap, w - 2 * gap, 64), tuple(stages))
    player = Box(gap, h - 64 - 20, w - 2 * gap, 64)
    free = player.y - gap - top
    small = min(250.0, ((free - 3 * mark - 2 * 16) / 3) * BOARD_ASPECT)
    column = small + 80
    wide = w - column - 2 * gap
    bw = min(wide, free * BOARD_ASPECT)
    board = Box(gap + (wide - bw) / 2, top + (free - bw / BOARD_ASPECT) / 2, bw, bw / BOARD_ASPECT)
    step = small / BOARD_ASPECT + mark + 16
    stages = [Box(w - gap - column + 40, top + n * step, small, small / BOARD_ASPECT) for n in range(3)]
    return Detail(before, after, caption, save, close, board, player, tuple(stages))
