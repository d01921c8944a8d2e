"""Longer drawing minutes at the places of the lobby, remembered like the names (DD-9)."""

from collections.abc import Sequence

from partygames.core.seats import MAX_SEATS
from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.state import HANDICAPS, longer
from partygames.ui.lobby.plan import Plan

NONE = HANDICAPS[0]


class Handicaps:
    """Hold the percent of the minute that each place draws; every change is remembered at once."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        kept = (*settings.now.handicaps, *(NONE,) * MAX_SEATS)[:MAX_SEATS]
        self._percent = [one if one in HANDICAPS else NONE for one in kept]

    def seconds(self, place: int, minute_s: int) -> int | None:
        """Return the seconds that a place draws, None where they are those of everybody."""
        return None if self._percent[place] == NONE else longer(minute_s, self._percent[place])

    def next(self, place: int) -> None:
        """Give a place the next longer minute; after the longest comes the usual one."""
        self._change(place, HANDICAPS[(HANDICAPS.index(self._percent[place]) + 1) % len(HANDICAPS)])

    def forget_free(self, plan: Plan) -> None:
        """Take the longer minute from places where nobody sits any more."""
        for place, seat in enumerate(plan):
            if seat is None and self._percent[place] != NONE:
                self._change(place, NONE)

    def options(self, places: Sequence[int]) -> dict[str, object]:
        """Return the setup's option for those who sit at `places`; none where all have the same minute."""
        chosen = tuple(self._percent[place] for place in places)
        return {"handicaps": chosen} if any(one != NONE for one in chosen) else {}

    def _change(self, place: int, percent: int) -> None:
        self._percent[place] = percent
        self._settings.change(handicaps=tuple(self._percent))
