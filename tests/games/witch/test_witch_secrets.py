"""Nobody sees what is not theirs: views and events (invariant 4, WD-1, WD-4)."""

from random import Random

import msgspec
import pytest
from helpers.witch import A, B, choosing, dealt, game, moment, redealt
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from partygames.core.game import RuleError
from partygames.games.witch_express import PLAYERS, apply, event_for, view_for
from partygames.games.witch_express.bots import LEVELS, choose_move
from partygames.games.witch_express.events import Chose, Drew
from partygames.games.witch_express.moves import Choose
from partygames.games.witch_express.state import Stage


@settings(max_examples=60)
@given(st.integers(3, 6), st.integers(0, 40), st.integers(0, 110), st.randoms(use_true_random=False))
def test_a_view_stays_the_same_when_all_that_is_hidden_from_the_seat_changes(players, seed, step, rng):
    state = moment(players, seed, step)
    for seat in (None, *range(players)):
        other = redealt(state, seat, rng)
        assert msgspec.json.encode(view_for(state, seat)) == msgspec.json.encode(view_for(other, seat))


@given(st.integers(3, 6), st.integers(0, 40), st.integers(0, 110))
def test_a_seat_sees_its_own_cards_and_the_table_none(players, seed, step):
    state = moment(players, seed, step)
    for seat in range(players):
        assert (view_for(state, seat).hand, view_for(state, seat).chosen) == (state.hands[seat], state.chosen[seat])
    public = view_for(state, None)
    assert public.hand == public.chosen == ()
    assert public.seat is None


@settings(max_examples=20)
@given(st.integers(3, 6), st.integers(0, 10**6))
def test_events_hide_the_kinds_that_others_chose_and_drew_and_nothing_else(players, seed):
    for _, _, events, _ in game(players, seed):
        for event in events:
            for seat in (None, *range(players)):
                seen = event_for(event, seat)
                if isinstance(event, Chose | Drew) and event.seat != seat:
                    assert seen == type(event)(event.seat, event.count, ())
                else:
                    assert seen == event


def test_WD_1_a_choice_shows_the_others_only_that_it_was_made():
    state = choosing(3, hands=((0, 1, 2, 3),) * 3)
    one, (event_one,) = apply(state, Choose(A, (0, 1, 2)))
    two, (event_two,) = apply(state, Choose(A, (1, 2, 3)))
    for seat in (B, None):
        assert msgspec.json.encode(view_for(one, seat)) == msgspec.json.encode(view_for(two, seat))
        assert event_for(event_one, seat) == event_for(event_two, seat)
    assert view_for(one, A) != view_for(two, A)


def test_the_seed_is_in_no_view():
    state = choosing(4, seed=987654321987)
    assert all(b"987654321987" not in msgspec.json.encode(view_for(state, seat)) for seat in (None, 0, 1, 2, 3))


@pytest.mark.parametrize("seat", [-1, 4, "0", True, 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat):
    with pytest.raises(RuleError):
        view_for(choosing(4), seat)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=12)
@given(st.integers(3, 6), st.integers(0, 40), st.integers(0, 110), st.randoms(use_true_random=False))
def test_WD_4_tables_that_look_the_same_to_a_seat_get_the_same_move(level, players, seed, step, rng):
    state = moment(players, seed, step)
    assume(state.stage is not Stage.OVER)
    for seat in view_for(state, None).to_act:
        other = redealt(state, seat, rng)
        assert choose_move(view_for(state, seat), level, 5) == choose_move(view_for(other, seat), level, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_initial_state_and_taking_back_tell_nothing_of_other_hands(players):
    """boardgame.io#399: a client was sent the whole initial state. A fresh table shows the same for every deal of the rest."""
    state = dealt(players, 5)
    for seat in (None, *range(players)):
        other = redealt(state, seat, Random(9))
        assert other.hands != state.hands
        assert msgspec.json.encode(view_for(state, seat)) == msgspec.json.encode(view_for(other, seat))
