"""The nine kinds of witch and how many cards of each there are (WE-2, WE-3, WE-4)."""

from enum import IntEnum


class Kind(IntEnum):
    """The nine kinds, rarest first; the order of the fan, of the displays and of every table."""

    ROOT = 0
    MEADOW = 1
    FIRE = 2
    BERRY = 3
    SUN = 4
    WATER = 5
    CLOUD = 6
    NIGHT = 7
    SNOW = 8


COUNTS = (10, 11, 12, 14, 16, 18, 20, 21, 22)
"""Cards of each kind in the box (WE-2)."""

KINDS_IN_PLAY = {3: 6, 4: 7, 5: 8, 6: 9}
"""How many kinds, from the rarest on, take part by number of players (WE-3)."""

HAND_SIZE = {3: 17, 4: 15, 5: 14, 6: 14}
"""Cards dealt to each player (WE-4)."""

ROUNDS = 4
CHOICES = 3
REFILL = 3
OPEN_TASKS = 3
BRAVE_POTIONS = 3
COWARDLY_POTIONS = 1
