"""The arithmetic of a minute."""

from hypothesis import given
from hypothesis import strategies as st

from partygames.core.countdown import Countdown, jumped

MINUTE = 60_000


def test_it_counts_down_against_an_absolute_deadline():
    count = Countdown(MINUTE, MINUTE).run(1_000)
    assert count.left(1_000) == MINUTE
    assert count.left(31_000) == 30_000
    assert count.left(500_000) == 0


def test_a_clock_that_runs_backwards_adds_no_time():
    assert Countdown(MINUTE, MINUTE).run(1_000).left(-99_000) == MINUTE


@given(st.lists(st.tuples(st.integers(0, 500), st.integers(0, 10_000)), min_size=100, max_size=100))
def test_DD_9_a_hundred_pauses_add_up_to_the_exact_minute(legs):
    """hanabi-live#1812: pausing gave negative or extra time."""
    count, now, ran = Countdown(MINUTE, MINUTE), 0, 0
    for run_ms, pause_ms in legs:
        count = count.run(now)
        now += run_ms
        ran += run_ms
        count = count.hold(now)
        assert count.left(now + pause_ms) == MINUTE - ran
        now += pause_ms
    assert count.left_ms + ran == MINUTE


def test_sleep_is_seen_on_whichever_clock_it_shows():
    """lucaschess#5, timer#143: during sleep either clock can stand still."""
    hour = 3_600_000
    assert jumped(0, 100, 0, hour, 100), "wall clock +1 h, monotonic +0"
    assert jumped(0, hour, 0, hour, 100), "both +1 h"
    assert jumped(0, 100, hour, 0, 100), "the wall clock was set back"
    assert not jumped(0, 180, 0, 185, 100), "a tick that came late"
