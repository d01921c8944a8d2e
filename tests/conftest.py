"""Keep every test alone and quiet: own folders, one locale, no screen; noise and leftovers fail it (invariant 9)."""

import atexit
import contextlib
import gc
import itertools
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

KEPT = ("QT_QPA_PLATFORM", "PARTYGAMES_GOLDEN")
HOME = Path(tempfile.mkdtemp(prefix="partygames-home-"))
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

# Qt, the locale and the folders are the same on every machine, and nobody's own games are ever touched.
for name in list(os.environ):
    if name.startswith(("QT_", "XDG_", "LC_", "LANGUAGE", "PARTYGAMES_")) and name not in KEPT:
        del os.environ[name]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
    os.environ[name] = str(HOME)
for name in ("DATA_HOME", "CONFIG_HOME", "CACHE_HOME", "STATE_HOME", "RUNTIME_DIR"):
    folder = HOME / name.lower()
    folder.mkdir(mode=0o700)
    os.environ[f"XDG_{name}"] = str(folder)

# One seed on the build machine; at home new examples every time, and no clock that a busy machine would trip.
hypothesis.settings.register_profile("partygames", deadline=None, derandomize="CI" in os.environ, print_blob=True)
hypothesis.settings.load_profile("partygames")

NUMBERS = itertools.count(1)
LOG = pytest.StashKey["LoggedWarnings"]()
WIDGETS = pytest.StashKey[set[int]]()
FAILED = pytest.StashKey[bool]()
UNCOLLECTED = 20_000
"""So many objects may be made in tests before garbage is looked for after one of them."""


class LoggedWarnings(logging.Handler):
    """Collect every record of level WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record as a line."""
        self.lines.append(f"logged {record.levelname}: {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def data_folder(monkeypatch) -> Path:
    """Give the test a data folder of its own (PARTYGAMES_DATA); it is not there until the program makes it."""
    folder = HOME / f"data-{next(NUMBERS)}"
    monkeypatch.setenv("PARTYGAMES_DATA", str(folder))
    return folder


@pytest.fixture
def count(record_property) -> Callable[[str], None]:
    """Say in a line what a test counted; all lines come together at the end of the run, also of a parallel one."""
    return lambda line: record_property("counted", line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the tests counted: how many faults, of which kinds, and what became of them."""
    done = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, ()) if report.when == "call"]
    lines = [value for report in done for name, value in report.user_properties if name == "counted"]
    if lines:
        terminalreporter.section("counted")
        for line in sorted(lines):
            terminalreporter.write_line(line)


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """Let pytest-qt make the application that the program makes: it is told when a pen comes near."""
    from partygames.ui.pen.proximity import PenApplication  # here: tests without a window import no Qt

    return PenApplication


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests that need a real X window where there is none."""
    if os.environ["QT_QPA_PLATFORM"] == "xcb" and os.environ.get("DISPLAY"):
        return
    for item in items:
        if item.get_closest_marker("xvfb"):
            item.add_marker(pytest.mark.skip(reason="needs DISPLAY and QT_QPA_PLATFORM=xcb"))


def pytest_collection_finish() -> None:
    """Set aside all that was imported, so that looking through what a test made is quick."""
    if "PySide6.QtCore" in sys.modules:
        sys.modules["PySide6.QtCore"].QStandardPaths.setTestModeEnabled(True)
    gc.collect()
    gc.freeze()
    if "PySide6.QtCore" in sys.modules:
        gc.disable()  # as in the program: a thread that collects would delete Qt objects of another


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Let a run that skipped all its tests end as one that found none."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if exitstatus == 0 and reporter and not session.config.option.collectonly and not reporter.stats.get("passed"):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item):
    """Start listening, and remember which windows were there before."""
    item.stash[LOG] = LoggedWarnings()
    item.stash[WIDGETS] = {address(widget) for widget in windows()}
    logging.getLogger().addHandler(item.stash[LOG])
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Remember whether the test has failed already."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item):
    """Fail a test that passed but was noisy, or left a window, a running timer or a running animation behind."""
    with qt_messages(item) as complaints:
        result = yield
        complaints += leftovers(item.stash[WIDGETS])
    logging.getLogger().removeHandler(item.stash[LOG])
    if "caplog" not in getattr(item, "fixturenames", ()):
        complaints += item.stash[LOG].lines
    if gc.get_count()[0] > UNCOLLECTED:
        gc.collect()
    if complaints and not item.stash.get(FAILED, False):
        pytest.fail("\n".join(complaints), pytrace=False)
    return result


@contextlib.contextmanager
def qt_messages(item: pytest.Item):
    """Collect the Qt warnings of the teardown; pytest-qt has stopped listening by then."""
    lines: list[str] = []
    core = sys.modules.get("PySide6.QtCore")
    if core is None or item.get_closest_marker("no_qt_log"):
        yield lines
        return
    quiet = (core.QtMsgType.QtDebugMsg, core.QtMsgType.QtInfoMsg)

    def hear(kind, _context, message: str) -> None:
        if kind not in quiet:
            lines.append(f"Qt said while tidying up: {message}")

    previous = core.qInstallMessageHandler(hear)
    try:
        yield lines
    finally:
        core.qInstallMessageHandler(previous)


def address(thing) -> int:
    """Return where a Qt object lies in memory."""
    return sys.modules["shiboken6"].getCppPointer(thing)[0]


def windows() -> list:
    """Return the top-level widgets that nobody owns; a tooltip is Qt's own."""
    gui = sys.modules.get("PySide6.QtWidgets")
    if gui is None or not isinstance(gui.QApplication.instance(), gui.QApplication):
        return []
    found = gui.QApplication.topLevelWidgets()
    return [widget for widget in found if widget.parent() is None and widget.metaObject().className() != "QTipLabel"]


def running() -> list:
    """Return the active QTimers and running animations that Python made."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return []
    timers, animations = kinds_of(core.QTimer), kinds_of(core.QAbstractAnimation)
    kinds = timers | animations # a look into a set, because this looks at every object there is
    found = [thing for thing in gc.get_objects() if type(thing) in kinds and sys.modules["shiboken6"].isValid(thing)]
    moving = core.QAbstractAnimation.State.Running
    return [thing for thing in found if (thing.isActive() if type(thing) in timers else thing.state() == moving)]


def kinds_of(base: type) -> set[type]:
    """Return a class and all classes made from it."""
    return {base}.union(*(kinds_of(kind) for kind in base.__subclasses__()))


def leftovers(before: set[int]) -> list[str]:
    """Return a line for all that the test left behind, and clear it away for the next one."""

    def left() -> list:
        return [widget for widget in windows() if address(widget) not in before] + running()

    if not left():
        return []
    tidy()
    things = left()
    lines = [f"left behind: {thing!r}" for thing in things]
    for thing in things:
        if hasattr(thing, "stop"):
            thing.stop()
        else:
            thing.close()
            thing.deleteLater()
    del things
    tidy()
    return lines


def tidy() -> None:
    """Delete what is due: Qt objects that were told to go, and Python objects that nobody refers to."""
    core = sys.modules["PySide6.QtCore"]
    for _ in range(2):
        gc.collect()
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
