"""One board as it is kept, with its word and who guessed it; there is none of a game that is not over (DR-5, DR-14)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from partygames.engine.session import GameSession
from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.state import BoardView, Word
from partygames.ink.replay import Replay
from partygames.ink.stroke import Stroke


@dataclass(frozen=True)
class Keepsake:
    """A board at the end of the game.

    `stages`: what it showed at the end of each drawing minute as long as its author had it, at least one. `minute`: the guessing
    minute, 1 to 3, in which it was won; None where nobody guessed it.
    """

    author: int
    index: int
    word: Word
    stages: tuple[tuple[Stroke, ...], ...]
    winners: tuple[int, ...]
    minute: int | None

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """Return the finished drawing."""
        return self.stages[-1]

    @property
    def drawn(self) -> bool:
        """Say whether there ever was a stroke at the end of a minute."""
        return any(self.stages)

    def replay(self) -> Replay:
        """Return the making of the drawing."""
        return Replay(self.stages)


def keepsakes(session: GameSession) -> tuple[tuple[Keepsake, ...], ...]:
    """Return all boards of a game, a row per author; raise ValueError while it is not over."""
    view = session.view(None)
    if not view.over:
        raise ValueError("a game that is not over has secrets to keep")
    won = guessed_in(session.log)
    return tuple(tuple(_keepsake(board, won.get((board.author, board.index))) for board in row) for row in view.boards)


def _keepsake(board: BoardView, minute: int | None) -> Keepsake:
    stages = board.stages[:minute] if minute else board.stages
    if not stages or stages[-1] != board.strokes:
        stages = (*stages, board.strokes)
    assert board.word is not None
    return Keepsake(board.author, board.index, board.word, stages, board.winners, minute)


def guessed_in(log: Iterable[Any]) -> dict[tuple[int, int], int]:
    """Return in which guessing minute, 1 to 3, each board (author, index) was won, from a game's public events."""
    minute, found = 0, dict[tuple[int, int], int]()
    for event in log:
        if isinstance(event, ev.PhaseBegan):
            minute = (event.phase + 1) // 2
        elif isinstance(event, ev.Awarded):
            found[event.author, event.board] = minute
        elif isinstance(event, ev.TakenBack):
            found.pop((event.author, event.board), None)
    return found
