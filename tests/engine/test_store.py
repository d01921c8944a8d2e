"""The rows of the database: what was written is there, in order and unharmed."""

import contextlib
import sqlite3

import pytest

from partygames.engine.schema import TABLES, VERSION, NewerDatabase
from partygames.engine.store import Store, mark_of, written_by


@pytest.fixture
def store(tmp_path):
    store = Store(tmp_path / "games.sqlite3")
    yield store
    store.close()


def begin(store: Store) -> int:
    with store.transaction():
        return store.begin("witch-express", 1, '{"setup":1}', "[]", 5.0)


def append(store: Store, game: int, *moves: tuple[int, bytes, int | None]) -> None:
    with store.transaction():
        for move in moves:
            store.append(game, *move)


def test_moves_come_back_in_order_with_the_clock(store):
    game = begin(store)
    append(store, game, (1, b"a", None))
    append(store, game, (2, b"b", 41_000), (3, b"c", 40_000))
    row = store.cut_off()
    assert row is not None
    assert (row.game, row.setup, row.clock_ms) == ("witch-express", '{"setup":1}', 40_000)
    assert [(move.move, move.left_ms) for move in row.moves] == [(b"a", None), (b"b", 41_000), (b"c", 40_000)]


def test_each_mark_holds_all_moves_before_it(store):
    game = begin(store)
    rows = [(1, b"a", None), (2, b"b", 41_000), (3, b"c", 40_000)]
    append(store, game, *rows)
    before = 0
    for row, kept in zip(rows, store.cut_off().moves, strict=True):
        before = mark_of(row, before)
        assert kept.mark == before
    assert len({mark_of(row, before) for before in (0, 1) for row in rows}) == 6


def test_a_finished_game_is_not_offered_and_keeps_no_snapshot(store):
    game = begin(store)
    with store.transaction():
        store.keep_snapshot(game, 1, "me", b"state")
        store.end(game, "{}", 9.0)
    assert store.cut_off() is None
    assert store.game(game).snapshot is None


def test_a_new_game_puts_the_cut_off_one_away_but_keeps_its_rows(store):
    old = begin(store)
    append(store, old, (1, b"a", None))
    new = begin(store)
    assert store.cut_off().id == new
    assert store.game(old).state == "left"
    assert len(store.game(old).moves) == 1


def test_DD_10_words_seen_are_remembered_until_they_are_used_up(store):
    with store.transaction():
        store.see_words("base", ["1", "2"])
        store.see_words("base", ["2", "3"])
        store.see_words("mine", ["9"])
    assert store.words_seen("base") == {"1", "2", "3"}
    with store.transaction():
        store.see_words("base", ["7"], forgotten=["1", "2", "7", "8"])
    assert store.words_seen("base") == {"3", "7"}
    assert store.words_seen("mine") == {"9"}


def test_a_transaction_that_fails_leaves_nothing(store):
    game = begin(store)
    with contextlib.suppress(ZeroDivisionError), store.transaction():
        store.append(game, 1, b"a", None)
        raise ZeroDivisionError
    assert store.cut_off().moves == ()


def test_one_that_only_looks_sees_what_is_written_and_writes_nothing(store):
    game = begin(store)
    look = Store.to_look(store.path)
    append(store, game, (1, b"a", None))
    assert len(look.cut_off().moves) == 1
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        look.note_clock(game, 1)
    look.close()


def test_a_newer_database_is_not_looked_into(store):
    store.db.execute("PRAGMA user_version=999")
    assert written_by(store.path) == 999
    with pytest.raises(NewerDatabase):
        Store.to_look(store.path)


def test_every_table_is_there(store):
    names = {name for (name,) in store.db.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    assert names == set(TABLES)
    assert written_by(store.path) == VERSION
    assert written_by(store.path.with_name("nothing")) == 0
