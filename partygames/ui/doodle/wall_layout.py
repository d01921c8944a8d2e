"""Where everything lies on the guessing wall, and over it."""

from typing import NamedTuple

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, HEAD
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

BAR = 88.0
PANEL = 236.0


class Wall(NamedTuple):
    """The guessing wall: per author the name's place and six boards; the winners' panel with its trays, and the bar of answers.

    `trays`, `title` and `take_back` are inside the panel's own coordinates. `room` is where a board is shown large.
    """

    names: tuple[Box, ...]
    boards: tuple[tuple[Box, ...], ...]
    panel: Box
    title: Box
    trays: tuple[Box, ...]
    take_back: Box
    bar: Box
    room: Box


def wall(w: float, h: float, players: int) -> Wall:
    """Return the wall for 3 to 6 authors; on a tall stage the winners' panel lies under it."""
    bar = Box(EDGE, h - 16 - BAR, w - 2 * EDGE, BAR)
    tall = h > w
    if tall:
        lines = -(-players // 3)
        panel_h = 64.0 + lines * (84 + 12) + 8
        panel = Box(EDGE, bar.y - 16 - panel_h, w - 2 * EDGE, panel_h)
        title, take_back = Box(20, 10, panel.w - 300, 48), Box(panel.w - 256, 4, 240, TARGET)
        each = (panel.w - 32 - 2 * 12) / 3
        trays = tuple(Box(16 + (i % 3) * (each + 12), 72 + (i // 3) * 96, each, 84) for i in range(players))
        room = Box(EDGE, HEAD, w - 2 * EDGE, panel.y - 16 - HEAD)
    else:
        panel = Box(w - EDGE - PANEL, HEAD, PANEL, bar.y - 16 - HEAD)
        title, take_back = Box(18, 8, PANEL - 36, 40), Box(12, panel.h - 12 - TARGET, PANEL - 24, TARGET)
        space = take_back.y - 8 - 50
        each = min(88.0, (space - 8 * (players - 1)) / players)
        gap = min(14.0, (space - each * players) / max(1, players - 1))
        trays = tuple(Box(12, 50 + i * (each + gap), PANEL - 24, each) for i in range(players))
        room = Box(EDGE, HEAD, panel.x - 20 - EDGE, bar.y - 16 - HEAD)
    names, boards = rows(room, players)
    return Wall(names, boards, panel, title, trays, take_back, bar, room)


def rows(room: Box, players: int) -> tuple[tuple[Box, ...], tuple[tuple[Box, ...], ...]]:
    """Return the names' places and the boards: names stand left of their row or above it, whichever makes larger boards."""
    gap, name_w, name_h = 14.0, 108.0, 36.0
    row_h = room.h / players
    beside = min((room.w - name_w) / BOARDS - gap, (row_h - 10) * BOARD_ASPECT)
    above = min((room.w + gap) / BOARDS - gap, (row_h - 12 - name_h) * BOARD_ASPECT)
    over = above > beside
    bw = max(above, beside)
    bh = bw / BOARD_ASPECT
    left = 0.0 if over else name_w
    step = min(bw + 40, (room.w - left + gap) / BOARDS if over else (room.w - left) / BOARDS)
    names, boards = [], []
    for row in range(players):
        top = room.y + row * row_h
        if over:
            y = top + (row_h - name_h - bh) / 2
            names.append(Box(room.x, y - 2, room.w, name_h - 2))
            y += name_h
        else:
            y = top + (row_h - bh) / 2
            names.append(Box(room.x, y, name_w - 12, bh))
        boards.append(tuple(Box(room.x + left + i * step, y, bw, bh) for i in range(BOARDS)))
    return tuple(names), tuple(boards)


class AnswerBar(NamedTuple):
    """The bar under the wall, inside its own coordinates: who answers, four answers, three tools, and the log."""

    prompt: Box
    answers: tuple[Box, ...]
    tools: tuple[Box, ...]
    log: Box


def answer_bar(bar: Box) -> AnswerBar:
    """Return the places of the bar."""
    y = (bar.h - TARGET) / 2
    each = min(150.0, (bar.w - 760) / 4)
    prompt = Box(18, 8, 168, bar.h - 16)
    x = prompt.right + 10
    answers = tuple(Box(x + i * (each + 8), y, each, TARGET) for i in range(4))
    x = answers[-1].right + 20
    tools = tuple(Box(x + i * (TARGET + 4 + 8), y, TARGET + 4, TARGET) for i in range(3))
    x = tools[-1].right + 20
    return AnswerBar(prompt, answers, tools, Box(x, 8, bar.w - 18 - x, bar.h - 16))


def choice_bar(bar: Box, others: int) -> tuple[Box, tuple[Box, ...], Box, Box]:
    """Return (prompt, one place per possible winner, the "several" switch, the confirming button) of the bar."""
    y = (bar.h - TARGET) / 2
    prompt = Box(18, 8, 150, bar.h - 16)
    give = Box(bar.w - 16 - 132, y, 132, TARGET)
    several = Box(give.x - 8 - 178, y, 178, TARGET)
    room = several.x - 12 - prompt.right
    each = min(190.0, (room - 8 * others) / others)
    return prompt, tuple(Box(prompt.right + i * (each + 8), y, each, TARGET) for i in range(others)), several, give


def zoomed(room: Box) -> Box:
    """Return the large board over the wall."""
    bw = min(room.w - 32, (room.h - 32) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    return Box(room.x + (room.w - bw) / 2, room.y + (room.h - bh) / 2, bw, bh)


class FlagPlaces(NamedTuple):
    """The question about letters: the sheet (units of the room), and inside it the board, the text and a line per player."""

    sheet: Box
    board: Box
    text: Box
    lines: tuple[Box, ...]


def flag_sheet(room: Box, players: int) -> FlagPlaces:
    """Return the places of the question about letters, over the wall."""
    tall = min(room.h, 136.0 + players * 66 + 14)
    wide = min(room.w, 1000.0)
    sheet = Box(room.x + (room.w - wide) / 2, room.y + (room.h - tall) / 2, wide, tall)
    bw = min(wide * 0.42, (tall - 160) * BOARD_ASPECT)
    board = Box(24, 138, bw, bw / BOARD_ASPECT)
    x = board.right + 24
    lines = tuple(Box(x, 136 + i * 66, wide - 24 - x, TARGET) for i in range(players))
    return FlagPlaces(sheet, board, Box(24, 76, wide - 48, 52), lines)
