"""Deal word cards: two to each player, six words (DR-5), none seen again before the pack is used up (DD-10)."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from random import Random
from typing import NamedTuple

from partygames.core.chance import shuffled
from partygames.games.doodle_rush.folding import forms, solid
from partygames.games.doodle_rush.matching import near
from partygames.games.doodle_rush.pack import Pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import BOARDS, MOST, Difficulty, Word

Side = tuple[Word, ...]


class Deal(NamedTuple):
    """`words`: six per seat, in card order. `used`: ids of all words dealt, to be remembered.

    `forgotten`: ids to forget before `used` is remembered, because these words were used up on the way; else ().
    """

    words: tuple[tuple[Word, ...], ...]
    used: tuple[str, ...]
    forgotten: tuple[str, ...]


class Pile:
    """Sides of cards that go together: no word of them is too much like another (drawphone#142).

    `left_out`: for each side that does not go with the pile, a word of it and the word that it is too much like.
    """

    def __init__(self) -> None:
        self.sides: list[Side] = []
        self.left_out: list[tuple[Word, Word]] = []
        self._words: defaultdict[str, list[Word]] = defaultdict(list)

    def clash(self, side: Side) -> tuple[Word, Word] | None:
        """Return (a word of this side, the word of the pile or of the side itself that it is too much like), or None."""
        for i, word in enumerate(side):
            rivals = [other for mark in marks(word) for other in self._words.get(mark, ())]
            for other in (*side[:i], *rivals):
                if near(word, other):
                    return word, other
        return None

    @property
    def words(self) -> int:
        """Return how many words lie on the pile."""
        return sum(len(side) for side in self.sides)

    def add(self, side: Side) -> None:
        """Lay a side on the pile."""
        self.sides.append(side)
        for word in side:
            for mark in marks(word):
                self._words[mark].append(word)

    def fill(self, sides: Iterable[Side], need: int) -> "Pile":
        """Add those of the sides that go with the pile, in their order, until it has `need`; return the pile."""
        for side in sides:
            if len(self.sides) >= need:
                break
            clash = self.clash(side)
            if clash is None:
                self.add(side)
            else:
                self.left_out.append(clash)
        return self


def marks(word: Word) -> frozenset[str]:
    """Return letters of a word such that two words that are near share one.

    Comparing two words is dear, so that only such pairs are compared: the first letter of every part, the last of the whole, and
    every sign that is no Latin letter. No slip, ending or longer word changes all of them.
    """
    found: set[str] = set()
    for form in forms(word.en) | forms(word.zh):
        found |= {part[0] for part in form.split()} | {solid(form)[-1]}
        found |= {sign for sign in form if sign > "\u02ff"}
    return frozenset(found)


def sides_for(pack: Pack, difficulty: Difficulty, family: bool = False) -> list[Side]:
    """Return what can be dealt, in the order of the pack: sides of cards, or loose words."""
    cards = pack.family().cards if family else pack.cards
    return [card.side(difficulty) for card in cards if card.side(difficulty)]


def together(pack: Pack, difficulty: Difficulty, family: bool = False) -> Pile:
    """Return the pile that can surely be dealt to one table, as far as the largest needs it: `deal` keeps this promise."""
    sides = sides_for(pack, difficulty, family)
    return Pile().fill(sides, _sides(sides, MOST))


def deal(
    pack: Pack, difficulty: Difficulty, players: int, seed: int, seen_ids: Collection[str] = (), family: bool = False
) -> Deal:
    """Return a deal drawn from `seed`; raise PackError(TOO_FEW, TOO_FEW_FAMILY) when the pack is too small for this table.

    A card counts as seen when one of its words is among `seen_ids`. When too few unseen cards are left, all of them are dealt and
    the rest comes from the pack shuffled afresh. No two words of a deal are near-equals.
    """
    rng = Random(seed)
    seen_ids = frozenset(seen_ids)
    sides = sides_for(pack, difficulty, family)
    unseen = shuffled([side for side in sides if not any(word.id in seen_ids for word in side)], rng)
    seen = shuffled([side for side in sides if any(word.id in seen_ids for word in side)], rng)
    need = _sides(sides, BOARDS * players)
    pile = Pile().fill(unseen, need)
    used_up = len(pile.sides) < need
    if used_up:
        pile.fill(seen, need)
    if len(pile.sides) < need:
        pile = Pile().fill(sides, need)  # as `together` counts: another order may have left a word out for two others
    if len(pile.sides) < need:
        raise PackError(PackFault.TOO_FEW_FAMILY if family else PackFault.TOO_FEW, have=pile.words, need=BOARDS * players)
    hands = shuffled(pile.sides, rng)
    each = need // players
    words = tuple([sum(hands[each * seat : each * (seat + 1)], ()) for seat in range(players)])
    forgotten = tuple([word.id for side in sides for word in side]) if used_up else ()
    return Deal(words, tuple([word.id for hand in words for word in hand]), forgotten)


def _sides(sides: list[Side], words: int) -> int:
    """Return how many sides hold so many words: all sides of a pack are of one size, three words or one."""
    return words // len(sides[0]) if sides else words
