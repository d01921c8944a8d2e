"""A round: WE-8 to WE-14, and what the program does by itself (WD-2)."""

import pytest
from helpers.witch import (
    BERRY,
    CLOUD,
    FIRE,
    MEADOW,
    ROOT,
    SUN,
    WATER,
    A,
    B,
    C,
    D,
    E,
    act,
    brave,
    choose_all,
    choosing,
    cowardly,
    playing,
    refused,
)  # fmt: skip

from partygames.games.witch_express import legal_moves, view_for
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.events import Chose, Played, SaidNext, TurnBegan
from partygames.games.witch_express.moves import Answer, Choose, Lead, TakeOpening
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.state import Stage


def standing(state):
    return [(card.seat, card.kind) for card in state.played if card.brave and card.standing]


def test_the_worked_example():
    state = playing([FIRE, WATER, ROOT], [FIRE, BERRY, CLOUD], [FIRE, SUN, BERRY], [ROOT, WATER, CLOUD], [SUN, ROOT, MEADOW])
    state, events = act(state, cowardly(A, FIRE), brave(B), brave(C))
    assert events == [
        Played(A, FIRE, False), Played(B, FIRE, True), Played(C, FIRE, True, cancelled=B),
        SaidNext(D, FIRE), SaidNext(E, FIRE), TurnBegan(1, 2, C),
    ]  # fmt: skip
    state, events = act(state, cowardly(C, SUN), brave(E))
    assert events == [
        Played(C, SUN, False), SaidNext(D, SUN), Played(E, SUN, True), SaidNext(A, SUN), SaidNext(B, SUN), TurnBegan(1, 3, E),
    ]  # fmt: skip
    state, events = act(state, brave(E, ROOT), brave(A), brave(D))
    assert events == [
        Played(E, ROOT, True), Played(A, ROOT, True, cancelled=E), SaidNext(B, ROOT), SaidNext(C, ROOT),
        Played(D, ROOT, True, cancelled=A), TurnBegan(1, 4, D),
    ]  # fmt: skip
    assert (state.leader, state.to_act, state.led) == (D, D, None)
    assert standing(state) == [(C, FIRE), (E, SUN), (D, ROOT)]


def test_WE_8_three_different_kinds_are_chosen_secretly_and_the_rest_stays():
    state = choosing(3, hands=((ROOT, ROOT, FIRE, SUN, WATER),) * 3)
    after, events = apply(state, Choose(B, (WATER, ROOT, FIRE)))
    assert events == (Chose(B, 3, (ROOT, FIRE, WATER)),)
    assert after.chosen[B] == (ROOT, FIRE, WATER)
    assert after.hands[B] == (ROOT, SUN)
    assert after.stage is Stage.CHOOSING
    assert after.to_act is None


def test_WE_8_everybody_may_choose_in_any_order_and_the_last_one_starts_the_round():
    state = choosing(3, hands=((ROOT, FIRE, SUN),) * 3)
    state, _ = act(state, Choose(C, (ROOT, FIRE, SUN)), Choose(A, (ROOT, FIRE, SUN)))
    assert view_for(state, None).to_act == (B,)
    state, events = apply(state, Choose(B, (ROOT, FIRE, SUN)))
    assert events[-1] == TurnBegan(1, 1, A)
    assert state.stage is Stage.PLAYING
    assert state.to_act == A


@pytest.mark.parametrize(
    ("kinds", "code"),
    [
        ((ROOT, ROOT, FIRE), Refusal.SAME_KIND),
        ((ROOT, FIRE), Refusal.WRONG_COUNT),
        ((), Refusal.WRONG_COUNT),
        ((ROOT, FIRE, SUN, WATER), Refusal.WRONG_COUNT),
        ((ROOT, FIRE, CLOUD), Refusal.NOT_IN_HAND),
        ((ROOT, FIRE, -1), Refusal.NOT_IN_HAND),
        ((ROOT, FIRE, 10**30), Refusal.NOT_IN_HAND),
        ((ROOT, FIRE, "sun"), Refusal.NOT_IN_HAND),
    ],
)
def test_WE_8_anything_but_three_different_kinds_of_the_hand_is_refused(kinds, code):
    state = choosing(3, hands=((ROOT, ROOT, FIRE, SUN, WATER),) * 3)
    error = refused(state, Choose(A, kinds))
    assert (error.code, error.clause) == (code, "WE-8")


def test_WE_8_a_choice_is_made_once():
    state, _ = apply(choosing(3, hands=((ROOT, FIRE, SUN),) * 3), Choose(A, (ROOT, FIRE, SUN)))
    assert refused(state, Choose(A, (ROOT, FIRE, SUN))).code is Refusal.ALREADY_CHOSEN


def test_WE_8_who_has_only_two_kinds_or_one_chooses_as_many():
    state = choosing(3, hands=((ROOT, ROOT, FIRE), (SUN, SUN), (ROOT, FIRE, SUN, WATER)))
    assert refused(state, Choose(A, (ROOT,))).facts == {"need": 2, "given": 1}
    assert legal_moves(state, A) == (Choose(A, (ROOT, FIRE)),)
    assert legal_moves(state, B) == (Choose(B, (SUN,)),)
    assert len(legal_moves(state, C)) == 4
    state, _ = act(state, Choose(A, (ROOT, FIRE)), Choose(B, (SUN,)), Choose(C, (ROOT, FIRE, WATER)))
    assert state.stage is Stage.PLAYING
    assert state.hands == ((ROOT,), (SUN,), (SUN,))


def test_WE_8_an_empty_hand_chooses_nothing_and_nobody_waits_for_it():
    state = choosing(3, hands=((), (SUN, SUN), (ROOT,)))
    assert view_for(state, None).to_act == (B, C)
    assert view_for(state, None).seats[A].has_chosen
    assert legal_moves(state, A) == ()
    assert refused(state, Choose(A, ())).code is Refusal.WRONG_COUNT
    state, events = act(state, Choose(B, (SUN,)), Choose(C, (ROOT,)))
    assert events[-1] == TurnBegan(1, 1, B)
    assert state.to_act == B


def test_WE_9_the_leader_plays_any_chosen_card_brave_or_cowardly():
    state = playing([ROOT, FIRE, SUN], [SUN], [WATER])
    assert set(legal_moves(state, A)) == {Lead(A, kind, how) for kind in (ROOT, FIRE, SUN) for how in (True, False)}
    assert legal_moves(state, B) == ()
    error = refused(state, Lead(A, WATER, True))
    assert (error.code, error.clause, error.facts) == (Refusal.NOT_CHOSEN, "WE-9", {"kind": WATER})
    assert refused(state, Lead(B, SUN, True)).facts == {"waiting_for": A}
    assert refused(state, Answer(A, True)).code is Refusal.MUST_LEAD


def test_WE_10_who_has_the_kind_must_answer_with_it():
    state, _ = apply(playing([SUN], [SUN, ROOT], [WATER]), cowardly(A, SUN))
    assert (state.to_act, state.led) == (B, SUN)
    assert set(legal_moves(state, B)) == {Answer(B, True), Answer(B, False)}
    error = refused(state, Lead(B, ROOT, True))
    assert (error.code, error.clause, error.facts) == (Refusal.MUST_FOLLOW, "WE-10", {"kind": SUN})
    assert refused(state, Answer(C, True)).facts == {"waiting_for": B}


def test_WE_10_answers_go_clockwise_past_the_last_seat():
    _state, events = act(playing([SUN], [FIRE], [SUN], [SUN], leader=C), cowardly(C, SUN), cowardly(D), cowardly(A))
    assert events[:4] == [Played(C, SUN, False), Played(D, SUN, False), Played(A, SUN, False), SaidNext(B, SUN)]


def test_WE_11_a_later_brave_cancels_the_earlier():
    state, events = act(playing([SUN], [SUN], [SUN, ROOT]), brave(A, SUN), brave(B))
    assert events[-1] == Played(B, SUN, True, cancelled=A)
    assert [card.standing for card in state.played] == [False, True]
    state, events = act(state, brave(C))
    assert events[0] == Played(C, SUN, True, cancelled=B)
    assert standing(state) == [(C, SUN)]


def test_WE_11_each_kind_has_its_own_bravest():
    state, _ = act(playing([SUN, ROOT], [SUN], [ROOT, FIRE]), brave(A, SUN), cowardly(B), brave(A, ROOT), cowardly(C))
    assert standing(state) == [(A, SUN), (A, ROOT)]


def test_WE_12_cowardly_cards_cancel_nothing_and_nothing_cancels_them():
    state, events = act(playing([SUN], [SUN], [SUN], [SUN, ROOT]), cowardly(A, SUN), brave(B), cowardly(C), brave(D))
    assert [event.cancelled for event in events if isinstance(event, Played)] == [None, None, None, B]
    assert [card.standing for card in state.played] == [True, False, True, True]


def test_WE_13_the_last_brave_player_leads_next():
    state, _ = act(playing([SUN, ROOT], [SUN, ROOT], [SUN, FIRE]), brave(A, SUN), brave(B), cowardly(C))
    assert state.leader == state.to_act == B
    assert state.turn == 2
    assert state.led is None


def test_WE_13_when_all_were_cowardly_the_leader_leads_again():
    state, _ = act(playing([SUN, ROOT], [SUN, ROOT], [SUN, FIRE]), cowardly(A, SUN), cowardly(B), cowardly(C))
    assert state.leader == state.to_act == A


def test_WE_13_a_leader_without_cards_passes_it_on_clockwise():
    state, _ = act(playing([SUN, ROOT], [FIRE], [SUN], leader=C), brave(C, SUN), cowardly(A))
    assert state.leader == state.to_act == A
    state, _ = act(playing([SUN], [SUN], [SUN], [SUN, ROOT]), cowardly(A, SUN), cowardly(B), brave(C), cowardly(D))
    assert state.leader == state.to_act == D


def test_WE_14_the_round_lasts_three_to_nine_turns_and_ends_with_the_last_card():
    state = playing([SUN, ROOT, FIRE], [SUN, ROOT, FIRE], [SUN, ROOT, FIRE])
    led = ((A, SUN), (A, ROOT), (A, FIRE))
    turns = [move for seat, kind in led for move in (cowardly(seat, kind), cowardly(B), cowardly(C))][:-1]
    state, _events = act(state, *turns)
    assert state.round == 1
    assert state.turn == 3
    state, _ = act(state, cowardly(C))
    assert state.round == 2
    assert state.turn == 0
    assert state.stage is Stage.CHOOSING
    assert state.played == ()


def test_WD_2_those_without_the_kind_are_skipped_and_seen_to_say_next():
    state, events = apply(playing([SUN], [ROOT], [ROOT], [SUN]), brave(A, SUN))
    assert events == (Played(A, SUN, True), SaidNext(B, SUN), SaidNext(C, SUN))
    assert state.to_act == D
    assert view_for(state, None).said_next == (B, C)


def test_WD_3_a_confirmed_choice_cannot_be_taken_back_by_any_move():
    state = choose_all(choosing(3))
    for move in (Choose(A, state.chosen[A]), TakeOpening(A, 0)):
        assert refused(state, move).code is Refusal.WRONG_STAGE


@pytest.mark.parametrize("seat", [-1, 4, 99, -(10**20), "0", None, 1.5])
def test_hostile_seats_are_refused_and_nothing_else_happens(seat):
    for state in (choosing(4), playing([SUN], [SUN], [SUN], [SUN])):
        for move in (TakeOpening(seat, 0), Choose(seat, (0, 1, 2)), Lead(seat, SUN, True), Answer(seat, True)):
            assert refused(state, move).code in (Refusal.NO_SUCH_SEAT, Refusal.WRONG_STAGE)


@pytest.mark.parametrize("thing", [None, 7, "answer", {"type": "answer"}, Played(A, SUN, True)])
def test_what_is_no_move_is_refused(thing):
    assert refused(playing([SUN], [SUN], [SUN]), thing).code is Refusal.UNKNOWN_MOVE
