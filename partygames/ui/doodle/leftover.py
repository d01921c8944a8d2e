"""What the game leaves over: the boards that nobody guessed, and those that were never drawn on."""

from partygames.games.doodle_rush.state import BOARDS, BoardView, View


def unguessed(view: View) -> list[BoardView]:
    """Return the boards with a drawing that nobody guessed, in a round over the authors: never six of one hand in a row."""
    return [row[i] for i in range(BOARDS) for row in view.boards if not row[i].winners and row[i].has_drawing]


def undrawn(view: View) -> list[tuple[int, list[BoardView]]]:
    """Return, per author, the boards that stayed empty."""
    found = [(a, [b for b in row if not b.winners and not b.has_drawing]) for a, row in enumerate(view.boards)]
    return [(a, boards) for a, boards in found if boards]
