"""The coach at the card table: its slips lie near what they talk of."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from partygames.ui import theme
from partygames.ui.guide import pointing
from partygames.ui.guide.coach import Coach
from partygames.ui.guide.lesson import MARKED
from partygames.ui.guide.slip import GuideSlip
from partygames.ui.guide.spot import spot
from partygames.ui.guide.step import Step
from partygames.ui.guide.steps import STEPS, Moment
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.witch.asking import Ask

if TYPE_CHECKING:
    from partygames.ui.guide.screen import GuidedScreen


class WitchCoach(Coach):
    """Each thing is said once; when the coach has left, the table is a game like any other."""

    steps = STEPS

    def __init__(self, screen: "GuidedScreen", say: Callable[[str], None]) -> None:
        self._screen = screen
        self._number = 0
        super().__init__(screen, say, GuideSlip(), Button(None, Look.PLAIN, fill=theme.FELT_BUTTON, name="guide-skip"))

    def look(self) -> None:
        """See what happens, and say what belongs to it; the sheet of the round comes when it has been read."""
        super().look()
        if self.reading:
            self._screen.looks.round.stop()

    def seen(self) -> Moment:
        """Return what is asked of the person, and what everybody at the table knows."""
        screen = self._screen
        acting, public = screen.acting, screen.session.view(None)
        shown = pointing.sheet_of(screen) is not None
        sheet = shown or screen.looks.ending is not None
        picked = acting.asked.ask is Ask.CHOOSE and acting.confirm.isEnabled()
        round_ = public.round - 1 if sheet else public.round
        return Moment(acting.asked.ask, acting.leading is not None, picked, round_, tuple(screen.session.log), shown)

    def read(self, moment: Moment) -> bool:
        """Say whether the game went on meanwhile."""
        return moment.sheet or self._screen.session.number != self._number

    def said(self, step: Step) -> None:
        """Mark the witches that are a good first choice."""
        self._number = self._screen.session.number
        if step.name == "choose":
            self._screen.acting.point_at(MARKED)

    def answers(self, step: Step) -> tuple[str, str]:
        """Let people play on at the end, or leave."""
        if step is self.steps[-1]:
            return translate("Guide", "Play on"), translate("Guide", "To the lobby")
        return super().answers(step)

    def skip(self) -> None:
        """Leave the table: it is a game like any other from here on."""
        if not self.over:
            self._screen.acting.point_at(())
            super().skip()
            self._screen.layout()

    def place(self) -> None:
        """Lay the slip near its item, for the stage as it is now; while the table is looked back at there is none."""
        screen, step = self._screen, self._step
        self.skip_button.setVisible(not self.over and screen.rewind.at is None)
        if step is None or screen.rewind.at is not None:
            self.slip.hide()
            return
        over_sheet = pointing.sheet_of(screen) is not None
        self.slip.setZValue(z.OVERLAY + 1 if over_sheet else z.NOTICE - 1)
        target = pointing.target(screen, step.item)
        clear = (*pointing.tapped(screen), _box(self.skip_button))
        calm = () if over_sheet else tuple(pointing.looked_at(screen))
        self.slip.place(spot((screen.w, screen.h), self.slip.size_wanted(), target, clear, calm), target)
        self.slip.show()

    def go_on(self) -> None:
        """Show the sheet of the last round when it was only waiting, and let the computers go on."""
        if not self.reading and self._screen.looks.ending is not None:
            self._screen.looks.begin_last()
        self._screen.breathe()


def _box(item: Button) -> Box:
    return Box(*item.mapRectToScene(item.rect()).getRect())
