"""The guessing minute by mouse and key: awards, answers, the peek, flags, finishing now."""

import math

import pytest
from helpers.waiting import wait_for
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, EndTurn, RaiseFlag, TakeBack, Verdict
from partygames.games.doodle_rush.state import FlagState
from partygames.ink.stroke import PEN_WIDTHS, Tool, pack_stroke
from partygames.ui.doodle.flight import FlyingBoard
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.shots import Game, ended, first_wall
from partygames.ui.pen.paint import render_board
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.animator import Motion

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def wall(sit_down):
    """Return a table of four in the first guessing minute; board 4 of seat 0 and board 2 of seat 1 are empty, among others."""
    return sit_down(first_wall())


def moves_of(party) -> list:
    """Return the moves accepted from now on."""
    seen = []
    true = party.session.submit

    def submit(move, number=None):
        done = true(move, number)
        if done:
            seen.append(move)
        return done

    party.session.submit = submit
    return seen


# -- giving a board away


def test_DD_5_two_taps_give_a_board(wall):
    made = moves_of(wall)
    wall.tap("board-1-3")
    wall.tap("tray-2")
    assert made == [Award(1, 3, (2,))]
    assert not wall.item("board-1-3").is_paper
    assert wall.page.winners.trays[2].won == (1,)
    assert wall.page.selected is None


def test_DD_5_one_drag_gives_a_board(wall):
    made = moves_of(wall)
    wall.drag(wall.point("board-0-0"), wall.point("tray-3"))
    assert made == [Award(0, 0, (3,))]
    assert not wall.item("board-0-0").is_paper


def test_a_drag_ends_nowhere_and_the_board_goes_home(wall):
    made = moves_of(wall)
    wall.drag(wall.point("board-0-0"), wall.point("board-3-2"))
    assert made == []
    assert wall.item("board-0-0").is_paper
    assert wall.page.carrier.copy is None


def test_while_it_is_carried_only_its_place_is_seen_and_the_tray_lights_up(wall):
    start, tray = wall.point("board-0-0"), wall.point("tray-3")
    wall.press(start)
    wall.move(start + QPointF(40, 5))
    wall.move(tray)
    assert wall.page.boards[0, 0].away
    assert [t.seat for t in wall.page.winners.trays if t.target] == [3]
    wall.move(wall.point("tray-0"))
    assert not any(t.target for t in wall.page.winners.trays), "its own author cannot win it"
    wall.release(start)
    assert wall.item("board-0-0").is_paper


def test_a_shaky_tap_is_still_a_tap(wall):
    at = wall.point("board-0-1")
    wall.press(at)
    wall.move(at + QPointF(5, 3))
    wall.release(at + QPointF(5, 3))
    assert wall.page.selected == (0, 1)


def test_DR_15_nobody_wins_their_own_board(wall):
    made = moves_of(wall)
    wall.tap("board-1-3")
    assert wall.page.winners.trays[1].author
    wall.tap("tray-1")
    assert "Nobody can win their own board. (Rule DR-15)" in wall.texts()
    wall.drag(wall.point("board-1-3"), wall.point("tray-1"))
    assert made == []
    assert wall.item("board-1-3").is_paper


def test_a_refusal_goes_with_the_next_board_won(wall):
    wall.tap("board-1-3")
    wall.tap("tray-1")
    assert wall.screen.notice.text
    wall.tap("tray-2")
    assert wall.screen.notice.text == ""


def test_DR_22_several_winners_in_the_bar(wall):
    made = moves_of(wall)
    wall.tap("board-2-1")
    wall.tap("answer-yes")
    assert not wall.has("winner-2"), "its author is not among those who guessed"
    wall.tap("several")
    assert not wall.item("give").isEnabled()
    wall.tap("winner-0")
    wall.tap("winner-1")
    wall.tap("winner-3")
    wall.tap("winner-1")
    wall.tap("give")
    assert made == [Award(2, 1, (0, 3))]
    assert wall.page.winners.trays[0].won == wall.page.winners.trays[3].won == (2,)


def test_DR_22_several_winners_on_the_trays(wall):
    made = moves_of(wall)
    wall.tap("board-2-1")
    wall.tap("answer-yes")
    wall.tap("several")
    wall.tap("tray-3")
    wall.tap("tray-1")
    assert wall.item("give").text == "Give to 2"
    wall.tap("give")
    assert made == [Award(2, 1, (3, 1))]


@pytest.mark.parametrize("where", ["winner", "tray"])
def test_DR_22_somebody_else_was_right_too(wall, where):
    made = moves_of(wall)
    assert not wall.has("also")
    wall.tap("board-2-1")
    wall.tap("tray-3")
    wall.tap("also")
    assert "Who else was right?" in wall.texts()
    assert not wall.item("winner-3").isEnabled(), "has it already"
    assert not wall.has("winner-2"), "drew it"
    wall.tap(f"{where}-0")
    assert made == [Award(2, 1, (3,)), TakeBack(), Award(2, 1, (3, 0))]
    assert wall.view.boards[2][1].winners == (0, 3)
    assert wall.page.winners.trays[0].won == wall.page.winners.trays[3].won == (2,)
    assert not wall.refused
    wall.tap("take-back")
    assert wall.item("board-2-1").is_paper


def test_DR_22_the_author_is_not_the_one_who_was_right_too(wall):
    wall.tap("board-2-1")
    wall.tap("tray-3")
    wall.tap("also")
    wall.tap("tray-2")
    assert "Nobody can win their own board. (Rule DR-15)" in wall.texts()
    wall.tap("tray-3")
    assert wall.view.boards[2][1].winners == (3,)
    wall.key(Qt.Key.Key_Escape)
    assert "Who else was right?" not in wall.texts()
    assert wall.has("also")


def test_the_question_who_else_goes_with_the_award_it_was_about(wall):
    wall.tap("board-2-1")
    wall.tap("tray-3")
    wall.tap("also")
    wall.tap("take-back")
    assert not wall.has("also")
    assert "Who else was right?" not in wall.texts()
    wall.tap("board-2-1")
    assert wall.page.selected == (2, 1)


def test_nobody_is_asked_for_who_else_when_all_have_it(wall):
    wall.session.submit(Award(2, 1, (0, 1, 3)))
    assert not wall.has("also")


def test_yes_asks_who_and_one_name_gives(wall):
    made = moves_of(wall)
    wall.tap("board-2-1")
    wall.tap("answer-yes")
    assert made == []
    assert "Who was right?" in wall.texts()
    wall.tap("winner-0")
    assert made == [Award(2, 1, (0,))]


def test_DD_5_the_last_award_is_taken_back(wall):
    assert not wall.item("take-back").isEnabled()
    wall.tap("board-1-3")
    wall.tap("tray-2")
    wall.tap("board-0-0")
    wall.tap("tray-1")
    wall.tap("take-back")
    assert wall.item("board-0-0").is_paper
    assert not wall.item("board-1-3").is_paper
    wall.key(Qt.Key.Key_Z, CTRL)
    assert wall.item("board-1-3").is_paper
    assert not wall.item("take-back").isEnabled()
    assert not wall.refused


def test_a_tray_before_a_board_says_what_to_do(wall):
    wall.tap("tray-1")
    assert "First tap the board that was guessed." in wall.texts()


def test_the_award_is_true_before_the_board_has_flown(wall, monkeypatch):
    monkeypatch.setattr(Motion, "less", False)
    wall.tap("board-1-3")
    wall.tap("tray-2")
    assert not wall.page.boards[1, 3].is_paper
    assert wall.screen.animator.busy
    wall.tap("board-0-0")
    wall.tap("tray-2")
    assert wall.page.winners.trays[2].won == (0, 1)
    wall.screen.animator.finish()
    assert flying(wall) == []


def flying(party) -> list[FlyingBoard]:
    return [item for item in party.screen.items() if isinstance(item, FlyingBoard)]


@pytest.fixture
def lively(wall, monkeypatch):
    """Return the wall with full motion."""
    monkeypatch.setattr(Motion, "less", False)
    return wall


def test_a_won_board_flies_from_its_place_and_turns_over_as_it_lands(lively):
    home = lively.page.boards[1, 3]
    before = home.mapToScene(home.rect().center())
    lively.tap("board-1-3")
    lively.tap("tray-2")
    (board,) = flying(lively)
    tray = lively.page.winners.trays[2]
    assert (board.mapToScene(board.rect().center()) - before).manhattanLength() < 2
    assert board.flip == 0
    assert tray.won == (1,)
    assert tray.lying() == (), "its back lies there when it has landed"
    assert wait_for(lambda: not lively.screen.animator.busy)
    assert flying(lively) == []
    assert tray.lying() == (1,)


def test_a_board_dragged_to_a_tray_flies_on_from_the_finger(lively):
    lively.press(lively.point("board-0-0"))
    end = lively.point("tray-3")
    lively.move(end - QPointF(40, 30))
    lively.move(end)
    lively.release(end)
    (board,) = flying(lively)
    at = lively.stage.viewportTransform().map(board.sceneBoundingRect().center())
    assert (at - end).manhattanLength() < 4
    assert not [item for item in lively.screen.items() if type(item) is PaperBoard]


def test_a_board_shown_large_flies_from_there(lively):
    lively.tap("board-1-3")
    lively.tap("enlarge")
    wide = lively.page.sheets.large().width()
    lively.tap("tray-0")
    (board,) = flying(lively)
    assert board.rect().width() == wide
    assert not lively.has("zoom")


def test_DR_22_a_board_flies_to_each_of_its_winners(lively):
    lively.session.submit(Award(2, 1, (0, 1, 3)))
    assert len(flying(lively)) == 3
    assert [tray.coming for tray in lively.page.winners.trays] == [[2], [2], [], [2]]
    lively.screen.animator.finish()
    assert [tray.lying() for tray in lively.page.winners.trays] == [(2,), (2,), (), (2,)]


def test_an_award_taken_back_in_the_air_turns_round_there(lively):
    lively.session.submit(Award(1, 3, (2,)))
    (there,) = flying(lively)
    lively.screen.animator.drop(there)
    there.setScale(0.5)
    wide = there.seen_width()
    lively.tap("take-back")
    (back,) = flying(lively)
    assert back.seen_width() == pytest.approx(wide, rel=0.01)
    assert lively.page.winners.trays[2].coming == []
    assert wait_for(lambda: not lively.screen.animator.busy)
    assert flying(lively) == []
    assert lively.page.boards[1, 3].is_paper


def test_a_board_on_its_way_home_can_be_won_again(lively):
    lively.session.submit(Award(1, 3, (2,)))
    lively.session.submit(TakeBack())
    lively.tap("board-1-3")
    lively.tap("tray-0")
    assert len(flying(lively)) == 1
    lively.screen.animator.finish()
    assert lively.page.winners.trays[0].lying() == (1,)
    assert not lively.page.boards[1, 3].away


def test_taps_go_through_what_flies(lively):
    lively.session.submit(Award(0, 0, (3,)))
    (board,) = flying(lively)
    lively.screen.animator.drop(board)
    board.setPos(lively.item("board-1-3").pos())
    lively.tap("board-1-3")
    assert lively.page.selected == (1, 3)
    lively.page.carrier.flights.land()


@pytest.mark.parametrize("then", ["bell", "resize", "pause"])
def test_a_flight_ends_with_what_it_flies_over(lively, then):
    lively.session.submit(Award(1, 3, (2,)))
    assert flying(lively)
    if then == "bell":
        lively.game.wait(60_000)
    elif then == "pause":
        lively.tap("pause")
    else:
        lively.stage.resize(1024, 600)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert flying(lively) == []
    assert not lively.screen.animator.busy


def test_with_less_motion_nothing_flies(wall):
    wall.tap("board-1-3")
    wall.tap("tray-2")
    assert flying(wall) == []
    assert wall.page.winners.trays[2].lying() == (1,)
    wall.tap("take-back")
    assert flying(wall) == []
    assert wall.page.boards[1, 3].is_paper


# -- boards that cannot be guessed


def test_DR_15_an_empty_board_looks_different_and_says_why(wall):
    empty, drawn = wall.page.boards[0, 4], wall.page.boards[0, 1]
    assert (empty.is_paper, drawn.is_paper) == (False, True)
    picture = wall.stage.grab().toImage()

    def paper(spot: str) -> int:
        at = wall.point(spot) - QPointF(50, 30)
        return picture.pixelColor(at.toPoint()).lightness()

    assert paper("board-0-1") > paper("board-0-4") + 12
    wall.tap("board-0-4")
    assert "Nothing is drawn on this board. (Rule DR-15)" in wall.texts()
    assert wall.page.selected is None


def test_a_guessed_board_says_who_has_it(wall):
    wall.session.submit(Award(0, 0, (2, 3)))
    wall.tap("board-0-0")
    assert "Leo and 外婆 guessed this board." in wall.texts()


# -- answers


def test_DR_17_the_author_answers_no_close_and_far(wall):
    wall.tap("board-3-1")
    for verdict in (Verdict.NO, Verdict.CLOSE, Verdict.FAR):
        wall.tap(f"answer-{verdict.value}")
        assert wall.view.boards[3][1].reply is verdict
        assert wall.page.boards[3, 1].view.reply is verdict
    assert wall.page.selected == (3, 1), "the next guess is for the same board"
    assert "外婆: “Far”" in wall.texts()


def test_answers_by_key(wall):
    wall.tap("board-3-1")
    wall.key(Qt.Key.Key_C)
    assert wall.view.boards[3][1].reply is Verdict.CLOSE
    wall.key(Qt.Key.Key_Y)
    assert wall.page.who
    wall.key(Qt.Key.Key_2)
    assert wall.view.boards[3][1].winners == (1,)


def test_the_whole_award_by_keyboard(wall):
    wall.key(Qt.Key.Key_Right)
    wall.key(Qt.Key.Key_Right)
    assert wall.screen.focusItem().objectName() == "board-0-1"
    wall.key(Qt.Key.Key_Return)
    assert wall.page.selected == (0, 1)
    wall.key(Qt.Key.Key_3)
    assert wall.view.boards[0][1].winners == (2,)


def test_a_second_tap_shows_the_board_large_with_the_trays_in_reach(wall):
    wall.tap("board-2-1")
    small = wall.page.boards[2, 1].rect().width()
    wall.tap("board-2-1")
    assert wall.page.sheets.zoom.board.rect().width() > 3 * small
    wall.tap("answer-no")
    assert wall.page.sheets.zoom.board.view.reply is Verdict.NO
    wall.tap("tray-0")
    assert wall.view.boards[2][1].winners == (0,)
    assert not wall.has("zoom")


def test_the_large_board_goes_back_by_tap_and_by_escape(wall):
    wall.tap("board-2-1")
    wall.tap("enlarge")
    wall.tap("zoom")
    assert not wall.has("zoom")
    wall.tap("enlarge")
    wall.key(Qt.Key.Key_Escape)
    assert not wall.has("zoom")
    wall.key(Qt.Key.Key_Escape)
    assert wall.page.selected is None
    assert not wall.session.clock.paused
    wall.key(Qt.Key.Key_Escape)
    assert wall.session.clock.paused


# -- the peek


def test_the_author_peeks_only_while_the_finger_rests(wall):
    word = wall.board(2, 1).word.en
    assert word not in wall.every_text().split("\n")
    wall.tap("board-2-1")
    eye = wall.point("peek")
    wall.press(eye)
    assert word in wall.texts().split("\n")
    assert wall.page.bar.zValue() > max(board.zValue() for board in wall.page.boards.values()), "no board lies over the word"
    wall.release(eye)
    assert word not in wall.every_text().split("\n")
    assert "Keep the eye pressed" in wall.texts(), "a tap is told to hold"
    wall.press(eye)
    wall.move(eye + QPointF(200, 0))
    assert word not in wall.every_text().split("\n"), "the finger slid off"
    wall.release(eye + QPointF(200, 0))


@pytest.mark.parametrize("end", ["bell", "pause", "award", "focus"])
def test_the_peeked_word_goes_whatever_comes_between(wall, end):
    word = wall.board(2, 1).word.en
    wall.tap("board-2-1")
    eye = wall.point("peek")
    if end == "focus":
        wall.page.bar.eye.setFocus()
        QTest.keyPress(wall.stage.viewport(), Qt.Key.Key_Space)
    else:
        wall.press(eye)
    assert word in wall.texts().split("\n")
    if end == "bell":
        wall.game.wait(60_000)
    elif end == "pause":
        wall.screen.pause()
    elif end == "award":
        wall.session.submit(Award(2, 1, (0,)))
    else:
        wall.page.winners.take_back.setFocus()
        wall.page.boards[0, 0].setFocus()
    assert word not in wall.every_text().split("\n")
    wall.release(eye)


def test_DR_5_the_wall_holds_no_word_of_anybody(wall):
    lines = set(wall.every_text().split("\n"))
    assert not lines & {text for hand in wall.game.hands for word in hand for text in (word.en, word.zh)}


# -- flags


def test_DD_7_the_author_confirms_a_flag(wall):
    wall.tap("board-1-3")
    wall.tap("flag")
    wall.tap("letters-0")
    assert wall.view.boards[1][3].flag is FlagState.RAISED
    assert wall.page.boards[1, 3].view.flagged_by == 0
    wall.tap("letters-1")
    assert wall.view.boards[1][3].flag is FlagState.CLOSED
    assert not wall.has("flag-close")
    assert "Closed: 阿珍 can wipe it in the next drawing minute." in wall.texts()
    wall.tap("board-1-3")
    assert wall.page.selected is None
    wall.drag(wall.point("board-1-3"), wall.point("tray-0"))
    assert [code for _, code in wall.refused] == [Refusal.BOARD_CLOSED]
    assert wall.page.boards[1, 3].is_paper


def test_DD_7_the_others_turn_a_flag_down(wall):
    wall.session.submit(RaiseFlag(0, 1, 3))
    wall.tap("board-1-3")
    wall.tap("flag")
    assert wall.item("letters-0").checked
    wall.tap("clean-2")
    wall.tap("clean-3")
    assert wall.view.boards[1][3].flag is FlagState.NONE
    assert not wall.has("flag-close")
    assert "No letters: the board stays open." in wall.texts()


def test_nobody_can_deny_a_flag_that_was_not_raised(wall):
    wall.tap("board-1-3")
    wall.tap("flag")
    assert not any(wall.has(f"clean-{seat}") for seat in range(4))
    wall.tap("flag-close")
    assert not wall.has("flag-close")


def test_DD_7_a_closed_board_is_marked_on_its_authors_table(sit_down):
    game = first_wall()
    game.do(RaiseFlag(0, 0, 1)).bell()
    party = sit_down(game)
    party.lift()
    assert "Closed for letters: wipe it to open it" in party.texts()
    closed = party.screen.page.boards[1]
    assert closed.closed.zValue() > closed.paper.zValue()
    party.stroke(1, [(0.2, 0.2), (0.4, 0.4)])
    party.key(Qt.Key.Key_Delete)
    assert party.board(0, 1).flag is FlagState.NONE
    assert "Closed for letters: wipe it to open it" not in party.texts()


# -- the end of the minute


def test_DD_8_finishing_now_is_offered_and_must_be_held(sit_down):
    party = sit_down(ended(all_guessed=True))
    assert "Every board has been guessed!" in party.texts()
    party.tap("finish-now")
    assert not party.view.over
    party.hold("finish-now")
    assert party.view.over


def test_DD_8_it_is_not_offered_before(wall):
    assert not wall.has("finish-now")


@pytest.mark.parametrize("less_motion", [True, False])
def test_DR_8_the_bell_ends_the_minute_in_the_middle_of_a_drag(wall, monkeypatch, less_motion):
    monkeypatch.setattr(Motion, "less", less_motion)
    start = wall.point("board-0-0")
    wall.press(start)
    wall.move(start + QPointF(60, 0))
    wall.game.wait(60_000)
    assert wall.view.phase == 2
    wall.release(start)
    assert not wall.refused
    assert not any(board.winners for row in wall.view.boards for board in row)


def test_DD_9_a_pause_covers_the_wall(wall):
    wall.game.wait(10_000)
    wall.tap("pause")
    assert not [i for i in wall.screen.items() if isinstance(i, PaperBoard)]
    wall.tap("pause-rules")
    assert wall.nav.went == ["rules doodle-rush"]
    wall.tap("pause-go-on")
    assert wall.session.clock.left_ms() == 50_000
    assert wall.page.boards[0, 0].is_paper


@pytest.mark.parametrize("players", [3, 5, 6])
def test_every_board_and_tray_can_be_tapped_at_every_table(sit_down, players):
    party = sit_down(Game(players).drawing_phase(), (1024, 600))
    given = 0
    for row in party.view.boards:
        for board in row:
            if board.open:
                winner = (board.author + 1) % players
                party.tap(f"board-{board.author}-{board.index}")
                party.tap(f"tray-{winner}")
                given += 1
                assert party.view.boards[board.author][board.index].winners == (winner,)
    assert given >= players * 4


@pytest.mark.parametrize(("size", "below"), [((1280, 800), (1, 1)), ((800, 1280), (0, 4))])
def test_arrows_walk_as_the_boards_lie(sit_down, size, below):
    party = sit_down(first_wall(), size)

    def here():
        return next(spot for spot, board in party.page.boards.items() if board.hasFocus())

    for key, expected in ((Qt.Key.Key_Right, (0, 0)), (Qt.Key.Key_Right, (0, 1)), (Qt.Key.Key_Down, below)):
        party.key(key)
        assert here() == expected
    party.key(Qt.Key.Key_Up)
    party.key(Qt.Key.Key_Up)
    assert here()[0] == 3, "the rows go round"
# -- the first frame


def scribble(turn: float):
    points = [(8 * i, 0.5 + 0.4 * math.cos(turn + i / 9), 0.5 + 0.4 * math.sin(i / 7), 0.6) for i in range(150)]
    return pack_stroke(Tool.PEN, PEN_WIDTHS[2], points)


def darkness(party, name: str) -> int:
    """Return how many pixels of the middle of a board have ink on the screen now."""
    at, image = party.point(name).toPoint(), party.stage.grab().toImage()
    return sum(image.pixelColor(at.x() + x, at.y() + y).lightness() < 110 for x in range(-60, 60) for y in range(-40, 40))


def test_at_the_bell_the_wall_shows_full_boards_at_once_and_exact_ones_soon(sit_down):
    game = Game(3)
    for seat in (0, 1):
        game.do(BeginTurn(seat)).draw(seat).do(EndTurn(seat))
    game.do(BeginTurn(2), *(Draw(2, 0, scribble(n)) for n in range(4)))
    party = sit_down(game)
    QApplication.processEvents()
    pictures = Pictures.of(party.screen)
    pictures.finish()
    game.do(EndTurn(2))
    first = darkness(party, "board-2-0")
    assert pictures.busy
    pictures.finish()
    assert first == pytest.approx(darkness(party, "board-2-0"), rel=0.2)
    assert first > 500


def test_a_wall_that_was_never_shown_fills_in_while_the_hand_is_free(sit_down, qtbot):
    game = first_wall()
    party = sit_down(game)
    party.stage.grab()
    pictures = Pictures.of(party.screen)
    party.tap("board-0-0")
    assert party.page.selected == (0, 0)
    qtbot.waitUntil(lambda: not pictures.busy)
    shown = [board for board in party.page.boards.values() if board.is_paper]
    party.stage.grab()
    assert shown
    for board in shown:
        strokes, w, h, image = board._picture
        assert strokes == board.view.strokes
        assert image == render_board(strokes, w, h)
