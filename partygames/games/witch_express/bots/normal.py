"""Normal: counts cards and seats behind, knows what each potion and task is worth, looks no further than its own card."""

from random import Random

from partygames.games.witch_express.bots.judge import DARES, Judge
from partygames.games.witch_express.moves import Answer, Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.state import View

MOOD = 0.2
"""Points of whim, so that equal players do not mirror each other."""


def play(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the best of `moves` by the worth of the card itself."""
    judge = Judge(view)
    return max(moves, key=lambda move: rate(judge, view, move) + MOOD * rng.random())


def rate(judge: Judge, view: View, move: Move) -> float:
    """Return what `move` promises, in points; only the moves of one decision can be compared."""
    if isinstance(move, TakeOpening):
        return judge.shy[view.seat][move.kind] - judge.lost[view.seat][move.kind]
    if isinstance(move, Choose):
        return sum([judge.appeal(kind) for kind in move.kinds])
    gone = {card.kind for card in view.played}
    counts = [rival.chosen_count for rival in view.seats]
    if isinstance(move, Answer):
        gone.discard(view.led)
        victim = next((c.seat for c in view.played if c.turn == view.turn and c.brave and c.standing), None)
        safe = chance_safe(judge, view.seat, view.leader, view.led, counts, gone)
        return judge.dares(view.seat, view.led, safe, victim) if move.brave else 0.0
    return rate_lead(judge, view.seat, move, counts, gone)


def rate_lead(judge: Judge, seat: int, move: Lead, counts: list[int], gone: set[int]) -> float:
    """Return what leading this card promises against keeping it for a turn that somebody else leads (WE-9)."""
    kind = move.kind
    safe = chance_safe(judge, seat, seat, kind, counts, gone)
    now = judge.dares(seat, kind, safe, None) if move.brave else 0.0
    crowd = sum([judge.holding(j, kind, counts[j], gone) for j in range(len(counts)) if j != seat])
    later = judge.dares(seat, kind, 1 / (1 + crowd), None)
    return now - max(later, 0.0)


def chance_safe(judge: Judge, seat: int, leader: int, kind: int, counts: list[int], gone: set[int]) -> float:
    """Return the chance that no seat behind, up to the leader, answers bravely with kind (WE-10, WE-11)."""
    players, safe = len(counts), 1.0
    other = (seat + 1) % players
    while other != leader:
        if counts[other]:
            safe *= 1 - DARES * judge.holding(other, kind, counts[other], gone)
        other = (other + 1) % players
    return safe
