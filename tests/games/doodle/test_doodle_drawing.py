"""Drawing phases: DR-9 to DR-13, DD-1, DD-2 and the rules' share of DD-4."""

import pytest
from helpers.doodle import (
    AT_ONCE,
    a_table,
    begun,
    bell,
    board,
    drawing_minute,
    drawn_on,
    events_of,
    guessing,
    pen,
    play,
    refuses,
    rubber,
    rung,
    to_phase,
)

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.events import BoardChanged, WordsSwapped
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, Redo, SwapWords, Undo, Wipe
from partygames.ink.stroke import Stroke, Tool

CHANGES = (Draw(0, 0, pen()), Draw(0, 0, rubber()), Wipe(0, 0), Undo(0, 0), Redo(0, 0), SwapWords(0, 0, 1))


def minute(*moves, seat=0):
    """Return the first drawing minute of a seat after the moves."""
    return play(drawing_minute(a_table(), seat), *moves)


def test_DR_9_a_stroke_lands_on_ones_own_board():
    state = minute()
    assert events_of(state, Draw(0, 3, pen())) == (BoardChanged(0, 3),)
    state = play(state, Draw(0, 3, pen()))
    assert board(state, 0, 3).strokes == (pen(),)
    assert all(not other.strokes for row in state.boards for other in row if other is not board(state, 0, 3))


@pytest.mark.parametrize("move", CHANGES, ids=lambda move: type(move).__name__)
def test_DR_9_nothing_is_drawn_in_a_guessing_phase(move):
    for phase in (1, 3, 5):
        refuses(to_phase(a_table(), phase), move, Refusal.NOT_DRAWING, "DR-9")


@pytest.mark.parametrize("move", CHANGES, ids=lambda move: type(move).__name__)
def test_DR_9_only_who_has_the_pen_draws(move):
    refuses(drawing_minute(a_table(), 1), move, Refusal.NOT_YOUR_PEN, "DR-9", drawer=1)
    refuses(play(a_table(drawing=AT_ONCE)), move, Refusal.CURTAIN_DOWN, "DD-3", drawer=None)


@pytest.mark.parametrize("seat", [-1, 3, 6])
def test_DR_9_no_such_seat(seat):
    refuses(minute(), Draw(seat, 0, pen()), Refusal.NO_SUCH_SEAT, "DR-1", seat=seat)


@pytest.mark.parametrize("index", [-1, 6, 2**40])
def test_DR_9_no_such_board(index):
    refuses(minute(), Draw(0, index, pen()), Refusal.NO_SUCH_BOARD, "DR-3", board=index)


def test_DR_9_a_damaged_stroke_is_refused():
    for data in (b"\x01\x7f\x00\x00\x00\x00", b"\x02garbage", pen().data[:-2]):
        for tool in Tool:
            refuses(minute(), Draw(0, 0, Stroke(tool, 0.01, data)), Refusal.BAD_STROKE, "DR-9")


def test_DR_10_any_order_and_nothing_has_to_be_finished():
    state = minute(Draw(0, 5, pen()), Draw(0, 2, pen()), Draw(0, 5, pen()))
    state = rung(rung(rung(state)))
    assert state.phase == 1
    assert [len(one.strokes) for one in state.boards[0]] == [0, 0, 1, 0, 0, 2]


def test_DR_10_DD_1_one_word_per_board_can_never_be_broken():
    state = minute(SwapWords(0, 0, 5), SwapWords(0, 5, 2), SwapWords(0, 2, 0))
    assert sorted(one.word for one in state.boards[0]) == [0, 1, 2, 3, 4, 5]


def test_DD_1_two_boards_swap_their_words_and_keep_their_drawings():
    state = minute(Draw(0, 1, pen()))
    assert events_of(state, SwapWords(0, 1, 4)) == (WordsSwapped(0, 1, 4),)
    state = play(state, SwapWords(0, 1, 4))
    assert [one.word for one in state.boards[0]] == [0, 4, 2, 3, 1, 5]
    assert board(state, 0, 1).strokes == (pen(),)
    refuses(state, SwapWords(0, 3, 3), Refusal.SAME_BOARD, "DD-1", board=3)


def test_DD_1_a_guessed_board_keeps_its_word():
    state = drawing_minute(play(guessing(), Award(0, 4, (1,))), 0, 2)
    refuses(state, SwapWords(0, 4, 0), Refusal.BOARD_GUESSED, "DR-13", board=4)
    refuses(state, SwapWords(0, 0, 4), Refusal.BOARD_GUESSED, "DR-13", board=4)


@pytest.mark.parametrize("phase", [2, 4])
def test_DR_12_later_phases_start_new_words_change_and_wipe(phase):
    state = drawn_on(a_table(), (0, 0), (0, 1), (0, 2))
    state = drawing_minute(state, 0, phase)
    state = play(state, Draw(0, 0, rubber((0.7, 0.5))), Draw(0, 1, pen((0.1, 0.1))), Wipe(0, 2), Draw(0, 3, pen()))
    assert [len(one.strokes) for one in state.boards[0]] == [2, 2, 0, 1, 0, 0]
    assert [one.inked for one in state.boards[0]] == [True, True, False, True, False, False]


def test_DR_12_undo_and_redo_go_through_strokes_and_wipes():
    """responsive-sketchpad#51: a wipe could not be undone."""
    a, b = pen((0.1, 0.1)), pen((0.9, 0.9))
    state = minute(Draw(0, 0, a), Draw(0, 0, b), Wipe(0, 0))
    assert board(state, 0, 0).strokes == ()
    for shown in ((a, b), (a,), ()):
        state = play(state, Undo(0, 0))
        assert board(state, 0, 0).strokes == shown
        assert board(state, 0, 0).inked == bool(shown)
    refuses(state, Undo(0, 0), Refusal.NOTHING_TO_UNDO, "DR-12", board=0)
    for shown in ((a,), (a, b), ()):
        state = play(state, Redo(0, 0))
        assert board(state, 0, 0).strokes == shown
        assert board(state, 0, 0).inked == bool(shown)
    refuses(state, Redo(0, 0), Refusal.NOTHING_TO_REDO, "DR-12", board=0)


def test_DR_12_a_new_stroke_ends_what_could_be_done_again():
    a, b = pen((0.1, 0.1)), pen((0.9, 0.9))
    state = minute(Draw(0, 0, a), Undo(0, 0), Draw(0, 0, b))
    refuses(state, Redo(0, 0), Refusal.NOTHING_TO_REDO, "DR-12")
    state = play(minute(Draw(0, 0, a), Undo(0, 0)))
    refuses(state, Wipe(0, 0), Refusal.NOTHING_TO_WIPE, "DR-12", board=0)
    assert board(play(state, Redo(0, 0)), 0, 0).strokes == (a,)


def test_DR_12_a_wiped_board_has_nothing_to_wipe():
    state = minute(Draw(0, 0, pen()), Wipe(0, 0))
    refuses(state, Wipe(0, 0), Refusal.NOTHING_TO_WIPE, "DR-12", board=0)
    state = play(state, Undo(0, 0))
    assert board(state, 0, 0).strokes == (pen(),)


@pytest.mark.parametrize("move", [Draw(0, 4, pen()), Draw(0, 4, rubber()), Wipe(0, 4), Undo(0, 4), Redo(0, 4)], ids=repr)
def test_DR_13_a_guessed_board_never_changes_again(move):
    won = play(guessing(), Award(0, 4, (1,)))
    for phase in (2, 4):
        refuses(drawing_minute(won, 0, phase), move, Refusal.BOARD_GUESSED, "DR-13", board=4)


def test_DD_2_a_drawing_is_ink_that_is_left():
    state = minute(Draw(0, 0, pen()), Draw(0, 1, rubber()), Draw(0, 2, pen()), Draw(0, 2, rubber()), Draw(0, 3, pen((1.2, 0.5))))
    assert [one.inked for one in state.boards[0]] == [True, False, False, False, False, False]
    state = play(state, Draw(0, 2, pen((0.5, 0.9))), Draw(0, 0, rubber((0.3, 0.5))))
    assert [one.inked for one in state.boards[0]] == [True, False, True, False, False, False]


def test_DD_2_undo_brings_the_ink_back_under_a_rubber():
    state = minute(Draw(0, 0, pen()), Draw(0, 0, rubber()), Undo(0, 0))
    assert board(state, 0, 0).inked
    assert not board(play(state, Redo(0, 0)), 0, 0).inked


def test_DD_4_the_stroke_that_ends_at_the_bell_counts_and_none_after_it():
    """skribbltypo#370: the window finishes the stroke, then rings; a pen still down draws on nothing."""
    state = drawing_minute(a_table(), 2)
    state = play(state, Draw(2, 0, pen()), bell(state))
    assert board(state, 2, 0).stages == ((pen(),),)
    refuses(state, Draw(2, 0, pen()), Refusal.NOT_DRAWING, "DR-9")
    passed = play(drawing_minute(a_table(), 0), bell(drawing_minute(a_table(), 0)))
    refuses(passed, Draw(0, 0, pen()), Refusal.NOT_YOUR_PEN, "DR-9")


def test_two_thousand_strokes_on_six_boards_are_all_kept():
    """saber#1725: a full page lost strokes."""
    state = minute()
    strokes = [pen((i % 40 / 40, i % 50 / 50), (0.5, 0.5)) for i in range(2000)]
    for i, stroke in enumerate(strokes):
        state = play(state, Draw(0, i % 6, stroke))
    assert [one.strokes for one in state.boards[0]] == [tuple(strokes[b::6]) for b in range(6)]


def test_the_drawer_begins_where_another_left_off():
    state = begun(rung(minute(Draw(0, 0, pen()))))
    assert state.drawer == 1
    state = play(state, Draw(1, 0, rubber()))
    assert board(state, 0, 0).strokes == (pen(),)
    refuses(state, BeginTurn(1), Refusal.MINUTE_RUNS, "DR-8")
    assert game.view_for(state, 0).boards[0][0].strokes == (pen(),)
