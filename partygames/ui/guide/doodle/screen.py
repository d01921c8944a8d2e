"""The Doodle Rush screen with a coach beside it: a real game, only not kept."""

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from partygames.core.seats import Seat
from partygames.engine.session import Change, GameSession
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.pause import DoodlePause
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.guide.doodle.band import BAND
from partygames.ui.guide.doodle.coach import DoodleCoach
from partygames.ui.guide.doodle.curtain import GuidedCurtain
from partygames.ui.guide.doodle.patience import PatientClock
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog


class GuidedDoodlePause(DoodlePause):
    """The pause of a game that is not kept."""

    def retranslate(self) -> None:
        """Word the pause."""
        super().retranslate()
        self.body.set_text(translate("Guide", "The boards are covered. This game is for learning: if you leave, it is not kept."))


class GuidedDoodle(DoodleScreen):
    """A first drawing and guessing minute, explained while it is played. `say(text)` announces what the coach says."""

    pause_sheet = GuidedDoodlePause
    coach: DoodleCoach | None = None

    def __init__(self, session: GameSession, nav: Navigator, say: Callable[[str], None] = lambda _: None) -> None:
        super().__init__(session, nav)
        self.coach = DoodleCoach(self, say)

    @property
    def patience(self) -> PatientClock:
        """Return the clock of the lesson."""
        clock = self.session.clock
        assert isinstance(clock, PatientClock)
        return clock

    def room(self) -> tuple[float, float]:
        """Leave the coach its band along the lower edge."""
        return self.w, self.h - BAND

    def entered(self) -> None:
        """Begin the lesson."""
        super().entered()
        self._look()

    def left(self) -> None:
        """Stop listening; the coach says nothing more."""
        if self.coach is not None:
            self.coach.over = True
        super().left()

    def resize(self, w: float, h: float) -> None:
        """Take a new stage size: the curtain, too, has its place when the slip is laid."""
        super().resize(w, h)
        if self.coach is not None:
            self.coach.place()

    def retranslate(self) -> None:
        """Say everything again in the language of the table."""
        super().retranslate()
        if self.coach is not None:
            self.coach.retranslate()

    def ask_to_leave(self) -> None:
        """Ask before the lesson is left."""
        stay = Action(translate("Doodle", "Stay"), lambda: None, Look.CALM, "stay")
        leave = Action(translate("Doodle", "Leave the table"), self.nav.to_lobby, Look.PLAIN, "leave")
        body = translate("Guide", "This game is for learning and is not kept. You’ll find it again in the rules.")
        self.cover(Dialog(translate("Doodle", "Leave the table?"), body, (leave, stay)))

    def _curtain(self, seat: Seat, what: str) -> Curtain:
        return GuidedCurtain(seat, what, self._lift, self.rest, self._skip)

    def _skip(self) -> None:
        if self.coach is not None:
            self.coach.skip()

    def _look(self) -> None:
        if self.coach is not None:
            self.coach.look()

    def _follow(self) -> None:
        super()._follow()
        self._look()

    def _changed(self, change: Change) -> None:
        super()._changed(change)
        self._look()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A tap may have chosen a board or an answer, which the rules do not hear of."""
        super().mouseReleaseEvent(event)
        self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys to the coach first, unless something covers the table."""
        if self.coach is not None and not self.covers() and not event.isAutoRepeat() and self.coach.press(event.key()):
            return
        super().keyPressEvent(event)
        self._look()
