"""The guessing minute: the wall of boards, the winners' trays, the author's answers (DR-15 to DR-22, DD-5, DD-7, DD-8)."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award, FinishNow, Reply, TakeBack, Verdict
from partygames.ui.doodle import wall_layout
from partygames.ui.doodle.answers import COMMANDS, AnswerBar, Ask
from partygames.ui.doodle.board_wall import BoardWall
from partygames.ui.doodle.carry import Carrier
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.doodle.wall_board import Spot
from partygames.ui.doodle.winners import WinnersPanel
from partygames.ui.doodle.wording import log_line, spoken
from partygames.ui.i18n import translate
from partygames.ui.shortcuts import keys


class WallPage(BoardWall):
    """Guesses are said aloud. Hold who was right about the board that is talked about; everything else is the session's.

    `adding`: the board given last, for which somebody else was right at practically the same moment (DR-22).
    """

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.who = self.several = False
        self.chosen: list[int] = []
        self.adding: Spot | None = None
        self._asked: tuple[Ask, Spot | None] = (Ask.NOTHING, None)
        self.winners = WinnersPanel(self, self.seats)
        self.winners.tapped.connect(self.tap_tray)
        self.winners.take_back_tapped.connect(lambda: screen.submit(TakeBack()))
        self.carrier = Carrier(screen, self, self.seats, self.boards, self.winners, self._lifted)
        for spot, board in self.boards.items():
            self.carrier.follow(spot, board)
        self.bar = AnswerBar(self, self.seats)
        self._wire_bar()
        self.retranslate()
        self.refresh()

    def _wire_bar(self) -> None:
        bar = self.bar
        bar.answered.connect(self.answer)
        bar.peeked.connect(self._peek)
        bar.glanced.connect(lambda: self.screen.say(translate("Doodle", "Keep the eye pressed to see the word.")))
        bar.enlarge.connect(self.sheets.toggle_zoom)
        bar.flag.connect(self.sheets.toggle_flag)
        bar.winner.connect(self.tap_tray)
        bar.several.connect(self.toggle_several)
        bar.also.connect(self.add_winner)
        bar.give.connect(lambda: self._give(tuple(self.chosen)))
        bar.finish.connect(lambda: self.screen.submit(FinishNow()))

    # -- what the state says

    def refresh(self) -> None:
        """Show boards, trays and the question as the state has them."""
        super().refresh()
        if self.view.can_take_back != self.adding:
            self.adding = None
        about = self.adding or self.selected
        chosen = list(self._winners()) if self.adding else self.chosen
        self.winners.show_view(self.view, None if about is None else about[0], chosen)
        self._refresh_bar()

    def _refresh_bar(self) -> None:
        if self.selected is not None:
            ask = Ask.WHO if self.who else Ask.ANSWER
            self.bar.show_question(ask, self.selected[0], self.several, tuple(self.chosen))
        elif self.adding is not None:
            self.bar.show_question(Ask.WHO_ELSE, self.adding[0], chosen=self._winners())
        else:
            given = self.view.can_take_back is not None and len(self._winners()) < len(self.seats) - 1
            self.bar.show_question(Ask.FINISH if self.view.all_guessed else Ask.NOTHING, given=given)
        self._ask_aloud()
        lines = [log_line(event, self.seats) for event in self._this_minute()]
        self.bar.show_log([line for line in lines if line])

    def _ask_aloud(self) -> None:
        """Ask those who do not see the bar too, once; of a board that was just chosen they are told which it is."""
        asked = (self.bar.ask, self.selected)
        if asked != self._asked and self.bar.ask is not Ask.NOTHING:
            if self.bar.ask is Ask.ANSWER:
                self.tell(self.boards[self.selected].spoken())
            self.tell(self.bar.prompt.text)
        self._asked = asked

    def _this_minute(self) -> list[Any]:
        """Return the public events of this guessing minute."""
        log = self.session.log
        start = max((i for i, event in enumerate(log) if isinstance(event, ev.PhaseBegan)), default=0)
        return log[start:]

    # -- taps

    def select(self, spot: Spot | None) -> None:
        """Talk about this board, or about none: who was right is asked anew."""
        super().select(spot)
        self.who = self.several = False
        self.chosen = []
        self.adding = None
        self.bar.show_word("")

    def _lifted(self, spot: Spot) -> None:
        if self.selected != spot:
            self.select(spot)
        self.refresh()

    def tap_tray(self, seat: int) -> None:
        """Give the selected board to this seat, or, when several were right, count it among them."""
        if self.adding is not None:
            self._add(seat)
        elif self.selected is None:
            self.screen.say(translate("Doodle", "First tap the board that was guessed."))
        elif seat == self.selected[0]:
            self.screen.say(SENTENCES[Refusal.OWN_BOARD]({}))
        elif not self.several:
            self._give((seat,))
        else:
            self.chosen = [n for n in self.chosen if n != seat] if seat in self.chosen else [*self.chosen, seat]
            self.refresh()

    def _give(self, winners: tuple[int, ...]) -> None:
        if self.selected is not None:
            self.screen.submit(Award(*self.selected, winners))

    def add_winner(self) -> None:
        """Ask who else was right about the board given last (DR-22)."""
        self.select(None)
        self.adding = self.view.can_take_back
        self.refresh()

    def _winners(self) -> tuple[int, ...]:
        """Return who has the board given last in this minute."""
        last = self.view.can_take_back
        return () if last is None else self.view.boards[last[0]][last[1]].winners

    def _add(self, seat: int) -> None:
        """Give the board again, to this seat as well."""
        spot, winners = self.adding, self._winners()
        if seat == spot[0]:
            self.screen.say(SENTENCES[Refusal.OWN_BOARD]({}))
        elif seat not in winners and self.screen.submit(TakeBack()):
            self.screen.submit(Award(*spot, (*winners, seat)))

    def toggle_several(self) -> None:
        """Count several winners before the board is given, or go back to one."""
        self.several, self.chosen = not self.several, []
        self.refresh()

    def answer(self, verdict: Verdict) -> None:
        """Stamp the author's answer; a yes asks who was right."""
        if self.selected is None:
            return
        if verdict is Verdict.YES:
            self.who = True
            self.refresh()
        else:
            self.screen.submit(Reply(*self.selected, verdict))

    def _peek(self, on: bool) -> None:
        """Show the word from the author's own view, only while the finger stays."""
        word = ""
        if on and self.selected is not None:
            author, index = self.selected
            word = spoken(self.session.view(author).boards[author][index].word)
        self.bar.show_word(word)

    # -- page

    def fit(self, w: float, h: float) -> None:
        """Place the wall, the trays and the bar."""
        super().fit(w, h)
        places = wall_layout.wall(w, h, len(self.seats))
        self.place_boards(places.names, places.boards, places.room)
        self.winners.place(places)
        self.bar.setGeometry(QRectF(*places.bar))
        self.bar.arrange()

    def retranslate(self) -> None:
        """Word the page."""
        super().retranslate()
        self.winners.retranslate()
        self.bar.retranslate()
        self._refresh_bar()

    def step_back(self) -> bool:
        """Close what lies on top: the question, the large board, who was right, the selection."""
        if self.sheets.close():
            return True
        if self.who:
            self.who = self.several = False
            self.chosen = []
        elif self.adding is not None:
            self.adding = None
        elif self.selected is not None:
            self.select(None)
        else:
            return False
        self.refresh()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Arrows walk over the wall, 1 to 6 give, the keys of GUESSING answer and take back."""
        key = event.key()
        if keys.hit("guess.back", event):
            self.winners.take_back.click()
            return True
        answer = next((verdict for verdict, name in COMMANDS.items() if keys.hit(name, event)), None)
        if answer is not None and self.selected is not None:
            self.answer(answer)
            return True
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if self.walk(key):
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6 and key - Qt.Key.Key_1 < len(self.seats):
            self.tap_tray(key - Qt.Key.Key_1)
            return True
        return False

    def leave(self) -> None:
        """Take the peeked word away."""
        self.bar.show_word("")
