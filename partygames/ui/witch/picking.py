"""What the cards that a person has picked come to: pure functions of what they see and of the moves that the rules offer."""

from collections.abc import Sequence
from typing import Any

from partygames.games.witch_express.moves import Choose
from partygames.games.witch_express.state import Stage, View
from partygames.ui.witch.asking import Ask, Question
from partygames.ui.witch.hand import HandCard, Held


def need(legal: Sequence[Any]) -> int:
    """Return how many cards the rules want chosen now (three, fewer with a poor hand: WE-8); 0 when none are."""
    return max((len(move.kinds) for move in legal if isinstance(move, Choose)), default=0)


def choice(legal: Sequence[Any], picked: Sequence[int]) -> Choose | None:
    """Return the move that the picked cards make, None while the rules would not take it."""
    wanted = sorted(picked)
    return next((move for move in legal if isinstance(move, Choose) and sorted(move.kinds) == wanted), None)


def fits(legal: Sequence[Any], picked: Sequence[int]) -> bool:
    """Say whether the rules know a choice with these cards, and perhaps more."""
    return any(_within(picked, move.kinds) for move in legal if isinstance(move, Choose))


def _within(wanted: Sequence[int], kinds: Sequence[int]) -> bool:
    left = list(kinds)
    for kind in wanted:
        if kind not in left:
            return False
        left.remove(kind)
    return True


def fanned(own: View, asked: Question, picked: Sequence[int], leading: int | None) -> list[HandCard]:
    """Return the fan of the seat that `own` belongs to: what can be played stands ready, the others are dim."""
    if own.stage in (Stage.CHOOSING, Stage.OPENING):
        cards = list(own.hand)
        for kind in picked:
            cards.remove(kind)
        shown = [HandCard(kind) for kind in cards] + [HandCard(kind, Held.READY) for kind in own.chosen]
    else:
        ready = asked.seat == own.seat
        shown = [HandCard(kind, Held.DIM) for kind in own.hand]
        for kind in own.chosen:
            lifted = ready and (kind == leading or (asked.ask is Ask.ANSWER and kind == own.led))
            shown.append(HandCard(kind, Held.PICKED if lifted else Held.READY))
    # A chosen card comes after those of its kind that stay, so it lies above them: its face is to be seen.
    return sorted(shown, key=lambda card: (card.kind, card.held not in (Held.DIM, Held.REST)))
