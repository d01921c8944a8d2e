"""Say what lies on the card table, item by item, for those who do not see it."""

from collections.abc import Callable, Iterable, Sequence

from partygames.games.witch_express.kinds import ROUNDS
from partygames.ui.i18n import translate
from partygames.ui.witch.moments import Answered
from partygames.ui.witch.order import HandCard, Held
from partygames.ui.witch.words import kind_name, listed


def card(held: HandCard, at: int, of: int, why: str = "") -> str:
    """Return what a card of the hand is, whether it can be played or else why not, and where it lies (from 0)."""
    if why:
        chosen = translate("Aloud", "{kind}, chosen for this round, not now: {why} Card {n} of {all}.")
        other = translate("Aloud", "{kind}, not now: {why} Card {n} of {all}.")
        text = chosen if held.held in (Held.READY, Held.PICKED) else other
    else:
        text = {
            Held.READY: translate("Aloud", "{kind}, can be played. Card {n} of {all}."),
            Held.PICKED: translate("Aloud", "{kind}, picked. Card {n} of {all}."),
        }.get(held.held, translate("Aloud", "{kind}. Card {n} of {all}."))
    name = kind_name(held.kind)
    if held.fresh:
        name = translate("Aloud", "{kind}, just drawn").format(kind=name)
    return text.format(kind=name, why=why, n=at + 1, all=of)


def hand(cards: Sequence[HandCard], at: int | None, why: Callable[[HandCard], str] = lambda _: "") -> str:
    """Return the card under the cursor, else the whole hand from the left; nothing for a hand that is hidden or empty."""
    if not cards:
        return ""
    if at is not None and at < len(cards):
        return card(cards[at], at, len(cards), why(cards[at]))
    kinds = translate("Witch", ", ").join(kind_name(each.kind) for each in cards)
    return translate("Aloud", "Your hand: {kinds}. The arrow keys go from card to card.").format(kinds=kinds)


def potions_of(some: Iterable[tuple[int, int]]) -> str:
    """Return (kind, number) pairs as one phrase."""
    return listed([translate("Aloud", "{kind} {n}").format(kind=kind_name(kind), n=n) for kind, n in some])


def potions(counts: Sequence[int]) -> str:
    """Return the potions of a display, kind by kind."""
    return potions_of((kind, n) for kind, n in enumerate(counts) if n) or translate("Aloud", "none yet")


def keeps(name: str, cards: Sequence[tuple[int, bool]]) -> str:
    """Return which cards (kind, brave) somebody keeps at the end of a round."""
    sides = {True: translate("Aloud", "brave {kind}"), False: translate("Aloud", "cowardly {kind}")}
    kept = listed([sides[brave].format(kind=kind_name(kind)) for kind, brave in cards])
    return translate("Aloud", "{name} keeps {cards}").format(name=name, cards=kept)


def seat(name: str, line: str, counts: Sequence[int], task_points: int) -> str:
    """Return who sits there, what they do or said, and what they show."""
    text = translate("Aloud", "{who}; potions: {potions}")
    if task_points:
        text = translate("Aloud", "{who}; potions: {potions}; tasks: %n point(s)", "", task_points)
    return text.format(who=f"{name}: {line}" if line else name, potions=potions(counts))


def task(needs: Sequence[tuple[int, int]], have: Sequence[int], done_by: Sequence[str], points: int) -> str:
    """Return what a task asks, how far the viewer is, or the names of who has done it."""
    if done_by:
        return translate("Aloud", "Task, done by {names}").format(names=listed(done_by))
    each = [
        translate("Aloud", "{kind} {have} of {need}").format(kind=kind_name(kind), have=min(got, need), need=need)
        for (kind, need), got in zip(needs, have, strict=True)
    ]
    return translate("Aloud", "Task for %n point(s): {needs}", "", points).format(needs=listed(each))


def deck(count: int, round_: int, turn: int) -> str:
    """Return where the game is and how many cards are left."""
    if turn:
        text = translate("Aloud", "Round {round} of {all}, turn {turn}. Cards in the deck: {n}")
    else:
        text = translate("Aloud", "Round {round} of {all}. Cards in the deck: {n}")
    return text.format(round=round_, all=ROUNDS, turn=turn, n=count)


def place(kind: int | None, mark: str) -> str:
    """Return the card that lies at a place, or that it is empty."""
    if kind is not None:
        return kind_name(kind)
    return translate("Aloud", "Empty place {n}").format(n=mark) if mark else translate("Aloud", "Empty place")


def played(card: Answered, name: str) -> str:
    """Return who played a card, how, and whether it is out."""
    if card.beaten_by is not None:
        text = translate("Aloud", "{name}: {kind}, is out")
    else:
        text = translate("Witch", "{name}: {kind}, brave!") if card.brave else translate("Witch", "{name}: {kind}, cowardly")
    return text.format(name=name, kind=kind_name(card.kind))
