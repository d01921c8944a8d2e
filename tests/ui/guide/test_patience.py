"""A clock that waits: nothing is lost, nothing is gained, and no wait is taken for sleep."""

import pytest

from partygames.ui.guide.doodle.patience import PatientClock


class Time:
    """Two clocks that are moved by hand (ms)."""

    def __init__(self) -> None:
        self.mono, self.wall = 1_000.0, 500_000.0

    def move(self, ms: float) -> None:
        self.mono += ms
        self.wall += ms


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def clock(time):
    clock = PatientClock(lambda: time.mono, lambda: time.wall)
    clock.start("minute", 60_000)
    yield clock
    clock.stop()


def test_a_minute_stands_while_it_waits_and_goes_on_from_there(time, clock):
    time.move(1_000)
    clock.look()
    clock.wait(True)
    time.move(3_600_000)
    clock.look()
    assert clock.left_ms() == 59_000
    assert not clock.paused
    clock.wait(False)
    clock.look()
    assert clock.left_ms() == 59_000
    assert not clock.paused, "an hour of reading is no sleep"
    time.move(1_500)
    assert clock.left_ms() == 57_500


def test_waiting_twice_and_going_on_twice_are_as_once(time, clock):
    for on in (True, True, False, False):
        clock.wait(on)
        time.move(100)
    assert clock.left_ms() == 59_800
    assert not clock.waiting


def test_a_pause_within_a_wait_adds_up(time, clock):
    clock.wait(True)
    time.move(500)
    clock.pause()
    time.move(500)
    clock.resume()
    clock.wait(False)
    time.move(1_000)
    assert clock.left_ms() == 59_000


def test_a_machine_that_sleeps_while_the_minute_runs_is_noticed(time, clock):
    slept = []
    clock.slept.connect(slept.append)
    time.move(3_600_000)
    clock.look()
    assert slept == [60_000]
    assert clock.paused
