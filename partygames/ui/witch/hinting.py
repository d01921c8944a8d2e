"""The hint: what a hard computer player would do in this seat, and why. Never more than the people in front may know."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from partygames.engine.advisor import Advisor
from partygames.engine.session import GameSession
from partygames.games.witch_express.bots.advice import Advice
from partygames.games.witch_express.moves import Choose, Lead
from partygames.games.witch_express.state import View
from partygames.ui import theme
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.notice import Notice
from partygames.ui.witch.advising import advice_sentence
from partygames.ui.witch.asking import Ask, Question


class Slip(Notice):
    """A hint stays until it is no longer true, or for a good while."""

    stays_ms = 30_000

    def __init__(self) -> None:
        super().__init__(border=theme.GOLD)
        self.setObjectName("hint-slip")

    def forget(self) -> None:
        """Leave no word of it behind: it may have told of a hand."""
        self.hush()
        self.words.set_text("")


class Hinting(QObject):
    """Own the button and the slip. `point(kinds)` marks the cards that are talked of; to ask again while it thinks cancels."""

    def __init__(self, scene: QGraphicsScene, session: GameSession, point: Callable[[tuple[int, ...]], None]) -> None:
        super().__init__(scene)
        self._session, self._point = session, point
        self._advisor = Advisor(session, self)
        self._advisor.advised.connect(self.tell)
        self._moment: tuple[Question, bool, int, int, int] | None = None
        self._advice: Advice | None = None
        self.button = Button(None, Look.PLAIN, icon="hint", fill=theme.FELT_BUTTON, name="hint")
        self.button.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.slip = Slip()
        scene.addItem(self.button)
        scene.addItem(self.slip)

    def follow(self, asked: Question, openly: bool, public: View) -> None:
        """Know what is asked now; a hint for anything else is forgotten. `openly`: the cards of that seat are not shown.

        That others choose their cards meanwhile changes nothing for who chooses.
        """
        moment = (asked, openly, public.round, public.turn, len(public.played))
        if moment != self._moment:
            self.forget()
            self._moment = moment
        self.button.setVisible(asked.ask is not Ask.NOTHING)

    def ask(self) -> None:
        """Think, or stop thinking."""
        if self._advisor.busy:
            self.forget()
        elif self._moment is not None and self.button.isVisible():
            asked, openly, *_ = self._moment
            self.button.set_checked(True)
            self._advisor.ask(asked.seat, openly)

    def forget(self) -> None:
        """Drop what is thought and what was said."""
        self._advisor.cancel()
        self.button.set_checked(False)
        self._advice = None
        self.slip.forget()
        self._point(())

    def stop(self) -> None:
        """End for good."""
        self.forget()
        self._advisor.stop()

    def retranslate(self) -> None:
        """Say it again in the language of the table."""
        if self._advice is not None and self.slip.text:
            self.slip.say(advice_sentence(self._advice, self._session.seats))

    def tell(self, advice: Advice | None) -> None:
        """Say the advice, and mark its cards; None where none could be had."""
        self.button.set_checked(False)
        self._advice = advice
        self.slip.say(advice_sentence(advice, self._session.seats))
        move = None if advice is None else advice.move
        if isinstance(move, Choose | Lead):
            self._point(move.kinds if isinstance(move, Choose) else (move.kind,))
