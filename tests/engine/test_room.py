"""What an evening takes of the disk, while it is played too."""

import sqlite3

import pytest
from helpers.long_games import evening, setup
from helpers.table_games import seats, table_at

from partygames.engine.journal import open_journal
from partygames.engine.store import PAGE, Store
from partygames.games.registry import DOODLE

EVENING, GAMES = 15_000_000, 10
STROKES = 2_000


@pytest.fixture
def journal(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    yield journal
    assert journal.close()


def size(folder) -> int:
    return sum(path.stat().st_size for path in folder.iterdir() if path.suffix != ".json")


def test_ten_of_the_largest_games_take_15_MB_at_most_while_they_are_played_too(journal, tmp_path, count):
    table, at_most, ends = table_at(journal, tmp_path), [0, 0], []
    for seed in range(2):
        session = table._begin(DOODLE, setup(seed=seed + 1), seats(6))
        for n, move in enumerate(evening(STROKES, 100, seed=seed + 1)):
            assert session.submit(move)
            if n % 25 == 0:
                assert journal.settle()
                at_most[seed] = max(at_most[seed], size(tmp_path))
        assert session.over
        session.close()
        assert journal.settle()
        assert (tmp_path / "partygames.sqlite3-wal").stat().st_size == 0
        ends.append(size(tmp_path))
    a_game_more = max(ends[1] - ends[0], at_most[1] - at_most[0])
    count(f"a game takes {a_game_more / 1e6:.2f} MB, the first one {at_most[0] / 1e6:.2f} MB while it is played")
    assert at_most[0] + (GAMES - 1) * a_game_more < EVENING


def test_a_game_that_ends_while_somebody_reads_is_kept_all_the_same(journal, tmp_path):
    table = table_at(journal, tmp_path)
    session = table._begin(DOODLE, setup(), seats(6))
    moves = list(evening(30, 20))
    for move in moves[:20]:
        session.submit(move)
    assert journal.settle()
    journal._store.db.execute("PRAGMA busy_timeout=20")
    reader = sqlite3.connect(journal.path)
    rows = reader.execute("SELECT * FROM moves")
    rows.fetchone()  # and no further: it holds on to what it saw
    told = []
    journal.trouble.connect(told.append)
    for move in moves[20:]:
        session.submit(move)
    session.close()
    assert session.over
    assert journal.settle()
    assert told == []
    assert len(rows.fetchall()) == 19
    reader.close()
    look = Store.to_look(journal.path)
    assert (look.game(1).state, len(look.game(1).moves)) == ("done", len(moves))
    look.close()


def test_the_size_of_a_page_is_what_sqlite_says(journal):
    assert journal._store.db.execute("PRAGMA page_size").fetchone() == (PAGE,)
