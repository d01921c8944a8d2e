"""A whole game of six whose guesses are typed with a Chinese input method: mouse, keys and QInputMethodEvent, lobby to scores."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import Guessing
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.doodle.shots import Game

PLAYERS = 6
WAY = [(0.2, 0.3), (0.5, 0.7), (0.8, 0.3)]


def spell(party, pinyin: str, word: str, sends: bool = True) -> None:
    """Type as with a pinyin method: the letters are composed one by one, a candidate is confirmed, Enter sends."""
    for end in range(1, len(pinyin) + 1):
        party.compose(pinyin[:end])
    if sends:
        party.confirm(word)
        party.enter()


def right(party, author: int, board: int) -> str:
    """Return the word of a board in Chinese, as its author knows it."""
    return party.board(author, board).word.zh


def aim(party, seat: int, author: int, board: int) -> None:
    """Tap the board, unless it is talked about already, and one's sign, unless one typed last."""
    if party.page.selected != (author, board):
        party.tap(f"board-{author}-{board}")
    if party.screen.typing.typist != seat:
        party.tap(f"typist-{seat}")


def draw(party, phase: int) -> None:
    """Let everybody draw a board in turn behind the curtain."""
    for seat in range(PLAYERS):
        assert party.view.drawer == seat
        party.lift()
        board = party.session.view(seat).boards[seat][phase]
        if board.editable:
            party.stroke(phase, WAY)
        if seat % 2:
            party.hold("done")
        else:
            party.game.wait(60_000)


def test_a_whole_typed_game_of_six_with_a_chinese_input_method(sit_down, unguarded):
    party = sit_down(Game(PLAYERS, guessing=Guessing.TYPED))
    first_minute(party)
    second_minute(party)
    third_minute(party)
    assert not party.refused
    assert party.session.over
    while not isinstance(party.page, ScoresPage):
        party.key(Qt.Key.Key_Space)
    tallies = party.view.tallies
    assert [t.won for t in tallies] == [1, 2, 1, 1, 1, 1]
    assert [t.left for t in tallies] == [4, 5, 5, 6, 5, 5]
    for tally in tallies:
        assert f"won {tally.won}  −  left {tally.left}  =" in party.texts()


def first_minute(party) -> None:
    """A wrong guess, a near one, the right one; another board in between; two right at once."""
    draw(party, 0)
    assert party.view.phase == 1
    aim(party, 1, 0, 0)
    spell(party, "shizi", "狮子")
    assert party.view.boards[0][0].winners == ()
    spell(party, "mao", right(party, 0, 0)[:1] + "咪")
    party.tap("desk-0-far")
    party.tap("desk-0-close")
    assert party.view.boards[0][0].reply is Verdict.CLOSE
    aim(party, 2, 1, 0)
    party.compose("taiyang")
    party.enter()  # takes the candidate, sends nothing
    assert len(party.view.guesses) == 2
    QTest.keyClick(party.keyboard, Qt.Key.Key_Backspace)
    for _ in range(6):
        QTest.keyClick(party.keyboard, Qt.Key.Key_Backspace)
    assert party.keyboard.text() == ""
    aim(party, 1, 0, 0)
    spell(party, "mao", right(party, 0, 0))
    party.tap("desk-0-yes")
    assert party.view.boards[0][0].winners == (1,)
    for seat in (2, 3):
        aim(party, seat, 1, 0)
        spell(party, "ziji", right(party, 1, 0))
    party.tap("both-1")
    assert party.view.boards[1][0].winners == (2, 3)
    party.game.wait(60_000)
    assert isinstance(party.screen.veil, Curtain), "nothing waited: the next minute begins at the bell"


def second_minute(party) -> None:
    """An award that is taken back; a guess that is still composed at the bell, and its answer after it."""
    draw(party, 1)
    assert party.view.phase == 3
    aim(party, 4, 5, 1)
    spell(party, "ci", right(party, 5, 1))
    party.tap("desk-5-yes")
    party.tap("take-back")
    party.tap("desk-5-yes")
    assert party.view.boards[5][1].winners == (4,)
    aim(party, 5, 4, 1)
    spell(party, "ci", right(party, 4, 1), sends=False)
    party.compose(right(party, 4, 1))
    assert party.keyboard.text() == ""
    party.game.wait(60_000)
    assert not party.view.running
    assert party.view.guesses[-1].text == right(party, 4, 1)
    party.tap("desk-4-yes")
    assert party.view.boards[4][1].winners == (5,)
    assert isinstance(party.screen.veil, Curtain)


def third_minute(party) -> None:
    """Enough of it: one more each for two, and a guess that gets no answer."""
    draw(party, 2)
    assert party.view.phase == 5
    aim(party, 0, 2, 2)
    spell(party, "ci", right(party, 2, 2))
    party.tap("desk-2-yes")
    aim(party, 1, 0, 2)
    spell(party, "ci", right(party, 0, 2))
    party.tap("desk-0-yes")
    aim(party, 1, 3, 2)
    spell(party, "bu", "不知道")
    party.game.wait(60_000)
    assert not party.view.over
    party.hold("let-lapse")
    assert party.view.over


def test_it_starts_in_the_lobby(open_window, qtbot):
    """From the lobby by taps: typed guesses are chosen, the game begins behind a curtain, and its words are folded meanwhile."""
    window = open_window()
    stage = window.stage

    def tap(item) -> None:
        at = QPointF(stage.mapFromScene(item.mapToScene(item.rect().center())))
        QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at.toPoint())

    lobby = stage.screen_shown
    tap(lobby.options.typed.buttons[1])
    for place in (4, 5):
        tap(lobby.places[place].name_label)
        event = QInputMethodEvent("", [])
        event.setCommitString("小" + "明虎"[place - 4])
        QApplication.sendEvent(stage.editor, event)
        QTest.keyClick(stage.editor, Qt.Key.Key_Return)
    tap(lobby.options.go)
    view = window.session.view(None)
    assert (view.guessing, view.players) == (Guessing.TYPED, 6)
    assert [seat.name for seat in window.session.seats][4:] == ["小明", "小虎"]
    assert isinstance(stage.screen_shown.veil, Curtain)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
