"""From a save button to a file: what as, where to, the work with its progress, and what became of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QDate, QObject

from partygames.core.files import safe_name
from partygames.ui.doodle.form_sheet import FormSheet
from partygames.ui.doodle.not_saved import NotSaved
from partygames.ui.doodle.page import PageHost
from partygames.ui.doodle.wording import spoken
from partygames.ui.i18n import translate
from partygames.ui.keep import chooser
from partygames.ui.keep.evening import evening
from partygames.ui.keep.keepsake import Keepsake
from partygames.ui.keep.saving import Form, item_of, save_album, save_board, save_boards, with_ending
from partygames.ui.keep.work import Work, Worker
from partygames.ui.scene.progress import Progress
from partygames.ui.seat_name import seat_name

Run = Callable[[Work], Path]


class Saver(QObject):
    """Save boards and the album of a game that is over; one thing at a time."""

    def __init__(self, host: PageHost) -> None:
        super().__init__()
        self._host = host
        self.worker: Worker | None = None
        self.progress: Progress | None = None
        self._threads: list[Thread] = []

    # -- what can be saved

    def save_board(self, keepsake: Keepsake) -> None:
        """Ask what one board is to be saved as, and where."""
        self._host.cover(FormSheet(lambda: spoken(keepsake.word), lambda form: self._ask_file(keepsake, form)))

    def save_all(self, rows: Sequence[Sequence[Keepsake]]) -> None:
        """Ask what all boards with a drawing are to be saved as, and where."""
        drawn = [keepsake for row in rows for keepsake in row if keepsake.drawn]
        self._host.cover(FormSheet(None, lambda form: self._ask_folder(drawn, form)))

    def save_album(self) -> None:
        """Ask where the album goes."""
        today = QDate.currentDate()
        told = evening(self._host.session, today)
        title = translate("Doodle", "Save the album")

        def write(path: Path) -> None:
            target = with_ending(path, ".pdf")
            self._start(lambda work: save_album(target, told, work), told.boards, self.save_album)

        chooser.ask_file(self._host.stage.window(), title, chooser.DOCUMENTS, _game_name(today), ".pdf", write)

    def _ask_file(self, keepsake: Keepsake, form: Form) -> None:
        item = item_of(keepsake, spoken(keepsake.word), _day(QDate.currentDate()))
        title = translate("Doodle", "Save the board")

        def write(path: Path) -> None:
            target = with_ending(path, form.ending)
            self._start(lambda work: save_board(target, form, item, work), 1, lambda: self._ask_file(keepsake, form))

        chooser.ask_file(self._host.stage.window(), title, chooser.PICTURES, item.name, form.ending, write)

    def _ask_folder(self, drawn: Sequence[Keepsake], form: Form) -> None:
        seats = self._host.session.seats
        items = [item_of(k, spoken(k.word), f"{seat_name(seats[k.author])} {k.index + 1}") for k in drawn]
        name = _game_name(QDate.currentDate())
        title = translate("Doodle", "Where to make the folder “{name}”?").format(name=name)

        def write(path: Path) -> None:
            run: Run = lambda work: save_boards(path / name, form, items, work)  # noqa: E731
            self._start(run, len(items), lambda: self._ask_folder(drawn, form))

        chooser.ask_folder(self._host.stage.window(), title, chooser.PICTURES, write)

    # -- the work

    def _start(self, run: Run, parts: int, again: Callable[[], None]) -> None:
        """Do the work off the GUI thread; `again` asks for another place."""
        if self.worker is not None:
            return
        self.worker = worker = Worker(run, parts, self)
        self.progress = Progress(translate("Doodle", "Saving"), parts, self.cancel)
        self._host.cover(self.progress)
        self.progress.come_up(self._host.animator)
        worker.stepped.connect(lambda done, _: self.progress.show_done(done))
        worker.finished.connect(self._saved)
        worker.failed.connect(lambda error: self._failed(error, again))
        self._threads = [*(t for t in self._threads if t.is_alive()), worker.thread_of_work]
        worker.start()

    def cancel(self) -> None:
        """Stop the work; nothing of it stays on the disk."""
        if self.worker is not None:
            self.worker.cancel()
            self._ended()

    def stop(self) -> None:
        """Stop the work and wait until it has, before the page goes."""
        self.cancel()
        for thread in self._threads:
            thread.join()

    def tell_saved(self, path: Path) -> None:
        """Say what was saved, and where."""
        text = translate("Doodle", "Saved: “{name}” in the folder “{folder}”")
        self._host.say(text.format(name=path.name, folder=path.parent.name or str(path.parent)))

    def tell_not_saved(self, error: Exception, again: Callable[[], None]) -> None:
        """Say why nothing was saved; `again` asks for another place."""
        self._host.cover(NotSaved(error, again))

    def _saved(self, path: object) -> None:
        self._ended()
        assert isinstance(path, Path)
        self.tell_saved(path)

    def _failed(self, error: Exception, again: Callable[[], None]) -> None:
        self._ended()
        self.tell_not_saved(error, again)

    def _ended(self) -> None:
        """Take the progress and the worker away."""
        worker, self.worker = self.worker, None
        progress, self.progress = self.progress, None
        if progress is not None:
            self._host.animator.drop(progress)
            progress.uncover()
        if worker is not None:
            worker.deleteLater()


def _day(date: QDate) -> str:
    return date.toString("yyyy-MM-dd")


def _game_name(date: QDate) -> str:
    """Return how a folder or an album of the game is called."""
    return safe_name(f"{translate('Lobby', 'Doodle Rush')} {_day(date)}", "Doodle Rush")
