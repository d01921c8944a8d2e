"""Pictures of full boards are drawn bit by bit and end up exact; nothing waits for them."""

import math
from itertools import count

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsWidget

from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke
from partygames.ui.pen import pictures as module
from partygames.ui.pen.board import RESIZE_MS
from partygames.ui.pen.paint import Picture, render_board
from partygames.ui.pen.pictures import Pictures


def spiral(turn: float, n: int = 200, tool: Tool = Tool.PEN, width: float = PEN_WIDTHS[1]) -> Stroke:
    way = [(0.05 + 0.4 * i / n, turn + i / 9) for i in range(n)]
    return pack_stroke(tool, width, [(8 * i, 0.5 + r * math.cos(a), 0.5 + r * math.sin(a), 0.5) for i, (r, a) in enumerate(way)])


FULL = (spiral(0), spiral(2), spiral(3, 20, Tool.RUBBER, RUBBER_WIDTHS[0]), spiral(4))


class Asker(QGraphicsWidget):
    """Something in a scene that shows a picture."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.got: list[QImage] = []
        scene.addItem(self)


@pytest.fixture
def scene(qapp):
    made = QGraphicsScene()
    yield made
    made.deleteLater()


def test_a_picture_comes_later_and_is_the_exact_one(scene, qtbot):
    pictures, asker = Pictures.of(scene), Asker(scene)
    assert Pictures.of(scene) is pictures
    pictures.want(asker, FULL, 148, 100, asker.got.append)
    assert pictures.busy
    assert asker.got == []
    qtbot.waitUntil(lambda: not pictures.busy)
    assert asker.got == [render_board(FULL, 148, 100)]
    assert pictures.find(FULL, 148, 100) == asker.got[0]
    assert pictures.find(FULL, 148, 101) is None
    assert pictures.like(FULL) == asker.got[0]
    assert pictures.like(FULL[:3]) is None


def test_the_event_loop_goes_on_every_few_milliseconds(scene, monkeypatch):
    clock, steps = count(), []
    monkeypatch.setattr(module.time, "perf_counter", lambda: next(clock) / 1000)  # each look costs a millisecond
    original = module._Job.step
    monkeypatch.setattr(module._Job, "step", lambda job: steps.append(job) or original(job))
    pictures = Pictures.of(scene)
    askers = [Asker(scene) for _ in range(3)]
    for asker in askers:
        pictures.want(asker, FULL, 148 + len(steps), 100, asker.got.append)
    turns = 0
    while pictures.busy:
        before = len(steps)
        QApplication.processEvents()
        turns += 1
        assert len(steps) - before <= module.SLICE_MS + 1
    assert turns > 3


def test_blank_boards_come_first_then_large_ones(scene):
    pictures, done = Pictures.of(scene), []
    pictures.keep(FULL, render_board(FULL, 30, 20))
    askers = [Asker(scene) for _ in range(3)]
    for asker, strokes, w in zip(askers, (FULL, FULL[:1], FULL[:2]), (148, 50, 90), strict=True):
        pictures.want(asker, strokes, w, 60, lambda image: done.append(image.width()))
    pictures.finish()
    assert done == [90, 50, 148]
    assert not pictures.busy


def test_the_last_wish_counts_and_a_picture_wanted_twice_is_drawn_once(scene, monkeypatch):
    pictures, asker, other = Pictures.of(scene), Asker(scene), Asker(scene)
    drawn = []
    original = Picture.steps
    monkeypatch.setattr(Picture, "steps", lambda self, *args: drawn.append(self.w) or original(self, *args))
    pictures.want(asker, FULL, 50, 40, asker.got.append)
    pictures.want(asker, FULL, 148, 100, asker.got.append)
    pictures.want(other, FULL, 148, 100, other.got.append)
    pictures.finish()
    assert drawn == [148]
    assert asker.got == other.got == [render_board(FULL, 148, 100)]


def test_nobody_is_called_who_is_gone(scene, qtbot, monkeypatch):
    monkeypatch.setattr(module, "SLICE_MS", 0.0)  # a step at a time: the first picture is not finished when its item goes
    pictures, removed, deleted = Pictures.of(scene), Asker(scene), Asker(scene)
    got = []
    pictures.want(removed, FULL, 148, 100, got.append)
    pictures.want(deleted, FULL, 140, 100, got.append)
    QApplication.processEvents()
    scene.removeItem(removed)
    deleted.deleteLater()
    qtbot.waitUntil(lambda: not pictures.busy)
    assert got == []
    assert not any(timer.isActive() for timer in pictures.findChildren(QTimer))


def test_pictures_not_used_for_longest_go_when_there_are_too_many(scene, monkeypatch):
    monkeypatch.setattr(module, "KEPT_BYTES", 3 * 100 * 100 * 4)
    pictures = Pictures.of(scene)
    for n in range(3):
        pictures.keep(FULL[:n], QImage(100, 100, QImage.Format.Format_RGB32))
    assert pictures.find((), 100, 100) is not None  # used: the other two are older now
    pictures.keep(FULL, QImage(100, 200, QImage.Format.Format_RGB32))
    assert [pictures.find(strokes, 100, h) is not None for strokes, h in (((), 100), (FULL[:1], 100), (FULL[:2], 100))] == [
        True, False, False,
    ]  # fmt: skip
    assert pictures.find(FULL, 100, 200) is not None


def fresh(table):
    """Take the first board out of the scene and lay a new one with a full drawing there; return it, painted once."""
    board = table.boards[0]
    board.set_strokes(())
    board.ink.picture = None
    board.set_strokes(FULL)
    board.set_width(331)
    QApplication.processEvents()
    return board


def test_a_full_board_can_be_drawn_on_before_its_picture_is_there(table):
    board = fresh(table)
    pictures = Pictures.of(table.scene)
    assert pictures.busy
    table.hand.pen_line(table.points(0, (0.1, 0.1), (0.9, 0.9)))
    [(_, drawn)] = table.done
    table.hand.pen("down", *table.at(0, 0.1, 0.9))
    table.hand.pen("move", *table.at(0, 0.5, 0.5))
    pictures.finish()
    table.hand.pen("move", *table.at(0, 0.9, 0.1))
    table.hand.pen("up", *table.at(0, 0.9, 0.1))
    _, second = table.done[1]
    image = board.ink.picture.image
    assert image == render_board((*FULL, drawn, second), image.width(), image.height())
    board.set_strokes((*FULL, drawn, second))
    board.set_strokes((*FULL, drawn))
    assert image == render_board((*FULL, drawn), image.width(), image.height())


def test_a_wipe_before_the_picture_is_there_leaves_blank_paper(table):
    board = fresh(table)
    board.set_strokes(())
    Pictures.of(table.scene).finish()
    image = board.ink.picture.image
    assert image == render_board((), image.width(), image.height())


def test_a_full_board_shows_its_old_picture_scaled_until_the_new_size_is_drawn(table, qtbot):
    board = fresh(table)
    pictures = Pictures.of(table.scene)
    pictures.finish()
    table.view.scale(1.5, 1.5)
    table.image()
    qtbot.waitUntil(lambda: board.ink.picture.w == 496, timeout=RESIZE_MS * 20)
    rough, exact = board.ink.picture.image.copy(), render_board(FULL, 496, board.ink.picture.h)
    if pictures.busy:  # nothing was drawn anew yet: it is the small picture, scaled
        assert rough != exact
    middle = [rough.pixelColor(x, rough.height() // 2).lightness() for x in range(496)]
    assert min(middle) < 100
    pictures.finish()
    assert board.ink.picture.image == exact


def test_a_board_leaves_its_picture_to_the_next_one_that_shows_the_drawing(table):
    board = fresh(table)
    pictures = Pictures.of(table.scene)
    board.leave_picture()
    assert pictures.like(FULL) is None  # a rough picture is not worth keeping
    pictures.finish()
    board.leave_picture()
    image = board.ink.picture.image
    assert pictures.like(FULL).width() == image.width() // 2
    assert pictures.find(FULL, image.width(), image.height()) == image
    table.hand.pen_line(table.points(0, (0.1, 0.1), (0.9, 0.9)))
    assert pictures.find(FULL, image.width(), image.height()) == render_board(FULL, image.width(), image.height())


def test_an_export_waits_for_nothing(table):
    board = table.boards[1]
    board.ink.picture = None
    board.set_strokes(FULL)
    paper = QImage(1100, 600, QImage.Format.Format_RGB32)
    painter = QPainter(paper)
    table.scene.render(painter)
    painter.end()
    assert board.ink.picture.image == render_board(FULL, board.ink.picture.w, board.ink.picture.h)
