"""The pen router, state by state, and fuzzed."""
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partygames.ink.router import Device, Kind, PenEvent, PenRouter, Tip, Verb
from partygames.ink.stroke import Tool

TABLET, TOUCH, MOUSE = Device.TABLET, Device.TOUCH, Device.MOUSE


class Story:
    """Feed a router step by step and keep what came out."""

    def __init__(self, **options) -> None:
        self.router, self.t, self.log = PenRouter(**options), 10_000.0, []

    def do(self, kind, device=TABLET, board="A", x=0.5, y=0.5, pointer=1, wait=5.0, tip=Tip.NIB, pressure=0.5):
        self.t += wait
        actions = self.router.feed(PenEvent(kind, device, pointer, self.t, board, x, y, pressure, tip))
        self.log += actions
        return [a.verb for a in actions]

    def down(self, *args, **more):
        return self.do(Kind.DOWN, *args, **more)

    def move(self, *args, **more):
        return self.do(Kind.MOVE, *args, **more)

    def up(self, *args, **more):
        return self.do(Kind.UP, *args, **more)

    def hover(self, *args, **more):
        return self.do(Kind.HOVER, *args, **more)

    def cancel(self, pointer=None, device=MOUSE):
        return self.do(Kind.CANCEL, device, pointer=pointer)


def test_a_stroke_begins_extends_and_finishes_on_the_board_of_its_press():
    s = Story()
    assert s.down(board="A") == [Verb.BEGIN]
    assert s.move(board="B", x=1.4) == [Verb.EXTEND]
    assert s.up(board="B") == [Verb.FINISH]
    assert {a.board for a in s.log} == {"A"}


def test_a_press_off_the_boards_draws_nothing_even_when_it_slides_onto_one():
    s = Story()
    assert s.down(board=None) + s.move(board="A") + s.up(board="A") == []


def test_a_release_without_a_press_and_a_move_without_one_do_nothing():
    s = Story()
    assert s.up() + s.move() + s.up() == []


def test_two_presses_are_two_strokes():
    s = Story()
    assert s.down() + s.down() + s.up() == [Verb.BEGIN, Verb.FINISH, Verb.BEGIN, Verb.FINISH]


def test_a_press_nowhere_is_none():
    s = Story()
    assert s.down(x=math.nan) + s.down(y=math.inf) == []


def test_a_move_with_nothing_pressed_ends_the_stroke():
    s = Story()
    s.down(MOUSE)
    assert s.hover(MOUSE, x=0.9) == [Verb.FINISH]
    assert s.log[-1].x is None  # where it hovers now nobody drew
    assert s.move(MOUSE) == []


def test_Drawpile_819_a_ghost_mouse_after_a_pen_is_no_stroke():
    s = Story()
    s.down()
    assert s.down(MOUSE) + s.move(MOUSE) + s.up(MOUSE) == []
    assert s.up() == [Verb.FINISH]
    assert s.down(MOUSE, wait=60) + s.up(MOUSE) == []


def test_Drawpile_819_a_ghost_mouse_before_its_pen_is_taken_away():
    s = Story()
    assert s.down(MOUSE, x=0.5) == [Verb.BEGIN]
    assert s.down(TABLET, x=0.501, wait=20) == [Verb.CANCEL, Verb.BEGIN]
    assert s.move(MOUSE) + s.up(MOUSE) == []


def test_a_real_mouse_draws_again_soon_after_the_pen():
    s = Story()
    s.down()
    s.up()
    assert s.down(MOUSE, wait=300) == [Verb.BEGIN]


def test_OpenBoard_139_a_palm_draws_nothing_while_the_pen_is_near_and_500_ms_after():
    s = Story()
    s.hover()
    assert s.down(TOUCH, wait=499) == []
    assert s.down(TOUCH, pointer=2, wait=2) == [Verb.BEGIN]


def test_OpenBoard_139_a_palm_that_came_just_before_the_pen_is_taken_away():
    s = Story()
    assert s.down(TOUCH, pointer=3) == [Verb.BEGIN]
    assert s.hover(wait=100) == [Verb.CANCEL]
    assert s.down(board="A") == [Verb.BEGIN]


def test_a_finger_that_drew_before_the_pen_came_keeps_its_stroke():
    s = Story()
    s.down(TOUCH, pointer=3)
    assert s.down(board="B", wait=800) == [Verb.FINISH, Verb.BEGIN]


@pytest.mark.parametrize("device", [TOUCH, MOUSE])
def test_pen_only(device):
    s = Story(pen_only=True)
    assert s.down(device) == []
    assert s.down(TABLET) == [Verb.BEGIN]


def test_two_people_the_first_owns_its_board_and_the_other_draws_elsewhere():
    s = Story()
    assert s.down(TOUCH, board="A", pointer=1) == [Verb.BEGIN]
    assert s.down(TOUCH, board="A", pointer=2) == []
    assert s.down(TOUCH, board="B", pointer=3) == [Verb.BEGIN]
    assert s.move(TOUCH, pointer=2) == []
    assert s.move(TOUCH, pointer=1) == [Verb.EXTEND]
    assert s.up(TOUCH, pointer=1) == [Verb.FINISH]
    assert s.down(TOUCH, board="A", pointer=2) == [Verb.BEGIN]
    assert s.move(TOUCH, pointer=3) == [Verb.EXTEND]


def test_rnote_170_the_tool_is_that_of_each_press():
    s = Story()
    tools = []
    for tip in (Tip.NIB, Tip.END, Tip.NIB, Tip.BARREL, Tip.NIB):
        s.down(tip=tip)
        tools.append(s.log[-1].tool)
        s.up()
    assert tools == [Tool.PEN, Tool.RUBBER, Tool.PEN, Tool.RUBBER, Tool.PEN]


def test_Drawpile_493_the_rubber_end_can_be_ignored_the_barrel_button_stays():
    s = Story(ignore_rubber_end=True)
    s.down(tip=Tip.END)
    assert s.log[-1].tool is Tool.PEN
    s.up()
    s.down(tip=Tip.BARREL)
    assert s.log[-1].tool is Tool.RUBBER


def test_Drawpile_238_a_silence_and_a_far_jump_are_two_strokes():
    s = Story()
    s.down(x=0.1)
    s.move(x=0.12)
    assert s.move(x=0.9, wait=300) == [Verb.FINISH, Verb.BEGIN]
    assert s.log[-2].x is None
    assert s.log[-1].x == 0.9
    assert s.up() == [Verb.FINISH]


def test_DD_4_at_the_bell_the_stroke_ends_and_the_pen_is_dead_until_it_is_lifted():
    s = Story()
    s.down()
    assert [a.verb for a in s.router.disarm(s.t)] == [Verb.FINISH]
    assert s.move() + s.down() + s.move(board="B") == []
    assert s.up() == []
    assert s.down() == [Verb.BEGIN]


def test_DD_4_a_lifted_pen_seen_hovering_is_alive_again():
    s = Story()
    s.down()
    s.router.disarm(s.t)
    s.hover()
    assert s.down() == [Verb.BEGIN]


def test_DD_4_a_pen_that_is_up_at_the_bell_is_not_dead():
    s = Story()
    s.down()
    s.up()
    assert s.router.disarm(s.t) == []
    assert s.down() == [Verb.BEGIN]


def test_fabricjs_7292_a_cancel_ends_every_stroke_and_keeps_it():
    s = Story()
    s.down(board="A")
    s.down(TOUCH, board="B", pointer=9)
    s.down(board="C", pointer=2)
    assert set(s.cancel()) == {Verb.FINISH}
    assert not s.router.drawing
    assert s.move() == []
    assert s.up() == []


def test_a_touch_the_system_takes_back_was_a_palm():
    s = Story()
    s.down(TOUCH, pointer=4)
    assert s.cancel(pointer=4, device=TOUCH) == [Verb.CANCEL]


def test_a_board_that_goes_away_ends_its_stroke_only():
    s = Story()
    s.down(board="A")
    s.down(board="B", pointer=2)
    assert [a.board for a in s.router.release_board("A", s.t)] == ["A"]
    assert [a.board for a in s.router.release_board("B", s.t)] == ["B"], "the other was still under way"


def test_a_pen_whose_release_was_lost_does_not_keep_its_board():
    s = Story()
    s.down(pointer=1)
    assert s.down(pointer=2, wait=100) == []
    s.up(pointer=2)
    assert s.down(pointer=2, wait=3000) == [Verb.FINISH, Verb.BEGIN]


def near(s: Story, **more):
    return s.do(Kind.NEAR, board=None, **more)


def away(s: Story, **more):
    return s.do(Kind.AWAY, board=None, **more)


def test_OpenBoard_139_a_pen_that_is_near_and_silent_keeps_palms_away_until_it_leaves():
    s = Story()
    near(s)
    for wait in (100, 600, 5000):
        assert s.down(TOUCH, pointer=7, wait=wait) == []
        assert s.up(TOUCH, pointer=7) == []
    away(s)
    assert s.down(TOUCH, pointer=7, wait=490) == []
    s.up(TOUCH, pointer=7)
    assert s.down(TOUCH, pointer=7, wait=20) == [Verb.BEGIN]


def test_a_pen_whose_leaving_was_lost_does_not_keep_fingers_away_for_ever():
    s = Story()
    near(s)
    s.hover()
    assert s.down(TOUCH, pointer=7, wait=9900) == []
    assert s.down(TOUCH, pointer=7, wait=200) == [Verb.BEGIN]


def test_a_pen_that_comes_near_takes_the_palm_that_landed_first_away():
    s = Story()
    s.down(TOUCH, pointer=7)
    assert near(s, wait=300) == [Verb.CANCEL]
    away(s)
    s.down(TOUCH, pointer=8, wait=600)
    assert away(s) == [], "one that leaves tells nothing of fingers"
    assert near(s, wait=600) == [Verb.FINISH], "a finger that has drawn for long was no palm"


def test_leaving_in_the_middle_of_a_stroke_ends_and_keeps_it():
    s = Story()
    near(s)
    s.down()
    s.move()
    assert away(s) == [Verb.FINISH]
    assert s.move() + s.up() == []
    assert s.down() == [Verb.BEGIN]


def test_the_tool_follows_each_press_whatever_came_near_before():
    s = Story()
    for tip, tool in ((Tip.END, Tool.RUBBER), (Tip.NIB, Tool.PEN), (Tip.END, Tool.RUBBER)):
        near(s, tip=Tip.END)  # the same pen, its leaving lost
        s.down(tip=tip)
        s.up(tip=tip)
        assert s.log[-1].tool is tool


def test_a_pen_that_leaves_under_another_number_is_not_near_any_more():
    s = Story()
    near(s, pointer=1)
    away(s, pointer=9)
    assert s.down(TOUCH, pointer=7, wait=600) == [Verb.BEGIN]


def test_of_two_pens_the_one_that_stays_keeps_palms_away():
    s = Story()
    near(s, pointer=1)
    near(s, pointer=2)
    away(s, pointer=1)
    assert s.down(TOUCH, pointer=7, wait=600) == []
    away(s, pointer=2)
    assert s.down(TOUCH, pointer=7, wait=600) == [Verb.BEGIN]


def test_DD_4_a_pen_held_at_the_bell_is_alive_again_when_it_has_left():
    s = Story()
    s.down()
    s.router.disarm(s.t)
    assert s.down() == []
    away(s)
    assert s.down() == [Verb.BEGIN]


numbers = st.one_of(st.floats(-2, 3), st.sampled_from([math.nan, math.inf, -math.inf, 1e300]))
events = st.builds(
    PenEvent,
    kind=st.sampled_from(Kind),
    device=st.sampled_from(Device),
    pointer=st.sampled_from([1, 1, 1, 2, 3]),
    t_ms=st.one_of(st.floats(0, 5000), st.sampled_from([math.nan, math.inf, -1.0])),
    board=st.sampled_from(["A", "A", "B", None]),
    x=numbers,
    y=numbers,
    pressure=numbers,
    tip=st.sampled_from(Tip),
)
steps = st.one_of(events, events, events, st.sampled_from(["bell", "board A goes", "all cancelled"]))


@settings(max_examples=250)
@given(st.lists(steps, max_size=60), st.booleans(), st.booleans())
def test_any_sequence_and_a_cancel_end_with_the_pen_up_and_nothing_ends_that_did_not_begin(story, ignore, pen_only):
    router = PenRouter(ignore_rubber_end=ignore, pen_only=pen_only)
    live = {}
    everything_off = PenEvent(Kind.CANCEL, Device.MOUSE, None, 6000.0)
    for step in [*story, everything_off]:
        if step == "bell":
            actions = router.disarm(1000.0)
        elif step == "board A goes":
            actions = router.release_board("A", 1000.0)
        else:
            actions = router.feed(everything_off if isinstance(step, str) else step)
        for action in actions:
            key = (action.device, action.pointer)
            if action.verb is Verb.BEGIN:
                assert key not in live
                assert action.board not in live.values()
                assert math.isfinite(action.x)
                assert math.isfinite(action.y)
                live[key] = action.board
            else:
                assert live[key] == action.board  # never without begin, always on the board of the press
                if action.verb is not Verb.EXTEND:
                    del live[key]
        assert router.drawing == bool(live)
    assert not router.drawing
