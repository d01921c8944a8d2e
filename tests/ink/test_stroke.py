"""Strokes: what is packed comes back, small, and nothing false gets in."""
import math
import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.stroke import GRID, LEVELS, MAX_SAMPLES, PEN_WIDTHS, RUBBER_WIDTHS, Sample, Stroke, Tool, pack_stroke

grid = st.integers(round(-0.5 * GRID), round(1.5 * GRID)).map(lambda q: q / GRID)
pressures = st.integers(0, LEVELS).map(lambda q: q / LEVELS)
steps = st.lists(st.integers(0, 5000), min_size=1, max_size=60)


@st.composite
def clean_samples(draw):
    times = draw(steps)
    t, out = -times[0], []
    for dt in times:
        t += dt
        out.append(Sample(t, draw(grid), draw(grid), draw(pressures)))
    return out


def scribble(seconds: float, hz: int, seed: int = 5) -> list[tuple[float, float, float, float]]:
    """A hand that never rests: five loops a second, its tremble and its pressure included."""
    r = random.Random(seed)
    return [
        (
            i * 1000 / hz,
            0.5 + 0.35 * math.sin(31.4 * i / hz + 0.3 * math.sin(i / hz)) + r.gauss(0, 2e-4),
            0.5 + 0.35 * math.sin(24.2 * i / hz) + r.gauss(0, 2e-4),
            0.5 + 0.3 * math.sin(7 * i / hz) + r.uniform(-0.01, 0.01),
        )
        for i in range(round(seconds * hz))
    ]


@given(st.sampled_from(Tool), st.sampled_from(PEN_WIDTHS + RUBBER_WIDTHS), clean_samples())
def test_samples_on_the_grid_come_back_exactly(tool, width, samples):
    stroke = pack_stroke(tool, width, samples)
    assert list(stroke.samples()) == [s._replace(t_ms=s.t_ms - samples[0].t_ms) for s in samples]
    assert len(stroke) == len(samples)
    assert stroke.duration == samples[-1].t_ms - samples[0].t_ms


@given(clean_samples())
def test_packing_what_was_unpacked_gives_the_same_stroke(samples):
    stroke = pack_stroke(Tool.PEN, PEN_WIDTHS[0], samples)
    again = pack_stroke(stroke.tool, stroke.width, stroke.samples())
    assert again == stroke
    assert hash(again) == hash(stroke)


@given(clean_samples())
def test_json_brings_back_the_same_stroke(samples):
    stroke = pack_stroke(Tool.RUBBER, RUBBER_WIDTHS[1], samples)
    assert msgspec.json.decode(msgspec.json.encode(stroke), type=Stroke) == stroke


@pytest.mark.parametrize("hz", [133, 200, 250])
def test_a_one_minute_scribble_is_under_40_kb_in_json_and_exact(hz):
    stroke = pack_stroke(Tool.PEN, PEN_WIDTHS[1], scribble(60, hz))
    assert len(stroke) == 60 * hz
    assert len(msgspec.json.encode(stroke)) < 40_000
    assert pack_stroke(stroke.tool, stroke.width, stroke.samples()) == stroke


def test_a_position_moves_by_less_than_a_tenth_of_a_pixel_when_packed():
    raw = scribble(2, 200)
    for given_, kept in zip(raw, pack_stroke(Tool.PEN, PEN_WIDTHS[1], raw).samples(), strict=True):
        assert abs(given_[1] - kept.x) * 1000 <= 0.1  # px on a board 1000 px wide
        assert abs(given_[2] - kept.y) * 1000 <= 0.1


@pytest.mark.parametrize(
    "samples",
    [
        [],
        [(0, math.nan, 0.5, 0.5)],
        [(0, 0.5, math.inf, 0.5)],
        [(math.nan, 0.5, 0.5, 0.5)],
        [(0, 0.5, 0.5, math.nan)],
        [(0, 1.6, 0.5, 0.5)],
        [(0, 0.5, -0.6, 0.5)],
        [(0, 0.5, 0.5, 1.1)],
        [(0, 0.5, 0.5, -0.1)],
        [(10, 0.5, 0.5, 0.5), (5, 0.6, 0.5, 0.5)],
        [(0, 0.5, 0.5, 0.5)] * (MAX_SAMPLES + 1),
    ],
)
def test_bad_samples_are_refused(samples):
    with pytest.raises(ValueError, match=r"."):
        pack_stroke(Tool.PEN, PEN_WIDTHS[0], samples)


@pytest.mark.parametrize("width", [0.0, -1.0, 0.6, math.nan, math.inf])
def test_a_width_that_cannot_be_is_refused(width):
    with pytest.raises(ValueError, match="width"):
        pack_stroke(Tool.PEN, width, [(0, 0.5, 0.5, 0.5)])


@given(st.binary(max_size=80))
def test_damaged_data_is_a_value_error_and_nothing_else(noise):
    try:
        samples = Stroke(Tool.PEN, 0.01, noise).samples()
    except ValueError:
        return
    assert all(-0.5 <= s.x <= 1.5 and 0 <= s.pressure <= 1 for s in samples)


@given(st.integers(0, 400), st.integers(1, 255))
def test_one_flipped_byte_of_a_long_stroke_is_harmless(at, flip):
    data = bytearray(pack_stroke(Tool.PEN, 0.01, scribble(4, 200)).data)
    data[at % len(data)] ^= flip
    try:
        samples = Stroke(Tool.PEN, 0.01, bytes(data)).samples()
    except ValueError:
        return
    assert all(-0.5 <= s.y <= 1.5 for s in samples)
