"""Save what was played for other programs: where to, the work with its progress, and what became of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, QTimer

from partygames.core.files import write_whole
from partygames.engine.archive import Archive, CannotRead
from partygames.ui.i18n import translate
from partygames.ui.keep import chooser
from partygames.ui.keep.saving import with_ending
from partygames.ui.scene.progress import Progress
from partygames.ui.scene.stage import Screen


class HistorySaver(QObject):
    """Write the exports, a game at a time in the pauses of the event loop; one thing at a time, and it can be cancelled."""

    def __init__(self, screen: Screen, archive: Archive, tell: Callable[[str, str], None]) -> None:
        super().__init__(screen)
        self._screen, self._archive, self._tell = screen, archive, tell
        self._timer = QTimer(self)
        self._timer.setObjectName("history-saver")
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        self._progress: Progress | None = None
        self._parts: list[bytes] = []

    def save(self, kind: str) -> None:
        """Ask where to, then write "csv" or "json"."""
        title = translate("History", "Save the results") if kind == "csv" else translate("History", "Save everything")
        name = f"Party Games {QDate.currentDate().toString(Qt.DateFormat.ISODate)}"
        chooser.ask_file(
            self._screen.stage.window(), title, chooser.DOCUMENTS, name, f".{kind}", lambda path: self.write(kind, path)
        )

    def write(self, kind: str, path: Path) -> None:
        """Write the file; what goes wrong is said."""
        self._path = with_ending(path, f".{kind}")
        try:
            count = len(self._archive.games())
            self._source = self._archive.csv() if kind == "csv" else self._archive.json()
        except CannotRead as err:
            self._failed(err)
            return
        self._parts = []
        self._progress = Progress(translate("History", "Saving"), count + 2, self.stop)
        self._screen.cover(self._progress)
        self._progress.come_up(self._screen.animator)
        self._timer.start()

    def stop(self) -> None:
        """Stop; nothing is left behind."""
        self._timer.stop()
        self._parts = []
        progress, self._progress = self._progress, None
        if progress is not None:
            progress.uncover()

    def _step(self) -> None:
        """Take the next game; at the end write the file whole."""
        try:
            part = next(self._source, None)
            if part is not None:
                self._parts.append(part)
                assert self._progress is not None
                self._progress.show_done(min(len(self._parts), self._progress.parts))
                return
            write_whole(self._path, b"".join(self._parts))
        except (OSError, CannotRead) as err:
            self.stop()
            self._failed(err)
            return
        self.stop()
        self._tell(translate("History", "Saved"), str(self._path))

    def _failed(self, err: Exception) -> None:
        if isinstance(err, CannotRead):
            text = translate("History", "What was played cannot be read now ({why}).").format(why=err)
        else:
            text = translate("History", "The computer says: {why}. No broken file was left behind; choose another place.")
            text = text.format(why=getattr(err, "strerror", None) or err)
        self._tell(translate("History", "It could not be saved"), text)
