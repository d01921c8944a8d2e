"""Hard: dreams up what the others may hold, plays each promising move to the end of the round many times, takes the best."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

from partygames.games.witch_express.bots.dream import Dream
from partygames.games.witch_express.bots.judge import SHREWD, Judge
from partygames.games.witch_express.bots.normal import rate
from partygames.games.witch_express.kinds import ROUNDS
from partygames.games.witch_express.moves import Choose, Move
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.state import Stage, State, View

CANDIDATES = 8
HEATS, BUDGET = 3, 160
"""Each heat spends so many dreams on the moves still in the race; then the better half stays, and normal's move always."""

DOUBT = 1.5
"""A move must beat normal's by so many standard errors of their difference: of many noisy moves the best looks too good."""

RIVAL, FIELD = 0.6, 0.2
"""How much the best rival's points, and everybody's mean, count against one's own."""


def play(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the one of `moves` that fared best in the dreams."""
    judge = Judge(view, SHREWD)
    rated = sorted(((rate(judge, view, move), i) for i, move in enumerate(moves)), reverse=True)
    if view.stage is not Stage.PLAYING and view.round < ROUNDS:
        return moves[rated[0][1]]
    dream = Dream(view, judge)
    left = [moves[i] for _, i in rated[:CANDIDATES]]
    sound = left[0]
    fared: dict[Move, list[float]] = {move: [] for move in left}
    for _ in range(HEATS):
        for _ in range(BUDGET // len(left)):
            world = rng.getrandbits(32)
            for move in left:
                fared[move].append(_try(dream, view, move, world))
        left.sort(key=lambda move: -fmean(fared[move]))
        left = [move for place, move in enumerate(left) if 2 * place < len(left) or move is sound]
        if len(left) == 1:
            return sound
    gains = [ours - theirs for ours, theirs in zip(fared[left[0]], fared[sound], strict=True)]
    return left[0] if fmean(gains) > DOUBT * stdev(gains) / sqrt(len(gains)) else sound


def _try(dream: Dream, view: View, move: Move, world: int) -> float:
    """Return how well `move` fares for the seat in one dreamt world."""
    rng = Random(world)
    if isinstance(move, Choose):
        state = dream.table(rng, move.kinds)
    else:
        state, _ = apply(dream.table(rng, view.chosen), move)
    return _fare(dream, view, dream.play_out(state, rng))


def _fare(dream: Dream, view: View, end: State) -> float:
    """Return one's own worth against the rivals'; after the last round winning counts most."""
    values = dream.value(end)
    mine = values.pop(view.seat)
    best = max(values)
    fare = mine - RIVAL * best - FIELD * sum(values) / len(values)
    if view.round == ROUNDS:
        fare += 10 * ((mine > best) + 0.5 * (mine == best))
    return fare
