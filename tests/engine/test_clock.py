"""The phase clock, with clocks that the test moves."""

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from partygames.engine.clock import PhaseClock

MINUTE = 60_000


class Clocks:
    """A monotonic and a wall clock in ms; `run` moves both in steps, as time does, and lets the phase clock look."""

    def __init__(self) -> None:
        self.mono, self.wall = 5_000.0, 1e12

    def run(self, clock: PhaseClock, ms: int) -> None:
        while ms > 0:
            step = min(100, ms)
            self.mono += step
            self.wall += step
            ms -= step
            clock.look()


@pytest.fixture
def clocks():
    return Clocks()


@pytest.fixture
def clock(qapp, clocks):
    clock = PhaseClock(mono=lambda: clocks.mono, wall=lambda: clocks.wall)
    clock.heard = []
    clock.expired.connect(lambda period: clock.heard.append(("expired", period)))
    clock.slept.connect(lambda left: clock.heard.append(("slept", left)))
    yield clock
    clock.stop()


def test_DR_6_the_minute_is_over_once_and_on_time(clock, clocks):
    clock.start("first", MINUTE)
    clocks.run(clock, MINUTE - 100)
    assert clock.heard == []
    assert clock.left_ms() == 100
    clocks.run(clock, 300)
    assert clock.heard == [("expired", "first")]
    assert not clock.active


def test_DD_9_a_hundred_pauses_add_up_to_the_exact_minute(clock, clocks):
    clock.start("phase", MINUTE)
    for _ in range(100):
        clocks.run(clock, 137)
        clock.pause()
        clocks.run(clock, 777)
        clock.resume()
    assert clock.left_ms() == MINUTE - 100 * 137


def test_pausing_twice_and_resuming_twice_change_nothing(clock, clocks):
    clock.start("phase", MINUTE)
    clocks.run(clock, 1_000)
    for act in (clock.pause, clock.pause, clock.resume, clock.resume):
        act()
    assert clock.left_ms() == MINUTE - 1_000


@pytest.mark.parametrize("mono_jump", [0, 3_600_000])
def test_a_closed_lid_pauses_the_phase_with_the_time_that_was_left(clock, clocks, mono_jump):
    """lucaschess#5, timer#143: wall clock +1 h with monotonic +0, and both +1 h."""
    clock.start("phase", MINUTE)
    clocks.run(clock, 19_000)
    clocks.wall += 3_600_000
    clocks.mono += mono_jump
    clock.look()
    assert clock.heard == [("slept", 41_000)]
    assert clock.paused
    clock.resume()
    clocks.run(clock, 40_900)
    assert clock.left_ms() == 100


def test_setting_the_wall_clock_back_pauses_and_gives_no_time(clock, clocks):
    clock.start("phase", MINUTE)
    clocks.run(clock, 10_000)
    clocks.wall -= 7_200_000
    clock.look()
    assert clock.heard == [("slept", 50_000)]


def test_a_resumed_minute_goes_on_from_what_was_left_and_waits(clock, clocks):
    clock.start("phase", MINUTE, left_ms=12_345, paused=True)
    clocks.run(clock, 5_000)
    assert clock.left_ms() == 12_345
    clock.resume()
    clocks.run(clock, 12_345)
    assert clock.heard == [("expired", "phase")]


def test_more_time_than_the_minute_has_is_never_given(clock):
    clock.start("phase", MINUTE, left_ms=10**9, paused=True)
    assert clock.left_ms() == MINUTE


def test_a_new_minute_may_begin_from_the_bell_of_the_last(clock, clocks):
    clock.expired.connect(lambda period: clock.start("second", MINUTE) if period == "first" else None)
    clock.start("first", MINUTE)
    clocks.run(clock, MINUTE)
    assert clock.period == "second"
    assert clock.left_ms() == MINUTE


def test_it_ticks_by_itself(qtbot):
    clock = PhaseClock()
    with qtbot.waitSignal(clock.expired, timeout=3_000):
        clock.start("short", 250)
    QCoreApplication.processEvents()
    assert not clock.active


JUMPS = {"forward": (0, 1), "back": (0, -1), "asleep, one clock stands": (1, 0), "asleep, both go on": (1, 1)}
"""By name: how much of a jump the monotonic clock and the wall clock take part in."""


def test_DR_6_a_minute_is_exact_however_often_a_clock_jumps(clock, clocks, count):
    chance, jumps, minutes = Random(6), Counter(), 0
    while any(jumps[name] < 200 for name in JUMPS):
        clock.start(f"minute {minutes}", MINUTE)
        played = 0
        while clock.active:
            step = min(chance.randint(1, 90) * 100, MINUTE - played)
            clocks.run(clock, step)
            played += step
            if not clock.active:
                break
            assert clock.left_ms() == MINUTE - played
            name = chance.choice(list(JUMPS))
            mono, wall = JUMPS[name]
            jump = chance.choice((2_500, 61_000, 3_600_000, 10**9))
            clocks.mono += mono * jump
            clocks.wall += wall * jump
            clock.look()
            assert clock.heard[-1] == ("slept", MINUTE - played), name
            clocks.run(clock, 700)
            assert clock.left_ms() == MINUTE - played, "it waits with the time that was left"
            clock.resume()
            jumps[name] += 1
        assert played == MINUTE
        assert clock.heard[-1] == ("expired", f"minute {minutes}")
        minutes += 1
    count(f"clock: {minutes} exact minutes with jumps {dict(sorted(jumps.items()))}")
