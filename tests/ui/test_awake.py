"""The screen stays bright while a minute runs, where the system can be asked; nobody waits for its answer."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from helpers.waiting import wait_for

from partygames.ui import awake
from partygames.ui.awake import Awake

SAVER = Path(__file__).parents[1] / "helpers" / "screen_saver.py"


class Desk:
    """A system that remembers what it is asked."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def ask(self):
        self.said.append("on")
        return lambda: self.said.append("off")


def test_it_is_asked_once_and_let_go_once():
    desk = Desk()
    held = Awake(desk.ask)
    for on in (False, True, True, False, False, True):
        held.hold(on)
    held.end()
    assert desk.said == ["on", "off", "on", "off"]


def test_a_system_that_hangs_stops_nobody():
    stuck = threading.Event()
    held = Awake(lambda: stuck.wait(20) and None)
    held.hold(True)
    held.hold(False)
    held.end()
    stuck.set()


def test_a_system_that_refuses_is_not_worth_a_word():
    def broken():
        raise OSError("no such program")

    for ask in (broken, lambda: None):
        held = Awake(ask)
        held.hold(True)
        held.end()


def test_where_there_is_no_bus_none_is_started(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert awake.way_of_the_system() is None
    held = Awake()
    held.hold(True)
    assert held._thread is None
    held.end()
    (tmp_path / "bus").touch()
    assert awake.way_of_the_system() is awake._bus


def test_each_system_has_its_way(monkeypatch):
    for platform, way in (("win32", awake._windows), ("darwin", awake._mac)):
        monkeypatch.setattr(sys, "platform", platform)
        assert awake.way_of_the_system() is way


def test_windows_is_told_that_the_display_is_needed_and_when_no_more(monkeypatch):
    told = []
    kernel = type("Kernel", (), {"SetThreadExecutionState": staticmethod(lambda state: told.append(state) or 1)})
    monkeypatch.setattr(awake.ctypes, "windll", type("Windll", (), {"kernel32": kernel}), raising=False)
    held = Awake(awake._windows)
    held.hold(True)
    held.end()
    assert told == [0x80000003, 0x80000000]


@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon")
def test_a_desktop_on_the_bus_is_asked_and_let_go(monkeypatch):
    with (
        subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as bus,
        subprocess.Popen(
            [sys.executable, str(SAVER)],
            stdout=subprocess.PIPE,
            env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": (address := bus.stdout.readline().decode().strip())},
        ) as saver,
    ):
        try:
            assert saver.stdout.readline() == b"ready\n"
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
            held = Awake(awake._bus)
            held.hold(True)
            assert saver.stdout.readline() == b"asked: Party Games: A minute is running\n"
            held.end()
            from PySide6.QtDBus import QDBusConnection

            assert wait_for(lambda: not QDBusConnection("partygames-awake").isConnected())
        finally:
            saver.kill()
            bus.kill()
