"""Easy: likes what it already collects and dares when few can answer, but counts nothing and forgets what was played."""

from random import Random

from partygames.games.witch_express.moves import Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.state import View

DARING = 0.7
"""Chance to dare with one seat behind; each further seat that may answer multiplies it again."""


def play(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return one of `moves`: by taste and mood."""
    first = moves[0]
    if isinstance(first, TakeOpening):
        return max(moves, key=lambda move: view.hand.count(move.kind) + rng.random())
    if isinstance(first, Choose):
        shown = view.seats[view.seat].potions
        taste = {kind: shown[kind] + view.hand.count(kind) + 5 * rng.random() for kind in set(view.hand)}
        return max(moves, key=lambda move: sum(taste[kind] for kind in move.kinds))
    brave = rng.random() < DARING ** _behind(view)
    fits = [move for move in moves if move.brave == brave]
    return fits[int(rng.random() * len(fits))] if isinstance(first, Lead) else fits[0]


def _behind(view: View) -> int:
    """Return how many seats after this one still hold chosen cards and may answer in this turn."""
    seats = [(view.seat + step) % view.players for step in range(1, view.players)]
    if view.led is not None:
        seats = seats[: seats.index(view.leader)]
    return sum(view.seats[seat].chosen_count > 0 for seat in seats)
