"""What holds in every moment of every game: whole games played by chance."""

import msgspec
import pytest
from helpers.witch import cards, dealt, game, moment
from hypothesis import given, settings
from hypothesis import strategies as st

from partygames.core.game import RuleError
from partygames.games.witch_express import Event, Move, State, apply, is_over, legal_moves, scores, start, winners
from partygames.games.witch_express.moves import Answer, Choose, Lead, TakeOpening
from partygames.games.witch_express.scoring import breakdowns
from partygames.games.witch_express.state import Stage

PLAYERS = st.integers(3, 6)
SEEDS = st.integers(0, 2**63 - 1)
FEW = settings(max_examples=25)


@FEW
@given(PLAYERS, SEEDS)
def test_apply_never_changes_the_state_it_was_given(players, seed):
    for before, move, _, after in game(players, seed):
        as_it_was = msgspec.json.decode(msgspec.json.encode(before), type=State)
        again, _ = apply(before, move)
        assert before == as_it_was
        assert hash(before) == hash(as_it_was)
        assert again == after


@FEW
@given(PLAYERS, SEEDS)
def test_cards_are_never_lost_or_made(players, seed):
    whole = cards(dealt(players, seed))
    for _, _, _, after in game(players, seed):
        assert cards(after) == whole


@FEW
@given(PLAYERS, SEEDS)
def test_WE_11_one_brave_witch_stands_at_most_in_a_turn_and_turns_are_of_one_kind(players, seed):
    for _, _, _, after in game(players, seed):
        for turn in {card.turn for card in after.played}:
            row = [card for card in after.played if card.turn == turn]
            brave = [card for card in row if card.brave]
            assert len({card.kind for card in row}) == 1
            assert len({card.seat for card in row}) == len(row)
            assert [card.standing for card in brave] == [False] * (len(brave) - 1) + [True] * bool(brave)
            assert all(card.standing for card in row if not card.brave)


@FEW
@given(PLAYERS, SEEDS)
def test_WE_8_every_round_has_three_to_nine_turns(players, seed):
    for before, _, _, after in game(players, seed):
        if before.stage is Stage.PLAYING and after.stage is not Stage.PLAYING:
            assert 3 <= before.turn <= 9


@FEW
@given(PLAYERS, SEEDS)
def test_WE_19_scores_add_up(players, seed):
    *_, (_, _, _, last) = game(players, seed)
    assert is_over(last)
    for result, score in zip(breakdowns(last), scores(last), strict=True):
        assert score == result.total == sum(result.points) + result.brave_points + result.task_points
        assert sum(result.potions) == result.cards + 2 * result.brave_cards
    assert all(scores(last)[seat] == max(scores(last)) for seat in winners(last))
    assert winners(last)


@FEW
@given(PLAYERS, SEEDS)
def test_legal_moves_are_those_that_apply_accepts(players, seed):
    for before, move, _, _ in game(players, seed):
        everything = [TakeOpening(move.seat, kind) for kind in range(9)]
        everything += [Lead(move.seat, kind, how) for kind in range(9) for how in (True, False)]
        everything += [Answer(move.seat, True), Answer(move.seat, False)]
        everything += [Choose(move.seat, (0, 1, 2)), Choose(move.seat, (2, 4, 5))]
        legal = legal_moves(before, move.seat)
        assert move in legal
        assert len(set(legal)) == len(legal)
        for other in {*everything, *legal}:
            assert accepted(before, other) == (other in legal)


def accepted(state, move):
    try:
        apply(state, move)
    except RuleError:
        return False
    return True


@FEW
@given(PLAYERS, SEEDS)
def test_states_moves_and_events_have_a_json_form(players, seed):
    for _, move, events, after in game(players, seed):
        for thing, kind in ((after, State), (move, Move), *((event, Event) for event in events)):
            assert msgspec.json.decode(msgspec.json.encode(thing), type=kind) == thing


@FEW
@given(PLAYERS, SEEDS)
def test_the_same_seed_and_moves_give_the_same_game(players, seed):
    moves = [move for _, move, _, _ in game(players, seed)]
    state = dealt(players, seed)
    for move in moves:
        state, _ = apply(state, move)
    *_, (_, _, _, last) = game(players, seed)
    assert state == last


KINDS = st.integers() | st.sampled_from(range(9))
HOSTILE = (
    st.builds(TakeOpening, KINDS, KINDS)
    | st.builds(Choose, KINDS, st.lists(KINDS, max_size=5).map(tuple))
    | st.builds(Lead, KINDS, KINDS, st.booleans())
    | st.builds(Answer, KINDS, st.booleans())
)


@given(PLAYERS, st.integers(0, 50), st.integers(0, 110), HOSTILE)
def test_any_move_is_accepted_or_refused_with_a_code_and_a_clause(players, seed, step, move):
    state = moment(players, seed, step)
    refused = None
    try:
        after, events = apply(state, move)
    except RuleError as error:
        refused = error
    if refused is not None:
        assert refused.code
        assert refused.clause.startswith("WE-")
    else:
        assert move in legal_moves(state, move.seat) or isinstance(move, Choose)
        assert events
        assert cards(after) == cards(state)


@pytest.mark.parametrize(
    "text",
    ['{"type":"answer","seat":"0","brave":true}', '{"type":"lead","seat":0,"kind":1.5,"brave":true}', '{"type":"fly","seat":0}',
     '{"type":"choose","seat":0,"kinds":5}', '{"seat":0}', "[]", '{"type":"answer","seat":1e400,"brave":true}'],
)  # fmt: skip
def test_json_that_is_no_move_is_told_apart(text):
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=Move)


@pytest.mark.parametrize("seat", [-1, 4, "0", None, 2.0])
def test_nobody_has_moves_at_a_seat_that_is_not_there(seat):
    with pytest.raises(RuleError):
        legal_moves(dealt(4), seat)


def test_only_the_awaited_seats_have_moves():
    for before, move, _, _ in game(4, 3):
        waiting = {seat for seat in range(4) if legal_moves(before, seat)}
        assert waiting == ({move.seat} if before.to_act is not None else {s for s in range(4) if not before.chosen[s]})
    assert start(dealt(4).setup) == dealt(4)
