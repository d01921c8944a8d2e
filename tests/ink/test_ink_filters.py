"""What a device reports, and what of it becomes ink."""
import math
import random

from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.filters import StrokeFilter, breaks, distance
from partygames.ink.stroke import BOARD_ASPECT, Tool, pack_stroke


def fed(samples, **options) -> StrokeFilter:
    ink_filter = StrokeFilter(**options)
    for sample in samples:
        ink_filter.feed(*sample)
    ink_filter.finish(samples[-1][0])
    return ink_filter


def line(n: int, step: float = 0.01, dt: float = 5.0, pressure: float = 0.5):
    return [(dt * i, 0.1 + step * i, 0.5, pressure) for i in range(n)]


anything = st.floats(allow_nan=True, allow_infinity=True)
wild = st.lists(st.tuples(anything, anything, anything, anything), min_size=1, max_size=40)


@given(wild, st.booleans())
def test_whatever_a_device_says_the_stroke_can_be_packed(samples, speed):
    ink_filter = fed(samples, speed=speed)
    if ink_filter.samples:
        assert len(pack_stroke(Tool.PEN, 0.014, ink_filter.samples)) == len(ink_filter.samples)


unit = st.floats(0, 1)


@given(st.lists(st.tuples(st.floats(0, 50), unit, unit, unit), min_size=1, max_size=60))
def test_the_stroke_begins_and_ends_where_the_pen_did(steps):
    t, samples = 0.0, []
    for dt, x, y, p in steps:
        t += dt
        samples.append((t, x, y, p))
    kept = fed(samples).samples
    assert distance(kept[0].x, kept[0].y, *samples[0][1:3]) < 0.001
    assert distance(kept[-1].x, kept[-1].y, *samples[-1][1:3]) < 0.001


def test_duplicates_tell_nothing_new():
    assert len(fed([(5 * i, 0.5, 0.5, 0.5) for i in range(100)]).samples) == 1


def test_time_reversed_samples_are_dropped():
    samples = line(10)
    assert fed([*samples[:5], (1.0, 0.9, 0.9, 0.5), *samples[5:]]).samples == fed(samples).samples


def test_nan_and_infinity_in_the_middle_leave_no_trace():
    samples = line(10)
    bad = [(22.0, math.nan, 0.5, 0.5), (22.0, 0.5, math.inf, 0.5), (math.nan, 0.3, 0.5, 0.5)]
    assert fed([*samples[:5], *bad, *samples[5:]]).samples == fed(samples).samples


def test_pressure_beyond_1_is_full_pressure_and_nan_keeps_the_last():
    kept = fed([(0, 0.1, 0.5, 7.0), (5, 0.2, 0.5, math.nan), (10, 0.3, 0.5, -3.0), (15, 0.4, 0.5, -3.0)]).samples
    assert kept[0].pressure == kept[1].pressure == 1.0
    assert kept[1].pressure > kept[2].pressure > kept[3].pressure >= 0.0


def test_ten_thousand_samples_in_one_burst_are_still_the_line():
    burst = [(0.0, 0.5 + 0.4 * math.cos(i / 50), 0.5 + 0.4 * math.sin(i / 50), 0.5) for i in range(10_000)]
    kept = fed(burst).samples
    assert len(kept) > 1000
    for s in kept:
        assert abs(math.hypot(s.x - 0.5, s.y - 0.5) - 0.4) < 0.01


def test_OpenBoard_437_pressure_counts_from_the_first_sample():
    assert abs(fed(line(3, pressure=0.9)).samples[0].pressure - 0.9) < 0.01


def test_pencil_677_lifting_keeps_the_last_width():
    fading = [(5.0 * i, 0.1 + 0.01 * i, 0.5, 0.8 - 0.025 * i) for i in range(30)]
    ink_filter = StrokeFilter()
    for sample in fading:
        ink_filter.feed(*sample)
    before = ink_filter.samples[-1].pressure
    ink_filter.finish(150.0, 0.41, 0.5)
    assert ink_filter.samples[-1].pressure == before
    assert ink_filter.samples[-1].x > 0.405


def test_a_release_far_away_draws_no_line_to_it():
    ink_filter = StrokeFilter()
    for sample in line(10):
        ink_filter.feed(*sample)
    ink_filter.finish(60.0, 0.9, 0.1)
    assert max(s.x for s in ink_filter.samples) < 0.2


def test_the_ink_is_never_more_than_a_sample_or_a_hair_behind_the_tip():
    for step in (0.0005, 0.002, 0.005, 0.01, 0.03, 0.06):
        ink_filter = StrokeFilter()
        for t, x, y, p in line(int(0.8 / step), step):
            ink_filter.feed(t, x, y, p)
            assert x - ink_filter.sx <= max(step, 1 / 250)


def test_a_trembling_slow_line_becomes_calmer():
    r = random.Random(2)
    raw = [(5.0 * i, 0.1 + 0.0008 * i, 0.5 + r.gauss(0, 0.001) * BOARD_ASPECT, 0.5) for i in range(800)]
    kept = fed(raw).samples

    def tremble(samples):
        return math.sqrt(sum((s[2] - 0.5) ** 2 for s in samples[5:-1]) / len(samples))

    assert tremble(kept) < 0.6 * tremble(raw)  # a one-pole filter that follows by 0.4 leaves half of it


def test_a_thousand_samples_a_second_are_thinned_to_what_an_eye_needs():
    raw = [(float(i), 0.5 + 0.3 * math.sin(i / 200), 0.5 + 0.3 * math.cos(i / 170), 0.5) for i in range(60_000)]
    assert len(fed(raw).samples) <= 15_100


def test_Drawpile_238_only_a_long_silence_and_a_far_jump_are_a_break():
    assert breaks(300, 0.1, 0.5, 0.8, 0.5)
    assert not breaks(300, 0.1, 0.5, 0.15, 0.5)  # a pen that rested and goes on
    assert not breaks(40, 0.1, 0.5, 0.8, 0.5)  # a fast hand on a slow device
    assert not breaks(300, math.nan, 0.5, 0.8, 0.5)


def test_a_mouse_line_is_alive():
    slow_then_fast = [(8.0 * i, 0.05 + 0.001 * i, 0.5, 0.5) for i in range(60)]
    slow_then_fast += [(480.0 + 8.0 * i, 0.11 + 0.03 * i, 0.5, 0.5) for i in range(25)]
    kept = fed(slow_then_fast, speed=True).samples
    assert kept[-1].pressure < kept[len(kept) // 2].pressure
    assert all(0.3 < s.pressure < 0.7 for s in kept)


def test_a_fast_zigzag_keeps_its_height():
    """Three samples a leg: what is kept of a fast stroke reaches the corners where the hand was."""
    way = [(0.1 + 0.01 * i, 0.3 + 0.3 * abs(((i / 3) % 2) - 1)) for i in range(40)]
    ink = StrokeFilter()
    for i, (x, y) in enumerate(way):
        ink.feed(10.0 * i, x, y, 0.5)
    heights = [s.y for s in ink.samples]
    assert max(heights[4:]) > 0.59
    assert min(heights) < 0.31
