"""The making of a drawing: what is there at any moment, stroke by stroke and sample by sample."""

from itertools import pairwise

import pytest
from helpers.doodle import pen, rubber
from hypothesis import given
from hypothesis import strategies as st

from partygames.ink.replay import IDLE_MS, LIFT_MS, STAGE_MS, Moment, Replay, common
from partygames.ink.stroke import PEN_WIDTHS, Stroke, Tool, pack_stroke


def timed(*times: int) -> Stroke:
    """Return a stroke with samples at these times."""
    return pack_stroke(Tool.PEN, PEN_WIDTHS[0], [(t, 0.1 + 0.001 * n, 0.5, 0.5) for n, t in enumerate(times)])


A, B, C = pen((0.1, 0.1), (0.2, 0.2)), rubber((0.3, 0.3), (0.4, 0.4)), timed(0, 100, 150)


def shown(replay: Replay, ms: float) -> tuple[tuple[Stroke, ...], int]:
    """Return the whole strokes at a time, and how many samples of the next."""
    moment = replay.at(ms)
    return replay.takes[moment.take][: moment.whole], moment.samples


def test_a_drawing_begins_with_its_first_sample_and_ends_whole():
    replay = Replay([(A, B, C)])
    assert shown(replay, -1) == ((), 0)
    assert shown(replay, 0) == ((), 1)
    assert shown(replay, replay.duration) == shown(replay, 1e9) == ((A, B, C), 0)


def test_samples_come_at_their_times():
    replay = Replay([(C,)])
    assert [replay.at(ms).samples for ms in (0, 99, 100, 149)] == [1, 1, 2, 2]
    assert replay.at(150) == Moment(0, 1, 0)


def test_the_pen_is_up_for_a_moment_between_strokes():
    replay = Replay([(C, C)])
    assert replay.duration == 150 + LIFT_MS + 150
    assert shown(replay, 150 + LIFT_MS - 1) == ((C,), 0)
    assert shown(replay, 150 + LIFT_MS) == ((C,), 1)


def test_idle_waits_are_shortened():
    assert Replay([(timed(0, 10, 50_000, 50_010),)]).duration == 20 + IDLE_MS


def test_a_finished_stage_stands_before_the_next_begins():
    replay = Replay([(A,), (A, C)])
    end = replay.stage_ends[0]
    assert shown(replay, end) == shown(replay, end + STAGE_MS - 1) == ((A,), 0)
    assert shown(replay, end + STAGE_MS) == ((A,), 1)
    assert [replay.stage_at(ms) for ms in (0, end, end + 1, replay.duration)] == [0, 0, 1, 1]
    assert len(replay.takes) == 1


def test_a_stage_that_changed_nothing_takes_no_time():
    replay = Replay([(A, C), (A, C), (A, C)])
    assert replay.stage_ends == (replay.duration,) * 3


def test_what_was_undone_or_wiped_goes_before_the_new_begins():
    replay = Replay([(A, B), (A, C)])
    gone = replay.stage_ends[0] + STAGE_MS
    assert shown(replay, gone - 1) == ((A, B), 0)
    assert shown(replay, gone) == ((A,), 0)
    assert shown(replay, gone + LIFT_MS) == ((A,), 1)
    assert replay.takes == ((A, B), (A, C))


def test_a_board_that_was_wiped_for_good_ends_blank():
    replay = Replay([(A, B), ()])
    assert shown(replay, replay.duration) == ((), 0)
    assert replay.stage_ends[1] == replay.stage_ends[0] + STAGE_MS == replay.stroke_ends[-1]


@pytest.mark.parametrize("stages", [[()], [(), ()], [(), (), ()]])
def test_a_blank_board_has_no_making(stages):
    replay = Replay(stages)
    assert (replay.duration, replay.stroke_ends, replay.stage_ends) == (0, (), (0,) * len(stages))
    assert shown(replay, 0) == ((), 0)


def test_a_single_dot_is_there_at_once():
    replay = Replay([(pen((0.5, 0.5)),)])
    assert replay.duration == 0
    assert replay.at(0) == Moment(0, 1, 0)


def test_a_dot_alone_stands_as_long_as_any_stage():
    dot = pen((0.5, 0.5))
    replay = Replay([(dot,), (dot, C)])
    assert shown(replay, 0) == shown(replay, STAGE_MS - 1) == ((dot,), 0)
    assert shown(replay, STAGE_MS) == ((dot,), 1)


def test_common_counts_what_both_begin_with():
    assert [common((A, B), (A, B, C)), common((A, B), (B, A)), common((), (A,))] == [2, 0, 0]


POOL = [A, B, C, timed(0), timed(0, 5, 700, 705), pen((0.6, 0.6), (0.7, 0.7), (0.8, 0.6))]


@given(st.lists(st.lists(st.sampled_from(POOL), max_size=5), min_size=1, max_size=3))
def test_time_only_adds_within_a_take_and_every_stage_is_reached(stages):
    replay = Replay(stages)
    moments = [replay.at(ms) for ms in range(0, replay.duration + 40, 37)]
    for before, after in pairwise(moments):
        assert before <= after
    for stage, end in zip(stages, replay.stage_ends, strict=True):
        if end > 0:
            assert shown(replay, end) == (tuple(stage), 0)
    assert shown(replay, replay.duration) == (tuple(stages[-1]), 0)
    for moment in moments:
        take = replay.takes[moment.take]
        assert moment.whole <= len(take)
        assert moment.samples == 0 or moment.samples < len(take[moment.whole])
    for end in replay.stroke_ends:
        assert replay.at(end).samples == 0


@given(st.lists(st.lists(st.sampled_from(POOL), max_size=4), min_size=1, max_size=3), st.lists(st.floats(0, 4000), max_size=6))
def test_the_answer_does_not_depend_on_what_was_asked_before(stages, times):
    replay = Replay(stages)
    assert [replay.at(t) for t in times] == [Replay(stages).at(t) for t in times]
