"""The lobby, by real taps and keys on the stage."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from partygames.core.seats import Player, Seat
from partygames.engine.settings import SettingsFile
from partygames.engine.table import CutOff
from partygames.games.doodle_rush.state import Guessing
from partygames.games.registry import DOODLE, WITCH, game
from partygames.games.witch_express.house import BOUNDS, shipped_house
from partygames.ui import fonts
from partygames.ui.doodle.shots import deal
from partygames.ui.lobby import plan as plans
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.dialog import Dialog
from partygames.ui.scene.stage import Stage


class RecordingHost:
    """Stand in for the window and remember what was asked."""

    def __init__(self, folder) -> None:
        self.settings = SettingsFile(folder / "settings.json")
        self.asked = []

    def __getattr__(self, name):
        return lambda *args: self.asked.append((name, *args))


@pytest.fixture
def host(tmp_path):
    return RecordingHost(tmp_path)


@pytest.fixture
def stage(qtbot):
    fonts.load_fonts()
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(1280, 800)
    stage.show()
    qtbot.waitExposed(stage)
    yield stage
    stage.close_editor()


@pytest.fixture
def lobby(stage, host):
    lobby = Lobby(host)
    stage.show_screen(lobby)
    return lobby


def named(lobby, name):
    return next(i for i in lobby.items() if getattr(i, "objectName", lambda: "")() == name)


def tap(stage, item):
    at = stage.mapFromScene(item.mapToScene(item.rect().center()))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_two_taps_from_the_first_start_to_playing_alone_against_computers(stage, lobby, host):
    tap(stage, named(lobby, "cover-witch-express"))
    tap(stage, named(lobby, "play"))
    (asked,) = [a for a in host.asked if a[0] == "start_game"]
    _, name, seats, start, options = asked
    assert name == WITCH
    assert [s.player for s in seats] == [Player.HUMAN, Player.NORMAL, Player.NORMAL, Player.EASY]
    assert len({s.name for s in seats}) == 4
    assert start is None
    assert set(options) == {"house"}


def test_doodle_rush_is_played_by_people_alone(stage, lobby, host):
    tap(stage, named(lobby, "play"))
    (_, name, seats, _, options) = next(a for a in host.asked if a[0] == "start_game")
    assert name == DOODLE
    assert all(s.player is Player.HUMAN for s in seats)
    assert options == {"difficulty": "easy", "minute_s": 60, "pack": "base", "family": False}


def test_DD_5_guesses_are_spoken_by_default_and_can_be_typed(stage, lobby, host):
    assert not lobby.options.auto_judge.isVisible(), "of no use where guesses are spoken"
    tap(stage, lobby.options.typed.buttons[1])
    assert lobby.options.auto_judge.isVisible()
    tap(stage, named(lobby, "play"))
    (_, _, _, _, options) = next(a for a in host.asked if a[0] == "start_game")
    assert options["guessing"] is Guessing.TYPED
    assert options["auto_judge"] is False


def test_DD_5_judging_exact_hits_at_once_is_chosen_and_remembered(stage, lobby, host):
    tap(stage, lobby.options.typed.buttons[1])
    tap(stage, lobby.options.auto_judge.buttons[1])
    kept = SettingsFile(host.settings.path).now
    assert (kept.typed, kept.auto_judge) == (True, True)
    tap(stage, lobby.options.typed.buttons[0])
    tap(stage, named(lobby, "play"))
    (_, _, _, _, options) = next(a for a in host.asked if a[0] == "start_game")
    assert "auto_judge" not in options, "a table that speaks has nothing to judge"


def test_the_options_are_shown_for_the_game_they_belong_to(stage, lobby):
    tap(stage, lobby.options.typed.buttons[1])
    lobby.choose(WITCH)
    shown = (lobby.options.difficulty, lobby.options.minutes, lobby.options.typed, lobby.options.auto_judge)
    assert not any(choice.isVisible() for choice in shown)
    lobby.choose(DOODLE)
    assert all(choice.isVisible() for choice in shown)


def test_DR_1_with_fewer_than_three_seats_play_says_why_and_does_nothing(stage, lobby, host):
    for place in (0, 1):
        tap(stage, named(lobby, f"seat-free-{place}"))
    tap(stage, named(lobby, "play"))
    assert not [a for a in host.asked if a[0] == "start_game"]
    assert "Three to six" in lobby.options.note.text


def test_a_name_is_typed_and_remembered(stage, lobby, host):
    tap(stage, lobby.places[1].name_label)
    QTest.keyClicks(stage._editor, "Grandma  Zoe")
    QTest.keyClick(stage._editor, Qt.Key.Key_Return)
    assert lobby.places[1].name_label.text == "Grandma Zoe"
    assert SettingsFile(host.settings.path).now.seats[1] == Seat(1, "Grandma Zoe", Player.HUMAN)


def test_a_free_seat_is_taken_by_a_tap(stage, lobby):
    tap(stage, lobby.places[5].name_label)
    stage.close_editor()
    assert lobby.plan[5] == Seat(5, "", Player.HUMAN)


def test_equal_names_are_played_with_a_number(stage, lobby, host):
    for place in (0, 1):
        lobby.plan = plans.with_name(lobby.plan, place, "Anna")
    tap(stage, named(lobby, "play"))
    (_, _, seats, _, _) = next(a for a in host.asked if a[0] == "start_game")
    assert [s.name for s in seats[:2]] == ["Anna", "Anna 2"]


def test_a_seat_goes_round_from_person_to_the_three_computers(stage, lobby):
    lobby.choose(WITCH)
    seen = []
    for _ in range(4):
        tap(stage, named(lobby, "seat-level-0"))
        seen.append(lobby.plan[0].player)
    assert seen == [Player.EASY, Player.NORMAL, Player.HARD, Player.HUMAN]


def test_WE_5_the_table_chooses_who_starts_or_draws_lots(stage, lobby, host):
    lobby.choose(WITCH)
    tap(stage, named(lobby, "start-seat"))
    tap(stage, named(lobby, "start-seat"))
    tap(stage, named(lobby, "play"))
    assert next(a for a in host.asked if a[0] == "start_game")[3] == 1


def test_WE_24_the_house_rules_are_shown_and_changed_before_the_deal(stage, lobby, host):
    lobby.choose(WITCH)
    tap(stage, named(lobby, "house-rules"))
    (sheet,) = lobby.covers()
    tap(stage, sheet.numbers.brave.plus)
    assert not sheet.numbers.points[0].plus.isEnabled(), "more potions are never worth less"
    tap(stage, sheet.page.buttons[1])
    tap(stage, sheet.tasks.needs[0][0])
    tap(stage, named(lobby, "house-ok"))
    tap(stage, named(lobby, "play"))
    house = next(a for a in host.asked if a[0] == "start_game")[4]["house"]
    assert house.brave_points == 2
    assert house.tasks[0].needs[0][1] == 3


def test_WE_21_to_WE_25_every_number_stops_at_its_bounds_and_the_rules_deal_with_both_ends(stage, lobby):
    lobby.choose(WITCH)
    tap(stage, named(lobby, "house-rules"))
    (sheet,) = lobby.covers()
    numbers = sheet.numbers
    others = {numbers.further: "each_further", numbers.brave: "brave_points", numbers.task: "task_points"}
    for lowest in (False, True):
        # The table of points may not fall: its ends go first, or they hold the others back.
        points = numbers.points if lowest else numbers.points[::-1]
        for stepper, key in [(each, "points") for each in points] + list(others.items()):
            button = stepper.minus if lowest else stepper.plus
            for _ in range(100):
                if button.isEnabled():
                    button.click()
            assert stepper.value == BOUNDS[key][0 if lowest else 1]
        witch = game(WITCH)
        assert witch.start(witch.Setup(3, 1, house=sheet.house)).setup.house == sheet.house
    tap(stage, sheet.page.buttons[1])
    for _ in range(6):
        sheet.tasks.needs[0][0].click()
    assert sheet.tasks.values()["tasks"][0] == shipped_house().tasks[0], "after six it begins again at one"


def test_WE_24_our_numbers_come_back(stage, lobby):
    lobby.choose(WITCH)
    tap(stage, named(lobby, "house-rules"))
    (sheet,) = lobby.covers()
    before = sheet.house
    for _ in range(3):
        tap(stage, sheet.numbers.points[9].plus)
    assert sheet.house != before
    tap(stage, named(lobby, "house-reset"))
    assert sheet.house == before
    assert sheet.numbers.points[9].value == before.points[9]


def test_the_cut_off_game_is_offered_and_put_away_only_after_a_question(stage, host):
    witch = game(WITCH)
    seats = tuple(Seat(i, n) for i, n in enumerate("ABC"))
    view = witch.view_for(witch.start(witch.Setup(3, 1)), None)
    lobby = Lobby(host, CutOff(WITCH, seats, view, None))
    stage.show_screen(lobby)
    tap(stage, named(lobby, "resume"))
    assert ("resume",) in host.asked
    tap(stage, named(lobby, "resume-forget"))
    (dialog,) = lobby.covers()
    assert isinstance(dialog, Dialog)
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    assert lobby.resume is not None
    tap(stage, named(lobby, "resume-forget"))
    tap(stage, named(lobby, "forget-yes"))
    assert ("forget_cut_off",) in host.asked
    assert lobby.resume is None


def test_a_new_game_puts_the_waiting_one_away_only_after_a_question(stage, host):
    witch = game(WITCH)
    view = witch.view_for(witch.start(witch.Setup(3, 1)), None)
    lobby = Lobby(host, CutOff(WITCH, tuple(Seat(i, n) for i, n in enumerate("ABC")), view, None))
    stage.show_screen(lobby)
    tap(stage, named(lobby, "play"))
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Escape)
    assert host.asked == []
    tap(stage, named(lobby, "play"))
    tap(stage, named(lobby, "anew-yes"))
    assert [a[0] for a in host.asked] == ["start_game"]


def test_enter_at_the_end_of_a_name_taps_nothing_else(stage, lobby, host):
    named(lobby, "language").setFocus(Qt.FocusReason.TabFocusReason)
    tap(stage, lobby.places[1].name_label)
    QTest.keyClicks(stage._editor, "Zoe")
    QTest.keyClick(stage._editor, Qt.Key.Key_Return)
    assert lobby.places[1].name_label.text == "Zoe"
    assert host.asked == []
    assert stage._editor is None


def test_tab_at_the_end_of_a_name_goes_on_to_the_next_name(stage, lobby, host):
    tap(stage, lobby.places[0].name_label)
    QTest.keyClicks(stage._editor, "Zoe")
    QTest.keyClick(stage._editor, Qt.Key.Key_Tab)
    assert lobby.places[0].name_label.text == "Zoe"
    QTest.keyClicks(stage._editor, "Lisa")  # L alone would switch the language, S open the settings
    QTest.keyClick(stage._editor, Qt.Key.Key_Backtab)
    QTest.keyClicks(stage._editor, "Zoe Z")
    QTest.keyClick(stage._editor, Qt.Key.Key_Return)
    assert [card.name_label.text for card in lobby.places[:2]] == ["Zoe Z", "Lisa"]
    assert host.asked == []


def test_tab_at_the_end_of_the_last_name_goes_on_along_the_lobby(stage, lobby):
    last = max(n for n, seat in enumerate(lobby.plan) if seat is not None)
    tap(stage, lobby.places[last].name_label)
    QTest.keyClick(stage._editor, Qt.Key.Key_Tab)
    assert stage._editor is None
    assert lobby.focusItem().parentItem() is lobby.places[last]


def test_tab_between_names_passes_computers_by(stage, lobby):
    lobby.choose(WITCH)
    tap(stage, lobby.places[0].name_label)
    QTest.keyClick(stage._editor, Qt.Key.Key_Tab)
    assert stage._editor is None
    assert lobby.focusItem().parentItem() is lobby.places[0]


def test_the_keyboard_alone_starts_a_game(stage, lobby, host):
    for _ in range(60):
        QTest.keyClick(stage.viewport(), Qt.Key.Key_Tab)
        focused = lobby.focusItem()
        if focused is not None and focused.objectName() == "play":
            break
    QTest.keyClick(stage.viewport(), Qt.Key.Key_Return)
    assert [a for a in host.asked if a[0] == "start_game"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280), (3840, 2160)])
@pytest.mark.parametrize("cut", [False, True])
def test_nothing_overlaps_or_leaves_the_stage(stage, host, size, cut):
    witch = game(WITCH)
    view = witch.view_for(witch.start(witch.Setup(3, 1)), None)
    lobby = Lobby(host, CutOff(WITCH, tuple(Seat(i, n) for i, n in enumerate("ABC")), view, None) if cut else None)
    stage.resize(*size)
    stage.show_screen(lobby)
    resume = [lobby.resume] if lobby.resume else []
    parts = [*lobby.game_covers, *lobby.places, lobby.options, *lobby.menu, lobby.title, *resume]
    boxes = [p.geometry() for p in parts]
    assert all(lobby.sceneRect().contains(b) for b in boxes)
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            inner = a.intersected(b)
            assert inner.width() * inner.height() == pytest.approx(0), (a, b)


def test_a_remembered_table_that_makes_no_sense_is_the_first_table():
    assert plans.restored(()) == plans.first_plan()
    assert plans.restored((None,) * 6) == plans.first_plan()
    assert plans.restored((Seat(9, "x\x00y"),) + (None,) * 5)[0] == Seat(0, "xy")


def test_a_tap_on_a_sheet_does_not_reach_what_lies_below(stage, lobby, host):
    lobby.choose(WITCH)
    tap(stage, named(lobby, "house-rules"))
    play = named(lobby, "play")
    tap(stage, play)
    assert not [a for a in host.asked if a[0] == "start_game"]




def test_DD_9_a_child_gets_a_longer_drawing_minute(stage, lobby, host):
    for _ in range(2):
        tap(stage, named(lobby, "seat-minute-2"))
    assert lobby.places[2].kind_label.text == "90 s to draw"
    lobby.options.minutes.buttons[3].click()
    assert lobby.places[2].kind_label.text == "180 s to draw"
    tap(stage, named(lobby, "seat-free-0"))
    tap(stage, named(lobby, "play"))
    (_, name, seats, _, options) = next(a for a in host.asked if a[0] == "start_game")
    assert (name, len(seats)) == (DOODLE, 3)
    assert options["minute_s"] == 120
    assert options["handicaps"] == (100, 150, 100)
    assert SettingsFile(host.settings.path).now.handicaps == (100, 100, 150, 100, 100, 100)


def test_DD_9_a_seat_says_how_long_it_draws_and_never_that_a_person_sits_there(stage, lobby):
    tap(stage, lobby.places[0].name_label)
    QTest.keyClicks(stage._editor, "Zoe")
    QTest.keyClick(stage._editor, Qt.Key.Key_Return)
    assert lobby.places[0].kind_label.text == "60 s to draw"
    assert lobby.places[1].kind_label.text == "Your name?"
    assert [place.minute_button.seconds for place in lobby.places[:4]] == [60] * 4
    assert named(lobby, "seat-minute-0").spoken() == "Zoe: 60 s to draw; tap for more"
    lobby.options.minutes.buttons[2].click()
    assert lobby.places[0].minute_button.seconds == 90
    lobby.choose(WITCH)
    assert lobby.places[0].kind_label.text == "Person", "there are computers too"


def test_DD_9_after_the_longest_minute_comes_the_usual_one(stage, lobby):
    seen = []
    for _ in range(4):
        tap(stage, named(lobby, "seat-minute-0"))
        seen.append(lobby.handicaps.seconds(0, 60))
    assert seen == [75, 90, 120, None]
    assert lobby.handicaps.options((0, 1, 2)) == {}


def test_whoever_leaves_takes_the_longer_minute_along(stage, lobby, host):
    tap(stage, named(lobby, "seat-minute-1"))
    tap(stage, named(lobby, "seat-free-1"))
    tap(stage, lobby.places[1].name_label)
    stage.close_editor()
    assert lobby.handicaps.seconds(1, 60) is None
    assert SettingsFile(host.settings.path).now.handicaps == (100,) * 6


def test_longer_minutes_belong_to_the_drawing_game_alone(stage, lobby):
    assert named(lobby, "seat-minute-0").isVisible()
    tap(stage, named(lobby, "cover-witch-express"))
    assert not named(lobby, "seat-minute-0").isVisible()
    assert named(lobby, "seat-level-0").isVisible()


@pytest.mark.parametrize("kept", [(), (150,), (7, -1, 150), (100,) * 9])
def test_damaged_handicaps_are_made_whole(stage, host, kept):
    host.settings.change(handicaps=kept)
    lobby = Lobby(host)
    stage.show_screen(lobby)
    expected = [90 if percent == 150 else None for percent in (*kept, *(100,) * 6)[:6]]
    assert [lobby.handicaps.seconds(place, 60) for place in range(6)] == expected
def test_of_two_covers_at_one_height_the_later_is_on_top_whatever_went_before(lobby):
    dialogs = [lobby.cover(Dialog(str(n), "", ())) for n in range(30)]
    for n in (3, 17, 8, 29, 0):
        dialogs[n].uncover()
    assert [cover.title.text for cover in lobby.covers()] == [str(n) for n in range(30) if n not in (3, 17, 8, 29, 0)]
    assert lobby.activePanel() is lobby.covers()[-1]


def test_a_doodle_game_that_waits_is_told_by_what_is_being_done(stage, host):
    doodle = game(DOODLE)
    view = doodle.view_for(doodle.start(doodle.Setup(3, 1, deal(3))), None)
    lobby = Lobby(host, CutOff(DOODLE, tuple(Seat(i, n) for i, n in enumerate("ABC")), view, 12_000))
    stage.show_screen(lobby)
    assert "drawing, 1 of 6" in lobby.resume.facts.text
