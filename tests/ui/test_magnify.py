"""Everything smaller or larger: with more room around, or with a view that follows the pointer and the focus."""

import pytest
from helpers.pen_events import Clock, Hand
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from partygames.core.seats import Seat
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE
from partygames.ui.scene.magnify import offset
from partygames.ui.scene.notice import Slip
from partygames.ui.scene.stage import MIN_H, MIN_W
from partygames.ui.settings_rows import ZOOMS
from partygames.ui.settings_sheet import SettingsSheet

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))


@given(st.floats(-50, 1050), st.floats(100, 1000), st.floats(100, 3000))
def test_a_magnified_view_never_looks_beyond_the_whole(at, view, whole):
    assert 0 <= offset(at, view, whole) <= max(0, round(whole - view))


def test_both_ends_can_be_reached_before_the_last_pixel():
    assert offset(100, 1000, 2000) == 0
    assert offset(900, 1000, 2000) == 1000
    assert offset(500, 1000, 2000) == 500


@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_screen_never_has_less_room_than_it_needs(open_window, zoom):
    window = open_window()
    window.comfort.apply(window.settings.change(zoom=zoom))
    screen = window.stage.screen_shown
    assert screen.w >= MIN_W - 0.5
    assert screen.h >= MIN_H - 0.5
    assert window.stage.unit() == pytest.approx(window.stage._whole() * zoom / 100)


def move(stage, x, y):
    """Move the mouse to a share of the stage."""
    view = stage.viewport()
    QTest.mouseMove(view, QPoint(round(view.width() * x), round(view.height() * y)))
    QTest.qWait(1)


def test_the_pointer_reaches_every_corner_of_a_magnified_screen(open_window):
    window = open_window()
    window.comfort.apply(window.settings.change(zoom=200))
    stage, screen = window.stage, window.stage.screen_shown
    for x, y, corner in ((0.5, 0.5, None), (0.02, 0.02, QPointF(1, 1)), (0.98, 0.98, QPointF(screen.w - 1, screen.h - 1))):
        move(stage, x, y)
        if corner is not None:
            assert stage.viewport().rect().contains(stage.mapFromScene(corner))


def test_what_the_keyboard_goes_to_comes_into_sight(open_window, qtbot):
    window = open_window()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.comfort.apply(window.settings.change(zoom=250))
    stage = window.stage
    for _ in range(12):
        QTest.keyClick(stage.viewport(), Qt.Key.Key_Tab)
        item = window.stage.screen_shown.focusItem()
        assert stage.viewport().rect().intersects(stage.mapFromScene(item.sceneBoundingRect()).boundingRect())


def test_ink_lies_under_the_tip_of_a_magnified_board_and_the_paper_lies_still(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    window.comfort.apply(window.settings.change(zoom=200))
    stage = window.stage
    move(stage, 0.5, 0.4)
    stage.grab()
    before = stage.verticalScrollBar().value()
    view = stage.viewport()
    at = stage.mapToScene(QPoint(round(view.width() * 0.5), round(view.height() * 0.4)))
    Hand(stage, Clock()).mouse_line([(at.x() + 2 * i, at.y()) for i in range(20)])
    assert stage.verticalScrollBar().value() == before > 0
    boards = window.session.view(0).boards[0]
    (stroke,) = [stroke for board in boards for stroke in board.strokes]
    paper = next(b.paper for b in stage.screen_shown.page.boards.values() if b.paper.sceneBoundingRect().contains(at))
    first = stroke.samples()[0]
    box = paper.mapRectToScene(paper.paper)
    assert abs(box.x() + first.x * box.width() - at.x()) * stage.unit() < 1.5
    assert abs(box.y() + first.y * box.height() - at.y()) * stage.unit() < 1.5


def test_a_magnified_screen_says_how_to_see_the_rest(open_window):
    window = open_window()
    window.comfort.resize_all(+1)
    stage = window.stage
    (slip,) = [item for item in stage.screen_shown.items() if isinstance(item, Slip)]
    assert "Move the pointer" in slip.text
    assert stage.viewport().rect().intersects(stage.mapFromScene(slip.sceneBoundingRect()).boundingRect())


def test_open_settings_show_the_size_that_a_key_chose(open_window):
    window = open_window()
    window.show_settings()
    (sheet,) = [cover for cover in window.stage.screen_shown.covers() if isinstance(cover, SettingsSheet)]
    window.comfort.apply(window.settings.change(zoom=150))
    for step, size in ((0, 100), (-1, 80)):
        window.comfort.resize_all(step)
        assert sheet.choices["zoom"].value == window.settings.now.zoom == size
