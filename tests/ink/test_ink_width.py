"""Width from pressure, and the pseudo-pressure of devices without any."""
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.width import curve, nib, speed_pressure


def test_the_nominal_width_is_drawn_at_half_pressure():
    assert nib(0.014, 0.5) == pytest.approx(0.014, rel=0.02)


@given(st.floats(0, 1), st.floats(0, 1))
def test_more_pressure_is_never_thinner(a, b):
    low, high = sorted((a, b))
    assert nib(1.0, low) <= nib(1.0, high)


def test_no_pressure_still_draws():
    assert nib(0.014, 0.0) > 0.003


def test_a_rubber_is_as_wide_as_its_ring_whatever_the_pressure():
    assert nib(0.06, 0.0, rubber=True) == nib(0.06, 1.0, rubber=True) == 0.06


def test_the_curve_makes_a_soft_and_a_hard_pen():
    assert curve(0.3, 0.5) > curve(0.3, 1.0) > curve(0.3, 2.0)


@given(st.floats(allow_nan=True, allow_infinity=True), st.floats(0.25, 4.0))
def test_the_curve_stays_in_0_to_1_whatever_a_tablet_says(pressure, gamma):
    assert 0.0 <= curve(pressure, gamma) <= 1.0


@pytest.mark.parametrize("gamma", [0.0, -1.0, 5.0, math.nan])
def test_a_curve_that_cannot_be_is_refused(gamma):
    with pytest.raises(ValueError, match="gamma"):
        curve(0.5, gamma)


def test_a_mouse_draws_finer_the_faster_it_goes_but_gently():
    slow = fast = speed_pressure(None, 0, 0)
    for _ in range(60):
        before = fast
        slow, fast = speed_pressure(slow, 0.001, 8), speed_pressure(fast, 0.05, 8)
        assert abs(nib(1.0, fast) - nib(1.0, before)) < 0.05
    assert 1.0 < nib(1.0, slow) / nib(1.0, fast) < 1.6
