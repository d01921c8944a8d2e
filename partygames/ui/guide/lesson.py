"""The game that the coach accompanies: one person, two easy computers, a deal in which round 1 shows everything."""

from collections.abc import Sequence

from partygames.core.seats import Player, Seat, distinct_names
from partygames.engine.session import GameSession
from partygames.games import witch_express
from partygames.games.witch_express.state import Setup
from partygames.ui.guide.start import learner
from partygames.ui.seat_name import emblem_name

SEED = 202
"""Played with the marked witches, round 1 brings a "next!", an answer and a braver one, and the person's first task potions."""

MARKED = (1, 4, 5)
"""The kinds that the coach marks for the first choice; the person may choose any others."""

YOU = 0


def lesson(remembered: Sequence[Seat | None] = ()) -> GameSession:
    """Return the game, which is not kept; the person sits there as the first person of the table that is remembered."""
    you, others = learner(remembered)
    names = distinct_names([you.name or emblem_name(you.emblem), *(emblem_name(emblem) for emblem in others)])
    computers = (Seat(emblem, name, Player.EASY) for emblem, name in zip(others, names[1:], strict=True))
    return GameSession(witch_express, Setup(1 + len(others), SEED, YOU), (Seat(you.emblem, names[0]), *computers))
