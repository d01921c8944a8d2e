"""What each seat did, read from the public log: boards won from others, and own boards that were won."""

from collections.abc import Iterable

from partygames.core.deeds import Deeds
from partygames.games.doodle_rush.events import Awarded, Event, TakenBack


def deeds(log: Iterable[Event], players: int) -> tuple[Deeds, ...]:
    """Return the deeds of each seat; a board shared by several counts for each of them (DR-22)."""
    guessed, drawn = [0] * players, [0] * players
    for event in log:
        if isinstance(event, Awarded | TakenBack):
            by = 1 if isinstance(event, Awarded) else -1
            drawn[event.author] += by
            for seat in event.winners:
                guessed[seat] += by
    return tuple(Deeds(guessed=g, drawn=d) for g, d in zip(guessed, drawn, strict=True))
