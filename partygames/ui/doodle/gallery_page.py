"""The gallery: every board of the game with its word; taken out, a board shows how it was made. From here they are saved."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.games.doodle_rush.state import BOARDS
from partygames.ui import theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.author import AuthorTag
from partygames.ui.doodle.board_detail import BoardDetail
from partygames.ui.doodle.gallery_board import GalleryBoard
from partygames.ui.doodle.page import Page, PageHost
from partygames.ui.doodle.saver import Saver
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.keep.keepsake import keepsakes
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.slider import Slider
from partygames.ui.scene.tappable import PRESSES

FIRST_SPEED = 4


class GalleryPage(Page):
    """`out` is the board taken out; arrows go from one to the next."""

    def __init__(self, screen: PageHost) -> None:
        super().__init__(screen)
        self.view = self.session.view(None)
        self.keepsakes = keepsakes(self.session)
        self.saver = Saver(screen)
        self.speed = FIRST_SPEED
        self.title = Label(self, theme.TEXT_XL, display=True)
        self.hint = Label(self, theme.TEXT_S, theme.MUTED)
        self.back = Button(self, Look.CALM, icon="back", name="gallery-back")
        self.back.clicked.connect(lambda: screen.go("scores"))
        self.save_all = Button(self, Look.PLAIN, icon="save", name="save-all")
        self.save_all.clicked.connect(lambda: self.saver.save_all(self.keepsakes))
        self.save_all.setEnabled(any(keepsake.drawn for row in self.keepsakes for keepsake in row))
        self.album = Button(self, Look.PLAIN, icon="book", name="save-album")
        self.album.clicked.connect(self.saver.save_album)
        self.authors = [AuthorTag(self, seat) for seat in self.seats]
        self.boards: list[list[GalleryBoard]] = []
        self.words: list[list[Label]] = []
        for row in self.view.boards:
            self.boards.append([GalleryBoard(self, self.seats, board) for board in row])
            self.words.append([Label(self, theme.TEXT_S, display=True, align=CENTER) for _ in row])
            for item in self.boards[-1]:
                item.tapped.connect(lambda v=item.view: self.take_out((v.author, v.index)))
        self.out: tuple[int, int] | None = None
        self.detail: BoardDetail | None = None
        self.retranslate()

    def take_out(self, spot: tuple[int, int] | None) -> None:
        """Take a board out, or put it back."""
        if self.detail is not None:
            self.detail.stop()
            self.screen.put_away(self.detail)
            self.detail = None
        self.out = spot
        if spot is not None:
            author, index = spot
            keepsake = self.keepsakes[author][index]
            self.detail = detail = BoardDetail(self, self.seats, self.view.boards[author][index], keepsake, self.speed)
            detail.closed.connect(lambda: self.take_out(None))
            detail.leafed.connect(self.leaf)
            detail.save_tapped.connect(lambda: self.saver.save_board(keepsake))
            detail.player.speed_chosen.connect(self._choose_speed)
            detail.arrange(self._detail_room())

    def leaf(self, by: int) -> None:
        """Take out the next board, or the one before."""
        every = len(self.seats) * BOARDS
        at = -1 if self.out is None else self.out[0] * BOARDS + self.out[1]
        at = (at + by) % every if self.out is not None or by > 0 else every - 1
        self.take_out(divmod(at, BOARDS))

    def _choose_speed(self, speed: int) -> None:
        self.speed = speed

    def _detail_room(self) -> Box:
        """Return where a board taken out lies: over all the others, their emblems too."""
        room = end_layout.gallery(self.rect().width(), self.rect().height(), len(self.seats)).room
        return room._replace(y=room.y - 10, h=room.h + 10)

    def heading(self) -> str:
        """Return the title."""
        return self.title.text

    def retranslate(self) -> None:
        """Word the page."""
        self.title.set_text(translate("Doodle", "All the boards"))
        self.hint.set_text(translate("Doodle", "Tap a board: watch it grow."))
        self.back.set_text(translate("Doodle", "To the scores"))
        self.save_all.set_text(translate("Doodle", "Save all"))
        self.album.set_text(translate("Doodle", "Save the album"))
        for tag in self.authors:
            tag.retranslate()
        for row, labels in zip(self.view.boards, self.words, strict=True):
            for board, label in zip(row, labels, strict=True):
                label.set_text(spoken(board.word))
                label.said = ""  # its board says it
        if self.detail is not None:
            self.detail.retranslate()

    def fit(self, w: float, h: float) -> None:
        """Place everything."""
        super().fit(w, h)
        places = end_layout.gallery(w, h, len(self.seats))
        self.title.place(*places.title)
        self.hint.place(*places.hint)
        self.back.place(*places.back)
        self.album.place(*places.album)
        self.save_all.place(*places.save_all)
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
        """Left and right leaf through the boards, Space plays; arrows on the way of a film belong to it."""
        key = Qt.Key(event.key())
        if key in PRESSES and self.detail is not None and not event.isAutoRepeat():
            self.detail.player.toggle()
            return True
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if step is None or isinstance(self.scene().focusItem(), Slider):
            return False
        self.leaf(step)
        return True

    def leave(self) -> None:
        """Stop the film and whatever is being saved."""
        if self.detail is not None:
            self.detail.stop()
        self.saver.stop()
