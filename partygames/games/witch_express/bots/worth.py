"""What potions are worth before the game is over: the points table is steep, so hopes count (WE-21)."""

from functools import lru_cache

from partygames.games.witch_express.house import House
from partygames.games.witch_express.kinds import COWARDLY_POTIONS
from partygames.games.witch_express.scoring import points_for, potions_per_brave

Odds = tuple[float, float]
"""Chances that a card chosen in a later round will stand as brave, and that it will lie as cowardly; else it is cancelled."""

MOST = 40
"""Beyond any number of potions that one colour can reach."""

Table = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=8)
def hopes(house: House, odds: Odds) -> tuple[Table, Table]:
    """Return two tables by number of plays still to come, 0..3.

    The first: expected points of n potions now. The second: chance to gain at least d potions more.
    """
    brave, (stands, shy) = potions_per_brave(house), odds
    gains = {0: 1.0}
    points, chances = [], []
    for _ in range(4):
        points.append(tuple(sum(p * points_for(house, n + g) for g, p in gains.items()) for n in range(MOST)))
        chances.append(tuple(sum(p for g, p in gains.items() if g >= d) for d in range(MOST)))
        after: dict[int, float] = {}
        for g, p in gains.items():
            for more, chance in ((brave, stands), (COWARDLY_POTIONS, shy), (0, 1 - stands - shy)):
                after[g + more] = after.get(g + more, 0.0) + p * chance
        gains = after
    return tuple(points), tuple(chances)


def between(table: Table, plays: float, n: int) -> float:
    """Return the entry for a number of plays that need not be whole."""
    low = int(plays)
    part = plays - low
    if not part:
        return table[low][n]
    return (1 - part) * table[low][n] + part * table[low + 1][n]
