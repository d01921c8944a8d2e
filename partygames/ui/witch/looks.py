"""Time to look: a finished turn and the last card of a round are left in sight before the game goes on."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from partygames.games.witch_express.events import TurnBegan
from partygames.ui.scene.animator import Motion
from partygames.ui.witch.moments import RoundEnd, round_end
from partygames.ui.witch.scores import WitchScores
from partygames.ui.witch.summary import RoundSheet

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen

TURN_LOOK_MS = 1_100
"""How long a finished turn is left in sight before a computer leads the next."""

LAST_LOOK_MS = 1_400
"""How long the last card of a round lies in sight before the sheet tells what the round brought."""


def single_shot(parent: QObject, name: str, act: Callable[[], None]) -> QTimer:
    """Return a timer that acts once when it is started."""
    timer = QTimer(parent)
    timer.setObjectName(name)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    return timer


class Looks:
    """Keep the two pauses of a screen; a tap on the felt ends each. `ending`: what a round brought that nobody has read yet."""

    def __init__(self, screen: "WitchScreen") -> None:
        self._screen = screen
        self.ending: RoundEnd | None = None
        self.round = single_shot(screen, "last-look", self.finish)
        self.turn = single_shot(screen, "turn-look", screen.breathe)

    def note(self, events: Sequence[Any]) -> bool:
        """See whether these events end a turn or a round, and say whether a round."""
        screen = self._screen
        end = round_end(events, len(screen.session.seats))
        if end is not None:
            for cover in screen.covers():
                if isinstance(cover, RoundSheet):
                    cover.uncover()
            self.ending = end
            screen.sight.round_over()
        if any(isinstance(event, TurnBegan) and event.turn > 1 for event in events) and Motion.span(1):
            self.turn.start(round(Motion.span(TURN_LOOK_MS)))
        return end is not None

    def begin_last(self) -> None:
        """Leave the last card of the round in sight for a while."""
        self.round.start(round(Motion.span(LAST_LOOK_MS)))

    def finish(self) -> None:
        """Tell what the round brought, now."""
        screen, end = self._screen, self.ending
        self.ending = None
        if end is not None:
            self.round.stop()
            house, over = screen.session.view(None).house, screen.session.over
            screen.cover(RoundSheet(end, screen.session.seats, house, over, self._read))
            screen.refresh(at_once=True)

    def _read(self) -> None:
        screen = self._screen
        if screen.session.over:
            screen.nav.show_screen(WitchScores(screen.session, screen.nav))
        else:
            screen.refresh()

    def reading(self) -> bool:
        """Say whether the computers wait for what is read: a finished turn, or with no human the end of a round."""
        if self.turn.isActive():
            return True
        unread = self.ending is not None or any(isinstance(cover, RoundSheet) for cover in self._screen.covers())
        return unread and not self._screen.sight.humans

    def stop(self) -> None:
        """Wait for nothing any more."""
        self.round.stop()
        self.turn.stop()
