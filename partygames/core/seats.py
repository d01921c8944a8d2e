"""Seats: who sits where, under which name, and who plays there."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from partygames.core.text import cut, one_line

MAX_SEATS = 6
MAX_NAME = 24
EMBLEMS = ("diamond", "circle", "triangle", "star", "heart", "square")


class Player(StrEnum):
    """Say who acts for a seat; a computer player has a level."""

    HUMAN = "human"
    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Seat(msgspec.Struct, frozen=True):
    """One seat at the table: `emblem` (index into EMBLEMS, also its colour), name as shown, and who plays.

    `away`: the seat is a person's who is away; the computer `player` stands in until they are back.
    """

    emblem: int
    name: str
    player: Player = Player.HUMAN
    away: bool = False

    @property
    def persons(self) -> bool:
        """Say whether the seat is a person's, there or away."""
        return self.away or self.player is Player.HUMAN


def clean_name(name: str) -> str:
    """Return the name as it can be shown: one line, no control or invisible marks, at most MAX_NAME characters."""
    return cut(one_line(name), MAX_NAME)


def key_of(name: str) -> str:
    """Return what makes two spellings one name."""
    return name.casefold()


def distinct_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names cleaned and told apart: a name that is taken gets a number ("Anna", "Anna 2").

    Two people may well have one name, and a tired host is not stopped for it; a log that says "Anna is braver" must still be
    clear. Empty names stay empty: the caller fills them with the name of the seat's emblem, in the language of the table.
    """
    out: list[str] = []
    taken: set[str] = set()
    for raw in names:
        name = clean_name(raw)
        shown, n = name, 2
        while name and shown.casefold() in taken:
            tail = f" {n}"
            shown, n = name[: MAX_NAME - len(tail)].rstrip() + tail, n + 1
        taken.add(shown.casefold())
        out.append(shown)
    return tuple(out)


def plausible(seats: Sequence[Seat], players: int) -> bool:
    """Say whether these can be the seats of a table of `players`: as many, each with an emblem of its own."""
    emblems = {seat.emblem for seat in seats}
    return len(seats) == players == len(emblems) and emblems <= set(range(MAX_SEATS))
