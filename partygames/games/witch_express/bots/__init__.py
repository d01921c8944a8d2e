"""Computer players. They get the view of their seat and a seed, nothing else (WD-4)."""

from collections.abc import Callable
from random import Random

from partygames.games.witch_express.bots import easy, hard, normal
from partygames.games.witch_express.moves import Move
from partygames.games.witch_express.rules import moves_open
from partygames.games.witch_express.state import View

_PLAY: dict[str, Callable[[View, tuple[Move, ...], Random], Move]] = {
    "easy": easy.play,
    "normal": normal.play,
    "hard": hard.play,
}
LEVELS = tuple(_PLAY)


def choose_move(view: View, level: str, seed: int) -> Move:
    """Return the move that a computer player of `level` makes in the seat of `view`; the same arguments give the same move.

    Raises ValueError for an unknown level and for a seat whose act is not awaited.
    """
    if level not in _PLAY:
        raise ValueError(f"no computer player is called {level!r}")
    if view.seat is None or view.seat not in view.to_act:
        raise ValueError("this seat has nothing to do now")
    moves = moves_open(view.seat, view.stage, view.hand, view.chosen, view.opening, view.led)
    return moves[0] if len(moves) == 1 else _PLAY[level](view, moves, Random(seed))
