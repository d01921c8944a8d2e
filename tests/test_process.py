"""The program as a process: signals, streams that are closed or full, a second copy, a home that is not named."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAY_ONE = ("simulate", "witch-express", "--players", "3", "--games", "1", "--seed", "1", "--json")
posix = pytest.mark.skipif(os.name != "posix", reason="these signals and streams are those of POSIX")


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "partygames", *args]


def started(folder: Path, **more: object) -> subprocess.Popen:
    """Start the window without a screen and return its process once it holds its data folder."""
    process = subprocess.Popen(command(), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)
    wait_for(lambda: (holds(folder, process) and (folder / "partygames.sqlite3").exists()) or process.poll() is not None)
    return process


def holds(folder: Path, process: subprocess.Popen) -> bool:
    """Say whether the folder is this process's: a database may lie there from before."""
    lock = folder / "partygames.lock"
    return lock.exists() and lock.read_bytes().startswith(f"{process.pid}\n".encode())


def wait_for(what, seconds: float = 40) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


@posix
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_a_window_at_rest_cleanly_and_at_once(data_folder, name):
    process = started(data_folder)
    time.sleep(0.5)
    began = time.monotonic()
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (128 + getattr(signal, name), b"", b"")
    assert time.monotonic() - began < 5
    assert not (data_folder / "partygames.lock").exists()
    assert not (data_folder / "partygames.sqlite3-wal").exists()


@posix
def test_a_signal_that_comes_while_the_program_starts_is_not_lost(data_folder):
    process = subprocess.Popen(command(), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    wait_for(lambda: data_folder.exists() or process.poll() is not None)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (130, b"")


@posix
def test_a_program_killed_hard_starts_again(data_folder):
    process = started(data_folder)
    process.kill()
    process.communicate()
    again = started(data_folder)
    time.sleep(0.5)
    assert again.poll() is None
    again.terminate()
    assert again.communicate(timeout=30) == (b"", b"")


@posix
@pytest.mark.parametrize("words", [b"", b"\x00\x00\x00 coffee"], ids=["empty", "rubbish"])
def test_a_lock_that_names_nobody_is_not_taken_for_another_copy(data_folder, words):
    """As a power cut leaves it: nobody would ever get beyond “Party Games is already open”."""
    data_folder.mkdir()
    (data_folder / "partygames.lock").write_bytes(words)
    process = started(data_folder)
    assert process.poll() is None
    assert holds(data_folder, process)
    process.terminate()
    assert process.communicate(timeout=30) == (b"", b"")
    assert not (data_folder / "partygames.lock").exists()


@posix
def test_a_second_copy_says_that_there_is_one_and_touches_nothing(data_folder):
    first = started(data_folder)
    second = subprocess.Popen(command(), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with pytest.raises(subprocess.TimeoutExpired):
        second.wait(timeout=5)  # it shows its sentence until it is closed
    second.terminate()
    assert second.communicate(timeout=30) == (b"", b"")
    assert second.returncode == 3
    assert (data_folder / "partygames.lock").exists()
    first.terminate()
    assert first.communicate(timeout=30) == (b"", b"")


LOOK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from partygames import app
from partygames.ui import second_copy, window
second_copy.wants_to_look = lambda: True
shown = window.Window.show
def show(self):
    shown(self)
    screen = self.stage.screen_shown
    print(type(screen).__name__, [(game.game, game.moves) for game in screen.games], flush=True)
    QTimer.singleShot(0, self.close)
    QTimer.singleShot(1000, QApplication.quit)  # a window that closes before the loop begins ends nothing
window.Window.show = show
sys.exit(app.run(["partygames"]))
"""


@posix
def test_a_second_copy_shows_what_was_played_and_writes_nothing(data_folder):
    game = subprocess.Popen(
        [sys.executable, str(ROOT / "tests" / "helpers" / "play_until_killed.py"), "witch-express", "5", str(data_folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    while int(game.stdout.readline()) < 9:
        pass
    game.kill()
    game.communicate()
    first = started(data_folder)
    settings = data_folder / "settings.json"
    settings.write_text('{"language": "en"}', encoding="utf-8")

    def rows() -> bytes:
        with sqlite3.connect(f"{(data_folder / 'partygames.sqlite3').as_uri()}?mode=ro", uri=True) as db:
            return repr([db.execute(f"SELECT * FROM {table}").fetchall() for table in ("games", "moves", "snapshots")]).encode()

    before = rows()
    second = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=ROOT, capture_output=True, text=True, timeout=60, env=os.environ | {"LC_ALL": "C.UTF-8"}
    )
    assert second.stderr == ""
    name, _, games = second.stdout.partition(" ")
    assert name == "HistoryScreen"
    assert games.startswith("[('witch-express', ")
    assert second.returncode == 0
    assert rows() == before
    assert settings.read_text(encoding="utf-8") == '{"language": "en"}'
    first.terminate()
    assert first.communicate(timeout=30) == (b"", b"")


@posix
def test_a_window_without_any_stream_prints_into_none_of_its_own_files(data_folder):
    code = (
        "import os, sys; from partygames.__main__ import _give_streams; _give_streams(); "
        "ours = open(sys.argv[1], 'wb'); print('out'); sys.stderr.write('err'); sys.stdout.flush(); sys.exit(ours.fileno())"
    )
    data_folder.mkdir()
    target = data_folder / "file"
    line = f"'{sys.executable}' -c \"{code}\" '{target}' <&- >&- 2>&-"
    assert subprocess.run(["sh", "-c", line], cwd=ROOT, timeout=60, check=False).returncode > 2
    assert target.read_bytes() == b""


@posix
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_output_that_cannot_be_written_is_said_in_one_sentence():
    with open("/dev/full", "w") as full:
        done = subprocess.run(command(*PLAY_ONE), cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 3
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@posix
def test_a_reader_who_has_heard_enough_is_no_error_to_talk_about():
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command(*PLAY_ONE), cwd=ROOT, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert done.stderr == ""
    assert done.returncode == 3


def test_a_terminal_without_our_letters_gets_them_spelt_out():
    # Not by LC_ALL=C: Python itself does not start with that from a folder with a Chinese name.
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command("--help"), cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\u201csmoke" in done.stdout


def test_digits_that_are_no_numbers_are_no_size():
    done = subprocess.run(command("shots", "x", "--size", "²00x300"), cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "1280x800" in done.stderr


@posix
def test_a_home_that_is_not_named_is_looked_up():
    code = "from partygames import app; app._find_home(); import os; print(os.environ['HOME'])"
    import pwd

    env = {k: v for k, v in os.environ.items() if k != "HOME"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == pwd.getpwuid(os.getuid()).pw_dir
