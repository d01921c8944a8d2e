"""One card of the table: a face with its name and number, or a back; how it was played is shown around it."""

from math import atan2, ceil, degrees

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.games.witch_express.kinds import COUNTS
from partygames.ui import art, fonts, theme
from partygames.ui.scene.paper import DROP, SPREAD, draw_shadow
from partygames.ui.witch.layout import RATIO
from partygames.ui.witch.words import KINDS, kind_name

VIEW_W, VIEW_H = 300.0, 450.0
NAME, NUMBER = QRectF(20, 376, 92, 52), QRectF(182, 376, 98, 52)
LION, BESIDE = QRectF(114, 16, 72, 72), QPoint(106, 50)
"""Where the middle potion of the brave side is drawn, and a spot of the band beside it."""
NARROWEST = 0.76
LETTERS, APART = 42, 1.2
"""How tall a name is at the most, and how many times as tall as the one that must be smallest."""
RADIUS = 20.0 / VIEW_W
TIP = 38.0
NEW = QRectF(-7, 28, 24, 24)
READABLE = 76
"""Cards narrower than this (device pixels) carry no name: it could not be read, the bottle tells the kind."""


class Faces:
    """What all faces of the table in sight have in common; a screen says so when it is shown."""

    brave_potion = False
    """The brave side shows a brave potion among those of its colour (the variant of WE-23)."""


def face(kind: int, turned: bool, w_px: int) -> QPixmap:
    """Return the face of a kind with name and number, w_px device pixels wide; `turned` lies on its head, its words do not."""
    name = kind_name(kind)
    return art.kept(f"witch-face-{kind}-{turned}-{w_px}-{name}-{Faces.brave_potion}", lambda: _face(kind, name, turned, w_px))


def _face(kind: int, name: str, turned: bool, w_px: int) -> QPixmap:
    h_px = round(w_px * RATIO)
    out = art.clear_pixmap(w_px, h_px)
    p = QPainter(out)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if turned:
        p.translate(w_px, h_px)
        p.rotate(180)
    p.drawPixmap(0, 0, art.pixmap(f"cards/witch-{KINDS[kind]}.svg", w_px, h_px))
    if Faces.brave_potion:
        _brave_potion(p, kind, w_px / VIEW_W)
    p.resetTransform()
    if w_px >= READABLE:
        p.scale(w_px / VIEW_W, h_px / VIEW_H)
        top = VIEW_H - NAME.y() - NAME.height()
        most = _tallest()
        p.setPen(theme.INK)
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        for rect, text, edge in ((NAME, name, left), (NUMBER, str(COUNTS[kind]), right)):
            place = QRectF(VIEW_W - rect.right(), top, rect.width(), rect.height()) if turned else rect
            p.setFont(_fitting(text, rect.width(), most))
            if turned:
                edge = left if edge == right else right
            p.drawText(place, int(edge | Qt.AlignmentFlag.AlignVCenter), text)
            if rect is NUMBER:
                wide = QFontMetricsF(p.font()).horizontalAdvance(text)
                _pile(p, QPointF(place.left() + wide + 14 if turned else place.right() - wide - 44, place.center().y()))
    p.end()
    return out


def _brave_potion(p: QPainter, kind: int, k: float) -> None:
    """Put the lion where the second of the three potions was (WE-23)."""
    band = art.pixmap(f"cards/witch-{KINDS[kind]}.svg", round(VIEW_W), round(VIEW_H)).toImage().pixelColor(BESIDE)
    place = QRectF(LION.x() * k, LION.y() * k, LION.width() * k, LION.height() * k)
    p.fillRect(place, band)
    side = round(place.height())
    p.drawPixmap(QPointF(place.center().x() - side / 2, place.y()), art.pixmap("icons/brave.svg", side, side))


def _tallest() -> int:
    """Return how tall names are: the longest is the smallest, and no other beside it in a hand is much taller."""
    smallest = min(_fitting(kind_name(kind), NAME.width(), LETTERS).pixelSize() for kind in range(len(KINDS)))
    return min(LETTERS, round(smallest * APART))


def _fitting(text: str, room: float, most: int) -> QFont:
    """Return a font in which a word fits, `most` high: a long one is set narrow first, so that it stays readable, then small."""
    font = fonts.display(most)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        squeezed = max(NARROWEST, room / wide)
        font.setStretch(int(100 * squeezed))
        wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font.setPixelSize(int(most * room / wide))
    return font


def _pile(p: QPainter, left: QPointF) -> None:
    """Draw two small cards: what stands beside them is how many of this kind there are in the box (WE-2)."""
    p.setPen(QPen(theme.INK, 3))
    p.setBrush(theme.PAPER)
    for dx, dy in ((9.0, -4.0), (0.0, 4.0)):
        p.drawRoundedRect(QRectF(left.x() + dx, left.y() - 15 + dy, 21, 30), 4, 4)


class CardItem(QGraphicsItem):
    """A card `w` units wide with its left top corner at the item's origin; it takes no taps, its owner does.

    `turned`: played cowardly. `ring`: brave and standing, or picked. `dim`: cannot be played now. `tip`: the hint talks of it.
    `fresh`: it was just drawn. `flip` 0..1: face to back.
    """

    def __init__(self, parent: QGraphicsItem | None, kind: int, w: float) -> None:
        super().__init__(parent)
        self.kind = kind
        self.w = w
        self.turned = self.ring = self.dim = self.focused = self.tip = self.fresh = False
        self._flip = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformOriginPoint(w / 2, w * RATIO / 2)

    @property
    def rect(self) -> QRectF:
        """Return the card in its own coordinates."""
        return QRectF(0, 0, self.w, self.w * RATIO)

    @property
    def flip(self) -> float:
        """Return how far the card is turned over: 0 shows the face, 1 the back."""
        return self._flip

    def set_flip(self, flip: float) -> None:
        """Turn the card over, 0..1."""
        if flip != self._flip:
            self._flip = flip
            self.update()

    def set_width(self, w: float) -> None:
        """Make the card `w` units wide."""
        if w != self.w:
            self.prepareGeometryChange()
            self.w = w
            self.setTransformOriginPoint(w / 2, w * RATIO / 2)

    def show_state(
        self,
        *,
        turned: bool = False,
        ring: bool = False,
        dim: bool = False,
        focused: bool = False,
        tip: bool = False,
        fresh: bool = False,
    ) -> None:
        """Show how the card lies; repaints only when that changed."""
        new = (turned, ring, dim, focused, tip, fresh)
        if new != (self.turned, self.ring, self.dim, self.focused, self.tip, self.fresh):
            self.turned, self.ring, self.dim, self.focused, self.tip, self.fresh = new
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the card with shadow and ring."""
        return self.rect.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD + DROP)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the card: at rest one picture copied to the device; while it grows or turns over, that picture stretched."""
        at = QTransform(painter.worldTransform())
        scale = art.device_scale(painter)
        grown = self.scale()
        if abs(grown - 1) > 0.001 or 0 < self._flip < 1:
            self._draw_moving(painter, scale / max(0.01, grown))
            return
        pm = self._picture(scale, round(degrees(atan2(at.m12(), at.m11())) * 4) / 4)
        dpr = painter.device().devicePixelRatioF()
        middle = at.map(self.rect.center()) * dpr
        painter.save()
        painter.resetTransform()
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(round(middle.x() - pm.width() / 2), round(middle.y() - pm.height() / 2), pm)
        painter.restore()

    def _draw_moving(self, painter: QPainter, scale: float) -> None:
        """Draw the picture that the card has at rest, stretched to its size now and as narrow as a card on its edge."""
        pm = self._picture(scale, 0.0)
        squeeze = max(0.02, abs(1 - 2 * self._flip))
        w, h = pm.width() / scale * squeeze, pm.height() / scale
        middle = self.rect.center()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(middle.x() - w / 2, middle.y() - h / 2, w, h), pm, QRectF(pm.rect()))
        painter.restore()

    def _picture(self, scale: float, angle: float) -> QPixmap:
        """Return the card as it lies, leaning by `angle` degrees, at `scale` device pixels per unit; kept for the next frame."""
        state = (self.kind, self.turned, self.ring, self.dim, self.focused, self.tip, self.fresh, self._flip >= 0.5)
        key = f"witch-card-{state}-{self.w:.1f}-{scale:.4f}-{angle}-{kind_name(self.kind)}-{Faces.brave_potion}"
        return art.kept(key, lambda: self._leaning(scale, angle) if angle else self._upright(scale))

    def _upright(self, scale: float) -> QPixmap:
        """Return the whole card with shadow and ring; all its leaning pictures are made from this one."""
        box = self.boundingRect()
        middle = self.rect.center()
        out = art.clear_pixmap(*(2 * ceil(reach * scale) for reach in (middle.x() - box.left(), box.bottom() - middle.y())))
        p = QPainter(out)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(out.width() / 2, out.height() / 2)
        p.scale(scale, scale)
        p.translate(-middle)
        self._draw(p, scale)
        p.end()
        return out

    def _leaning(self, scale: float, angle: float) -> QPixmap:
        upright = self._picture(scale, 0.0)
        lean = QTransform().rotate(angle)
        box = lean.mapRect(QRectF(upright.rect()))
        out = art.clear_pixmap(*(2 * ceil(side / 2) for side in (box.width(), box.height())))
        p = QPainter(out)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(out.width() / 2, out.height() / 2)
        p.setTransform(lean, True)
        p.drawPixmap(QPointF(-upright.width() / 2, -upright.height() / 2), upright)
        p.end()
        return out

    def _draw(self, painter: QPainter, scale: float) -> None:
        r = self.rect
        radius = r.width() * RADIUS
        draw_shadow(painter, r, radius, 0.34, spread=9)
        w_px = max(1, round(r.width() * scale))
        if self._flip >= 0.5:
            pm = art.pixmap("cards/card-back.svg", w_px, round(w_px * RATIO))
        else:
            pm = face(self.kind, self.turned, w_px)
        art.blit(painter, r, pm)
        if self.dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.with_alpha(theme.FELT_DARK, 0.58))
            painter.drawRoundedRect(r, radius, radius)
        if self.ring or self.focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.GOLD if self.ring else theme.CREAM, 5 if self.ring else 3))
            painter.drawRoundedRect(r.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3, radius + 3)
        if self.fresh:
            painter.setPen(QPen(theme.INK, 2))
            painter.setBrush(theme.CLOSE)
            painter.drawEllipse(NEW)
            art.draw(painter, "icons/plus.svg", NEW.adjusted(4, 4, -4, -4))
        if self.tip:
            art.draw(painter, "icons/hint.svg", QRectF(-SPREAD + 2, -SPREAD + 2, TIP, TIP))
