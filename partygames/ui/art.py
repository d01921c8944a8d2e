"""Draw bundled SVG files, rendered once per size and kept as pixmaps at device pixels."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
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


def pixmap(rel: str, w_px: int, h_px: int) -> QPixmap:
    """Return the SVG `rel` (e.g. "cards/witch-fire.svg") rendered to exactly w_px x h_px device pixels; cached."""
    w_px, h_px = max(1, w_px), max(1, h_px)
    key = f"{rel}@{w_px}x{h_px}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return found
    out = QPixmap(w_px, h_px)
    out.fill(Qt.GlobalColor.transparent)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(rel).render(painter, QRectF(0, 0, w_px, h_px))
    painter.end()
    QPixmapCache.setCacheLimit(CACHE_KB)
    QPixmapCache.insert(key, out)
    return out


def draw(painter: QPainter, rel: str, rect: QRectF) -> None:
    """Draw the SVG `rel` into `rect` (item coordinates), sharp at every scale and rotation."""
    scale = device_scale(painter)
    pm = pixmap(rel, round(rect.width() * scale), round(rect.height() * scale))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pm, QRectF(pm.rect()))
    painter.restore()
