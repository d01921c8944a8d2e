"""Pens, fingers, mice, palms and ghosts over real boards: each bug people met elsewhere, once (field-bugs, Pen)."""
import math

import pytest
from helpers.pen_events import RIGHT, RUBBER_END, SECOND_PEN
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsRectItem

from partygames.ink.stroke import RUBBER_WIDTHS, Tool

LINE = [(0.2 + 0.02 * i, 0.5) for i in range(20)]


class Button(QGraphicsRectItem):
    """What a scene does with a press: it counts them."""

    def __init__(self, *rect: float) -> None:
        super().__init__(*rect)
        self.presses = self.releases = 0

    def mousePressEvent(self, event) -> None:
        self.presses += 1

    def mouseReleaseEvent(self, event) -> None:
        self.releases += 1


def test_a_pen_line_is_one_stroke_on_its_board(table):
    table.hand.pen_line(table.points(0, *LINE))
    [(board, stroke)] = table.done
    assert (board, stroke.tool) == (0, Tool.PEN)
    first, last = stroke.samples()[0], stroke.samples()[-1]
    assert (first.x, last.x) == (pytest.approx(LINE[0][0], abs=0.002), pytest.approx(LINE[-1][0], abs=0.002))
    assert stroke.duration == pytest.approx(100, abs=10)


def test_a_mouse_and_a_finger_draw_too(table):
    table.hand.mouse_line(table.points(1, *LINE))
    table.hand.touch((1, "down", *table.at(2, 0.2, 0.5)))
    table.hand.touch((1, "move", *table.at(2, 0.4, 0.5)))
    table.hand.touch((1, "up", *table.at(2, 0.4, 0.5)))
    assert [board for board, _ in table.done] == [1, 2]


def test_Drawpile_819_a_pen_stroke_with_ghost_mouse_clicks_is_exactly_one_stroke(table):
    first, last = table.at(0, *LINE[0]), table.at(0, *LINE[-1])
    for marked in (True, False):  # ghosts that say so, and ghosts that look like a real mouse
        table.done.clear()
        table.hand.pen("down", *first)
        table.hand.mouse("down", *first, ghost=marked)
        for x, y in table.points(0, *LINE):
            table.hand.pen("move", x, y)
            table.hand.mouse("move", x, y, ghost=marked)
        table.hand.pen("up", *last)
        table.hand.mouse("up", *last, ghost=marked)
        table.clock.wait(60)
        table.hand.mouse("down", *last, ghost=marked)
        table.hand.mouse("up", *last, ghost=marked)
        assert len(table.done) == 1


def test_Drawpile_736_a_light_tap_is_a_small_dot(table):
    for pressure in (0.1, 1.0):
        table.hand.pen("down", *table.at(0, 0.5, 0.5), pressure)
        table.hand.pen("up", *table.at(0, 0.5, 0.5), 0.0)
    light, full = (stroke.samples() for _, stroke in table.done)
    assert len(light) == len(full) == 1
    assert light[0].pressure == pytest.approx(0.1, abs=0.003)
    assert full[0].pressure == 1.0


@pytest.mark.parametrize("lifted", [0.0, 1.0])
def test_pencil_677_lifting_after_a_fade_out_keeps_the_last_width(table, lifted):
    points = table.points(0, *LINE)
    table.hand.pen("down", *points[0], 0.8)
    for i, (x, y) in enumerate(points):
        table.hand.pen("move", x, y, 0.8 - 0.035 * i)
    table.hand.pen("up", points[-1][0] + 3, points[-1][1], lifted)
    [(_, stroke)] = table.done
    before, last = stroke.samples()[-2:]
    assert last.pressure == before.pressure < 0.2


def test_OpenBoard_437_the_first_stroke_after_rubbing_has_its_pressure(table):
    table.hand.pen_line(table.points(0, *LINE), 0.5, RUBBER_END)
    table.hand.pen_line(table.points(0, *LINE), 0.9)
    assert table.done[1][1].samples()[0].pressure == pytest.approx(0.9, abs=0.003)


def test_rnote_170_the_tool_follows_each_press_without_any_proximity_event(table):
    for device in (RUBBER_END, None, RUBBER_END, None):
        table.hand.pen_line(table.points(0, *LINE), **({"device": device} if device else {}))
    assert [stroke.tool for _, stroke in table.done] == [Tool.RUBBER, Tool.PEN, Tool.RUBBER, Tool.PEN]
    assert table.done[0][1].width == RUBBER_WIDTHS[0]


def test_the_barrel_button_rubs_and_alone_it_is_no_press(table):
    at = table.at(0, 0.5, 0.5)
    table.hand.pen("hover", *at, barrel=True)
    table.hand.pen("move", *at, barrel=True, held=False)
    assert table.began == []
    table.hand.pen("down", *at, barrel=True)
    table.hand.pen("up", *at)
    assert table.done[0][1].tool is Tool.RUBBER


def test_Drawpile_493_the_rubber_end_can_be_ignored(table):
    table.pen.set_options(ignore_rubber_end=True)
    table.hand.pen_line(table.points(0, *LINE), device=RUBBER_END)
    assert table.done[0][1].tool is Tool.PEN


def test_pen_only_leaves_fingers_and_mice_without_ink(table):
    table.pen.set_options(pen_only=True)
    table.hand.mouse_line(table.points(0, *LINE))
    table.hand.touch((1, "down", *table.at(2, 0.2, 0.5)))
    table.hand.touch((1, "up", *table.at(2, 0.2, 0.5)))
    table.hand.pen_line(table.points(1, *LINE))
    assert [board for board, _ in table.done] == [1]


def test_Drawpile_238_no_chord_across_the_board_after_a_silence(table):
    table.hand.pen("down", *table.at(0, 0.1, 0.1))
    table.clock.wait(300)
    table.hand.pen("move", *table.at(0, 0.9, 0.9))
    table.hand.pen("move", *table.at(0, 0.92, 0.9))
    table.hand.pen("up", *table.at(0, 0.92, 0.9))
    assert [len(stroke) == 1 for _, stroke in table.done] == [True, False]
    assert min(s.x for s in table.done[1][1].samples()) == pytest.approx(0.9, abs=0.002)
    assert table.boards[0].ink.picture.image.pixelColor(165, 111).lightness() > 240


def test_OpenBoard_139_a_palm_draws_nothing_while_the_pen_is_near_and_500_ms_after(table):
    hand = table.hand
    hand.pen("hover", *table.at(0, 0.5, 0.5))
    assert hand.touch((1, "down", *table.at(1, 0.5, 0.5)))  # taken, so that no mouse is made of it
    hand.touch((1, "move", *table.at(1, 0.7, 0.5)))
    hand.touch((1, "up", *table.at(1, 0.7, 0.5)))
    hand.pen_line(table.points(0, *LINE))
    table.clock.wait(480)
    hand.touch((2, "down", *table.at(1, 0.5, 0.5)))
    hand.touch((2, "up", *table.at(1, 0.5, 0.5)))
    assert [board for board, _ in table.done] == [0]
    table.clock.wait(500)
    hand.touch((3, "down", *table.at(1, 0.5, 0.5)))
    hand.touch((3, "up", *table.at(1, 0.5, 0.5)))
    assert [board for board, _ in table.done] == [0, 1]


def test_OpenBoard_139_a_palm_draws_nothing_under_a_pen_held_still(table):
    """A pen that is near and does not move sends nothing; the system tells the application when it comes and when it leaves."""
    hand, spot = table.hand, table.at(1, 0.5, 0.5)

    def touches() -> bool:
        table.done.clear()
        assert hand.touch((1, "down", *spot))  # taken, so that no mouse is made of it
        hand.touch((1, "up", *spot))
        return bool(table.done)

    hand.pen_near(True)
    hand.pen("hover", *table.at(0, 0.5, 0.5))
    table.clock.wait(3000)
    assert not touches()
    hand.pen_near(False)
    table.clock.wait(450)
    assert not touches()
    table.clock.wait(100)
    assert touches()
    hand.pen_near(True)
    table.clock.wait(20_000)
    assert touches(), "the pen's leaving was lost"


def test_rnote_170_the_tool_follows_each_press_also_when_the_rubber_end_never_left(table):
    table.hand.pen_near(True, RUBBER_END)
    table.hand.pen_line(table.points(0, *LINE))
    table.hand.pen_line(table.points(0, *LINE), device=RUBBER_END)
    table.hand.pen_line(table.points(0, *LINE))
    assert [stroke.tool for _, stroke in table.done] == [Tool.PEN, Tool.RUBBER, Tool.PEN]


def test_a_pen_that_leaves_in_the_middle_of_a_stroke_keeps_it_and_does_not_stick(table):
    table.hand.pen_near(True)
    table.hand.pen("down", *table.at(0, 0.2, 0.5))
    table.hand.pen("move", *table.at(0, 0.4, 0.5))
    table.hand.pen_near(False)
    assert [board for board, _ in table.done] == [0]
    assert not table.pen.drawing
    table.hand.pen("hover", *table.at(0, 0.8, 0.5))
    table.hand.pen_line(table.points(1, *LINE))
    assert [board for board, _ in table.done] == [0, 1]


def test_OpenBoard_139_a_palm_that_landed_first_is_taken_away_without_a_trace(table):
    blank = table.image()
    table.hand.touch((1, "down", *table.at(1, 0.5, 0.5)))
    table.hand.touch((1, "move", *table.at(1, 0.7, 0.5)))
    table.hand.pen("hover", *table.at(0, 0.5, 0.5))
    assert table.cancelled == [1]
    table.hand.touch((1, "up", *table.at(1, 0.7, 0.5)))
    assert table.done == []
    assert table.image() == blank


def test_a_touch_the_system_takes_back_leaves_nothing(table):
    blank = table.image()
    table.hand.touch((1, "down", *table.at(1, 0.5, 0.5)))
    table.hand.touch((1, "move", *table.at(1, 0.8, 0.8)))
    table.hand.touch_lost()
    assert (table.cancelled, table.done) == ([1], [])
    assert table.image() == blank


def test_two_people_at_one_touch_table_draw_on_two_boards(table):
    hand = table.hand
    hand.touch((1, "down", *table.at(0, 0.2, 0.2)), (2, "down", *table.at(4, 0.2, 0.2)))
    for i in range(10):
        hand.touch((1, "move", *table.at(0, 0.2 + 0.05 * i, 0.3)), (2, "move", *table.at(4, 0.2, 0.2 + 0.05 * i)))
    hand.touch((1, "stay", *table.at(0, 0.65, 0.3)), (2, "up", *table.at(4, 0.2, 0.65)))
    hand.touch((1, "up", *table.at(0, 0.65, 0.3)))
    assert [board for board, _ in table.done] == [4, 0]
    assert all(s.y == pytest.approx(0.3, abs=0.11) for s in table.done[1][1].samples())


def test_a_second_pen_waits_for_its_board(table):
    table.hand.pen("down", *table.at(0, 0.2, 0.2))
    table.hand.pen_line(table.points(0, *LINE), device=SECOND_PEN)
    table.hand.pen_line(table.points(3, *LINE), device=SECOND_PEN)
    table.hand.pen("up", *table.at(0, 0.2, 0.2))
    assert [board for board, _ in table.done] == [3, 0]


INTERRUPTIONS = {
    "window deactivated": lambda t: QApplication.sendEvent(t.view, QEvent(QEvent.Type.WindowDeactivate)),
    "viewport hidden": lambda t: t.view.hide(),
    "board hidden": lambda t: t.boards[0].hide(),
    "board removed": lambda t: t.pen.remove_board(0),
    "board closed": lambda t: t.pen.enable_board(0, False),
    "drawing switched off": lambda t: t.pen.set_enabled(False),
    "bell": lambda t: t.pen.bell(),
    "cancel": lambda t: t.pen.cancel(),
}


@pytest.mark.parametrize("what", INTERRUPTIONS)
@pytest.mark.parametrize("device", ["pen", "mouse"])
def test_fabricjs_7292_whatever_comes_between_the_stroke_ends_is_kept_and_nothing_sticks(table, what, device):
    send = getattr(table.hand, device)
    send("down", *table.at(0, 0.2, 0.5))
    send("move", *table.at(0, 0.3, 0.5))
    INTERRUPTIONS[what](table)
    assert [board for board, _ in table.done] == [0]
    assert not table.pen.drawing
    send("move", *table.at(0, 0.4, 0.5))
    send("move", *table.at(1, 0.5, 0.5))
    send("up", *table.at(1, 0.5, 0.5))
    assert len(table.done) == 1
    table.pen.set_enabled(True)
    table.clock.wait(1000)
    send("down", *table.at(2, 0.2, 0.5))
    send("up", *table.at(2, 0.2, 0.5))
    assert [board for board, _ in table.done] == [0, 2]


def test_storyboarder_1143_a_dialog_that_opens_ends_the_stroke(table):
    table.view.activateWindow()
    QApplication.processEvents()
    table.hand.pen("down", *table.at(0, 0.2, 0.5))
    dialog = QDialog(table.view)
    dialog.setModal(True)
    dialog.show()
    QApplication.processEvents()
    assert len(table.done) == 1
    assert not table.pen.drawing
    dialog.close()


def test_a_press_that_brings_the_window_to_the_front_is_a_stroke_all_the_same(table):
    table.hand.mouse("down", *table.at(0, 0.2, 0.5))
    QApplication.instance().focusWindowChanged.emit(table.view.window().windowHandle())
    table.hand.mouse("move", *table.at(0, 0.3, 0.5))
    assert table.pen.drawing
    QApplication.instance().focusWindowChanged.emit(None)
    assert not table.pen.drawing
    assert len(table.done) == 1


def test_storyboarder_1143_a_release_outside_is_seen_at_the_next_hover(table):
    table.hand.mouse("down", *table.at(0, 0.2, 0.5))
    table.hand.mouse("move", *table.at(0, 0.3, 0.5))
    table.hand.mouse("hover", *table.at(1, 0.5, 0.5))
    assert [board for board, _ in table.done] == [0]
    assert max(s.x for s in table.done[0][1].samples()) < 0.31


def test_a_board_deleted_in_the_middle_of_a_stroke_ends_it(table):
    table.hand.pen("down", *table.at(0, 0.2, 0.5))
    table.hand.pen("move", *table.at(0, 0.3, 0.5))
    board = table.boards[0]
    table.scene.removeItem(board)
    table.hand.pen("move", *table.at(1, 0.4, 0.5))
    board.deleteLater()
    QApplication.sendPostedEvents(board, QEvent.Type.DeferredDelete)
    assert [n for n, _ in table.done] == [0]
    table.hand.pen("up", *table.at(1, 0.4, 0.5))
    assert not table.pen.drawing


def test_DD_4_a_pen_held_across_the_bell_draws_on_nothing(table):
    table.hand.pen("down", *table.at(0, 0.2, 0.5))
    table.hand.pen("move", *table.at(0, 0.4, 0.5))
    table.pen.bell()
    assert [board for board, _ in table.done] == [0]
    kept = table.image()
    table.hand.pen("move", *table.at(0, 0.8, 0.9))
    table.hand.pen("down", *table.at(1, 0.5, 0.5))
    table.hand.pen("move", *table.at(1, 0.9, 0.5))
    assert table.image() == kept
    table.hand.pen("up", *table.at(1, 0.9, 0.5))
    table.hand.pen_line(table.points(1, *LINE))
    assert [board for board, _ in table.done] == [0, 1]


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf, 1e12, -1e12])
def test_positions_that_cannot_be_draw_nothing_and_leave_no_pen_down(table, bad):
    table.hand.pen("down", *table.at(0, 0.5, 0.5))
    table.hand.pen("move", bad, bad, math.nan)
    table.hand.pen("move", *table.at(0, 0.52, 0.5), 9.0)
    table.hand.pen("up", bad, 0.0)
    table.hand.pen("down", bad, bad)
    table.hand.pen("up", bad, bad)
    assert not table.pen.drawing
    assert len(table.done) == 1


def test_ten_thousand_samples_in_one_burst_and_none_lost(table):
    table.hand.step = 0.0
    points = table.points(0, *[(0.5 + 0.4 * math.cos(i / 300), 0.5 + 0.4 * math.sin(i / 300)) for i in range(10_000)])
    table.hand.pen_line(points)
    [(_, stroke)] = table.done
    assert len(stroke) > 1000
    assert not table.pen.drawing


def test_presses_off_the_boards_pass_through_to_the_scene(table):
    button = Button(0, 560, 100, 30)
    table.scene.addItem(button)
    assert not table.hand.pen("down", 50, 575)  # not accepted: the system then makes a mouse press of it
    table.hand.pen("up", 50, 575)
    table.hand.mouse("down", 50, 575, ghost=True)
    table.hand.mouse("up", 50, 575, ghost=True)
    table.clock.wait(1000)
    assert not table.hand.touch((1, "down", 50, 575))
    table.hand.mouse("down", 50, 575)
    table.hand.mouse("move", *table.at(0, 0.5, 0.5))
    table.hand.mouse("up", *table.at(0, 0.5, 0.5))
    assert (button.presses, button.releases) == (2, 2)
    assert table.began == []


def test_what_lies_above_a_board_and_takes_presses_keeps_them(table):
    button = Button(100, 100, 40, 40)
    table.scene.addItem(button)
    table.hand.mouse("down", 120, 120)
    table.hand.mouse("up", 120, 120)
    assert (button.presses, table.began) == (1, [])
    button.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    table.hand.mouse("down", 120, 120)
    table.hand.mouse("up", 120, 120)
    assert (button.presses, table.began) == (1, [0])


def test_closed_boards_and_a_pen_switched_off_leave_presses_to_the_scene(table):
    table.pen.enable_board(0, False)
    assert not table.hand.pen("down", *table.at(0, 0.5, 0.5))
    table.hand.pen("up", *table.at(0, 0.5, 0.5))
    table.pen.set_enabled(False)
    assert not table.hand.pen("down", *table.at(1, 0.5, 0.5))
    table.hand.pen("up", *table.at(1, 0.5, 0.5))
    assert table.began == []


def test_the_right_button_draws_nothing(table):
    table.hand.mouse("down", *table.at(0, 0.5, 0.5), button=RIGHT)
    table.hand.mouse("move", *table.at(0, 0.7, 0.5), button=RIGHT)
    table.hand.mouse("up", *table.at(0, 0.7, 0.5), button=RIGHT)
    assert table.began == []


def test_a_quick_second_tap_is_a_second_dot(table):
    for what in ("down", "up", "double", "up"):
        table.hand.mouse(what, *table.at(0, 0.5, 0.5))
    assert len(table.done) == 2


def test_the_chosen_tool_and_width_are_those_of_the_stroke(table):
    table.pen.set_tool(Tool.RUBBER, RUBBER_WIDTHS[1])
    table.hand.mouse_line(table.points(0, *LINE))
    table.pen.set_tool(Tool.PEN)
    table.hand.pen_line(table.points(0, *LINE), device=RUBBER_END)
    assert [(s.tool, s.width) for _, s in table.done] == [(Tool.RUBBER, RUBBER_WIDTHS[1])] * 2


def test_hovering_shows_a_ring_of_the_true_width(table):
    table.pen.set_tool(Tool.RUBBER, RUBBER_WIDTHS[1])
    table.hand.pen("hover", *table.at(0, 0.5, 0.5))
    ring = table.boards[0].cursor().pixmap()
    assert ring.width() == pytest.approx(RUBBER_WIDTHS[1] * 330, abs=8)
    table.hand.pen("hover", *table.at(0, 0.5, 0.5), device=RUBBER_END)
    assert table.boards[0].cursor().pixmap().width() == ring.width()
    table.pen.set_tool(Tool.PEN)
    table.hand.pen("hover", *table.at(0, 0.5, 0.5))
    assert table.boards[0].cursor().pixmap().width() < 16


def test_a_slot_that_ends_the_phase_in_the_middle_of_a_break_leaves_no_pen_down(table):
    table.pen.stroke_finished.connect(lambda *_: table.pen.set_enabled(False))
    table.hand.pen("down", *table.at(0, 0.1, 0.1))
    table.clock.wait(300)
    table.hand.pen("move", *table.at(0, 0.9, 0.9))
    assert not table.pen.drawing
    assert table.pen._ink.live == {}


def test_a_slot_that_takes_the_board_away_leaves_no_pen_down(table):
    table.pen.stroke_finished.connect(lambda board, _: table.pen.remove_board(board))
    table.hand.pen("down", *table.at(0, 0.1, 0.1))
    table.clock.wait(300)
    table.hand.pen("move", *table.at(0, 0.9, 0.9))
    table.hand.pen("up", *table.at(0, 0.9, 0.9))
    assert table.pen._ink.live == {}
    assert len(table.done) == 1


def test_a_board_id_can_be_used_once(table):
    with pytest.raises(ValueError, match="known already"):
        table.pen.add_board(0, table.boards[1])


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75])
def test_xournalpp_1801_the_ink_lies_within_half_a_pixel_of_the_tip(tables, scale):
    table = tables(scale)
    table.boards[4].moveBy(0.37, 0.61)
    QApplication.processEvents()
    before = table.image()
    tip = table.at(4, 0.5031, 0.4977)
    table.pen.set_tool(Tool.PEN, 0.026)
    table.hand.pen("down", *tip, 1.0)
    table.hand.pen("up", *tip)
    after = table.image()
    ink = [0.0, 0.0, 0.0]
    device = table.view.viewportTransform().map(*tip)
    for y in range(round(device[1]) - 25, round(device[1]) + 25):
        for x in range(round(device[0]) - 25, round(device[0]) + 25):
            weight = before.pixelColor(x, y).lightness() - after.pixelColor(x, y).lightness()
            ink = [ink[0] + weight, ink[1] + weight * (x + 0.5), ink[2] + weight * (y + 0.5)]
    assert ink[0] > 1000
    assert abs(ink[1] / ink[0] - device[0]) < 0.5
    assert abs(ink[2] / ink[0] - device[1]) < 0.5
