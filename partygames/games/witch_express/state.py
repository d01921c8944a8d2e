"""The whole truth of a game of Witch Express. Frozen, hashable, with a JSON form; views get `view_for`, never this."""

from enum import StrEnum

import msgspec

from partygames.games.witch_express.house import House, shipped_house


class Stage(StrEnum):
    """What the table is doing: taking the open cards, choosing, playing a round, or done."""

    OPENING = "opening"
    CHOOSING = "choosing"
    PLAYING = "playing"
    OVER = "over"


class Setup(msgspec.Struct, frozen=True):
    """Everything the deal depends on: number of seats, seed, start player (the oldest; WE-5) and house rules (WE-24)."""

    players: int
    seed: int
    start: int = 0
    house: House = msgspec.field(default_factory=shipped_house)


class TableCard(msgspec.Struct, frozen=True, gc=False):
    """A card played this round: whose, which, how, in which turn, and whether it still stands (WE-11)."""

    seat: int
    kind: int
    brave: bool
    turn: int
    standing: bool = True


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of the game.

    `round` counts from 1, `turn` too (0 before a round's first turn). `leader` leads this turn, or will lead the first
    one (WE-18). `to_act`: the seat whose act is awaited, None while all choose and at the end. `led`: the kind to follow,
    None while the leader thinks. `bravest`: index in `played` of the brave card that stands in this turn (WE-11).
    Per-seat fields are tuples indexed by seat. `hands`: kinds, ascending, without the chosen cards. `known`: the part of
    the hand that all saw go back there (WE-15), ascending, as it was when the round began. `chosen`: chosen and not yet
    played, ascending. `deck`: drawn from the end. `played`: this round's cards in order. `brave` and `cowardly`: nine
    counts of cards on display. `tasks`: open tasks as indices into House.tasks; `done_tasks`: those each seat has met.
    """

    setup: Setup
    stage: Stage
    round: int
    turn: int
    leader: int
    to_act: int | None
    led: int | None
    bravest: int | None
    hands: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    chosen: tuple[tuple[int, ...], ...]
    opening: tuple[int, ...]
    deck: tuple[int, ...]
    played: tuple[TableCard, ...]
    brave: tuple[tuple[int, ...], ...]
    cowardly: tuple[tuple[int, ...], ...]
    tasks: tuple[int, ...]
    done_tasks: tuple[tuple[int, ...], ...]


class Rival(msgspec.Struct, frozen=True):
    """What everybody sees of a seat: counts of hidden cards, the display (cards per kind), potions per kind, tasks done.

    `known`: kinds in the hand that all saw go back there as cancelled cards; a card that is out this round still counts.
    """

    seat: int
    hand_count: int
    chosen_count: int
    has_chosen: bool
    brave: tuple[int, ...]
    cowardly: tuple[int, ...]
    potions: tuple[int, ...]
    tasks: tuple[int, ...]
    score: int
    known: tuple[int, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """An open task as shown: its index in the house's list and its three conditions (kind, potions)."""

    index: int
    needs: tuple[tuple[int, int], ...]


class View(msgspec.Struct, frozen=True):
    """What one seat (or the public table, seat None) sees. `hand` and `chosen` are () for the public table.

    `played` holds this round's cards in order; a cancelled card lies face down but its kind was seen by all.
    `to_act`: the seats whose act is awaited (several while choosing, clockwise from the leader). `kinds`: how many kinds
    are in play. `deck_count`: cards left in the common deck. `said_next`: seats that said "next!" in this turn.
    `winners`: empty until the game is over.
    """

    seat: int | None
    players: int
    kinds: int
    stage: Stage
    round: int
    turn: int
    leader: int
    led: int | None
    to_act: tuple[int, ...]
    hand: tuple[int, ...]
    chosen: tuple[int, ...]
    opening: tuple[int, ...]
    deck_count: int
    played: tuple[TableCard, ...]
    seats: tuple[Rival, ...]
    tasks: tuple[Task, ...]
    house: House
    said_next: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
