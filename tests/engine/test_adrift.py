"""The data folder is taken away while a game runs: deleted, moved, replaced. What was played is where it should be again."""

import shutil
import sqlite3
import sys
from random import Random

import pytest
from helpers.table_games import kept_session, next_move, table_at
from helpers.waiting import wait_for

from partygames.engine.course import course_of
from partygames.engine.journal import open_journal
from partygames.engine.store import connect

FILE = "partygames.sqlite3"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no file away that is open")


def delete(folder):
    shutil.rmtree(folder)


def move(folder):
    folder.rename(folder.with_name("elsewhere"))


def delete_the_file(folder):
    (folder / FILE).unlink()


def delete_all_beside(folder):
    for path in folder.iterdir():
        path.unlink()


def replace(folder):
    """Put another database there, as one who brings back an old copy of the folder."""
    (folder / FILE).rename(folder.parent / "ours")
    shutil.copy(folder.parent / "another" / FILE, folder / FILE)


@pytest.fixture
def another(qapp, tmp_path):
    """Another database with a game of its own."""
    journal, _ = open_journal(tmp_path / "another")
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express", seed=77), Random(7)
    for _ in range(5):
        session.submit(next_move(session, rng))
    session.close()
    assert journal.close()
    return tmp_path / "another" / FILE


@pytest.mark.parametrize("while_it", ["runs", "waits", "is closed"])
@pytest.mark.parametrize("happens", [delete, move, delete_the_file, delete_all_beside, replace], ids=lambda one: one.__name__)
@pytest.mark.parametrize("name", ["doodle-rush", "witch-express"])
def test_a_database_whose_file_is_taken_away_is_put_back_with_all_games(qapp, tmp_path, another, name, happens, while_it):
    folder = tmp_path / "data"
    journal, _ = open_journal(folder)
    told = []
    journal.brought_back.connect(told.append)
    table, rng = table_at(journal, folder), Random(1)
    for seed in (1, 2):
        session = kept_session(table, name, seed=seed)
        for _ in range(20):
            session.submit(next_move(session, rng))
    assert journal.settle()
    assert journal.look().game(1) is not None
    if while_it == "is closed":
        session.close()
        assert journal.settle()
    happens(folder)
    if while_it == "runs":
        for _ in range(10):
            session.submit(next_move(session, rng))
    session.close()
    state, number = session._state, session.number
    assert journal.close()
    assert wait_for(lambda: told)
    assert len(told) == 1
    if happens is replace:
        assert (folder / told[0]).read_bytes() == another.read_bytes(), "what lay there is not touched"
    else:
        assert told == [""]
    assert not list(folder.glob("*.part"))
    journal, aside = open_journal(folder)
    assert aside is None
    assert len(course_of(journal.look().game(1)).moves) == 20
    course = course_of(journal.cut_off())
    assert (len(course.moves), course.state) == (number, state)
    assert journal.close()


def test_a_file_that_is_put_back_but_cannot_be_opened_at_once_is_opened_later(qapp, tmp_path, monkeypatch):
    journal, _ = open_journal(tmp_path)
    journal.retry_s = 0.01
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express"), Random(1)
    for _ in range(10):
        session.submit(next_move(session, rng))
    assert journal.settle()
    (tmp_path / FILE).unlink()

    def held(path):
        raise sqlite3.OperationalError("database is locked")

    monkeypatch.setattr("partygames.engine.writer.Store", held)
    session.submit(next_move(session, rng))
    assert wait_for(lambda: journal.unwritten == 0)
    session.close()
    assert journal.close()
    monkeypatch.undo()
    journal, _ = open_journal(tmp_path)
    assert len(course_of(journal.cut_off()).moves) == 11
    assert journal.close()


def test_a_full_disk_under_another_file_costs_no_game(qapp, tmp_path, another, monkeypatch):
    """The open database is the only one that has the games: it is not let go before they lie somewhere else."""
    folder = tmp_path / "data"
    journal, _ = open_journal(folder)
    journal.retry_s = 60
    table = table_at(journal, folder)
    session, rng = kept_session(table, "witch-express"), Random(1)
    for _ in range(20):
        session.submit(next_move(session, rng))
    assert journal.settle()
    replace(folder)

    def without_room(*args):
        copy = connect(*args)
        copy.execute("PRAGMA max_page_count=2")
        return copy

    monkeypatch.setattr("partygames.engine.adrift.connect", without_room)
    session.submit(next_move(session, rng))
    assert wait_for(lambda: journal.why)
    assert journal.why == "database or disk is full"
    assert (folder / FILE).read_bytes() == another.read_bytes()
    assert not list(folder.glob("*.part"))
    monkeypatch.undo()
    assert journal.try_again(5_000)
    session.close()
    assert journal.close()
    journal, _ = open_journal(folder)
    assert len(course_of(journal.cut_off()).moves) == 21
    assert journal.close()


def test_whoever_reads_sees_the_file_that_was_put_back_and_holds_on_to_no_other(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express"), Random(1)
    session.submit(next_move(session, rng))
    assert journal.settle()
    old = journal.look()
    assert len(old.game(1).moves) == 1
    (tmp_path / FILE).unlink()
    assert len(journal.look().game(1).moves) == 1, "until then the old one can still be read"
    session.submit(next_move(session, rng))
    assert journal.settle()
    assert len(journal.look().game(1).moves) == 2
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        old.game(1)
    session.close()
    assert journal.close()


def test_a_disk_that_was_taken_away_and_is_back_is_written_to_again(qapp, tmp_path):
    """As a stick that is pulled out and put in again: the old file answers no more, the new one has all."""
    folder = tmp_path / "data"
    journal, _ = open_journal(folder)
    table = table_at(journal, folder)
    session, rng = kept_session(table, "witch-express"), Random(1)
    for _ in range(20):
        session.submit(next_move(session, rng))
    assert journal.settle()
    journal._store.gather()
    journal._store.db.execute("PRAGMA cache_size=0")
    (folder / FILE).rename(tmp_path / "pulled out")
    shutil.copy(tmp_path / "pulled out", folder / FILE)
    (tmp_path / "pulled out").write_bytes(b"")
    told = []
    journal.brought_back.connect(told.append)
    session.submit(next_move(session, rng))
    session.close()
    assert journal.close()
    assert not wait_for(lambda: told, 50)
    assert [path.name for path in folder.iterdir() if path.suffix != ".json"] == [FILE]
    journal, _ = open_journal(folder)
    assert len(course_of(journal.cut_off()).moves) == 21
    assert journal.close()


def test_a_disk_that_numbers_its_files_anew_makes_no_copies(qapp, tmp_path):
    """As those of the network do: the file at its place is another one by number, and has it all."""
    journal, _ = open_journal(tmp_path)
    told = []
    journal.brought_back.connect(told.append)
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express"), Random(1)
    for _ in range(20):
        session.submit(next_move(session, rng))
        assert journal.settle()
        journal._store._file = (0, 0)
    session.close()
    assert journal.close()
    assert not wait_for(lambda: told, 50)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    journal, _ = open_journal(tmp_path)
    assert len(course_of(journal.cut_off()).moves) == 20
    assert journal.close()


def test_a_folder_that_cannot_be_made_again_is_told_and_written_to_once_it_can(qapp, tmp_path):
    folder = tmp_path / "data"
    journal, _ = open_journal(folder)
    journal.retry_s = 0.01
    told = []
    journal.trouble.connect(told.append)
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express"), Random(1)
    for _ in range(20):
        session.submit(next_move(session, rng))
    assert journal.settle()
    shutil.rmtree(folder)
    folder.write_text("in the way")
    assert not journal.try_again(2_000), "who wants to close is told, though nothing new is to be written"
    session.submit(next_move(session, rng))
    assert wait_for(lambda: told)
    assert str(folder) in told[0]
    folder.unlink()
    assert wait_for(lambda: journal.unwritten == 0)
    session.close()
    assert journal.close()
    journal, _ = open_journal(folder)
    assert len(course_of(journal.cut_off()).moves) == 21
    assert journal.close()
