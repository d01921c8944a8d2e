"""Drawing minutes by mouse and key: the curtain, the boards, the words, the tools, the bell, the pause."""

import gc

import pytest
from helpers.text_on import painted_lines
from helpers.waiting import wait_for
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.games.doodle_rush.moves import BeginTurn, Draw, EndTurn
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Tool
from partygames.ui.doodle import sample_drawings
from partygames.ui.doodle.draw_page import DrawPage
from partygames.ui.doodle.shots import Game, first_wall, third_draw
from partygames.ui.pen.board import BoardItem
from partygames.ui.scene.hold import HoldButton
from partygames.ui.theme import PAPER

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ACROSS = [(0.2, 0.5), (0.4, 0.45), (0.6, 0.55), (0.8, 0.5)]


def spoken_words(party, seat: int) -> list[str]:
    return [word.en for word in party.game.hands[seat]] + [word.zh for word in party.game.hands[seat]]


# -- the curtain


def test_DD_3_the_clock_stands_still_while_the_curtain_is_down(sit_down):
    party = sit_down()
    party.game.wait(90_000)
    assert not party.session.clock.active
    assert party.view.drawer == 0
    party.lift()
    assert party.session.clock.left_ms() == 60_000


def test_a_short_tap_lifts_nothing(sit_down, monkeypatch):
    monkeypatch.setattr(HoldButton, "hold_ms", 600)
    party = sit_down()
    at = party.point("curtain-hold")
    party.press(at)
    QTest.qWait(100)
    party.release(at)
    assert not party.view.running
    party.hold("curtain-hold")
    assert party.view.running


def test_the_table_can_be_left_from_the_curtain_without_a_key(sit_down):
    party = sit_down()
    party.tap("curtain-pause")
    assert "Paused" in party.texts()
    assert not [text for text in party.texts() if text.startswith("Seconds left")]
    party.tap("pause-leave")
    assert party.nav.went == ["lobby"]


def test_a_pause_at_the_curtain_leaves_the_curtain_down(sit_down):
    party = sit_down()
    party.tap("curtain-pause")
    party.tap("pause-go-on")
    assert not party.has("pause-go-on")
    assert not party.view.running
    party.lift()
    assert party.view.running


def test_the_name_of_a_tool_does_not_stay_over_a_board_that_is_drawn_on(sit_down):
    party = sit_down()
    party.lift()
    tools = party.screen.page.tools
    tools.buttons[5].pointed.emit(True)
    assert tools.tip.isVisible()
    party.stroke(1, [(0.2, 0.2), (0.4, 0.4)])
    assert not tools.tip.isVisible()


def test_the_curtain_lifts_by_key(sit_down):
    party = sit_down()
    QTest.keyPress(party.stage.viewport(), Qt.Key.Key_Space)
    assert wait_for(lambda: party.view.running, 5_000)
    QTest.keyRelease(party.stage.viewport(), Qt.Key.Key_Space)


@pytest.mark.parametrize("end", ["done", "bell"])
def test_DR_5_no_item_holds_a_word_or_a_board_while_the_curtain_is_down(sit_down, end):
    party = sit_down()
    party.lift()
    party.draw(0, "cat")
    assert party.game.hands[0][0].en in party.every_text()
    seen: list[str] = []
    party.session.changed.connect(lambda change: seen.append(party.every_text()))
    if end == "done":
        party.hold("done")
    else:
        party.game.wait(60_000)
    assert party.view.drawer == 1
    assert not party.view.running
    for text in (*seen[-1:], party.every_text()):  # in the very event, and after it
        assert not any(word in text for seat in range(4) for word in spoken_words(party, seat))
    assert not [item for item in party.screen.items() if isinstance(item, BoardItem)]
    assert party.stage.window().windowTitle() == ""
    assert QApplication.clipboard().text() == ""


def test_the_first_frame_of_the_next_player_shows_the_curtain_alone(sit_down):
    party = sit_down()
    party.lift()
    party.draw(0, "cat")
    party.hold("done")
    picture = party.stage.grab().toImage()
    nothing_below = sit_down(Game().do(BeginTurn(0), EndTurn(0)))
    assert picture == nothing_below.stage.grab().toImage()


def test_the_page_of_a_minute_that_is_over_is_deleted(sit_down):
    party = sit_down()
    party.lift()
    party.hold("done")
    QTest.qWait(10)
    gc.collect()
    import shiboken6

    assert not [page for page in gc.get_objects() if type(page) is DrawPage and shiboken6.isValid(page)]


def test_each_sees_their_own_words(sit_down):
    party = sit_down()
    for seat in range(4):
        party.lift()
        lines = set(party.every_text().split("\n"))
        for other in range(4):
            shown = lines & {word.en for word in party.game.hands[other]}
            assert len(shown) == (6 if other == seat else 0)
        party.hold("done")
    assert party.view.phase == 1


# -- ink


def test_DR_9_a_stroke_by_mouse_is_a_move_on_that_board(drawing):
    drawing.stroke(4, ACROSS)
    board = drawing.board(0, 4)
    assert len(board.strokes) == 1
    assert board.strokes[0].tool is Tool.PEN
    samples = board.strokes[0].samples()
    assert (samples[0].x, samples[0].y) == pytest.approx((0.2, 0.5), abs=0.005)
    assert (samples[-1].x, samples[-1].y) == pytest.approx((0.8, 0.5), abs=0.005)
    assert not any(drawing.board(0, other).strokes for other in range(6) if other != 4)


def test_DR_10_all_six_boards_are_drawable_without_switching(drawing):
    for index in (5, 0, 3, 1, 4, 2):
        drawing.stroke(index, ACROSS)
    assert all(len(drawing.board(0, index).strokes) == 1 for index in range(6))
    assert all(drawing.item(f"paper-{i}").strokes == drawing.board(0, i).strokes for i in range(6))


def test_ink_is_seen_under_the_pen(drawing):
    at = drawing.on_board(2, 0.5, 0.5).toPoint()
    assert drawing.stage.grab().toImage().pixelColor(at).lightness() > 200
    drawing.stroke(2, [(0.3, 0.5), (0.5, 0.5), (0.7, 0.5)])
    assert drawing.stage.grab().toImage().pixelColor(at).lightness() < 80


def test_DR_13_nothing_can_be_drawn_on_a_guessed_board(sit_down):
    party = sit_down(third_draw())
    assert not any(f"paper-{i}" == item.objectName() for i in (0, 3) for item in party.screen.items())
    assert "word-0" not in [item.objectName() for item in party.screen.items() if hasattr(item, "objectName")]
    before = party.session.number
    spot = party.page.gone[0].sceneBoundingRect().center()
    at = party.stage.viewportTransform().map(spot)
    party.drag(at - QPointF(60, 0), at + QPointF(60, 0))
    assert party.session.number == before


# -- tools


def test_pens_and_rubbers_by_tap_and_by_key(drawing):
    wanted = {
        "tool-pen-thin": ((Qt.Key.Key_1,), (Tool.PEN, PEN_WIDTHS[0])),
        "tool-pen-medium": ((Qt.Key.Key_2,), (Tool.PEN, PEN_WIDTHS[1])),
        "tool-pen-thick": ((Qt.Key.Key_3,), (Tool.PEN, PEN_WIDTHS[2])),
        "tool-rubber-small": ((Qt.Key.Key_E,), (Tool.RUBBER, RUBBER_WIDTHS[0])),
        "tool-rubber-large": ((Qt.Key.Key_E, SHIFT), (Tool.RUBBER, RUBBER_WIDTHS[1])),
    }
    for index, (name, (keys, tool)) in enumerate(wanted.items()):
        drawing.tap(name)
        assert drawing.screen.pen.tool == tool
        drawing.key(Qt.Key.Key_2)
        drawing.key(*keys)
        assert drawing.screen.pen.tool == tool
        assert [b.objectName() for b in drawing.page.tools.buttons if b.checked] == [name]
        drawing.stroke(index, ACROSS)
        stroke = drawing.board(0, index).strokes[-1]
        assert (stroke.tool, stroke.width) == tool


def test_DR_12_undo_redo_and_wipe_act_on_the_board_touched_last(drawing):
    drawing.stroke(1, ACROSS)
    drawing.stroke(3, ACROSS)
    drawing.stroke(3, [(0.5, 0.1), (0.5, 0.9)])
    assert drawing.page.boards[3].chip.current
    drawing.tap("tool-undo")
    assert len(drawing.board(0, 3).strokes) == 1
    drawing.key(Qt.Key.Key_Z, CTRL, SHIFT)
    assert len(drawing.board(0, 3).strokes) == 2
    drawing.key(Qt.Key.Key_Delete)
    assert drawing.board(0, 3).strokes == ()
    drawing.key(Qt.Key.Key_Z, CTRL)
    assert len(drawing.board(0, 3).strokes) == 2
    drawing.tap("tool-wipe")
    drawing.tap("tool-undo")
    drawing.tap("tool-undo")
    drawing.tap("tool-redo")
    assert len(drawing.board(0, 3).strokes) == 2
    assert len(drawing.board(0, 1).strokes) == 1
    assert not drawing.refused


def test_tools_that_can_do_nothing_are_off(drawing):
    names = ("tool-undo", "tool-redo", "tool-wipe")
    assert [drawing.item(name).isEnabled() for name in names] == [False, False, False]
    drawing.stroke(0, ACROSS)
    assert [drawing.item(name).isEnabled() for name in names] == [True, False, True]
    drawing.tap("tool-undo")
    assert [drawing.item(name).isEnabled() for name in names] == [False, True, False]


def test_a_new_minute_begins_with_a_pen_not_with_the_rubber_of_the_one_before(sit_down):
    party = sit_down()
    party.lift()
    party.key(Qt.Key.Key_E)
    party.hold("done")
    party.lift()
    party.stroke(0, ACROSS)
    assert party.board(1, 0).strokes[0].tool is Tool.PEN


def test_left_handed_tools_lie_on_the_right(sit_down):
    game = Game().do(BeginTurn(0))
    party = sit_down(game)
    assert party.point("tool-undo").x() < 200
    party.nav.settings.change(left_handed=True)
    party.screen.layout()
    assert party.point("tool-undo").x() > 1080
    party.stroke(0, ACROSS)
    assert len(party.board(0, 0).strokes) == 1


def test_one_board_large_and_back(drawing):
    small = drawing.item("paper-4").paper.width()
    drawing.tap("lens-4")
    assert drawing.item("paper-4").paper.width() > 2 * small
    assert not drawing.has("word-0")
    drawing.stroke(4, ACROSS)
    drawing.tap("lens-4")
    assert drawing.item("paper-4").paper.width() == small
    assert len(drawing.board(0, 4).strokes) == 1
    drawing.tap("lens-2")
    drawing.key(Qt.Key.Key_Escape)
    assert drawing.has("word-0")
    assert drawing.view.running


# -- words


def test_DD_1_a_word_dragged_onto_another_swaps_them(drawing):
    before = [drawing.board(0, i).word for i in range(6)]
    drawing.drag(drawing.point("word-1"), drawing.point("word-5"))
    after = [drawing.board(0, i).word for i in range(6)]
    assert (after[1], after[5]) == (before[5], before[1])
    assert drawing.item("word-5").text == before[1].en
    assert (drawing.page.boards[1].chip.pos() - QPointF(*drawing.page.places.boards[1].chip[:2])).manhattanLength() < 0.01


def test_DD_1_a_word_tapped_and_then_another_swaps_them(drawing):
    before = [drawing.board(0, i).word for i in range(6)]
    drawing.tap("word-0")
    assert drawing.page.boards[0].chip.picked
    drawing.tap("word-3")
    after = [drawing.board(0, i).word for i in range(6)]
    assert (after[0], after[3]) == (before[3], before[0])
    assert drawing.page.picked is None


def test_a_word_dropped_on_nothing_goes_home(drawing):
    home = drawing.page.boards[2].chip.pos()
    before = drawing.session.number
    drawing.drag(drawing.point("word-2"), QPointF(1270, 790))
    assert drawing.session.number == before
    assert drawing.page.boards[2].chip.pos() == home


def test_a_word_tapped_twice_is_put_back(drawing):
    before = drawing.session.number
    drawing.tap("word-2")
    drawing.tap("word-2")
    assert drawing.page.picked is None
    assert drawing.session.number == before


# -- the bell and the pause


def test_DD_4_a_stroke_under_way_at_the_bell_is_kept_up_to_the_bell(sit_down):
    party = sit_down()
    party.lift()
    party.press(party.on_board(1, 0.2, 0.5))
    party.move(party.on_board(1, 0.4, 0.5))
    far = party.on_board(1, 0.8, 0.5)
    party.game.wait(60_000)
    assert party.view.drawer == 1
    stroke = party.board(0, 1).strokes[0]
    assert stroke.samples()[-1].x == pytest.approx(0.4, abs=0.01)
    number = party.session.number
    party.move(far)
    party.release(far)
    assert party.session.number == number


def test_DD_4_a_pen_held_across_the_bell_draws_on_nothing(sit_down):
    party = sit_down()
    party.lift()
    party.press(party.on_board(1, 0.2, 0.5))
    spot = party.on_board(1, 0.7, 0.5)
    party.game.wait(60_000)
    party.session.submit(BeginTurn(1))  # the next curtain is lifted while the first pen is still down
    party.move(spot)
    party.move(spot + QPointF(30, 10))
    assert not any(party.board(1, i).strokes for i in range(6))
    party.release(spot)
    assert not any(party.board(1, i).strokes for i in range(6))
    party.stroke(1, ACROSS)
    assert len(party.board(1, 1).strokes) == 1


def test_done_keeps_the_stroke_of_another_pen(sit_down):
    party = sit_down()
    party.lift()
    party.press(party.on_board(0, 0.2, 0.5))
    party.move(party.on_board(0, 0.5, 0.5))
    party.page.done.click()
    assert len(party.board(0, 0).strokes) == 1
    assert party.view.drawer == 1


def test_a_short_tap_on_done_costs_no_minute(drawing):
    drawing.tap("done")
    assert drawing.view.drawer == 0
    assert drawing.view.running


def test_DD_9_a_pause_covers_every_board_and_keeps_the_time(drawing):
    drawing.stroke(0, ACROSS)
    drawing.game.wait(20_000)
    drawing.tap("pause")
    assert drawing.session.clock.paused
    assert not [item for item in drawing.screen.items() if isinstance(item, BoardItem)]
    assert not set(drawing.every_text().split("\n")) & set(spoken_words(drawing, 0))
    assert "Seconds left: 40" in drawing.texts()
    assert "house rule" in drawing.texts().lower()
    drawing.game.time.ms += 500_000
    drawing.tap("pause-go-on")
    assert drawing.session.clock.paused, "a tap is not enough: the drawer holds it"
    drawing.hold("pause-go-on")
    assert drawing.session.clock.left_ms() == 40_000
    drawing.stroke(0, [(0.5, 0.2), (0.5, 0.8)])
    assert len(drawing.board(0, 0).strokes) == 2


def test_a_pause_keeps_the_stroke_under_way(drawing):
    drawing.press(drawing.on_board(0, 0.2, 0.5))
    drawing.move(drawing.on_board(0, 0.6, 0.5))
    drawing.key(Qt.Key.Key_P)
    assert drawing.session.clock.paused
    assert len(drawing.board(0, 0).strokes) == 1


def test_the_look_may_change_under_a_stroke(drawing, wear):
    drawing.stroke(1, ACROSS)
    drawing.press(drawing.on_board(0, 0.2, 0.5))
    drawing.move(drawing.on_board(0, 0.4, 0.5))
    wear("dark")
    drawing.stage.restyle()
    drawing.move(drawing.on_board(0, 0.8, 0.5))
    drawing.release(drawing.on_board(0, 0.8, 0.5))
    (stroke,) = drawing.board(0, 0).strokes
    assert stroke.samples()[0].x == pytest.approx(0.2, abs=0.01)
    assert stroke.samples()[-1].x == pytest.approx(0.8, abs=0.01)
    assert len(drawing.board(0, 1).strokes) == 1
    paper = drawing.stage.grab().toImage().pixelColor(drawing.on_board(0, 0.5, 0.2).toPoint())
    assert paper == PAPER


def test_sleep_pauses_and_says_so(drawing):
    drawing.game.wait(19_000)
    drawing.game.time.ms += 3_600_000
    drawing.session.clock.look()
    assert "Seconds left: 41" in drawing.texts()
    assert "slept" in drawing.texts()
    assert drawing.has("pause-go-on")


def test_a_resumed_drawing_minute_shows_no_word_before_its_drawer_holds(sit_down):
    game = Game().do(BeginTurn(0)).draw(0).wait(10_000)
    game.session.clock.pause()
    party = sit_down(game)
    assert not any(word in party.every_text() for word in spoken_words(party, 0))
    party.hold("pause-go-on")
    assert party.game.hands[0][0].en in party.texts()


def test_a_paused_game_that_is_closed_uncovers_nothing(drawing):
    drawing.tap("pause")
    drawing.session.close()
    assert not set(drawing.every_text().split("\n")) & set(spoken_words(drawing, 0))


def test_escape_pauses_and_asks_before_leaving(drawing):
    drawing.key(Qt.Key.Key_Escape)
    assert drawing.session.clock.paused
    drawing.key(Qt.Key.Key_Escape)
    assert drawing.nav.went == []
    drawing.tap("leave")
    assert drawing.nav.went == ["lobby"]


def test_escape_at_the_curtain_asks(sit_down):
    party = sit_down()
    party.key(Qt.Key.Key_Escape)
    party.key(Qt.Key.Key_Escape)  # the safe answer
    assert not party.has("stay")
    party.lift()
    party.hold("done")
    party.key(Qt.Key.Key_Escape)
    party.tap("leave")
    assert party.nav.went == ["lobby"]


def test_after_a_dialog_the_keyboard_is_back_at_the_curtain(sit_down):
    party = sit_down()
    party.key(Qt.Key.Key_Escape)
    party.tap("stay")
    QTest.keyPress(party.stage.viewport(), Qt.Key.Key_Space)
    assert wait_for(lambda: party.view.running, 5_000)
    QTest.keyRelease(party.stage.viewport(), Qt.Key.Key_Space)


def test_the_tab_key_stays_on_the_cover(drawing):
    drawing.tap("pause")
    reached = set()
    for _ in range(9):
        drawing.key(Qt.Key.Key_Tab)
        reached.add(drawing.screen.focusItem().objectName())
    assert reached - {""} == {"pause-go-on", "pause-rules", "pause-settings", "pause-keys", "pause-leave"}


def test_the_last_seconds_warm_the_clock(drawing):
    calm = drawing.screen.header.clock.colors()
    drawing.game.wait(55_000)
    assert drawing.screen.header.clock.seconds == 5
    assert all(now != before for now, before in zip(drawing.screen.header.clock.colors(), calm, strict=True))


def test_DR_14_nobody_elses_boards_are_shown(sit_down):
    party = sit_down(first_wall().bell())
    party.lift()
    strokes = {stroke for item in party.screen.items() if isinstance(item, BoardItem) for stroke in item.strokes}
    own = {stroke for board in party.session.view(0).boards[0] for stroke in board.strokes}
    assert strokes == own


def test_a_refused_stroke_leaves_no_ink(drawing, monkeypatch):
    at = drawing.on_board(2, 0.5, 0.5).toPoint()
    true = drawing.session.submit
    monkeypatch.setattr(drawing.session, "submit", lambda move, seen=None: False if isinstance(move, Draw) else true(move, seen))
    drawing.stroke(2, [(0.3, 0.5), (0.5, 0.5), (0.7, 0.5)])
    assert drawing.stage.grab().toImage().pixelColor(at).lightness() > 200


def test_a_refusal_is_said_in_a_sentence(drawing):
    drawing.session.submit(EndTurn(3))
    assert "Somebody else has the pen." in drawing.texts()


def test_the_sample_drawings_are_drawings():
    for word in sample_drawings.DRAWN:
        strokes = sample_drawings.strokes(word.en)
        assert strokes == sample_drawings.strokes(word.en)
        inside = [s for stroke in strokes for s in stroke.samples() if 0 <= s.x <= 1 and 0 <= s.y <= 1]
        assert len(inside) > 40
    assert len(sample_drawings.DRAWN) + len(sample_drawings.UNDRAWN) == 36


def test_DD_9_the_curtain_and_the_ring_clock_know_whose_minute_is_longer(sit_down):
    party = sit_down(Game(handicaps=(150, 100, 100, 200)))
    assert "90 seconds" in party.texts()
    party.lift()
    clock = party.screen.header.clock
    assert (clock.seconds, clock.whole_ms) == (90, 90_000)
    party.game.wait(60_000)
    assert party.view.drawer == 0
    assert clock.seconds == 30
    party.game.wait(30_000)
    assert party.view.drawer == 1
    assert "60 seconds" in party.texts()
    party.lift()
    assert clock.whole_ms == 60_000


def test_DD_1_a_word_picked_up_shows_where_it_can_go(drawing):
    chips = [board.chip for board in drawing.page.boards.values()]
    drawing.tap("word-1")
    assert [chip.offered for chip in chips] == [True, False, True, True, True, True]
    drawing.tap("word-4")
    assert not any(chip.offered or chip.picked for chip in chips)


def test_whoever_only_taps_the_button_reads_that_it_wants_to_be_held(drawing):
    drawing.tap("done")
    assert drawing.view.running
    assert "Keep holding" in dict(painted_lines(drawing.stage))
    drawing.hold("done")
    assert not drawing.view.running
