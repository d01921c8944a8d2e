"""The question about letters on a board (DR-11, DD-7): its author's yes is enough, else most of the others decide."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ui import theme
from partygames.ui.doodle import wall_layout
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.emblem import Emblem
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name


class _Voice(Panel):
    """One player's line: name, and the two things they can say."""

    said = Signal(bool)

    def __init__(self, parent: QGraphicsItem, seat: Seat, number: int, author: bool) -> None:
        super().__init__(parent, theme.SAND, theme.R_M, shadow=0)
        self._seat, self._author = seat, author
        self.emblem = Emblem(self, seat.emblem)
        self.name = Label(self, theme.TEXT_M, display=True)
        self.role = Label(self, theme.TEXT_S, theme.MUTED)
        self.letters = Button(self, Look.PLAIN, theme.TEXT_S, name=f"letters-{number}")
        self.clean = Button(self, Look.PLAIN, theme.TEXT_S, name=f"clean-{number}")
        self.letters.clicked.connect(lambda: self.said.emit(True))
        self.clean.clicked.connect(lambda: self.said.emit(False))

    def arrange(self, box: Box) -> None:
        """Place the line inside the sheet."""
        self.setGeometry(QRectF(*box))
        self.emblem.place(8, (box.h - 42) / 2, 42)
        each = min(150.0, box.w * 0.27)
        room = box.w - 60 - 2 * each - 24
        self.name.place(60, 4 if self._author else 0, room, box.h * 0.5 if self._author else box.h)
        self.role.place(60, box.h * 0.52, room, box.h * 0.4)
        self.letters.place(box.w - 2 * each - 12, 5, each, box.h - 10)
        self.clean.place(box.w - each - 6, 5, each, box.h - 10)
        for button in (self.letters, self.clean):
            button.set_reach(0, 5)

    def retranslate(self) -> None:
        """Word the line."""
        self.name.set_text(seat_name(self._seat))
        self.role.set_text(translate("Doodle", "drew it") if self._author else "")
        self.letters.set_text(translate("Doodle", "Letters!"))
        self.clean.set_text(translate("Doodle", "No letters"))
        for button in (self.letters, self.clean):
            button.said = translate("Access", "{what}: {button}").format(what=self.name.text, button=button.text)


class FlagSheet(Panel):
    """`said(seat, there are letters)` is a voice; the rules count them. `closed` puts the sheet away."""

    said = Signal(int, bool)
    closed = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setZValue(z.BUBBLE)
        self.seats = seats
        self.title = Label(self, theme.TEXT_L, display=True)
        self.board = PaperBoard(self, seats, view)
        self.text = Label(self, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.close = Button(self, Look.QUIET, icon="close", name="flag-close")
        self.close.clicked.connect(self.closed)
        self.voices: dict[int, _Voice] = {}
        for n in (view.author, *(n for n in range(len(seats)) if n != view.author)):
            voice = _Voice(self, seats[n], n, n == view.author)
            voice.said.connect(lambda yes, n=n: self.said.emit(n, yes))
            self.voices[n] = voice
        self.show_board(view)
        self.retranslate()

    def show_board(self, view: BoardView) -> None:
        """Show who said what so far."""
        self.board.show_board(view)
        votes = dict(view.votes)
        for n, voice in self.voices.items():
            voice.letters.set_checked(votes.get(n) is True)
            voice.clean.set_checked(votes.get(n) is False)
            voice.clean.setEnabled(view.flag is FlagState.RAISED)
            voice.clean.setVisible(view.flag is FlagState.RAISED)  # there is nothing to deny before somebody has said it

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Doodle", "Letters or digits on this board?"))
        self.text.set_text(
            translate(
                "Doodle",
                "If whoever drew it says yes, or most of the others do, the board is closed until it is wiped.",
            )
        )
        self.close.said = translate("Doodle", "Put the question away")
        for voice in self.voices.values():
            voice.retranslate()

    def arrange(self, room: Box) -> None:
        """Lie over the wall."""
        places = wall_layout.flag_sheet(room, len(self.seats))
        w = places.sheet.w
        self.setGeometry(QRectF(*places.sheet))
        self.title.place(24, 18, w - 120, 54)
        self.close.place(w - 76, 14, theme.TARGET, theme.TARGET)
        self.board.place(*places.board)
        self.text.place(*places.text)
        for voice, line in zip(self.voices.values(), places.lines, strict=True):
            voice.arrange(line)
