"""Which items of the Doodle Rush pages the coach points at."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsWidget

from partygames.games.doodle_rush.state import BoardView
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.answers import Ask
from partygames.ui.doodle.draw_page import DrawPage
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.guide.doodle.lesson import EASIEST, GUESSER, THEIRS, YOU
from partygames.ui.guide.pointing import box_of
from partygames.ui.scene.box import Box

if TYPE_CHECKING:
    from partygames.ui.guide.doodle.screen import GuidedDoodle

MENDING = slice(3, 6)
"""Both rubbers and undo, which lie in a row among the tools."""


def own_board(screen: "GuidedDoodle") -> BoardView | None:
    """Return the first board of the person that can be guessed now."""
    return next((board for board in screen.session.view(YOU).boards[YOU] if board.open and board.has_drawing), None)


def targets(screen: "GuidedDoodle", name: str) -> tuple[Box, ...]:
    """Return the boxes of what a step names, as far as it can be seen."""
    page = screen.page
    if isinstance(screen.veil, Curtain):
        return _boxes((screen.veil.hold,) if name == "curtain" else ())
    if isinstance(page, DrawPage):
        if name == "words":
            return tuple([box for board in page.boards.values() for box in _boxes((board.chip,))])
        return _boxes(_drawing(page, name))
    return _boxes(_wall(screen, page, name)) if isinstance(page, WallPage) else ()


def _boxes(items: tuple[QGraphicsWidget, ...]) -> tuple[Box, ...]:
    """Return the box around these items, if any of them is shown."""
    box = box_of(*items)
    return () if box is None else (box,)


def _drawing(page: DrawPage, name: str) -> tuple[QGraphicsWidget, ...]:
    if name == "easiest":
        board = page.boards[EASIEST]
        return (board.sheet, board.chip, board.lens)
    if name == "mend":
        return page.tools.buttons[MENDING]
    return (page.done,) if name == "done" else ()


def _wall(screen: "GuidedDoodle", page: WallPage, name: str) -> tuple[QGraphicsWidget, ...]:
    own = own_board(screen)
    mine = () if own is None else (page.boards[YOU, own.index],)
    bar = page.bar
    if name == "theirs":
        return (page.boards[THEIRS],)
    if name == "answers":
        return (*bar.answers, bar.eye)
    if name == "you":
        return (bar.winners[YOU],)
    if name == "take-back":
        return (page.winners.take_back,)
    if name == "mine":
        asked = bar.ask is Ask.ANSWER and page.selected is not None and page.selected[0] == YOU
        return bar.answers[1:] if asked else mine
    if name == "mine-or-them":
        if page.selected is None or page.selected[0] != YOU:
            return mine
        return (bar.winners[GUESSER],) if bar.ask is Ask.WHO else (bar.answers[0],)
    if name == "row":
        return tuple(page.boards[YOU, index] for index in range(len(page.view.boards[YOU])))
    return (page.winners,) if name == "trays" else ()
