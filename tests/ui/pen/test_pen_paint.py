"""How ink looks: smooth edges, true widths, one picture at every size."""
import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, Qt

from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Tool, pack_stroke
from partygames.ink.trail import cut
from partygames.ink.width import nib
from partygames.ui.pen.paint import board_height, paint_strokes, render_board


def ink(image: QImage) -> float:
    """Return how many pixels of ink there are, half-tones counted as parts."""
    paper, dark = 0xFF, 0x2E
    total = 0
    for y in range(image.height()):
        for x in range(image.width()):
            total += paper - QColor(image.pixel(x, y)).red()
    return total / (paper - dark)


def line(n: int, pressure: float = 0.5, width: float = PEN_WIDTHS[1], tool: Tool = Tool.PEN):
    along = [i / (n - 1) for i in range(n)]
    return pack_stroke(tool, width, [(5 * n * s, 0.2 + 0.6 * s, 0.4 + 0.2 * s, pressure) for s in along])


@pytest.mark.parametrize("pressure", [0.1, 0.5, 1.0])
def test_Drawpile_736_a_dot_has_the_area_of_its_pressure(pressure):
    dot = pack_stroke(Tool.PEN, PEN_WIDTHS[2], [(0, 0.5, 0.5, pressure)])
    diameter = nib(PEN_WIDTHS[2], pressure) * 600
    assert ink(render_board((dot,), 600, 405)) == pytest.approx(math.pi * diameter**2 / 4, rel=0.06)


def test_a_slow_dense_line_has_the_same_smooth_edge_as_a_quick_one():
    quick, slow = (render_board((line(n),), 300, 203) for n in (8, 2000))
    assert ink(slow) == pytest.approx(ink(quick), rel=0.02)

    def half_tones(image: QImage) -> int:
        return sum(30 < QColor(image.pixel(x, y)).red() - 0x2E < 180 for x in range(300) for y in range(203))

    tones = half_tones(quick), half_tones(slow)
    assert tones[1] > 0.7 * tones[0] > 100


@pytest.mark.parametrize("scale", [2, 3])
def test_the_picture_is_the_same_at_every_size(scale):
    circle = [(8 * i, 0.5 + 0.3 * math.cos(i / 9), 0.5 + 0.3 * math.sin(i / 9), i / 60) for i in range(60)]
    strokes = (line(30), pack_stroke(Tool.PEN, 0.03, circle))
    w, h = 330, round(board_height(330))
    small = render_board(strokes, w, h)
    large = render_board(strokes, w * scale, h * scale)
    back = large.scaled(w, h, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    apart = [abs(QColor(small.pixel(x, y)).red() - QColor(back.pixel(x, y)).red()) for x in range(w) for y in range(h)]
    assert sum(apart) / len(apart) < 1.0
    assert max(apart) < 110


def test_the_rubber_really_rubs_out_a_part():
    across = pack_stroke(Tool.RUBBER, RUBBER_WIDTHS[0], [(0, 0.5, 0.2, 0.5), (8, 0.5, 0.8, 0.5)])
    drawn, rubbed = render_board((line(20),), 330, 223), render_board((line(20), across), 330, 223)
    assert QColor(drawn.pixel(165, 111)).lightness() < 100
    assert QColor(rubbed.pixel(165, 111)) == QColor("#FFFDF6")
    assert QColor(rubbed.pixel(100, 96)) == QColor(drawn.pixel(100, 96))
    assert render_board((across, line(20)), 330, 223) == drawn


def test_width_follows_pressure_along_a_stroke_without_steps():
    ramp = pack_stroke(Tool.PEN, PEN_WIDTHS[2], [(5 * i, 0.1 + 0.008 * i, 0.5, i / 100) for i in range(101)])
    image = render_board((ramp,), 1000, 676)
    thick = [sum(0xFF - QColor(image.pixel(x, y)).red() for y in range(300, 376)) / 209 for x in range(110, 890)]
    assert thick[-1] > 3 * thick[0]
    assert all(abs(b - a) < 0.8 for a, b in pairwise(thick))


def test_cutting_a_piece_leaves_no_gap():
    parts = cut((0.0, 0.0, 200.0, 300.0, 400.0, 0.0, 2.0, 9.0))
    assert parts[0][:2] == (0.0, 0.0)
    assert parts[-1][4:6] == pytest.approx((400.0, 0.0))
    for a, b in pairwise(parts):
        assert a[4:6] == b[:2]
        assert abs(b[6] - a[6]) < 1.0


def test_exports_look_as_the_board_does():
    strokes = (line(30), line(5, width=RUBBER_WIDTHS[0], tool=Tool.RUBBER))
    page = QImage(330, 223, QImage.Format.Format_RGB32)
    page.setDevicePixelRatio(1.5)
    painter = QPainter(page)
    paint_strokes(painter, strokes, QSizeF(220, 223 / 1.5))
    painter.end()
    page.setDevicePixelRatio(1.0)
    assert page == render_board(strokes, 330, 223)
