"""Draw bundled SVG files, rendered once per size and kept as pixmaps at device pixels."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from partygames.core.paths import resource

CACHE_KB = 96 * 1024


@lru_cache(maxsize=256)
def _renderer(rel: str) -> QSvgRenderer:
    return QSvgRenderer(str(resource(rel)))


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


def pixmap(rel: str, w_px: int, h_px: int) -> QPixmap:
    """Return the SVG `rel` (e.g. "cards/witch-fire.svg") rendered to exactly w_px x h_px device pixels; cached."""
    w_px, h_px = max(1, w_px), max(1, h_px)
    return kept(f"{rel}@{w_px}x{h_px}", lambda: _rendered(rel, w_px, h_px))


def _rendered(rel: str, w_px: int, h_px: int) -> QPixmap:
    out = clear_pixmap(w_px, h_px)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(rel).render(painter, QRectF(0, 0, w_px, h_px))
    painter.end()
    return out


def draw(painter: QPainter, rel: str, rect: QRectF) -> None:
    """Draw the SVG `rel` into `rect` (item coordinates), sharp at every scale and rotation."""
    scale = device_scale(painter)
    pm = pixmap(rel, round(rect.width() * scale), round(rect.height() * scale))
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
