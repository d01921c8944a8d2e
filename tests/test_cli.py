"""The command line as a person types it: one sentence for bad input, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*args: str, timeout: int = 120, **env: str) -> subprocess.CompletedProcess:
    """Run the program in a process of its own; a variable set to "" is taken away."""
    whole = {k: v for k, v in {**os.environ, **env}.items() if v != ""}
    command = [sys.executable, "-m", "partygames", *args]
    return subprocess.run(command, cwd=ROOT, env=whole, capture_output=True, text=True, timeout=timeout, check=False)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["simulate", "ludo"], "ludo"),
        (["simulate", "witch-express", "--players", "2"], "3 to 6"),
        (["simulate", "doodle-rush", "--players", "7"], "3 to 6"),
        (["simulate", "witch-express", "--players", "four"], "four"),
        (["simulate", "witch-express", "--games", "0"], "0"),
        (["simulate", "witch-express", "--players", "3", "--bots", "hard,normal"], "bots"),
        (["simulate", "witch-express", "--players", "3", "--bots", "hard,normal,genius"], "genius"),
        (["shots", "/tmp/x", "--size", "huge"], "1280x800"),
        (["shots", "/tmp/x", "--scale", "0"], "0.5 to 4"),
        (["shots", "/tmp/x", "--lang", "tlh"], "tlh"),
        (["shots", "/tmp/x", "--theme", "pink"], "pink"),
        (["shots", "/proc/nowhere"], "/proc/nowhere"),
        (["dance"], "dance"),
        (["--fly"], "fly"),
    ],
)
def test_bad_input_gets_one_sentence_and_a_non_zero_exit(args, says):
    done = run(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@pytest.mark.parametrize("name", ["witch-express", "doodle-rush"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_simulate_ends_every_game_and_prints_its_figures(name, players):
    done = run("simulate", name, "--players", str(players), "--games", "8", "--seed", "1", "--json")
    assert done.stderr == ""
    (line,) = done.stdout.splitlines()
    figures = json.loads(line)
    wanted = {"game", "players", "games", "finished", "moves", "moves_per_second", "mean_scores", "win_share", "seconds"}
    assert wanted <= set(figures)
    assert figures["finished"] == figures["games"] == 8
    assert len(figures["mean_scores"]) == players
    assert sum(figures["win_share"]) == pytest.approx(1)


def test_no_display_is_said_in_one_sentence():
    done = run(QT_QPA_PLATFORM="xcb", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 3
    assert done.stderr.startswith("Party Games cannot open a window")
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_a_missing_part_of_qt_is_said_in_one_sentence(tmp_path):
    broken = tmp_path / "PySide6"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise ImportError('libGL.so.1: cannot open shared object file')")
    done = run("--smoke", PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert done.returncode == 3
    assert "libGL.so.1" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_a_missing_file_of_the_program_is_said_in_one_sentence(tmp_path):
    done = run("--smoke", PARTYGAMES_RESOURCES=str(tmp_path))
    assert done.returncode == 3
    assert "A file of the program is missing" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_a_windowed_start_without_any_output_stream_survives_bad_input():
    """pyinstaller#7782: sys.stderr is None when windowed."""
    code = "import sys; sys.stdout = sys.stderr = None; from partygames.__main__ import main; sys.exit(main(['--fly']))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=60, check=False)
    assert done.returncode == 2


def test_smoke_opens_everything_and_says_so():
    done = run("--smoke", timeout=200)
    assert (done.returncode, done.stdout, done.stderr) == (0, "smoke ok\n", "")
