"""The patience of the computer players: they wait while something covers the table."""

from collections.abc import Callable

import shiboken6

from partygames.engine.bots import BotDriver
from partygames.ui.curtain import Curtain
from partygames.ui.scene.cover import Cover
from partygames.ui.witch.summary import RoundSheet


class Patience:
    """Hold the computers while a pause, a dialog or a page lies over the table; curtains and the end of a round stop nobody.

    `covers()` returns what covers the table, `reading()` whether people just read (a finished turn, the end of a round).
    """

    def __init__(self, bots: BotDriver, covers: Callable[[], list[Cover]], reading: Callable[[], bool]) -> None:
        self._bots, self._covers, self._reading = bots, covers, reading
        self._watched: list[Cover] = []
        self._over = False
        self.held = False

    def look(self, *_: object) -> None:
        """See what covers the table now, and be told when it goes."""
        if self._over:
            return
        covers = self._covers()
        for cover in covers:
            if cover not in self._watched:
                self._watched.append(cover)
                cover.destroyed.connect(self._uncovered)
        held = self._reading() or any(not isinstance(cover, Curtain | RoundSheet) for cover in covers)
        if held != self.held:
            self.held = held
            self._bots.hold(held)

    def end(self) -> None:
        """Let the computers rest for good: the table is left."""
        self._over = True
        self._bots.hold(True)

    def _uncovered(self) -> None:
        self._watched = [cover for cover in self._watched if shiboken6.isValid(cover)]
        self.look()
