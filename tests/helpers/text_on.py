"""Hear every line of text that is painted, with its colour and what lies under it at that moment."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import theme
from partygames.ui.scene.stage import Stage

GRID = tuple((x, y) for x in (0.02, 0.25, 0.5, 0.75, 0.98) for y in (0.3, 0.7))


def _owner() -> QGraphicsItem | None:
    frame = sys._getframe(2)
    while frame is not None:
        one = frame.f_locals.get("self")
        if isinstance(one, QGraphicsItem):
            return one
        frame = frame.f_back
    return None


@contextmanager
def lines_on(image: QImage) -> Iterator[list[tuple[str, float]]]:
    """Collect (text, contrast) of each line painted on `image`; what is switched off and cannot be tapped is not asked for."""
    heard: list[tuple[str, float]] = []
    paint = QPainter.drawText

    def listen(painter: QPainter, *args: object) -> object:
        owner, text = _owner(), args[-1]
        on_image = painter.device().devType() == image.devType() and painter.device().width() == image.width()
        if on_image and isinstance(args[0], QRectF) and str(text).strip() and (owner is None or owner.isEnabled()):
            heard.append((str(text), _contrast(painter, args[0], int(args[1]), str(text), image)))
        return paint(painter, *args)

    QPainter.drawText = listen
    try:
        yield heard
    finally:
        QPainter.drawText = paint


def _contrast(painter: QPainter, rect: QRectF, flags: int, text: str, image: QImage) -> float:
    box = painter.boundingRect(rect, flags, text)
    to_device = painter.deviceTransform()
    clip = painter.clipBoundingRect() if painter.hasClipping() else box
    pen, least = painter.pen().color(), 21.0
    for x, y in GRID:
        spot = QPointF(box.x() + x * box.width(), box.y() + y * box.height())
        at = to_device.map(spot).toPoint()
        if clip.contains(spot) and image.rect().contains(at):
            ground = image.pixelColor(at)
            seen = theme.mixed(ground, QColor(pen.rgb()), pen.alphaF() * painter.opacity())
            least = min(least, theme.contrast(seen, ground))
    return least


def painted_lines(stage: Stage) -> list[tuple[str, float]]:
    """Paint the screen on the stage and return (text, contrast) of each line."""
    screen = stage.screen_shown
    for item in screen.items():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a kept picture would not be painted again
    image = QImage(stage.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with lines_on(image) as heard:
        stage.render(painter)
    painter.end()
    assert heard, "no text at all?"
    return heard


def faint_lines(stage: Stage, needed: float = 4.5) -> list[str]:
    """Paint the screen on the stage and return its lines of text whose contrast is too small."""
    return [f"{text!r}: {contrast:.2f}" for text, contrast in painted_lines(stage) if contrast < needed]
