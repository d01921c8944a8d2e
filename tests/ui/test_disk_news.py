"""What the table is told about its disk: once, in plain words, and never at the cost of somebody's minute."""

import sqlite3
import sys
from random import Random

import pytest
from helpers.disk import Disk
from helpers.pen_events import Clock, Hand
from helpers.waiting import wait_for
from PySide6.QtCore import QPointF

from partygames.core.seats import Player, Seat
from partygames.games.doodle_rush.moves import BeginTurn, Draw
from partygames.games.registry import DOODLE, WITCH
from partygames.ink.stroke import Sample
from partygames.ui.doodle.sample_drawings import strokes
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.dialog import Dialog
from partygames.ui.scene.notice import Slip

ALONE = (Seat(0, "Ada"), Seat(1, "Bo", Player.EASY), Seat(2, "Cy", Player.EASY))
PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))


@pytest.fixture
def disk(monkeypatch):
    disk = Disk(monkeypatch)
    yield disk
    disk.full = False
    disk.go_on()


def line(rng: Random) -> tuple[Sample, ...]:
    """Return the samples of a stroke in the middle of a board."""
    x, y, a, b = (rng.uniform(0.3, 0.5), rng.uniform(0.3, 0.5), rng.uniform(0.2, 0.4), rng.uniform(0.2, 0.4))
    return tuple(Sample(5 * n, x + a * n / 40, y + b * n / 40, 0.5) for n in range(40))


def dialogs(window) -> list[Dialog]:
    return [cover for cover in window.stage.screen_shown.covers() if isinstance(cover, Dialog)]


def slips(window) -> list[str]:
    return [item.text for item in window.stage.screen_shown.items() if isinstance(item, Slip) and item.text]


def answer(dialog: Dialog, name: str) -> None:
    next(button for button in dialog.buttons if button.objectName() == name).click()


def test_a_full_disk_is_told_once_and_the_game_goes_on(open_window, disk):
    window = open_window()
    window._table.journal.retry_s = 0.01
    disk.full = True
    window.start_game(WITCH, ALONE, 0, {})
    session = window.session
    for _ in range(3):
        session.submit(session.legal_moves(session.view(None).to_act[0])[0])
    assert wait_for(lambda: dialogs(window))
    (dialog,) = dialogs(window)
    assert "disk" in dialog.title.text
    assert "(it is full)" in dialog.body.text
    assert session.number == 3
    answer(dialog, "tell-ok")
    session.submit(session.legal_moves(session.view(None).to_act[0])[0])
    disk.full = False
    assert wait_for(lambda: slips(window)), "and it is said when all is well again"
    assert not dialogs(window)
    assert window._table.journal.settle()
    assert len(window._table.journal.cut_off().moves) == 4


def test_while_a_minute_runs_a_full_disk_is_told_in_passing(open_window, disk):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    assert window._table.journal.settle()
    disk.full = True
    window.session.submit(Draw(0, 0, strokes("cat")[0]))
    assert wait_for(lambda: slips(window))
    assert "disk" in slips(window)[0]
    assert not dialogs(window)
    assert window.session.clock.running
    assert window.session.submit(Draw(0, 1, strokes("cat")[0]))


def test_strokes_are_drawn_and_kept_while_the_disk_does_not_answer(open_window, disk):
    """The input path never waits: with a disk that answers nothing at all every stroke is on its board at once."""
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    assert window._table.journal.settle()
    disk.hold()
    screen, clock, rng = window.stage.screen_shown, Clock(), Random(5)
    screen.pen._clock = clock
    hand, boards = Hand(window.stage, clock), list(screen.page.boards.values())
    for n in range(12):
        paper = boards[n % 6].paper
        spots = [paper.mapToScene(QPointF(s.x * paper.paper.width(), s.y * paper.paper.height())) for s in line(rng)]
        hand.pen_line([(spot.x(), spot.y()) for spot in spots])
        assert window.session.number == n + 2
        assert len(window.session.view(0).boards[0][n % 6].strokes[-1]) > 20, "every sample, not only the stroke"
    assert window._table.journal.unwritten >= 11
    disk.go_on()
    assert window._table.journal.settle()
    assert len(window._table.journal.cut_off().moves) == 13


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no file away that is open")
def test_a_folder_that_disappears_while_a_game_runs_is_put_back_and_it_is_said(open_window, tmp_path):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {"minute_s": 90})
    window.settings.change(left_handed=True)
    window.session.submit(BeginTurn(0))
    assert window._table.journal.settle()
    for path in tmp_path.iterdir():
        path.unlink()
    window.session.submit(Draw(0, 0, strokes("cat")[0]))
    assert wait_for(lambda: slips(window))
    assert "nothing is lost" in slips(window)[0]
    assert window.session.clock.running, "and nobody loses a second over it"
    open_window.shut()
    again = open_window()
    assert again.settings.now.left_handed
    again.resume()
    assert again.session.number == 2


def test_a_window_is_not_closed_over_moves_that_are_not_written_unless_somebody_wants_it(open_window, disk):
    window = open_window()
    window._table.journal.retry_s = 0.01
    window.start_game(WITCH, ALONE, 0, {})
    assert window._table.journal.settle()
    disk.full = True
    session = window.session
    session.submit(session.legal_moves(session.view(None).to_act[0])[0])
    assert not window.close()
    assert isinstance(window.stage.screen_shown, Lobby)
    question = next(dialog for dialog in dialogs(window) if len(dialog.buttons) == 3)
    answer(question, "close-stay")
    assert window.isVisible()
    window.resume()
    assert window.session.number == 1, "the game itself is not lost either"
    assert not window.close()
    answer(next(dialog for dialog in dialogs(window) if len(dialog.buttons) == 3), "close-anyway")
    assert not window.isVisible()


def test_a_window_closes_once_the_disk_has_room_again(open_window, disk):
    window = open_window()
    window._table.journal.retry_s = 0.01
    disk.full = True
    window.start_game(WITCH, ALONE, 0, {})
    assert not window.close()
    disk.full = False
    answer(next(dialog for dialog in dialogs(window) if len(dialog.buttons) == 3), "close-again")
    assert not window.isVisible()


@pytest.mark.parametrize("newer", [False, True])
def test_a_database_that_cannot_be_used_is_named_to_the_table(open_window, tmp_path, newer):
    if newer:
        with sqlite3.connect(tmp_path / "partygames.sqlite3") as db:
            db.execute("PRAGMA user_version=77")
        db.close()
    else:
        (tmp_path / "partygames.sqlite3").write_bytes(b"spilt juice" * 500)
    window = open_window()
    window.news.tell_start(window.aside)
    (dialog,) = dialogs(window)
    assert window.aside.name in dialog.body.text
    assert (tmp_path / window.aside.name).exists()


def test_a_folder_that_cannot_be_used_is_told_at_the_start_and_the_game_is_played(open_window, tmp_path, monkeypatch):
    def refuse(*_args, **_more):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    with monkeypatch.context() as patch:
        patch.setattr("partygames.engine.journal._open_store", refuse)
        window = open_window()
    window.news.tell_start(window.aside)
    (dialog,) = dialogs(window)
    assert "it may only be read" in dialog.body.text
    answer(dialog, "tell-ok")
    window.start_game(WITCH, ALONE, 0, {})
    session = window.session
    assert session.submit(session.legal_moves(session.view(None).to_act[0])[0])
    window.to_lobby()
    assert window._table.cut_off() is not None


def test_a_game_that_cannot_be_continued_is_told_once(open_window):
    window = open_window()
    window.start_game(WITCH, ALONE, 0, {})
    window.session.submit(window.session.legal_moves(window.session.view(None).to_act[0])[0])
    open_window.shut()
    window = open_window()
    with sqlite3.connect(window._table.journal.path) as db:
        db.execute("UPDATE moves SET move=x'00'")
    db.close()
    window._table._asked = False
    window.to_lobby()
    (dialog,) = dialogs(window)
    assert dialog.title.text == "The last game cannot be continued"
    window.to_lobby()
    assert not dialogs(window)
    assert window.stage.screen_shown.resume is None


def test_damaged_settings_are_told_once_by_their_names_in_the_sheet(open_window, tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "en", "look": 7, "pen_gamma": "soft"}', encoding="utf-8")
    window = open_window()
    window.news.tell_start(window.aside)
    (dialog,) = dialogs(window)
    assert "Look, Pen pressure" in dialog.body.text
    assert window.settings.set_aside in dialog.body.text
    window.settings.change(language="en")
    open_window.shut()
    window = open_window()
    window.news.tell_start(window.aside)
    assert not dialogs(window)


def test_the_screen_is_asked_to_stay_bright_only_while_a_minute_runs(open_window, monkeypatch):
    window = open_window()
    held: list[bool] = []
    monkeypatch.setattr(window._awake, "hold", lambda on: held.append(on) if held[-1:] != [on] else None)
    window.start_game(DOODLE, PEOPLE, 0, {})
    assert held in ([], [False])
    window.session.submit(BeginTurn(0))
    assert held[-1]
    window.session.clock.pause()
    assert not held[-1]
    window.session.clock.resume()
    assert held[-1]
    window.to_lobby()
    assert not held[-1]
