"""Normal: counts cards and seats behind, knows what each potion and task is worth, looks no further than its own card."""

from random import Random

from partygames.games.witch_express.bots.judge import PLAIN, Judge
from partygames.games.witch_express.moves import Answer, Choose, Lead, Move, TakeOpening
from partygames.games.witch_express.state import TableCard, View

MOOD = 0.2
"""Points of whim, so that equal players do not mirror each other."""


def play(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the best of `moves` by the worth of the card itself."""
    judge = Judge(view, PLAIN)
    return max(moves, key=lambda move: rate(judge, view, move) + MOOD * rng.random())


def rate(judge: Judge, view: View, move: Move) -> float:
    """Return what `move` promises, in points; only the moves of one decision can be compared."""
    if isinstance(move, TakeOpening):
        return judge.shy[view.seat][move.kind] - judge.lost[view.seat][move.kind]
    if isinstance(move, Choose):
        return sum([judge.appeal(kind) for kind in move.kinds])
    gone = kinds_led(view.played)
    counts = [rival.chosen_count for rival in view.seats]
    if isinstance(move, Answer):
        victim = next((c.seat for c in view.played if c.turn == view.turn and c.brave and c.standing), None)
        safe = chance_safe(judge, view.seat, view.leader, view.led, counts, gone & ~(1 << view.led))
        return judge.dares(view.seat, view.led, safe, victim) if move.brave else 0.0
    return rate_lead(judge, view.seat, move, counts, gone)


def kinds_led(played: tuple[TableCard, ...]) -> int:
    """Return the kinds played this round, as bits."""
    gone = 0
    for card in played:
        gone |= 1 << card.kind
    return gone


def rate_lead(judge: Judge, seat: int, move: Lead, counts: list[int], gone: int) -> float:
    """Return what leading this card promises against keeping it for a turn that somebody else leads (WE-9)."""
    kind = move.kind
    safe = chance_safe(judge, seat, seat, kind, counts, gone)
    now = judge.dares(seat, kind, safe, None) if move.brave else 0.0
    crowd = sum([judge.holding(j, count, gone)[kind] for j, count in enumerate(counts) if count and j != seat])
    later = judge.dares(seat, kind, 1 / (1 + crowd), None)
    return now - max(later, 0.0)


def chance_safe(judge: Judge, seat: int, leader: int, kind: int, counts: list[int], gone: int) -> float:
    """Return the chance that no seat behind, up to the leader, answers bravely with kind (WE-10, WE-11)."""
    players, safe = len(counts), 1.0
    other = (seat + 1) % players
    while other != leader:
        if counts[other]:
            safe *= 1 - judge.temper.fear * judge.holding(other, counts[other], gone)[kind]
        other = (other + 1) % players
    return safe
