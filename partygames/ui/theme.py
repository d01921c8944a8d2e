"""Every colour, distance, radius and duration of the program, in one place.

Lengths are scene units: the stage is at least 1280 x 800 of them, whatever the window (see scene/stage.py). Durations are ms.
"""

from PySide6.QtGui import QColor, QPixmapCache

_both: list[tuple[QColor, QColor, QColor]] = []
"""Every colour that has two looks: the colour itself, how it is in the light look, how in the dark one."""


def _two(light: str, dark: str) -> QColor:
    color = QColor(light)
    _both.append((color, QColor(light), QColor(dark)))
    return color


# Drawn things are ink on paper in either look: boards, cards, what is printed on them, pictures that are saved.
INK = QColor("#2E2A33")
PAPER = QColor("#FFFDF6")
CREAM = QColor("#FFF7E8")
"""What is written on a strong colour or on felt."""

# The table and the sheets on it have two looks.
TEXT = _two("#2E2A33", "#F3EBDD")
MUTED = _two("#665C52", "#CFC3B5")
SHEET = _two("#FFFDF6", "#433934")
SAND = _two("#F0E8D8", "#574B43")
WARM = _two("#FFE3B8", "#634A26")
LINEN_LIGHT = _two("#F3EADA", "#36281F")
LINEN_DARK = _two("#E9DCC4", "#1F1611")
LINEN_EDGE = _two("#D8C8A8", "#75645A")
EDGE = _two("#857862", "#AE9E93")
"""The edge of what is used: a field, a bar, the way of a knob. LINEN_EDGE only decorates."""
FELT_LIGHT = _two("#2F5D50", "#214539")
FELT_DARK = _two("#1B3A33", "#0E211C")
FELT_PANEL = _two("#24493F", "#1A382F")
MUTED_ON_FELT = _two("#C9DAD0", "#B9CCC1")
FELT_BUTTON = _two("#C9DAD0", "#2C5446")
FOCUS = _two("#0072B2", "#7CC4F2")
ACTION_TEXT = _two("#9E4400", "#FFB277")
"""The action's colour where it is written on a sheet."""
YES_TEXT = _two("#00795A", "#6FD8B4")
"""The colour of yes where it is written on a sheet."""
HOT = _two("#FFB088", "#8A2413")
HOT_RING = _two("#C62D1B", "#FF8A6B")
"""What the disc and the ring of the clock warm up to in the last ten seconds."""
SHADOW = _two("#2E1F14", "#000000")
SHEET_EDGE = _two("#FFFDF6", "#75645A")
"""The hairline round a sheet that lies over the table: in the dark no shadow tells where it ends."""
TOAST_EDGE = _two("#2E2A33", "#8A7A6C")
"""The hairline round a dark slip that says something in passing: seen where the table is as dark."""
SCRIM = _two("#732E2A33", "#A80B0806")
"""What lies between a dialog or a sheet and the table below it."""

GOLD = QColor("#FFD27A")
RED = QColor("#D7402B")
ACTION = QColor("#C24B00")
CALM = QColor("#0072B2")
YES = QColor("#00795A")
CLOSE = QColor("#E69F00")
NO = QColor("#6F655B")
FAR = QColor("#4F6D8A")
FOCUS_ON_FELT = GOLD

SEATS_DRAWN = ("#BF4600", "#0078BE", "#00855A", "#B8860B", "#A63C80", "#403A94")
"""The seat colours of the light look, which the emblems are drawn in."""
_SEATS_DARK = ("#E2672E", "#4AA8EE", "#1C9C74", "#DDBB62", "#D66FAE", "#8076EA")
SEATS = tuple(_two(*both) for both in zip(SEATS_DRAWN, _SEATS_DARK, strict=True))
"""Seat colours in the order of core.seats.EMBLEMS, for frames, discs and backs.

The last is an indigo: a second blue cannot be told from the first, least of all under tritanopia.
"""
ON_SEAT = _two("#FFFFFF", "#1E1712")
"""The shape of an emblem on its disc."""

WITCHES = tuple(
    QColor(c) for c in ("#7A4E2D", "#5BA84A", RED, "#7D3C98", "#E9A800", "#2F80C3", "#8E9AA6", "#2B2950", "#A9C9DC")
)
"""Colours of the nine kinds of witch, in the order of Kind."""

R_S, R_M, R_L = 8.0, 12.0, 20.0
S1, S2, S3, S4, S5 = 4.0, 8.0, 16.0, 24.0, 40.0
TEXT_S, TEXT_M, TEXT_L, TEXT_XL, TEXT_HUGE = 18, 21, 27, 40, 56
"""Text sizes; the smallest is 1/45 of the height of the stage."""

TARGET = 60.0
"""The smallest thing that can be tapped: 44 px where the window is 600 px high."""

FAST, SLOW = 200, 250

DRAG = 14.0
"""How far a press moves before it carries what was pressed: a shaky tap stays a tap."""


def with_alpha(color: QColor, alpha: float) -> QColor:
    """Return the colour with an opacity of 0..1."""
    out = QColor(color)
    out.setAlphaF(alpha)
    return out


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """Return the colour that has `share` (0..1) of `b` and the rest of `a`."""
    return QColor.fromRgbF(*(x + (y - x) * share for x, y in zip(a.getRgbF()[:3], b.getRgbF()[:3], strict=True)))


def seat_ground(emblem: int) -> QColor:
    """Return the deep colour of a seat that fills the screen under CREAM words: curtain and pause."""
    return mixed(QColor(SEATS_DRAWN[emblem]), INK, 0.55 if is_dark() else 0.3)


def luminance(color: QColor) -> float:
    """Return the relative luminance 0..1 of an opaque colour (WCAG 2)."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color.getRgbF()[:3])
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast 1..21 of two opaque colours (WCAG 2); text needs 4.5."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def on(fill: QColor) -> QColor:
    """Return INK or CREAM, whichever is read better on `fill`."""
    return INK if contrast(INK, fill) > contrast(CREAM, fill) else CREAM


def is_dark() -> bool:
    """Say whether the dark look is worn."""
    return luminance(SHEET) < luminance(TEXT)


def wear(dark: bool) -> bool:
    """Put on the light or the dark look and say whether that changed anything.

    The colours change in place, so that whoever holds one has the new look at the next paint, and pictures that were kept are
    dropped. What was mixed before, or written into a document, is made anew when the stage words its screen (Stage.restyle).
    """
    if dark == is_dark():
        return False
    for color, in_light, in_dark in _both:
        color.setRgba((in_dark if dark else in_light).rgba())
    QPixmapCache.clear()
    return True
