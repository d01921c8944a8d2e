"""What the cards that a person has picked come to: pure functions of what they see and of the moves that the rules offer."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from partygames.core.game import RuleError
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.moves import Answer, Choose, Lead
from partygames.games.witch_express.state import Stage, View
from partygames.ui.witch.asking import Ask, Question
from partygames.ui.witch.order import HandCard, Held, Token


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


def fanned(
    own: View,
    asked: Question,
    leading: int | None,
    tokens: Sequence[Token],
    tips: Sequence[int] = (),
    fresh: Sequence[int] = (),
) -> list[HandCard]:
    """Return the fan of the seat that `own` belongs to: what can be played stands ready, the others are dim.

    One card of each kind of `tips` is marked, the one that could be played; and as many of each kind as are in `fresh`.
    """
    early = own.stage in (Stage.CHOOSING, Stage.OPENING)
    ready = asked.seat == own.seat
    cards = []
    for kind, chosen in tokens:
        held = Held.REST if early else Held.DIM
        if chosen:
            lifted = not early and ready and (kind == leading or (asked.ask is Ask.ANSWER and kind == own.led))
            held = Held.PICKED if lifted else Held.READY
        cards.append(HandCard(kind, held))
    for kind in tips:
        found = [i for i, card in enumerate(cards) if card.kind == kind and card.held is not Held.DIM]
        if found:
            cards[found[-1]] = replace(cards[found[-1]], tip=True)
    left = list(fresh)
    for i in range(len(cards) - 1, -1, -1):
        if cards[i].kind in left:
            left.remove(cards[i].kind)
            cards[i] = replace(cards[i], fresh=True)
    return cards


def why_not(own: View, ask: Ask, card: HandCard, legal: Sequence[Any] = (), picked: Sequence[int] = ()) -> RuleError | None:
    """Return why this card of the fan can neither be picked nor played now, None when it can.

    A card that stays counts as its chosen equal: it lies beside it, and nobody cares which of the two is meant. `picked`: what
    lies in the slots already, for a choice out of the `legal` ones.
    """
    if ask is Ask.CHOOSE:
        into = picked_into(legal, picked, card.kind, None)
        return into if isinstance(into, RuleError) else None
    if ask is Ask.LEAD:
        return None if card.kind in own.chosen else RuleError(Refusal.NOT_CHOSEN, "WE-9", kind=card.kind)
    if ask is Ask.ANSWER:
        return None if card.kind == own.led else RuleError(Refusal.MUST_FOLLOW, "WE-10", kind=own.led)
    if own.stage is Stage.OPENING:
        return RuleError(Refusal.WRONG_STAGE, "WE-5", stage=Stage.OPENING)
    if own.stage is Stage.CHOOSING:
        return RuleError(Refusal.ALREADY_CHOSEN, "WE-8")
    if own.stage is Stage.PLAYING:
        return RuleError(Refusal.NOT_YOUR_TURN, "WE-10", waiting_for=own.to_act[0])
    return RuleError(Refusal.GAME_OVER, "WE-17")


def daring(asked: Question, leading: int | None, brave: bool) -> Answer | Lead | None:
    """Return the move that saying brave or cowardly makes; None while the leader has lifted no card."""
    if asked.ask is Ask.ANSWER:
        return Answer(asked.seat, brave)
    return None if leading is None else Lead(asked.seat, leading, brave)


def picked_into(legal: Sequence[Any], picked: Sequence[int], kind: int, slot: int | None) -> list[int] | RuleError:
    """Return the picked cards with `kind` in `slot` (instead of the card that lies there) or in the next free one, or why not."""
    more = [*picked, kind]
    if slot is not None and slot < len(picked):
        more = [*picked[:slot], kind, *picked[slot + 1 :]]
    if fits(legal, more):
        return more
    if kind in picked:
        return RuleError(Refusal.SAME_KIND, "WE-8", kind=kind)
    return RuleError(Refusal.WRONG_COUNT, "WE-8", need=need(legal), given=len(more))
