"""What was typed for a board and was wrong: half the laugh of the reveal."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import BoardView, TypedGuess
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name

MOST = 6
EACH, WIDE = 62.0, 280.0
"""The height of one guess with the gap below it, and its greatest width."""


class _Slip(Panel):
    """One guess: who, and what."""

    def __init__(self, parent: QGraphicsItem, seat: Seat, text: str) -> None:
        super().__init__(parent, theme.SAND, theme.R_M, shadow=0.12)
        self.seat = seat
        self.emblem = Emblem(self, seat.emblem)
        self.words = Label(self, theme.TEXT_M, display=True)
        self.words.set_text(translate("Doodle", "“{guess}”").format(guess=text))

    def spoken(self) -> str:
        """Say who guessed what."""
        return translate("Access", "{what}: {button}").format(what=seat_name(self.seat), button=self.words.text)

    def place(self, x: float, y: float, w: float) -> None:
        """Put the slip there."""
        self.setGeometry(x, y, w, EACH - 10)
        self.emblem.place(8, 8, EACH - 26)
        self.words.place(EACH - 8, 0, w - EACH - 4, EACH - 10)


class SaidPanel(QGraphicsWidget):
    """The guesses for one board, each wording once, the last ones where there are many."""

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...]) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.seats = seats
        self._slips: list[_Slip] = []
        self._shown: list[tuple[int, str]] = []

    @property
    def any(self) -> bool:
        """Say whether anything was guessed."""
        return bool(self._slips)

    def show_guesses(self, guesses: Iterable[TypedGuess], board: BoardView) -> None:
        """Show what was typed for this board."""
        first: dict[str, int] = {}
        for guess in guesses:
            if (guess.author, guess.board) == (board.author, board.index) and guess.verdict is not Verdict.YES:
                first.setdefault(guess.text.strip(), guess.seat)
        shown = [(seat, text) for text, seat in first.items()][-MOST:]
        if shown == self._shown:
            return
        self._shown = shown
        for slip in self._slips:
            slip.setParentItem(None)
            self.scene().removeItem(slip)
            slip.deleteLater()
        self._slips = [_Slip(self, self.seats[seat], text) for seat, text in shown]
        self._arrange()

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the slips there, in one column or, where it is wide, in several."""
        self.setGeometry(x, y, w, h)
        self._arrange()

    def _arrange(self) -> None:
        w = self.rect().width()
        columns = max(1, int(w / (WIDE + 12)))
        for n, slip in enumerate(self._slips):
            slip.place(n % columns * (WIDE + 12), n // columns * EACH, min(w, WIDE))
