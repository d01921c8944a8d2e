"""The hover cursor: a ring as wide as the ink will be. The system moves it, so it costs no repaint and never trails."""

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPen, QPixmap

from partygames.ui.theme import INK

LEAST_PX, MOST_PX = 4, 256  # device pixels; systems refuse or cut larger cursors


@lru_cache(maxsize=32)
def ring_cursor(diameter: int, ratio: float, rubber: bool) -> QCursor:
    """Return a cursor with a ring of `diameter` device pixels: dark on light, so that it shows on paper and on ink."""
    diameter = min(max(diameter, LEAST_PX), MOST_PX)
    side = diameter + 6
    side += side % 2
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    centre = QPointF(side / 2, side / 2)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    if rubber:
        p.setBrush(QColor(255, 255, 255, 90))
    p.setPen(QPen(QColor(255, 255, 255, 220), 3.0))
    p.drawEllipse(centre, diameter / 2, diameter / 2)
    p.setPen(QPen(INK, 1.2))
    p.drawEllipse(centre, diameter / 2, diameter / 2)
    p.end()
    pixmap.setDevicePixelRatio(ratio)
    hot = ceil(side / 2 / ratio)
    return QCursor(pixmap, hot, hot)
