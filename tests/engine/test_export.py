"""What was played, for other programs."""

import csv
import io
import json
from random import Random

import pytest
from helpers.table_games import next_move, setup, table_at

from partygames.core.seats import Player, Seat
from partygames.engine.archive import Archive
from partygames.engine.export import COLUMNS
from partygames.engine.journal import open_journal

PEOPLE = (Seat(0, "=1+1"), Seat(1, 'Zoë "the" Pen, Esq.'), Seat(2, "外婆"), Seat(3, "Hal", Player.HARD))


@pytest.fixture
def archive(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    for seed, (name, moves) in enumerate((("witch-express", 999), ("doodle-rush", 999), ("doodle-rush", 30))):
        session, rng = table._begin(name, setup(name, seed=seed), PEOPLE), Random(seed)
        while not session.over and session.number < moves:
            session.submit(next_move(session, rng))
        table.leave(session)
    yield Archive(journal)
    journal.close()


def test_the_json_has_every_game_and_every_move_of_those_that_are_over(archive):
    told = json.loads(b"".join(archive.json()))
    assert [(game["game"], game["finished"]) for game in told["games"]] == [
        ("witch-express", True),
        ("doodle-rush", True),
        ("doodle-rush", False),
    ]
    for game in told["games"][:2]:
        assert len(game["scores"]) == len(game["deeds"]) == 4
        assert game["moves"][0]["type"]
    assert told["games"][0]["seats"][2]["name"] == "外婆"


def test_invariant_4_the_json_holds_no_secret_of_a_game_that_is_not_over(archive):
    told = json.loads(b"".join(archive.json()))
    assert set(told["games"][2]) == {"id", "game", "started", "finished", "seats"}


def test_it_comes_a_game_at_a_time(archive):
    assert len(list(archive.json())) == 3 + 2


def test_the_table_has_a_line_for_each_seat_and_no_formula(archive):
    text = b"".join(archive.csv()).decode("utf-8-sig")
    head, *lines = csv.reader(io.StringIO(text))
    assert tuple(head) == COLUMNS
    assert len(lines) == 12
    first = dict(zip(head, lines[0], strict=True))
    assert first["name"] == "'=1+1"
    assert [line[5] for line in lines[:4]] == ["'=1+1", PEOPLE[1].name, "外婆", "Hal"]
    assert all(len(line) in (9, 15) for line in lines)


def test_an_evening_without_games_is_an_empty_list(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    archive = Archive(journal)
    assert json.loads(b"".join(archive.json()))["games"] == []
    assert b"".join(archive.csv()).count(b"\n") == 1
    journal.close()
