"""Which items of the card table the coach points at, and which no slip may cover."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsWidget

from partygames.games.witch_express.events import SaidNext
from partygames.ui.scene.box import Box
from partygames.ui.witch.summary import RoundSheet

if TYPE_CHECKING:
    from partygames.ui.guide.screen import GuidedScreen

CARD_GAP = 40.0
"""About how far cards in the middle lie from each other."""


def box_of(*items: QGraphicsWidget) -> Box | None:
    """Return the box around those of the items that are shown, None when none is."""
    around = QRectF()
    for item in items:
        if item.isVisible():
            around = around.united(item.mapRectToScene(item.rect()))
    return None if around.isNull() else Box(*around.getRect())


def sheet_of(screen: "GuidedScreen") -> RoundSheet | None:
    """Return the sheet of a finished round, when nothing covers it."""
    top = screen.covers()[-1:]
    return top[0] if top and isinstance(top[0], RoundSheet) else None


def target(screen: "GuidedScreen", name: str) -> Box | None:
    """Return the box of what a step names."""
    acting, table, sheet = screen.acting, screen.table, sheet_of(screen)
    items: tuple[QGraphicsWidget, ...] = ()
    if name == "opening":
        items = acting.open_row
    elif name == "tasks":
        items = table.tasks
    elif name == "hand":
        items = (acting.hand,)
    elif name == "confirm":
        items = (acting.confirm,)
    elif name == "dare":
        items = (acting.brave, acting.cowardly)
    elif name == "next":
        seat = next((event.seat for event in reversed(screen.session.log) if isinstance(event, SaidNext)), table.bottom)
        return Box(*table.seats[seat].head().getRect())
    elif name == "sheet" and sheet is not None:
        items = (sheet.go_on,)
    elif name == "middle":
        return _turn(screen)
    return box_of(*items)


def tapped(screen: "GuidedScreen") -> list[Box]:
    """Return what may be tapped now, and the cards of the turn: no slip lies over them."""
    sheet = sheet_of(screen)
    if sheet is not None:
        return [box for box in map(box_of, (sheet.go_on, *sheet.rows, sheet.title)) if box is not None]
    acting = screen.acting
    items = (acting.hand, acting.brave, acting.cowardly, acting.confirm, acting.sort, acting.prompt)
    rows = (*acting.open_row, *acting.slots, screen.help, screen.pause, screen.hinting.button, screen.table.log)
    return [box for box in (*map(box_of, (*items, *rows)), _turn(screen)) if box is not None]


def looked_at(screen: "GuidedScreen") -> list[Box]:
    """Return what people look at: a slip lies there only where it must."""
    table = screen.table
    boxes = [box_of(item) for item in (*table.seats, *table.tasks, table.deck)]
    return [box for box in boxes if box is not None]


def _turn(screen: "GuidedScreen") -> Box | None:
    """Return where the cards of the turn lie when they have arrived; None while none does."""
    middle, cards = screen.spots.middle, len(screen.table.middle.cards)
    w = min(middle.w, cards * (screen.spots.biggest + CARD_GAP))
    return Box(middle.x + (middle.w - w) / 2, middle.y, w, middle.h) if cards else None
