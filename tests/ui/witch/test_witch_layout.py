"""The fan, the rows and the parts of the card table: arithmetic alone."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.ui.witch.layout import (
    CARD_W,
    LEAST,
    RATIO,
    TILT,
    Box,
    card_at,
    fan,
    grid,
    stacks,
)
from partygames.ui.witch.places import TALL, places

COUNTS = st.integers(1, 17)
WIDTHS = st.floats(CARD_W + 16 * LEAST, 1600)


@st.composite
def fans(draw):
    """Return (n, width, hovered)."""
    n = draw(COUNTS)
    return n, draw(WIDTHS), draw(st.none() | st.integers(0, n - 1))


@given(fans())
def test_no_card_of_a_fan_hides_the_next_one_completely(what) -> None:
    poses = fan(*what)
    for left, right in itertools.pairwise(poses):
        assert right.x - left.x >= LEAST - 1e-6
        assert right.z > left.z


@given(fans())
def test_a_fan_stays_within_its_width_and_leans_evenly(what) -> None:
    n, width, hovered = what
    poses = fan(n, width, hovered)
    assert len(poses) == n
    assert poses[0].x >= -1e-6
    assert poses[-1].x + CARD_W <= width + 1e-6
    angles = [pose.angle for pose in poses]
    assert angles == sorted(angles)
    assert angles[0] == pytest.approx(-angles[-1])
    assert max(map(abs, angles)) <= TILT


@given(fans())
def test_only_the_hovered_card_rises(what) -> None:
    n, width, hovered = what
    for i, (still, pose) in enumerate(zip(fan(n, width), fan(n, width, hovered), strict=True)):
        assert (pose.y < still.y) == (i == hovered)


@given(COUNTS, WIDTHS, st.floats(0, 1), st.floats(0.35, 0.95))
def test_hovering_settles_at_once_and_never_flickers(n, width, across, down) -> None:
    x, y = across * width, down * CARD_W * RATIO
    found = card_at(x, y, fan(n, width))
    # Leaning cards may trade one neighbour at their slanted edge; after that it must hold.
    found = card_at(x, y, fan(n, width, found), hovered=found)
    assert found == card_at(x, y, fan(n, width, found), hovered=found)


@pytest.mark.parametrize("n", range(1, 18))
def test_every_card_is_found_at_its_own_left_edge(n) -> None:
    for hovered in (None, *range(n)):
        poses = fan(n, 830, hovered)
        for i, pose in enumerate(poses):
            assert card_at(pose.x + 11, pose.y + CARD_W * 0.75, poses) == i


def test_beside_a_fan_there_is_no_card() -> None:
    poses = fan(5, 1000)
    assert card_at(5, 100, poses) is None
    assert card_at(500, -80, poses) is None
    assert fan(0, 800) == []
    assert card_at(10, 10, []) is None


@given(st.integers(1, 6), st.floats(300, 900), st.floats(180, 900), st.sampled_from((0.0, 62.0)))
def test_cards_in_the_middle_fit_their_box_in_order_and_none_touches_another(n, w, h, extra) -> None:
    box = Box(50, 20, w, h)
    wide, spots = grid(n, box, gap=18, biggest=200, extra=extra)
    assert len(spots) == n
    assert 0 < wide <= 200
    for x, y in spots:
        assert box.x - 1e-6 <= x <= box.right - wide + 1e-6
        assert box.y - 1e-6 <= y <= box.bottom - wide * RATIO - extra + 1e-6
    assert [y for _, y in spots] == sorted(y for _, y in spots)
    for (ax, ay), (bx, by) in itertools.combinations(spots, 2):
        assert abs(ax - bx) >= wide + 17 or abs(ay - by) >= wide * RATIO + 17


@given(st.integers(1, 9), st.floats(200, 500), st.floats(90, 200))
def test_stacks_fit_and_do_not_touch(n, w, h) -> None:
    wide, spots = stacks(n, w, h)
    assert len(spots) == n
    assert wide > 15
    for x, y in spots:
        assert x + wide <= w + 1e-6
        assert y + wide * RATIO <= h + 1e-6
    for (ax, ay), (bx, by) in itertools.combinations(spots, 2):
        assert abs(ax - bx) >= wide or abs(ay - by) >= wide * RATIO


SIZES = [(1280, 800), (1280, 960), (1280, 1024), (1365.3, 800), (1422.2, 800), (1920, 800)]
SIZES += [(1280, 1280), (1280, 1440), (1280, 1700), (1024, 1365), (1024, 1638), (1024, 2275)]


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize(("w", "h"), SIZES)
def test_the_parts_of_the_table_lie_beside_each_other_and_within_it(w, h, players) -> None:
    spots = places(w, h, players)
    assert len(spots.seats) == players - 1
    parts = [*spots.seats, spots.own, *spots.tasks, spots.deck, spots.log, spots.middle, spots.prompt]
    parts += [spots.actions, spots.hand, *spots.menu]
    for part in parts:
        assert part.x >= 0
        assert part.y >= 0
        assert part.x + part.w <= w + 1e-6
        assert part.y + part.h <= h + 10
        assert part.w > 0
        assert part.h > 0
    for a, b in itertools.combinations(parts, 2):
        apart = a.x + a.w <= b.x + 1e-6 or b.x + b.w <= a.x + 1e-6 or a.y + a.h <= b.y + 1e-6 or b.y + b.h <= a.y + 1e-6
        assert apart, (a, b)
    lefts = [seat.x for seat in spots.seats]
    assert lefts == sorted(lefts)
    assert spots.middle.h > 200
    assert spots.middle.h * spots.middle.w < 0.45 * w * h, "no large part of the table lies bare"
    if h >= TALL:
        assert spots.log.h > 200
