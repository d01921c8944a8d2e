"""A board on which a drawing is made again, stroke by stroke, with the pace of the hand that drew it."""

from bisect import bisect_right
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import EMBLEMS, Seat
from partygames.games.doodle_rush.state import BoardView, FlagState
from partygames.ink.stroke import Sample, Stroke
from partygames.ui import art, theme
from partygames.ui.doodle.paper_board import PaperBoard, paint_sheet
from partygames.ui.doodle.wording import spoken
from partygames.ui.pen.inksheet import InkSheet


class WatchedBoard(PaperBoard):
    """Show a board of one moment, and the stroke that grows on it.

    Ink is painted when there is time for it (`catch_up`); until then `behind` says that the picture is an older one.
    """

    def __init__(self, parent: QGraphicsItem, seats: tuple[Seat, ...], view: BoardView, paper: bool = False) -> None:
        """`paper`: a board on which nothing is drawn yet is blank paper, as it lies before whoever draws."""
        super().__init__(parent, seats, replace(view, reply=None))
        self.setObjectName(f"watched-{view.author}-{view.index}")
        self._paper = paper
        self.growing: tuple[Stroke, int] | None = None
        self._ink = InkSheet()
        self._size = (0, 0)
        self._live: Stroke | None = None
        self._samples: list[Sample] = []

    @property
    def is_paper(self) -> bool:
        """Say whether anything is drawn here, or just begins to be."""
        return bool(self.view.strokes) or self.growing is not None or (self._paper and not self.view.winners)

    def show_moment(self, view: BoardView, growing: tuple[Stroke, int] | None) -> None:
        """Show the board as it was; `growing`: a stroke under way and its ms so far."""
        if view != self.view or growing != self.growing:
            was, self.growing = self.is_paper, growing
            self.view = view
            if was != self.is_paper or not self.is_paper:
                self.update()

    @property
    def behind(self) -> bool:
        """Say whether there is ink to paint before the moment is shown."""
        if not self.is_paper or self._size == (0, 0):
            return False
        return self._ink.strokes != self.view.strokes or self._shown() != self._wanted()

    def _shown(self) -> tuple[Stroke | None, int]:
        return self._live, len(self._samples)

    def _wanted(self) -> tuple[Stroke | None, int]:
        if self.growing is None:
            return None, 0
        stroke, ms = self.growing
        return stroke, max(1, bisect_right(stroke.samples(), ms, key=lambda sample: sample.t_ms))

    def catch_up(self) -> None:
        """Paint what is missing."""
        if not self.behind:
            return
        if self._ink.picture is None:
            self._ink.draw_all(self._size)
        stroke, count = self._wanted()
        if self._live is not None and (stroke is not self._live or count < len(self._samples)):
            self._end_live()
        self._ink.set_strokes(self.view.strokes)
        if stroke is not None:
            self._grow(stroke, stroke.samples()[:count])
        self.update()

    def _grow(self, stroke: Stroke, samples: Sequence[Sample]) -> None:
        if self._live is None:
            self._live, self._samples = stroke, [samples[0]]
            self._ink.begin(stroke.tool, stroke.width, self._samples)
        for sample in samples[len(self._samples) :]:
            self._samples.append(sample)
            self._ink.extend(sample, (sample.x, sample.y))

    def _end_live(self) -> None:
        """Take the stroke under way off again; the finished one comes with the strokes of the board."""
        self._ink.cancel()
        self._live, self._samples = None, []

    def spoken(self) -> str:
        """Say the word that is drawn here, where it may be known."""
        return spoken(self.view.word) if self.is_paper else ""

    def close(self) -> None:
        """Let go of the picture, before the board is dropped."""
        self._ink.close_brush()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the board as far as its ink is painted, its flag, and the emblems of its winners on a corner."""
        r = self.rect()
        if not self.is_paper:
            self._paint_place(painter, r)
            return
        scale = art.device_scale(painter)
        size = max(1, round(r.width() * scale)), max(1, round(r.height() * scale))
        if size != self._size:
            self._size = size
            self._live, self._samples = None, []
            self.close()
            self._ink = InkSheet()
            self._ink.draw_all(size)
        picture = self._ink.picture
        assert picture is not None
        paint_sheet(painter, r, theme.SEATS[self.seats[self.view.author].emblem], picture.image)
        if self.view.flag is not FlagState.NONE:
            self._paint_flag(painter, r)
        side = min(44.0, r.height() * 0.36)
        for i, seat in enumerate(reversed(self.view.winners)):
            spot = QRectF(r.right() - side * (0.9 + 0.8 * i), r.y() - side * 0.2, side, side)
            art.draw(painter, f"icons/seat-{EMBLEMS[self.seats[seat].emblem]}.svg", spot)
