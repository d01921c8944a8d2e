"""Small things drawn in many places of the card table: emblems, bottles with a count, tiles, bubbles, icons with words."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from partygames.core.seats import EMBLEMS
from partygames.ui import art, fonts, theme
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_paper
from partygames.ui.witch.words import KINDS

LINE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
BOTTLE = 64 / 80
SEAL = theme.RED.darker(112)


class Said(Enum):
    """What a seat said in this turn."""

    BRAVE = auto()
    COWARDLY = auto()
    NEXT = auto()


def text(
    p: QPainter,
    rect: QRectF,
    words: str,
    px: int,
    color: QColor,
    flags: Qt.AlignmentFlag = LINE,
    *,
    display: bool = False,
    bold: bool = False,
) -> float:
    """Draw one line that fits `rect` (shrunk, then cut) and return how wide it became."""
    font, words = fitted(words, fonts.display(px, bold) if display else fonts.text(px, bold), rect.width())
    p.setFont(font)
    p.setPen(color)
    p.drawText(rect, int(flags), words)
    return QFontMetricsF(font).horizontalAdvance(words)


def headed(p: QPainter, rect: QRectF, side: float, icon: str | None, words: str, color: QColor, *, display: bool = False) -> None:
    """Draw an icon `side` wide and a line of words beside it, the two together in the middle of `rect`."""
    gap = 5.0 if icon else 0.0
    font = fonts.display(theme.TEXT_S + 1) if display else fonts.text(theme.TEXT_S)
    font, words = fitted(words, font, rect.width() - side - gap)
    x = rect.center().x() - (side + gap + QFontMetricsF(font).horizontalAdvance(words)) / 2
    if icon:
        art.draw(p, icon, QRectF(x, rect.center().y() - side / 2, side, side))
    p.setFont(font)
    p.setPen(color)
    p.drawText(QRectF(x + side + gap, rect.y(), rect.width(), rect.height()), int(LINE), words)


def emblem(p: QPainter, index: int, rect: QRectF, awaited: bool = False) -> None:
    """Draw the mark of a seat, with a golden ring when the table waits for it."""
    art.draw(p, f"icons/seat-{EMBLEMS[index]}.svg", rect)
    if awaited:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(theme.GOLD, 5))
        p.drawEllipse(rect.adjusted(-4, -4, 4, 4))


def bottle(p: QPainter, kind: int, x: float, y: float, h: float) -> None:
    """Draw the potion of a kind, `h` high, with its left top corner there."""
    art.draw(p, f"cards/potion-{KINDS[kind]}.svg", QRectF(x, y, h * BOTTLE, h))


def badge(p: QPainter, middle: QPointF, words: str, fill: QColor = theme.PAPER, ink: QColor = theme.INK) -> None:
    """Draw a count in a small disc; long counts make it a pill."""
    px = theme.TEXT_S
    font = fonts.text(px, bold=True)
    wide = max(px * 1.45, QFontMetricsF(font).horizontalAdvance(words) + px * 0.7)
    rect = QRectF(middle.x() - wide / 2, middle.y() - px * 0.72, wide, px * 1.45)
    p.setPen(QPen(theme.INK, 2))
    p.setBrush(fill)
    p.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    p.setFont(font)
    p.setPen(ink)
    p.drawText(rect, int(MIDDLE), words)


def check(p: QPainter, middle: QPointF, r: float) -> None:
    """Draw a tick on a green disc."""
    p.setPen(QPen(theme.PAPER, 1.5))
    p.setBrush(theme.YES)
    p.drawEllipse(middle, r, r)
    p.setPen(QPen(theme.PAPER, r * 0.28, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.drawPolyline([middle + QPointF(x * r, y * r) for x, y in ((-0.45, 0.02), (-0.1, 0.4), (0.48, -0.35))])


def tile(p: QPainter, kind: int, rect: QRectF, words: str, dim: bool = False) -> None:
    """Draw a small card: the bottle of the kind and a count under it, in the colour of the kind."""
    color = theme.WITCHES[kind]
    draw_paper(p, rect, 6, theme.mixed(color, theme.PAPER, 0.8), border=color, border_width=2.5, shadow=0)
    h = rect.height() * (0.56 if words else 0.8)
    bottle(p, kind, rect.center().x() - h * BOTTLE / 2, rect.y() + rect.height() * (0.06 if words else 0.1), h)
    if words:
        low = QRectF(rect.x(), rect.y() + rect.height() * 0.6, rect.width(), rect.height() * 0.38)
        text(p, low, words, max(14, min(theme.TEXT_M, round(rect.height() * 0.36))), theme.INK, MIDDLE, bold=True)
    if dim:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(theme.with_alpha(theme.FELT_DARK, 0.55))
        p.drawRoundedRect(rect, 6, 6)


def bubble(p: QPainter, rect: QRectF, words: str, said: Said) -> None:
    """Draw what a seat said, as a speech bubble whose tail points to the left; as wide as the words need."""
    icon = {Said.BRAVE: "brave", Said.COWARDLY: "cowardly"}.get(said)
    fill = theme.ACTION if said is Said.BRAVE else theme.CREAM
    ink = theme.CREAM if said is Said.BRAVE else theme.INK
    room = rect.width() - 20 - (24 if icon else 0)
    font, words = fitted(words, fonts.text(theme.TEXT_S, bold=True), room)
    wide = QFontMetricsF(font).horizontalAdvance(words) + 22 + (24 if icon else 0)
    body = QRectF(rect.x(), rect.y(), min(wide, rect.width()), rect.height())
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fill)
    mid = body.center().y()
    p.drawPolygon(QPolygonF([QPointF(body.x() - 8, mid), QPointF(body.x() + 8, mid - 7), QPointF(body.x() + 8, mid + 7)]))
    p.drawRoundedRect(body, body.height() / 2, body.height() / 2)
    x = body.x() + 11
    if icon:
        art.draw(p, f"icons/{icon}.svg", QRectF(x - 3, mid - 12, 24, 24))
        x += 24
    p.setFont(font)
    p.setPen(ink)
    p.drawText(QRectF(x, body.y(), body.right() - x, body.height()), int(LINE), words)
