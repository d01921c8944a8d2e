"""Noise is failure (invariant 9): tests of the guard in conftest.py, by a small suite of its own in another process."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SUITE = '''
import logging
import os
import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPropertyAnimation, QStandardPaths, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QWidget

kept = []

def test_quiet(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setMinimumSize(300, 200)
    widget.show()
    widget.raise_()
    timer = QTimer(widget)
    timer.start(1000)

def test_a_cycle_is_no_leak(qapp):
    widget = QWidget()
    widget.itself = widget

def test_qt_warning():
    qWarning("oh")

@pytest.fixture
def grumpy():
    yield
    qWarning("oh")

def test_qt_warning_while_tidying_up(grumpy):
    pass

def test_python_warning():
    warnings.warn("oh", DeprecationWarning)

def test_logged_warning():
    logging.getLogger("a").warning("oh")

def test_logged_on_purpose(caplog):
    logging.getLogger("a").warning("oh")

def test_hidden_window(qapp):
    kept.append(QWidget())

def test_visible_window(qapp):
    kept.append(QWidget())
    kept[-1].show()

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(10)

def test_animation(qapp):
    kept.append(QWidget())
    kept.append(QPropertyAnimation(kept[-1], b"pos"))
    kept[-1].setEndValue(QPoint(9, 9))
    kept[-1].setDuration(10000)
    kept[-1].start()

def test_nothing_is_left(qapp):
    assert QApplication.topLevelWidgets() == []

def test_a_folder_of_its_own(qapp, data_folder):
    assert os.environ["PARTYGAMES_DATA"] == str(data_folder) and not data_folder.exists()
    home = os.environ["HOME"]
    assert home != os.environ["REAL_HOME"] and str(data_folder).startswith(home)
    for place in QStandardPaths.StandardLocation:
        if place.name.endswith(("DataLocation", "ConfigLocation", "CacheLocation", "HomeLocation")):
            assert QStandardPaths.writableLocation(place).startswith(home), place

@pytest.mark.xvfb
def test_real_window():
    raise AssertionError("there is no X here")
'''
EXPECTED = {
    "quiet": "PASSED",
    "a_cycle_is_no_leak": "PASSED",
    "qt_warning": "FAILED",
    "qt_warning_while_tidying_up": "PASSED ERROR",
    "python_warning": "FAILED",
    "logged_warning": "PASSED ERROR",
    "logged_on_purpose": "PASSED",
    "hidden_window": "PASSED ERROR",
    "visible_window": "PASSED ERROR",
    "timer": "PASSED ERROR",
    "animation": "PASSED ERROR",
    "nothing_is_left": "PASSED",
    "a_folder_of_its_own": "PASSED",
}


def run_pytest(folder: Path, *args: str) -> subprocess.CompletedProcess:
    """Run the small suite in another process, under this project's own conftest and settings."""
    (folder / "conftest.py").write_bytes((ROOT / "tests/conftest.py").read_bytes())
    (folder / "test_small.py").write_text(SUITE, encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "QT_"))}
    command = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "-p", "no:cacheprovider", "-rA", *args]
    return subprocess.run(
        [*map(str, command), str(folder / "test_small.py")],
        env={**clean, "REAL_HOME": os.environ["HOME"]},
        capture_output=True,
        text=True,
        timeout=100,
    )


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory) -> dict[str, str]:
    """Run the small suite once; return the outcome of each test, as pytest calls it."""
    done = run_pytest(tmp_path_factory.mktemp("suite"))
    found: dict[str, str] = {}
    for outcome, name in re.findall(r"^(PASSED|FAILED|ERROR) \S*::test_(\w+)", done.stdout, re.MULTILINE):
        found[name] = f"{found[name]} {outcome}" if name in found else outcome
    assert "1 skipped" in done.stdout, done.stdout + done.stderr
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_noise_and_leftovers_fail_a_test(outcomes, name):
    assert outcomes[name] == EXPECTED[name]


def test_the_small_suite_has_no_other_tests(outcomes):
    assert outcomes.keys() == EXPECTED.keys()


def test_a_run_that_skips_everything_is_no_success(tmp_path):
    done = run_pytest(tmp_path, "-m", "xvfb")
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, done.stdout
