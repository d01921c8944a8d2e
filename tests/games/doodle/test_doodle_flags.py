"""Letters on a board: DR-11 and DD-7."""

import pytest
from helpers.doodle import (
    AT_ONCE,
    TYPED,
    bell,
    board,
    drawing_minute,
    events_of,
    guessing,
    pen,
    play,
    refuses,
    rubber,
    rung,
    say,
    to_phase,
    wiped,
)

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.events import BoardChanged, FlagChanged, FlagNews
from partygames.games.doodle_rush.moves import Award, Draw, Judge, RaiseFlag, Redo, Reply, TakeBack, Undo, Verdict, VoteFlag, Wipe
from partygames.games.doodle_rush.state import FlagState

NONE, RAISED, CLOSED = FlagState.NONE, FlagState.RAISED, FlagState.CLOSED


def flagged(players=3, by=1, **options):
    """Return a guessing phase in which board 0 of seat 0 carries a flag."""
    return play(guessing(players, **options), RaiseFlag(by, 0, 0))


def closed(players=3, **options):
    """Return a guessing phase in which the author has owned up to the letters on board 0 of seat 0."""
    return play(flagged(players, **options), VoteFlag(0, 0, 0, True))


def news(*kinds):
    return [event.flag for event in kinds if isinstance(event, FlagChanged)]


@pytest.mark.parametrize("seat", [1, 2])
def test_DR_11_DD_7_any_player_may_raise_a_flag(seat):
    assert events_of(guessing(), RaiseFlag(seat, 0, 0)) == (FlagChanged(0, 0, FlagNews.RAISED, seat),)
    one = board(flagged(by=seat), 0, 0)
    assert (one.flag, one.flagged_by, one.votes) == (RAISED, seat, ((seat, True),))


def test_DD_7_a_raised_flag_alone_closes_nothing():
    state = play(flagged(), Award(0, 0, (2,)))
    assert board(state, 0, 0).winners == (2,)
    refuses(state, VoteFlag(2, 0, 0, True), Refusal.BOARD_GUESSED, "DR-21")


def test_DD_7_the_author_confirms():
    events = events_of(flagged(), VoteFlag(0, 0, 0, True))
    assert events == (FlagChanged(0, 0, FlagNews.VOTED, 0), FlagChanged(0, 0, FlagNews.CONFIRMED, 0))
    assert board(closed(), 0, 0).flag is CLOSED


def test_DD_7_an_author_who_raises_the_flag_has_confirmed_it():
    state = guessing()
    assert news(*events_of(state, RaiseFlag(0, 0, 0))) == [FlagNews.RAISED, FlagNews.CONFIRMED]
    assert board(play(state, RaiseFlag(0, 0, 0)), 0, 0).flag is CLOSED


@pytest.mark.parametrize(("players", "need"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_DD_7_a_majority_of_the_others_confirms_against_the_author(players, need):
    state = play(flagged(players), VoteFlag(0, 0, 0, False))
    for voices, seat in enumerate(range(2, players), 1):
        assert (board(state, 0, 0).flag is CLOSED) == (voices >= need)
        if voices >= need:
            break
        state = play(state, VoteFlag(seat, 0, 0, True))
    assert board(state, 0, 0).flag is CLOSED


@pytest.mark.parametrize(("players", "against"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_DD_7_a_flag_that_can_find_no_majority_is_turned_down(players, against):
    state = flagged(players)
    for seat in range(2, 2 + against):
        assert board(state, 0, 0).flag is RAISED
        last = events_of(state, VoteFlag(seat, 0, 0, False))
        state = play(state, VoteFlag(seat, 0, 0, False))
    assert news(*last) == [FlagNews.VOTED, FlagNews.TURNED_DOWN]
    assert board(state, 0, 0) == board(guessing(players), 0, 0)


def test_DD_7_a_mind_can_be_changed_but_nobody_votes_twice():
    state = flagged(6)
    refuses(state, VoteFlag(1, 0, 0, True), Refusal.ALREADY_VOTED, "DD-7", seat=1)
    state = play(state, VoteFlag(2, 0, 0, True), VoteFlag(2, 0, 0, False), VoteFlag(1, 0, 0, False))
    assert board(state, 0, 0).votes == ((1, False), (2, False))
    refuses(state, VoteFlag(2, 0, 0, False), Refusal.ALREADY_VOTED, "DD-7", seat=2)
    refuses(state, RaiseFlag(3, 0, 0), Refusal.ALREADY_FLAGGED, "DD-7", board=0)
    refuses(state, VoteFlag(3, 0, 1, True), Refusal.NOT_FLAGGED, "DD-7", board=1)


def test_DD_7_flags_are_raised_while_guessing_on_boards_that_can_be_guessed():
    refuses(drawing_minute(guessing(), 0, 2), RaiseFlag(1, 0, 0), Refusal.NOT_GUESSING, "DR-15")
    refuses(guessing(3, (0, 1)), RaiseFlag(1, 0, 0), Refusal.NO_DRAWING, "DR-15")
    refuses(play(guessing(), Award(0, 0, (1,))), RaiseFlag(1, 0, 0), Refusal.BOARD_GUESSED, "DR-21")
    refuses(guessing(), RaiseFlag(3, 0, 0), Refusal.NO_SUCH_SEAT, "DR-1")
    refuses(closed(), VoteFlag(2, 0, 0, True), Refusal.BOARD_CLOSED, "DD-7")


def test_DD_7_a_closed_board_takes_no_guesses():
    state = play(guessing(guessing=TYPED), say(1, 0, 0, "riddle aa"), RaiseFlag(0, 0, 0))
    for move in (say(2, 0, 0, "riddle aa"), Award(0, 0, (1,)), Reply(0, 0, Verdict.NO), Judge(0, (0,), Verdict.YES)):
        refuses(state, move, Refusal.BOARD_CLOSED, "DD-7", board=0)
    assert game.view_for(state, 0).waiting == ()
    assert board(rung(state), 0, 0).winners == ()  # nor does the bell give it away


def test_DD_7_a_closed_board_stays_closed_until_its_author_has_wiped_it():
    state = to_phase(closed(), 3)
    assert board(state, 0, 0).flag is CLOSED
    state = drawing_minute(closed(), 0, 2)
    state = play(state, Draw(0, 0, pen((0.1, 0.1))), Draw(0, 0, rubber((0.5, 0.5))))
    assert board(state, 0, 0).flag is CLOSED
    assert events_of(state, Wipe(0, 0)) == (BoardChanged(0, 0), FlagChanged(0, 0, FlagNews.LIFTED, None))
    state = play(state, Wipe(0, 0), Draw(0, 0, pen()))
    state = play(to_phase(state, 3), Award(0, 0, (1,)))
    assert board(state, 0, 0).winners == (1,)


def test_DD_7_letters_that_were_wiped_cannot_be_brought_back():
    state = wiped(closed(), 0, 0)
    refuses(state, Undo(0, 0), Refusal.NOTHING_TO_UNDO, "DR-12")
    undone = play(drawing_minute(closed(), 0, 2), Undo(0, 0))
    assert board(undone, 0, 0).flag is NONE
    refuses(undone, Redo(0, 0), Refusal.NOTHING_TO_REDO, "DR-12")


def test_DD_7_rubbing_everything_out_is_wiping():
    state = play(drawing_minute(closed(), 0, 2), Draw(0, 0, rubber()))
    assert (board(state, 0, 0).flag, board(state, 0, 0).strokes) == (NONE, ())


@pytest.mark.parametrize("options", [{}, {"drawing": AT_ONCE}])
def test_DD_7_a_flag_nobody_settled_lapses_at_the_bell(options):
    state = flagged(4, **options)
    assert news(*events_of(state, bell(state))) == [FlagNews.LAPSED]
    assert board(rung(state), 0, 0).flag is NONE
    assert board(rung(state), 0, 0).votes == ()


def test_DD_7_a_flag_survives_an_award_that_is_taken_back():
    state = play(flagged(4), Award(0, 0, (1,)), TakeBack())
    assert state == flagged(4)
