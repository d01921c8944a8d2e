"""Guessing phases: DR-15 to DR-17, DR-21, DR-22 and DD-5."""

import msgspec
import pytest
from helpers.doodle import (
    TYPED,
    a_table,
    bell,
    board,
    drawing_minute,
    events_of,
    guessing,
    pen,
    play,
    refusal_of,
    refuses,
    rung,
    say,
    to_phase,
    words_for,
)
from hypothesis import given
from hypothesis import strategies as st

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.events import Awarded, Bell, Guessed, Judged, Replied, TakenBack
from partygames.games.doodle_rush.guessing import MAX_GUESS
from partygames.games.doodle_rush.moves import Award, Draw, Guess, Judge, Reply, SwapWords, TakeBack, Verdict
from partygames.games.doodle_rush.state import State, TypedGuess

YES, NO, CLOSE, FAR = Verdict.YES, Verdict.NO, Verdict.CLOSE, Verdict.FAR
RIGHT = words_for(3)[0][0].en  # the word of board 0 of seat 0
ACTS = (Award(0, 0, (1,)), Reply(0, 0, NO), say(1, 0, 0, RIGHT))


def typing(*moves, **options) -> State:
    """Return the first guessing phase of a table that types, with a drawing on every board."""
    return play(guessing(3, guessing=TYPED, **options), *moves)


def verdicts(state):
    return [typed.verdict for typed in state.guesses]


@pytest.mark.parametrize("move", ACTS, ids=lambda move: type(move).__name__)
def test_DR_15_only_in_a_guessing_phase(move):
    state = drawing_minute(typing(), 0, 2)
    refuses(state, move, Refusal.NOT_GUESSING, "DR-15")
    refuses(drawing_minute(a_table(guessing=TYPED), 0), move, Refusal.NOT_GUESSING, "DR-15")


def test_DR_15_never_ones_own_board():
    refuses(typing(), Award(0, 0, (0,)), Refusal.OWN_BOARD, "DR-15", board=0)
    refuses(typing(), Award(0, 0, (1, 0)), Refusal.OWN_BOARD, "DR-15", board=0)
    refuses(typing(), say(0, 0, 0, RIGHT), Refusal.OWN_BOARD, "DR-15", board=0)


@pytest.mark.parametrize("move", ACTS, ids=lambda move: type(move).__name__)
def test_DR_15_only_boards_that_carry_a_drawing(move):
    state = guessing(3, (0, 1), guessing=TYPED)
    refuses(state, move, Refusal.NO_DRAWING, "DR-15", board=0)


@pytest.mark.parametrize("move", ACTS, ids=lambda move: type(move).__name__)
def test_DR_15_DR_21_only_boards_that_have_not_been_guessed(move):
    refuses(typing(Award(0, 0, (2,))), move, Refusal.BOARD_GUESSED, "DR-21", board=0)
    later = rung(rung(rung(rung(typing(Award(0, 0, (2,)))))))
    assert later.phase == 3
    refuses(later, move, Refusal.BOARD_GUESSED, "DR-21", board=0)


def test_DR_15_seats_and_boards_must_exist():
    state = typing()
    awards = Award(3, 0, (0,)), Award(0, 0, (3,)), Award(0, 0, (-1,))
    for move in (*awards, say(9, 0, 0, "x"), say(0, 4, 0, "x"), Reply(-1, 0, NO), Judge(7, (0,), NO)):
        refuses(state, move, Refusal.NO_SUCH_SEAT, "DR-1")
    refuses(state, Award(0, 6, (1,)), Refusal.NO_SUCH_BOARD, "DR-3", board=6)


def test_DR_16_a_guess_names_one_board_and_a_word():
    state = typing()
    assert events_of(state, say(1, 0, 0, " no  idea ")) == (Guessed(0, 1, 0, 0, "no idea", NO),)
    state = play(state, say(1, 0, 0, "no idea"), say(2, 0, 0, "no idea"))
    assert state.guesses == (TypedGuess(0, 1, 1, 0, 0, "no idea", NO), TypedGuess(1, 1, 2, 0, 0, "no idea", NO))


def test_DR_16_any_number_of_guesses_and_a_wrong_one_costs_nothing():
    state = typing()
    before = game.scores(state)
    for number in range(50):
        state = play(state, say(1, 0, 0, "wrong"), Judge(0, (number,), NO))
    assert game.scores(state) == before
    assert game.scores(play(state, say(1, 0, 0, RIGHT), Judge(0, (50,), YES)))[1] == before[1] + 1


def test_DR_16_spoken_tables_do_not_type():
    refuses(guessing(), say(1, 0, 0, RIGHT), Refusal.NOT_TYPING, "DD-5")


@pytest.mark.parametrize("verdict", [NO, CLOSE, FAR])
def test_DR_17_the_author_answers_no_close_or_far(verdict):
    state = guessing()
    assert events_of(state, Reply(0, 0, verdict)) == (Replied(0, 0, verdict),)
    state = play(state, Reply(0, 0, verdict))
    assert board(state, 0, 0).reply is verdict
    assert board(rung(state), 0, 0).reply is None


def test_DR_17_there_are_four_answers_and_no_other():
    assert set(Verdict) == {"yes", "no", "close", "far"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"reply","author":0,"board":0,"verdict":"it is an animal"}', type=game.Move)


def test_DR_17_yes_needs_to_know_who():
    refuses(guessing(), Reply(0, 0, YES), Refusal.YES_IS_AN_AWARD, "DR-17")


def test_DR_17_only_the_author_judges_a_typed_guess():
    state = typing(say(1, 0, 0, RIGHT))
    refuses(state, Judge(1, (0,), YES), Refusal.NOT_YOUR_BOARD, "DR-17", author=0)
    refuses(state, Judge(2, (0,), YES), Refusal.NOT_YOUR_BOARD, "DR-17", author=0)
    assert board(play(state, Judge(0, (0,), NO)), 0, 0).winners == ()  # even against the program


@pytest.mark.parametrize("verdict", [NO, CLOSE, FAR])
def test_DR_17_answers_to_typed_guesses(verdict):
    state = typing(say(1, 0, 0, "one"), say(2, 0, 0, "two"))
    assert events_of(state, Judge(0, (1, 0, 1), verdict)) == (Judged(0, 0, (0, 1), verdict),)
    state = play(state, Judge(0, (0,), verdict))
    assert verdicts(state) == [verdict, None]
    assert board(state, 0, 0).reply is verdict
    refuses(state, Judge(0, (0,), YES), Refusal.ALREADY_ANSWERED, "DR-17", number=0)
    refuses(state, Judge(0, (2,), YES), Refusal.NO_SUCH_GUESS, "DR-17", number=2)
    refuses(state, Judge(0, (-1,), YES), Refusal.NO_SUCH_GUESS, "DR-17", number=-1)
    refuses(state, Judge(0, (), YES), Refusal.NO_GUESS, "DR-17")


def test_DR_21_the_winner_gets_the_board_and_one_point():
    state = guessing()
    assert events_of(state, Award(0, 0, (1,))) == (Awarded(0, 0, (1,)),)
    state = play(state, Award(0, 0, (1,)))
    assert board(state, 0, 0).winners == (1,)
    assert game.scores(state) == (-5, 1 - 6, -6)


def test_DR_21_an_award_names_a_winner():
    refuses(guessing(), Award(0, 0, ()), Refusal.NO_WINNER, "DR-21", board=0)


def test_DR_21_a_typed_hit_wins_and_the_rest_of_the_queue_is_moot():
    state = typing(say(1, 0, 0, RIGHT), say(2, 0, 0, RIGHT), say(2, 0, 1, "elsewhere"))
    assert events_of(state, Judge(0, (0,), YES)) == (Judged(0, 0, (0,), YES), Awarded(0, 0, (1,)))
    state = play(state, Judge(0, (0,), YES))
    assert verdicts(state) == [YES, None, None]
    assert game.view_for(state, 0).waiting == (2,)
    refuses(state, Judge(0, (1,), YES), Refusal.BOARD_GUESSED, "DR-21", board=0)


@pytest.mark.parametrize("winners", [(1, 2), (2, 1)])
def test_DR_22_two_at_the_same_moment_both_score(winners):
    state = play(guessing(), Award(0, 0, winners))
    assert board(state, 0, 0).winners == (1, 2)
    assert game.scores(state) == (-5, -5, -5)
    refuses(state, Award(0, 0, (1,)), Refusal.BOARD_GUESSED, "DR-21", board=0)


def test_DR_22_more_than_two_are_allowed():
    state = play(guessing(6), Award(2, 0, (0, 1, 3, 4, 5)))
    assert game.scores(state) == (-5, -5, -5, -5, -5, -5)


def test_DR_22_nobody_wins_a_board_twice():
    refuses(guessing(), Award(0, 0, (1, 2, 1)), Refusal.REPEATED_WINNER, "DR-22", seat=1)
    state = play(typing(say(1, 0, 0, RIGHT), say(1, 0, 0, RIGHT)), Judge(0, (0, 1), YES))
    assert board(state, 0, 0).winners == (1,)


def test_DR_22_typed_guesses_share_a_board():
    state = typing(say(2, 0, 0, RIGHT), say(1, 0, 0, RIGHT), say(1, 0, 1, "no"))
    refuses(state, Judge(0, (0, 2), YES), Refusal.MIXED_BOARDS, "DR-22")
    assert events_of(state, Judge(0, (0, 1), YES)) == (Judged(0, 0, (0, 1), YES), Awarded(0, 0, (1, 2)))


def test_DD_5_the_last_award_can_be_taken_back():
    state = play(guessing(), Award(0, 0, (1,)), Award(1, 5, (0, 2)))
    assert game.view_for(state, None).can_take_back == (1, 5)
    assert events_of(state, TakeBack()) == (TakenBack(1, 5, (0, 2)),)
    once = play(state, TakeBack())
    assert board(once, 1, 5).winners == ()
    assert board(once, 0, 0).winners == (1,)
    assert game.view_for(once, None).can_take_back == (0, 0)
    twice = play(once, TakeBack())
    assert twice == guessing()
    refuses(twice, TakeBack(), Refusal.NOTHING_TO_TAKE_BACK, "DD-5")
    assert play(once, Award(1, 5, (2,))).boards[1][5].winners == (2,)


def test_DD_5_an_award_stands_once_its_phase_is_over():
    state = play(guessing(), Award(0, 0, (1,)))
    later = to_phase(state, 3)
    refuses(later, TakeBack(), Refusal.NOTHING_TO_TAKE_BACK, "DD-5")
    refuses(rung(state), TakeBack(), Refusal.NOT_GUESSING, "DR-15")
    assert game.view_for(later, None).can_take_back is None


def test_DD_5_typed_guesses_wait_again_when_their_award_is_taken_back():
    state = typing(say(1, 0, 0, "wrong"), say(2, 0, 0, RIGHT), Judge(0, (0,), NO), Judge(0, (1,), YES), TakeBack())
    assert verdicts(state) == [NO, None]
    assert game.view_for(state, 0).waiting == (1,)
    assert board(play(state, Judge(0, (1,), FAR)), 0, 0).winners == ()


@pytest.mark.parametrize(("auto", "winners"), [(False, ()), (True, (1,))])
def test_DD_5_exact_hits_are_judged_at_once_only_where_the_table_wants_it(auto, winners):
    state = typing(auto_judge=auto)
    hit = say(1, 0, 0, "wrong, " + RIGHT.upper())
    assert Awarded(0, 0, (1,)) in events_of(state, hit) or not auto
    state = play(state, hit)
    assert board(state, 0, 0).winners == winners
    assert state.guesses[0].suggestion is YES
    assert state.guesses[0].verdict is (YES if auto else None)


def test_DD_5_a_near_miss_is_never_judged_by_the_program():
    state = typing(say(1, 0, 0, RIGHT + "s"), auto_judge=True)
    assert (state.guesses[0].suggestion, state.guesses[0].verdict) == (CLOSE, None)


def test_DD_5_auto_judging_is_off_by_default():
    assert not a_table().setup.auto_judge


def test_DD_5_spoken_awards_also_work_where_guesses_are_typed():
    assert board(typing(Award(0, 0, (1,))), 0, 0).winners == (1,)


def test_DR_8_the_bell_gives_an_unanswered_hit_to_the_first_and_lets_the_rest_lapse():
    """The author has no time to answer what the bell commits: an exact word is right, whatever else was typed lapses."""
    state = typing(say(2, 0, 1, "wrong"), say(2, 0, 0, RIGHT), say(1, 0, 0, RIGHT))
    assert events_of(state, bell(state))[:3] == (Bell(1, None), Judged(0, 0, (1,), YES), Awarded(0, 0, (2,)))
    state = play(state, bell(state))
    assert board(state, 0, 0).winners == (2,)
    assert board(state, 0, 1).winners == ()
    assert verdicts(state) == [None, YES, None]
    later = to_phase(state, 3)
    assert game.view_for(later, 0).waiting == ()
    refuses(later, Judge(0, (0,), YES), Refusal.GUESS_LAPSED, "DR-8", number=0)


def test_DR_17_the_bell_never_overrules_the_author():
    state = typing(say(1, 0, 0, RIGHT), Judge(0, (0,), NO))
    assert board(play(state, bell(state)), 0, 0).winners == ()


def test_DD_5_a_guess_is_compared_with_the_word_now_on_the_board():
    state = play(drawing_minute(a_table(guessing=TYPED), 0), Draw(0, 0, pen()), SwapWords(0, 0, 3))
    state = play(to_phase(state, 1), say(1, 0, 0, RIGHT), say(1, 0, 0, words_for(3)[0][3].zh))
    assert [typed.suggestion for typed in state.guesses] == [CLOSE, YES]  # riddle aa, riddle ad: one letter


@pytest.mark.parametrize("text", ["", " ", "\n\t\r", "\u200b\u200d\ufeff", "\x00\x1b", "\ud800", ",;、", "\u202e\u2066"])
def test_a_guess_that_nobody_can_read_is_refused(text):
    refuses(typing(), say(1, 0, 0, text), Refusal.EMPTY_GUESS, "DR-16")


def test_a_guess_has_sixty_characters_and_is_never_cut():
    assert MAX_GUESS == 60
    assert typing(say(1, 0, 0, "x" * 60)).guesses[0].text == "x" * 60
    for long in ("x" * 61, "果" * 10**6, "a, " * 400, " " * 1195 + RIGHT):
        refuses(typing(), say(1, 0, 0, long), Refusal.LONG_GUESS, "DD-5", limit=60)


def test_a_guess_keeps_separate_lines_separate():
    state = typing(say(1, 0, 0, f"wrong\r\n{RIGHT}\x07"))
    assert state.guesses[0].text == f"wrong, {RIGHT}"
    assert state.guesses[0].suggestion is YES


@given(st.text(st.characters(exclude_categories=()), max_size=80))
def test_hostile_text_never_crashes_and_what_is_kept_is_fit_to_show(text):
    state = typing()
    refusal = refusal_of(state, Guess(1, 0, 0, text))
    if refusal:
        assert refusal in (Refusal.EMPTY_GUESS, Refusal.LONG_GUESS)
        return
    state = play(state, Guess(1, 0, 0, text))
    kept = state.guesses[0].text
    assert 0 < len(kept) <= 60
    assert len(kept.splitlines()) == 1
    assert all(ch.isprintable() or ch == "\u200d" for ch in kept)
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
