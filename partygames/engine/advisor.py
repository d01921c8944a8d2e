"""Advice for a person: worked out off the GUI thread, from what their seat sees and nothing else (WD-4)."""

import logging
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from partygames.engine.session import GameSession

log = logging.getLogger("partygames.advice")


class Advisor(QObject):
    """Ask the game what a seat might do. `advised(advice)` comes once for each `ask` that is not cancelled, None if it failed."""

    advised = Signal(object)
    _thought = Signal(int, object)

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._asked = 0
        self.busy = False
        self._thought.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, seat: int, openly: bool) -> None:
        """Begin to think for `seat`; `openly`: only by what everybody at the table knows (view None)."""
        self._asked += 1
        self.busy = True
        number, view = self._asked, self._session.view(None if openly else seat)
        seed, advise = self._session.number, self._session.game.advise

        def work() -> None:
            try:
                found = advise(view, seat, seed)
            except Exception as error:  # told by `_tell`: only the GUI thread can
                found = error
            self._thought.emit(number, found)

        QThreadPool.globalInstance().start(work)

    def cancel(self) -> None:
        """Want no answer any more: what is still being thought is dropped."""
        self._asked += 1
        self.busy = False

    def stop(self) -> None:
        """End: nothing comes from here any more."""
        self.cancel()
        QThreadPool.globalInstance().waitForDone()

    def _tell(self, number: int, found: Any) -> None:
        if number != self._asked:
            return
        self.busy = False
        if isinstance(found, Exception):
            log.error("no advice: %r", found)
            found = None
        self.advised.emit(found)
