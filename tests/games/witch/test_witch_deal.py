"""The table before the first round: WE-1 to WE-7."""

from collections import Counter

import pytest
from helpers.witch import A, B, C, cards, dealt, refused

from partygames.core.game import RuleError
from partygames.games.witch_express import PLAYERS, legal_moves
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.events import TookOpening
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.kinds import COUNTS, Kind
from partygames.games.witch_express.moves import TakeOpening
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.state import Setup, Stage

SIZES = {3: (6, 81, 17), 4: (7, 101, 15), 5: (8, 122, 14), 6: (9, 144, 14)}


@pytest.mark.parametrize("players", [0, 2, 7, -3, 10**9, True, "4", None])
def test_WE_1_three_to_six_play_and_no_other_number(players):
    assert list(PLAYERS) == [3, 4, 5, 6]
    with pytest.raises(RuleError) as error:
        start(Setup(players, 1))
    assert (error.value.code, error.value.clause) == (Refusal.BAD_PLAYERS, "WE-1")


@pytest.mark.parametrize(("field", "value"), [("start", 4), ("start", -1), ("start", "1"), ("seed", -1), ("seed", 2**63)])
def test_WE_5_a_start_player_or_seed_that_cannot_be_is_refused(field, value):
    with pytest.raises(RuleError) as error:
        start(Setup(**{"players": 4, "seed": 1, field: value}))
    assert error.value.code is (Refusal.BAD_START if field == "start" else Refusal.BAD_SEED)


def test_WE_2_nine_kinds_and_144_cards():
    assert [kind.name for kind in Kind] == ["ROOT", "MEADOW", "FIRE", "BERRY", "SUN", "WATER", "CLOUD", "NIGHT", "SNOW"]
    assert COUNTS == (10, 11, 12, 14, 16, 18, 20, 21, 22)
    assert Counter(cards(dealt(6))) == dict(enumerate(COUNTS))


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_3_the_kinds_in_play_follow_the_number_of_players(players):
    kinds, total, _ = SIZES[players]
    table = cards(dealt(players))
    assert set(table) == set(range(kinds))
    assert len(table) == total


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_4_everybody_is_dealt_a_hand(players):
    assert [len(hand) for hand in dealt(players).hands] == [SIZES[players][2]] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_5_one_open_card_each_taken_clockwise_from_the_start_player(players):
    state = dealt(players, start=B)
    assert len(state.opening) == players
    order = []
    while state.stage is Stage.OPENING:
        seat = state.to_act
        order.append(seat)
        kind = state.opening[-1]
        assert {move.kind for move in legal_moves(state, seat)} == set(state.opening)
        before = state
        state, events = apply(state, TakeOpening(seat, kind))
        assert events == (TookOpening(seat, kind),)
        assert state.cowardly[seat][kind] == 1
        assert sum(state.cowardly[seat]) == 1
        assert sum(state.brave[seat]) == 0
        assert len(state.opening) == len(before.opening) - 1
    assert order == [(B + step) % players for step in range(players)]
    assert state.stage is Stage.CHOOSING
    assert state.leader == B
    assert state.to_act is None


def test_WE_5_only_an_open_card_and_only_in_turn():
    state = dealt(4)
    closed = next(kind for kind in range(9) if kind not in state.opening)
    assert refused(state, TakeOpening(A, closed)).facts == {"kind": closed}
    assert refused(state, TakeOpening(A, -1)).code is Refusal.NOT_OPEN
    assert refused(state, TakeOpening(C, state.opening[0])).facts == {"waiting_for": A}


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_6_the_rest_is_the_deck(players):
    _, total, hand = SIZES[players]
    assert len(dealt(players).deck) == total - players * (hand + 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_WE_7_three_tasks_lie_open_of_those_for_the_number_of_players(players):
    tasks = shipped_house().tasks
    seen = set()
    for seed in range(60):
        state = dealt(players, seed)
        assert len(set(state.tasks)) == 3
        seen |= set(state.tasks)
    assert seen == {i for i, task in enumerate(tasks) if task.from_players <= players}


def test_WE_7_the_same_seed_deals_the_same_table():
    assert dealt(5, 7) == dealt(5, 7)
    assert dealt(5, 7) != dealt(5, 8)
