"""Saving in the worker's thread: whole or not at all, cancelled, and on disks that refuse."""

import errno
import os
import threading
from pathlib import Path

import pytest
from helpers.keeping import keep
from helpers.waiting import wait_for
from PySide6.QtCore import QDate
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from partygames.core import files
from partygames.ui.i18n import is_chinese
from partygames.ui.keep import saving
from partygames.ui.keep import work as module
from partygames.ui.keep.evening import evening
from partygames.ui.keep.saving import Form, content, item_of, save_album, save_board, save_boards, with_ending
from partygames.ui.keep.sentences import why_not_saved
from partygames.ui.keep.work import Cancelled, Work, Worker

BEGINNINGS = {
    Form.PNG: b"\x89PNG",
    Form.CLEAR_PNG: b"\x89PNG",
    Form.SVG: b"<?xml",
    Form.GIF: b"GIF89a",
    Form.WEBP: b"RIFF",
}


def item(name: str = "house", title: str = "house", before: str = "2026-11-30"):
    return item_of(keep(name), title, before)


@pytest.fixture
def run(qapp):
    """Return a function that lets a worker work to its end; it returns what came of it."""
    made = []

    def work(function, parts: int = 1):
        worker, ends = Worker(function, parts), []
        made.append(worker)
        worker.finished.connect(lambda result: ends.append(("finished", result, threading.current_thread())))
        worker.failed.connect(lambda error: ends.append(("failed", error, threading.current_thread())))
        worker.start()
        assert wait_for(lambda: bool(ends), 30_000)
        assert len(ends) == 1
        assert ends[0][2] is threading.main_thread()
        return ends[0][:2]

    yield work
    for worker in made:
        worker.cancel()
        worker.thread_of_work.join()
        worker.deleteLater()


@pytest.mark.parametrize("form", Form)
def test_a_board_is_saved_in_every_form(run, tmp_path, form):
    path = tmp_path / f"house{form.ending}"
    assert run(lambda work: save_board(path, form, item(), work)) == ("finished", path)
    assert path.read_bytes().startswith(BEGINNINGS[form])
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("name", ["empty", "rubber only", "dot"])
def test_boards_with_nothing_to_see_are_good_files_too(qapp, form, name):
    assert content(form, item(name)).startswith(BEGINNINGS[form])


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("房子", "2026-11-30 房子"),
        ("a/b", "2026-11-30 a b"),
        ("CON", "2026-11-30 CON"),
        ("🏠", "2026-11-30 🏠"),
        ("", "2026-11-30"),
        ("?", "2026-11-30"),
    ],
)
def test_a_file_is_called_after_its_word(qapp, title, name):
    assert item(title=title).name == name


def test_a_word_that_is_too_long_is_cut(qapp, tmp_path):
    long = item(title="long " * 60)
    assert len(long.name.encode()) <= files.MOST_BYTES
    save_board(tmp_path / (long.name + ".svg"), Form.SVG, long, Work())


def test_the_ending_is_ours_and_no_other_file_is_written_over(tmp_path):
    assert with_ending(tmp_path / "a.PNG", ".png") == tmp_path / "a.PNG"
    assert with_ending(tmp_path / "Mr. Bean", ".png") == tmp_path / "Mr. Bean.png"
    (tmp_path / "a.jpg.png").touch()
    assert with_ending(tmp_path / "a.jpg", ".png") == tmp_path / "a.jpg 2.png"


def test_all_boards_go_into_a_new_folder(run, tmp_path):
    items = [item(before="小明 1"), item(before="小明 1"), item("dot", "CON", ""), item("empty", "", "")]
    (tmp_path / "game").mkdir()
    outcome = run(lambda work: save_boards(tmp_path / "game", Form.PNG, items, work), 4)
    assert outcome == ("finished", tmp_path / "game 2")
    assert sorted(os.listdir(tmp_path / "game 2")) == ["_CON.png", "board.png", "小明 1 house 2.png", "小明 1 house.png"]
    assert all(not QImage(str(path)).isNull() for path in (tmp_path / "game 2").iterdir())
    assert sorted(os.listdir(tmp_path)) == ["game", "game 2"]


def test_the_album_is_saved(run, tmp_path, kept_game):
    told = evening(kept_game.session, QDate(2026, 11, 30))
    path = tmp_path / "album.pdf"
    assert run(lambda work: save_album(path, told, work), told.boards) == ("finished", path)
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_cancelled_board_leaves_nothing(tmp_path):
    work = Work()
    work.cancelled = True
    for form in Form:
        with pytest.raises(Cancelled):
            save_board(tmp_path / "x", form, item("grown"), work)
    assert os.listdir(tmp_path) == []


def test_cancelled_after_some_boards_nothing_is_left(tmp_path):
    class Impatient(Work):
        def step(self) -> None:
            super().step()
            self.cancelled = self.done == 2

    work = Impatient(4)
    with pytest.raises(Cancelled):
        save_boards(tmp_path / "game", Form.GIF, [item()] * 4, work)
    assert work.done == 2
    assert os.listdir(tmp_path) == []


def test_cancelling_a_worker_ends_its_thread_and_nothing_is_heard_of_it(qapp, tmp_path):
    heard, begun = [], threading.Event()

    def run(work: Work) -> Path:
        begun.set()
        return save_boards(tmp_path / "game", Form.PNG, [item("2000 strokes")] * 40, work)

    worker = Worker(run, 40)
    worker.finished.connect(heard.append)
    worker.failed.connect(heard.append)
    worker.start()
    assert begun.wait(10)
    worker.cancel()
    worker.thread_of_work.join(10)
    assert not worker.thread_of_work.is_alive()
    QApplication.processEvents()
    assert heard == []
    assert os.listdir(tmp_path) == []
    worker.deleteLater()


def disk_fails(monkeypatch, number: int) -> None:
    def fail(file):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files.os, "fsync", fail)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_is_an_error_and_nothing_is_left(run, tmp_path, monkeypatch, number):
    (tmp_path / "old.png").write_bytes(b"old")
    disk_fails(monkeypatch, number)
    for function in (
        lambda work: save_board(tmp_path / "old.png", Form.PNG, item(), work),
        lambda work: save_boards(tmp_path / "game", Form.SVG, [item()] * 3, work),
    ):
        kind, error = run(function)
        assert (kind, error.errno) == ("failed", number)
    assert os.listdir(tmp_path) == ["old.png"]
    assert (tmp_path / "old.png").read_bytes() == b"old"


def test_something_unexpected_is_told_and_written_down(run, caplog):
    kind, error = run(lambda work: 1 // 0)
    assert (kind, type(error)) == ("failed", ZeroDivisionError)
    assert "unexpected while saving" in caplog.text


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "x"), "The disk is full."),
        (OSError(errno.EDQUOT, "x"), "The disk is full."),
        (PermissionError(errno.EACCES, "x"), "Nothing can be saved there."),
        (OSError(errno.EROFS, "x"), "Nothing can be saved there."),
        (FileNotFoundError(errno.ENOENT, "x"), "This place cannot be found any more."),
        (OSError(errno.ENAMETOOLONG, "x"), "That name cannot be used there."),
        (OSError(errno.EMFILE, "Too many open files"), "The computer says: Too many open files."),
        (ValueError("embedded null byte"), "Something unexpected happened."),
    ],
)
def test_why_it_was_not_saved_in_words(language, error, sentence):
    language.use("en")
    said = why_not_saved(error)
    assert said.startswith(sentence)
    assert said.endswith("the boards are still here.")
    language.use("zh_CN")
    assert is_chinese()
    assert why_not_saved(error) != said


def test_steps_are_told_as_they_come(qapp):
    go, seen = threading.Event(), []

    def run(work: Work) -> None:
        for _ in range(3):
            work.step()
        go.wait(10)

    worker = Worker(run, 3)
    worker.stepped.connect(lambda done, parts: seen.append((done, parts)))
    ended = []
    worker.finished.connect(ended.append)
    worker.start()
    assert wait_for(lambda: bool(seen) and seen[-1] == (3, 3))
    go.set()
    assert wait_for(lambda: ended == [None])
    worker.deleteLater()


def test_the_work_waits_while_an_event_is_handled(qapp, monkeypatch):
    """The GUI thread goes first: between two looks there is a wait as long as an event is being handled."""
    monkeypatch.setattr(module, "WAIT_S", 5.0)
    looks, stop = [], threading.Event()

    def run(work: Work) -> None:
        while not stop.is_set():
            work.look()
            looks.append(1)
            stop.wait(0.001)

    worker = Worker(run)
    ended = []
    worker.finished.connect(ended.append)
    worker.start()
    assert wait_for(lambda: len(looks) > 20)
    worker.work.turn.clear()
    threading.Event().wait(0.05)
    seen = len(looks)
    threading.Event().wait(0.05)
    assert len(looks) <= seen + 1
    worker.work.turn.set()
    assert wait_for(lambda: len(looks) > seen + 20)
    stop.set()
    assert wait_for(lambda: ended == [None])
    worker.deleteLater()


def test_the_forms_have_an_ending_each():
    assert [form.ending for form in saving.Form] == [".png", ".png", ".svg", ".gif", ".webp"]
