"""Deal word cards: two to each player, six words (DR-5), none seen again before the pack is used up (DD-10)."""

from collections.abc import Collection, Iterable
from random import Random
from typing import NamedTuple

from partygames.core.chance import shuffled
from partygames.games.doodle_rush.matching import near, same
from partygames.games.doodle_rush.pack import SLOTS, Pack, PackError, PackFault
from partygames.games.doodle_rush.state import BOARDS, Difficulty, Word

CARDS_EACH = BOARDS // SLOTS

Side = tuple[Word, ...]


class Deal(NamedTuple):
    """`words`: six per seat, in card order. `used`: ids of all words dealt, to be remembered.

    `reset`: the pack was used up on the way; forget what was seen of this pack and difficulty before remembering `used`.
    """

    words: tuple[tuple[Word, ...], ...]
    used: tuple[str, ...]
    reset: bool


def deal(pack: Pack, difficulty: Difficulty, players: int, seed: int, seen_ids: Collection[str] = ()) -> Deal:
    """Return a deal drawn from `seed`; raise PackError(TOO_FEW) when the pack is too small for this table.

    A card counts as seen when one of its words is among `seen_ids`. When too few unseen cards are left, all of them are dealt and
    the rest comes from the pack shuffled afresh. No word is dealt twice; words too much alike only if the pack leaves no choice.
    """
    rng = Random(seed)
    seen_ids = frozenset(seen_ids)
    sides = [card.side(difficulty) for card in pack.cards if card.side(difficulty)]
    unseen = shuffled([side for side in sides if not any(word.id in seen_ids for word in side)], rng)
    seen = shuffled([side for side in sides if any(word.id in seen_ids for word in side)], rng)
    need = CARDS_EACH * players
    chosen = _pick(unseen, need, ())
    reset = len(chosen) < need
    if reset:
        chosen = _pick(seen, need, chosen)
    if len(chosen) < need:
        raise PackError(PackFault.TOO_FEW, have=len(chosen), need=need)
    hands = shuffled(chosen, rng)
    words = tuple([sum(hands[CARDS_EACH * seat : CARDS_EACH * (seat + 1)], ()) for seat in range(players)])
    return Deal(words, tuple([word.id for hand in words for word in hand]), reset)


def _pick(sides: Iterable[Side], need: int, chosen: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return `chosen` with more sides up to `need`: first those unlike all that are chosen, then those that share no word."""
    left = list(sides)
    for clash in (near, same):
        passed = []
        for side in left:
            if len(chosen) == need:
                return chosen
            if _clashes(side, chosen, clash):
                passed.append(side)
            else:
                chosen = (*chosen, side)
        left = passed
    return chosen


def _clashes(side: Side, chosen: tuple[Side, ...], clash) -> bool:
    """Say whether a word of this side clashes with another of it or with one already chosen."""
    dealt = [word for other in chosen for word in other]
    return any(clash(word, other) for i, word in enumerate(side) for other in (*side[:i], *dealt))
