"""Count potions and points (WE-19 to WE-23)."""

from collections.abc import Sequence

import msgspec

from partygames.games.witch_express.house import House
from partygames.games.witch_express.kinds import BRAVE_POTIONS, COWARDLY_POTIONS
from partygames.games.witch_express.state import State

Counts = tuple[int, ...]


class Breakdown(msgspec.Struct, frozen=True):
    """Explain one seat's score: potions and points per kind, brave cards, tasks, their sum, and the cards on display.

    With the variant (WE-23) the brave potions are the brave cards, one each, and `brave_points` counts them.
    """

    potions: Counts
    points: Counts
    brave_cards: int
    brave_points: int
    tasks: int
    task_points: int
    total: int
    cards: int


def points_for(house: House, potions: int) -> int:
    """Return the points for so many potions of one colour (WE-21)."""
    table = house.points
    last = len(table) - 1
    return table[potions] if potions <= last else table[last] + (potions - last) * house.each_further


def potions_per_brave(house: House) -> int:
    """Return how many potions of its colour a brave card shows (WE-15, WE-23)."""
    return BRAVE_POTIONS - 1 if house.brave_potion else BRAVE_POTIONS


def potions_of(house: House, brave: Counts, cowardly: Counts) -> Counts:
    """Return the potions per kind that a display shows (WE-15, WE-23)."""
    each = potions_per_brave(house)
    return tuple([b * each + c * COWARDLY_POTIONS for b, c in zip(brave, cowardly, strict=True)])


def breakdown(house: House, brave: Counts, cowardly: Counts, tasks: Counts) -> Breakdown:
    """Explain the score of one display with its tasks; fits the fields of a Rival in a view (WE-19)."""
    potions = potions_of(house, brave, cowardly)
    points = tuple([points_for(house, n) for n in potions])
    brave_cards = sum(brave)
    brave_points = brave_cards * house.brave_points
    task_points = len(tasks) * house.task_points
    total = sum(points) + brave_points + task_points
    return Breakdown(potions, points, brave_cards, brave_points, len(tasks), task_points, total, brave_cards + sum(cowardly))


def breakdowns(state: State) -> tuple[Breakdown, ...]:
    """Explain the score of each seat, as it stands."""
    house = state.setup.house
    return tuple(
        [
            breakdown(house, brave, cowardly, tasks)
            for brave, cowardly, tasks in zip(state.brave, state.cowardly, state.done_tasks, strict=True)
        ]
    )


def scores(state: State) -> tuple[int, ...]:
    """Return the score of each seat, as it stands."""
    return tuple([b.total for b in breakdowns(state)])


def best(results: Sequence[Breakdown]) -> tuple[int, ...]:
    """Return the seats with the highest total; of those, the ones with the fewest cards on display (WE-20)."""
    top = max((b.total, -b.cards) for b in results)
    return tuple([seat for seat, b in enumerate(results) if (b.total, -b.cards) == top])


def winners(state: State) -> tuple[int, ...]:
    """Return the winning seats of a finished game, several when they share the win (WE-20)."""
    return best(breakdowns(state))
