"""Doodle Rush: six boards each, drawn and guessed in six minutes. The rules are pure functions of a frozen state."""

from importlib import import_module
from typing import Any

from partygames.games.doodle_rush.deeds import deeds
from partygames.games.doodle_rush.events import Event
from partygames.games.doodle_rush.moves import Move
from partygames.games.doodle_rush.state import PLAYERS, Setup, State

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

_HOMES = {
    "apply": "rules",
    "event_for": "view",
    "is_over": "rules",
    "legal_moves": "rules",
    "period": "timing",
    "prepare": "guessing",
    "scores": "scoring",
    "start": "phases",
    "timeout": "timing",
    "view_for": "view",
    "winners": "scoring",
}


def __getattr__(name: str) -> Any:
    """Import the rules when the first of them is asked for: the lobby needs but the values, and it opens sooner."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return found
