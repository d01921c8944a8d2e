"""The authors' desks: answers to typed guesses, the suggestion's light, the peek, two at the same moment, the keyboard."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from partygames.games.doodle_rush.guessing import TOGETHER_MS
from partygames.games.doodle_rush.moves import Award, Judge, LetLapse, Verdict
from partygames.ui.doodle import desk as desks
from partygames.ui.doodle.answers import ORDER
from partygames.ui.doodle.shots import typed_wall
from partygames.ui.scene.animator import Motion

YES, NO, CLOSE, FAR = Verdict.YES, Verdict.NO, Verdict.CLOSE, Verdict.FAR


@pytest.fixture
def wall(sit_down, unguarded):
    """Return a table of four that types, in its first guessing minute: house, tree at seat 0; snail, umbrella at seat 1."""
    return sit_down(typed_wall())


def lit(party, author: int) -> list[Verdict]:
    """Return the answers that are lit up on a desk."""
    return [button.verdict for button in party.page.desks[author].answers if button.lit]


def moves_of(party) -> list:
    """Return the moves accepted from now on."""
    seen, true = [], party.session.submit

    def submit(move, number=None):
        done = true(move, number)
        seen.extend([move] * done)
        return done

    party.session.submit = submit
    return seen


# -- the queue


def test_DR_17_one_tap_answers_the_first_guess_of_the_queue(wall):
    wall.game.say(2, 0, 1, "barn").say(3, 0, 2, "bush").say(2, 0, 1, "house")
    desk = wall.page.desks[0]
    assert [g.text for g in desk.queue] == ["barn", "bush", "house"], "in arrival order"
    made = moves_of(wall)
    wall.tap("desk-0-far")
    assert desk.line.text == "bush"
    wall.tap("desk-0-close")
    wall.tap("desk-0-yes")
    assert made == [Judge(0, (0,), FAR), Judge(0, (1,), CLOSE), Judge(0, (2,), YES)]
    assert desk.front is None
    assert wall.view.boards[0][1].winners == (2,)


def test_every_author_has_a_desk_that_no_other_answer_moves(wall):
    wall.game.say(2, 0, 1, "barn").say(2, 1, 3, "slug").say(0, 3, 1, "fungus")
    places = [desk.geometry() for desk in wall.page.desks]
    wall.tap("desk-1-no")
    wall.tap("desk-3-far")
    assert [desk.geometry() for desk in wall.page.desks] == places
    assert [desk.front is not None for desk in wall.page.desks] == [True, False, False, False]


def test_a_desk_shows_board_typist_guess_and_how_many_wait(wall):
    wall.game.say(2, 1, 3, "slug").say(3, 1, 4, "brolly").say(0, 1, 3, "worm")
    desk = wall.page.desks[1]
    assert (desk.line.guess.board, desk.line.guess.seat, desk.line.text, desk.line.more) == (3, 2, "slug", 2)
    assert desk.thumb.view.strokes == wall.view.boards[1][3].strokes
    assert [g.text for g in desk.rest.guesses] == ["brolly", "worm"]


def test_an_idle_desk_is_the_tray_of_its_author(wall, monkeypatch):
    monkeypatch.setattr(Motion, "less", False)
    wall.game.say(2, 0, 1, "house")
    wall.tap("desk-0-yes")
    assert not wall.page.boards[0, 1].is_paper, "the state is true before the board has flown"
    assert wall.screen.animator.busy
    wall.screen.animator.finish()
    assert wall.page.desks[2].tray.won == (0,)
    assert all(desk.tray.isVisible() for desk in wall.page.desks)


# -- the suggestion


@pytest.mark.parametrize(
    ("said", "verdict"), [("house", YES), ("A HOUSE", YES), ("房子", YES), ("hause", CLOSE), ("房子里", CLOSE), ("cat", NO)]
)
def test_DD_5_the_suggestion_is_lit_and_nothing_is_chosen_by_itself(wall, said, verdict):
    wall.game.say(2, 0, 1, said)
    assert lit(wall, 0) == [verdict]
    assert wall.view.guesses[0].suggestion is None, "the public table does not know it"
    assert wall.view.guesses[0].verdict is None
    wall.game.wait(30_000)
    assert wall.view.guesses[0].verdict is None
    assert wall.screen.focusItem() is None


def test_DR_17_the_author_may_answer_against_the_light(wall):
    wall.game.say(2, 0, 1, "house")
    wall.tap("desk-0-no")
    assert wall.view.guesses[0].verdict is NO
    assert wall.view.boards[0][1].winners == ()
    assert lit(wall, 0) == []


def test_the_light_follows_the_queue(wall):
    wall.game.say(2, 0, 1, "house").say(2, 0, 2, "bush")
    assert lit(wall, 0) == [YES]
    wall.tap("desk-0-no")
    assert lit(wall, 0) == [NO]


# -- fast fingers


def test_the_second_tap_of_a_pair_answers_nothing(sit_down):
    party = sit_down(typed_wall())
    party.game.say(2, 0, 1, "barn").say(2, 0, 2, "bush")
    party.tap("desk-0-no")
    party.tap("desk-0-no")
    assert [g.verdict for g in party.view.guesses] == [NO, None]
    QTest.qWait(desks.GUARD_MS + 40)
    party.tap("desk-0-no")
    assert [g.verdict for g in party.view.guesses] == [NO, NO]
    assert not party.refused


def test_a_finger_that_was_down_for_the_guess_before_answers_nothing(wall):
    wall.game.say(2, 0, 1, "barn").say(2, 0, 2, "tree")
    at = wall.point("desk-0-no")
    wall.press(at)
    wall.session.submit(Judge(0, (0,), FAR))
    wall.release(at)
    assert [g.verdict for g in wall.view.guesses] == [FAR, None]
    wall.tap("desk-0-no")
    assert wall.view.guesses[1].verdict is NO


def test_a_tap_that_slides_off_answers_nothing(wall):
    wall.game.say(2, 0, 1, "barn")
    at = wall.point("desk-0-no")
    wall.press(at)
    wall.move(at + QPointF(0, 200))
    wall.release(at + QPointF(0, 200))
    assert wall.view.guesses[0].verdict is None


# -- the peek


def test_the_author_peeks_at_the_desk_only_while_the_finger_rests(wall):
    wall.game.say(2, 1, 3, "slug")
    word = wall.board(1, 3).word.en
    assert word not in wall.every_text().split("\n")
    eye = wall.point("desk-1-peek")
    wall.press(eye)
    assert word in wall.texts().split("\n")
    assert not wall.page.word.geometry().intersects(wall.page.desks[1].geometry()), "the answers stay in sight"
    wall.release(eye)
    assert word not in wall.every_text().split("\n")
    assert "Keep the eye pressed" in wall.texts()


@pytest.mark.parametrize("end", ["going on", "pause", "answer", "award"])
def test_the_peeked_word_goes_whatever_comes_between(wall, end):
    wall.game.say(2, 1, 3, "slug").say(2, 1, 4, "roof")
    word = wall.board(1, 3).word.en
    eye = wall.point("desk-1-peek")
    wall.press(eye)
    assert word in wall.texts().split("\n")
    if end == "going on":
        wall.game.wait(60_000)
        wall.session.submit(LetLapse())
    elif end == "pause":
        wall.screen.pause()
    elif end == "answer":
        wall.session.submit(Judge(1, (0,), NO))
    else:
        wall.session.submit(Award(1, 3, (0,)))
    assert word not in wall.every_text().split("\n")
    wall.release(eye)


def test_a_long_guess_is_told_whole_with_the_word(wall):
    long = "a very small animal that carries its house along"
    wall.game.say(2, 1, 3, long)
    assert wall.page.desks[1].line.cut()
    wall.press(wall.point("desk-1-peek"))
    assert f"“{long}”" in wall.texts()
    wall.release(wall.point("desk-1-peek"))


def test_DR_5_the_wall_holds_no_word_of_anybody(wall):
    wall.game.say(2, 1, 3, "slug")
    lines = set(wall.every_text().split("\n"))
    assert not lines & {text for hand in wall.game.hands for word in hand for text in (word.en, word.zh)}


# -- practically the same moment


def test_DR_22_both_are_named_and_one_tap_gives_it_to_both(wall):
    wall.game.say(2, 0, 1, "house").wait(1_500).say(3, 0, 1, "房子")
    assert "Practically at the same moment?" in wall.texts()
    assert wall.item("both-0").text == "Give it to Leo and 外婆"
    made = moves_of(wall)
    wall.tap("both-0")
    assert made == [Judge(0, (0, 1), YES)]
    assert wall.view.boards[0][1].winners == (2, 3)
    assert not wall.has("both-0")


def test_DR_22_three_can_be_right_at_once(wall):
    wall.game.say(1, 0, 1, "house").say(2, 0, 1, "House").say(3, 0, 1, "房子")
    assert wall.item("both-0").text == "Give it to 阿珍, Leo and 外婆"
    wall.tap("both-0")
    assert wall.view.boards[0][1].winners == (1, 2, 3)


def test_DR_21_a_plain_yes_is_for_the_first_alone(wall):
    wall.game.say(2, 0, 1, "house").say(3, 0, 1, "house")
    wall.tap("desk-0-yes")
    assert wall.view.boards[0][1].winners == (2,)
    assert not wall.has("both-0")


def test_DR_22_who_was_later_is_not_named(wall):
    wall.game.say(2, 0, 1, "house").wait(TOGETHER_MS + 500).say(3, 0, 1, "house")
    assert not wall.has("both-0")


def test_DR_22_the_pair_is_offered_wherever_it_stands_in_the_queue(wall):
    wall.game.say(1, 0, 2, "bush").say(2, 0, 1, "house").say(3, 0, 1, "house")
    wall.tap("both-0")
    assert wall.view.boards[0][1].winners == (2, 3)
    assert wall.page.desks[0].front.text == "bush"


def test_a_tap_under_way_when_the_bubble_comes_gives_nothing(sit_down):
    party = sit_down(typed_wall())
    party.game.say(2, 0, 1, "house").say(3, 0, 1, "house")
    party.tap("both-0")
    assert party.view.boards[0][1].winners == ()
    QTest.qWait(desks.GUARD_MS + 40)
    party.tap("both-0")
    assert party.view.boards[0][1].winners == (2, 3)


# -- the keyboard


def test_DD_5_tab_and_enter_give_the_answer_that_is_lit(wall):
    wall.game.say(2, 1, 3, "snail").say(2, 3, 1, "fungus")
    wall.tap("board-0-1")
    wall.type("h")
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Tab)
    assert wall.stage.editor is None
    assert wall.screen.focusItem().objectName() == "desk-1"
    wall.key(Qt.Key.Key_Return)
    assert wall.view.boards[1][3].winners == (2,)
    assert wall.screen.focusItem().objectName() == "desk-3", "the keyboard goes to the next desk that has something"
    assert wall.view.guesses[1].verdict is None
    wall.key(Qt.Key.Key_F)
    assert wall.view.guesses[1].verdict is FAR
    assert wall.keyboard.text() == "h", "and back to the field when there is none"


@pytest.mark.parametrize(("key", "verdict"), list(zip("YNCF", ORDER, strict=True)))
def test_letters_answer_at_a_desk(wall, key, verdict):
    wall.game.say(2, 1, 3, "slug")
    wall.page.desks[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(wall.stage.viewport(), key.lower())
    assert wall.view.guesses[0].verdict is verdict


def test_b_gives_a_board_to_both(wall):
    wall.game.say(2, 0, 1, "house").say(3, 0, 1, "house")
    wall.page.desks[0].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(wall.stage.viewport(), "b")
    assert wall.view.boards[0][1].winners == (2, 3)


def test_space_held_at_a_desk_shows_the_word(wall):
    wall.game.say(2, 1, 3, "slug")
    word = wall.board(1, 3).word.en
    wall.page.desks[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyPress(wall.stage.viewport(), Qt.Key.Key_Space)
    assert word in wall.texts().split("\n")
    QTest.keyRelease(wall.stage.viewport(), Qt.Key.Key_Space)
    assert word not in wall.every_text().split("\n")
    assert wall.view.guesses[0].verdict is None


def test_a_desk_without_a_guess_is_no_stop_of_the_tab_key(wall):
    wall.tap("board-0-1")
    QTest.keyClick(wall.keyboard, Qt.Key.Key_Tab)
    assert not wall.screen.focusItem().objectName().startswith("desk")


def test_DR_22_the_pair_is_offered_over_a_board_shown_large(wall):
    wall.tap("board-2-1")
    wall.tap("board-2-1")
    wall.game.say(2, 0, 1, "house").say(3, 0, 1, "house")
    assert wall.has("zoom")
    wall.tap("both-0")
    assert wall.view.boards[0][1].winners == (2, 3)
