"""What each seat did, read from the public log: which witches it played, and how bravely."""

from collections.abc import Iterable

from partygames.core.deeds import Deeds
from partygames.games.witch_express.events import Event, Played
from partygames.games.witch_express.kinds import Kind


def deeds(log: Iterable[Event], players: int) -> tuple[Deeds, ...]:
    """Return the deeds of each seat (WE-9, WE-10)."""
    brave, cowardly = [0] * players, [0] * players
    kinds = [[0] * len(Kind) for _ in range(players)]
    for event in log:
        if isinstance(event, Played):
            (brave if event.brave else cowardly)[event.seat] += 1
            kinds[event.seat][event.kind] += 1
    rows = zip(brave, cowardly, kinds, strict=True)
    return tuple(Deeds(brave=b, cowardly=c, kinds=tuple(k)) for b, c, k in rows)
