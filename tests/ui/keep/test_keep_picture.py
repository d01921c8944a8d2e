"""PNG and SVG of a board, opened again and compared with the board on the screen."""

import pytest
from helpers.strokes import rubbing, wild
from PIL import Image, ImageChops
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle import sample_drawings
from partygames.ui.keep.picture import WIDE, drawing, png
from partygames.ui.pen.paint import render_board
from partygames.ui.theme import INK, PAPER

SIZE = (WIDE, round(WIDE / BOARD_ASPECT))
SMALL = (1480, 1000)


def grey(image: QImage) -> Image.Image:
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return Image.frombytes("L", (flat.width(), flat.height()), bytes(flat.constBits()), "raw", "L", flat.bytesPerLine())


def differences(a: QImage, b: QImage) -> list[int]:
    """Return how many pixels differ by 0, 1, ... 255 shades of grey."""
    return ImageChops.difference(grey(a), grey(b)).histogram()


def most(counts: list[int]) -> int:
    """Return the largest difference there is."""
    return max(n for n, count in enumerate(counts) if count)


def opened(data: bytes) -> QImage:
    image = QImage.fromData(data, "PNG")
    assert not image.isNull()
    assert (image.width(), image.height()) == SIZE
    return image


def on_paper(image: QImage) -> QImage:
    """Lay a picture on paper."""
    sheet = QImage(image.size(), QImage.Format.Format_RGB32)
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    painter.drawImage(0, 0, image)
    painter.end()
    return sheet


def test_a_picture_is_the_board_on_its_paper(board):
    image = opened(png(board.strokes, clear=False))
    assert most(differences(image, render_board(board.strokes, *SIZE))) <= 2


def test_ink_without_paper_laid_on_paper_is_the_same(board):
    image = opened(png(board.strokes, clear=True))
    assert image.hasAlphaChannel()
    assert most(differences(on_paper(image), render_board(board.strokes, *SIZE))) <= 3


def test_paper_is_nothing_and_ink_is_ink_without_paper(qapp):
    image = opened(png([wild(1)], clear=True)).convertToFormat(QImage.Format.Format_ARGB32)
    seen = {image.pixel(x, y) for x in range(0, WIDE, 3) for y in range(0, SIZE[1], 7)}
    assert 0 in {pixel >> 24 for pixel in seen}
    assert INK.rgba() in seen


def rendered(data: bytes) -> QImage:
    """Render an SVG on paper."""
    renderer = QSvgRenderer(data)
    assert renderer.isValid()
    image = QImage(*SMALL, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, *SMALL))
    painter.end()
    return image


def alike(strokes, vector: QImage) -> None:
    """Assert that a vector picture is the painted one but for the last shade of its edges."""
    board = render_board(strokes, *SMALL)
    off, inked = differences(board, vector), sum(grey(board).histogram()[:150])
    assert sum(n * count for n, count in enumerate(off)) < 60_000 + 0.9 * inked
    assert sum(off[60:]) < 60 + inked // 300


def test_the_vectors_look_as_the_board_does(board):
    alike(board.strokes, rendered(drawing(board.strokes, "房子")))


@pytest.mark.parametrize("seed", range(6))
def test_rubbing_of_every_kind_looks_the_same_in_vectors(qapp, seed):
    strokes = [wild(seed), wild(seed + 20), rubbing(seed), wild(seed + 40, 60), rubbing(seed + 20), wild(seed + 60, 60)]
    alike(strokes, rendered(drawing(strokes, "")))


@pytest.mark.parametrize("word", sorted(w.en for w in sample_drawings.DRAWN)[::5])
def test_a_drawing_of_a_hand_looks_the_same_in_vectors(qapp, word):
    strokes = sample_drawings.strokes(word)
    alike(strokes, rendered(drawing(strokes, word)))
