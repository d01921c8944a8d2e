"""A board on which a drawing is made once more."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import BoardView
from partygames.ink.replay import Moment, Replay
from partygames.ui import art, theme
from partygames.ui.doodle.paper_board import PaperBoard, paint_sheet
from partygames.ui.pen.projector import Projector

SLICE_S = 0.008
"""How long painting ink may keep the window from anything else."""
LIGHT, FIRST_S = 3_000, 0.04
"""At a new size a drawing of so many samples is painted at once; of a longer one, what can be painted in that time."""


class ReplayBoard(PaperBoard):
    """Show any moment of a replay; a long way to it is painted in slices, and `behind` says that it is not there yet."""

    tapped = Signal()

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView, replay: Replay) -> None:
        super().__init__(parent, seats, view)
        self.setObjectName("replay-board")
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.replay = replay
        self.moment: Moment = replay.at(replay.duration)
        self._projector: Projector | None = None

    def show_replay(self, view: BoardView, replay: Replay) -> None:
        """Show another board."""
        self.close()
        self.view, self.replay, self._projector = view, replay, None
        self.moment = replay.at(replay.duration)
        self.update()

    @property
    def is_paper(self) -> bool:
        """Say whether anything was ever drawn here."""
        return bool(self.replay.stroke_ends)

    @property
    def finished(self) -> bool:
        """Say whether the moment is the last one."""
        return self.moment == self.replay.at(self.replay.duration)

    @property
    def behind(self) -> bool:
        """Say whether there is more to paint before the moment is shown."""
        return not self.finished if self._projector is None else self._projector.at != self.moment

    def show_moment(self, moment: Moment) -> None:
        """Show another moment, as far as there is time for it; call again while `behind`."""
        self.moment = moment
        projector = self._projector
        if projector is None:
            self.update()
        elif projector.at != moment:
            box = projector.show(moment, SLICE_S)
            r = self.rect()
            x, y = r.width() / projector.image.width(), r.height() / projector.image.height()
            self.update(QRectF(box.x() * x - 1, box.y() * y - 1, box.width() * x + 2, box.height() * y + 2))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board as it was at the moment."""
        r = self.rect()
        if not self.is_paper:
            super().paint(painter, option, widget)
            return
        paint_sheet(painter, r, theme.SEATS[self.seats[self.view.author].emblem], self._ink(painter, r))

    def _ink(self, painter: QPainter, r: QRectF) -> QImage | None:
        """Return the picture of the moment; a finished drawing comes from the pictures of the scene, as everywhere."""
        scale = art.device_scale(painter)
        size = max(1, round(r.width() * scale)), max(1, round(r.height() * scale))
        projector = self._projector
        if projector is not None and (projector.image.width(), projector.image.height()) != size:
            self.close()
            self._projector = projector = None
        if projector is None:
            if self.finished:
                return self.picture(self.replay.takes[-1], painter, r)
            self._projector = projector = Projector(self.replay, *size, keep=True)
            samples = sum(map(len, self.replay.takes[self.moment.take]))
            projector.show(self.moment, None if samples <= LIGHT else FIRST_S)
        return projector.image

    def close(self) -> None:
        """Let go of the picture, before the board is dropped."""
        if self._projector is not None:
            self._projector.close()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Count a tap."""
        if self.rect().contains(event.pos()):
            self.tapped.emit()
