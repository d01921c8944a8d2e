"""The pen tester and the pen's settings, on the real window: events go to its viewport as they do from a system."""

import math

import pytest
from helpers.pen_events import PEN, RUBBER_END, Clock, Hand
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from partygames.core.seats import Seat
from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE
from partygames.ink.stroke import Tool
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.pen.log import LAST, Held
from partygames.ui.pen_tester import PenTester
from partygames.ui.settings_rows import FIRM, SOFT, Page
from partygames.ui.settings_sheet import SettingsSheet

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))


class Bench:
    """The pen tester on the lobby of a window, a hand, and a clock for both."""

    def __init__(self, window):
        self.window, self.stage, self.screen = window, window.stage, window.stage.screen_shown
        window.show_settings()
        self.sheet.page.buttons[Page.DRAWING].click()
        self.tap(self.sheet.try_pen)
        self.tester = self.screen.covers()[-1]
        assert isinstance(self.tester, PenTester)
        self.clock = Clock()
        self.hand = Hand(self.stage, self.clock)
        self.tester.log._clock = self.tester.pen._clock = self.clock
        self.tester.log.clear()

    @property
    def sheet(self):
        return next(c for c in self.screen.covers() if isinstance(c, SettingsSheet))

    @property
    def lines(self):
        return list(self.tester.log.lines)

    def at(self, x, y):
        paper = self.tester.board.paper
        point = self.tester.board.mapToScene(x * paper.width(), y * paper.height())
        return point.x(), point.y()

    def middle(self, item):
        point = item.mapToScene(item.rect().center())
        return point.x(), point.y()

    def tap(self, item):
        at = self.stage.mapFromScene(item.mapToScene(item.rect().center()))
        QTest.mouseClick(self.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def bench(open_window):
    yield Bench(open_window())
    QGuiApplication.clipboard().clear()


def readings(bench):
    return [value for _, value in bench.tester.readings.rows()]


def test_a_pen_draws_and_its_pressure_tool_device_and_rate_are_shown(bench):
    assert readings(bench) == ["–"] * 5
    bench.hand.pen("down", *bench.at(0.2, 0.5), 0.25)
    for i in range(40):
        bench.hand.pen("move", *bench.at(0.2 + i / 80, 0.5), 0.25 + i / 80)
    assert readings(bench) == ["test pen", "Nib", "74%", "0° / 0°", "200 Hz"]  # a step of the hand takes 5 ms
    bench.hand.pen("up", *bench.at(0.7, 0.5), 0.0)
    (stroke,) = bench.tester.strokes
    assert stroke.tool is Tool.PEN
    assert bench.tester.board.strokes == (stroke,)
    assert [line.kind for line in bench.lines] == ["tablet-press", *["tablet-move"] * 40, "tablet-release"]


def test_the_rubber_end_and_the_barrel_button_are_told_apart(bench):
    bench.hand.pen_line([bench.at(0.2, 0.2), bench.at(0.4, 0.2)], 0.5, RUBBER_END)
    assert (bench.lines[0].tool, bench.lines[0].device) == (Held.END, "test pen, rubber end")
    bench.hand.pen("hover", *bench.at(0.5, 0.5), 0.0, barrel=True)
    assert (bench.lines[-1].tool, bench.lines[-1].kind, bench.lines[-1].buttons) == (Held.BARREL, "tablet-move", 2)
    assert [stroke.tool for stroke in bench.tester.strokes] == [Tool.RUBBER]


def test_a_mouse_its_ghost_and_a_finger_are_told_apart(bench):
    bench.hand.mouse_line([bench.at(0.2, 0.2), bench.at(0.4, 0.3)])
    assert {(line.tool, line.kind) for line in bench.lines} == {
        (Held.MOUSE, "mouse-press"),
        (Held.MOUSE, "mouse-move"),
        (Held.MOUSE, "mouse-release"),
    }
    bench.hand.mouse("hover", *bench.at(0.4, 0.3), ghost=True)
    assert bench.lines[-1].tool is Held.GHOST
    bench.tester.log.clear()
    for what in ("down", "move", "up"):
        bench.hand.touch((7, what, *bench.at(0.6, 0.6)))
    assert [(line.tool, line.kind, line.device) for line in bench.lines] == [
        (Held.FINGER, f"touch-{what}", "test touch screen") for what in ("press", "move", "release")
    ]
    bench.hand.touch_lost()
    assert bench.lines[-1].kind == "touch-cancel"
    assert len(bench.tester.strokes) == 2


def test_the_way_to_the_button_is_not_logged_but_a_stroke_that_leaves_the_board_is(bench):
    for i in range(30):
        bench.hand.mouse("hover", *[v + i for v in bench.middle(bench.tester.title)])
    assert bench.lines == []
    bench.hand.mouse("down", *bench.at(0.9, 0.5))
    bench.hand.mouse("move", *bench.middle(bench.tester.readings))
    bench.hand.mouse("up", *bench.middle(bench.tester.readings))
    bench.hand.mouse("hover", *bench.middle(bench.tester.readings))
    assert [line.kind for line in bench.lines] == ["mouse-press", "mouse-move", "mouse-release"]


def test_the_log_keeps_the_last_500_events_and_copies_them_one_a_line(bench):
    bench.hand.pen("down", *bench.at(0.5, 0.5), 0.5)
    for i in range(600):
        bench.hand.pen("move", *bench.at(0.5 + 0.3 * math.sin(i / 30), 0.5), 0.5)
    bench.hand.pen("up", *bench.at(0.5, 0.5), 0.0)
    assert len(bench.lines) == LAST
    bench.tap(bench.tester.copy)
    assert bench.tester.copy.text == "Copied"
    head, options, *rest = QGuiApplication.clipboard().text().splitlines()
    assert head.startswith("Party Games ")
    assert "gamma=1.0" in options
    assert rest == [line.text() for line in bench.lines]
    last = bench.lines[-1]
    assert rest[-1] == (
        f"{last.t_ms:.1f} tablet-release [test pen] nib x={last.x:.2f} y={last.y:.2f} pressure=0.000 tilt=0,0 buttons=0"
    )


def test_a_pen_works_the_buttons_and_is_not_swallowed_there(bench):
    bench.hand.pen_line([bench.at(0.2, 0.2), bench.at(0.4, 0.2)])
    button = bench.middle(bench.tester.wipe)
    assert not bench.hand.pen("down", *button, 0.5)  # refused: the system makes a mouse press of it
    bench.hand.mouse("down", *button, ghost=True)
    bench.hand.pen("up", *button, 0.0)
    bench.hand.mouse("up", *button, ghost=True)
    assert (bench.tester.strokes, bench.lines, bench.tester.board.strokes) == ([], [], ())


def test_a_closed_tester_hears_and_draws_nothing_more(bench):
    tester = bench.tester
    bench.hand.pen("down", *bench.at(0.2, 0.2), 0.5)
    spot = bench.at(0.3, 0.3)
    tester.close_sheet()
    assert len(tester.strokes) == 1  # what was under way is kept, and no pen is left down
    heard = len(tester.log.lines)
    bench.hand.pen("move", *spot, 0.5)
    bench.hand.mouse_line([spot, spot])
    assert len(tester.log.lines) == heard
    assert [type(cover) for cover in bench.screen.covers()] == [SettingsSheet]


def test_the_tester_speaks_the_language_chosen(bench, language):
    bench.hand.mouse("hover", *bench.at(0.5, 0.5))
    language.use("zh_CN")
    QTest.qWait(1)
    assert (bench.tester.title.text, readings(bench)[1]) == ("试试你的笔", "鼠标")


def test_the_tester_draws_with_the_settings_of_the_pen(open_window, tmp_path):
    window = open_window()
    window.show_settings()
    sheet = window.stage.screen_shown.covers()[-1]
    sheet.page.buttons[Page.DRAWING].click()
    sheet.choices["pen_gamma"].buttons[2].click()
    sheet.choices["ignore_rubber_end"].buttons[1].click()
    sheet.choices["pen_only"].buttons[1].click()
    now = SettingsFile(tmp_path / "settings.json").now
    assert (now.pen_gamma, now.ignore_rubber_end, now.pen_only) == (FIRM, True, True)
    sheet.close_sheet()
    bench = Bench(window)
    bench.hand.mouse_line([bench.at(0.2, 0.2), bench.at(0.4, 0.3)])
    assert bench.tester.strokes == []
    bench.hand.pen_line([bench.at(0.2, 0.2), bench.at(0.4, 0.2)], 0.5, RUBBER_END)
    (stroke,) = bench.tester.strokes
    assert stroke.tool is Tool.PEN
    assert abs(stroke.samples()[0].pressure - 0.5**FIRM) < 0.01


def test_the_drawing_table_draws_with_the_settings_of_the_pen(open_window):
    window = open_window()
    window.settings.change(pen_gamma=SOFT, ignore_rubber_end=True, pen_only=True)
    window.start_game(DOODLE, PEOPLE, 0, {})
    session, screen = window.session, window.stage.screen_shown
    session.submit(BeginTurn(0))
    hand, paper = Hand(window.stage, Clock()), screen.page.boards[0].paper
    screen.pen._clock = hand.clock
    points = [paper.mapToScene(x * paper.paper.width(), paper.paper.height() / 2) for x in (0.3, 0.5, 0.7)]
    points = [(p.x(), p.y()) for p in points]
    hand.mouse_line(points)
    assert session.view(0).boards[0][0].strokes == ()
    hand.pen_line(points, 0.5, RUBBER_END)
    (stroke,) = session.view(0).boards[0][0].strokes
    assert stroke.tool is Tool.PEN
    assert abs(stroke.samples()[0].pressure - 0.5**SOFT) < 0.01


def test_the_window_may_close_over_an_open_tester(open_window):
    bench = Bench(open_window())
    bench.hand.pen("down", *bench.at(0.5, 0.5), 0.5, PEN)
    open_window.shut()
    bench = Bench(open_window())
    assert isinstance(bench.screen, Lobby)
    assert bench.lines == []


def test_the_log_tells_when_a_pen_came_near_and_left(bench):
    bench.hand.pen_near(True, RUBBER_END)
    bench.hand.pen("hover", *bench.at(0.5, 0.5), device=RUBBER_END)
    bench.hand.pen_near(False, RUBBER_END)
    assert [(line.kind, line.tool) for line in bench.lines] == [
        ("tablet-near", Held.END), ("tablet-move", Held.END), ("tablet-away", Held.END),
    ]  # fmt: skip
