"""The bar under the wall: the author's four answers for the selected board, then who was right (DR-17, DR-21, DR-22)."""

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.moves import Verdict
from partygames.ui import theme
from partygames.ui.doodle import wall_layout
from partygames.ui.doodle.answer_button import AnswerButton
from partygames.ui.doodle.peek import PeekButton
from partygames.ui.doodle.word_bubble import WordBubble
from partygames.ui.doodle.wording import verdict_text
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import RIGHT, Label, brief
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name

ORDER = (Verdict.YES, Verdict.NO, Verdict.CLOSE, Verdict.FAR)
COMMANDS = {Verdict.YES: "guess.yes", Verdict.NO: "guess.no", Verdict.CLOSE: "guess.close", Verdict.FAR: "guess.far"}
"""What each answer is called among the keys."""


class Ask(Enum):
    """What the bar asks now."""

    NOTHING = auto()
    ANSWER = auto()
    WHO = auto()
    WHO_ELSE = auto()
    FINISH = auto()


class AnswerBar(Panel):
    """Show one question at a time; every signal is a tap on it."""

    answered = Signal(object)
    peeked = Signal(bool)
    glanced = Signal()
    enlarge = Signal()
    flag = Signal()
    winner = Signal(int)
    several = Signal()
    also = Signal()
    give = Signal()
    finish = Signal()

    def __init__(self, parent: QGraphicsItem | None, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.seats = seats
        self.ask = Ask.NOTHING
        self.author: int | None = None
        self._several = False
        self._given = False
        self._chosen: tuple[int, ...] = ()
        self.prompt = Label(self, theme.TEXT_M, display=True, wrap=True)
        self.log = tuple(Label(self, theme.TEXT_S, theme.MUTED, align=RIGHT) for _ in range(3))
        self._log_room = Box(0, 0, 0, 0)
        self.answers = tuple(AnswerButton(self, v, theme.TEXT_L - 2, f"answer-{v.value}") for v in ORDER)
        for verdict, button in zip(ORDER, self.answers, strict=True):
            button.clicked.connect(lambda v=verdict: self.answered.emit(v))
        self.eye = PeekButton(self)
        self.eye.held.connect(self.peeked)
        self.eye.glanced.connect(self.glanced)
        self.lens = Button(self, Look.CHIP, icon="enlarge", name="enlarge")
        self.lens.clicked.connect(self.enlarge)
        self.pennant = Button(self, Look.CHIP, icon="flag", name="flag")
        self.pennant.clicked.connect(self.flag)
        self.winners = tuple(
            Button(self, Look.CHIP, icon=f"seat-{EMBLEMS[seat.emblem]}", name=f"winner-{n}") for n, seat in enumerate(seats)
        )
        for n, button in enumerate(self.winners):
            button.clicked.connect(lambda n=n: self.winner.emit(n))
        self.both = Button(self, Look.CHIP, theme.TEXT_S, name="several")
        self.both.clicked.connect(self.several)
        self.someone_else = Button(self, Look.CHIP, theme.TEXT_S, name="also")
        self.someone_else.clicked.connect(self.also)
        self.confirm = Button(self, Look.ACTION, name="give")
        self.confirm.clicked.connect(self.give)
        self.finish_now = HoldButton(self, Look.ACTION, name="finish-now")
        self.finish_now.clicked.connect(self.finish)
        self.word = WordBubble(self)
        self.retranslate()

    def show_question(
        self, ask: Ask, author: int | None = None, several: bool = False, chosen: tuple[int, ...] = (), given: bool = False
    ) -> None:
        """Ask about a board of `author`; in WHO `chosen` are those tapped so far, when several may be, in WHO_ELSE who has it.

        `given`: a board was given in this minute, and somebody else may have been right at the same moment.
        """
        self.ask, self.author, self._given = ask, author, given
        self._several, self._chosen = several, chosen
        self._word()
        if self.rect().width() > 0:
            self.arrange()

    def show_log(self, lines: list[str]) -> None:
        """Show the last lines of the log, the newest first."""
        for label, text in zip(self.log, [*reversed(lines[-3:]), "", "", ""], strict=False):
            label.set_text(text)
        self._place_log()

    def _place_log(self) -> None:
        """Place the lines of the log that there are in the middle of their room."""
        room, shown = self._log_room, sum(bool(label.text) for label in self.log)
        line = room.h / len(self.log)
        for i, label in enumerate(self.log):
            label.place(room.x, room.y + min(i + (len(self.log) - shown) / 2, 2) * line, room.w, line)

    def show_word(self, text: str) -> None:
        """Show the peeked word over the eye; an empty text takes it away."""
        # The word stands above the bar, where the lowest boards of the wall lie.
        self.setZValue(z.BUBBLE if text else z.GROUND)
        if text:
            self.word.show_word(text, self.eye.geometry())
        else:
            self.word.hide_word()

    def _word(self) -> None:
        """Word what depends on the question."""
        name = seat_name(self.seats[self.author]) if self.author is not None else ""
        self.prompt.set_text(
            {
                Ask.NOTHING: translate("Doodle", "Tap a board to answer a guess – or drag it to whoever was right."),
                Ask.ANSWER: translate("Doodle", "{name} answers").format(name=brief(name)),
                Ask.WHO: translate("Doodle", "Who was right?"),
                Ask.WHO_ELSE: translate("Doodle", "Who else was right?"),
                Ask.FINISH: translate("Doodle", "Every board has been guessed!"),
            }[self.ask]
        )
        n = len(self._chosen)
        self.confirm.set_text(translate("Doodle", "Give it") if n < 2 else translate("Doodle", "Give to {n}").format(n=n))
        self.confirm.setEnabled(n > 0)
        self.both.set_checked(self._several)

    def retranslate(self) -> None:
        """Word the bar."""
        for verdict, button in zip(ORDER, self.answers, strict=True):
            button.set_text(verdict_text(verdict))
        for seat, button in zip(self.seats, self.winners, strict=True):
            button.set_text(seat_name(seat))
        self.both.set_text(translate("Doodle", "Several were right"))
        self.someone_else.set_text(translate("Doodle", "Someone else too?"))
        self.finish_now.set_text(translate("Doodle", "Hold to finish now"))
        self._word()

    def arrange(self) -> None:
        """Place what is asked now, and hide the rest."""
        box = Box(0, 0, self.rect().width(), self.rect().height())
        places = wall_layout.answer_bar(box)
        answering, done = self.ask is Ask.ANSWER, self.ask is Ask.FINISH
        who, asked = self.ask in (Ask.WHO, Ask.WHO_ELSE), self.ask is Ask.WHO
        for button, spot in zip(self.answers, places.answers, strict=True):
            button.place(*spot)
            button.setVisible(answering)
        for button, spot in zip((self.eye, self.lens, self.pennant), places.tools, strict=True):
            button.place(*spot)
            button.setVisible(answering)
        others = [n for n in range(len(self.seats)) if n != self.author]
        prompt, spots, several, give = wall_layout.choice_bar(box, len(others))
        for n, button in enumerate(self.winners):
            button.setVisible(who and n != self.author)
            if n in others:
                button.place(*spots[others.index(n)])
            button.set_checked(n in self._chosen)
            button.setEnabled(asked or n not in self._chosen)
        self.both.place(*several)
        self.both.setVisible(asked)
        self.confirm.place(*give)
        self.confirm.setVisible(asked and self._several)
        first, last = places.tools[0], places.tools[-1]
        self.someone_else.place(first.x, first.y, last.right - first.x, first.h)
        self.someone_else.setVisible(self._given and self.ask in (Ask.NOTHING, Ask.FINISH))
        finish = min(320.0, first.x - 16 - places.answers[1].x)
        self.finish_now.place(first.x - 16 - finish, first.y, finish, first.h)
        self.finish_now.setVisible(done)
        wide = {Ask.NOTHING: places.tools[0].x - 40, Ask.FINISH: places.answers[1].x + 20}.get(self.ask)
        if places.prompt.bottom < places.answers[0].y:
            wide = None  # the words have a line of their own
        place = prompt if who else places.prompt if wide is None else places.prompt._replace(w=wide)
        self.prompt.place(*place)
        self._log_room = places.log
        self._place_log()
        for label in self.log:
            label.setVisible(not who)
