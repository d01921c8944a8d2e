"""The history: what was played is listed, watched, saved and forgotten, by hand and by keys."""

import json
import sqlite3

import pytest
from helpers.waiting import wait_for
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from partygames.engine.archive import Archive
from partygames.engine.history import evenings
from partygames.engine.store import Store
from partygames.ui.history.paint import GAME_H, HEAD_H
from partygames.ui.history.screen import PEOPLE, HistoryScreen
from partygames.ui.history.sheets import AllSheet, MergeSheet
from partygames.ui.history.shots import Shelf, played
from partygames.ui.scene.dialog import Dialog
from partygames.ui.seat_name import nameless


@pytest.fixture
def screen(show, desk, journal):
    return show(HistoryScreen(desk, Archive(journal)))


def named(screen, name: str):
    """Return the visible item of that name that lies on top."""
    found = [i for i in screen.items() if getattr(i, "objectName", lambda: "")() == name and i.isVisible()]
    return found[0]


def test_every_game_is_listed_under_its_evening_the_latest_first(show, desk):
    screen = show(HistoryScreen(desk, Shelf(played())))
    assert [row.key for row in screen.list.rows] == [None, 6, 5, 4, None, 3, 2, None, 1]
    assert len(evenings(screen.games)) == 3
    assert screen.game_card.game.id == 6


def test_a_tap_chooses_a_game_and_a_second_tap_watches_it(screen, hand, desk):
    y = HEAD_H + GAME_H * 1.5
    hand.tap(screen.list, 300, y)
    assert screen.game_card.game.id == 2
    assert desk.went == []
    hand.tap(screen.list, 300, y)
    assert desk.went == [("watch", 2)]


def test_a_heading_cannot_be_chosen(screen, hand):
    hand.tap(screen.list, 300, HEAD_H / 2)
    assert screen.list.key == 3


def test_the_list_goes_by_keys_and_enter_watches(screen, hand, desk):
    hand.key(Qt.Key.Key_Down)
    assert screen.game_card.game.id == 2
    hand.key(Qt.Key.Key_End)
    assert screen.game_card.game.id == 1
    hand.key(Qt.Key.Key_Down)
    assert screen.game_card.game.id == 1
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Return)
    assert desk.went == [("watch", 3)]


def test_a_long_list_follows_the_choice_and_a_drag_chooses_nothing(show, desk, stage, hand):
    from PySide6.QtTest import QTest

    many = tuple(g for n in range(6) for g in [type(game)(**_fields(game, n)) for game in played()])
    screen = show(HistoryScreen(desk, Shelf(many)))
    before = screen.list.key
    at = hand.point(screen.list, 300, 400)
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for step in range(8):
        QTest.mouseMove(stage.viewport(), at - type(at)(0, 20 * step), 1)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=at - type(at)(0, 140))
    assert screen.list.at > 50
    assert screen.list.key == before
    hand.key(Qt.Key.Key_End)
    assert screen.list.at == screen.list.furthest


def _fields(game, n: int) -> dict:
    fields = {name: getattr(game, name) for name in game.__struct_fields__}
    return fields | {"id": game.id + 10 * n, "started": game.started + 864_000 * n}


def test_a_game_that_was_cut_off_says_that_it_counts_for_nobody(screen):
    assert screen.game_card.game.state == "open"
    assert screen.game_card.note.isVisible()
    screen.list.choose(2)
    assert not screen.game_card.note.isVisible()


def test_nothing_played_is_said_in_warm_words_with_nothing_to_tap(show, desk):
    screen = show(HistoryScreen(desk, Shelf(())))
    assert "first game" in screen.empty.text
    assert not screen.game_card.isVisible()
    screen.tabs.buttons[1].click()
    assert screen.empty.isVisible()


def test_a_database_that_cannot_be_read_is_said(show, desk, journal, monkeypatch):
    def broken(_store):
        raise sqlite3.DatabaseError("malformed")

    monkeypatch.setattr("partygames.engine.history.games", broken)
    screen = show(HistoryScreen(desk, Archive(journal)))
    assert "malformed" in screen.empty.text


def test_people_are_listed_with_their_sums(screen, hand):
    hand.tap(screen.tabs.buttons[1])
    assert {row.key for row in screen.list.rows} == {"小明", "阿珍", "Leo", "外婆"}
    screen.list.choose("Leo")
    assert screen.person_card.person.name == "Leo"
    assert "game" in screen.person_card.told()


def test_two_names_become_one_person_and_two_again(screen, hand, journal):
    hand.tap(screen.tabs.buttons[1])
    screen.list.choose("Leo")
    hand.tap(named(screen, "merge"))
    (sheet,) = [cover for cover in screen.covers() if isinstance(cover, MergeSheet)]
    assert "Leo" not in {row.key for row in sheet.list.rows}
    sheet.list.choose("外婆")
    hand.tap(sheet.go)
    assert {person.name for person in screen.people} == {"小明", "阿珍", "外婆"}
    assert set(screen.person_card.person.names) == {"Leo", "外婆"}
    hand.tap(named(screen, "part"))
    assert len(screen.people) == 4


def test_a_name_is_erased_only_after_a_question(screen, hand, journal):
    hand.tap(screen.tabs.buttons[1])
    screen.list.choose("Leo")
    hand.tap(named(screen, "erase"))
    (question,) = [cover for cover in screen.covers() if isinstance(cover, Dialog)]
    assert "Leo" in question.body.text
    hand.key(Qt.Key.Key_Escape)
    assert len(screen.people) == 4
    hand.tap(named(screen, "erase"))
    hand.tap(named(screen, "erase-yes"))
    assert {person.name for person in screen.people} == {"小明", "阿珍", "外婆"}
    assert {game.seats[2].name for game in screen.games} == {"Triangle"}


def test_everything_is_deleted_only_held_and_after_a_question(screen, hand, journal, monkeypatch):
    hand.tap(screen.all)
    (sheet,) = [cover for cover in screen.covers() if isinstance(cover, AllSheet)]
    assert "~/games" in sheet.where.text
    assert "waits" in sheet.notes[2].text
    hand.tap(sheet.all)
    assert screen.covers() == [sheet], "a tap is not enough"
    sheet.all.click()
    assert len(screen.games) == 3
    hand.tap(named(screen, "delete-no"))
    assert len(screen.games) == 3
    hand.tap(screen.all)
    named(screen, "delete-all").click()
    hand.tap(named(screen, "delete-yes"))
    assert screen.games == ()
    assert Store.to_look(journal.path).db.execute("SELECT count(*) FROM moves").fetchone() == (0,)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_it_is_saved_where_the_user_says(screen, desk, tmp_path, kind):
    screen.saver.write(kind, tmp_path / "out")
    assert wait_for(lambda: desk.went)
    assert desk.went == [("tell", "Saved", str(tmp_path / f"out.{kind}"))]
    text = (tmp_path / f"out.{kind}").read_text(encoding="utf-8-sig")
    assert len(json.loads(text)["games"]) == 3 if kind == "json" else text.count("\n") == 13
    assert screen.covers() == []


def test_a_place_that_takes_nothing_is_said_and_nothing_half_is_left(screen, desk, tmp_path):
    (tmp_path / "file").write_text("in the way")
    screen.saver.write("json", tmp_path / "file" / "out")
    assert wait_for(lambda: desk.went)
    (_, title, body) = desk.went[0]
    assert title == "It could not be saved"
    assert "directory" in body


def test_saving_can_be_cancelled_and_leaves_nothing(screen, desk, tmp_path, hand):
    screen.saver.write("json", tmp_path / "out")
    hand.key(Qt.Key.Key_Escape)
    assert screen.covers() == []
    assert not screen.saver._timer.isActive()
    assert not (tmp_path / "out.json").exists()
    assert desk.went == []


def test_the_file_dialog_is_asked(screen, hand, monkeypatch):
    asked = []
    monkeypatch.setattr(QFileDialog, "open", lambda dialog: asked.append(dialog.acceptMode()))
    hand.tap(screen.all)
    hand.tap(named(screen, "export-csv"))
    assert len(asked) == 1


def test_a_copy_that_only_looks_changes_nothing(show, desk, journal):
    look = Store.to_look(journal.path)
    desk.only_looks = True
    screen = show(HistoryScreen(desk, Archive(None, look), PEOPLE))
    assert len(screen.people) == 4
    assert not any(button.isVisible() for button in screen.person_card.buttons)
    screen.all.click()
    assert not named(screen, "delete-all").isEnabled()
    assert screen.back.text == "Close"
    look.close()


def test_escape_closes_what_is_open_then_goes_back(screen, hand, desk):
    hand.tap(screen.all)
    hand.key(Qt.Key.Key_Escape)
    assert screen.covers() == []
    assert desk.went == []
    hand.key(Qt.Key.Key_Escape)
    assert desk.went == [("leave_history",)]


def test_it_speaks_the_other_language_at_once(screen, stage, language):
    language.use("zh_CN")
    screen.retranslate()
    assert screen.title.text == "玩过的游戏"
    assert screen.list.spoken().startswith("速涂快递")


def test_a_seat_that_nobody_named_is_nobody_in_any_language(qapp):
    for name in ("Diamond", "菱形", "heart", "Star 2", "星星 2", "爱心"):
        assert nameless(name), name
    for name in ("Diamant", "Ann", "小明", "2"):
        assert not nameless(name), name


def test_the_screen_reader_hears_the_choice_and_the_card(screen):
    assert "not finished" in screen.list.spoken()
    screen.list.choose(1)
    assert screen.list.spoken().startswith("Witch Express")
    assert "brave" in screen.game_card.written.spoken()
