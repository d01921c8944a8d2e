"""Practically at the same moment: two players typed the right word, and their author may give the board to both (DR-22)."""

from PySide6.QtCore import QElapsedTimer, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import TypedGuess
from partygames.ui import theme
from partygames.ui.doodle import typed_layout
from partygames.ui.doodle.desk import GUARD_MS
from partygames.ui.doodle.wording import names
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel

W, H = 380.0, 104.0


class TogetherBubble(Panel):
    """Name all who were right, with one button for all of them; `given(numbers)` is a tap on it."""

    given = Signal(object)

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], author: int) -> None:
        super().__init__(parent, theme.WARM, theme.R_M, theme.CLOSE)
        self.setZValue(z.WORD)
        self.setObjectName(f"together-{author}")
        self.seats = seats
        self.guesses: tuple[TypedGuess, ...] = ()
        self._since = QElapsedTimer()
        self.title = Label(self, theme.TEXT_S)
        self.both = Button(self, Look.ACTION, theme.TEXT_M, name=f"both-{author}")
        self.both.clicked.connect(self.give)
        self.hide()

    def show_guesses(self, guesses: tuple[TypedGuess, ...], desk: Box) -> None:
        """Show who was right together, beside the desk at `desk`; nobody hides the bubble."""
        if guesses and guesses != self.guesses:
            self._since.start()
        self.guesses = guesses
        self.setVisible(bool(guesses))
        self.setGeometry(QRectF(*typed_layout.bubble(desk, W, H)))
        self.title.place(16, 6, W - 32, 28)
        self.both.place(10, H - 10 - theme.TARGET, W - 20, theme.TARGET)
        self.retranslate()

    def give(self) -> None:
        """Give the board to all of them; a tap that was under way when the bubble came was meant for something else."""
        if self.guesses and self._since.elapsed() >= GUARD_MS:
            self.given.emit(tuple(guess.number for guess in self.guesses))

    def retranslate(self) -> None:
        """Word the bubble."""
        self.title.set_text(translate("Doodle", "Practically at the same moment?"))
        who = names(self.seats, tuple(guess.seat for guess in self.guesses))
        self.both.set_text(translate("Doodle", "Give it to {names}").format(names=who) if self.guesses else "")
