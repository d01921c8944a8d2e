"""One board taken out of the gallery: how it was made, what it showed after each drawing minute, and a way to keep it."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import PHASES, BoardView
from partygames.ui import theme
from partygames.ui.doodle import end_layout
from partygames.ui.doodle.gallery_board import GalleryBoard
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.player import Player
from partygames.ui.doodle.replay_board import ReplayBoard
from partygames.ui.doodle.wording import names, spoken
from partygames.ui.i18n import translate
from partygames.ui.keep.keepsake import Keepsake
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel
from partygames.ui.seat_name import seat_name


class BoardDetail(Panel):
    """Show a board large; `leafed(int)` asks for the one after or before it."""

    closed = Signal()
    leafed = Signal(int)
    save_tapped = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView, keepsake: Keepsake, speed: int) -> None:
        super().__init__(parent)
        self.setObjectName("detail")
        self.setZValue(z.BUBBLE)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.seats, self.view, self.keepsake = seats, view, keepsake
        self.before = Button(self, Look.QUIET, icon="back", name="detail-before")
        self.after = Button(self, Look.QUIET, icon="next", name="detail-after")
        self.caption = Label(self, theme.TEXT_L, display=True, align=CENTER)
        self.save = Button(self, Look.CALM, name="detail-save")
        self.close_button = Button(self, Look.QUIET, icon="close", name="detail-close")
        bare = replace(view, winners=(), reply=None)
        self.board = ReplayBoard(self, seats, bare, keepsake.replay())
        self.player = Player(self, self.board, speed)
        self.stages = [GalleryBoard(self, seats, replace(bare, strokes=s, has_drawing=bool(s))) for s in keepsake.stages]
        # Once it was guessed it lay with its winners, and its author could add nothing.
        gone = range(len(self.stages), PHASES // 2)
        self.places = [PaperBoard(self, seats, replace(view, reply=None)) for _ in gone]
        self.marks = [Label(self, theme.TEXT_S, theme.MUTED, align=CENTER) for _ in (*self.stages, *self.places)]
        self.before.clicked.connect(lambda: self.leafed.emit(-1))
        self.after.clicked.connect(lambda: self.leafed.emit(1))
        self.save.clicked.connect(self.save_tapped)
        self.close_button.clicked.connect(self.closed)
        self.save.setEnabled(keepsake.drawn)
        for n, stage in enumerate(self.stages):
            stage.setObjectName(f"stage-{n}")
            stage.tapped.connect(lambda n=n: self.player.go_to_stage(n))
        self.player.stage_changed.connect(self._mark_stage)
        self._mark_stage(self.player.stage)
        self.retranslate()

    def _mark_stage(self, shown: int) -> None:
        for n, stage in enumerate(self.stages):
            stage.set_selected(n == shown and len(self.stages) > 1)

    def stop(self) -> None:
        """Stand still, before the board is put back."""
        self.player.showing.stop()

    def retranslate(self) -> None:
        """Word the caption, the stages and the buttons."""
        word, author = spoken(self.view.word), seat_name(self.seats[self.view.author])
        if self.view.winners:
            text = translate("Doodle", "{word} · drawn by {author}, guessed by {names}")
        else:
            text = translate("Doodle", "{word} · drawn by {author}, guessed by nobody")
        self.caption.set_text(text.format(word=word, author=author, names=names(self.seats, self.view.winners)))
        after, gone = (
            translate("Doodle", "after drawing minute {n}"),
            translate("Doodle", "guessed before drawing minute {n}"),
        )
        for n, mark in enumerate(self.marks, 1):
            mark.set_text((after if n <= len(self.stages) else gone).format(n=n))
            mark.said = ""  # the little board above it says it
        for board, mark in zip((*self.stages, *self.places), self.marks, strict=True):
            board.said = mark.text
        self.before.said, self.after.said = translate("Doodle", "The board before"), translate("Doodle", "The next board")
        self.close_button.said = translate("Doodle", "Put the board back")
        self.save.set_text(translate("Doodle", "Save…"))

    def arrange(self, room: Box) -> None:
        """Lie over the gallery."""
        self.setGeometry(QRectF(*room))
        places = end_layout.detail(room.w, room.h)
        self.before.place(*places.before)
        self.after.place(*places.after)
        self.caption.place(*places.caption)
        self.save.place(*places.save)
        self.close_button.place(*places.close)
        self.board.place(*places.board)
        self.player.place(*places.player)
        for item, mark, box in zip((*self.stages, *self.places), self.marks, places.stages, strict=True):
            item.place(*box)
            mark.place(box.x - 40, box.bottom + 7, box.w + 80, 26)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let no tap through to the gallery below."""
        event.accept()
