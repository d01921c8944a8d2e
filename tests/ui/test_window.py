"""The window: from the lobby into a game, out of it, and back after it was closed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.core.paths import MissingResource
from partygames.core.seats import Player, Seat
from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE, WITCH
from partygames.ui import theme
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.rules_page import RulesPage
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.dialog import Dialog
from partygames.ui.settings_rows import Page
from partygames.ui.settings_sheet import SettingsSheet
from partygames.ui.witch.screen import WitchScreen

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
ALONE = (Seat(0, "Ada"), Seat(1, "B", Player.EASY), Seat(2, "C", Player.EASY))


def named(window, name):
    return next(i for i in window.stage.scene().items() if getattr(i, "objectName", lambda: "")() == name)


def tap(window, name):
    item = named(window, name)
    at = window.stage.mapFromScene(item.mapToScene(item.rect().center()))
    QTest.mouseClick(window.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_two_taps_from_the_start_to_a_game_against_computers(open_window):
    window = open_window()
    assert isinstance(window.stage.screen_shown, Lobby)
    tap(window, "cover-witch-express")
    tap(window, "play")
    assert isinstance(window.stage.screen_shown, WitchScreen)


def test_a_closed_window_offers_the_game_again_and_its_clock_waits(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    before = window.session._state
    open_window.shut()
    window = open_window()
    tap(window, "resume")
    assert isinstance(window.stage.screen_shown, DoodleScreen)
    assert window.session._state == before
    assert window.session.clock.paused
    assert 50_000 < window.session.clock.left_ms() <= 60_000


def test_a_game_left_for_the_lobby_can_be_continued_from_there(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    session = window.session
    session.submit(session.legal_moves(0)[0])
    before = session._state
    window.to_lobby()
    tap(window, "resume")
    assert window.session._state == before


def test_the_language_switches_in_the_middle_of_a_game(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    texts = {}
    for code in ("en", "zh_CN", "en"):
        window.settings.change(language=code)
        window.comfort.apply(window.settings.now)
        QApplication.processEvents()
        texts.setdefault(code, []).append(named(window, "curtain-hold").text)
    assert texts["en"][0] == texts["en"][1] == "Hold to start"
    assert texts["zh_CN"] != texts["en"][:1]


def test_the_title_of_the_window_never_tells_of_a_game(open_window):
    window = open_window()
    title = window.windowTitle()
    window.start_game(WITCH, ALONE, 0, {})
    assert window.windowTitle() == title == "Party Games"


@pytest.mark.parametrize("closes", [Qt.Key.Key_F1, Qt.Key.Key_Escape], ids=["F1", "Escape"])
def test_F1_shows_the_rules_of_the_game_and_is_one_of_the_keys_that_close_them(open_window, qtbot, closes):
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.start_game(WITCH, ALONE, 0, {})
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_F1)
    (page,) = window.stage.screen_shown.covers()
    assert isinstance(page, RulesPage)
    assert page.games.value == WITCH
    QTest.keyClick(window.stage.viewport(), closes)
    assert not window.stage.screen_shown.covers()


def test_the_rules_lie_over_a_screen_only_once(open_window):
    window = open_window()
    for _ in range(2):
        window.show_rules(WITCH)
    assert len(window.stage.screen_shown.covers()) == 1


def test_settings_apply_at_once_and_are_remembered(open_window, tmp_path):
    window = open_window()
    tap(window, "settings")
    (sheet,) = window.stage.screen_shown.covers()
    assert isinstance(sheet, SettingsSheet)
    sheet.choices["less_motion"].buttons[1].click()
    sheet.page.buttons[Page.DRAWING].click()
    sheet.choices["left_handed"].buttons[1].click()
    assert Motion.less
    now = SettingsFile(tmp_path / "settings.json").now
    assert (now.less_motion, now.left_handed) == (True, True)


def test_the_look_is_changed_from_the_pause_of_a_game_and_remembered(open_window, tmp_path):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    window.stage.screen_shown.open_pause()
    tap(window, "pause-settings")
    sheet = window.stage.screen_shown.covers()[-1]
    assert isinstance(sheet, SettingsSheet)
    before = window.stage.grab().toImage().pixelColor(5, 5)
    sheet.choices["look"].buttons[2].click()
    after = window.stage.grab().toImage().pixelColor(5, 5)
    assert theme.luminance(after) < theme.luminance(before)
    assert window.stage.screen_shown.covers()[-1] is sheet
    assert SettingsFile(tmp_path / "settings.json").now.look == "dark"
    open_window.shut()
    theme.wear(False)
    open_window()
    assert theme.is_dark()


def test_the_language_is_changed_from_the_pause_of_a_game(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    window.stage.screen_shown.open_pause()
    tap(window, "pause-settings")
    sheet = window.stage.screen_shown.covers()[-1]
    assert isinstance(sheet, SettingsSheet)
    sheet.choices["language"].buttons[2].click()
    QApplication.processEvents()
    assert window.settings.now.language == "zh_CN"
    assert named(window, "pause-go-on").text == "继续"


def test_less_motion_chosen_in_a_game_hurries_its_computer_players_too(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    assert not window._bots.hurry
    window.stage.screen_shown.open_pause()
    tap(window, "pause-settings")
    window.stage.screen_shown.covers()[-1].choices["less_motion"].buttons[1].click()
    assert window._bots.hurry


def test_a_game_that_was_only_dealt_is_offered_too(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    before = window.session._state
    window.to_lobby()
    tap(window, "resume")
    assert window.session._state == before


def test_DR_1_a_table_that_cannot_play_is_told_why(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE[:2], 0, {})
    (dialog,) = window.stage.screen_shown.covers()
    assert isinstance(dialog, Dialog)
    assert dialog.body.text
    assert window.session is None


def test_a_missing_word_pack_is_told_and_nothing_is_lost(open_window, monkeypatch):
    window = open_window()

    def missing(*_args: object, **_options: object) -> None:
        raise MissingResource("words/base.csv")

    monkeypatch.setattr(window._table, "start_doodle", missing)
    window.start_game(DOODLE, PEOPLE, 0, {})
    (dialog,) = window.stage.screen_shown.covers()
    assert "words/base.csv" in dialog.body.text


def test_playing_again_deals_a_new_game_to_the_same_table(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    first = window.session
    seats, seed = first.seats, first.setup.seed
    window.play_again(first)
    assert window.session.seats == seats
    assert window.session.setup.seed != seed


def test_escape_closes_the_sheet_on_top_first(open_window):
    window = open_window()
    window.show_settings()
    window._about()
    screen = window.stage.screen_shown
    assert [type(cover) for cover in screen.covers()] == [SettingsSheet, Dialog]
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert [type(cover) for cover in screen.covers()] == [SettingsSheet]


def test_reset_sets_what_stands_in_the_settings_back_and_keeps_the_table(open_window, tmp_path):
    window = open_window()
    window.settings.change(seats=PEOPLE, language="en", look="dark", volume=30, pen_only=True, minute_s=90)
    tap(window, "settings")
    tap(window, "reset-settings")
    now = SettingsFile(tmp_path / "settings.json").now
    assert (now.language, now.look, now.volume, now.pen_only) == ("", "", 60, False)
    assert (now.seats, now.minute_s) == (PEOPLE, 90)


def test_the_volume_is_chosen_and_off_is_mute(open_window):
    window = open_window()
    tap(window, "settings")
    sheet = window.stage.screen_shown.covers()[-1]
    sheet.page.buttons[Page.SOUND].click()
    sheet.choices["volume"].buttons[0].click()
    assert window.settings.now.muted
    assert window._foley.volume == 0
    sheet.choices["volume"].buttons[3].click()
    assert not window.settings.now.muted
    assert window._foley.volume == 1.0


def test_F11_fills_the_screen_and_comes_back_in_a_game_too(open_window, qtbot):
    window = open_window()
    with qtbot.waitActive(window):
        window.activateWindow()
    for where in (lambda: None, lambda: window.start_game(WITCH, ALONE, 0, {})):
        where()
        for whole in (True, False):
            QTest.keyClick(window, Qt.Key.Key_F11)
            qtbot.waitUntil(lambda whole=whole: window.isFullScreen() == whole)
            assert window.settings.now.full_screen == whole
            assert window.stage.size() == window.centralWidget().size()
