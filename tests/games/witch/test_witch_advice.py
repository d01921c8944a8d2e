"""What a hard player would do, and why: the reason is true, and nothing that the seat cannot see has a part in it (WD-4)."""

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
    act,
    brave,
    choosing,
    cowardly,
    dealt,
    display,
    moment,
    playing,
    redealt,
)
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from partygames.games.witch_express import advise, legal_moves, view_for
from partygames.games.witch_express.bots import choose_move
from partygames.games.witch_express.bots.advice import Reason
from partygames.games.witch_express.moves import Answer, Choose, Lead, TakeOpening
from partygames.games.witch_express.scoring import points_for, potions_per_brave
from partygames.games.witch_express.state import Stage

MOMENTS = (st.integers(3, 6), st.integers(0, 40), st.integers(0, 110))


def advice(state, seat, seed=1):
    return advise(view_for(state, seat), seat, seed)


def behind(state, seat):
    """Return the seats that answer after this one."""
    players = state.setup.players
    leader = seat if state.led is None else state.leader
    return [(seat + step) % players for step in range(1, (leader - seat - 1) % players + 1)]


@settings(max_examples=25)
@given(*MOMENTS)
def test_advice_is_what_a_hard_player_does_and_its_reason_is_true(players, seed, step):
    state = moment(players, seed, step)
    assume(state.stage is not Stage.OVER)
    for seat in view_for(state, None).to_act:
        view = view_for(state, seat)
        found = advise(view, seat, 5)
        assert found.move == choose_move(view, "hard", 5)
        assert found.move in legal_moves(state, seat)
        if found.reason is Reason.SAFE:
            assert all(found.kind not in state.chosen[other] for other in behind(state, seat))
        elif found.reason is Reason.LAST:
            assert not any(state.chosen[other] for other in behind(state, seat))
        elif found.reason is Reason.CANCELS:
            assert state.played[state.bravest].seat == found.seat
        elif found.reason is Reason.HELD:
            assert Counter(view.hand)[found.kind] == found.n > 1
        elif found.reason is Reason.POINTS:
            more = potions_per_brave(state.setup.house) if found.move.brave else 1
            now = view.seats[seat].potions[found.kind]
            assert found.n == points_for(state.setup.house, now + more) - points_for(state.setup.house, now)


@settings(max_examples=25)
@given(*MOMENTS, st.randoms(use_true_random=False))
def test_WD_4_advice_is_the_same_whatever_the_seat_cannot_see(players, seed, step, rng):
    state = moment(players, seed, step)
    assume(state.stage is not Stage.OVER)
    seat = view_for(state, None).to_act[0]
    assert advice(state, seat) == advice(redealt(state, seat, rng), seat)


@settings(max_examples=25)
@given(*MOMENTS, st.randoms(use_true_random=False))
def test_WD_1_open_advice_gives_nothing_of_the_hand_away(players, seed, step, rng):
    state = moment(players, seed, step)
    assume(state.stage is Stage.OPENING or state.led is not None)
    seat = state.to_act
    found = advise(view_for(state, None), seat, 1)
    assert found.move in legal_moves(state, seat)
    other = redealt(state, None, rng)
    assert advise(view_for(other, None), seat, 2) == found


def test_the_last_to_answer_is_told_that_nobody_answers_after():
    state, _ = act(playing([SUN], [SUN], [SUN, ROOT], round=4), cowardly(A, SUN), brave(B))
    found = advice(state, C)
    assert found.move == Answer(C, True)
    assert found.reason in (Reason.LAST, Reason.CANCELS)


def test_who_leads_what_nobody_else_can_hold_is_told_so():
    """All ten root cards are accounted for but one's own: nobody behind can hold root any more."""
    shown = display(root=9)
    state = playing([ROOT], [SUN, WATER], [FIRE, SUN], round=4, cowardly=(shown, display(), display()))
    found = advice(state, A)
    assert found.move == Lead(A, ROOT, True)
    assert (found.reason, found.kind) == (Reason.SAFE, ROOT)


def near_a_task(short: int, *others):
    """Return a table where A holds one chosen card and lacks so many potions of its kind, and nothing else, for a task."""
    state = playing([SUN], *others, round=4, hands=((), (SUN,), ()))
    needs = dict(state.setup.house.tasks[state.tasks[0]].needs)
    kind = max(needs, key=needs.get)
    shown = [needs.get(k, 0) - short * (k == kind) for k in range(9)]
    return replace(state, chosen=((kind,), *others), cowardly=(tuple(shown), display(), display())), kind


def test_WE_16_a_card_that_completes_a_task_is_advised_for_it():
    state, kind = near_a_task(3, (), ())
    assert (advice(state, A).move, advice(state, A).reason) == (Lead(A, kind, True), Reason.TASK)
    state, kind = near_a_task(1, (SUN, WATER, FIRE), (SUN, WATER, FIRE))
    assert (advice(state, A).move, advice(state, A).reason) == (Lead(A, kind, False), Reason.TASK)


def test_a_choice_and_an_open_card_have_reasons():
    state = choosing(4)
    found = advice(state, A)
    assert isinstance(found.move, Choose)
    assert found.kind in found.move.kinds
    opening = advice(dealt(4), A)
    assert isinstance(opening.move, TakeOpening)
    assert opening.kind == opening.move.kind


def test_nobody_is_advised_who_has_nothing_to_do_or_would_give_a_secret_away():
    state = playing([SUN], [SUN], [WATER])
    for view, seat in ((view_for(state, B), B), (view_for(state, None), A), (view_for(choosing(3), None), A)):
        with pytest.raises(ValueError, match=r"."):
            advise(view, seat, 1)
