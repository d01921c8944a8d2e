"""The cards of the fan, and in which order they lie: by kind, or as their owner has dragged them. No Qt."""

from collections.abc import Sequence
from enum import Enum, auto

import msgspec

from partygames.games.witch_express.state import View


class Held(Enum):
    """How a card stands in the fan: at rest, to be played, picked, or staying in the hand for now."""

    REST = auto()
    READY = auto()
    PICKED = auto()
    DIM = auto()


class HandCard(msgspec.Struct, frozen=True):
    """A card of the fan; `tip`: the hint talks of it; `fresh`: it was drawn after the last round."""

    kind: int
    held: Held = Held.REST
    tip: bool = False
    fresh: bool = False


Token = tuple[int, bool]
"""A card of a hand: its kind, and whether it is one of the chosen. Equal cards are told apart by their place alone."""

Order = tuple[Token, ...]


def by_kind(hand: Sequence[int], chosen: Sequence[int]) -> Order:
    """Return the cards sorted by kind; a chosen one comes after those of its kind that stay, so it lies above them."""
    return tuple(sorted([(kind, False) for kind in hand] + [(kind, True) for kind in chosen]))


def kept(order: Sequence[Token], cards: Order) -> Order | None:
    """Return `cards` in the order they were dragged to; None when a card has come that was not there (the hand has changed).

    Cards that were played are left out. A card that was chosen since keeps its place.
    """
    left = list(cards)
    found: list[Token | None] = [left.pop(left.index(token)) if token in left else None for token in order]
    for i in range(len(order) - 1, -1, -1):
        if found[i] is None:
            twin = next((token for token in left if token[0] == order[i][0]), None)
            if twin is not None:
                left.remove(twin)
                found[i] = twin
    return None if left else tuple([token for token in found if token is not None])


def in_fan(order: Sequence[Token], away: Sequence[int]) -> list[int]:
    """Return the places of the cards that lie in the fan, while those of the kinds `away` lie elsewhere (in the slots)."""
    gone = list(away)
    out = []
    for i in range(len(order) - 1, -1, -1):
        if order[i][0] in gone:
            gone.remove(order[i][0])
        else:
            out.append(i)
    return out[::-1]


def moved(order: Order, at: Sequence[int], index: int, gap: int) -> Order:
    """Return the order after the card `index` of the fan was put into `gap`: before the card that is then there, or last.

    `at`: the places in `order` of the cards in the fan (see `in_fan`). One that lies elsewhere comes back behind its equals.
    """
    fan = [order[i] for i in at]
    fan.insert(gap, fan.pop(index))
    for i in (i for i in range(len(order)) if i not in at):
        twins = [place for place, token in enumerate(fan) if token == order[i]]
        fan.insert(twins[-1] + 1 if twins else min(i, len(fan)), order[i])
    return tuple(fan)


class Orders:
    """Remember how each seat has arranged its hand, until the hand changes. For the table's eyes only while it is that seat's."""

    def __init__(self) -> None:
        self._kept: dict[int, Order] = {}

    def of(self, own: View) -> Order:
        """Return the whole hand of the seat that `own` belongs to, in its order."""
        cards = by_kind(own.hand, own.chosen)
        order = kept(self._kept.get(own.seat, cards), cards) or cards
        if order == cards:
            self.sort(own.seat)
        else:
            self._kept[own.seat] = order
        return order

    def move(self, own: View, away: Sequence[int], index: int, gap: int) -> None:
        """Put the card `index` of the fan into `gap`; the kinds `away` lie in the slots."""
        order = self.of(own)
        self._kept[own.seat] = moved(order, in_fan(order, away), index, gap)

    def sort(self, seat: int) -> None:
        """Let the seat's hand lie by kind again."""
        self._kept.pop(seat, None)

    def dragged(self, seat: int) -> bool:
        """Say whether the hand of the seat lies otherwise than by kind."""
        return seat in self._kept
