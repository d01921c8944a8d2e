"""Tell a screen reader what happens: where the focus goes, what is laid over the screen, and every public event of a game."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.engine.session import Change, GameSession
from partygames.ui.scene.stage import Screen, Stage

Wording = Callable[[Sequence[Any]], Sequence[str]]
"""Public events in, sentences out."""


class Narrator(QObject):
    """Follow the screens and games of one stage. `said(str)` comes with every announcement, listened to or not."""

    said = Signal(str)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._wording: Wording = lambda _: ()

    def watch(self, screen: Screen) -> None:
        """Tell where the focus goes on a screen and what it has to tell itself, as long as it lives."""
        screen.focusItemChanged.connect(self._focused)
        screen.told.connect(self.say)

    def begin(self, screen: Screen) -> None:
        """Tell what a screen that was just put on the stage shows: what lies over it, else how it begins."""
        covers = screen.covers()
        self.say(covers[-1].heading() if covers else screen.heading())

    def follow(self, session: GameSession, wording: Wording) -> None:
        """Tell what happens in a game from now on."""
        self._wording = wording
        session.changed.connect(self._changed)

    def say(self, text: str) -> None:
        """Announce something now; nothing, where there is nothing to say."""
        if not text:
            return
        self.said.emit(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._stage, text))

    def _changed(self, change: Change) -> None:
        for sentence in self._wording(change.events):
            self.say(sentence)

    def _focused(self, item: QGraphicsItem | None, *_: object) -> None:
        if QAccessible.isActive() and isinstance(item, QGraphicsWidget):
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))
