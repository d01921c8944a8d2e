"""An error that nobody expected: one dialog in plain words, details that name nobody, and the game goes on."""

import logging
import sys
import threading

import pytest
from helpers.waiting import wait_for
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from partygames.core.seats import Seat
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE
from partygames.ui import crash
from partygames.ui.crash import CrashTeller, details_of
from partygames.ui.scene.dialog import Dialog

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Adalbert", "小明", "Leo")))


@pytest.fixture
def window(open_window, caplog):
    caplog.set_level(logging.CRITICAL)
    return open_window()


@pytest.fixture
def teller(window, monkeypatch):
    for module, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    teller = CrashTeller(window)
    teller.listen()
    return teller


def dialogs(window) -> list[Dialog]:
    return [cover for cover in window.stage.screen_shown.covers() if isinstance(cover, Dialog)]


def fail(error: Exception) -> None:
    """Let an error reach the top, as Qt does with one from a slot."""
    try:
        raise error
    except Exception as caught:
        sys.excepthook(type(caught), caught, caught.__traceback__)


def tap(dialog: Dialog, name: str) -> None:
    next(button for button in dialog.buttons if button.objectName() == name).click()


def test_an_error_is_told_once_however_often_it_comes(window, teller):
    for _ in range(50):
        fail(ValueError("Adalbert typed banana"))
    assert wait_for(lambda: dialogs(window))
    assert len(dialogs(window)) == 1
    text = dialogs(window)[0].body.text
    assert "saved" in text
    assert "ValueError" not in text
    tap(dialogs(window)[0], "crash-go-on")
    fail(ValueError("Adalbert typed banana"))
    QApplication.processEvents()
    assert not dialogs(window)


def test_another_error_is_told_too(window, teller):
    fail(ValueError("one"))
    assert wait_for(lambda: dialogs(window))
    tap(dialogs(window)[0], "crash-go-on")
    fail(KeyError("two"))
    assert wait_for(lambda: dialogs(window))


def test_the_details_say_where_and_name_nobody(window, teller):
    window.start_game(DOODLE, PEOPLE, 0, {})
    fail(ValueError("Adalbert typed banana"))
    assert wait_for(lambda: dialogs(window))
    tap(dialogs(window)[0], "crash-copy")
    copied = QGuiApplication.clipboard().text()
    assert "doodle-rush, 3 seats, after move 0" in copied
    assert "ValueError" in copied
    assert "in fail" in copied
    for secret in ("Adalbert", "小明", "banana"):
        assert secret not in copied
    QGuiApplication.clipboard().clear()


def test_what_python_says_of_our_code_is_in_the_details(qapp):
    try:
        None.nothing  # noqa: B018
    except AttributeError as error:
        text = details_of(AttributeError, error, error.__traceback__)
    assert "has no attribute 'nothing'" in text


def test_nobody_loses_time_over_it_and_the_game_goes_on(window, teller):
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    left = window.session.clock.left_ms()
    fail(ValueError("inside"))
    assert wait_for(lambda: dialogs(window))
    assert window.session.clock.paused
    assert window.session.clock.left_ms() > left - 2_000
    tap(dialogs(window)[0], "crash-go-on")
    window.session.clock.resume()
    assert window.session.clock.running


def test_the_program_can_be_closed_from_there_with_the_game_saved(window, teller, open_window):
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    fail(ValueError("inside"))
    assert wait_for(lambda: dialogs(window))
    tap(dialogs(window)[0], "crash-close")
    assert not window.isVisible()
    assert open_window()._table.cut_off() is not None


def test_an_error_of_another_thread_is_told_by_this_one(window, teller):
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert wait_for(lambda: dialogs(window))


def test_an_error_while_a_screen_paints_does_not_draw_the_dialog_there_and_then(window, teller, monkeypatch):
    screen = window.stage.screen_shown

    def broken(*_args):
        raise ValueError("paint")

    monkeypatch.setattr(type(screen), "drawBackground", broken)
    fail(ValueError("paint"))
    assert not dialogs(window), "it comes with the next turn of the event loop"
    monkeypatch.undo()
    assert wait_for(lambda: dialogs(window))


def test_where_the_screen_itself_is_broken_the_system_tells_it(window, teller, monkeypatch):
    told = []
    monkeypatch.setattr(crash, "last_words", told.append)
    monkeypatch.setattr(teller, "_show", lambda details: 1 / 0)
    fail(ValueError("inside"))
    assert wait_for(lambda: told)
    assert "ValueError" in told[0]


def test_before_there_is_a_window_the_system_tells_it(qapp, monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append((box.text(), box.detailedText())))
    crash.last_words("where it happened")
    assert shown == [("Something unexpected happened. What was played is saved.", "where it happened")]


def test_the_end_of_the_program_is_no_error(window, teller):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    sys.excepthook(SystemExit, SystemExit(), None)
    QApplication.processEvents()
    assert not dialogs(window)
