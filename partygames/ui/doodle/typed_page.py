"""The guessing minute where guesses are typed: the wall, one field for everybody, a desk for each author (DR-16, DR-17, DD-5).

Whoever wants to guess taps a board, taps their emblem unless they typed last, types and presses Enter; the field stays for the
next try. The author answers at the end of their row, while others type on. After the bell the same page waits for the rest.
"""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush.moves import FinishNow, Judge, LetLapse, TakeBack, Verdict
from partygames.games.doodle_rush.state import TypedGuess, View
from partygames.ui.doodle import typed_layout
from partygames.ui.doodle.board_wall import BoardWall
from partygames.ui.doodle.carry import Carrier
from partygames.ui.doodle.desk import Desk
from partygames.ui.doodle.guess_field import GuessField
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.together import TogetherBubble
from partygames.ui.doodle.tray import Tray
from partygames.ui.doodle.typing_bar import TypingBar
from partygames.ui.doodle.typist import Typist
from partygames.ui.doodle.wall_board import Spot
from partygames.ui.doodle.word_bubble import WordBubble
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.strokes import is_typed


class Piles(NamedTuple):
    """Where won boards fly to."""

    trays: tuple[Tray, ...]


class TypedPage(BoardWall):
    """Hold which board is guessed; everything else is the session's, and what is half typed the typist's."""

    takes_letters = True

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        for board in self.boards.values():
            board.show_number()
        self.bar = TypingBar(self, self.seats)
        self.typist = Typist(screen, self.bar.field, lambda: self.view, lambda: self.selected)
        self.desks = tuple(Desk(self, self.seats, n) for n in range(len(self.seats)))
        self.together = tuple(TogetherBubble(self, self.seats, n) for n in range(len(self.seats)))
        self.word = WordBubble(self)
        self.carrier = Carrier(
            screen, self, self.seats, self.boards, Piles(tuple(desk.tray for desk in self.desks)), lambda _: None
        )
        self._places: typed_layout.TypedWall | None = None
        self._wire()
        self.retranslate()
        self.refresh()

    @property
    def field(self) -> GuessField:
        """Return the field that is typed into."""
        return self.bar.field

    def _wire(self) -> None:
        bar, submit = self.bar, self.screen.submit
        bar.typist_tapped.connect(self.choose_typist)
        bar.sent.connect(self.typist.send)
        bar.enlarge.connect(self.sheets.toggle_zoom)
        bar.flag.connect(self.sheets.toggle_flag)
        bar.take_back_tapped.connect(lambda: submit(TakeBack()))
        bar.finish.connect(lambda: submit(FinishNow()))
        bar.go_on.connect(lambda: submit(LetLapse()))
        for author, (desk, bubble) in enumerate(zip(self.desks, self.together, strict=True)):
            desk.answered.connect(lambda number, verdict, a=author: self.answer(a, (number,), verdict))
            desk.both.connect(bubble.give)
            desk.peeked.connect(lambda on, a=author: self._peek(a, on))
            desk.glanced.connect(lambda: self.screen.say(translate("Doodle", "Keep the eye pressed to see the word.")))
            bubble.given.connect(lambda numbers, a=author: self.answer(a, numbers, Verdict.YES))

    # -- what the state says

    def refresh(self) -> None:
        """Show boards, desks and the field as the state has them."""
        super().refresh()
        view = self.view
        for spot, board in self.boards.items():
            board.show_waiting(tuple(view.guesses[n].seat for n in view.waiting if _spot(view.guesses[n]) == spot))
        for author in range(len(self.seats)):
            self._refresh_desk(author)
        self.bar.show_minute(view.running, len(view.waiting), view.all_guessed, view.can_take_back is not None)
        self._refresh_bar()
        if not view.running or view.all_guessed:
            self.field.close()

    def _refresh_desk(self, author: int) -> None:
        """Show what waits for an author, as that author sees it."""
        desk, bubble = self.desks[author], self.together[author]
        waits = any(self.view.guesses[n].author == author for n in self.view.waiting)
        view: View = self.session.view(author) if waits else self.view
        queue = tuple(view.guesses[n] for n in view.waiting if view.guesses[n].author == author)
        won = tuple(b.author for row in view.boards for b in row if author in b.winners)
        had_keyboard = desk.hasFocus()
        desk.show_queue(queue, view.boards[author], won)
        if self._places is not None:
            group = view.together[0] if view.together else ()
            bubble.show_guesses(tuple(view.guesses[n] for n in group), self._places.desks[author])
        if had_keyboard and not queue:
            self._next_desk()

    def _refresh_bar(self) -> None:
        if self.selected is None:
            self.bar.show_board(None, None, self.typist.seat, ())
            return
        told = tuple(g for g in self.view.guesses if _spot(g) == self.selected and g.phase == self.view.phase)
        self.bar.show_board(*self.selected, self.typist.seat, told)

    # -- guessing

    def select(self, spot: Spot | None) -> None:
        """Guess for this board, or for none."""
        self.typist.turn_to(self.selected, spot)
        super().select(spot)

    def tap_board(self, spot: Spot) -> None:
        """Guess for this board, with the keyboard in the field at once; tapped again it is shown large."""
        super().tap_board(spot)
        if self.selected == spot and self.view.running:
            self.field.open()

    def choose_typist(self, seat: int) -> None:
        """Let this seat type from now on."""
        self.typist.choose(seat)
        self._refresh_bar()
        if self.selected is not None:
            self.field.open()

    def bell(self) -> None:
        """Send what was being typed, and guess no more."""
        self.typist.bell()
        self.select(None)

    # -- answering

    def answer(self, author: int, numbers: tuple[int, ...], verdict: Verdict) -> None:
        """Give the author's answer."""
        self.screen.submit(Judge(author, numbers, verdict))

    def _next_desk(self) -> None:
        """Hand the keyboard to the next desk with something to answer, else back to the field."""
        desk = next((desk for desk in self.desks if desk.front is not None), None)
        if desk is not None:
            desk.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.view.running and self.selected is not None:
            self.field.open()

    def _peek(self, author: int, on: bool) -> None:
        """Show the word of the board that is asked about from its author's own view, only while the finger stays."""
        desk = self.desks[author]
        if not on or desk.front is None:
            self.word.hide_word()
            return
        word = spoken(self.session.view(author).boards[author][desk.front.board].word)
        said = f"“{desk.front.text}”" if desk.line.cut() else ""
        self.word.show_word(word, desk.geometry(), said, beside=desk.geometry().height() > typed_layout.STRIP)

    # -- page

    def fit(self, w: float, h: float) -> None:
        """Place the wall, the desks and the bar; whoever types goes on typing."""
        super().fit(w, h)
        for one, other in pairwise((self.field, *self.desks)):
            self.setTabOrder(one, other)  # from the field to the desks that have something to answer
        self._places = places = typed_layout.wall(w, h, len(self.seats))
        self.place_boards(places.names, places.boards, places.room)
        for desk, spot in zip(self.desks, places.desks, strict=True):
            desk.place(spot)
        self.bar.setGeometry(QRectF(*places.bar))
        self.bar.arrange()
        for author in range(len(self.seats)):
            self._refresh_desk(author)
        self.field.again()

    def retranslate(self) -> None:
        """Word the page."""
        super().retranslate()
        self.bar.retranslate()
        for part in (*self.desks, *self.together):
            part.retranslate()

    def step_back(self) -> bool:
        """Close what lies on top: the question, the large board, the selection."""
        if self.sheets.close():
            return True
        if self.selected is None:
            return False
        self.select(None)
        self.field.close()
        self.refresh()
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Letters go into the field; up and down change who types; arrows walk over the wall; a key takes an award back."""
        key, held = event.key(), event.modifiers()
        at_desk = isinstance(self.scene().focusItem(), Desk) and not self.field.is_open
        if keys.hit("guess.back", event) and (at_desk or not is_typed(event)):
            self.bar.take_back.click()
            return True
        if at_desk or held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if self.field.is_open:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
            if key in steps:
                self.typist.step(steps[Qt.Key(key)])
                self._refresh_bar()
            return key in steps
        if self.walk(key):
            return True
        if self.view.running and not self.view.all_guessed and event.text().isprintable() and event.text().strip():
            self.field.type(event.text())
            return True
        return False

    def leave(self) -> None:
        """Take the peeked word away; what is half typed waits for its board to be tapped again."""
        self.word.hide_word()
        self.typist.put_away()


def _spot(guess: TypedGuess) -> Spot:
    """Return the board a guess is for."""
    return guess.author, guess.board
