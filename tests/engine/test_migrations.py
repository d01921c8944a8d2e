"""Databases of older versions: tests/data/journals holds one of each, as that version wrote it."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from helpers.table_games import table_at

from partygames.engine.course import course_of
from partygames.engine.journal import open_journal
from partygames.engine.schema import VERSION
from partygames.engine.store import Store

JOURNALS = Path(__file__).parents[1] / "data" / "journals"
OLD = sorted(path.name for path in JOURNALS.glob("v*.sqlite3"))
GAMES = [("witch-express", "done", 51), ("doodle-rush", "done", 151), ("witch-express", "left", 30), ("doodle-rush", "open", 70)]


def layout(path: Path) -> list[tuple[str, str]]:
    """Return the tables of a database, each as it was made."""
    with sqlite3.connect(path) as db:
        out = db.execute("SELECT name, sql FROM sqlite_master WHERE type='table' ORDER BY name").fetchall()
    db.close()
    return out


def test_there_is_a_file_of_every_older_version():
    assert [f"v{n}.sqlite3" for n in range(1, VERSION)] == OLD


@pytest.fixture(params=OLD)
def old(request, tmp_path):
    shutil.copy(JOURNALS / request.param, tmp_path / "partygames.sqlite3")
    return tmp_path


def test_an_old_database_is_brought_up_to_date_and_its_games_are_all_there(qapp, old):
    journal, aside = open_journal(old)
    assert aside is None
    store = journal.look()
    rows = [store.game(number) for number in range(1, 5)]
    assert [(row.game, row.state, len(row.moves)) for row in rows] == GAMES
    for row in rows:
        course = course_of(row)
        assert len(course.moves) == len(row.moves)
        assert course.game.is_over(course.state) is (row.state == "done")
    assert journal.words_seen("base/easy") == {f"w{i}" for i in range(5)}
    table = table_at(journal, old)
    session = table.resume()
    assert (session.number, session.clock.left_ms()) == (70, 59_969)
    session.submit(session.game.timeout(session.clock.period))
    assert session.number == 71
    table.leave(session)
    assert journal.close()
    journal, _ = open_journal(old)
    assert len(course_of(journal.cut_off()).moves) == 71, "old moves and new ones make one game"
    assert journal.close()
    Store(old / "fresh.sqlite3").close()
    assert layout(old / "partygames.sqlite3") == layout(old / "fresh.sqlite3")


def test_an_old_database_that_may_only_be_read_is_read_and_stays_as_it_is(old):
    path = old / "partygames.sqlite3"
    before = path.read_bytes()
    look = Store.to_look(path)
    assert [look.game(number).game for number in range(1, 5)] == [name for name, _, _ in GAMES]
    look.close()
    assert path.read_bytes() == before


def test_a_migration_that_fails_leaves_the_old_database(old, monkeypatch):
    def fails(db):
        db.execute("ALTER TABLE moves ADD COLUMN half INTEGER")
        raise sqlite3.OperationalError("disk full")

    monkeypatch.setattr("partygames.engine.schema.MIGRATIONS", dict.fromkeys(range(1, VERSION), fails))
    before = layout(old / "partygames.sqlite3")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        Store(old / "partygames.sqlite3")
    assert layout(old / "partygames.sqlite3") == before
