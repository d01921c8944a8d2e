"""The board item: live ink, its small rectangles, and what comes back from the game."""
import math
from itertools import pairwise

import msgspec
import pytest
from helpers.pen_events import PEN, RUBBER_END
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsView

from partygames.ink.filters import StrokeFilter
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke
from partygames.ui.pen.board import RESIZE_MS, BoardItem
from partygames.ui.pen.paint import Picture, render_board

WAVE = [(0.1 + 0.02 * i, 0.5 + (0.3 if i % 7 < 3 else -0.2)) for i in range(40)]


def stroke(*points: tuple[float, float], tool: Tool = Tool.PEN, width: float = PEN_WIDTHS[1]) -> Stroke:
    return pack_stroke(tool, width, [(8 * i, x, y, 0.6) for i, (x, y) in enumerate(points)])


def picture(board: BoardItem) -> QImage:
    return board.ink.picture.image.copy()


def committing(table, board: int = 0) -> list[Stroke]:
    """Let the game take each finished stroke and show it, as the real one does."""
    state: list[Stroke] = []

    def commit(at: int, new: Stroke) -> None:
        if at == board:
            state.append(new)
            table.boards[board].set_strokes(tuple(state))

    table.pen.stroke_finished.connect(commit)
    return state


def test_live_ink_and_replayed_ink_are_the_same_picture(table):
    state = committing(table)
    table.hand.pen_line(table.points(0, *WAVE), 0.7)
    table.hand.pen_line(table.points(0, (0.2, 0.2), (0.8, 0.8)), 0.3)
    table.hand.pen_line(table.points(0, (0.3, 0.6), (0.6, 0.6)), device=RUBBER_END)
    table.clock.wait(500)
    table.hand.mouse_line(table.points(0, *[(y, x) for x, y in WAVE]))
    live = picture(table.boards[0])
    assert live == render_board(state, live.width(), live.height())


def test_a_stroke_that_comes_back_from_the_game_is_not_painted_twice(table, monkeypatch):
    replays = []
    original = Picture.replay
    monkeypatch.setattr(Picture, "replay", lambda self, *args: replays.append(args) or original(self, *args))
    committing(table)
    table.hand.pen_line(table.points(0, *WAVE))
    table.boards[0].set_strokes(table.boards[0].strokes)
    assert [args for args in replays if args[0]] == []


class Repaints(QObject):
    """Collect what of a viewport is repainted."""

    def __init__(self, table) -> None:
        super().__init__(table.view)
        self.table, self.rects = table, []
        table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.rects += list(event.region())
        return False

    def taken(self) -> list[QRect]:
        """Return what was repainted since the last time."""
        QApplication.processEvents()
        rects, self.rects = self.rects, []
        return rects


def test_each_sample_repaints_its_own_small_rectangle_only(table):
    table.boards[0].set_strokes([stroke((0.1, n / 60), (0.9, n / 60)) for n in range(60)])
    repaints = Repaints(table)
    x, y = table.at(0, 0.2, 0.5)
    table.hand.pen("down", x, y)
    repaints.taken()
    for i in range(1, 40):
        table.hand.pen("move", x + 4 * i, y + (i % 3))
        rects = repaints.taken()
        assert rects
        assert sum(r.width() * r.height() for r in rects) < 40 * 30
        assert all(abs(r.center().x() - x - 4 * i) < 30 for r in rects)
    table.hand.pen("up", x + 156, y)
    assert sum(r.width() * r.height() for r in repaints.taken()) < 40 * 30


@pytest.mark.parametrize("device", [PEN, RUBBER_END])
def test_the_small_rectangles_leave_no_stale_pixel_on_the_screen(table, device):
    """Keep an own screen on which only what was repainted changes; at the end it is the whole picture."""
    table.boards[0].set_strokes([stroke((0.1, n / 9), (0.9, n / 9)) for n in range(9)])
    screen = table.image()
    repaints = Repaints(table)

    def see() -> QImage:
        rects = repaints.taken()
        whole = table.view.grab().toImage()
        repaints.taken()
        painter = QPainter(screen)
        for rect in rects:
            painter.drawImage(rect, whole, rect)
        painter.end()
        return whole

    x, y = table.at(0, 0.2, 0.5)
    table.hand.pen("down", x, y, 0.9, device)
    see()
    for i in range(30):
        table.hand.pen("move", x + 6 * i, y + 40 * (i % 3 == 0), 0.5 + 0.4 * math.sin(i), device)
        see()
    table.hand.pen("up", x + 190, y, 0.0, device)
    assert see() == screen
    table.boards[0].forget_own()
    assert see() == screen


class Note(QGraphicsRectItem):
    """Something else in the scene; it counts how often the scene paints it."""

    def __init__(self, z: float, *rect: float) -> None:
        super().__init__(*rect)
        self.painted = 0
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def paint(self, painter, option, widget=None) -> None:
        self.painted += 1


def test_live_ink_is_repainted_without_the_scene_until_something_comes_to_lie_above(table):
    x, y = table.at(0, 0.2, 0.5)
    below = Note(-1, 0, 0, 1100, 600)
    table.scene.addItem(below)
    repaints = Repaints(table)
    steps = iter(range(1, 100))

    def scene_paints(samples: int) -> int:
        before = below.painted
        for _ in range(samples):
            table.hand.pen("move", x + 4 * next(steps), y)
            assert repaints.taken()
        return below.painted - before

    table.hand.pen("down", x, y)
    repaints.taken()
    assert scene_paints(10) == 0
    above = Note(9, x + 20, y - 20, 60, 60)
    table.scene.addItem(above)
    repaints.taken()
    seen = above.painted
    assert seen > 0
    assert scene_paints(10) == 10
    assert above.painted > seen
    table.scene.removeItem(above)
    repaints.taken()
    assert scene_paints(10) == 0
    table.hand.pen("up", x + 60, y)


def test_the_line_reaches_the_tip_before_the_next_sample_comes(table):
    table.pen.set_tool(Tool.PEN, PEN_WIDTHS[2])
    x, y = table.at(0, 0.2, 0.5)
    table.hand.pen("down", x, y)
    for i in range(1, 6):
        table.hand.pen("move", x + 20 * i, y)
    assert QColor(table.image().pixel(round(x) + 100, round(y))).lightness() < 128


def test_undo_and_redo_bring_back_the_very_same_pixels(table):
    board = table.boards[0]
    strokes = (
        stroke(*WAVE),
        stroke((0.1, 0.1), (0.9, 0.9), width=PEN_WIDTHS[2]),
        stroke((0.2, 0.5), (0.7, 0.5), tool=Tool.RUBBER, width=RUBBER_WIDTHS[0]),
        stroke((0.5, 0.1), (0.5, 0.9)),
    )
    pictures = []
    for n in range(len(strokes) + 1):
        board.set_strokes(strokes[:n])
        pictures.append(picture(board))
    for n in (3, 1, 2, 0, 4, 0, 3):
        board.set_strokes(strokes[:n])
        assert picture(board) == pictures[n]


def test_responsive_sketchpad_51_a_wipe_can_be_undone(table):
    board = table.boards[0]
    board.set_strokes((stroke(*WAVE),))
    drawn = picture(board)
    board.set_strokes(())
    assert picture(board) == render_board((), drawn.width(), drawn.height())
    board.set_strokes((stroke(*WAVE),))
    assert picture(board) == drawn


def test_undo_in_the_middle_of_a_live_stroke_leaves_the_live_one(table):
    board = table.boards[0]
    board.set_strokes((stroke(*WAVE),))
    table.hand.pen("down", *table.at(0, 0.1, 0.5))
    table.hand.pen("move", *table.at(0, 0.5, 0.5))
    board.set_strokes(())
    table.hand.pen("move", *table.at(0, 0.9, 0.5))
    table.hand.pen("up", *table.at(0, 0.9, 0.5))
    [(_, drawn)] = table.done
    assert picture(board) == render_board((drawn,), board.ink.picture.w, board.ink.picture.h)


def test_a_refused_stroke_can_be_taken_away(table):
    board = table.boards[0]
    board.set_strokes((stroke(*WAVE),))
    before = picture(board)
    table.hand.pen_line(table.points(0, (0.1, 0.1), (0.9, 0.9)))
    assert picture(board) != before
    board.forget_own()
    assert picture(board) == before


def test_a_stroke_still_on_its_way_stays_when_the_game_shows_an_older_one(table):
    board = table.boards[0]
    table.hand.pen_line(table.points(0, *WAVE))
    table.hand.pen_line(table.points(0, (0.1, 0.1), (0.9, 0.9)))
    both = picture(board)
    first, second = (s for _, s in table.done)
    board.set_strokes((first,))
    assert picture(board) == both
    board.set_strokes((first, second))
    assert picture(board) == both
    board.set_strokes((first,))  # and now it is an undo
    assert picture(board) == render_board((first,), both.width(), both.height())


@pytest.mark.parametrize("n", [1, 2, 3])
def test_rnote_28_strokes_of_one_to_three_samples_show_and_survive_saving(table, n):
    points = table.points(0, *[(0.5 + 0.05 * i, 0.5) for i in range(n)])
    table.hand.pen("down", *points[0], 0.05)
    for x, y in points[1:]:
        table.hand.pen("move", x, y, 0.05)
    table.hand.pen("up", *points[-1])
    [(_, drawn)] = table.done
    saved = msgspec.json.decode(msgspec.json.encode(drawn), type=Stroke)
    image = render_board((saved,), 330, 223)
    assert image == picture(table.boards[0])
    assert min(QColor(image.pixel(x, y)).lightness() for x in range(160, 172) for y in range(106, 118)) < 160


def test_another_size_is_drawn_anew_when_the_window_rests(table, qtbot):
    board = table.boards[0]
    board.set_strokes((stroke(*WAVE),))
    table.view.scale(1.5, 1.5)
    table.hand.pen("down", *table.at(0, 0.2, 0.2))
    table.image()
    qtbot.waitUntil(lambda: board.ink.picture.w == 495, timeout=RESIZE_MS * 20)
    table.hand.pen("move", *table.at(0, 0.4, 0.2))
    table.hand.pen("up", *table.at(0, 0.4, 0.2))
    [(_, drawn)] = table.done
    assert picture(board) == render_board((stroke(*WAVE), drawn), board.ink.picture.w, board.ink.picture.h)


def test_two_views_of_one_board_both_show_the_live_ink(table):
    second = QGraphicsView(table.scene)
    second.resize(table.view.size())
    second.setAlignment(table.view.alignment())
    second.show()
    QApplication.processEvents()
    table.hand.pen_line(table.points(0, (0.1, 0.5), (0.9, 0.5)))
    QApplication.processEvents()
    at = second.mapFromScene(table.boards[0].pos()) + QPoint(165, 111)
    assert QColor(second.grab().toImage().pixel(at)).lightness() < 160
    second.close()
    second.deleteLater()


def test_a_turned_board_and_an_export_show_the_same_drawing(table):
    board = table.boards[0]
    board.set_strokes((stroke((0.2, 0.5), (0.8, 0.5), width=0.1),))
    board.setTransformOriginPoint(165, 111)
    board.setRotation(180)
    assert QColor(table.image().pixel(20 + 165, 20 + 111)).lightness() < 128
    board.setRotation(0)
    paper = QImage(2200, 1200, QImage.Format.Format_RGB32)
    painter = QPainter(paper)
    table.scene.render(painter)
    painter.end()
    assert QColor(paper.pixel(2 * (20 + 165), 2 * (20 + 111))).lightness() < 128
    assert board.ink.picture.w == 330


def test_the_frame_lies_around_the_paper_and_covers_no_ink(table):
    board = table.boards[4]
    board.set_frame(QColor("#D55E00"), 5, 12)
    image = table.image()
    left, top = round(board.x()), round(board.y())
    assert QColor(image.pixel(left - 3, top + 100)) == QColor("#D55E00")
    assert QColor(image.pixel(left + 1, top + 100)).lightness() > 240
    assert QColor(image.pixel(left - 5, top - 5)).lightness() > 240  # the corner is round


def test_saber_1725_with_2000_strokes_on_six_boards_a_sample_paints_as_little_and_none_is_lost(table, monkeypatch):
    """The figures are in tests/bench/ink.py; here it is counted what is done for one sample."""
    page = tuple(stroke((0.1, n / 340), (0.4, n / 340), (0.9, n / 350)) for n in range(334))
    for board in table.boards:
        board.set_strokes(page)
    QApplication.processEvents()
    replays = []
    monkeypatch.setattr(Picture, "replay", lambda *args: replays.append(args))
    table.hand.pen_line(table.points(0, *WAVE))
    assert replays == []
    assert len(table.done) == 1
    assert sum(len(board.strokes) for board in table.boards) == 2004


def test_the_filter_and_the_board_agree_on_a_long_stroke_in_two(table, monkeypatch):
    monkeypatch.setattr(StrokeFilter, "full", property(lambda self: len(self.samples) >= 20))
    table.hand.pen_line(table.points(0, *[(0.1 + 0.01 * i, 0.5) for i in range(60)]))
    assert len(table.done) >= 3
    assert not table.pen.drawing
    ends = [(s.samples()[0].x, s.samples()[-1].x) for _, s in table.done]
    for (_, end), (begin, _) in pairwise(ends):
        assert begin == pytest.approx(end, abs=0.002)
