"""The end of a round and of the game: WE-15 to WE-18."""

import pytest
from helpers.witch import (
    BERRY,
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
    choose_all,
    choosing,
    cowardly,
    display,
    game,
    playing,
    refused,
)  # fmt: skip
from msgspec.structs import replace

from partygames.games.witch_express import PLAYERS, is_over, scores, view_for
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.events import Drew, GameEnded, Kept, Returned, RoundEnded, TaskDone
from partygames.games.witch_express.moves import Answer
from partygames.games.witch_express.state import Stage

TASK = 0  # at least 2 brown, 3 purple, 4 blue
MET = {"brave": display(berry=1, water=1), "cowardly": display(root=2, water=1)}


def of(events, kind):
    return [event for event in events if isinstance(event, kind)]


def test_WE_15_standing_cards_go_to_the_display_and_cancelled_ones_back_to_the_hand():
    state = playing([SUN], [SUN], [SUN], hands=((WATER,), (), (ROOT,)), deck=())
    state, events = act(state, brave(A, SUN), cowardly(B), brave(C))
    assert [e for e in events if isinstance(e, RoundEnded | Kept | Returned)] == [
        RoundEnded(1), Returned(A, SUN), Kept(B, SUN, False), Kept(C, SUN, True),
    ]  # fmt: skip
    assert state.hands[A] == (SUN, WATER)
    assert (state.cowardly[B], state.brave[C]) == (display(sun=1), display(sun=1))
    assert [seat.potions[SUN] for seat in view_for(state, None).seats] == [0, 1, 3]


def test_WE_15_all_remember_which_card_went_back_until_it_is_played_again():
    state, _ = act(playing([SUN], [SUN], [ROOT], deck=()), brave(A, SUN), brave(B), cowardly(C, ROOT))
    assert view_for(state, C).seats[A].known == (SUN,)
    state = replace(state, stage=Stage.PLAYING, turn=1, to_act=A, leader=A, chosen=((SUN,), (), ()), hands=((), (), ()))
    state, _ = act(state, cowardly(A, SUN))
    assert view_for(state, C).seats[A].known == ()


def test_WE_16_who_meets_all_three_conditions_takes_the_task():
    bare = display()
    state = playing(
        [ROOT], [FIRE], [FIRE], tasks=(TASK, 1),
        brave=(display(berry=1, water=1), bare, bare), cowardly=(display(root=1, water=1), bare, bare),
    )  # fmt: skip
    before = scores(state)[A]
    state, events = act(state, cowardly(A, ROOT), cowardly(B, FIRE), cowardly(C))
    assert of(events, TaskDone) == [TaskDone(A, TASK, True)]
    assert state.tasks == (1,)
    assert state.done_tasks == ((TASK,), (), ())
    assert scores(state)[A] == before + 5 + 1  # the task, and the second brown potion
    assert view_for(state, None).seats[A].potions[WATER] == 4  # potions are not spent


@pytest.mark.parametrize("lacking", ["root", "berry", "water"])
def test_WE_16_a_task_needs_every_one_of_its_conditions(lacking):
    have = {"root": 2, "berry": 3, "water": 4}
    have[lacking] -= 1
    state = playing([FIRE], [FIRE], [FIRE], tasks=(TASK,), cowardly=(display(**have), display(), display()))
    _, events = act(state, cowardly(A, FIRE), cowardly(B), cowardly(C))
    assert of(events, TaskDone) == []


def test_WE_16_several_who_meet_a_task_each_get_five_points_and_one_the_card():
    state = playing([FIRE], [FIRE], [FIRE], tasks=(TASK,), brave=(MET["brave"],) * 3, cowardly=(MET["cowardly"],) * 3)
    before = scores(state)
    state, events = act(state, cowardly(A, FIRE), brave(B), cowardly(C))
    done = of(events, TaskDone)
    assert done == [TaskDone(B, TASK, True), TaskDone(C, TASK, False), TaskDone(A, TASK, False)]
    assert [after - then for after, then in zip(scores(state), before, strict=True)] == [5, 5 + 2 + 1, 5]


def test_WE_16_several_tasks_in_one_round_and_each_is_gone_then():
    rich = display(root=9, meadow=9, fire=9, berry=9, sun=9, water=9)
    state = playing([FIRE], [FIRE], [FIRE], tasks=(0, 1, 2), cowardly=(rich, display(), display()))
    state, events = act(state, cowardly(A, FIRE), cowardly(B), cowardly(C))
    assert [event.task for event in of(events, TaskDone)] == [0, 1, 2]
    assert state.tasks == ()


def test_WE_17_everybody_draws_three_after_the_first_three_rounds():
    state = playing([FIRE], [FIRE], [FIRE], deck=(ROOT,) * 3 + (SUN,) * 3 + (WATER, BERRY, WATER), hands=((SUN,),) * 3)
    state, events = act(state, cowardly(A, FIRE), cowardly(B), cowardly(C))
    assert of(events, Drew) == [Drew(A, 3, (BERRY, WATER, WATER)), Drew(B, 3, (SUN,) * 3), Drew(C, 3, (ROOT,) * 3)]
    assert state.hands[A] == (BERRY, SUN, WATER, WATER)
    assert state.deck == ()
    assert state.round == 2


def test_WE_17_a_short_deck_gives_what_it_has():
    _state, events = act(playing([FIRE], [FIRE], [FIRE], deck=(ROOT, SUN)), cowardly(A, FIRE), cowardly(B), cowardly(C))
    assert [event.count for event in of(events, Drew)] == [2, 0, 0]


@pytest.mark.parametrize(("players", "rest"), [(3, 0), (4, 1), (5, 2), (6, 0)])
def test_WE_17_the_game_ends_after_round_four_with_the_deck_of_the_rules(players, rest):
    *_, (_, _, events, last) = game(players, 5)
    assert is_over(last)
    assert last.round == 4
    assert len(last.deck) == rest
    assert isinstance(events[-1], GameEnded)
    assert not of(events, Drew)
    assert view_for(last, None).winners == events[-1].winners
    assert events[-1].scores == scores(last)
    assert refused(last, Answer(A, True)).code is Refusal.GAME_OVER


def test_WE_18_the_bravest_of_the_last_turn_leads_the_next_round():
    state, _ = act(playing([FIRE], [FIRE], [FIRE], [ROOT, FIRE], leader=D, hands=((SUN, ROOT, WATER),) * 4),
                   cowardly(D, ROOT), brave(D, FIRE), cowardly(A), brave(B), cowardly(C))  # fmt: skip
    assert state.round == 2
    assert state.leader == B
    state = choose_all(state)
    assert state.to_act == B
    assert state.turn == 1


def test_WE_18_after_a_cowardly_last_turn_its_leader_leads_the_next_round():
    state, _ = act(playing([FIRE], [FIRE], [FIRE], leader=C), cowardly(C, FIRE), cowardly(A), cowardly(B))
    assert state.leader == C


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_18_the_start_player_leads_the_first_round(players):
    state = choose_all(choosing(players))
    assert (state.round, state.turn, state.to_act) == (1, 1, A)
