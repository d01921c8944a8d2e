"""Where everything lies on the guessing wall, and over it."""

from typing import NamedTuple

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, HEAD
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

BAR, BAR_UPRIGHT = 88.0, 172.0
"""How tall the bar is; upright it has two lines, words above and buttons below."""
PANEL = 236.0
BETWEEN, NAME_W, NAME_H = 14.0, 108.0, 36.0
"""Between two boards; the room of an author's name beside the boards, and over them."""


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

    @property
    def columns(self) -> int:
        """Return how many boards lie side by side."""
        return sum(board.y == self.boards[0][0].y for board in self.boards[0])


def wall(w: float, h: float, players: int) -> Wall:
    """Return the wall for 3 to 6 authors; on a tall stage the winners' panel lies under it."""
    tall = h > w
    bar_h = BAR_UPRIGHT if tall else BAR
    bar = Box(EDGE, h - 16 - bar_h, w - 2 * EDGE, bar_h)
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
    """Return the names' places and the boards: an author's six lie in one line or two, with the name left of them or above.

    Whatever makes the boards largest: one line beside the name on most displays, two lines on a tall one.
    """
    row_h = room.h / players
    lines, over = max(((1, False), (1, True), (2, False), (2, True)), key=lambda shape: _board_width(room, row_h, *shape))
    cols, left, head = BOARDS // lines, 0.0 if over else NAME_W, NAME_H if over else 0.0
    bw = _board_width(room, row_h, lines, over)
    bh = bw / BOARD_ASPECT
    step = min(bw + 40, (room.w - left + (BETWEEN if over else 0.0)) / cols)
    x = room.x + max(0.0, room.w - left - (cols - 1) * step - bw) / 2
    names, boards = [], []
    for row in range(players):
        tall = head + lines * bh + (lines - 1) * BETWEEN
        y = room.y + row * row_h + (row_h - tall) / 2
        names.append(Box(x, y - 2, room.right - x, NAME_H - 2) if over else Box(x, y, NAME_W - 12, bh))
        boards.append(
            tuple(
                Box(x + left + i % cols * step, y + head + i // cols * (bh + BETWEEN), bw, bh) for i in range(BOARDS)
            )
        )
    return tuple(names), tuple(boards)


def _board_width(room: Box, row_h: float, lines: int, over: bool) -> float:
    """Return how wide the boards can be with that many lines for an author, the name over them or beside."""
    cols = BOARDS // lines
    wide = (room.w + BETWEEN) / cols - BETWEEN if over else (room.w - NAME_W) / cols - BETWEEN
    tall = row_h - (12 + NAME_H if over else 10) - (lines - 1) * 3 * BETWEEN  # two lines stand apart from the next author's
    return min(wide, tall / lines * BOARD_ASPECT)


class AnswerBar(NamedTuple):
    """The bar under the wall, inside its own coordinates: who answers, four answers, three tools, and the log."""

    prompt: Box
    answers: tuple[Box, ...]
    tools: tuple[Box, ...]
    log: Box


def answer_bar(bar: Box) -> AnswerBar:
    """Return the places of the bar."""
    if bar.h > BAR:
        y, half = bar.h - 14 - TARGET, (bar.w - 36 - 20) / 2
        each = min(150.0, (bar.w - 36 - 3 * (TARGET + 12) - 4 * 8 - 20) / 4)
        answers = tuple(Box(18 + i * (each + 8), y, each, TARGET) for i in range(4))
        tools = tuple(Box(bar.w - 18 - (3 - i) * (TARGET + 4) - (2 - i) * 8, y, TARGET + 4, TARGET) for i in range(3))
        return AnswerBar(Box(18, 8, half, y - 16), answers, tools, Box(18 + half + 20, 8, half, y - 16))
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
    if bar.h > BAR:
        y = bar.h - 14 - TARGET
        prompt, left = Box(18, 8, bar.w - 36, y - 16), 18.0
    else:
        y = (bar.h - TARGET) / 2
        prompt = Box(18, 8, 150, bar.h - 16)
        left = prompt.right
    give = Box(bar.w - 16 - 132, y, 132, TARGET)
    several = Box(give.x - 8 - 178, y, 178, TARGET)
    each = min(190.0, (several.x - 12 - left - 8 * others) / others)
    return prompt, tuple(Box(left + i * (each + 8), y, each, TARGET) for i in range(others)), several, give


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
