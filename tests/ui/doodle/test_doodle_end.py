"""After the last bell: the reveal, the scores, the gallery."""

import pytest
from helpers.waiting import wait_for
from PySide6.QtCore import QPointF, Qt

from partygames.games.doodle_rush.moves import FinishNow
from partygames.ui.doodle.leftover import undrawn, unguessed
from partygames.ui.doodle.shots import Game, ended, first_wall, guessed_wrong
from partygames.ui.scene.animator import Motion


@pytest.fixture
def over(sit_down):
    """Return a finished game with boards that nobody guessed."""
    return sit_down(ended())


def to_scores(party) -> None:
    party.tap("reveal-skip")
    assert party.has("play-again")


def test_the_reveal_shows_each_unguessed_board_and_then_its_word(over):
    slides = unguessed(over.view)
    assert len(slides) > 5
    for board in slides:
        assert over.page.board.view == board
        assert board.word.en not in over.texts().split("\n")
        over.tap("reveal-next")
        assert board.word.en in over.texts().split("\n")
        over.key(Qt.Key.Key_Space)
    assert over.has("play-again")


def test_a_tap_anywhere_goes_on(over):
    over.press(QPointF(200, 400))
    over.release(QPointF(200, 400))
    assert over.page.word_shown


def test_the_left_arrow_goes_back_through_the_reveal(over):
    slides = unguessed(over.view)
    over.key(Qt.Key.Key_Left)
    assert (over.page.at, over.page.word_shown) == (0, False)
    for _ in range(3):
        over.key(Qt.Key.Key_Right)
    assert (over.page.at, over.page.word_shown) == (1, True)
    seen = []
    for _ in range(3):
        over.key(Qt.Key.Key_Left)
        seen.append((over.page.at, over.page.word_shown, over.page.board.view == slides[over.page.at]))
    assert seen == [(1, False, True), (0, True, True), (0, False, True)]


def test_back_from_what_was_never_drawn_stands_the_last_board(sit_down):
    nobody = lambda s, i: False  # noqa: E731
    party = sit_down(first_wall().bell().drawing_phase(nobody).bell().drawing_phase(nobody).bell())
    slides = unguessed(party.view)
    for _ in range(2 * len(slides)):
        party.key(Qt.Key.Key_Right)
    assert "And these were never drawn" in party.texts()
    party.key(Qt.Key.Key_Left)
    assert party.page.board.view == slides[-1]
    assert slides[-1].word.en in party.texts().split("\n")


def test_each_drawing_is_made_once_more_before_its_word(over, monkeypatch):
    monkeypatch.setattr(Motion, "less", False)
    over.key(Qt.Key.Key_Right)
    assert not over.page.showing.reel.playing  # the first was begun with less motion
    over.key(Qt.Key.Key_Right)
    showing = over.page.showing
    assert showing.reel.playing
    board = over.page.board
    seen = []
    assert wait_for(lambda: seen.append(board.moment) or not showing.reel.playing, 10_000)
    assert len(set(seen)) > 10
    assert board.moment == board.replay.at(board.replay.duration)
    over.key(Qt.Key.Key_Right)
    assert over.page.word_shown
    over.screen.animator.finish()


def test_the_word_comes_when_it_is_asked_for_and_the_drawing_is_finished(over, monkeypatch):
    monkeypatch.setattr(Motion, "less", False)
    for _ in range(3):
        over.key(Qt.Key.Key_Right)
    assert (over.page.at, over.page.word_shown) == (1, True)
    board = over.page.board
    assert board.moment == board.replay.at(board.replay.duration)
    assert not over.page.showing.reel.playing
    over.screen.animator.finish()


def test_wrong_guesses_stand_beside_the_drawing(sit_down):
    party = sit_down(guessed_wrong())
    assert unguessed(party.view)[0].word.en == "mountain"
    lines = party.texts().split("\n")
    assert (lines.count("“hill”"), lines.count("“帐篷”"), lines.count("“bus”")) == (1, 1, 0)
    party.key(Qt.Key.Key_Right)
    party.key(Qt.Key.Key_Right)
    lines = party.texts().split("\n")
    assert ("“hill”" in lines, "“bus”" in lines) == (False, True)


def test_what_was_never_drawn_comes_last(sit_down):
    party = sit_down(first_wall().bell().drawing_phase(lambda s, i: False).bell().drawing_phase(lambda s, i: False).bell())
    slides, empty = unguessed(party.view), undrawn(party.view)
    assert sum(len(boards) for _, boards in empty) == 24 - len(slides) > 0
    for _ in range(2 * len(slides)):
        party.key(Qt.Key.Key_Right)
    for _, boards in empty:
        assert ", ".join(board.word.en for board in boards) in party.texts().split("\n")
    party.tap("reveal-next")
    assert party.has("play-again")


def test_nothing_to_reveal_goes_to_the_scores(sit_down):
    party = sit_down(ended(all_guessed=True).do(FinishNow()))
    assert party.has("play-again")
    assert not party.item("reveal-again").isEnabled()


def test_DR_24_the_arithmetic_is_shown(over):
    to_scores(over)
    lines = over.texts().split("\n")
    for tally in over.view.tallies:
        assert f"won {tally.won}  −  left {tally.left}  =" in lines
        assert str(tally.score).replace("-", "−") in lines
    assert all(len(line.won) == line.tally.won for line in over.page.lines), "as many small boards as were won"
    assert all(line.tally.seat not in line.won for line in over.page.lines), "nobody wins a board of their own"
    ranked = [line.tally.score for line in over.page.lines]
    assert ranked == sorted(ranked, reverse=True)
    assert [line.tally.seat for line in over.page.lines if line.wins] == list(over.view.winners)


@pytest.mark.parametrize(
    ("awards", "title", "why"),
    [
        (((0, 0, 1),), "阿珍 wins!", "The highest score wins: boards won minus own boards left."),
        # 0 wins one and keeps six, 2 wins none and loses one: both stand at −5.
        (((2, 0, 0),), "Leo wins!", "The score is the same, but Leo has fewer own boards left."),
        ((), "小明, 阿珍 and Leo share the win!", "The same score and the same number of boards left: nobody is ahead."),
    ],
)
def test_DR_25_the_winner_and_why_in_words(sit_down, awards, title, why):
    game = Game(3).drawing_phase()
    for award in awards:
        game.award(*award)
    if title.startswith("阿珍"):
        game.award(1, 0, 1 - 1).award(2, 0, 1)
    game.bell().drawing_phase().bell().drawing_phase().bell()
    party = sit_down(game)
    to_scores(party)
    assert title in party.texts().split("\n")
    assert why in party.texts().split("\n")


def test_the_scores_lead_on(over):
    to_scores(over)
    over.tap("play-again")
    over.tap("to-lobby")
    assert over.nav.went == ["again", "lobby"]
    over.tap("reveal-again")
    assert over.has("reveal-next")
    over.tap("reveal-skip")
    over.key(Qt.Key.Key_Escape)
    assert over.nav.went == ["again", "lobby", "lobby"]


def test_the_gallery_shows_every_board_with_its_word(over):
    to_scores(over)
    over.tap("gallery")
    lines = over.texts().split("\n")
    assert all(word.en in lines for hand in over.game.hands for word in hand)
    assert (
        len(
            [
                i
                for i in over.screen.items()
                if getattr(i, "objectName", str)().startswith("gallery-") and "back" not in i.objectName()
            ]
        )
        == 24
    )


def test_a_board_taken_out_shows_its_stages_and_its_winners(over):
    to_scores(over)
    over.tap("gallery")
    over.tap("gallery-0-1")
    board = over.view.boards[0][1]
    assert board.winners
    assert (
        f"house · drawn by {over.session.seats[0].name}, guessed by {over.session.seats[board.winners[0]].name}"
        in over.texts().split("\n")
    )
    assert [stage.view.strokes for stage in over.page.detail.stages] == list(board.stages[:2])  # guessed in the second minute
    over.key(Qt.Key.Key_Right)
    assert over.page.out == (0, 2)
    over.key(Qt.Key.Key_Escape)
    assert over.page.out is None
    over.key(Qt.Key.Key_Escape)
    assert over.has("play-again")


def test_arrows_leaf_through_the_whole_gallery(over):
    over.screen.go("gallery")
    over.key(Qt.Key.Key_Left)
    assert over.page.out == (3, 5)
    over.key(Qt.Key.Key_Right)
    assert over.page.out == (0, 0)
    over.tap("detail-close")
    assert over.page.out is None
