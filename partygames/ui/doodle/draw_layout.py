"""Where everything lies on the drawing table."""

from typing import NamedTuple

from partygames.games.doodle_rush.state import BOARDS
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle.layout import EDGE, GAP, HEAD
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

TOOLS = 88.0
LARGE_TOOL = 76.0
"""How large a tool is on an upright stage, where everything is smaller and there is height to spare."""
UNDER = 64.0
"""What a board on the drawing table has under it: 8 of air and the row of its word (56)."""


class Spots(NamedTuple):
    """Where a board lies, its word and its lens."""

    board: Box
    chip: Box
    lens: Box


class DrawTable(NamedTuple):
    """The drawing table: the tools' panel with its places (inside its own coordinates), and the six boards."""

    panel: Box
    tools: tuple[Box, ...]
    boards: tuple[Spots, ...]


def _tools(w: float, h: float, left_handed: bool) -> tuple[Box, tuple[Box, ...]]:
    """Return the panel and its places: three pens, two rubbers, undo, redo, wipe; inside the panel's own coordinates."""
    places, y = [], 12.0
    side = LARGE_TOOL if h > w else TARGET
    for group in (3, 2, 3):
        for _ in range(group):
            places.append(Box((TOOLS - side) / 2, y, side, side))
            y += side + 6
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
    boards = [Box(x0 + (i % cols) * (bw + gap_x), y0 + (i // cols) * (bh + UNDER + gap_y), bw, bh) for i in range(BOARDS)]
    if h > w:
        panel = panel._replace(y=boards[0].y)
    return DrawTable(panel, tools, tuple(map(_spots, boards)))


def large_board(w: float, h: float, left_handed: bool) -> Spots:
    """Return the places of the one board that is worked on large."""
    desk = _desk(w, h, left_handed)
    bw = min(desk.w, (desk.h - UNDER) * BOARD_ASPECT)
    bh = bw / BOARD_ASPECT
    return _spots(Box(desk.x + (desk.w - bw) / 2, desk.y + (desk.h - bh - UNDER) / 2, bw, bh))


def _spots(board: Box) -> Spots:
    chip = Box(board.x + 8, board.bottom + 8, min(320.0, board.w - 16 - TARGET - 8), UNDER - 8)
    return Spots(board, chip, Box(board.right - TARGET, board.bottom + 8, TARGET, UNDER - 8))
