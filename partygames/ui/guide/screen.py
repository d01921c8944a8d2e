"""The card table with a coach beside it: a real game, only not kept."""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from partygames.engine.bots import BotDriver
from partygames.engine.session import Change, GameSession
from partygames.ui import theme
from partygames.ui.guide.witch_coach import WitchCoach
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.witch.pause import WitchPause
from partygames.ui.witch.places import Places, places
from partygames.ui.witch.screen import WitchScreen


class GuidedPause(WitchPause):
    """The pause of a game that is not kept."""

    def retranslate(self) -> None:
        """Word the pause."""
        super().retranslate()
        self.body.set_text(translate("Guide", "The cards are covered. This game is for learning: if you leave, it is not kept."))


class GuidedScreen(WitchScreen):
    """A game of Witch Express whose first round is explained while it is played. `say(text)` announces what the coach says."""

    pause_sheet = GuidedPause

    def __init__(
        self, session: GameSession, nav: Navigator, bots: BotDriver | None = None, say: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(session, nav, bots)
        self.coach = WitchCoach(self, say)

    @property
    def spots(self) -> Places:
        """Return where everything lies now."""
        return places(self.w, self.h, len(self.session.seats))

    def reading(self) -> bool:
        """Say whether people just read: then the computers wait."""
        return super().reading() or self.coach.reading

    def refresh(self, at_once: bool = False) -> None:
        """Show the table as it is now, then let the coach see it."""
        super().refresh(at_once)
        self.coach.look()
        self.breathe()

    def resize(self, w: float, h: float) -> None:
        """Take a new stage size; a sheet that lies over the table has its place after the table."""
        super().resize(w, h)
        self.coach.place()

    def layout(self) -> None:
        """Place everything; the button of the guide takes a little of the log's room."""
        super().layout()
        if not self.coach.over:
            log, gap = self.spots.log, theme.S2
            self.table.log.place(log.x, log.y + theme.TARGET + gap, log.w, log.h - theme.TARGET - gap)
            self.coach.skip_button.place(log.x, log.y, log.w, theme.TARGET)
        self.coach.place()

    def left(self) -> None:
        """Stop listening; the coach says nothing more."""
        self.coach.over = True
        super().left()

    def retranslate(self) -> None:
        """Say everything again in the language of the table."""
        super().retranslate()
        self.coach.retranslate()

    def _changed(self, change: Change) -> None:
        super()._changed(change)
        self.coach.look()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A tap may have lifted or picked a card, which the rules do not hear of."""
        super().mouseReleaseEvent(event)
        self.coach.look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys to the coach first, unless something covers the table."""
        if not self.covers() and not event.isAutoRepeat() and self.coach.press(event.key()):
            return
        super().keyPressEvent(event)
        self.coach.look()
