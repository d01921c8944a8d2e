"""Draw a board's whole ink at another size, off the input path."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsObject

from partygames.ink.stroke import Stroke
from partygames.ui.pen.inksheet import InkSheet
from partygames.ui.pen.paint import Picture
from partygames.ui.pen.pictures import Pictures

AT_ONCE = 250  # samples; some 6 ms. A fuller board is drawn bit by bit, and shown roughly until then


class Redraw:
    """Give a board's ink the picture of a size: at once what is quickly done or was drawn before, else soon (see Pictures).

    Until then there is a rough picture of that size, another one scaled; it can be drawn on like any.
    """

    def __init__(self, board: QGraphicsObject, ink: InkSheet) -> None:
        self._board, self._ink = board, ink
        self._rough = False

    def draw(self, w: int, h: int) -> None:
        """Begin; the board must be in a scene."""
        ink, pictures = self._ink, Pictures.of(self._board.scene())
        strokes = ink.painted
        image = pictures.find(strokes, w, h)
        self._rough = image is None and sum(map(len, strokes)) > AT_ONCE
        if image is not None:
            ink.take(Picture(w, h, image), strokes)
        elif not self._rough:
            ink.draw_all((w, h))
        else:
            old = pictures.like(strokes) if ink.picture is None else ink.picture.image
            ink.take(Picture(w, h, old), strokes)
            pictures.want(self._board, strokes, w, h, lambda image: self._drawn(image, strokes))

    def _drawn(self, image: QImage, strokes: tuple[Stroke, ...]) -> None:
        """Take the exact picture; strokes that came and went meanwhile are made up for."""
        picture = Picture(image.width(), image.height(), image)
        if self._rough and (picture.w, picture.h) == (self._ink.picture.w, self._ink.picture.h):
            self._rough = False
            self._ink.take(picture, strokes)
            self._board.update()

    def leave(self) -> None:
        """Leave the picture to whoever shows this drawing next in this scene."""
        ink, whole = self._ink, self._ink.picture
        if whole is None or self._rough or ink.live or ink.painted != ink.strokes:
            return
        pictures = Pictures.of(self._board.scene())
        pictures.keep(ink.strokes, whole.image)
        half = Picture(whole.w // 2, whole.h // 2, whole.image)  # good enough to begin with, and much quicker to show
        pictures.keep(ink.strokes, half.image)
