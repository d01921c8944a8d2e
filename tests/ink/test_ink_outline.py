"""The outline of a stroke: it covers the ink and nothing else."""

from itertools import pairwise
from math import dist, pi

import pyclipper
import pytest
from helpers.doodle import pen
from helpers.strokes import off, wild

from partygames.ink.outline import TOLERANCE, Ring, around, parts, way
from partygames.ink.stroke import BOARD_ASPECT, PEN_WIDTHS, Tool, pack_stroke

GRID = 1 << 24


def whole(ring: Ring) -> list[tuple[int, int]]:
    return [(round(x * GRID), round(y * GRID)) for x, y in ring]


def united(*rings: Ring) -> list[list[tuple[int, int]]]:
    """Return what rings cover by the non-zero rule, as rings that neither cross nor overlap."""
    clipper = pyclipper.Pyclipper()
    clipper.AddPaths([whole(ring) for ring in rings], pyclipper.PT_SUBJECT, True)
    return clipper.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)


def area(paths: list[list[tuple[int, int]]]) -> float:
    return sum(pyclipper.Area(path) for path in paths) / GRID**2


def covers(paths: list[list[tuple[int, int]]], x: float, y: float) -> bool:
    inside = sum(pyclipper.PointInPolygon((round(x * GRID), round(y * GRID)), path) != 0 for path in paths)
    return inside % 2 == 1


def test_a_dot_is_a_disc():
    r = PEN_WIDTHS[1] / 2
    ring = around(way(pen((0.5, 0.5))))
    assert area(united(ring)) == pytest.approx(pi * r * r, rel=0.03)
    assert all(dist(point, (0.5, 0.5 / BOARD_ASPECT)) == pytest.approx(r, rel=0.02) for point in ring)


def test_a_straight_stroke_is_a_bar_with_round_ends():
    r = PEN_WIDTHS[1] / 2
    ring = around(way(pen((0.2, 0.5), (0.4, 0.5), (0.8, 0.5))))
    assert area(united(ring)) == pytest.approx(0.6 * 2 * r + pi * r * r, rel=0.01)
    assert len(ring) < 60


def test_pressure_makes_it_wide():
    thin, thick = (pack_stroke(Tool.PEN, 0.02, [(0, 0.2, 0.5, p), (9, 0.8, 0.5, p)]) for p in (0.1, 1.0))
    assert area(united(around(way(thick)))) > 2 * area(united(around(way(thin))))


@pytest.mark.parametrize("seed", range(12))
def test_it_covers_the_way_and_reaches_no_further_than_the_ink(seed):
    stroke = wild(seed, 60)
    spots = way(stroke)
    ring = around(spots)
    paths = united(ring)
    for x, y, _ in spots:
        assert covers(paths, x, y)
    for x, y in ring:
        assert off(spots, x, y) < 4 * TOLERANCE + max(abs(a[2] - b[2]) for a, b in pairwise(spots))


@pytest.mark.parametrize("seed", range(12))
def test_by_the_non_zero_rule_it_covers_what_its_parts_cover(seed):
    spots = way(wild(seed, 90))
    one = area(united(around(spots)))
    cut = area(united(*(around(part) for part in parts(spots, 7))))
    assert one == pytest.approx(cut, rel=0.004)


@pytest.mark.parametrize("seed", range(6))
def test_fewer_points_lie_where_a_coarser_line_will_do(seed):
    stroke = wild(seed, 90)
    fine, coarse = around(way(stroke)), around(way(stroke, 2e-4), 2e-4)
    assert len(coarse) < 0.7 * len(fine)
    assert area(united(coarse)) == pytest.approx(area(united(fine)), rel=0.02)


def test_one_way_back_and_a_stand_still_leave_no_hole():
    back = pack_stroke(Tool.PEN, 0.03, [(0, 0.3, 0.5, 0.5), (9, 0.7, 0.5, 0.5), (18, 0.3, 0.5, 0.5), (27, 0.3, 0.5, 0.9)])
    paths = united(around(way(back)))
    assert len([path for path in paths if pyclipper.Orientation(path)]) == len(paths) == 1


def test_parts_share_their_ends():
    spots = [(0.01 * n, 0.0, 0.1) for n in range(10)]
    cut = parts(spots, 4)
    assert [part[-1] for part in cut[:-1]] == [part[0] for part in cut[1:]]
    assert [len(part) for part in cut] == [4, 4, 4]
    assert parts(spots[:1], 4) == [spots[:1]]


def test_a_long_way_lets_others_look():
    looks = []
    way(wild(3, 4000), look=lambda: looks.append(1))
    assert len(looks) > 60
