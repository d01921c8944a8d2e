"""Witch Express: four rounds of choosing three witches and daring to be brave. The rules are pure functions of a frozen state."""

from partygames.games.witch_express.bots import choose_move
from partygames.games.witch_express.bots.advice import advise
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.deeds import deeds
from partygames.games.witch_express.events import Event
from partygames.games.witch_express.moves import Move
from partygames.games.witch_express.rules import apply, legal_moves
from partygames.games.witch_express.scoring import scores, winners
from partygames.games.witch_express.state import Setup, Stage, State
from partygames.games.witch_express.view import event_for, view_for

NAME = "witch-express"
SCHEMA = 1
PLAYERS = range(3, 7)


def is_over(state: State) -> bool:
    """Say whether the fourth round has ended (WE-17)."""
    return state.stage is Stage.OVER


__all__ = [
    "NAME",
    "PLAYERS",
    "SCHEMA",
    "Event",
    "Move",
    "Setup",
    "State",
    "advise",
    "apply",
    "choose_move",
    "deeds",
    "event_for",
    "is_over",
    "legal_moves",
    "scores",
    "start",
    "view_for",
    "winners",
]
