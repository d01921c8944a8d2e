"""The coach: sees the moment, shows the slip that belongs to it, each once, and can be sent away at any time."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from partygames.ui import theme
from partygames.ui.guide import pointing
from partygames.ui.guide.lesson import MARKED
from partygames.ui.guide.slip import GuideSlip
from partygames.ui.guide.spot import spot
from partygames.ui.guide.steps import STEPS, Moment, Step
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.witch.asking import Ask

if TYPE_CHECKING:
    from partygames.ui.guide.screen import GuidedScreen

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LAST = STEPS[-1]


class Coach:
    """Own the slip and the button that ends the guide. `say(text)` announces every slip once.

    A slip that asks for something goes when it is done, one that is to be read with "Got it" or with the next move: what people
    do on the table always counts.
    """

    def __init__(self, screen: "GuidedScreen", say: Callable[[str], None]) -> None:
        self._screen, self._say = screen, say
        self.slip = GuideSlip()
        self.skip_button = Button(None, Look.PLAIN, fill=theme.FELT_BUTTON, name="guide-skip")
        self.shown: list[str] = []
        self.over = False
        self._step: Step | None = None
        self._moment: Moment | None = None
        self._number = 0
        for item in (self.slip, self.skip_button):
            screen.addItem(item)
        self.slip.got.clicked.connect(self.got_it)
        self.slip.lobby.clicked.connect(screen.nav.to_lobby)
        self.skip_button.clicked.connect(self.skip)

    @property
    def step(self) -> Step | None:
        """Return what is said now."""
        return self._step

    @property
    def reading(self) -> bool:
        """Say whether a slip lies there that is only to be read."""
        return self._step is not None and self._step.read

    def look(self) -> None:
        """See what happens, and say what belongs to it."""
        if self.over:
            return
        moment, step = self._seen(), self._step
        if step is not None and self._done(step, moment):
            self._drop()
        if self._step is None:
            fresh = (step for step in STEPS if step.name not in self.shown and step.when(moment))
            step = next(fresh, None)
            if step is not None:
                self._show(step, moment)
        if self.reading:
            self._screen.looks.round.stop()  # the sheet of the round comes when this has been read
        self.place()

    def got_it(self) -> None:
        """Take the slip as read; after the last one the coach leaves."""
        if not self.reading:
            return
        if self._step is LAST:
            self.skip()
            return
        self._drop()
        self.look()
        self._go_on()

    def skip(self) -> None:
        """Leave the table: it is a game like any other from here on."""
        if not self.over:
            self.over = True
            self._drop()
            self.skip_button.hide()
            self._screen.acting.point_at(())
            self._screen.layout()
            self._go_on()

    def press(self, key: int) -> bool:
        """Do what a key does while the coach is there, and say whether it does anything: Enter is Got it, Escape skips."""
        if self.over:
            return False
        if key == Qt.Key.Key_Escape:
            self.skip()
            return True
        own = (self.slip.got, self.slip.lobby, self.skip_button)
        if key in ENTER and self.reading and self._screen.focusItem() not in own:
            self.got_it()
            return True
        return False

    def retranslate(self) -> None:
        """Say it in the language of the table."""
        self.skip_button.set_text(translate("Guide", "Skip the guide"))
        if self._step is not None and self._moment is not None:
            self.slip.say(self._step.text(self._moment), self._step.read, self._step is LAST)
        self.place()

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

    def _seen(self) -> Moment:
        screen = self._screen
        acting, public = screen.acting, screen.session.view(None)
        sheet = pointing.sheet_of(screen) is not None or screen.looks.ending is not None
        choosing = acting.asked.ask is Ask.CHOOSE
        picked = choosing and acting.confirm.isEnabled()
        round_ = public.round - 1 if sheet else public.round
        shown = pointing.sheet_of(screen) is not None
        return Moment(acting.asked.ask, acting.leading is not None, picked, round_, tuple(screen.session.log), shown)

    def _done(self, step: Step, moment: Moment) -> bool:
        if step.read:
            return moment.sheet or self._screen.session.number != self._number
        return not step.when(moment)

    def _show(self, step: Step, moment: Moment) -> None:
        self._step, self._moment, self._number = step, moment, self._screen.session.number
        self.shown.append(step.name)
        text = step.text(moment)
        self.slip.say(text, step.read, step is LAST)
        if step.name == "choose":
            self._screen.acting.point_at(MARKED)
        self._say(text)

    def _drop(self) -> None:
        self._step = self._moment = None
        self.slip.hide()

    def _go_on(self) -> None:
        if not self.reading and self._screen.looks.ending is not None:
            self._screen.looks.begin_last()
        self._screen.breathe()


def _box(item: Button) -> Box:
    return Box(*item.mapRectToScene(item.rect()).getRect())
