"""The one shape that both games have, and how a move is refused."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, Protocol

from partygames.core.deeds import Deeds


class RuleError(Exception):
    """Refuse a move: `code` says why to a program, `clause` names the rule, `facts` fill the sentence a player reads.

    The state is untouched when this is raised. Sentences live with the views, one per code (see ui/refusals.py).
    """

    def __init__(self, code: StrEnum, clause: str, **facts: Any) -> None:
        super().__init__(f"{code.value} ({clause})")
        self.code = code
        self.clause = clause
        self.facts = facts


class Game(Protocol):
    """The pure functions of one game, as `games/<name>/__init__.py` exports them (a module fits this protocol).

    States, moves and events are frozen msgspec structs; moves and events are tagged unions, so that each of them has a
    JSON form. `seat` is 0-based, clockwise. `None` as seat means the public table (a screen that everybody sees).

    A game with minutes exports two more: `period(state)`, the minute that must run (with its `ms`) or None, and
    `timeout(period)`, the move that rings its bell. A game that needs time to get ready exports `prepare(setup)`, which returns
    what to run on a worker thread while the game goes on, or None. A game that computers play exports
    `choose_move(view, level, seed)`, and `advise(view, seat, seed)` where it can tell a person what to do.
    """

    NAME: str
    SCHEMA: int
    PLAYERS: range

    State: type
    Setup: type
    Move: Any
    Event: Any

    def start(self, setup: Any) -> Any:
        """Return the first state of the game that `setup` describes; raise RuleError for a table that cannot play."""

    def apply(self, state: Any, move: Any) -> tuple[Any, tuple[Any, ...]]:
        """Return (new state, events) or raise RuleError; never change `state`."""

    def legal_moves(self, state: Any, seat: int) -> Sequence[Any]:
        """Return the moves open to `seat` now (a drawing counts as none: strokes cannot be listed)."""

    def view_for(self, state: Any, seat: int | None) -> Any:
        """Return what `seat` may see, the public table for None; nothing else may reach a view (invariant 4)."""

    def event_for(self, event: Any, seat: int | None) -> Any | None:
        """Return the event as `seat` may see it, or None where it must not notice it at all."""

    def is_over(self, state: Any) -> bool:
        """Say whether the game has ended and `scores` is final."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """Return the score of each seat, as it stands."""

    def deeds(self, log: Iterable[Any], players: int) -> tuple[Deeds, ...]:
        """Return what each seat did, from the public log of a game."""

    def winners(self, state: Any) -> tuple[int, ...]:
        """Return the winning seats of a finished game, several where the rules share the win."""
