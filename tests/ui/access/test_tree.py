"""What a screen reader finds: the items of the stage by name, role and state, and nothing of what a cover hides."""

import gc

from helpers.waiting import wait_for
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from partygames.core.seats import Player, Seat
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE, WITCH

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
ALONE = (Seat(0, "Ada"), Seat(1, "Bo", Player.EASY), Seat(2, "Cy", Player.EASY))
NAME = QAccessible.Text.Name


def stage_of(window):
    return QAccessible.queryAccessibleInterface(window.stage)


def read(window) -> list[tuple[str, QAccessible.Role]]:
    stage = stage_of(window)
    children = [stage.child(i) for i in range(stage.childCount())]
    return [(child.text(NAME), child.role()) for child in children]


def test_the_lobby_reads_from_the_top_and_every_button_has_a_name(open_window):
    window = open_window()
    heard = read(window)
    names = [name for name, _ in heard]
    assert names[0] == "What shall we play tonight?"
    assert ("Play", QAccessible.Role.Button) in heard
    assert "Settings" in names
    assert all(names)


def test_a_choice_tells_which_is_chosen(open_window):
    window = open_window()
    stage = stage_of(window)
    chosen = {c.text(NAME): c.state().checked for c in map(stage.child, range(stage.childCount())) if c.state().checkable}
    assert chosen["Words: Easy"]
    assert not chosen["Words: Hard"]


def test_an_item_knows_its_place_its_parent_and_its_number(open_window):
    window = open_window()
    stage = stage_of(window)
    for i in range(stage.childCount()):
        child = stage.child(i)
        assert child.isValid()
        assert child.parent().object() is window.stage
        assert stage.indexOfChild(child) == i
        assert child.childCount() == 0
    play = next(c for c in map(stage.child, range(stage.childCount())) if c.text(NAME) == "Play")
    middle = play.rect().center()
    assert stage.childAt(middle.x(), middle.y()).text(NAME) == "Play"


def test_the_focus_is_told(open_window, qtbot):
    window = open_window()
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window.stage, Qt.Key.Key_Tab)
    face = stage_of(window).focusChild()
    assert face.text(NAME)
    assert face.state().focused


def test_under_the_curtain_nothing_of_a_board_or_word_is_read(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    window.session.clock.expired.emit(window.session.clock.period)
    words = {w for board in window.session.view(0).boards[0] if board.word for w in (board.word.en, board.word.zh)}
    assert words
    text = " ".join(name for name, _ in read(window))
    assert "小明" in text
    assert not [word for word in words if word in text]


def test_interfaces_outlive_nothing(open_window):
    window = open_window()
    for _ in range(30):
        window.start_game(WITCH, ALONE, 0, {})
        read(window)
        window.to_lobby()
        read(window)
        gc.collect()
    assert read(window)


def test_listening_leaves_everything_where_it_is(open_window):
    window = open_window()
    window.show_settings()
    covers = len(window.stage.screen_shown.covers())
    assert covers == 1
    for _ in range(2):
        assert read(window)
        gc.collect()
        assert len(window.stage.screen_shown.covers()) == covers


def test_a_game_is_told_as_it_goes(open_window):
    window = open_window()
    heard = []
    window.narrator.said.connect(heard.append)
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    window.session.clock.expired.emit(window.session.clock.period)
    assert wait_for(lambda: len(heard) >= 4)
    assert heard[0].startswith("Hand it to Ada. Six words, six boards")
    assert heard[1:3] == ["Ada is drawing", "The bell! The minute is over."]
    assert heard[3].startswith("Hand it to 小明. ")
