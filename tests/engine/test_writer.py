"""The thread that writes: nobody waits for it, what a disk refuses is written later, and in order."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from helpers.disk import Disk
from helpers.table_games import kept_session, next_move, seats, table_at
from helpers.waiting import wait_for

from partygames.engine.journal import open_journal
from partygames.engine.store import Store

ROOM = 1_000_000


@pytest.fixture
def journal(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    journal.retry_s = 0.01
    journal.told = []
    journal.trouble.connect(lambda why: journal.told.append(why))
    journal.eased.connect(lambda: journal.told.append("eased"))
    yield journal
    set_room(journal, ROOM)
    assert journal.close()


@pytest.fixture
def table(journal, tmp_path):
    return table_at(journal, tmp_path)


def set_room(journal, pages: int) -> None:
    """Let the disk have room for so many pages in all: SQLite then says that it is full, as it does on a full disk."""
    if journal._store is not None:
        journal._store.db.execute(f"PRAGMA max_page_count={pages}")


@pytest.fixture
def disk(monkeypatch):
    return Disk(monkeypatch)


def play(session, moves: int, seed: int = 5) -> None:
    rng = Random(seed + session.number)
    for _ in range(moves):
        assert session.submit(next_move(session, rng))


def on_disk(journal) -> list[int]:
    """Return the number of moves of each game as another program would read it."""
    look = Store.to_look(journal.path)
    try:
        return [n for (n,) in look.db.execute("SELECT (SELECT count(*) FROM moves WHERE game=id) FROM games ORDER BY id")]
    finally:
        look.close()


def test_the_table_never_waits_for_a_disk_that_takes_its_time(journal, table, disk):
    disk.hold()
    session = kept_session(table, "witch-express")
    play(session, 20)
    assert session.number == 20, "twenty moves are taken while the disk has not written one"
    assert on_disk(journal) == []
    assert not journal.settle(20)
    disk.go_on()
    assert journal.settle()
    assert on_disk(journal) == [20]
    assert journal.told == []


def test_invariant_7_a_move_is_on_disk_when_the_next_is_made(journal, table):
    session = kept_session(table, "witch-express")
    for n in range(1, 30):
        play(session, 1)
        assert journal.settle()
        assert on_disk(journal) == [n]


def test_a_full_disk_is_told_once_and_everything_is_written_in_order_when_it_has_room_again(journal, table):
    session = kept_session(table, "doodle-rush")
    play(session, 3)
    assert journal.settle()
    set_room(journal, 1)
    play(session, 60)
    assert wait_for(lambda: journal.told)
    assert not journal.settle(), "settle does not wait for a disk that refuses"
    play(session, 10)
    before = on_disk(journal)[0]
    assert before < 73
    set_room(journal, ROOM)
    assert wait_for(lambda: journal.told[-1] == "eased")
    assert journal.told == ["database or disk is full", "eased"]
    assert on_disk(journal) == [73]
    session.close()


def test_a_new_game_can_be_dealt_while_the_disk_is_full(journal, table, disk):
    disk.full = True
    first = table.start_doodle(seats(4), seed=1)
    table.leave(first)
    second = table.start_witch(seats(4), seed=2)
    play(second, 9)
    assert wait_for(lambda: journal.told)
    assert journal.told == ["database or disk is full"]
    table.leave(second)
    assert table.cut_off().game == "witch-express", "it waits in memory"
    third = table.resume()
    assert third.number == 9
    play(third, 2)
    disk.full = False
    assert wait_for(lambda: journal.told[-1] == "eased")
    assert on_disk(journal) == [0, 11]


def test_DD_10_a_word_does_not_come_back_while_the_disk_is_full(journal, table, disk):
    dealt, disk.full = set(), True
    for seed in range(4):
        words = {word.id for hand in table.start_doodle(seats(4), seed=seed).setup.words for word in hand}
        assert not words & dealt
        dealt |= words
    disk.full = False
    assert wait_for(lambda: journal.unwritten == 0)
    assert journal.look().words_seen("base/easy") == dealt


def test_a_folder_that_comes_back_is_written_to(qapp, tmp_path):
    """A disk that was not there at the start, as a stick that is plugged in late."""
    (tmp_path / "stick").write_text("not yet")
    journal, _ = open_journal(tmp_path / "stick")
    journal.retry_s = 0.01
    opened, eased = [], []
    journal.opened.connect(opened.append)
    journal.eased.connect(lambda: eased.append(True))
    assert journal.why
    table = table_at(journal, tmp_path)
    session = kept_session(table, "witch-express")
    play(session, 12)
    (tmp_path / "stick").unlink()
    assert wait_for(lambda: bool(eased))
    assert opened == [None]
    assert on_disk(journal) == [12]
    assert journal.close()


def test_a_fault_in_one_write_keeps_no_other_from_the_disk_and_is_heard_where_it_can_be_told(journal, table, qtbot):
    session = kept_session(table, "witch-express")
    play(session, 3)
    with qtbot.captureExceptions() as heard:
        journal.write(lambda store: 1 / 0)
        play(session, 3)
        assert wait_for(lambda: heard)
    assert [kind for kind, *_ in heard] == [ZeroDivisionError]
    assert journal.settle()
    assert on_disk(journal) == [6]
    assert journal.told == []


def test_what_is_not_written_when_the_program_ends_is_said(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    session = kept_session(table, "doodle-rush")
    assert journal.settle()
    set_room(journal, 1)
    play(session, 80)
    session.close()
    journal.settle()
    assert not journal.close()
    assert journal.unwritten


def test_a_disk_that_answers_no_more_does_not_keep_the_program_from_ending(qapp, tmp_path, disk):
    journal, _ = open_journal(tmp_path)
    disk.hold()
    table = table_at(journal, tmp_path)
    session = kept_session(table, "witch-express")
    play(session, 3)
    assert not journal.close(50)
    disk.go_on()
    assert journal.close()


def test_a_lock_held_by_another_program_is_waited_for(journal, table):
    session = kept_session(table, "witch-express")
    play(session, 2)
    assert journal.settle()
    journal._store.db.execute("PRAGMA busy_timeout=1")
    other = sqlite3.connect(journal.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    play(session, 5)
    assert wait_for(lambda: journal.told)
    other.execute("COMMIT")
    other.close()
    assert wait_for(lambda: journal.told[-1] == "eased")
    assert journal.told == ["database is locked", "eased"]
    assert on_disk(journal) == [7]


def test_a_database_that_is_damaged_in_the_middle_of_a_game_is_set_aside_and_the_game_written_on(journal, table):
    opened = []
    journal.opened.connect(opened.append)
    first = kept_session(table, "doodle-rush")
    play(first, 80)
    table.leave(first)
    session = kept_session(table, "witch-express")
    play(session, 5)
    assert journal.settle()
    journal._store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    pages = journal._store.db.execute("PRAGMA page_count").fetchone()[0]
    root = journal._store.db.execute("SELECT rootpage FROM sqlite_master WHERE name='moves'").fetchone()[0]
    with open(journal.path, "r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"coffee " * 500)
    journal._store.db.execute("PRAGMA cache_size=0")
    play(session, 5)
    assert wait_for(lambda: opened), "it is opened anew"
    assert wait_for(lambda: journal.unwritten == 0)
    assert pages > 5, "more than the pages of its tables"
    assert (journal.path.parent / opened[0].name).exists()
    assert journal.look().game(2) is not None


FILLED = """
import resource, sys
from pathlib import Path
from pathlib import Path
from random import Random
sys.path[:0] = [str(Path(sys.argv[1]) / "tests"), sys.argv[1]]
from PySide6.QtCore import QCoreApplication
from helpers.table_games import kept_session, next_move, table_at
from helpers.waiting import wait_for
from partygames.engine.journal import open_journal
app = QCoreApplication([])
folder = Path(sys.argv[2])
journal, _ = open_journal(folder)
journal.retry_s = 0.01
said = []
journal.trouble.connect(said.append)
journal.eased.connect(lambda: said.append("eased"))
table, rng = table_at(journal, folder), Random(3)
session = kept_session(table, "doodle-rush")
assert journal.settle()
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, hard))  # no file grows beyond this: a disk that is full, to the system
for _ in range(120):
    assert session.submit(next_move(session, rng))
assert wait_for(lambda: said), "the disk refuses"
assert len(said) == 1, said
accepted = session.number
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
assert wait_for(lambda: said[-1] == "eased"), said
session.close()
assert journal.close()
journal, aside = open_journal(folder)
assert aside is None
assert len(journal.cut_off().moves) == accepted == 120
journal.close()
print("written", accepted)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is one of POSIX")
def test_a_disk_that_the_system_says_is_full_loses_nothing(tmp_path):
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", FILLED, str(root), str(tmp_path)], capture_output=True, text=True, timeout=100
    )
    assert (done.stdout, done.returncode) == ("written 120\n", 0), done.stderr
