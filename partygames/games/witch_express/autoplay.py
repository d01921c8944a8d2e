"""Play whole games without a table: for `partygames simulate`, the benches and the tests."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from partygames.games.witch_express.bots import LEVELS, choose_move
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.moves import Move
from partygames.games.witch_express.rules import apply, legal_moves
from partygames.games.witch_express.scoring import scores, winners
from partygames.games.witch_express.state import Setup, Stage, State
from partygames.games.witch_express.view import view_for

__all__ = ["LEVELS", "any_move", "awaited", "play_game"]

Result = tuple[tuple[int, ...], tuple[int, ...], int, float, bool]


def play_game(players: int, seed: int, bots: Sequence[str] = ()) -> Result:
    """Play one game to its end and return (scores, winners, moves, seconds spent in apply, finished).

    `bots` names the level of each seat; without it every seat plays any legal move by chance. The same arguments give the
    same game. The seconds are those of a second run of the same moves through `apply` alone, and finished means that it ended
    in the very same state. Raises RuleError for a table that cannot play.
    """
    first = state = start(Setup(players, seed))
    rng, moves = Random(seed), []
    while state.stage is not Stage.OVER:
        seat = awaited(state)
        move = choose_move(view_for(state, seat), bots[seat], seed + len(moves)) if bots else any_move(state, seat, rng)
        moves.append(move)
        state, _ = apply(state, move)
    again, began = first, perf_counter()
    for move in moves:
        again, _ = apply(again, move)
    return scores(state), winners(state), len(moves), perf_counter() - began, again == state


def awaited(state: State) -> int:
    """Return the seat whose act is awaited, the first of them while several choose."""
    return state.to_act if state.to_act is not None else view_for(state, None).to_act[0]


def any_move(state: State, seat: int, rng: Random) -> Move:
    """Return one of the legal moves of `seat`, each as likely."""
    moves = legal_moves(state, seat)
    return moves[int(rng.random() * len(moves))]
