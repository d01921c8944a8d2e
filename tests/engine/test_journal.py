"""The database: what was accepted is there, and what cannot be read is set aside."""

import sqlite3

import pytest

from partygames.engine.journal import Journal, open_journal

NAME = "partygames.sqlite3"


@pytest.fixture
def journal(tmp_path):
    journal, aside = open_journal(tmp_path / "data")
    assert aside is None
    yield journal
    journal.close()


def begin(journal: Journal) -> int:
    return journal.begin("witch-express", 1, '{"setup":1}', "[]")


def test_moves_come_back_in_order_with_the_clock(journal):
    game = begin(journal)
    journal.append(game, [(1, "a", None)])
    journal.append(game, [(2, "b", 41_000), (3, "c", 40_000)])
    row = journal.cut_off()
    assert row is not None
    assert (row.game, row.setup, row.moves, row.clock_ms) == ("witch-express", '{"setup":1}', ("a", "b", "c"), 40_000)


def test_a_finished_game_is_not_offered(journal):
    game = begin(journal)
    journal.end(game, "{}")
    assert journal.cut_off() is None


def test_a_new_game_puts_the_cut_off_one_away_but_keeps_its_rows(journal):
    old = begin(journal)
    journal.append(old, [(1, "a", None)])
    new = begin(journal)
    assert journal.cut_off().id == new
    with sqlite3.connect(journal.path) as db:
        assert db.execute("SELECT move FROM moves WHERE game=?", (old,)).fetchall() == [("a",)]
    db.close()


def test_DD_10_words_seen_are_remembered_until_they_are_used_up(journal):
    journal.see_words("base", ["1", "2"])
    journal.see_words("base", ["2", "3"])
    journal.see_words("mine", ["9"])
    assert journal.words_seen("base") == {"1", "2", "3"}
    journal.see_words("base", ["7"], forgotten=["1", "2", "7", "8"])
    assert journal.words_seen("base") == {"3", "7"}
    assert journal.words_seen("mine") == {"9"}


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


def test_a_newer_database_is_set_aside_and_named_as_such(tmp_path):
    with sqlite3.connect(tmp_path / NAME) as db:
        db.executescript("CREATE TABLE future (x); INSERT INTO future VALUES (42); PRAGMA user_version=999;")
    db.close()
    journal, aside = open_journal(tmp_path)
    journal.close()
    assert aside is not None
    assert aside.newer
    with sqlite3.connect(tmp_path / aside.name) as db:
        assert db.execute("SELECT x FROM future").fetchone() == (42,)
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


def test_a_locked_database_is_not_taken_for_a_damaged_one(tmp_path):
    journal, _ = open_journal(tmp_path)
    begin(journal)
    journal.close()
    with sqlite3.connect(tmp_path / NAME) as holder:
        holder.execute("PRAGMA locking_mode=EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            open_journal(tmp_path)
        holder.rollback()
    holder.close()
    assert not list(tmp_path.glob("*unreadable*"))
    again, aside = open_journal(tmp_path)
    again.close()
    assert aside is None


def test_a_folder_that_cannot_be_made_is_an_error_not_a_loss(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        open_journal(tmp_path / "file")
