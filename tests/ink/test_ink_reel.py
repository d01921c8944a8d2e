"""Play, pause, faster, slower, to any moment: where the showing of a replay stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.reel import SPEEDS, STEP_MS, Reel
from partygames.ink.replay import LIFT_MS, Replay
from partygames.ink.stroke import PEN_WIDTHS, Tool, pack_stroke

STROKE = pack_stroke(Tool.PEN, PEN_WIDTHS[0], [(10 * n, 0.1 + 0.01 * n, 0.5, 0.5) for n in range(51)])  # 500 ms
THREE = Replay([(STROKE,) * 3])


def test_a_new_reel_stands_at_the_end():
    reel = Reel(THREE)
    assert (reel.ms, reel.share, reel.playing) == (THREE.duration, 1.0, False)


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_plays_from_the_beginning_at_its_speed_and_stops_at_the_end(speed):
    reel = Reel(THREE, speed)
    reel.play()
    assert reel.ms == 0
    reel.advance(100)
    assert reel.ms == 100 * speed
    reel.advance(1e6)
    assert (reel.ms, reel.playing) == (THREE.duration, False)


def test_paused_it_stands_still_and_goes_on_from_there():
    reel = Reel(THREE, 1)
    reel.play()
    reel.advance(200)
    reel.pause()
    reel.advance(500)
    assert reel.ms == 200
    reel.play()
    reel.advance(50)
    assert reel.ms == 250


def test_seeking_stays_within_and_does_not_change_playing():
    reel = Reel(THREE)
    for ms, at in ((-5, 0), (1e9, THREE.duration), (77, 77)):
        reel.seek(ms)
        assert (reel.ms, reel.playing) == (at, False)


def test_steps_go_from_stroke_to_stroke():
    reel = Reel(THREE)
    ends = list(THREE.stroke_ends)
    back = []
    for _ in range(4):
        reel.step(-1)
        back.append(reel.ms)
    assert back == [ends[1], ends[0], 0, 0]
    forth = []
    for _ in range(4):
        reel.step(1)
        forth.append(reel.ms)
    assert forth == [*ends, THREE.duration]


def test_with_less_motion_strokes_come_whole_one_at_a_time():
    reel = Reel(THREE, 2)
    reel.play()
    seen = {0.0}
    for _ in range(200):
        reel.advance(15, whole=True)
        seen.add(reel.ms)
    assert seen == {0.0, *THREE.stroke_ends}
    assert not reel.playing


def test_with_less_motion_each_stroke_stands_long_enough():
    reel = Reel(THREE, 1)
    reel.play()
    reel.advance(STEP_MS - 1, whole=True)
    assert reel.ms == 0
    reel.advance(1, whole=True)
    assert reel.ms == 500
    assert reel.playing


def test_a_blank_board_and_a_dot_do_not_play():
    dot = pack_stroke(Tool.PEN, PEN_WIDTHS[0], [(0, 0.5, 0.5, 0.5)])
    for stages in ([()], [(dot,)]):
        reel = Reel(Replay(stages))
        reel.play()
        assert (reel.playing, reel.share) == (False, 1.0)


@given(st.lists(st.tuples(st.sampled_from(["play", "pause", "seek", "step", "go"]), st.integers(-900, 3000)), max_size=30))
def test_it_never_leaves_the_replay(deeds):
    reel = Reel(THREE, 8)
    for deed, n in deeds:
        if deed == "seek":
            reel.seek(n)
        elif deed == "step":
            reel.step(1 if n > 0 else -1)
        elif deed == "go":
            reel.advance(abs(n), whole=n < 0)
        else:
            getattr(reel, deed)()
        assert 0 <= reel.ms <= THREE.duration == 3 * 500 + 2 * LIFT_MS
