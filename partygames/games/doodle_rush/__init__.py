"""Doodle Rush: six boards each, drawn and guessed in six minutes. The rules are pure functions of a frozen state."""

from partygames.games.doodle_rush.deeds import deeds
from partygames.games.doodle_rush.events import Event
from partygames.games.doodle_rush.guessing import prepare
from partygames.games.doodle_rush.moves import Move
from partygames.games.doodle_rush.phases import PLAYERS, start
from partygames.games.doodle_rush.rules import apply, is_over, legal_moves
from partygames.games.doodle_rush.scoring import scores, winners
from partygames.games.doodle_rush.state import Setup, State
from partygames.games.doodle_rush.timing import period, timeout
from partygames.games.doodle_rush.view import event_for, view_for

NAME = "doodle-rush"
SCHEMA = 1

__all__ = [
    "NAME",
    "PLAYERS",
    "SCHEMA",
    "Event",
    "Move",
    "Setup",
    "State",
    "apply",
    "deeds",
    "event_for",
    "is_over",
    "legal_moves",
    "period",
    "prepare",
    "scores",
    "start",
    "timeout",
    "view_for",
    "winners",
]
