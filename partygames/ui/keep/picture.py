"""A board as a picture: PNG with or without paper, SVG."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from partygames.ink.replay import Replay
from partygames.ink.stroke import BOARD_ASPECT, Stroke
from partygames.ink.svg import svg
from partygames.ui.pen.projector import Projector
from partygames.ui.theme import INK, PAPER, mixed, with_alpha

WIDE = 2_220
"""Pixels across a saved picture: sharp on a page of A5; twice as many let the window wait for 50 ms."""
STRIP = 64
"""Rows that are turned to grey in one go: the window waits meanwhile."""


def png(strokes: Sequence[Stroke], clear: bool, look: Callable[[], None] = lambda: None) -> bytes:
    """Return a PNG file, ink on paper, or `clear`: ink on nothing. `look` may raise to stop it."""
    image = Projector(Replay((strokes,)), WIDE, round(WIDE / BOARD_ASPECT)).finish(look)
    # Ink on paper has one dimension, more ink or less: a palette keeps the file small and makes paper transparent.
    grey = bytearray()
    for y in range(0, image.height(), STRIP):
        look()
        strip = image.copy(0, y, image.width(), min(STRIP, image.height() - y)).convertToFormat(QImage.Format.Format_Grayscale8)
        grey += strip.constBits()
    indexed = QImage(grey, image.width(), image.height(), strip.bytesPerLine(), QImage.Format.Format_Indexed8)
    indexed.setColorTable(list(_colors(clear)))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    indexed.save(buffer, "PNG")
    return bytes(buffer.data())


def drawing(strokes: Sequence[Stroke], title: str, look: Callable[[], None] = lambda: None) -> bytes:
    """Return an SVG file, ink on nothing."""
    return svg(strokes, INK.name(), None, title, look).encode()


@lru_cache(maxsize=2)
def _colors(clear: bool) -> tuple[int, ...]:
    """Return the colour of each grey: from ink to paper, or from ink to nothing."""
    dark, light = _grey(INK), _grey(PAPER)
    colors = []
    for grey in range(256):
        share = min(1.0, max(0.0, (grey - dark) / (light - dark)))
        colors.append((with_alpha(INK, 1 - share) if clear else mixed(INK, PAPER, share)).rgba())
    return tuple(colors)


def _grey(color: QColor) -> int:
    """Return what Qt makes of a colour in a grey picture."""
    dot = QImage(1, 1, QImage.Format.Format_RGB32)
    dot.fill(color)
    grey = dot.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())[0]
