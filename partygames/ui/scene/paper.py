"""Paper, panels and their one soft shadow. Shadows are drawn once per size and kept: a live effect costs every frame."""

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.art import blit, clear_pixmap, device_scale, kept

SPREAD, DROP = 14.0, 5.0


def _shadow_pixmap(w: int, h: int, radius: float, spread: float, strength: float) -> QPixmap:
    """Return a soft dark rounded rectangle of w x h pixels with `spread` pixels of fading around it."""
    img = QImage(round(w + 2 * spread), round(h + 2 * spread), QImage.Format.Format_ARGB32_Premultiplied)
    img.fill(Qt.GlobalColor.transparent)
    p = QPainter(img)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    steps = 12
    for i in range(steps):
        grow = spread * (1 - 2 * (i + 0.5) / steps)
        p.setBrush(theme.with_alpha(theme.SHADOW, strength / steps * 1.6 * (i + 1) / steps))
        r = max(1.0, radius + grow)
        p.drawRoundedRect(QRectF(spread - grow, spread - grow, w + 2 * grow, h + 2 * grow), r, r)
    p.end()
    return QPixmap.fromImage(img)


def _stretched_shadow(w: int, h: int, radius: float, spread: float, strength: float) -> QPixmap:
    """Return the same from a small one, whose sides are drawn out: a large one takes 3 ms, and the lobby opens with five."""
    corner = ceil(max(spread + radius, 2 * spread + 1)) + 1
    side = 2 * corner + 1 - 2 * round(spread)
    if min(w, h) <= side or round(2 * spread) != 2 * round(spread):
        return _shadow_pixmap(w, h, radius, spread, strength)
    small = _shadow_pixmap(side, side, radius, spread, strength)
    out = clear_pixmap(w + 2 * round(spread), h + 2 * round(spread))
    p = QPainter(out)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    parts_x, parts_y = (((0, corner), (corner, n - 2 * corner), (n - corner, corner)) for n in (out.width(), out.height()))
    parts = ((0, corner), (corner, 1), (corner + 1, corner))
    for (x, width), (from_x, from_w) in zip(parts_x, parts, strict=True):
        for (y, height), (from_y, from_h) in zip(parts_y, parts, strict=True):
            p.drawPixmap(x, y, width, height, small, from_x, from_y, from_w, from_h)
    p.end()
    return out


def draw_shadow(painter: QPainter, rect: QRectF, radius: float, strength: float = 0.30, spread: float = SPREAD) -> None:
    """Draw the house's soft shadow below a rounded rectangle (item coordinates)."""
    scale = device_scale(painter)
    w, h = max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale))
    r, s = radius * scale, spread * scale
    pm = kept(f"shadow@{w}x{h}r{r:.0f}s{s:.0f}a{strength:.2f}", lambda: _stretched_shadow(w, h, r, s, strength))
    blit(painter, rect.adjusted(-spread, -spread + DROP, spread, spread + DROP), pm)


def draw_paper(
    painter: QPainter,
    rect: QRectF,
    radius: float = theme.R_L,
    fill: QColor = theme.SHEET,
    border: QColor | None = None,
    border_width: float = 2.0,
    shadow: float = 0.30,
    dashed: bool = False,
) -> None:
    """Draw a sheet: shadow (strength 0..1, 0 for none), fill, and a border inside `rect`."""
    if shadow > 0:
        draw_shadow(painter, rect, radius, shadow)
    painter.setBrush(QBrush(fill))
    if border is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
        return
    pen = QPen(border, border_width)
    if dashed:
        pen.setDashPattern([4, 4])
    painter.setPen(pen)
    half = border_width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def draw_ring(painter: QPainter, rect: QRectF, radius: float, color: QColor = theme.FOCUS, width: float = 3.0) -> None:
    """Draw a ring a little outside a rounded rectangle: the keyboard's focus, or what is talked about.

    It has a rim of the opposite tone, so that it is seen on whatever it lies on.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = width + 1
    for tone, thick in ((theme.on(color), width + 3), (color, width)):
        painter.setPen(QPen(tone, thick))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)


def soft_light(w: float, h: float, light: QColor, dark: QColor) -> QRadialGradient:
    """Return the one lamp over a table of w x h: `light` a little above the middle, `dark` towards the corners."""
    lamp = QRadialGradient(w * 0.5, h * 0.4, max(w, h) * 0.75)
    lamp.setColorAt(0, light)
    lamp.setColorAt(1, dark)
    return lamp


def paint_cloth(painter: QPainter, rect: QRectF, color: QColor) -> None:
    """Fill a cover with one colour under the lamp: a little lighter in the middle, deeper towards the corners."""
    painter.fillRect(rect, soft_light(rect.width(), rect.height(), color.lighter(107), color.darker(118)))


class Panel(QGraphicsWidget):
    """A sheet of paper (or a panel of felt) that other items lie on."""

    def __init__(
        self,
        parent: QGraphicsItem | None = None,
        fill: QColor = theme.SHEET,
        radius: float = theme.R_L,
        border: QColor | None = None,
        shadow: float = 0.30,
    ) -> None:
        super().__init__(parent)
        self.fill, self.radius, self.border, self.shadow = fill, radius, border, shadow

    def boundingRect(self) -> QRectF:
        """Return the sheet with its shadow."""
        return self.rect().adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the sheet."""
        draw_paper(painter, self.rect(), self.radius, self.fill, self.border, shadow=self.shadow)
