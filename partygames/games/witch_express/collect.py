"""End a round: displays, returned cards, tasks, fresh cards, or the end of the game (WE-14 to WE-18)."""

from partygames.games.witch_express.events import Drew, Event, GameEnded, Kept, Returned, RoundEnded, TaskDone
from partygames.games.witch_express.kinds import COWARDLY_POTIONS, REFILL, ROUNDS
from partygames.games.witch_express.scoring import best, breakdowns, potions_per_brave
from partygames.games.witch_express.state import Stage, State, TableCard

Hands = tuple[tuple[int, ...], ...]


def end_round(
    s: State, leader: int, chosen: Hands, played: tuple[TableCard, ...], events: list[Event]
) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the round that ends with `played`, and `events` with what happened; `leader` leads next (WE-18)."""
    events.append(RoundEnded(s.round))
    hands, known, brave, cowardly = _collect(s, played, events)
    tasks, done_tasks = _tasks(s, leader, brave, cowardly, events)
    deck, stage, number = s.deck, Stage.OVER, s.round
    if number < ROUNDS:
        stage, number = Stage.CHOOSING, number + 1
        hands, deck = _refill(hands, deck, events)
    after = State(
        s.setup, stage, number, 0, leader, None, None, None, hands, known, chosen,
        s.opening, deck, (), brave, cowardly, tasks, done_tasks,
    )  # fmt: skip
    if stage is Stage.OVER:
        results = breakdowns(after)
        events.append(GameEnded(best(results), tuple([b.total for b in results])))
    return after, tuple(events)


def _collect(s: State, played: tuple[TableCard, ...], events: list[Event]) -> tuple[Hands, Hands, Hands, Hands]:
    """Move standing cards to the displays and cancelled ones back to the hands (WE-15)."""
    hands = list(map(list, s.hands))
    known = list(map(list, s.known))
    brave = list(map(list, s.brave))
    cowardly = list(map(list, s.cowardly))
    for card in played:
        seat, kind = card.seat, card.kind
        if kind in known[seat]:
            known[seat].remove(kind)
        if not card.standing:
            hands[seat].append(kind)
            known[seat].append(kind)
            events.append(Returned(seat, kind))
        else:
            (brave if card.brave else cowardly)[seat][kind] += 1
            events.append(Kept(seat, kind, card.brave))
    for rows in (hands, known):
        for row in rows:
            row.sort()
    return tuple(map(tuple, hands)), tuple(map(tuple, known)), tuple(map(tuple, brave)), tuple(map(tuple, cowardly))


def _tasks(s: State, leader: int, brave: Hands, cowardly: Hands, events: list[Event]) -> tuple[tuple[int, ...], Hands]:
    """Give every seat that meets an open task its points; the first from `leader` clockwise takes the card (WE-16)."""
    if not s.tasks:
        return (), s.done_tasks
    house, players = s.setup.house, s.setup.players
    each = potions_per_brave(house)
    displays = list(zip(brave, cowardly, strict=True))
    done: list[tuple[int, ...]] = list(s.done_tasks)
    left = []
    for task in s.tasks:
        met = []
        for seat, (bold, shy) in enumerate(displays):
            for kind, potions in house.tasks[task].needs:
                if bold[kind] * each + shy[kind] * COWARDLY_POTIONS < potions:
                    break
            else:
                met.append(seat)
        if not met:
            left.append(task)
            continue
        for i, seat in enumerate(sorted(met, key=lambda seat: (seat - leader) % players)):
            done[seat] += (task,)
            events.append(TaskDone(seat, task, i == 0))
    return tuple(left), tuple(done)


def _refill(hands: Hands, deck: tuple[int, ...], events: list[Event]) -> tuple[Hands, tuple[int, ...]]:
    """Let everyone draw three cards, or what the deck still has (WE-17)."""
    full = []
    for seat, hand in enumerate(hands):
        drawn = deck[: -REFILL - 1 : -1]
        deck = deck[:-REFILL] if len(deck) > REFILL else ()
        full.append(tuple(sorted(hand + drawn)))
        events.append(Drew(seat, len(drawn), tuple(sorted(drawn))))
    return tuple(full), deck
