"""The bar under a wall whose guesses are typed: who types, the field, and what was said of the board so far (DR-16, DD-5)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import TypedGuess
from partygames.ui import theme
from partygames.ui.doodle import typed_layout
from partygames.ui.doodle.guess_field import GuessField
from partygames.ui.doodle.wording import verdict_text
from partygames.ui.i18n import translate
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import Label, brief
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name

TOLD = 3
"""How many guesses for a board are told again."""


class TypistChip(Button):
    """A seat's emblem: whoever taps it types."""

    def __init__(self, parent: QGraphicsItem, seat: Seat, number: int) -> None:
        super().__init__(parent, Look.CHIP, icon=f"seat-{EMBLEMS[seat.emblem]}", name=f"typist-{number}")
        self._seat = seat

    def spoken(self) -> str:
        """Return the name, which small chips have no room for."""
        return seat_name(self._seat)


class TypingBar(Panel):
    """Every signal is a tap on it; `sent(text)` is a guess. `typist` and `author` (of the board in question) may be nobody."""

    typist_tapped = Signal(int)
    sent = Signal(str)
    enlarge = Signal()
    flag = Signal()
    take_back_tapped = Signal()
    finish = Signal()
    go_on = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.seats = seats
        self.author: int | None = None
        self.board: int | None = None
        self.typist: int | None = None
        self.open = True
        self.finished = False
        self.waiting = 0
        self._told: tuple[TypedGuess, ...] = ()
        self.chips = tuple(TypistChip(self, seat, n) for n, seat in enumerate(seats))
        for n, chip in enumerate(self.chips):
            chip.clicked.connect(lambda n=n: self.typist_tapped.emit(n))
        self.said = Label(self, theme.TEXT_S, theme.MUTED)
        self.field = GuessField(self)
        self.field.sent.connect(self.sent)
        self.send = Button(self, Look.CALM, name="send")
        self.send.clicked.connect(lambda: self.sent.emit(self.field.whole()))
        self.lens = Button(self, Look.CHIP, icon="enlarge", name="enlarge")
        self.lens.clicked.connect(self.enlarge)
        self.pennant = Button(self, Look.CHIP, icon="flag", name="flag")
        self.pennant.clicked.connect(self.flag)
        self.take_back = Button(self, Look.CHIP, icon="take-back", name="take-back")
        self.take_back.clicked.connect(self.take_back_tapped)
        self.prompt = Label(self, theme.TEXT_M, display=True, wrap=True)
        self.finish_now = HoldButton(self, Look.ACTION, name="finish-now")
        self.finish_now.clicked.connect(self.finish)
        self.lapse = HoldButton(self, Look.CHIP, name="let-lapse")
        self.lapse.clicked.connect(self.go_on)
        self.retranslate()

    def show_board(self, author: int | None, board: int | None, typist: int | None, told: tuple[TypedGuess, ...]) -> None:
        """Ask for a guess for this board (None: for none yet); `told` are the guesses for it in this minute, the oldest first."""
        self.author, self.board, self.typist, self._told = author, board, typist, told
        for n, chip in enumerate(self.chips):
            chip.set_checked(n == typist)
            chip.setEnabled(n != author)
        self.lens.setEnabled(author is not None)
        self.pennant.setEnabled(author is not None and self.open)
        self._word()

    def show_minute(self, open_: bool, waiting: int, finished: bool, can_take_back: bool) -> None:
        """Show whether guesses can be typed, how many wait for an answer after the bell, and whether nothing is left (DD-8)."""
        self.open, self.waiting, self.finished = open_, waiting, finished
        self.take_back.setEnabled(can_take_back)
        self._word()
        self.arrange()

    def _word(self) -> None:
        """Word what depends on the board and on who types."""
        said, color = "", theme.MUTED
        if self.author is not None and self.typist is None:
            said, color = translate("Doodle", "Who is typing? Tap your emblem."), theme.ACTION_TEXT
        elif self._told:
            said = "  ·  ".join(self._tell(guess) for guess in reversed(self._told[-TOLD:]))
        elif self.author is not None:
            name = brief(seat_name(self.seats[self.author]))
            said = translate("Doodle", "Board {n} by {name}").format(n=self.board + 1, name=name)
        self.said.set_text(said)
        self.said.set_color(color)
        hint = translate("Doodle", "Tap a board, then type") if self.author is None else translate("Doodle", "What is it?")
        self.field.set_hint(hint)
        if self.finished:
            self.prompt.set_text(translate("Doodle", "Every board has been guessed!"))
        else:
            self.prompt.set_text(translate("Doodle", "The bell! Guesses still to be answered: {n}").format(n=self.waiting))

    def _tell(self, guess: TypedGuess) -> str:
        """Return a guess and its answer, "…" while there is none."""
        return f"{brief(guess.text, 14)} – {verdict_text(guess.verdict) if guess.verdict is not None else '…'}"

    def retranslate(self) -> None:
        """Word the bar."""
        self.send.set_text(translate("Doodle", "Send"))
        self.finish_now.set_text(translate("Doodle", "Hold to finish now"))
        self.lapse.set_text(translate("Doodle", "Hold to go on anyway"))
        self.arrange()
        self._word()

    def arrange(self) -> None:
        """Place what is asked now, and hide the rest."""
        w, h = self.rect().width(), self.rect().height()
        if w <= 0:
            return
        places = typed_layout.typing_bar(Box(0, 0, w, h), len(self.seats))
        typing = self.open and not self.finished
        for seat, chip, spot in zip(self.seats, self.chips, places.chips, strict=True):
            chip.place(*spot)
            chip.setVisible(typing)
            chip.set_text(seat_name(seat) if spot.w >= typed_layout.NAMED else "")
        for item, spot in ((self.said, places.said), (self.send, places.send)):
            item.place(*spot)
            item.setVisible(typing)
        self.field.setGeometry(*places.field)
        self.field.set_reach(0, max(0.0, (theme.TARGET - self.field.rect().height()) / 2))
        self.field.setVisible(typing)
        for button, spot in zip((self.lens, self.pennant, self.take_back), places.tools, strict=True):
            button.place(*spot)
        whole = places.whole
        self.prompt.place(whole.x + 8, 8, whole.w - 340, h - 16)
        self.prompt.setVisible(not typing)
        self.finish_now.place(whole.right - 310, whole.y, 310, whole.h)
        self.finish_now.setVisible(self.finished)
        self.lapse.place(whole.right - 310, whole.y, 310, whole.h)
        self.lapse.setVisible(not self.open and not self.finished)
