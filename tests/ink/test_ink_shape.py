"""What is left of a drawing as areas: rubbing is cut out, nothing leaves the board."""

import pytest
from helpers.doodle import pen, rubber
from helpers.strokes import crowded, off, rubbing, wild

from partygames.ink.outline import TOLERANCE, way
from partygames.ink.shape import EDGE, shapes
from partygames.ink.stroke import RUBBER_WIDTHS

ACROSS = pen((0.1, 0.5), (0.9, 0.5))
MIDDLE = rubber((0.45, 0.5), (0.55, 0.5))


def bounds(rings) -> tuple[float, float, float, float]:
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def test_one_stroke_is_one_ring():
    assert [len(rings) for rings in shapes([ACROSS, pen((0.2, 0.2))])] == [1, 1]


def test_a_rubber_cuts_a_stroke_in_two():
    (rings,) = shapes([ACROSS, MIDDLE])
    left, right = sorted(rings, key=lambda ring: bounds([ring])[0])
    reach = RUBBER_WIDTHS[1] / 2
    assert bounds([left])[2] == pytest.approx(0.45 - reach, abs=0.001)
    assert bounds([right])[0] == pytest.approx(0.55 + reach, abs=0.001)


def test_what_is_drawn_after_rubbing_stays():
    assert len(shapes([ACROSS, MIDDLE, ACROSS])) == 2
    assert shapes([ACROSS, MIDDLE, ACROSS])[1] == shapes([ACROSS])[0]


def test_what_is_rubbed_out_is_gone_and_rubbing_alone_leaves_nothing():
    assert shapes([pen(), rubber()]) == []
    assert shapes([rubber(), MIDDLE]) == []
    assert shapes([]) == []


@pytest.mark.parametrize("seed", range(8))
def test_nothing_leaves_the_board(seed):
    x0, y0, x1, y1 = bounds([ring for rings in shapes([wild(seed, reach=0.45)]) for ring in rings])
    small = 1e-6
    assert x0 >= EDGE[0] - small
    assert y0 >= EDGE[1] - small
    assert x1 <= EDGE[2] + small
    assert y1 <= EDGE[3] + small


@pytest.mark.parametrize("seed", range(8))
def test_no_corner_of_a_shape_lies_where_it_was_rubbed(seed):
    strokes = [wild(seed), wild(seed + 50), rubbing(seed), rubbing(seed + 50)]
    rubbed = [way(stroke) for stroke in strokes[2:]]
    corners = [corner for rings in shapes(strokes) for ring in rings for corner in ring]
    assert corners
    for x, y in corners:
        assert min(off(spots, x, y) for spots in rubbed) > -2 * TOLERANCE


def test_it_can_be_stopped_at_any_stroke():
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shapes([ACROSS, MIDDLE], look=stop)


def test_two_thousand_strokes_are_no_trouble():
    drawn = shapes(crowded(2_000))
    assert 1_500 < len(drawn) < 1_950
    assert all(len(ring) > 2 for rings in drawn for ring in rings)
