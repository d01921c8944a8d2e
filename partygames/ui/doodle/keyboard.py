"""The keys of a game of Doodle Rush: Escape, pause, and whose keys the sheet of keys shows at which moment."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.ui.doodle.moment import Kind
from partygames.ui.scene.tappable import PRESSES
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.commands import Place
from partygames.ui.shortcuts.strokes import is_typed

if TYPE_CHECKING:
    from partygames.ui.doodle.screen import DoodleScreen

PLACES = {
    Kind.DRAW: Place.DRAWING,
    Kind.GUESS: Place.GUESSING,
    Kind.ANSWER: Place.GUESSING,
    Kind.CURTAIN: Place.GAME,
    Kind.PAUSE: Place.GAME,
}


class Keyboard:
    """Take the keys that no cover and no item in focus has a better use for."""

    def __init__(self, screen: "DoodleScreen") -> None:
        self._screen = screen

    @property
    def place(self) -> Place:
        """Return whose keys the sheet of keys shows first: those of this moment."""
        kind = self._screen.kind
        return Place.BACK if kind is None else PLACES.get(kind, Place.BACK)

    def press(self, event: QKeyEvent) -> bool:
        """Say whether the key did something: Escape closes what is open, then pauses; the page has its own keys."""
        screen = self._screen
        if any(cover is not screen.veil for cover in screen.covers()):
            return False
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
            return True
        return screen.page is not None and screen.veil is None and self._takes(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Say whether the page took the key; Enter and Space belong to the item in focus, if there is one."""
        screen = self._screen
        if event.key() in PRESSES and screen.focusItem() is not None:
            return False
        pauses = keys.hit("game.pause", event) and not (is_typed(event) and screen.takes_letters())
        if pauses and screen.kind in (Kind.DRAW, Kind.GUESS):
            screen.pause()
            return True
        return screen.page is not None and screen.page.key(event)

    def _escape(self) -> None:
        screen = self._screen
        if screen.page is not None and screen.page.step_back():
            return
        if screen.kind in (Kind.DRAW, Kind.GUESS):
            screen.pause()
        elif screen.kind in (Kind.CURTAIN, Kind.PAUSE, Kind.ANSWER):
            screen.ask_to_leave()
        else:
            screen.nav.to_lobby()
