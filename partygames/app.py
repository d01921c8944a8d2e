"""Put the program together: application, fonts, language, data folder, window."""

import contextlib
import gc
import logging
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Sequence
from importlib import import_module
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import (
    QLockFile,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from partygames import __version__
from partygames.core.paths import MissingResource
from partygames.engine.collector import Collector
from partygames.engine.journal import FILE, NewerDatabase, open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.store import Store
from partygames.engine.table import Table, data_folder
from partygames.ui import fonts
from partygames.ui.crash import CrashTeller, details_of, last_words
from partygames.ui.i18n import Language
from partygames.ui.pen.proximity import PenApplication
from partygames.ui.sound.speaker import Speaker
from partygames.ui.window import Window

log = logging.getLogger("partygames")
log.addHandler(logging.NullHandler())
_qt_said: list[str] = []

LATER = (
    "partygames.games.witch_express",
    "partygames.games.doodle_rush.rules",
    "partygames.ui.witch.screen",
    "partygames.ui.doodle.screen",
)
"""What the lobby does without and a game needs."""


def _qt_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Keep Qt's remarks for the log; turn its last word into one clear sentence instead of an abort with a core file."""
    if kind == QtMsgType.QtFatalMsg:
        last = " ".join([*_qt_said, text])
        if "xcb-cursor" in last and "could not connect to display" not in last:
            why = "a library is missing: install libxcb-cursor0 (Debian, Ubuntu), or start it with packaging/run.sh, which does"
        else:
            why = "there is no display that it can use. Start it on a desktop"
        if sys.stderr is not None:
            sys.stderr.write(f"Party Games cannot open a window: {why}.\n")
            sys.stderr.flush()
        os._exit(3)
    _qt_said.append(text)
    del _qt_said[:-20]
    if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg):
        log.warning("Qt: %s", text)


def make_app(argv: list[str]) -> QApplication:
    """Return the application with its fonts; raises MissingResource."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = PenApplication(argv[:1])
    Collector(app)
    app.setApplicationName("partygames")
    app.setApplicationDisplayName("Party Games")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("partygames")
    fonts.load_fonts()
    return app


def _start_log(folder: Path) -> None:
    """Write remarks to a small file in the data folder; never a word of a game."""
    try:
        handler: logging.Handler = RotatingFileHandler(
            folder / "partygames.log", maxBytes=200_000, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.propagate = False
    logging.raiseExceptions = False  # a full disk takes no remarks, and the terminal need not hear of each


class Signals(QObject):
    """End the program on Ctrl+C, on `kill` and when its terminal goes away, as its close button does.

    Python runs a signal's handler between two lines of Python, and a window at rest runs none. So the number of the signal
    comes through a socket that Qt watches; one that comes before the first look at it waits there.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._out, self._in = socket.socketpair()
        for end in (self._out, self._in):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._out.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)
        signal.set_wakeup_fd(self._in.fileno(), warn_on_full_buffer=False)
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            # A signal that whoever started us wants ignored stays ignored (nohup).
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, lambda *_: None)

    def _end(self, *_: object) -> None:
        self._app.exit(128 + self._out.recv(1)[0])

    def close(self) -> None:
        """Listen no more."""
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._out.close()
        self._in.close()


def _import_later(names: Sequence[str], pause_ms: int = 400) -> None:
    """Import modules one by one while the people still look at the lobby, so that Play opens at once."""

    def next_one() -> None:
        import_module(names[0])
        if names[1:]:
            _import_later(names[1:], 50)

    QTimer.singleShot(pause_ms, next_one)


def _find_home() -> None:
    """Name the home folder where the environment does not, so that nothing is written below the root of the disk."""
    if os.name == "posix" and not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        with contextlib.suppress(RuntimeError):  # a user that the system does not know has none
            os.environ["HOME"] = str(Path.home())


def run(argv: list[str]) -> int:
    """Open the window and return the exit status: 0, 1 after an error that nobody expected, 3 when it cannot be opened, 128 + n
    when signal n ended it.
    """
    _find_home()
    qInstallMessageHandler(_qt_message)
    app = make_app(argv)
    signals = Signals(app)
    try:
        return _run(app)
    except MissingResource:
        raise
    except Exception as error:
        details = details_of(type(error), error, error.__traceback__)
        log.error("unexpected: %s", details)
        last_words(details)
        return 1
    finally:
        signals.close()


def _run(app: QApplication) -> int:
    folder = data_folder()
    lock = QLockFile(str(folder / "partygames.lock"))
    lock.setStaleLockTime(0)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    second = not lock.tryLock(200) and lock.error() == QLockFile.LockError.LockFailedError
    if second and not any(lock.getLockInfo()):  # a power cut left it without a word of whose it is; a living program's stays
        lock.removeStaleLockFile()
        second = not lock.tryLock(200) and any(lock.getLockInfo())
    settings = SettingsFile(folder / "settings.json", read_only=second)
    language = Language(app)
    language.use(settings.now.language)
    if second:
        from partygames.ui.second_copy import wants_to_look

        return _look(app, folder, settings, language) if wants_to_look() else 3
    _start_log(folder)
    journal, aside = open_journal(folder)
    window = Window(Table(journal, settings), language, Speaker())
    CrashTeller(window).listen()
    app.findChild(Collector).resting = lambda: window.session is None or not window.session.clock.running
    window.show()
    window.news.tell_start(aside)
    _import_later(LATER)
    gc.freeze()
    status = app.exec()
    window.news.for_good = True
    window.close()
    journal.close()
    lock.unlock()
    return status


def _look(app: QApplication, folder: Path, settings: SettingsFile, language: Language) -> int:
    """Show what was played, beside another copy of the program, and write nothing."""
    store = None
    with contextlib.suppress(sqlite3.Error, NewerDatabase):
        store = Store.to_look(folder / FILE)
    window = Window(Table(None, settings, look=store), language, look_only=True)
    CrashTeller(window).listen()
    window.show()
    status = app.exec()
    window.close()
    if store is not None:
        store.close()
    return status
