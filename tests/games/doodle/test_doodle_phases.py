"""Six phases, the curtain between the drawers, and the end: DR-6 to DR-8, DR-23, DD-3, DD-8."""

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
    rung,
    to_phase,
)

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.events import Bell, GameEnded, PhaseBegan, TurnBegan
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, EndTurn, FinishNow, PhaseTimeout, TakeBack
from partygames.games.doodle_rush.timing import Period


def minutes(state):
    """Return (phase, drawer) of every minute of a game in which nothing happens."""
    out = []
    while not game.is_over(state):
        state = begun(state)
        out.append((state.phase, state.drawer))
        state = play(state, bell(state))
    return out


def all_guessed(players=3, **options):
    """Return a first guessing phase in which every board has been won."""
    state = guessing(players, **options)
    return play(state, *[Award(a, b, ((a + 1) % players,)) for a in range(players) for b in range(6)])


def test_DR_6_six_phases_draw_and_guess_in_turn():
    state, seen = a_table(drawing=AT_ONCE), []
    while not game.is_over(state):
        state = begun(state)
        seen.append("draw" if state.is_draw else "guess" if state.is_guess else "?")
        state = play(state, bell(state))
    assert seen == ["draw", "guess"] * 3


@pytest.mark.parametrize("start", [0, 1, 3])
def test_DR_6_any_player_starts_the_first_and_the_pen_goes_round(start):
    turns = [(start + i) % 4 for i in range(4)]
    expected = [minute for draw in (0, 2, 4) for minute in [*[(draw, seat) for seat in turns], (draw + 1, None)]]
    assert minutes(a_table(4, start=start)) == expected


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_DR_6_any_player_turns_the_first_glass_when_everyone_draws_at_once(seat):
    state = play(a_table(drawing=AT_ONCE), BeginTurn(seat))
    assert (state.running, state.drawer, state.seen) == (True, None, (True, True, True))


def test_DR_7_everyone_acts_at_once_in_any_order():
    state = play(a_table(drawing=AT_ONCE), BeginTurn(2))
    state = play(state, Draw(1, 0, pen()), Draw(0, 5, pen()), Draw(2, 3, pen()), Draw(1, 0, pen()))
    state = play(state, bell(state), Award(2, 3, (0,)), Award(0, 5, (1,)), Award(1, 0, (0,)))
    assert game.scores(state) == (2 - 5, 1 - 5, 0 - 5)


def test_DR_8_the_next_phase_begins_at_the_bell():
    state = play(a_table(drawing=AT_ONCE), BeginTurn(0))
    for phase in range(1, 6):
        assert events_of(state, bell(state)) == (Bell(phase - 1, None), PhaseBegan(phase), TurnBegan(phase, None))
        state = play(state, bell(state))
        assert (state.phase, state.running) == (phase, True)


def test_DR_8_the_guessing_minute_begins_at_the_last_drawers_bell():
    state = drawing_minute(a_table(3, start=1), 0)
    assert events_of(state, bell(state)) == (Bell(0, 0), PhaseBegan(1), TurnBegan(1, None))


def test_DR_8_a_bell_rings_one_minute_only():
    """skribbltypo#370: nothing of a minute reaches into the next."""
    state = drawing_minute(a_table(), 0)
    late = bell(state)
    after = play(state, late)
    refuses(after, late, Refusal.STALE_BELL, "DR-8")
    refuses(begun(after), late, Refusal.STALE_BELL, "DR-8")
    refuses(state, PhaseTimeout(1, None), Refusal.STALE_BELL, "DR-8")
    refuses(state, PhaseTimeout(0, None), Refusal.STALE_BELL, "DR-8")
    refuses(a_table(), PhaseTimeout(0, 0), Refusal.STALE_BELL, "DR-8")  # the clock stands still behind the curtain
    refuses(to_phase(state, 6), PhaseTimeout(5, None), Refusal.STALE_BELL, "DR-8")
    refuses(to_phase(state, 6), PhaseTimeout(6, None), Refusal.STALE_BELL, "DR-8")


def test_DR_8_a_running_minute_is_not_begun_again():
    state = play(a_table(), BeginTurn(0))
    refuses(state, BeginTurn(0), Refusal.MINUTE_RUNS, "DR-8")
    refuses(to_phase(state, 1), BeginTurn(0), Refusal.MINUTE_RUNS, "DR-8")


def test_DR_23_the_third_guessing_phase_ends_the_game():
    state = to_phase(a_table(), 5)
    assert events_of(state, bell(state)) == (Bell(5, None), GameEnded((0, 1, 2), (-6, -6, -6)))
    state = play(state, bell(state))
    assert game.is_over(state)
    assert not state.running
    for move in (BeginTurn(0), EndTurn(0), Draw(0, 0, pen()), Award(0, 0, (1,)), TakeBack(), FinishNow()):
        refuses(state, move, Refusal.GAME_OVER, "DR-23")
    assert all(game.legal_moves(state, seat) == () for seat in range(3))


def test_DD_3_the_curtain_is_down_before_every_drawer_and_the_clock_stands_still():
    state = a_table(3)
    for phase in (0, 2, 4):
        for seat in range(3):
            assert (state.phase, state.drawer, state.running) == (phase, seat, False)
            other = (seat + 1) % 3
            refuses(state, BeginTurn(other), Refusal.NOT_YOUR_PEN, "DD-3", drawer=seat)
            refuses(state, Draw(seat, 0, pen()), Refusal.CURTAIN_DOWN, "DD-3", drawer=seat)
            refuses(state, EndTurn(seat), Refusal.CURTAIN_DOWN, "DD-3", drawer=seat)
            assert events_of(state, BeginTurn(seat)) == (TurnBegan(phase, seat),)
            state = rung(state)
        state = rung(state)


def test_DD_3_the_pen_can_be_handed_on_early():
    state = play(a_table(3), BeginTurn(0))
    refuses(state, EndTurn(1), Refusal.NOT_YOUR_PEN, "DD-3", drawer=0)
    assert events_of(state, EndTurn(0)) == (Bell(0, 0),)
    state = play(state, EndTurn(0))
    assert (state.drawer, state.running) == (1, False)
    state = play(state, BeginTurn(1), EndTurn(1), BeginTurn(2), EndTurn(2))
    assert (state.phase, state.drawer, state.running) == (1, None, True)
    refuses(state, EndTurn(2), Refusal.NOT_DRAWING, "DR-9")


def test_DD_3_at_once_there_is_no_pen_to_hand_on():
    state = play(a_table(drawing=AT_ONCE), BeginTurn(0))
    refuses(state, EndTurn(0), Refusal.NOT_PASSING, "DD-3")


def test_DD_3_a_seat_without_boards_is_passed_over():
    state = play(guessing(3, (0, 0), *[(1, b) for b in range(6)]), *[Award(1, b, (2,)) for b in range(6)])
    state = play(state, bell(state))
    assert [minute for minute in minutes(state) if minute[0] == 2] == [(2, 0), (2, 2)]


def test_DD_3_both_ways_of_drawing_share_one_state():
    passed, at_once = drawn_on(a_table()), drawn_on(a_table(drawing=AT_ONCE))
    assert passed.boards == at_once.boards
    assert (passed.phase, passed.running, passed.drawer) == (at_once.phase, at_once.running, at_once.drawer)


def test_DR_8_every_drawing_phase_keeps_what_the_boards_show():
    state = drawn_on(a_table(), (0, 0), stroke=pen((0.1, 0.1)))
    state = drawn_on(rung(state), (0, 0), (1, 2), stroke=pen((0.2, 0.2)))
    state = drawn_on(rung(state), (1, 2), stroke=pen((0.3, 0.3)))
    one, two, three = pen((0.1, 0.1)), pen((0.2, 0.2)), pen((0.3, 0.3))
    assert board(state, 0, 0).stages == ((one,), (one, two), (one, two))
    assert board(state, 1, 2).stages == ((), (two,), (two, three))
    assert board(state, 2, 5).stages == ((), (), ())


def test_DD_8_finish_now_when_no_board_is_left_and_never_by_itself():
    state = all_guessed()
    assert state.phase == 1
    assert game.view_for(state, None).all_guessed
    assert all(FinishNow() in game.legal_moves(state, seat) for seat in range(3))
    ended = play(state, FinishNow())
    assert game.is_over(ended)
    assert events_of(state, FinishNow()) == (Bell(1, None), GameEnded((0, 1, 2), (6, 6, 6)))


def test_DD_8_no_finish_while_a_board_is_left():
    state = play(all_guessed(), TakeBack())
    assert not game.view_for(state, None).all_guessed
    refuses(state, FinishNow(), Refusal.BOARDS_LEFT, "DD-8", left=1)
    refuses(a_table(), FinishNow(), Refusal.BOARDS_LEFT, "DD-8", left=18)


def test_DD_8_without_any_board_the_phases_go_on_until_somebody_finishes():
    state = all_guessed()
    assert [kind for kind in events_of(state, bell(state)) if isinstance(kind, PhaseBegan)] == [PhaseBegan(2), PhaseBegan(3)]
    assert minutes(state) == [(1, None), (3, None), (5, None)]
    at_once = all_guessed(drawing=AT_ONCE)
    assert minutes(at_once) == [(phase, None) for phase in range(1, 6)]
    at_once = play(at_once, bell(at_once))
    assert game.is_over(play(at_once, FinishNow()))


def test_DD_9_the_clock_is_told_which_minute_runs_and_how_long():
    state = a_table(minute_s=45)
    assert game.period(state) is None  # the curtain is down
    state = begun(state)
    assert game.period(state) == Period(0, 0, 45_000)
    assert game.timeout(game.period(state)) == bell(state)
    state = to_phase(state, 1)
    assert game.period(state) == Period(1, None, 45_000)
    assert game.period(to_phase(state, 6)) is None


def test_DD_9_a_handicap_lengthens_its_seats_drawing_minutes_and_no_other():
    state, lengths = a_table(3, start=1, minute_s=60, handicaps=(100, 150, 125)), []
    while not game.is_over(state):
        state = begun(state)
        period = game.period(state)
        lengths.append((period.drawer, period.ms))
        state = play(state, bell(state))
    assert lengths == [(1, 90_000), (2, 75_000), (0, 60_000), (None, 60_000)] * 3


def test_DR_6_a_longer_minute_is_one_phase_like_any_other():
    plain, longer = a_table(4), a_table(4, handicaps=(200, 100, 150, 100))
    assert minutes(plain) == minutes(longer)
