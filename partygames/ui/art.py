"""Draw bundled SVG files, rendered once per size and kept as pixmaps at device pixels."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from partygames.core.paths import resource
from partygames.core.seats import EMBLEMS
from partygames.ui import theme

CACHE_KB = 96 * 1024


PICTURES = ("brave", "cowardly", "crown", "partygames")
"""Icons that are little pictures of many colours: they look the same on every ground."""


@lru_cache(maxsize=256)
def _renderer(rel: str, dyes: tuple[tuple[str, str], ...]) -> QSvgRenderer:
    svg = resource(rel).read_text(encoding="utf-8")
    for k, (old, _) in enumerate(dyes):  # in two steps: colours may change places
        svg = svg.replace(f'"{old}"', f'"\0{k}"')
    for k, (_, new) in enumerate(dyes):
        svg = svg.replace(f'"\0{k}"', f'"{new}"')
    return QSvgRenderer(QByteArray(svg.encode()))


def _dyes(rel: str, chalk: bool) -> tuple[tuple[str, str], ...]:
    """Return (colour in the file, colour to show) of whatever in the drawing looks different now."""
    folder, _, name = rel.removesuffix(".svg").rpartition("/")
    if folder == "icons" and name.startswith("seat-"):
        seat = EMBLEMS.index(name.removeprefix("seat-"))
        return ((theme.SEATS_DRAWN[seat], theme.SEATS[seat].name()), ("#FFFFFF", theme.ON_SEAT.name()))
    if chalk and folder == "icons" and name not in PICTURES:
        return ((theme.INK.name().upper(), theme.CREAM.name()), (theme.CREAM.name().upper(), theme.INK.name()))
    return ()


def device_scale(painter: QPainter) -> float:
    """Return how many device pixels one unit of the painter's current coordinates is."""
    lod = QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.worldTransform())
    return lod * painter.device().devicePixelRatioF()


def kept(key: str, make: Callable[[], QPixmap]) -> QPixmap:
    """Return the picture kept under `key`, made when there is none (any more)."""
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = make()
        QPixmapCache.setCacheLimit(CACHE_KB)
        QPixmapCache.insert(key, found)
    return found


def clear_pixmap(w_px: int, h_px: int) -> QPixmap:
    """Return a picture with nothing on it."""
    out = QPixmap(w_px, h_px)
    out.fill(Qt.GlobalColor.transparent)
    return out


def pixmap(rel: str, w_px: int, h_px: int, chalk: bool = False) -> QPixmap:
    """Return the SVG `rel` (e.g. "cards/witch-fire.svg") rendered to exactly w_px x h_px device pixels; cached.

    `chalk`: the icon lies on something dark, so its ink and its light parts change places.
    """
    w_px, h_px = max(1, w_px), max(1, h_px)
    return kept(f"{rel}@{w_px}x{h_px}{'c' * chalk}", lambda: _rendered(rel, w_px, h_px, chalk))


def _rendered(rel: str, w_px: int, h_px: int, chalk: bool) -> QPixmap:
    out = clear_pixmap(w_px, h_px)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(rel, _dyes(rel, chalk)).render(painter, QRectF(0, 0, w_px, h_px))
    painter.end()
    return out


def draw(painter: QPainter, rel: str, rect: QRectF, chalk: bool = False) -> None:
    """Draw the SVG `rel` into `rect` (item coordinates), sharp at every scale and rotation; `chalk`: see `pixmap`."""
    scale = device_scale(painter)
    pm = pixmap(rel, round(rect.width() * scale), round(rect.height() * scale), chalk)
    blit(painter, rect, pm)


def blit(painter: QPainter, rect: QRectF, pm: QPixmap) -> None:
    """Draw a pixmap that was made for `rect` at the painter's device scale.

    Where nothing is turned it is copied to whole device pixels: drawing it smoothly costs more, and blurs.
    """
    at = QTransform(painter.worldTransform())  # a copy: the painter's own changes below
    painter.save()
    if at.m12() == 0 and at.m21() == 0 and at.m11() > 0 and at.m22() > 0:
        dpr = painter.device().devicePixelRatioF()
        corner = at.map(rect.topLeft()) * dpr
        painter.resetTransform()
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(round(corner.x()), round(corner.y()), pm)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, pm, QRectF(pm.rect()))
    painter.restore()
