"""The computer players: legal, deterministic, better level by level, and they fall for nothing obvious."""

from collections import Counter

import pytest
from helpers.witch import (
    FIRE,
    ROOT,
    SUN,
    WATER,
    A,
    B,
    C,
    D,
    act,
    brave,
    choosing,
    cowardly,
    dealt,
    display,
    moment,
    playing,
)
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from partygames.games.witch_express import PLAYERS, apply, legal_moves, view_for, winners
from partygames.games.witch_express.autoplay import play_game
from partygames.games.witch_express.bots import LEVELS, choose_move
from partygames.games.witch_express.bots.dream import Dream
from partygames.games.witch_express.bots.judge import SHREWD, Judge, chances
from partygames.games.witch_express.kinds import COUNTS
from partygames.games.witch_express.moves import Answer, Lead
from partygames.games.witch_express.state import Stage

MOMENTS = (st.integers(3, 6), st.integers(0, 40), st.integers(0, 110))


def choice(state, seat, level="normal", seed=1):
    return choose_move(view_for(state, seat), level, seed)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=8)
@given(*MOMENTS, st.integers(0, 10**9))
def test_every_level_makes_a_legal_move_and_the_same_one_for_the_same_seed(level, players, seed, step, dice):
    state = moment(players, seed, step)
    assume(state.stage is not Stage.OVER)
    for seat in view_for(state, None).to_act:
        move = choice(state, seat, level, dice)
        assert move in legal_moves(state, seat)
        assert move == choice(state, seat, level, dice)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_play_whole_games_at_every_table(players, level):
    first, second = (play_game(players, 11, [level] * players) for _ in range(2))
    assert first[:3] == second[:3]
    assert first[4]


def test_one_normal_wins_more_than_its_share_against_three_easy():
    wins = sum(0 in play_game(4, seed, ["normal", "easy", "easy", "easy"])[1] for seed in range(40))
    assert wins >= 16  # fair: 10; measured: 26


def with_a_habit(seat, brave, seed):
    """Return who won among four normals, of whom one always says the same word."""
    state = dealt(4, seed)
    while state.stage is not Stage.OVER:
        actor = view_for(state, None).to_act[0]
        move = choice(state, actor, seed=seed)
        if actor == seat and isinstance(move, Answer | Lead):
            move = replace(move, brave=brave)
        state, _ = apply(state, move)
    return winners(state)


@pytest.mark.parametrize("brave", [True, False])
def test_no_fixed_habit_wins_its_share(brave):
    wins = sum(seed % 4 in with_a_habit(seed % 4, brave, seed) for seed in range(48))
    assert wins < 12  # fair: 12; tests/bench/bots.py measures 400 games


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_to_answer_dares_for_nobody_can_be_braver(level):
    state, _ = act(playing([SUN], [SUN], [SUN, ROOT], round=4), cowardly(A, SUN), brave(B))
    assert choice(state, C, level) == Answer(C, True)


def test_daring_pays_when_safe_and_not_when_somebody_braver_must_come():
    state, _ = act(playing([SUN], [SUN, ROOT], [SUN, ROOT], [FIRE], round=4, cowardly=(display(sun=2),) * 4), cowardly(A, SUN))
    judge = Judge(view_for(state, B), SHREWD)
    assert judge.dares(B, SUN, 0.0, None) < 0 < judge.dares(B, SUN, 1.0, None)


def test_who_holds_more_chosen_cards_than_kinds_are_left_holds_each_of_them():
    state = playing([SUN], [SUN, ROOT], [SUN, ROOT], [FIRE])
    judge = Judge(view_for(state, B), SHREWD)
    led = sum(1 << kind for kind in judge.kinds if kind not in (SUN, ROOT))
    assert judge.holding(C, 2, led)[SUN] == judge.holding(C, 2, led)[ROOT] == 1.0
    assert 0 < judge.holding(C, 1, led)[SUN] < 1
    assert judge.holding(C, 1, led)[FIRE] == 0.0


@given(*MOMENTS)
def test_a_judge_counts_every_card_once(players, seed, step):
    state = moment(players, seed, step)
    for seat in range(players):
        judge = Judge(view_for(state, seat), SHREWD)
        hidden = Counter(state.deck)
        for other in range(players):
            if other != seat:
                hidden += Counter(state.hands[other] + state.chosen[other]) - judge.known[other]
        assert judge.unseen == [hidden[kind] for kind in judge.kinds]
        assert all(0 <= count <= COUNTS[kind] for kind, count in enumerate(judge.unseen))


@given(st.lists(st.just(0.0) | st.floats(1e-9, 1e15), min_size=3, max_size=9), st.integers(1, 3))
def test_chances_are_chances_and_add_up(pull, picks):
    found = chances(pull, picks)
    assert all(0 <= chance <= 1 for chance in found)
    if sum(p > 0 for p in pull) > picks:
        assert sum(found) == pytest.approx(picks, abs=0.01)
    assert [p for _, p in sorted(zip(pull, found, strict=True))] == sorted(found)


@settings(max_examples=30)
@given(*MOMENTS, st.randoms(use_true_random=False))
def test_a_dream_fits_all_that_the_seat_has_seen(players, seed, step, rng):
    state = moment(players, seed, step)
    assume(state.stage is Stage.PLAYING)
    view = view_for(state, state.to_act)
    table = Dream(view, Judge(view, SHREWD)).table(rng, view.chosen)
    led = {card.kind for card in state.played}
    for seat, rival in enumerate(view.seats):
        kinds = table.chosen[seat]
        assert len(kinds) == rival.chosen_count
        assert len(set(kinds)) == len(kinds)
        if seat != view.seat:
            may = led - {view.led} if seat not in view.said_next else led
            assert not set(kinds) & may
    assert (table.played, table.brave, table.cowardly) == (state.played, state.brave, state.cowardly)
    assert (table.leader, table.to_act, table.led, table.bravest) == (state.leader, state.to_act, state.led, state.bravest)
    for move in legal_moves(state, state.to_act):
        apply(table, move)


def test_a_bot_that_is_not_awaited_or_not_known_is_an_error():
    state = playing([SUN], [SUN], [WATER])
    for view, level in ((view_for(state, D - 1), "normal"), (view_for(state, None), "easy"), (view_for(state, A), "genius")):
        with pytest.raises(ValueError, match=r"."):
            choose_move(view, level, 1)
    assert choice(choosing(3, hands=((SUN,),) * 3), A, "hard").kinds == (SUN,)
