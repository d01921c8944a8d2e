"""Where everything lies in the lobby: options beside the seats, or under them where the window is taller than wide."""

from typing import NamedTuple

from partygames.ui.scene.box import Box
from partygames.ui.theme import S2, S3, S4, TARGET

EDGE, PANEL_W = 56.0, 320.0
MENU_W = (150.0, 150.0, 130.0, 150.0)
HEAD, BAR, TITLE_ROW, FOOT = 134.0, 70.0, 40.0, 40.0
TALLEST = 1_220.0
"""A wide lobby is no taller; on an even taller stage it lies in the middle."""
PANEL_H, PANEL_MOST, CARD_H = 560.0, 660.0, 236.0
"""Upright: how tall the options are, less or more; how tall the cards of seats are at the most."""
MENU_ROW, LOWEST_CARD = 58.0, 100.0
"""Upright: how much lower the title lies for the menu above it; how low a seat may be."""
STRIP = 62.0
"""A cover: the strip with the name of the game, under a picture of 400 x 250."""


class Places(NamedTuple):
    """The lobby: title, sentence, menu, two covers, the game that waits, the seats with their headline, the options."""

    title: Box
    subtitle: Box
    menu: tuple[Box, ...]
    covers: tuple[Box, Box]
    resume: Box
    seats_title: Box
    suggestion: Box
    cards: tuple[Box, ...]
    options: Box


def lobby(w: float, h: float, waits: bool, suggests: bool) -> Places:
    """Return the places on a stage of w x h; `waits`: a game waits, `suggests`: a guided round is suggested."""
    return _upright(w, h, waits, suggests) if h > w else _wide(w, h, waits, suggests)


def _wide(w: float, h: float, waits: bool, suggests: bool) -> Places:
    left_w = w - 2 * EDGE - PANEL_W - S4
    tall = min(h, TALLEST)
    top = (h - tall) / 2
    bottom = top + tall - FOOT
    row_h = _row_h(suggests)
    cover_h = min((262.0 if waits else 326.0) + (tall - 800) * 0.6 - (row_h - TITLE_ROW), _cover_h((left_w - S4) / 2))
    options = Box(w - EDGE - PANEL_W, top + HEAD, PANEL_W, bottom - top - HEAD)
    return _places(w, top, left_w, cover_h, bottom, options, waits, row_h)


def _upright(w: float, h: float, waits: bool, suggests: bool) -> Places:
    full = w - 2 * EDGE
    panel = max(PANEL_H, min(PANEL_MOST, PANEL_H + (h - 1_700) * 0.3))
    # Covers and options stay where they are when the bar or the suggestion goes: the seats take their room.
    fixed = MENU_ROW + HEAD + 3 * S3 + BAR + _row_h(True) + panel + FOOT
    cover_h = min(h - fixed - 2 * LOWEST_CARD - S3, _cover_h((full - S4) / 2))
    top = max(0.0, (h - fixed - cover_h - 2 * CARD_H - S3) / 2)
    bottom = h - top - FOOT - panel - S3
    places = _places(w, top + MENU_ROW, full, cover_h, bottom, Box(EDGE, bottom + S3, full, panel), waits, _row_h(suggests))
    # The menu has a row of its own, and the title all the width.
    menu = tuple(spot._replace(y=top + S3) for spot in places.menu)
    return places._replace(menu=menu, title=places.title._replace(w=full), subtitle=places.subtitle._replace(w=full))


def _cover_h(w: float) -> float:
    """Return how tall a cover of that width is at the most: its picture has no more."""
    return w * 250 / 400 + STRIP


def _row_h(suggests: bool) -> float:
    return TARGET + S2 if suggests else TITLE_ROW


def _places(
    w: float, top: float, left_w: float, cover_h: float, bottom: float, options: Box, waits: bool, row_h: float
) -> Places:
    """Return the places of a column `left_w` wide that ends at `bottom`, with the options already placed."""
    x, menu = w - EDGE, []
    for width in reversed(MENU_W):
        x -= width
        menu.append(Box(x, top + 36, width, TARGET))
    title_w = x - 20 - EDGE
    y = top + HEAD
    cover_w = (left_w - S4) / 2
    covers = tuple(Box(EDGE + i * (cover_w + S4), y, cover_w, cover_h) for i in range(2))
    y += cover_h + S3
    resume = Box(EDGE, y, left_w, BAR)
    if waits:
        y += BAR + S3
    seats_title = Box(EDGE, y - 4 + (row_h - TITLE_ROW) / 2, left_w * 0.3, 40)
    suggestion = Box(EDGE + left_w * 0.3, y - 2, left_w * 0.7, TARGET)
    y += row_h
    card_w, card_h = (left_w - 2 * S3) / 3, (bottom - y - S3) / 2
    cards = tuple(Box(EDGE + i % 3 * (card_w + S3), y + i // 3 * (card_h + S3), card_w, card_h) for i in range(6))
    return Places(
        Box(EDGE, top + 24, title_w, 64),
        Box(EDGE + 2, top + 86, title_w, 30),
        tuple(reversed(menu)),
        covers,
        resume,
        seats_title,
        suggestion,
        cards,
        options,
    )


COLUMN_W = 420.0
"""Options at least twice as wide as this lie in two columns."""
PAD, CAPTION, ROW, ROW_UPRIGHT, GAP, PLAY, NOTE = 28.0, 28.0, 58.0, 72.0, 12.0, 70.0, 64.0
NOTE_MOST, NOTE_GAP = 96.0, 8.0
"""How tall the note above Play is at the most, and the air between them."""
ROWS_TOP, ROWS_TOP_UPRIGHT = 54.0, 74.0


class OptionPlaces(NamedTuple):
    """The options: a caption and a row each, how far a tap reaches above and below the row, the note, Play."""

    captions: tuple[Box, ...]
    rows: tuple[Box, ...]
    reach: tuple[tuple[float, float], ...]
    note: Box
    go: Box


def options(w: float, h: float, captioned: tuple[bool, ...]) -> OptionPlaces:
    """Return the places in a panel of w x h; `captioned` says which rows have words above them."""
    two = w >= 2 * COLUMN_W
    first = -(-len(captioned) // 2) if two else len(captioned)
    columns = [range(first), range(first, len(captioned))]
    inner = (w - 2 * PAD - (S4 * 2 if two else 0)) / (2 if two else 1)
    top, end = (ROWS_TOP_UPRIGHT if two else ROWS_TOP), h - S4 - PLAY
    captions, rows, reach, low = [], [], [], top
    for number, column in enumerate(columns):
        if not column:
            continue
        lead = [CAPTION if captioned[n] or two else 0.0 for n in column]
        row_h = min(ROW_UPRIGHT if two else ROW, (end - NOTE - top - sum(lead)) / len(column) - GAP)
        x, y = PAD + number * (inner + 2 * S4), top
        for k in range(len(column)):
            captions.append(Box(x, y, inner, CAPTION - 4))
            rows.append(Box(x, y + lead[k], inner, row_h))
            reach.append(((GAP + lead[k]) / 2, (GAP + (lead[k + 1] if k + 1 < len(column) else 0.0)) / 2))
            y += lead[k] + row_h + GAP
        low = max(low, y)
    tall = min(NOTE_MOST, end - low - NOTE_GAP)
    note, go = Box(PAD, end - NOTE_GAP - tall, w - 2 * PAD, tall), Box(PAD, end, w - 2 * PAD, PLAY)
    return OptionPlaces(tuple(captions), tuple(rows), tuple(reach), note, go)
