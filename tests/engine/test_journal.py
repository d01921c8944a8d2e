"""Opening the journal: a database that cannot be read is set aside, and one that must not be touched is not."""

import sqlite3

import pytest

from partygames.engine.journal import BESIDE, RESCUED, open_journal

NAME = "partygames.sqlite3"


RUBBISH = (b"not a database, sorry" * 99, b"SQLite format 3\x00" + bytes(range(256)) * 40, b"\x00" * 5000)


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_a_damaged_database_is_set_aside_whole(tmp_path, rubbish):
    (tmp_path / NAME).write_bytes(rubbish)
    journal, aside = open_journal(tmp_path)
    journal.close()
    assert aside is not None
    assert not aside.newer
    assert (tmp_path / aside.name).read_bytes() == rubbish
    assert (tmp_path / NAME).exists()


def files(folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


@pytest.mark.parametrize("wal", [False, True])
def test_the_database_of_a_newer_version_is_not_touched_and_games_are_kept_beside_it(tmp_path, wal):
    db = sqlite3.connect(tmp_path / NAME)
    if wal:
        db.execute("PRAGMA journal_mode=WAL")
    db.executescript("CREATE TABLE future (x); INSERT INTO future VALUES (42); PRAGMA user_version=999;")
    if wal:  # as a killed program leaves it: with its last words beside the file
        whole = files(tmp_path)
        db.close()
        for name, data in whole.items():
            (tmp_path / name).write_bytes(data)
    db.close()
    before = files(tmp_path)
    for _start in range(2):
        journal, aside = open_journal(tmp_path)
        begin(journal)
        assert journal.settle()
        assert journal.cut_off() is not None
        assert journal.close()
        assert (aside.newer, aside.name) == (True, BESIDE)
    assert {name: data for name, data in files(tmp_path).items() if name in before} == before
    with sqlite3.connect(tmp_path / BESIDE) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (2,)
    db.close()


def test_a_foreign_database_is_set_aside(tmp_path):
    with sqlite3.connect(tmp_path / NAME) as db:
        db.executescript("CREATE TABLE recipes (x); PRAGMA user_version=1;")
    db.close()
    journal, aside = open_journal(tmp_path)
    journal.close()
    assert aside is not None
    assert aside.name != NAME


def test_two_that_are_set_aside_in_one_second_do_not_overwrite_each_other(tmp_path):
    names = set()
    for n in range(3):
        (tmp_path / NAME).write_bytes(b"broken %d " % n * 200)
        journal, aside = open_journal(tmp_path)
        journal.close()
        for tail in ("", "-wal", "-shm"):
            (tmp_path / (NAME + tail)).unlink(missing_ok=True)
        names.add(aside.name)
    assert len(names) == 3
    assert len(list(tmp_path.glob("*unreadable*"))) == 3


def begin(journal):
    return journal.begin("witch-express", 1, {"setup": 1}, [])


def test_a_locked_database_is_not_taken_for_a_damaged_one_and_is_written_once_it_is_free(tmp_path):
    journal, _ = open_journal(tmp_path)
    begin(journal)
    journal.close()
    with sqlite3.connect(tmp_path / NAME) as holder:
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        journal, aside = open_journal(tmp_path)
        assert (journal.why, aside) == ("database is locked", None)
        journal.retry_s = 0.01
        begin(journal)
        assert not journal.settle()
        holder.rollback()
    holder.close()
    assert not list(tmp_path.glob("*unreadable*"))
    assert journal.close(), "what waited for the lock is written"
    with sqlite3.connect(tmp_path / NAME) as db:
        assert db.execute("SELECT state FROM games").fetchall() == [("left",), ("open",)]
    db.close()


def test_a_folder_that_cannot_be_made_is_no_loss_and_no_reason_not_to_play(tmp_path):
    (tmp_path / "file").write_text("in the way")
    journal, aside = open_journal(tmp_path / "file")
    assert "file" in journal.why
    assert aside is None
    begin(journal)
    assert not journal.settle()
    assert journal.cut_off() is None
    assert not journal.close()
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_rescue_that_was_killed_at_its_last_step_is_ended(tmp_path):
    journal, _ = open_journal(tmp_path)
    begin(journal)
    journal.close()
    (tmp_path / NAME).rename(tmp_path / RESCUED)
    journal, aside = open_journal(tmp_path)
    assert aside is None
    assert journal.cut_off() is not None
    journal.close()
