"""An error that nobody expected: told once in plain words, with the details to copy, while the program goes on."""

import contextlib
import logging
import platform
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from partygames import __version__
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.window import Window

log = logging.getLogger("partygames")


def details_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None, window: Window | None = None) -> str:
    """Return what whoever mends the program needs to know: versions, the game, where it happened. No name, no word of a game."""
    lines = [f"Party Games {__version__}, Qt {qVersion()}, Python {platform.python_version()}, {platform.platform()}"]
    session = window.session if window is not None else None
    if session is not None:
        lines.append(f"{session.game.NAME}, {len(session.seats)} seats, after move {session.number}")
    # The message of an error may quote what somebody typed; where it happened does not.
    lines += [part.rstrip() for part in traceback.format_tb(trace)]
    lines.append(kind.__name__ if not _harmless(error) else f"{kind.__name__}: {error}")
    text = "\n".join(lines)
    with contextlib.suppress(RuntimeError):  # a user that the system does not know has no home
        text = text.replace(str(Path.home()), "~")
    return text


def _harmless(error: BaseException) -> bool:
    """Say whether the words of an error are Python's own, about our code and not about what people wrote."""
    return isinstance(error, AttributeError | NameError | ImportError | IndexError | TypeError | ZeroDivisionError)


def where(trace: TracebackType | None) -> tuple[str, int] | None:
    """Return the place in the program where an error arose."""
    frames = traceback.extract_tb(trace)
    return (frames[-1].filename, frames[-1].lineno or 0) if frames else None


class CrashTeller(QObject):
    """Take every error that nothing caught: note it, and tell it once. An error of any thread is told by the GUI's.

    The same error is told once however often it comes; another one is told when the dialog of the first is closed.
    """

    _came = Signal(object)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._told: set[Any] = set()
        self._dialog: Dialog | None = None
        self._came.connect(self._tell, Qt.ConnectionType.QueuedConnection)  # never in the middle of a paint event

    def listen(self) -> None:
        """Hear of every uncaught error from now on."""
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: log.error("unexpected, and ignored: %r", args.exc_value)

    def hear(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Note an error, and have it told."""
        if error is None or not issubclass(kind, Exception):
            return  # the end of the program is no error
        details = details_of(kind, error, trace, self._window)
        log.error("unexpected: %s", details)
        place = (kind, where(trace))
        if place not in self._told:
            self._told.add(place)
            self._came.emit(details)

    def _tell(self, details: str) -> None:
        if self._dialog is not None and self._dialog.scene() is not None:
            return
        try:
            self._dialog = self._show(details)
        except Exception:  # the screen itself may be what is broken
            log.exception("the error could not be told on the screen")
            last_words(details)

    def _show(self, details: str) -> Dialog:
        screen = self._window.stage.screen_shown
        assert screen is not None
        window = self._window
        if window.session is not None:
            window.session.clock.pause()  # nobody loses time over it
        body = translate(
            "Table",
            "Something unexpected happened. The game is saved, and you can go on. If the table looks wrong, close the program, "
            "start it again and choose “Continue”.",
        )
        actions = (
            Action(translate("Table", "Copy details"), lambda: self._copy(details), Look.PLAIN, "crash-copy"),
            Action(translate("Table", "Close the program"), window.close, Look.PLAIN, "crash-close"),
            Action(translate("Table", "Go on"), lambda: None, Look.ACTION, "crash-go-on"),
        )
        dialog = Dialog(translate("Table", "Oops!"), body, actions, width=860)
        screen.cover(dialog)
        return dialog

    def _copy(self, details: str) -> None:
        QGuiApplication.clipboard().setText(details)
        self._window.slip(translate("Table", "The details are copied. They name nobody and no word of the game."))


def last_words(details: str) -> None:
    """Tell of an error where there is no screen of ours to tell it on; the program ends or goes on by itself."""
    text = translate("Table", "Something unexpected happened. What was played is saved.")
    if isinstance(QApplication.instance(), QApplication):
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, "Party Games", text)
        box.setDetailedText(details)
        box.exec()
    elif sys.stderr is not None:
        sys.stderr.write(f"{text}\n{details}\n")
