"""Put the program together: application, fonts, language, data folder, window."""

import contextlib
import logging
import os
import signal
import socket
import sqlite3
import sys
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLockFile, QMessageLogContext, QObject, QSocketNotifier, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from partygames import __version__
from partygames.engine.journal import SetAside, open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table, data_folder
from partygames.ui import fonts
from partygames.ui.i18n import Language, translate
from partygames.ui.pen.proximity import PenApplication
from partygames.ui.sound.speaker import Speaker
from partygames.ui.window import Window

log = logging.getLogger("partygames")
log.addHandler(logging.NullHandler())
_qt_said: list[str] = []


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


def _catch_all(window: Window) -> None:
    """Tell of an unexpected error in plain words, once; the game is on disk already and the program goes on."""
    told = False

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal told
        log.error("unexpected: %s", "".join(traceback.format_exception(kind, error, trace)))
        if not told:
            told = True
            text = translate(
                "Table",
                "Something unexpected happened. Your game is saved. If the table looks wrong, close the program and continue it.",
            )
            window.tell(translate("Table", "Oops."), text)

    sys.excepthook = hook


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


def _tell_set_aside(window: Window, aside: SetAside) -> None:
    if aside.newer:
        text = translate(
            "Table",
            "A newer version of this program kept your games. They are safe in “{name}”; this version begins a new list.",
        )
    else:
        text = translate(
            "Table",
            "The list of your games could not be read. It was set aside as “{name}”, nothing was deleted.",
        )
    window.tell(translate("Table", "A new list of games"), text.format(name=aside.name))


def _find_home() -> None:
    """Name the home folder where the environment does not, so that nothing is written below the root of the disk."""
    if os.name == "posix" and not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        with contextlib.suppress(RuntimeError):  # a user that the system does not know has none
            os.environ["HOME"] = str(Path.home())


def run(argv: list[str]) -> int:
    """Open the window and return the exit status: 0, 3 when it cannot be opened, 128 + n when signal n ended it."""
    _find_home()
    qInstallMessageHandler(_qt_message)
    app = make_app(argv)
    signals = Signals(app)
    folder = data_folder()
    settings = SettingsFile(folder / "settings.json")
    language = Language(app)
    language.use(settings.now.language)
    lock, journal, aside, why = None, None, None, ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(folder / "partygames.lock"))
        lock.setStaleLockTime(0)
        if not lock.tryLock(200) and lock.error() == QLockFile.LockError.LockFailedError:
            QMessageBox.information(
                None,
                "Party Games",
                translate(
                    "Table", "Party Games is already open. Look for its window; two at once would get in each other’s way."
                ),
            )
            return 3
        _start_log(folder)
        journal, aside = open_journal(folder)
    except (OSError, sqlite3.Error) as err:
        why = str(err)
    window = Window(Table(journal, settings), language, Speaker())
    _catch_all(window)
    window.show()
    if aside is not None:
        _tell_set_aside(window, aside)
    if journal is None:
        text = translate("Table", "You can play, but games cannot be kept: the folder {folder} cannot be written ({why}).")
        window.tell(translate("Table", "Games will not be kept"), text.format(folder=folder, why=why))
    status = app.exec()
    window.close()
    signals.close()
    if journal is not None:
        journal.close()
    if lock is not None:
        lock.unlock()
    return status
