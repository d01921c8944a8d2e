"""Which sound belongs to what happened. Pure: public events and the minute's clock in, names of sounds out."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

LAST_S = 10
"""The seconds at the end of a minute that are counted aloud (experience.md: the last ten tick softly)."""


class Sound(StrEnum):
    """The sounds, named as their files in resources/sounds."""

    TICK = "tick"
    BELL = "bell"
    CARD = "card"
    AWARD = "award"
    CANCEL = "cancel"
    CHEER = "cheer"


_RANK = (Sound.CHEER, Sound.BELL, Sound.AWARD, Sound.CANCEL, Sound.CARD)


def cue(events: Sequence[Any]) -> Sound | None:
    """Return the one sound of what a move brought about, the weightiest if there are several; None: nothing to hear."""
    found = {_sound(event) for event in events}
    return next((sound for sound in _RANK if sound in found), None)


_BY_TAG = {
    "game_ended": Sound.CHEER,
    "bell": Sound.BELL,
    "awarded": Sound.AWARD,
    "task_done": Sound.AWARD,
    "took_opening": Sound.CARD,
    "drew": Sound.CARD,
    "played": Sound.CARD,
    "taken_back": Sound.CANCEL,
}
"""By the tag of the event, so that no game is imported before it is played; tests name the events."""


def _sound(event: Any) -> Sound | None:
    sound = _BY_TAG.get(event.__struct_config__.tag)
    return Sound.CANCEL if sound is Sound.CARD and getattr(event, "cancelled", None) is not None else sound


class Countdown:
    """Tell when a whole second of the last ten begins, once each, from the ms that are left."""

    def __init__(self) -> None:
        self._last = 0

    def at(self, left_ms: int) -> bool:
        """Say whether a second begins now; a clock that was turned back (a pause, a new minute) counts anew."""
        second = -(-left_ms // 1000)
        begins = 0 < second <= LAST_S and second != self._last
        self._last = second
        return begins
