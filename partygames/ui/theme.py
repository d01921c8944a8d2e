"""Every colour, distance, radius and duration of the program, in one place.

Lengths are scene units: the stage is at least 1280 x 800 of them, whatever the window (see scene/stage.py). Durations are ms.
"""

from PySide6.QtGui import QColor

INK = QColor("#2E2A33")
PAPER = QColor("#FFFDF6")
CREAM = QColor("#FFF7E8")
SAND = QColor("#F0E8D8")
LINEN_LIGHT = QColor("#F3EADA")
LINEN_DARK = QColor("#E9DCC4")
LINEN_EDGE = QColor("#D8C8A8")
MUTED = QColor("#6F655B")
FELT_LIGHT = QColor("#2F5D50")
FELT_DARK = QColor("#1B3A33")
FELT_PANEL = QColor("#24493F")
MUTED_ON_FELT = QColor("#C9DAD0")
GOLD = QColor("#FFD27A")
RED = QColor("#D7402B")

ACTION = QColor("#D55E00")
ACTION_DEEP = QColor("#B84F00")
CALM = QColor("#0072B2")
YES = QColor("#00795A")
CLOSE = QColor("#E69F00")
NO = QColor("#6F655B")
FAR = QColor("#4F6D8A")
WARM = QColor("#FFE3B8")
FOCUS = QColor("#0072B2")
FOCUS_ON_FELT = QColor("#FFD27A")

SEATS = tuple(QColor(c) for c in ("#D55E00", "#0072B2", "#00805E", "#94690A", "#A8478C", "#433F8F"))
"""Seat colours in the order of core.seats.EMBLEMS; each is dark enough for white text and for paper (4.5:1).

The last is an indigo: a second blue cannot be told from the first, least of all under tritanopia.
"""

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


SCRIM = with_alpha(INK, 0.45)
"""What lies between a dialog or a sheet and the table below it."""
