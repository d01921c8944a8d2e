"""Read the public log: what lies in the middle, and what a round brought. Pure functions of events, no Qt."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from partygames.games.witch_express.events import (
    Chose,
    Drew,
    Kept,
    Played,
    Returned,
    RoundEnded,
    SaidNext,
    TaskDone,
    TurnBegan,
)
from partygames.games.witch_express.state import Rival, TableCard, View


class Answered(msgspec.Struct, frozen=True):
    """A card of a turn: whose, which, how it was played, and the seat that was braver, None while it stands (WE-11)."""

    seat: int
    kind: int
    brave: bool
    beaten_by: int | None = None


class Turn(msgspec.Struct, frozen=True):
    """A turn as it lies on the table: its cards in order and the seats that said "next!" (WE-9, WE-10)."""

    round: int
    turn: int
    leader: int
    cards: tuple[Answered, ...] = ()
    passed: tuple[int, ...] = ()


class Brought(msgspec.Struct, frozen=True):
    """What the end of a round brought one seat: cards kept (kind, brave), taken back, tasks done, number of cards drawn."""

    kept: tuple[tuple[int, bool], ...] = ()
    returned: tuple[int, ...] = ()
    tasks: tuple[int, ...] = ()
    drew: int = 0


class RoundEnd(msgspec.Struct, frozen=True):
    """The end of round `round`, seat by seat (WE-15 to WE-17)."""

    round: int
    seats: tuple[Brought, ...]


def turn_shown(log: Sequence[Any]) -> Turn | None:
    """Return the turn that lies in the middle: the latest that has a card; None before the first card of the game.

    The cards of a finished turn stay until the next leader plays: people must see how it ended.
    """
    end = len(log)
    for i in range(len(log) - 1, -1, -1):
        event = log[i]
        if isinstance(event, TurnBegan):
            found = _turn(event, log[i + 1 : end])
            if found.cards:
                return found
            end = i
    return None


def _turn(began: TurnBegan, events: Sequence[Any]) -> Turn:
    cards: list[Answered] = []
    passed: list[int] = []
    for event in events:
        if isinstance(event, Played):
            if event.cancelled is not None:
                cards = [_beaten(card, event) for card in cards]
            cards.append(Answered(event.seat, event.kind, event.brave))
        elif isinstance(event, SaidNext):
            passed.append(event.seat)
        elif isinstance(event, RoundEnded):
            break
    return Turn(began.round, began.turn, began.leader, tuple(cards), tuple(passed))


def _beaten(card: Answered, by: Played) -> Answered:
    if card.seat == by.cancelled and card.brave and card.beaten_by is None:
        return Answered(card.seat, card.kind, card.brave, by.seat)
    return card


def round_end(events: Sequence[Any], players: int) -> RoundEnd | None:
    """Return what the round that ended within `events` brought each seat; None when none ended."""
    at = next((i for i, event in enumerate(events) if isinstance(event, RoundEnded)), None)
    if at is None:
        return None
    kept: list[list[tuple[int, bool]]] = [[] for _ in range(players)]
    returned: list[list[int]] = [[] for _ in range(players)]
    tasks: list[list[int]] = [[] for _ in range(players)]
    drew = [0] * players
    for event in events[at + 1 :]:
        if isinstance(event, Kept):
            kept[event.seat].append((event.kind, event.brave))
        elif isinstance(event, Returned):
            returned[event.seat].append(event.kind)
        elif isinstance(event, TaskDone):
            tasks[event.seat].append(event.task)
        elif isinstance(event, Drew):
            drew[event.seat] = event.count
    rows = zip(kept, returned, tasks, drew, strict=True)
    return RoundEnd(events[at].round, tuple([Brought(tuple(sorted(k)), tuple(r), tuple(t), d) for k, r, t, d in rows]))


Step = tuple[View, Sequence[Any]]
"""The public view after a move, and what happened by it; the first is the deal, by which nothing happened."""


def as_it_lay(past: Sequence[Step], event: int) -> View | None:
    """Return what everybody saw when this event of the log happened; None for an event that is not in the past.

    A move can end a turn and a round at once: for a card that was played, and a choice that was made, the table is shown as it
    was before that move, with this card or choice.
    """
    at = 0
    for i, (view, events) in enumerate(past):
        if event < at + len(events):
            return view if i == 0 else _within(past[i - 1][0], view, events, event - at)
        at += len(events)
    return None


def _within(before: View, after: View, events: Sequence[Any], i: int) -> View:
    shown = before
    for event in events[: i + 1]:
        if isinstance(event, Chose):
            shown = _chosen(shown, event)
        elif isinstance(event, Played):
            shown = _with_card(shown, event)
        elif isinstance(event, SaidNext):
            shown = replace(shown, said_next=(*shown.said_next, event.seat))
        elif not isinstance(event, RoundEnded):  # when a round ends, its last cards still lie there
            return after
    return shown


def _chosen(view: View, event: Chose) -> View:
    return replace(
        view,
        to_act=tuple([seat for seat in view.to_act if seat != event.seat]),
        seats=_but(view, event.seat, -event.count, event.count),
    )


def _with_card(view: View, event: Played) -> View:
    played = [
        replace(card, standing=False) if card.brave and card.turn == view.turn and card.seat == event.cancelled else card
        for card in view.played
    ]
    return replace(
        view,
        to_act=(),
        led=event.kind,
        played=(*played, TableCard(event.seat, event.kind, event.brave, view.turn)),
        seats=_but(view, event.seat, 0, -1),
    )


def _but(view: View, seat: int, hand: int, chosen: int) -> tuple[Rival, ...]:
    """Return the seats, one of them with so many cards more in hand and chosen."""
    rows = list(view.seats)
    row = rows[seat]
    counts = {"hand_count": row.hand_count + hand, "chosen_count": row.chosen_count + chosen}
    rows[seat] = replace(row, has_chosen=True, **counts)
    return tuple(rows)
