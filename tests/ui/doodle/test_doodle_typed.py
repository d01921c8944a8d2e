"""The guessing minute where guesses are typed, by mouse, keys and input method: the field, the typists, what the bell does."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ui.doodle.test_doodle_game import XHand

from partygames.core.seats import Seat
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, EndTurn, Judge, RaiseFlag, Verdict
from partygames.games.doodle_rush.state import FlagState, Guessing
from partygames.games.registry import DOODLE
from partygames.ui.access.voice import voice
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.moment import Kind
from partygames.ui.doodle.paper_board import PaperBoard
from partygames.ui.doodle.sample_drawings import DRAWN, strokes
from partygames.ui.doodle.shots import Game, ended, first_wall, typed_wall
from partygames.ui.doodle.story import story
from partygames.ui.doodle.typed_page import TypedPage
from partygames.ui.doodle.wall_page import WallPage

CTRL = Qt.KeyboardModifier.ControlModifier
YES, NO, CLOSE, FAR = Verdict.YES, Verdict.NO, Verdict.CLOSE, Verdict.FAR


@pytest.fixture
def wall(sit_down, unguarded):
    """Return a table of four in the first guessing minute; guesses are typed."""
    return sit_down(typed_wall())


def said(party) -> list[tuple]:
    """Return (who, author, board, text) of every guess so far."""
    return [(g.seat, g.author, g.board, g.text) for g in party.view.guesses]


def guess(party, seat: int, author: int, board: int, text: str) -> None:
    """Guess as a person does: tap the board, tap one's sign, type, Enter."""
    if party.page.selected != (author, board):
        party.tap(f"board-{author}-{board}")
    if party.screen.typing.typist != seat:
        party.tap(f"typist-{seat}")
    party.type(text)
    party.enter()


# -- who types what for which board


def test_DD_5_the_wall_of_a_typed_game_has_a_field_and_that_of_a_spoken_one_has_none(sit_down):
    assert isinstance(sit_down(typed_wall()).page, TypedPage)
    spoken = sit_down(first_wall())
    assert isinstance(spoken.page, WallPage)
    assert not spoken.has("guess-field")


def test_DR_16_a_board_a_sign_a_word_and_enter(wall):
    wall.tap("board-0-1")
    wall.tap("typist-2")
    wall.type("a hut")
    wall.enter()
    assert said(wall) == [(2, 0, 1, "a hut")]
    assert not wall.refused


def test_the_field_stays_for_the_next_try_and_several_guesses_are_in_flight(wall):
    guess(wall, 2, 0, 1, "hut")
    wall.type("barn")
    wall.enter()
    guess(wall, 2, 1, 3, "snail")
    guess(wall, 3, 1, 3, "slug")
    assert said(wall) == [(2, 0, 1, "hut"), (2, 0, 1, "barn"), (2, 1, 3, "snail"), (3, 1, 3, "slug")]
    assert wall.view.waiting == (0, 1, 2, 3)
    assert wall.keyboard.text() == ""


def test_the_last_typist_is_remembered(wall):
    guess(wall, 2, 0, 1, "hut")
    wall.tap("board-3-1")
    wall.type("fungus")
    wall.enter()
    assert said(wall)[1] == (2, 3, 1, "fungus")
    assert wall.item("typist-2").checked


def test_DR_15_the_typist_is_never_the_author_of_the_board(wall):
    guess(wall, 2, 0, 1, "hut")
    wall.tap("board-2-1")
    assert not wall.item("typist-2").isEnabled()
    assert not any(wall.item(f"typist-{n}").checked for n in range(4))
    wall.type("tram")
    wall.enter()
    assert len(wall.view.guesses) == 1
    assert "Who is typing? Tap your emblem." in wall.texts()
    assert wall.keyboard.text() == "tram", "nothing typed is lost"
    wall.tap("typist-2")
    assert wall.screen.typing.typist == 2
    wall.tap("typist-0")
    wall.enter()
    assert said(wall)[1] == (0, 2, 1, "tram")
    wall.tap("board-3-1")
    assert wall.item("typist-0").checked


def test_nobody_is_the_typist_before_somebody_said_so(wall):
    assert not any(wall.item(f"typist-{n}").checked for n in range(4))
    wall.tap("board-0-1")
    wall.type("hut")
    wall.enter()
    assert wall.view.guesses == ()
    assert "Who is typing? Tap your emblem." in wall.texts()


def test_up_and_down_change_the_typist_without_a_hand_off_the_keys(wall):
    wall.tap("board-1-3")
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Down)
    assert wall.screen.typing.typist == 0
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Down)
    assert wall.screen.typing.typist == 2, "not the author"
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Up)
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Up)
    assert wall.screen.typing.typist == 3
    wall.type("slug")
    wall.enter()
    assert said(wall) == [(3, 1, 3, "slug")]


def test_a_half_typed_guess_waits_at_its_board(wall):
    wall.tap("board-0-1")
    wall.tap("typist-2")
    wall.type("a hou")
    wall.tap("board-1-3")
    assert wall.keyboard.text() == ""
    wall.type("snail")
    wall.enter()
    wall.tap("board-0-1")
    assert wall.keyboard.text() == "a hou"
    wall.type("se")
    wall.enter()
    assert said(wall) == [(2, 1, 3, "snail"), (2, 0, 1, "a house")]


def test_what_is_typed_before_a_board_is_tapped_is_for_the_first_that_is(wall):
    wall.screen.typing.typist = 3
    QTest.keyClicks(wall.stage.viewport(), "h")
    wall.type("ut")
    wall.enter()
    assert wall.view.guesses == ()
    assert "First tap the board that you mean." in wall.texts()
    wall.tap("board-0-1")
    wall.enter()
    assert said(wall) == [(3, 0, 1, "hut")]


def test_the_send_button_does_what_enter_does(wall):
    wall.tap("board-0-1")
    wall.tap("typist-1")
    wall.type("hut")
    wall.tap("send")
    wall.type("shed")
    wall.tap("send")
    assert [text for *_, text in said(wall)] == ["hut", "shed"]


@pytest.mark.parametrize("text", ["", "   "])
def test_enter_on_nothing_says_nothing(wall, text):
    wall.tap("board-0-1")
    wall.tap("typist-1")
    wall.type(text)
    wall.enter()
    assert wall.view.guesses == ()
    assert not wall.refused
    assert not wall.screen.notice.text


def test_a_guess_without_a_word_is_refused_and_stays(wall):
    guess(wall, 1, 0, 1, "?!")
    assert [code for _, code in wall.refused] == []
    assert said(wall) == [(1, 0, 1, "?!")]
    wall.type(",;")
    wall.enter()
    assert [code for _, code in wall.refused] == [Refusal.EMPTY_GUESS]
    assert wall.keyboard.text() == ",;"


def test_a_guess_has_sixty_characters(wall):
    wall.tap("board-0-1")
    wall.tap("typist-1")
    wall.type("x" * 70)
    wall.enter()
    assert said(wall)[0][3] == "x" * 60
    assert not wall.refused


# -- the keyboard stays where it is


def test_others_tap_while_somebody_types_and_the_keyboard_stays(wall):
    guess(wall, 2, 1, 3, "slug")
    wall.tap("board-0-1")
    wall.type("a h")
    wall.tap("desk-1-no")
    wall.tap("typist-3")
    wall.type("ut")
    assert wall.keyboard.text() == "a hut"
    assert wall.view.guesses[0].verdict is NO


def test_a_board_that_is_guessed_while_somebody_types_takes_no_letter_for_a_shortcut(wall):
    guess(wall, 2, 0, 1, "house")
    wall.tap("typist-3")
    wall.type("hop")
    wall.tap("desk-0-yes")
    assert wall.view.boards[0][1].winners == (2,)
    wall.type("pync1")
    assert not wall.session.clock.paused
    assert wall.view.phase == 1
    assert wall.page.selected is None
    assert said(wall) == [(2, 0, 1, "house")]


def test_no_letter_is_a_shortcut_on_a_typed_wall(wall):
    QTest.keyClicks(wall.stage.viewport(), "p")
    assert not wall.session.clock.paused
    assert wall.keyboard.text() == "p"


def test_escape_leaves_the_field_then_the_board_then_pauses(wall):
    wall.tap("board-0-1")
    wall.tap("board-0-1")
    assert wall.has("zoom")
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Escape)
    assert not wall.has("zoom")
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Escape)
    assert wall.page.selected is None
    assert wall.stage.editor is None
    wall.key(Qt.Key.Key_Escape)
    assert wall.session.clock.paused


def test_typing_goes_on_over_the_large_board(wall):
    wall.tap("board-2-1")
    wall.tap("board-2-1")
    assert wall.has("zoom")
    wall.tap("typist-1")
    wall.type("tram")
    wall.enter()
    assert said(wall) == [(1, 2, 1, "tram")]
    wall.tap("desk-2-far")
    assert wall.page.sheets.zoom.board.view.reply is FAR


def test_the_field_follows_the_window(wall):
    wall.tap("board-0-1")
    wall.type("a h")
    wall.stage.resize(1920, 1000)
    QApplication.processEvents()
    wall.type("ut")
    assert wall.keyboard.text() == "a hut"
    field = wall.page.field
    place = wall.stage.mapFromScene(field.mapRectToScene(field.rect())).boundingRect()
    assert place.contains(wall.keyboard.geometry())


@pytest.mark.parametrize("cover", ["pause", "sleep"])
def test_DD_9_a_pause_covers_the_field_and_what_is_half_typed_comes_back(wall, cover):
    wall.tap("board-0-1")
    wall.tap("typist-2")
    wall.type("a hou")
    if cover == "pause":
        wall.tap("pause")
    else:
        wall.game.time.ms += 3_600_000
        wall.session.clock.look()
    assert wall.stage.editor is None
    assert not [i for i in wall.screen.items() if isinstance(i, PaperBoard)]
    wall.tap("pause-go-on")
    wall.tap("board-0-1")
    assert wall.keyboard.text() == "a hou"
    wall.type("se")
    wall.enter()
    assert said(wall) == [(2, 0, 1, "a house")]


def test_what_lies_over_the_table_takes_the_keyboard(wall):
    wall.tap("board-0-1")
    wall.type("a h")
    wall.screen.ask_to_leave()
    assert wall.stage.editor is None
    QTest.keyClick(wall.stage.viewport(), Qt.Key.Key_Escape)
    assert not wall.screen.covers()
    wall.tap("board-0-1")
    assert wall.keyboard.text() == "a h"


# -- input methods


def test_an_input_method_composes_and_confirms(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    for part in ("w", "wo", "wo'n", "wo'niu"):
        wall.compose(part)
        assert wall.keyboard.text() == ""
    wall.confirm("蜗牛")
    wall.enter()
    assert said(wall) == [(0, 1, 3, "蜗牛")]


def test_jupyter_chat_494_enter_that_only_confirms_a_candidate_sends_nothing(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.compose("蜗牛")
    wall.enter()
    assert wall.view.guesses == (), "Enter took the candidate, no more"
    assert wall.keyboard.text() == "蜗牛"
    assert wall.keyboard.composed == ""
    wall.enter()
    assert said(wall) == [(0, 1, 3, "蜗牛")]


def test_enter_is_never_taken_twice_while_an_input_method_composes_on(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.confirm("一只")
    wall.compose("woniu")
    wall.enter()
    wall.enter()
    wall.enter()
    assert said(wall) == [(0, 1, 3, "一只woniu")]


def test_the_send_button_takes_what_is_composed(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.compose("蜗牛")
    wall.tap("send")
    assert said(wall) == [(0, 1, 3, "蜗牛")]
    assert wall.keyboard.composed == ""


def test_a_composition_goes_to_its_own_board(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.compose("蜗牛")
    wall.tap("board-2-1")
    assert wall.keyboard.text() == ""
    assert wall.keyboard.composed == ""
    wall.tap("board-1-3")
    assert wall.keyboard.text() == "蜗牛"


# -- the bell


@pytest.mark.parametrize("composed", [False, True], ids=["typed", "composed"])
def test_DR_8_the_bell_sends_what_was_being_typed_and_ends_the_minute(wall, composed):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.type("a ")
    if composed:
        wall.compose("蜗牛")
    else:
        wall.type("slug")
    wall.game.wait(60_000)
    assert said(wall) == [(0, 1, 3, "a 蜗牛" if composed else "a slug")]
    assert wall.view.guesses[0].at_ms == 60_000
    assert not wall.view.running
    assert wall.stage.editor is None
    assert wall.screen._now.kind is Kind.ANSWER
    assert not wall.refused


def test_DR_8_nothing_more_is_typed_after_the_bell(wall):
    guess(wall, 0, 1, 3, "slug")
    wall.game.wait(60_000)
    assert not wall.has("guess-field")
    assert not wall.has("send")
    assert not wall.item("flag").isEnabled()
    QTest.keyClicks(wall.stage.viewport(), "pync 1")
    wall.tap("board-0-1")
    QTest.keyClicks(wall.stage.viewport(), "hut")
    assert wall.stage.editor is None
    assert said(wall) == [(0, 1, 3, "slug")]
    assert wall.view.guesses[0].verdict is None


def test_DR_8_the_last_answer_after_the_bell_gives_the_pen_on(wall):
    guess(wall, 0, 1, 3, "snail")
    guess(wall, 2, 3, 1, "fungus")
    wall.game.wait(60_000)
    assert "2" in wall.page.bar.prompt.text
    wall.tap("desk-3-close")
    assert wall.page.bar.waiting == 1
    wall.tap("desk-1-yes")
    assert wall.view.boards[1][3].winners == (0,)
    assert isinstance(wall.screen.veil, Curtain)
    assert wall.page is None


def test_DR_8_the_table_may_hold_a_button_to_go_on_without_answers(wall):
    guess(wall, 0, 1, 3, "snail")
    wall.game.wait(60_000)
    wall.tap("let-lapse")
    assert wall.view.phase == 1, "a tap is not enough"
    wall.hold("let-lapse")
    assert wall.view.phase == 2
    assert wall.view.boards[1][3].winners == ()


def test_the_clock_does_not_run_while_answers_are_awaited_and_cannot_be_paused(wall):
    guess(wall, 0, 1, 3, "snail")
    wall.game.wait(60_000)
    assert wall.screen.header.clock.seconds == 0
    wall.game.wait(300_000)
    assert wall.view.phase == 1
    wall.key(Qt.Key.Key_Escape)
    wall.tap("stay")
    wall.tap("pause")  # it leads home now
    assert not wall.session.clock.paused
    wall.tap("leave")
    assert wall.nav.went == ["lobby"]


def test_DR_8_without_anything_typed_the_bell_ends_the_minute_at_once(wall):
    wall.tap("board-1-3")
    wall.tap("typist-0")
    wall.compose("   ")
    wall.game.wait(60_000)
    assert wall.view.guesses == ()
    assert isinstance(wall.screen.veil, Curtain)


def test_half_typed_guesses_do_not_outlive_their_minute(wall):
    wall.tap("board-0-1")
    wall.type("a hou")
    wall.tap("board-1-3")
    wall.game.wait(60_000)
    assert wall.screen.typing.drafts == {}


def test_a_game_that_was_cut_off_goes_on_with_the_answers(sit_down, unguarded):
    game = typed_wall().say(0, 1, 3, "snail").bell()
    party = sit_down(game)
    assert "The bell! Answer what was typed" in party.texts()
    party.tap("desk-1-yes")
    assert party.view.boards[1][3].winners == (0,)


# -- the end, and the rest of the wall


def test_DD_8_finishing_now_is_offered_where_guesses_are_typed_too(sit_down):
    party = sit_down(ended(all_guessed=True, guessing=Guessing.TYPED))
    assert not party.has("guess-field")
    party.hold("finish-now")
    assert party.view.over


def test_DD_5_an_award_is_taken_back_and_its_guess_waits_again(wall):
    guess(wall, 0, 1, 3, "snail")
    assert not wall.item("take-back").isEnabled()
    wall.tap("desk-1-yes")
    wall.tap("take-back")
    assert wall.item("board-1-3").is_paper
    assert wall.page.desks[1].front.text == "snail"
    wall.tap("desk-1-no")
    assert not wall.refused


def test_DD_7_a_flag_closes_a_board_and_takes_its_guesses_off_the_desk(wall):
    guess(wall, 0, 1, 3, "snail")
    wall.tap("flag")
    wall.tap("letters-2")
    wall.tap("letters-1")
    assert wall.view.boards[1][3].flag is FlagState.CLOSED
    assert wall.page.desks[1].front is None
    assert wall.page.selected is None


def test_a_board_shows_whose_guesses_wait_and_its_number(wall):
    guess(wall, 0, 1, 3, "slug")
    guess(wall, 2, 1, 3, "worm")
    assert wall.page.boards[1, 3]._waiting == (0, 2)
    before = wall.stage.grab().toImage()
    wall.session.submit(Judge(1, (0, 1), NO))
    assert wall.page.boards[1, 3]._waiting == ()
    at = wall.point("board-1-3") + QPointF(62, -42)
    assert before.pixelColor(at.toPoint()) != wall.stage.grab().toImage().pixelColor(at.toPoint())


def test_what_was_said_of_a_board_is_told_again(wall):
    guess(wall, 0, 1, 3, "slug")
    guess(wall, 0, 1, 3, "worm")
    wall.tap("desk-1-far")
    assert wall.page.bar.said.text == "worm – …  ·  slug – Far"


def test_boards_that_cannot_be_guessed_say_why(wall):
    wall.session.submit(Award(0, 0, (2,)))
    wall.session.submit(RaiseFlag(1, 1, 3))
    wall.tap("board-0-0")
    assert "Leo guessed this board." in wall.texts()
    wall.tap("board-0-4")
    assert "Nothing is drawn on this board." in wall.texts()
    assert wall.page.selected is None


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("size", [(1024, 600), (800, 1280)])
def test_every_board_can_be_guessed_and_answered_at_every_table(sit_down, unguarded, players, size):
    party = sit_down(Game(players, guessing=Guessing.TYPED).drawing_phase(), size)
    given = 0
    for row in party.view.boards:
        for board in row:
            if board.open:
                seat = (board.author + 1) % players
                word = party.board(board.author, board.index).word.zh
                guess(party, seat, board.author, board.index, "")
                party.confirm(word)
                party.enter()
                party.tap(f"desk-{board.author}-yes")
                given += 1
                assert party.view.boards[board.author][board.index].winners == (seat,)
    assert given >= players * 4
    assert not party.refused


# -- the rest of the window


def test_a_typed_wall_is_told_aloud(wall):
    guess(wall, 2, 0, 1, "hut")
    wall.tap("desk-0-close")
    events = wall.session.log[-2:]
    assert story(events, wall.session.seats) == ["Leo: hut? For board 2 by 小明.", "小明: “Close”, board 2"]


def test_a_screen_reader_hears_who_types_what_waits_and_what_is_typed(wall):
    guess(wall, 2, 1, 3, "slug")
    wall.type("worm")
    spoken = {said.name for item in wall.screen.items() if item.isVisible() and (said := voice(item)) is not None}
    assert {"小明", "阿珍", "Leo", "外婆", "worm", "Send", "阿珍 answers. Board 4, Leo: slug", "阿珍: Yes", "阿珍: Far"} <= spoken


@pytest.fixture
def typing_window(open_window):
    """Return the program in the first guessing minute of a table that types."""
    window = open_window()
    people = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
    window.start_game(DOODLE, people, 0, {"guessing": Guessing.TYPED})
    for seat in range(3):
        window.session.submit(BeginTurn(seat))
        for stroke in strokes(DRAWN[seat].en):
            assert window.session.submit(Draw(seat, 0, stroke))
        window.session.submit(EndTurn(seat))
    return window


def test_no_letter_is_a_shortcut_of_the_window_while_guesses_are_typed(typing_window, qtbot):
    window = typing_window
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window.stage.viewport(), "m")
    assert not window.settings.now.muted
    assert window.stage.editor.text() == "m"
    QTest.keyClick(window.stage.editor, "m")
    assert window.stage.editor.text() == "mm"
    assert not window.settings.now.muted
    window.show_rules(DOODLE)
    QTest.keyClick(window.stage.viewport(), "m")
    assert window.settings.now.muted, "under a page of rules nobody types"


@pytest.mark.parametrize("end", ["close", "leave", "rules"])
def test_a_half_typed_guess_is_no_guess_when_the_table_is_left(typing_window, end):
    window = typing_window
    page = window.stage.screen_shown.page
    page.tap_board((0, 0))
    window.stage.editor.setText("hut")
    {"close": window.close, "leave": window.to_lobby, "rules": lambda: window.show_rules(DOODLE)}[end]()
    assert window.stage.editor is None
    assert window.session is None or window.session.view(None).guesses == ()


def test_the_field_lies_where_it_is_seen_in_a_magnified_view(typing_window):
    window = typing_window
    window.comfort.apply(window.settings.change(zoom=200))
    stage, page = window.stage, window.stage.screen_shown.page
    page.tap_board((0, 0))
    for share in (0.98, 0.02, 0.6, 0.98):
        view = stage.viewport()
        QTest.mouseMove(view, QPoint(round(view.width() * share), round(view.height() * share)))
        QTest.qWait(1)
        field = page.field
        place = stage.mapFromScene(field.mapRectToScene(field.rect())).boundingRect()
        assert place.contains(stage.editor.geometry()), share


@pytest.mark.xvfb
def test_the_keyboard_stays_in_the_field_under_real_x_taps(sit_down, unguarded, qtbot):
    party = sit_down(typed_wall())
    with qtbot.waitExposed(party.stage):
        pass
    hand = XHand(party, qtbot)
    party.press, party.move, party.release = hand.press, hand.move, hand.release
    party.game.say(2, 1, 3, "slug")
    party.tap("board-0-1")
    party.tap("typist-3")
    party.type("a h")
    party.tap("desk-1-no")
    assert party.view.guesses[0].verdict is NO
    party.tap("typist-2")
    party.type("ut")
    party.enter()
    assert said(party)[1:] == [(2, 0, 1, "a hut")]
    hand.display.close()
