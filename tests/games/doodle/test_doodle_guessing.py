"""Guessing phases: DR-15 to DR-17, DR-21, DR-22 and DD-5."""

import msgspec
import pytest
from helpers.doodle import (
    AT_ONCE,
    TYPED,
    a_table,
    bell,
    board,
    drawing_minute,
    drawn_on,
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
from partygames.games.doodle_rush.events import (
    Awarded,
    Bell,
    GameEnded,
    Guessed,
    Judged,
    PhaseBegan,
    Replied,
    TakenBack,
    TurnBegan,
)
from partygames.games.doodle_rush.guessing import MAX_GUESS, TOGETHER_MS
from partygames.games.doodle_rush.moves import (
    Award,
    BeginTurn,
    Draw,
    Guess,
    Judge,
    LetLapse,
    RaiseFlag,
    Reply,
    SwapWords,
    TakeBack,
    Verdict,
    VoteFlag,
)
from partygames.games.doodle_rush.state import FlagState, State, TypedGuess

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


# -- the bell, while guesses wait for their authors


def after_the_bell(*moves, **options) -> State:
    """Return a table that types at the bell of its first guessing minute."""
    state = typing(*moves, **options)
    return play(state, bell(state))


def test_DR_8_DR_17_what_was_typed_before_the_bell_is_answered_by_its_author_alone():
    """Neither the bell nor the program judges: an exact word too waits for its author (DD-5)."""
    state = typing(say(2, 0, 1, "wrong"), say(2, 0, 0, RIGHT))
    assert events_of(state, bell(state)) == (Bell(1, None),)
    state = play(state, bell(state))
    assert (state.phase, state.running, state.is_answering) == (1, False, True)
    assert game.period(state) is None
    assert board(state, 0, 0).winners == ()
    assert game.view_for(state, None).waiting == (0, 1)
    state = play(state, Judge(0, (1,), YES))
    assert board(state, 0, 0).winners == (2,)
    assert state.is_answering, "one guess still waits"


def test_DR_8_the_last_answer_begins_the_next_phase_at_once():
    state = after_the_bell(say(2, 0, 0, "wrong"))
    assert events_of(state, Judge(0, (0,), NO)) == (Judged(0, 0, (0,), NO), PhaseBegan(2))
    state = play(state, Judge(0, (0,), NO))
    assert (state.phase, state.drawer, state.running) == (2, 0, False)
    at_once = after_the_bell(say(2, 0, 0, RIGHT), drawing=AT_ONCE)
    told = (Judged(0, 0, (0,), YES), Awarded(0, 0, (2,)), PhaseBegan(2), TurnBegan(2, None))
    assert events_of(at_once, Judge(0, (0,), YES)) == told


def test_DR_8_without_an_open_guess_the_next_phase_begins_at_the_bell():
    state = typing(say(1, 0, 0, RIGHT), Judge(0, (0,), NO), say(2, 1, 0, "x"), Award(1, 0, (0,)))
    assert events_of(state, bell(state)) == (Bell(1, None), PhaseBegan(2))


@pytest.mark.parametrize(
    "move", [*ACTS, RaiseFlag(1, 0, 0), VoteFlag(1, 0, 0, True), BeginTurn(0)], ids=lambda m: type(m).__name__
)
def test_DR_8_nothing_but_answers_after_the_bell(move):
    refuses(after_the_bell(say(1, 0, 1, "x")), move, Refusal.BELL_RANG, "DR-8")


def test_DR_8_nothing_is_drawn_and_no_board_is_open_while_answers_are_awaited():
    state = after_the_bell(say(1, 0, 1, "x"))
    refuses(state, Draw(0, 0, pen()), Refusal.NOT_DRAWING, "DR-9")
    refuses(state, bell(state), Refusal.STALE_BELL, "DR-8")
    assert not any(one.open or one.editable for row in game.view_for(state, 0).boards for one in row)
    assert game.view_for(state, 1).boards[0][1].strokes, "everybody still sees what is talked about"
    assert set(game.legal_moves(state, 1)) == {LetLapse()}
    assert set(game.legal_moves(state, 0)) == {LetLapse(), *(Judge(0, (0,), verdict) for verdict in Verdict)}


def test_DR_8_the_table_may_go_on_without_the_answers_that_are_missing():
    state = after_the_bell(say(1, 0, 0, RIGHT), say(2, 0, 0, RIGHT), say(2, 0, 1, "wrong"))
    assert events_of(state, LetLapse()) == (PhaseBegan(2),)
    later = to_phase(play(state, LetLapse()), 3)
    assert verdicts(later) == [None, None, None]
    assert game.view_for(later, 0).waiting == ()
    refuses(later, Judge(0, (0,), YES), Refusal.GUESS_LAPSED, "DR-8", number=0)
    assert board(later, 0, 0).winners == ()
    refuses(later, LetLapse(), Refusal.NOTHING_LEFT_OPEN, "DR-8")
    refuses(typing(say(1, 0, 0, "x")), LetLapse(), Refusal.NOTHING_LEFT_OPEN, "DR-8")


def test_DD_5_an_award_can_be_taken_back_while_answers_are_awaited():
    state = after_the_bell(say(1, 0, 0, RIGHT), say(2, 0, 1, "wrong"))
    state = play(state, Judge(0, (0,), YES), TakeBack())
    assert game.view_for(state, None).waiting == (0, 1)
    state = play(state, Judge(0, (0,), NO), Judge(0, (1,), NO))
    assert (state.phase, board(state, 0, 0).winners) == (2, ())


def test_DR_23_the_game_ends_with_the_last_answer():
    state = play(drawn_on(to_phase(typing(), 4), (0, 0)), say(1, 0, 0, RIGHT))
    state = play(state, bell(state))
    assert not game.is_over(state)
    assert events_of(state, Judge(0, (0,), YES))[-1] == GameEnded((0,), (-5, -5, -6))
    assert game.is_over(play(state, Judge(0, (0,), YES)))


def test_DD_5_where_exact_hits_are_judged_at_once_the_others_still_wait_at_the_bell():
    state = after_the_bell(say(1, 0, 0, RIGHT), say(1, 0, 1, "wrong"), auto_judge=True)
    assert board(state, 0, 0).winners == (1,)
    assert game.view_for(state, None).waiting == (1,)


def test_DD_7_a_flag_nobody_settled_lapses_when_the_phase_is_left():
    state = after_the_bell(RaiseFlag(1, 0, 2), say(1, 0, 1, "x"))
    assert board(state, 0, 2).flag is FlagState.RAISED
    assert board(play(state, Judge(0, (0,), NO)), 0, 2).flag is FlagState.NONE


# -- practically the same moment


def test_DR_22_exact_guesses_that_come_together_are_named_to_the_author_alone():
    state = typing(say(2, 0, 0, RIGHT, 10_000), say(1, 0, 1, "x", 11_000), say(1, 0, 0, RIGHT.upper(), 10_000 + TOGETHER_MS))
    assert game.view_for(state, 0).together == ((0, 2),)
    assert [game.view_for(state, seat).together for seat in (None, 1, 2)] == [(), (), ()]
    state = play(state, Judge(0, (0, 2), YES))
    assert board(state, 0, 0).winners == (1, 2)
    assert game.view_for(state, 0).together == ()


def test_DR_22_the_moment_is_short_and_each_player_counts_once():
    late = typing(say(2, 0, 0, RIGHT, 1_000), say(1, 0, 0, RIGHT, 1_001 + TOGETHER_MS))
    assert game.view_for(late, 0).together == ()
    alone = typing(say(1, 0, 0, RIGHT, 1_000), say(1, 0, 0, RIGHT, 2_000))
    assert game.view_for(alone, 0).together == ()
    near = typing(say(1, 0, 0, RIGHT, 1_000), say(2, 0, 0, RIGHT + "s", 1_500))
    assert game.view_for(near, 0).together == (), "only what is exact can be right"


def test_DR_22_an_answered_guess_is_no_part_of_the_moment():
    state = typing(say(1, 0, 0, RIGHT, 100), say(2, 0, 0, RIGHT, 200), Judge(0, (0,), NO))
    assert game.view_for(state, 0).together == ()
    state = play(state, bell(state))
    assert game.view_for(state, 0).together == ()


def test_DR_22_the_moment_outlives_the_bell_and_a_take_back():
    state = after_the_bell(say(1, 0, 0, RIGHT, 59_000), say(2, 0, 0, RIGHT, 60_000), say(2, 0, 1, "x", 60_000))
    assert game.view_for(state, 0).together == ((0, 1),)
    state = play(state, Judge(0, (0,), YES), TakeBack())
    assert game.view_for(state, 0).together == ((0, 1),)


@pytest.mark.parametrize(("told", "kept"), [(-5, 1_000), (0, 1_000), (2_000, 2_000), (10**15, 60_000)])
def test_a_minute_runs_forwards_whatever_a_move_says(told, kept):
    state = typing(say(1, 0, 0, "x", 1_000), say(2, 0, 0, "y", told))
    assert [typed.at_ms for typed in state.guesses] == [1_000, kept]
    later = play(drawn_on(to_phase(state, 2), (0, 0)), say(1, 0, 0, "z", 3))
    assert later.guesses[2].at_ms == 3, "every minute begins at nought"


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
