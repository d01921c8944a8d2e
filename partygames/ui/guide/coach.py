"""The coach: sees the moment, shows the slip that belongs to it, and can be sent away at any time."""

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui.guide.slip import GuideSlip
from partygames.ui.guide.step import Step
from partygames.ui.i18n import translate
from partygames.ui.navigator import Navigator
from partygames.ui.scene.button import Button

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Taught(Protocol):
    """The screen that a coach stands beside."""

    nav: Navigator

    def addItem(self, item: QGraphicsItem) -> None:
        """Take an item."""

    def focusItem(self) -> QGraphicsItem | None:
        """Return what has the keyboard."""


class Coach:
    """Own the slip and the button that ends the guide. `say(text)` announces every slip when it comes.

    A slip that asks for something goes when it is done, one that is to be read with "Got it" or with the next move: what people
    do on the table always counts. Subclasses know their game: they see the moment, place the slip and go on.
    """

    steps: tuple[Step, ...]

    def __init__(self, screen: Taught, say: Callable[[str], None], slip: GuideSlip, skip_button: Button) -> None:
        self._table, self._say = screen, say
        self.slip, self.skip_button = slip, skip_button
        self.shown: list[str] = []
        self.over = False
        self._step: Step | None = None
        self._moment: Any = None
        for item in (slip, skip_button):
            screen.addItem(item)
        slip.got.clicked.connect(self.got_it)
        slip.lobby.clicked.connect(screen.nav.to_lobby)
        skip_button.clicked.connect(self.skip)

    # -- what a subclass knows

    def seen(self) -> Any:
        """Return the moment, None while the table cannot be seen."""
        raise NotImplementedError

    def read(self, moment: Any) -> bool:
        """Say whether a slip that is only to be read has been overtaken by a move."""
        raise NotImplementedError

    def said(self, step: Step) -> None:
        """Take note of a slip that was just laid there."""

    def place(self) -> None:
        """Lay the slip where it belongs on the stage as it is now."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Let the game go on after a slip was read, or the coach has left."""

    def answers(self, step: Step) -> tuple[str, str]:
        """Return how the buttons of a slip are worded, "" for one that is not there."""
        return (translate("Guide", "Got it") if step.read else "", "")

    # -- the way through the steps

    @property
    def step(self) -> Step | None:
        """Return what is said now."""
        return self._step

    @property
    def reading(self) -> bool:
        """Say whether a slip lies there that is only to be read."""
        return self._step is not None and self._step.read

    @property
    def last(self) -> bool:
        """Say whether this is the last slip."""
        return self._step is self.steps[-1]

    def look(self) -> None:
        """See what happens, and say what belongs to it."""
        if self.over:
            return
        moment, step = self.seen(), self._step
        if moment is not None:
            if step is not None and (self.read(moment) if step.read else not step.when(moment)):
                self._drop()
            elif step is not None and step.text(moment) != self.slip.words.text:
                self._show(step, moment)
            if self._step is None:
                fresh = (s for s in self.steps if (s.again or s.name not in self.shown) and s.when(moment))
                step = next(fresh, None)
                if step is not None:
                    self._show(step, moment)
        self.place()

    def got_it(self) -> None:
        """Take the slip as read; after the last one the coach leaves."""
        if not self.reading:
            return
        if self.last:
            self.skip()
            return
        self._drop()
        self.look()
        self.go_on()

    def skip(self) -> None:
        """Leave the table."""
        if not self.over:
            self.over = True
            self._drop()
            self.skip_button.hide()
            self.go_on()

    def press(self, key: int) -> bool:
        """Do what a key does while the coach is there, and say whether it does anything: Enter is Got it, Escape skips."""
        if self.over:
            return False
        if key == Qt.Key.Key_Escape:
            self.skip()
            return True
        own = (self.slip.got, self.slip.lobby, self.skip_button)
        if key in ENTER and self.reading and self._table.focusItem() not in own:
            self.got_it()
            return True
        return False

    def retranslate(self) -> None:
        """Say it in the language of the table."""
        self.skip_button.set_text(translate("Guide", "Skip the guide"))
        if self._step is not None:
            self.slip.say(self._step.text(self._moment), *self.answers(self._step))
        self.place()

    def _show(self, step: Step, moment: Any) -> None:
        self._step, self._moment = step, moment
        if step.name not in self.shown:
            self.shown.append(step.name)
        text = step.text(moment)
        self.slip.say(text, *self.answers(step))
        self.said(step)
        self._say(text)

    def _drop(self) -> None:
        self._step = self._moment = None
        self.slip.hide()
