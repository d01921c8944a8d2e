"""The curve through the samples of a stroke: sharp where the hand turned back, round and calm everywhere else."""

import math
import random
from itertools import pairwise

import pytest

from partygames.ink.filters import StrokeFilter
from partygames.ink.stroke import BOARD_ASPECT, PEN_WIDTHS, Sample, Tool
from partygames.ink.trail import Piece, Trail

W, H = 1480, 1000  # a picture whose pixels are square
Point = tuple[float, float]


def pieces(samples: list[Sample]) -> list[Piece]:
    trail = Trail(Tool.PEN, PEN_WIDTHS[1], W, H)
    return [*(piece for sample in samples for piece in trail.add(sample)), trail.end()]


def along(curve: list[Piece]) -> list[Point]:
    """Return points of the curve, sixteen a piece, in pixels."""
    points = []
    for x0, y0, cx, cy, x1, y1, *_ in curve:
        for u in (k / 16 for k in range(17)):
            a, b, c = (1 - u) ** 2, 2 * u * (1 - u), u * u
            points.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    return points


def drawn(way: list[Point], dt: float = 10.0) -> list[Piece]:
    """Draw a way (board units) as a hand does, through the filter."""
    ink = StrokeFilter()
    for i, (x, y) in enumerate(way):
        ink.feed(dt * i, x, y, 0.5)
    ink.finish(dt * len(way))
    return pieces(ink.samples)


def zigzag(high: float, step: float, a_leg: int) -> tuple[float, float]:
    """Return the least and greatest height (board units) of a zigzag from 0.2 to 0.2 + high, `a_leg` samples a leg."""
    corners = [(0.05 + step * i, 0.2 + high * (i % 2)) for i in range(24)]
    way = [corners[0]]
    for (ax, ay), (bx, by) in pairwise(corners):
        way += [(ax + (bx - ax) * k / a_leg, ay + (by - ay) * k / a_leg) for k in range(1, a_leg + 1)]
    middle = [y / H for x, y in along(drawn(way)) if 0.05 + 3 * step < x / W < 0.05 + 20 * step]
    return min(middle), max(middle)


@pytest.mark.parametrize("step", [0.003, 0.01, 0.03])
@pytest.mark.parametrize("high", [0.06, 0.1, 0.3, 0.6])
def test_a_fast_zigzag_of_one_sample_a_corner_keeps_its_height(high, step):
    """The curve goes to the corners, on both sides, and never beyond."""
    low, top = zigzag(high, step, 1)
    assert top - low >= 0.9 * high
    assert 0.199 <= low < top <= 0.201 + high


@pytest.mark.parametrize("high", [0.06, 0.1, 0.3, 0.6])
@pytest.mark.parametrize("a_leg", [2, 3, 5, 9])
def test_a_zigzag_of_more_samples_keeps_its_height_but_for_a_hair(high, a_leg):
    low, top = zigzag(high, 0.01, a_leg)
    assert high - (top - low) < max(0.1 * high, 0.018)  # 2 pixels a side of a board 223 pixels high


@pytest.mark.parametrize(("samples", "smaller"), [(8, 0.08), (12, 0.04), (24, 0.012)])
def test_a_fast_circle_of_few_samples_stays_round(samples, smaller):
    turn = [2 * math.pi * i / samples for i in range(3 * samples + 1)]
    curve = drawn([(0.5 + 0.2 * math.cos(a), 0.5 + 0.2 * BOARD_ASPECT * math.sin(a)) for a in turn])
    round_part = along(curve)[17 * samples : -17 * samples]
    radii = [math.hypot(x - W / 2, y - H / 2) / (0.2 * W) for x, y in round_part]
    assert max(radii) - min(radii) < 0.01
    assert 1 - smaller < min(radii) <= max(radii) < 1.001


def test_a_slow_trembling_line_stays_calm():
    """The curve of a slow line bends nowhere: its direction swings less than that of the samples it is made of."""
    r = random.Random(4)
    ink = StrokeFilter()
    for i in range(600):
        ink.feed(8.0 * i, 0.1 + 0.0012 * i, 0.5 + r.gauss(0, 0.0012), 0.5)
    curve = pieces(ink.samples)
    assert len(curve) == len(ink.samples) + 1  # nowhere a corner
    worst = max(abs(y / H - 0.5) for _, y in along(curve))
    assert worst < 0.003
    kept = [(s.x * W, s.y * H) for s in ink.samples]
    assert swing(along(curve)) < 0.8 * swing(kept)


@pytest.mark.parametrize("slow", [1, 2, 4])
def test_a_mouse_that_goes_by_whole_pixels_draws_no_staircase(slow):
    """A gentle slope on a board 450 pixels wide: the eye sees a line, not the pixels of the mouse."""
    ink, raw = StrokeFilter(speed=True), []
    for i in range(400 // slow):
        x, y = 20 + i * slow, round(100 + 0.13 * i * slow)
        raw.append((x / 450 * W, y / 304 * H))
        ink.feed(16.0 * i, x / 450, y / 304, 0.5)
    curve = along(pieces(ink.samples))

    def tilt(points: list[Point]) -> float:
        return swing([(x, y - 0.13 * x) for x, y in points])

    assert tilt(curve) < 0.5 * tilt(raw)


def swing(points: list[Point]) -> float:
    """Return the mean angle to the way of the line, radians."""
    legs = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points) if math.hypot(bx - ax, by - ay) > 1e-6]
    whole = sum(math.hypot(*leg) for leg in legs)
    return sum(abs(math.atan2(y, x)) * math.hypot(x, y) for x, y in legs) / whole


def test_the_curve_has_no_gap_and_no_kink():
    """Pieces meet, and each goes on in the direction of the one before, at corners of every sharpness and length."""
    r = random.Random(9)
    way = [(r.random(), r.random()) for _ in range(40)] + [(0.5 + 0.01 * r.random(), 0.5 + 0.01 * r.random()) for _ in range(40)]
    curve = pieces([Sample(8 * i, x, y, 0.5) for i, (x, y) in enumerate(way)])
    for a, b in pairwise(curve[2:-1]):
        assert a[4:6] == b[:2]
        assert a[7] == b[6]
        out, into = (a[4] - a[2], a[5] - a[3]), (b[2] - b[0], b[3] - b[1])
        crossed = out[0] * into[1] - out[1] * into[0]
        assert abs(crossed) <= 1e-6 * max(1.0, math.hypot(*out) * math.hypot(*into))
        assert out[0] * into[0] + out[1] * into[1] >= 0


def test_a_corner_looks_the_same_at_every_size():
    """Whether a corner is sharp is asked in board units: a thumbnail and a poster agree."""
    samples = [Sample(8 * i, 0.1 + 0.02 * i, 0.3 + 0.012 * i * (i % 2), 0.5) for i in range(30)]
    small, large = Trail(Tool.PEN, 0.01, 148, 100), Trail(Tool.PEN, 0.01, 2960, 2000)
    for sample in samples:
        few, many = small.add(sample), large.add(sample)
        assert len(few) == len(many)
        for a, b in zip(few, many, strict=True):
            assert [v * 20 for v in a] == pytest.approx(b)


def test_the_curve_is_no_more_than_half_a_leg_behind_the_last_sample():
    trail = Trail(Tool.PEN, 0.01, W, H)
    for i in range(20):
        x, y = 0.1 + 0.02 * i, 0.3 + 0.2 * (i % 2)
        last = trail.add(Sample(8 * i, x, y, 0.5))[-1]
        assert math.hypot(last[4] - x * W, last[5] - y * H) <= 0.5 * math.hypot(0.02 * W, 0.2 * H) + 1e-6
