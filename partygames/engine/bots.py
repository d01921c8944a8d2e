"""Computer players: they look at their own seat's view, think off the GUI thread, and act with a human rhythm."""

import logging
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

from partygames.core.seats import Player
from partygames.engine.session import Change, GameSession

log = logging.getLogger("partygames.bots")
RHYTHM_MS = (400, 900)


class BotDriver(QObject):
    """Move for every seat of `session` that a computer plays; only from `view_for(seat)` (WD-4).

    `hurry` turns the rhythm off (less motion, tests), `pace` stretches it. `hold` makes them wait while the table reads.

    A computer that fails, or wants what the rules refuse, never keeps the table waiting: the easy level moves instead, and if
    that fails the first legal move is made. `stumbled(seat)` tells that once a seat.
    """

    stumbled = Signal(int)
    _thought = Signal(int, int, object)

    def __init__(self, session: GameSession, hurry: bool = False) -> None:
        super().__init__(session)
        self._session = session
        self.hurry = hurry
        self.pace = 1.0
        self._held = False
        self._thinking = False
        self._told: set[int] = set()
        self._rng = Random(session.setup.seed)
        self._timer = QTimer(self)
        self._timer.setObjectName("bot-rhythm")
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._think)
        self._thought.connect(self._act, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._changed)
        session.seated.connect(self._seated)

    def start(self) -> None:
        """Begin to play; called once the table is shown."""
        self._plan()

    def hold(self, on: bool) -> None:
        """Wait (while a page or the pause covers the table), or go on."""
        self._held = on
        if on:
            self._timer.stop()
        else:
            self._plan()

    def skip_wait(self) -> None:
        """Act now instead of pretending to ponder."""
        if self._timer.isActive():
            self._timer.stop()
            self._think()

    def stop(self) -> None:
        """End: no move comes from here any more."""
        self._held = True
        self._timer.stop()
        QThreadPool.globalInstance().waitForDone()

    def _changed(self, _change: Change) -> None:
        self._plan()

    def _seated(self, _seat: int) -> None:
        self._plan()

    def _plan(self) -> None:
        if self._held or self._thinking or self._session.over or self._next() is None:
            return
        wait = 0 if self.hurry else self.pace * self._rng.randint(*RHYTHM_MS)
        self._timer.start(round(wait))

    def _next(self) -> int | None:
        awaited = self._session.view(None).to_act
        return next((s for s in awaited if self._session.seats[s].player is not Player.HUMAN), None)

    def _think(self) -> None:
        seat = self._next()
        if self._held or self._thinking or seat is None:
            return
        self._thinking = True
        view, level = self._session.view(seat), self._session.seats[seat].player.value
        number = self._session.number
        choose = self._session.game.choose_move
        seed = self._seed(number)

        def work() -> None:
            try:
                found = choose(view, level, seed)
            except Exception as error:  # told by `_act`: only the GUI thread can
                found = error
            self._thought.emit(number, seat, found)

        QThreadPool.globalInstance().start(work)

    def _seed(self, number: int) -> int:
        return self._session.setup.seed * 1_000_003 + number

    def _act(self, number: int, seat: int, found: Any) -> None:
        self._thinking = False
        if self._held or number != self._session.number or self._session.seats[seat].player is Player.HUMAN:
            self._plan()
            return
        legal = self._session.legal_moves(seat)
        if found not in legal:
            log.error("the %s computer at seat %d stumbled: %r", self._session.seats[seat].player, seat, found)
            found = self._simpler(seat, legal)
            if seat not in self._told:
                self._told.add(seat)
                self.stumbled.emit(seat)
        self._session.submit(found)

    def _simpler(self, seat: int, legal: Any) -> Any:
        """Return a move of the easy level, or the first legal one."""
        try:
            found = self._session.game.choose_move(self._session.view(seat), Player.EASY, self._seed(self._session.number))
        except Exception as error:  # whatever it is: the table must not wait for it
            log.error("and so did the easy level: %r", error)
            return legal[0]
        return found if found in legal else legal[0]
