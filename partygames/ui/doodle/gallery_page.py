"""The gallery: every board of the game with its word; taken out, a board shows its three stages."""


from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import BOARDS, BoardView
from partygames.ui import art, theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.author import AuthorTag
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.wording import names, spoken
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel


class GalleryBoard(PaperBoard):
    """A board as it was at the end, guessed or not, with the emblems of its winners on a corner."""

    tapped = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent, seats, replace(view, reply=None))
        self.setObjectName(f"gallery-{view.author}-{view.index}")
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def is_paper(self) -> bool:
        """Say whether anything is drawn here."""
        return bool(self.view.strokes)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board and who won it."""
        super().paint(painter, option, widget)
        r = self.rect()
        side = min(44.0, r.height() * 0.36)
        for i, seat in enumerate(reversed(self.view.winners)):
            if self.is_paper:
                spot = QRectF(r.right() - side * (0.9 + 0.8 * i), r.y() - side * 0.2, side, side)
                art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg", spot)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the board out."""
        if self.rect().contains(event.pos()):
            self.tapped.emit()


class _Detail(Panel):
    """One board taken out: large, with its word, its winners and what it looked like after each drawing minute."""

    closed = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView) -> None:
        super().__init__(parent)
        self.setObjectName("detail")
        self.setZValue(z.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.seats, self.view = seats, view
        self.board = GalleryBoard(self, seats, view)
        self.board.tapped.connect(self.closed)
        self.caption = Label(self, theme.TEXT_L, display=True, align=CENTER)
        bare = replace(view, winners=(), reply=None)
        self.marks = [Label(self, theme.TEXT_S, theme.MUTED, align=CENTER) for _ in view.stages]
        self.stages = [PaperBoard(self, seats, replace(bare, strokes=s, has_drawing=bool(s))) for s in view.stages]
        self.retranslate()

    def retranslate(self) -> None:
        """Word the caption."""
        word, author = spoken(self.view.word), self.seats[self.view.author].name
        if self.view.winners:
            text = translate("Doodle", "{word} · drawn by {author}, guessed by {names}")
        else:
            text = translate("Doodle", "{word} · drawn by {author}, guessed by nobody")
        for n, mark in enumerate(self.marks):
            mark.set_text(translate("Doodle", "after drawing minute {n}").format(n=n + 1))
        self.caption.set_text(text.format(word=word, author=author, names=names(self.seats, self.view.winners)))

    def arrange(self, room: Box) -> None:
        """Lie over the gallery."""
        self.setGeometry(QRectF(*room))
        board, caption, stages = end_layout.stages(room._replace(x=0, y=0))
        self.board.place(*board)
        self.caption.place(*caption)
        for item, mark, box in zip(self.stages, self.marks, stages, strict=False):
            item.place(*box)
            mark.place(box.x, box.bottom + 4, box.w, 28)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Close."""
        self.closed.emit()


class GalleryPage(Page):
    """`out` is the board taken out; arrows go from one to the next."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view = self.session.view(None)
        self.title = Label(self, theme.TEXT_XL, display=True)
        self.back = Button(self, Look.CALM, icon="back", name="gallery-back")
        self.back.clicked.connect(lambda: screen.go("scores"))
        self.authors = [AuthorTag(self, seat) for seat in self.seats]
        self.boards: list[list[GalleryBoard]] = []
        self.words: list[list[Label]] = []
        for row in self.view.boards:
            self.boards.append([GalleryBoard(self, self.seats, board) for board in row])
            self.words.append([Label(self, theme.TEXT_S, display=True, align=CENTER) for _ in row])
            for item in self.boards[-1]:
                item.tapped.connect(lambda v=item.view: self.take_out((v.author, v.index)))
        self.out: tuple[int, int] | None = None
        self.detail: _Detail | None = None
        self.retranslate()

    def take_out(self, spot: tuple[int, int] | None) -> None:
        """Take a board out, or put it back."""
        if self.detail is not None:
            self.screen.put_away(self.detail)
            self.detail = None
        self.out = spot
        if spot is not None:
            self.detail = _Detail(self, self.seats, self.view.boards[spot[0]][spot[1]])
            self.detail.closed.connect(lambda: self.take_out(None))
            self.detail.arrange(self._detail_room())

    def _detail_room(self) -> Box:
        """Return where a board taken out lies: over all the others, their emblems too."""
        room = end_layout.gallery(self.rect().width(), self.rect().height(), len(self.seats)).room
        return room._replace(y=room.y - 10, h=room.h + 10)

    def retranslate(self) -> None:
        """Word the page."""
        self.title.set_text(translate("Doodle", "All the boards"))
        self.back.set_text(translate("Doodle", "To the scores"))
        for row, labels in zip(self.view.boards, self.words, strict=True):
            for board, label in zip(row, labels, strict=True):
                label.set_text(spoken(board.word))
        if self.detail is not None:
            self.detail.retranslate()

    def fit(self, w: float, h: float) -> None:
        """Place everything."""
        super().fit(w, h)
        places = end_layout.gallery(w, h, len(self.seats))
        self.title.place(*places.title)
        self.back.place(*places.back)
        for n, spot in enumerate(places.names):
            self.authors[n].place(spot)
            for i in range(BOARDS):
                self.boards[n][i].place(*places.boards[n][i])
                self.words[n][i].place(*places.captions[n][i])
        if self.detail is not None:
            self.detail.arrange(self._detail_room())

    def step_back(self) -> bool:
        """Put the board back, or go back to the scores."""
        if self.out is not None:
            self.take_out(None)
        else:
            self.screen.go("scores")
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Left and right leaf through the boards."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            return False
        every = len(self.seats) * BOARDS
        at = -1 if self.out is None else self.out[0] * BOARDS + self.out[1]
        at = (at + step) % every if self.out is not None or step > 0 else every - 1
        self.take_out(divmod(at, BOARDS))
        return True
