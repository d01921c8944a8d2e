"""Where everything lies on the screens of Doodle Rush: pure functions of the stage's size (scene units, at least 1280 x 800)."""

from typing import NamedTuple

from partygames.ink.stroke import BOARD_ASPECT

BOARDS = 6
HEAD = 118.0
EDGE = 24.0
GAP = 16.0
TARGET = 60.0
BAR = 88.0
PANEL = 236.0
TOOLS = 88.0
UNDER = 64.0
"""What a board on the drawing table has under it: 8 of air and the row of its word (56)."""


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.h

    def meets(self, other: "Box") -> bool:
        """Say whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom


class Header(NamedTuple):
    """The strip at the top; `free` is where a screen puts its own button (the drawer's "Done")."""

    pips: Box
    emblem: Box
    title: Box
    subtitle: Box
    free: Box
    pause: Box
    clock: Box


def header(w: float) -> Header:
    """Return the strip at the top for a stage `w` wide."""
    clock = Box(w - 40 - 98, 12, 98, 98)
    pause = Box(clock.x - GAP - TARGET, 30, TARGET, TARGET)
    free = Box(pause.x - GAP - 190, 30, 190, TARGET)
    emblem = Box(388, 34, 52, 52)
    x = emblem.right + 14
    return Header(
        Box(36, 36, 330, 46), emblem, Box(x, 20, free.x - 20 - x, 44), Box(x, 64, free.x - 20 - x, 30), free, pause, clock
    )


class DrawTable(NamedTuple):
    """The drawing table: the tools' panel with its nine places, and per board the board, its word and its lens."""

    panel: Box
    tools: tuple[Box, ...]
    boards: tuple[Box, ...]
    chips: tuple[Box, ...]
    lenses: tuple[Box, ...]


def _tools(w: float, h: float, left_handed: bool) -> tuple[Box, tuple[Box, ...]]:
    """Return the panel and its places: three pens, two rubbers, undo, redo, wipe; inside the panel's own coordinates."""
    places, y = [], 12.0
    for group in (3, 2, 3):
        for _ in range(group):
            places.append(Box((TOOLS - TARGET) / 2, y, TARGET, TARGET))
            y += TARGET + 6
        y += 14
    tall = y - 14 - 6 + 12
    x = w - EDGE - TOOLS if left_handed else EDGE
    return Box(x, HEAD + max(0.0, (min(h, 1000.0) - HEAD - EDGE - tall) / 2), TOOLS, tall), tuple(places)


def _desk(w: float, h: float, left_handed: bool) -> Box:
    """Return the room of the boards, beside the tools."""
    room = w - EDGE - TOOLS - GAP - EDGE - EDGE / 2
    return Box(EDGE if left_handed else EDGE + TOOLS + GAP + EDGE / 2, HEAD, room, h - HEAD - EDGE)


def draw_table(w: float, h: float, left_handed: bool) -> DrawTable:
    """Return six boards, three by two or, on a tall stage, two by three, whichever makes them larger."""
    panel, tools = _tools(w, h, left_handed)
    desk = _desk(w, h, left_handed)
    gap_x, gap_y = 20.0, 14.0

    def width(cols: int, rows: int) -> float:
        tall = (desk.h - gap_y * (rows - 1)) / rows - UNDER
        return min((desk.w - gap_x * (cols - 1)) / cols, tall * BOARD_ASPECT)

    cols, rows = max(((3, 2), (2, 3)), key=lambda shape: width(*shape))
    bw = width(cols, rows)
    bh = bw / BOARD_ASPECT
    gap_x = min(44.0, (desk.w - cols * bw) / (cols - 1))
    gap_y = min(40.0, max(gap_y, (desk.h - rows * (bh + UNDER)) / rows))
    x0 = desk.x + (desk.w - cols * bw - (cols - 1) * gap_x) / 2
    y0 = desk.y + max(0.0, (desk.h - rows * (bh + UNDER) - (rows - 1) * gap_y) / 2)
    boards = tuple(Box(x0 + (i % cols) * (bw + gap_x), y0 + (i // cols) * (bh + UNDER + gap_y), bw, bh) for i in range(BOARDS))
    return DrawTable(panel, tools, boards, tuple(map(_chip, boards)), tuple(map(_lens, boards)))


def large_board(w: float, h: float, left_handed: bool) -> tuple[Box, Box, Box]:
    """Return (board, chip, lens) of the one board that is worked on large."""
    desk = _desk(w, h, left_handed)
    bw = min(desk.w, (desk.h - UNDER) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    board = Box(desk.x + (desk.w - bw) / 2, desk.y + (desk.h - bh - UNDER) / 2, bw, bh)
    return board, _chip(board), _lens(board)


def _chip(board: Box) -> Box:
    return Box(board.x + 8, board.bottom + 8, min(320.0, board.w - 16 - TARGET - 8), UNDER - 8)


def _lens(board: Box) -> Box:
    return Box(board.right - TARGET, board.bottom + 8, TARGET, UNDER - 8)


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
    names, boards = _rows(room, players)
    return Wall(names, boards, panel, title, trays, take_back, bar, room)


def _rows(room: Box, players: int) -> tuple[tuple[Box, ...], tuple[tuple[Box, ...], ...]]:
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


class Sheet(NamedTuple):
    """A board shown large with the lines beside or under it."""

    board: Box
    lines: Box


def zoomed(room: Box) -> Sheet:
    """Return the large board over the wall; `lines` is a strip under it."""
    bw = min(room.w - 32, (room.h - 32) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    board = Box(room.x + (room.w - bw) / 2, room.y + (room.h - bh) / 2, bw, bh)
    return Sheet(board, Box(board.x, board.bottom, bw, 0))


def flag_sheet(room: Box, players: int) -> tuple[Box, Sheet, tuple[Box, ...]]:
    """Return (sheet, board and text, one line per player) of the question about letters, over the wall; lines in sheet units."""
    tall = min(room.h, 136.0 + players * 66 + 14)
    wide = min(room.w, 1000.0)
    sheet = Box(room.x + (room.w - wide) / 2, room.y + (room.h - tall) / 2, wide, tall)
    bw = min(wide * 0.42, (tall - 160) * BOARD_ASPECT)
    board = Box(24, 138, bw, bw / BOARD_ASPECT)
    x = board.right + 24
    lines = tuple(Box(x, 136 + i * 66, wide - 24 - x, TARGET) for i in range(players))
    return sheet, Sheet(board, Box(24, 76, wide - 48, 52)), lines


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
