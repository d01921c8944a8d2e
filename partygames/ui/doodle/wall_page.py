"""The guessing minute: the wall of boards, the winners' trays, the author's answers (DR-15 to DR-22, DD-5, DD-7, DD-8)."""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award, FinishNow, Reply, TakeBack, Verdict
from partygames.games.doodle_rush.state import BOARDS, BoardView, FlagState
from partygames.ui.doodle import wall_layout
from partygames.ui.doodle.answers import KEYS, AnswerBar, Ask
from partygames.ui.doodle.author import AuthorTag
from partygames.ui.doodle.carry import Carrier
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.refusals import SENTENCES
from partygames.ui.doodle.wall_board import Spot, WallBoard
from partygames.ui.doodle.wall_sheets import WallSheets
from partygames.ui.doodle.winners import WinnersPanel
from partygames.ui.doodle.wording import log_line, names, spoken
from partygames.ui.i18n import translate


class WallPage(Page):
    """Hold what the table is talking about (the selected board, who was right); everything else is the session's."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view = self.session.view(None)
        self.selected: Spot | None = None
        self.who = self.several = False
        self.chosen: list[int] = []
        self.authors = [AuthorTag(self, seat) for seat in self.seats]
        self.boards = {(b.author, b.index): WallBoard(self, self.seats, b) for row in self.view.boards for b in row}
        self.winners = WinnersPanel(self, self.seats)
        self.winners.tapped.connect(self.tap_tray)
        self.winners.take_back_tapped.connect(lambda: screen.submit(TakeBack()))
        self.carrier = Carrier(screen, self, self.seats, self.boards, self.winners, self._lifted)
        self.sheets = WallSheets(screen, self, self.seats, self.selected_view)
        for spot, board in self.boards.items():
            board.tapped.connect(lambda s=spot: self.tap_board(s))
            self.carrier.follow(spot, board)
        self.bar = AnswerBar(self, self.seats)
        self._wire_bar()
        self.retranslate()
        self.refresh()

    def _wire_bar(self) -> None:
        bar = self.bar
        bar.answered.connect(self.answer)
        bar.peeked.connect(self._peek)
        bar.glanced.connect(lambda: self.screen.say(translate("Doodle", "Keep a finger on the eye to see the word.")))
        bar.enlarge.connect(self.sheets.toggle_zoom)
        bar.flag.connect(self.sheets.toggle_flag)
        bar.winner.connect(self.tap_tray)
        bar.several.connect(self.toggle_several)
        bar.give.connect(lambda: self._give(tuple(self.chosen)))
        bar.finish.connect(lambda: self.screen.submit(FinishNow()))

    # -- what the state says

    def refresh(self) -> None:
        """Show boards, trays and the question as the state has them."""
        self.view = self.session.view(None)
        for (author, index), item in self.boards.items():
            item.show_board(self.view.boards[author][index])
        if (board := self.selected_view()) is not None and not board.open:
            self.select(None)
        self.sheets.show_board(self.selected_view())
        self.winners.show_view(self.view, None if self.selected is None else self.selected[0], self.chosen)
        self._refresh_bar()

    def selected_view(self) -> BoardView | None:
        """Return the board that is talked about, None when none is."""
        return None if self.selected is None else self.view.boards[self.selected[0]][self.selected[1]]

    def _refresh_bar(self) -> None:
        if self.selected is not None:
            ask = Ask.WHO if self.who else Ask.ANSWER
            self.bar.show_question(ask, self.selected[0], self.several, tuple(self.chosen))
        else:
            self.bar.show_question(Ask.FINISH if self.view.all_guessed else Ask.NOTHING)
        lines = [log_line(event, self.seats) for event in self._this_minute()]
        self.bar.show_log([line for line in lines if line])

    def _this_minute(self) -> list[Any]:
        """Return the public events of this guessing minute."""
        log = self.session.log
        start = max((i for i, event in enumerate(log) if isinstance(event, ev.PhaseBegan)), default=0)
        return log[start:]

    def happened(self, events: tuple[Any, ...]) -> None:
        """Let an awarded board fly to its winners and back, and say what became of a flag."""
        for event in events:
            if isinstance(event, ev.Awarded):
                self.carrier.won((event.author, event.board), event.winners, self.sheets.large())
            elif isinstance(event, ev.TakenBack):
                self.carrier.taken_back((event.author, event.board), event.winners)
            elif isinstance(event, ev.FlagChanged):
                self.sheets.happened(event)

    # -- taps

    def select(self, spot: Spot | None) -> None:
        """Talk about this board, or about none."""
        if self.selected is not None:
            self.boards[self.selected].set_selected(False)
        self.selected = spot
        self.who = self.several = False
        self.chosen = []
        self.bar.show_word("")
        if spot is not None:
            self.boards[spot].set_selected(True)
        self.sheets.close_all()

    def _lifted(self, spot: Spot) -> None:
        if self.selected != spot:
            self.select(spot)
        self.refresh()

    def tap_board(self, spot: Spot) -> None:
        """Select the board; tapped again it is shown large."""
        board = self.view.boards[spot[0]][spot[1]]
        if spot == self.selected:
            self.sheets.toggle_zoom()
            return
        if board.winners:
            self.screen.say(translate("Doodle", "{names} guessed this board.").format(names=names(self.seats, board.winners)))
            self.select(None)
        elif not board.has_drawing:
            self.screen.say(SENTENCES[Refusal.NO_DRAWING]({}))
            self.select(None)
        elif board.flag is FlagState.CLOSED:
            self.screen.say(SENTENCES[Refusal.BOARD_CLOSED]({}))
            self.select(None)
        else:
            self.select(spot)
        self.refresh()

    def tap_tray(self, seat: int) -> None:
        """Give the selected board to this seat, or, when several were right, count it among them."""
        if self.selected is None:
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
        self.carrier.flights.land()
        places = wall_layout.wall(w, h, len(self.seats))
        self.columns = places.columns
        for (author, index), item in self.boards.items():
            item.place(*places.boards[author][index])
        for tag, spot in zip(self.authors, places.names, strict=True):
            tag.place(spot)
        self.winners.place(places)
        self.bar.setGeometry(QRectF(*places.bar))
        self.bar.arrange()
        self.sheets.arrange(places.room)

    def retranslate(self) -> None:
        """Word the page."""
        self.winners.retranslate()
        self.bar.retranslate()
        self.sheets.retranslate()
        for item in self.boards.values():
            item.update()
        self._refresh_bar()

    def step_back(self) -> bool:
        """Close what lies on top: the question, the large board, who was right, the selection."""
        if self.sheets.close():
            return True
        if self.who:
            self.who = self.several = False
            self.chosen = []
        elif self.selected is not None:
            self.select(None)
        else:
            return False
        self.refresh()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Arrows walk over the wall; Y N C F answer; 1 to 6 give; Ctrl+Z takes back."""
        key = event.key()
        if key == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.winners.take_back.click()
            return True
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        steps = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        if key in steps:
            self._walk(*steps[Qt.Key(key)])
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6 and key - Qt.Key.Key_1 < len(self.seats):
            self.tap_tray(key - Qt.Key.Key_1)
            return True
        for verdict, letter in KEYS.items():
            if event.text().upper() == letter and self.selected is not None:
                self.answer(verdict)
                return True
        return False

    def _walk(self, rows: int, cols: int) -> None:
        """Move the keyboard's focus over the wall."""
        focus = self.scene().focusItem()
        here = next((spot for spot, item in self.boards.items() if item is focus), self.selected)
        row, col = (-rows, -cols) if here is None else divmod(here[0] * BOARDS + here[1], self.columns)
        there = (row + rows) % (len(self.boards) // self.columns) * self.columns + (col + cols) % self.columns
        self.boards[divmod(there, BOARDS)].setFocus(Qt.FocusReason.TabFocusReason)

    def leave(self) -> None:
        """Take the peeked word away."""
        self.bar.show_word("")
