"""Play recorded moves again: one game's whole course from its setup and its moves alone (invariant 2)."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from partygames.core.game import Game


class Step(NamedTuple):
    """One moment of a game: its state, the move that led here (None: the deal), and what happened by it."""

    state: Any
    move: Any | None
    events: tuple[Any, ...]


def states_of(game: Game, setup: Any, moves: Iterable[Any]) -> Iterator[Step]:
    """Yield the dealt game, then the step of each move; raise RuleError at the first move that the rules refuse.

    Lazy: a step is worked out when it is asked for, so that a long game can be played again in slices. The states hold every
    secret of the table: what a screen shows of them goes through `view_for` and `event_for` (invariant 4).
    """
    state = game.start(setup)
    yield Step(state, None, ())
    yield from onward(game, state, moves)


def onward(game: Game, state: Any, moves: Iterable[Any]) -> Iterator[Step]:
    """Yield the step of each move from a state in the middle of a game."""
    for move in moves:
        state, events = game.apply(state, move)
        yield Step(state, move, events)
