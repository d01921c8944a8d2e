"""A damaged file on the disk: the program starts, offers what it can read, and throws nothing away."""

import sqlite3
from random import Random

import msgspec
import pytest
from helpers.table_games import NAMES, kept_session, next_move, table_at

from partygames.core.seats import Seat, plausible
from partygames.engine.journal import open_journal
from partygames.engine.settings import Settings, SettingsFile
from partygames.engine.table import CannotResume

FILE = "partygames.sqlite3"
CASES = 60


def play(folder, name: str, moves: int = 25) -> None:
    """Leave a game that was cut off in `folder`."""
    journal, _ = open_journal(folder)
    table = table_at(journal, folder)
    session, rng = kept_session(table, name, seed=3), Random(3)
    for _ in range(moves):
        session.submit(next_move(session, rng))
    session.close()
    table.deleteLater()
    journal.close()


def start(folder) -> str:
    """Start over the files in `folder` as the program does, and say what became of the game."""
    journal, aside = open_journal(folder)
    table = table_at(journal, folder)
    try:
        if aside is not None:
            assert (folder / aside.name).exists()
        if table.cut_off() is None:
            return "not offered" if aside is None else "set aside"
        session = table.resume()
        session.view(None)
        session.clock.stop()
        return "offered" if aside is None else "rescued"
    finally:
        table.deleteLater()
        journal.close()


@pytest.mark.parametrize("name", ["doodle-rush", "witch-express"])
def test_a_database_damaged_anywhere_stops_nobody(qapp, tmp_path, name, count):
    play(tmp_path / "whole", name)
    whole = (tmp_path / "whole" / FILE).read_bytes()
    rng, became = Random(name), set()
    for case in range(CASES):
        data = bytearray(whole)
        if case % 3 == 0:
            del data[rng.randrange(len(data)) :]
        else:
            for _ in range(rng.choice((1, 3, 30))):
                data[rng.randrange(len(data))] = rng.randrange(256)
        folder = tmp_path / str(case)
        folder.mkdir()
        (folder / FILE).write_bytes(data)
        became.add(start(folder))
        assert sum(p.stat().st_size for p in folder.iterdir()) >= len(data)
    assert {"set aside", "offered"} <= became
    count(f"{name}: {CASES} damaged databases, {sorted(became)}")


def edit(folder, sql: str, *values: object) -> None:
    with sqlite3.connect(folder / FILE) as db:
        db.execute(sql, values)
    db.close()


@pytest.mark.parametrize("column", ["setup", "seats", "move"])
def test_one_damaged_letter_costs_one_game_and_not_the_list_of_games(qapp, tmp_path, column):
    play(tmp_path, "witch-express")
    table = "moves" if column == "move" else "games"
    letter, kind = ("a4", "BLOB") if column == "move" else ("22", "TEXT")
    edit(tmp_path, f"UPDATE {table} SET {column}=CAST(replace(CAST({column} AS BLOB), x'{letter}', x'FF') AS {kind})")
    assert start(tmp_path) == "not offered"
    assert not list(tmp_path.glob("*unreadable*"))
    with sqlite3.connect(tmp_path / FILE) as db:
        assert db.execute("SELECT state, (SELECT count(*) FROM moves) FROM games").fetchone() == ("broken", 25)
    db.close()


SPOILT = {
    "more seats than players": ("seats", msgspec.json.encode([Seat(i, NAMES[i]) for i in range(6)]).decode()),
    "an emblem that there is not": ("seats", msgspec.json.encode([Seat(i + 70, NAMES[i]) for i in range(4)]).decode()),
    "no seats": ("seats", "[]"),
    "a minute that is a word": ("clock_ms", "soon"),
    "a schema of tomorrow": ("schema", 99),
    "a game that there is not": ("game", "ludo"),
    "an empty setup": ("setup", "{}"),
    "a setup nested too deep": ("setup", "[" * 100_000),
}


@pytest.mark.parametrize("name", ["doodle-rush", "witch-express"])
@pytest.mark.parametrize(("column", "value"), SPOILT.values(), ids=SPOILT)
def test_a_row_that_makes_no_sense_is_not_offered(qapp, tmp_path, name, column, value):
    play(tmp_path, name)
    edit(tmp_path, f"UPDATE games SET {column}=?", value)
    assert start(tmp_path) == "not offered"
    journal, _ = open_journal(tmp_path)
    with pytest.raises(CannotResume):
        table_at(journal, tmp_path).resume()
    journal.close()


def test_a_broken_game_on_a_disk_that_refuses_is_no_reason_not_to_start(qapp, tmp_path):
    play(tmp_path, "witch-express")
    edit(tmp_path, "UPDATE games SET seats='[]'")
    journal, _ = open_journal(tmp_path)
    journal._store.db.execute("PRAGMA query_only=1")
    table = table_at(journal, tmp_path)
    assert table.cut_off() is None
    table.forget_cut_off()
    assert not journal.close()


def test_settings_nested_too_deep_fall_back_to_the_defaults(tmp_path):
    (tmp_path / "settings.json").write_text("[" * 100_000)
    assert SettingsFile(tmp_path / "settings.json").now == Settings()


def test_seats_are_as_many_as_players_and_each_has_its_own_emblem():
    table = tuple(Seat(i, "x") for i in range(3))
    assert plausible(table, 3)
    assert not plausible(table, 4)
    assert not plausible((*table[:2], Seat(0, "y")), 3)
    assert not plausible((*table[:2], Seat(6, "y")), 3)
