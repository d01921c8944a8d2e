"""DD-2: a board carries a drawing when some ink is left on it."""
import math
import random
import time

from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.coverage import has_ink
from partygames.ink.stroke import BOARD_ASPECT, PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke


def line(tool: Tool, width: float, *points: tuple[float, float], pressure: float = 0.5) -> Stroke:
    return pack_stroke(tool, width, [(8 * i, x, y, pressure) for i, (x, y) in enumerate(points)])


def pen(*points: tuple[float, float], width: float = PEN_WIDTHS[1], pressure: float = 0.5) -> Stroke:
    return line(Tool.PEN, width, *points, pressure=pressure)


def rubber(*points: tuple[float, float], width: float = RUBBER_WIDTHS[0]) -> Stroke:
    return line(Tool.RUBBER, width, *points)


def test_DD_2_an_empty_board_carries_nothing():
    assert not has_ink(())


def test_DD_2_a_dot_is_a_drawing():
    assert has_ink((pen((0.5, 0.5)),))


def test_DD_2_rubber_alone_is_no_drawing():
    assert not has_ink((rubber((0.2, 0.2), (0.8, 0.8)),))


def test_DD_2_what_a_later_rubber_covers_is_gone():
    assert not has_ink((pen((0.3, 0.5), (0.7, 0.5)), rubber((0.2, 0.5), (0.8, 0.5))))


def test_DD_2_an_earlier_rubber_takes_nothing_away():
    assert has_ink((rubber((0.2, 0.5), (0.8, 0.5)), pen((0.3, 0.5), (0.7, 0.5))))


def test_DD_2_one_sample_left_is_enough():
    assert has_ink((pen((0.3, 0.5), (0.9, 0.5)), rubber((0.2, 0.5), (0.8, 0.5))))


def test_DD_2_distances_are_true_ones_on_a_board_that_is_not_square():
    reach = RUBBER_WIDTHS[0] / 2 - PEN_WIDTHS[0] / 2
    below = (0.5, 0.5 + 0.9 * reach * BOARD_ASPECT)  # less than the reach away, though more in units of the height
    assert not has_ink((pen((0.5, 0.5), width=PEN_WIDTHS[0]), rubber(below)))
    beside = (0.5 + 1.2 * reach, 0.5)
    assert has_ink((pen((0.5, 0.5), width=PEN_WIDTHS[0]), rubber(beside)))


def test_DD_2_a_thick_dot_shows_beyond_a_rubber_that_covers_a_thin_one():
    near = rubber((0.5 + RUBBER_WIDTHS[0] / 2 - PEN_WIDTHS[0] * 0.6, 0.5))
    assert not has_ink((pen((0.5, 0.5), width=PEN_WIDTHS[0]), near))
    assert has_ink((pen((0.5, 0.5), width=PEN_WIDTHS[2], pressure=1.0), near))


def test_DD_2_two_passes_cover_together_what_neither_covers_alone():
    dot = pen((0.5, 0.5), width=PEN_WIDTHS[2], pressure=1.0)
    left, right = rubber((0.485, 0.2), (0.485, 0.8)), rubber((0.515, 0.2), (0.515, 0.8))
    assert has_ink((dot, left))
    assert has_ink((dot, right))
    assert not has_ink((dot, left, right))


def test_DD_2_ink_beyond_the_edge_is_not_on_the_board():
    assert not has_ink((pen((1.2, 0.5), (1.3, 0.5)),))


points = st.tuples(st.floats(0, 1), st.floats(0, 1))


@given(st.lists(st.lists(points, min_size=1, max_size=5), max_size=4))
def test_DD_2_wiping_the_whole_board_with_the_rubber_leaves_nothing(lines):
    strokes = [pen(*ps) for ps in lines]
    rows = [rubber((-0.1, k / 16), (1.1, k / 16), width=RUBBER_WIDTHS[1]) for k in range(17)]
    assert has_ink(strokes) == bool(lines)
    assert not has_ink([*strokes, *rows])


def test_300_strokes_take_a_moment():
    r = random.Random(1)
    pens = []
    for k in range(200):
        x = 0.2 + r.random() * 0.02
        pens.append(pen(*[(x + 0.01 * i, 0.5 + 0.3 * math.sin(i / 9 + k)) for i in range(60)]))
    rubbed = [rubber(*[(i / 30, k / 100) for i in range(31)]) for k in range(101)]
    start = time.process_time()
    assert has_ink(pens)
    assert not has_ink(pens + rubbed)
    assert time.process_time() - start < 2.0  # 0.2 s where nothing else runs; it may be asked again for nothing
    start = time.process_time()
    for _ in range(100):
        has_ink(pens + rubbed)
    assert time.process_time() - start < 0.5
