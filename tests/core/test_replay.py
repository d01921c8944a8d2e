"""Recorded moves played again."""

from hashlib import sha256

import pytest
from helpers.golden import read
from msgspec import json

from partygames.core.game import RuleError
from partygames.core.replay import states_of
from partygames.games.registry import game
from partygames.games.witch_express.moves import Answer

GOLDEN = [f"{kind}-{players}" for kind in ("doodle", "witch") for players in (3, 4, 5, 6)]


def recorded(name: str):
    """Return (game, setup, moves, last line) of a golden game."""
    module = game("doodle-rush" if name.startswith("doodle") else "witch-express")
    head, *lines, end = read(name)
    setup = json.decode(json.encode(head["setup"]), type=module.Setup)
    return module, setup, [json.decode(json.encode(line["move"]), type=module.Move) for line in lines], end


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_played_again_ends_in_the_same_state(name):
    module, setup, moves, end = recorded(name)
    steps = list(states_of(module, setup, moves))
    assert [step.move for step in steps] == [None, *moves]
    assert sha256(json.encode(steps[-1].state)).hexdigest() == end["state"]
    assert list(module.scores(steps[-1].state)) == end["scores"]


def test_it_plays_no_further_than_it_is_asked():
    module, setup, moves, _ = recorded("witch-3")
    asked = []

    def listened():
        for move in moves:
            asked.append(move)
            yield move

    steps = states_of(module, setup, listened())
    assert next(steps).move is None
    assert asked == []
    next(steps)
    assert asked == moves[:1]


def test_a_move_that_the_rules_refuse_ends_it_there():
    module, setup, moves, _ = recorded("witch-4")
    steps = states_of(module, setup, [*moves[:5], Answer(0, True)])
    for _ in range(6):
        next(steps)
    with pytest.raises(RuleError):
        next(steps)
