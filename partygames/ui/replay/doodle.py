"""A Doodle Rush watched again: the table of whoever drew, the wall while it was guessed, strokes as they were drawn."""

from time import perf_counter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.engine.replay import Replay
from partygames.games.doodle_rush.events import PhaseBegan
from partygames.games.doodle_rush.moves import Draw
from partygames.games.doodle_rush.state import BOARDS, BoardView, View
from partygames.ink.stroke import Stroke
from partygames.ui import theme
from partygames.ui.doodle.outcome import headline
from partygames.ui.doodle.wording import log_line, spoken
from partygames.ui.history import paint
from partygames.ui.history.wording import score_text
from partygames.ui.i18n import translate
from partygames.ui.navigator import Historian
from partygames.ui.replay import layout
from partygames.ui.replay.board import WatchedBoard
from partygames.ui.replay.screen import EDGE, ReplayScreen
from partygames.ui.replay.transport import HIGH
from partygames.ui.scene.box import Box
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.phases import Pips, RingClock
from partygames.ui.seat_name import seat_name

HEAD = 112.0
SLICE_S = 0.010
"""How long a tick may spend on painting ink."""
AHEAD = 24
"""How many moves ahead a stroke is looked for that has begun already: with six pens at once more than one has."""


class Captions(QGraphicsWidget):
    """Names and words around the boards, painted in one go."""

    def __init__(self, screen: "DoodleReplay") -> None:
        super().__init__()
        self._screen = screen

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw what belongs to the picture of this moment."""
        self._screen.paint_captions(painter)


class DoodleReplay(ReplayScreen):
    """`desk`: whose table is shown, None for the wall. Drawing minutes of a game that was cut off stay covered."""

    def __init__(self, replay: Replay, host: Historian) -> None:
        super().__init__(replay, host)
        self.desk: int | None = None
        self.covered = False
        self.pips = Pips()
        self.clock = RingClock()
        self.title = Label(None, theme.TEXT_L, display=True)
        self.subtitle = Label(None, theme.TEXT_S, theme.MUTED)
        self.captions = Captions(self)
        for item in (self.pips, self.clock, self.title, self.subtitle, self.captions):
            self.addItem(item)
        self.table: View = replay.view(0)
        self.boards = [[self._board(board) for board in row] for row in self.table.boards]
        self.large = [[self._board(board, paper=True) for board in row] for row in self.table.boards]

    def _board(self, view: BoardView, paper: bool = False) -> WatchedBoard:
        item = WatchedBoard(self.captions, self.replay.seats, view, paper)
        item.setVisible(False)
        return item

    # -- a moment

    def boards_at(self, number: int) -> list[tuple[BoardView, ...]]:
        """Return each author's boards: as the author saw them in a game that is over, else as everybody did."""
        if not self.replay.open:
            return list(self.replay.view(number).boards)
        return [self.replay.view(number, seat).boards[seat] for seat in range(len(self.replay.seats))]

    def growing(self, number: int, ms: float) -> dict[tuple[int, int], tuple[Stroke, int]]:
        """Return the strokes that are under way between this moment and the next ones: (author, board): (stroke, its ms)."""
        found: dict[tuple[int, int], tuple[Stroke, int]] = {}
        if not self.replay.open:
            return found
        pens: set[int] = set()
        for n in range(number + 1, min(number + AHEAD, self.replay.loaded) + 1):
            move = self.replay.move(n)
            if not isinstance(move, Draw):
                if self.table.drawer is not None:
                    break
                continue
            if move.seat in pens:
                continue
            pens.add(move.seat)
            so_far = ms - (self.replay.time(n) - move.stroke.duration)
            if so_far >= 0:
                found[move.seat, move.board] = (move.stroke, round(so_far))
            if self.table.drawer is not None:
                break
        return found

    def show_moment(self, jump: bool) -> None:
        """Show the moment: which picture, and every board in it."""
        number, ms = self.film.number, self.film.ms
        self.table = view = self.replay.view(number)
        draws = view.phase % 2 == 0 and not view.over
        desk = view.drawer if draws and self.replay.open else None
        covered = draws and not self.replay.open
        if (desk, covered) != (self.desk, self.covered) or view.over:
            self.desk, self.covered = desk, covered
            self.layout()
        growing = self.growing(number, ms)
        for author, row in enumerate(self.boards_at(number)):
            for board in row:
                spot = (author, board.index)
                for item in (self.boards[author][board.index], self.large[author][board.index]):
                    item.show_moment(board, growing.get(spot))
        self._word(number)
        self._show_clock(number, ms)
        self.captions.update()
        if jump:
            self.work()

    def work(self) -> bool:
        """Paint ink for a moment, the boards in sight first."""
        end = perf_counter() + SLICE_S
        todo = [item for rows in (self.large, self.boards) for row in rows for item in row if item.isVisible() and item.behind]
        for item in todo:
            item.catch_up()
            if perf_counter() > end:
                return True
        return False

    def marks(self) -> tuple[int, ...]:
        """Return where each phase begins."""
        log, out, said = self.replay.log(self.replay.loaded), [], 0
        for number in range(self.replay.loaded + 1):
            now = len(self.replay.log(number))
            out += [number for event in log[said:now] if isinstance(event, PhaseBegan)]
            said = now
        return tuple(out)

    def _word(self, number: int) -> None:
        """Say what is seen."""
        view, seats = self.table, self.replay.seats
        if view.over:
            title, hint = headline(view, seats), translate("Replay", "All words and who guessed them")
        elif view.phase % 2:
            said = (log_line(event, seats) for event in reversed(self.replay.log(number)))
            title, hint = translate("Replay", "Everybody guessed"), next((line for line in said if line), "")
        elif view.drawer is not None:
            title = translate("Replay", "{name} drew").format(name=seat_name(seats[view.drawer]))
            hint = "" if view.running else translate("Replay", "The pen is handed on")
        else:
            title, hint = translate("Replay", "Everybody drew"), ""
        self.title.set_text(title)
        self.subtitle.set_text(hint)
        self.pips.show_phase(view.phase)

    def _show_clock(self, number: int, ms: float) -> None:
        minute = self.replay.minute(number, ms)
        self.clock.setVisible(minute is not None)
        if minute is not None:
            self.clock.show_time(*minute, self.table.phase % 2 == 0)

    # -- where it lies

    def room(self) -> Box:
        """Return the room between the strip at the top and the bar."""
        return Box(EDGE, HEAD, self.w - 2 * EDGE, self.h - HEAD - HIGH - 28)

    def layout(self) -> None:
        """Place everything; only the boards of this picture are there."""
        super().layout()
        w, players = self.w, len(self.replay.seats)
        self.pips.setGeometry(QRectF(EDGE + 164, 26, 330, 46))
        x = EDGE + 164 + 330 + 28
        self.title.place(x, 14, w - x - 140, 44)
        self.subtitle.place(x, 58, w - x - 140, 30)
        self.clock.place(w - EDGE - 88, 12, 88)
        self.captions.setGeometry(QRectF(0, 0, w, self.h))
        _, wall = layout.wall(self.room(), players, self.table.over and self.replay.open)
        desk = layout.desk(self.room())
        for author in range(players):
            for index in range(BOARDS):
                self.boards[author][index].place(*wall[author][index])
                self.boards[author][index].setVisible(self.desk is None and not self.covered)
                self.large[author][index].place(*desk[index])
                self.large[author][index].setVisible(self.desk == author)

    def paint_captions(self, painter: QPainter) -> None:
        """Draw the words under the boards and the names beside them."""
        seats, room = self.replay.seats, self.room()
        if self.covered:
            self._paint_cover(painter, room)
            return
        if self.desk is not None:
            for index, box in enumerate(layout.desk(room)):
                word = spoken(self.large[self.desk][index].view.word)
                below = QRectF(box.x, box.bottom + 4, box.w, layout.WORD_H - 8)
                paint.text(painter, below, word, theme.TEXT_M, theme.TEXT, CENTER, display=True)
            return
        words = self.table.over and self.replay.open
        names, wall = layout.wall(room, len(seats), words)
        for author, spot in enumerate(names):
            side = min(46.0, spot.h - 44)
            top = spot.y + (spot.h - side - 48) / 2
            paint.emblem(painter, seats[author].emblem, QRectF(spot.x + (spot.w - side) / 2, top, side, side))
            name = QRectF(spot.x, top + side, spot.w, 24)
            paint.text(painter, name, seat_name(seats[author]), theme.TEXT_S, theme.TEXT, CENTER, display=True)
            told = score_text(self.table.tallies[author].score) if self.table.over else self._won(author)
            paint.text(painter, name.translated(0, 24), told, theme.TEXT_S, theme.MUTED, CENTER)
            if words:
                for index, box in enumerate(wall[author]):
                    below = QRectF(box.x - 20, box.bottom + 1, box.w + 40, 26)
                    word = spoken(self.boards[author][index].view.word)
                    paint.text(painter, below, word, theme.TEXT_S, theme.TEXT, CENTER, display=True)

    def _won(self, seat: int) -> str:
        return translate("Doodle", "won: {count}").format(count=self.table.tallies[seat].won)

    def _paint_cover(self, painter: QPainter, room: Box) -> None:
        """Draw a veil over a drawing minute of a game that was never played to its end."""
        drawer = self.table.drawer
        mid = room.y + room.h / 2
        if drawer is not None:
            paint.emblem(painter, self.replay.seats[drawer].emblem, QRectF(room.x + room.w / 2 - 60, mid - 130, 120, 120))
        text = translate("Replay", "This game was not played to its end, so its drawing minutes stay covered.")
        line = QRectF(room.x + 40, mid + 10, room.w - 80, 50)
        paint.text(painter, line, text, theme.TEXT_L, theme.MUTED, CENTER, display=True)
