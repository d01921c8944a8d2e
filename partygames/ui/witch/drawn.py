"""Which cards of a hand are new: what their owner drew at the end of the last round (WE-17), until three are chosen."""

from partygames.engine.session import GameSession
from partygames.games.witch_express.events import Drew
from partygames.games.witch_express.state import Stage, View


class Drawn:
    """Look up what a seat drew in the events as that seat saw them. The last answer is kept as long as the hand is shown."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._known: tuple[int, int] | None = None
        self._kinds: tuple[int, ...] = ()

    def of(self, own: View) -> tuple[int, ...]:
        """Return the kinds that the owner of this view has just drawn."""
        if own.stage is not Stage.CHOOSING or own.round < 2 or own.chosen:
            return ()
        if self._known != (own.seat, own.round):
            seen = [event for _, events in self._session.past(own.seat) for event in events]
            mine = [event.kinds for event in seen if isinstance(event, Drew) and event.seat == own.seat]
            self._known, self._kinds = (own.seat, own.round), mine[-1] if mine else ()
        return self._kinds

    def forget(self) -> None:
        """Keep nothing of anybody's hand."""
        self._known, self._kinds = None, ()
