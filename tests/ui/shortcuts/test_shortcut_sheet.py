"""The sheet of keys, by real keys in the real window."""

import json

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.core.seats import Player, Seat
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE, WITCH
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.rules_page import RulesPage
from partygames.ui.scene.stage import Stage
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.commands import COMMANDS, Place
from partygames.ui.shortcuts.sheet import ShortcutSheet
from partygames.ui.shortcuts.steady import STEADY
from partygames.ui.witch.pause import WitchPause

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
ALONE = (Seat(0, "Ada"), Seat(1, "Bo", Player.EASY), Seat(2, "Cy", Player.EASY))
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(window, key, held=NONE):
    QTest.keyClick(window.stage.viewport(), key, held)


def top(window):
    return window.stage.screen_shown.covers()[-1:]


def tap(window, item):
    at = window.stage.mapFromScene(item.mapToScene(QPointF(item.rect().center())))
    QTest.mouseClick(window.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def window(open_window, qtbot):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def sheet(window):
    window.show_shortcuts()
    (sheet,) = top(window)
    return sheet


def put(window, sheet, name, key, held=NONE):
    """Change a key as people do: its place, its line, the new key."""
    row = sheet.rows[name]
    tap(window, sheet.page.buttons[list(Place).index(row.command.place)])
    tap(window, row)
    press(window, key, held)


@pytest.mark.parametrize("held", [NONE, SHIFT])
def test_the_question_mark_opens_the_sheet_and_closes_it(window, held):
    for shown in (True, False, True):
        press(window, Qt.Key.Key_Question, held)
        assert bool(top(window)) == shown
    assert isinstance(top(window)[0], ShortcutSheet)


def test_it_opens_at_the_keys_of_the_screen_it_lies_over(window):
    def place():
        press(window, Qt.Key.Key_Question)
        (sheet,) = top(window)
        press(window, Qt.Key.Key_Escape)
        return sheet.page.value

    assert place() is Place.LOBBY
    window.start_game(WITCH, ALONE, 0, {})
    assert place() is Place.WITCH
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.show_shortcuts()
    assert top(window)[0].page.value is Place.GAME
    top(window)[0].close_sheet()
    window.session.submit(BeginTurn(0))
    assert place() is Place.DRAWING
    window.show_history()
    assert place() is Place.BACK


def test_the_settings_and_the_pause_lead_to_it(window):
    window.show_settings()
    tap(window, top(window)[0].keys)
    assert isinstance(top(window)[0], ShortcutSheet)
    window.start_game(WITCH, ALONE, 0, {})
    press(window, Qt.Key.Key_P)
    assert isinstance(top(window)[0], WitchPause)
    tap(window, top(window)[0].keys)
    assert isinstance(top(window)[0], ShortcutSheet)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(top(window)[0], WitchPause)


def test_a_changed_key_works_at_the_table_the_old_one_no_more_and_both_after_a_restart(open_window, tmp_path):
    window = open_window()
    window.show_shortcuts()
    put(window, top(window)[0], "game.pause", Qt.Key.Key_O)
    assert top(window)[0].hint.text == "“Pause” is on O now."
    for _ in range(2):
        window.start_game(WITCH, ALONE, 0, {})
        press(window, Qt.Key.Key_P)
        assert not top(window)
        press(window, Qt.Key.Key_O)
        assert isinstance(top(window)[0], WitchPause)
        press(window, Qt.Key.Key_O)
        assert not top(window)
        open_window.shut()
        keys.use({})
        window = open_window()
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["keys"] == {"game.pause": "O"}


def test_a_key_of_the_whole_window_is_changed_at_once(window, sheet):
    put(window, sheet, "app.rules", Qt.Key.Key_F2)
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_F1)
    assert not top(window)
    press(window, Qt.Key.Key_F2)
    assert isinstance(top(window)[0], RulesPage)
    assert "F2 rules" in top(window)[0].pane.document.toPlainText()


def test_while_it_asks_no_key_does_anything_else(window, sheet):
    muted = window.settings.now.muted
    put(window, sheet, "lobby.game", Qt.Key.Key_M)
    assert window.settings.now.muted == muted
    assert sheet.hint.text == "M was “Sound off and on”, which is on G now."
    press(window, Qt.Key.Key_G)
    assert window.settings.now.muted != muted


def test_a_conflict_is_swapped_and_what_cannot_be_is_refused_and_asked_again(window, sheet):
    put(window, sheet, "witch.hint", Qt.Key.Key_S)
    assert sheet.hint.text == "S was “Sort the hand”, which is on H now."
    assert (keys.shown("witch.hint"), keys.shown("witch.sort")) == ("S", "H")
    put(window, sheet, "witch.log", Qt.Key.Key_3)
    assert sheet.hint.text == "3 always means “Take a card, put it back” here. Press another one."
    assert sheet.takes_keys
    press(window, Qt.Key.Key_Space)
    assert sheet.hint.text == "Space is needed to get around. Press another one."
    press(window, Qt.Key.Key_Shift, SHIFT)
    assert sheet.takes_keys, "Shift alone is no key yet"
    press(window, Qt.Key.Key_L, SHIFT)
    assert keys.of("witch.log") == ("Shift+L",)
    assert not sheet.takes_keys


def test_escape_leaves_a_key_delete_gives_it_back_and_reset_gives_back_all(window, sheet):
    put(window, sheet, "witch.hint", Qt.Key.Key_Escape)
    assert (keys.shown("witch.hint"), sheet.takes_keys, top(window)) == ("H", False, [sheet])
    for name, key in (("witch.hint", Qt.Key.Key_K), ("draw.wipe", Qt.Key.Key_W)):
        put(window, sheet, name, key)
    put(window, sheet, "draw.wipe", Qt.Key.Key_Delete)
    assert keys.of("draw.wipe") == ("Del", "Backspace")
    assert window.settings.now.keys == {"witch.hint": "K"}
    tap(window, sheet.reset)
    assert window.settings.now.keys == {}
    assert keys.shown("witch.hint") == "H"
    assert not sheet.reset.isEnabled()


def test_tab_leaves_a_key_that_is_asked_for_and_goes_on(window, sheet):
    row = sheet.rows["lobby.play"]
    tap(window, row)
    assert window.stage.screen_shown.focusItem() is row
    press(window, Qt.Key.Key_Tab)
    assert not sheet.takes_keys
    assert window.stage.screen_shown.focusItem() is sheet.rows["lobby.game"]
    assert keys.shown("lobby.play") == "P"


@pytest.mark.parametrize("place", list(Place))
def test_tab_goes_round_over_everything_and_gets_stuck_nowhere(window, sheet, place):
    sheet.page.buttons[list(Place).index(place)].click()
    window.settings.change(keys={"witch.hint": "K"})
    sheet.refresh()
    screen, there = window.stage.screen_shown, []
    for _ in range(2):
        for key, held in ((Qt.Key.Key_Tab, NONE), (Qt.Key.Key_Backtab, SHIFT)):
            there = [sheet]
            while len(there) < 60 and (len(there) < 3 or there[-1] is not there[1]):
                press(window, key, held)
                there.append(screen.focusItem())
            rows = {row for row in sheet.rows.values() if row.command.place is place}
            assert set(there[1:]) >= rows | {sheet.close_button, sheet.reset, *sheet.page.buttons}, key
            assert all(item.isVisible() for item in there[1:])


def test_by_keys_alone_a_key_is_changed(window, sheet):
    press(window, Qt.Key.Key_Tab)
    while window.stage.screen_shown.focusItem() is not sheet.rows["lobby.history"]:
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    assert sheet.takes_keys
    press(window, Qt.Key.Key_Y)
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_Y)
    assert not isinstance(window.stage.screen_shown, Lobby)


def test_the_window_losing_the_keyboard_leaves_the_key_as_it_was(window, sheet, qtbot):
    tap(window, sheet.rows["lobby.play"])
    other = Stage()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not sheet.takes_keys)


def test_a_screen_reader_hears_every_key_and_what_was_said(window, sheet):
    stage, heard, said = QAccessible.queryAccessibleInterface(window.stage), set(), []
    window.narrator.said.connect(said.append)
    for button in sheet.page.buttons:
        button.click()
        QApplication.processEvents()
        heard |= {stage.child(i).text(QAccessible.Text.Name) for i in range(stage.childCount())}
    for command in COMMANDS:
        assert any(text.startswith(f"{command.words()}: {keys.shown(command.name)}") for text in heard), command.name
    for steady in STEADY:
        assert f"{steady.words()}: {steady.shown()}" in heard
    put(window, sheet, "witch.hint", Qt.Key.Key_S)
    assert said == [
        "Press the new key for “A hint, please”. Esc leaves it, Del brings the first one back.",
        "S was “Sort the hand”, which is on H now.",
    ]


def test_letters_of_a_name_are_no_keys_of_the_lobby(window):
    screen = window.stage.screen_shown
    screen.edit_name(0)
    QTest.keyClicks(window.stage.editor, "sh?l")
    assert window.stage.editor.text() == "sh?l"
    assert not top(window)
    assert window.stage.screen_shown is screen


def test_a_keyboard_without_latin_letters_is_known_by_its_places(window):
    """ь and п of a Russian keyboard lie where M and G do."""
    lobby, muted = window.stage.screen_shown, window.settings.now.muted
    for key, scan in ((0x42C, 50), (0x41F, 34)):
        QApplication.sendEvent(window.stage, QKeyEvent(QEvent.Type.KeyPress, Qt.Key(key), NONE, scan, 0, 0, chr(key).lower()))
    assert window.settings.now.muted != muted
    assert lobby.game == WITCH


def test_the_lobby_has_its_keys(window):
    lobby = window.stage.screen_shown
    before = lobby.game
    press(window, Qt.Key.Key_G)
    assert lobby.game != before
    press(window, Qt.Key.Key_S)
    assert top(window)
    press(window, Qt.Key.Key_H)
    assert window.stage.screen_shown is lobby, "what covers it has the keys"
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_L)
    assert window.settings.now.language != "en"
    press(window, Qt.Key.Key_H)
    assert window.stage.screen_shown is not lobby


def test_hints_on_buttons_and_tools_show_the_key_that_is_set(window):
    window.comfort.apply(window.settings.change(keys={"witch.brave": "X", "draw.undo": "U", "app.whole": "F7", "app.mute": "Q"}))
    window.start_game(WITCH, ALONE, 0, {})
    window.stage.screen_shown.refresh()
    assert window.stage.screen_shown.acting.brave.hint in ("", "X")
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    tools = window.stage.screen_shown.page.tools
    assert "Undo on this board  U" in tools._names
    window.comfort.apply(window.settings.change(keys={}))
    assert "Undo on this board  Ctrl+Z" in tools._names
    window.session.clock.pause()
    window.show_settings()
    assert "Ctrl+0 sets it to 100%" in top(window)[0].hint.text


def test_damaged_keys_fall_back_key_by_key(open_window, tmp_path):
    told = {"language": "en", "keys": {"witch.hint": "K", "witch.log": 7, "witch.sort": "Foo", "witch.brave": "K"}}
    (tmp_path / "settings.json").write_text(json.dumps(told), encoding="utf-8")
    window = open_window()
    assert [keys.shown(f"witch.{name}") for name in ("hint", "log", "sort", "brave")] == ["H", "L", "S", "K"]
    assert window.settings.damaged == ("keys",)
    assert window.settings.set_aside
    window.show_shortcuts()
    chosen = [name for name, row in top(window)[0].rows.items() if row.own]
    assert chosen == ["witch.brave"], "the sheet shows what is in force"
