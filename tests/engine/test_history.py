"""What was played: evenings, people, what each did, and what is forgotten when somebody wants it forgotten."""

import datetime
import sqlite3
from random import Random

import pytest
from helpers.table_games import kept_session, next_move, table_at
from helpers.waiting import wait_for

from partygames.core.deeds import Deeds
from partygames.core.seats import Player, Seat
from partygames.engine.archive import Archive, CannotRead
from partygames.engine.course import Result
from partygames.engine.history import Game, bravest, day_of, evenings, people
from partygames.engine.journal import open_journal
from partygames.engine.store import Store

NOON = datetime.datetime(2026, 3, 14, 12).timestamp()


def game(number: int, names: str, scores: tuple[int, ...] = (), deeds: tuple[Deeds, ...] = (), hours: float = 0, **more) -> Game:
    """Return a game of these people ("Ann Bob Cem"), finished if there are scores; a name with * is a computer's."""
    seats = tuple(
        Seat(i, name.rstrip("*"), Player.HARD if name.endswith("*") else Player.HUMAN) for i, name in enumerate(names.split())
    )
    best = tuple(i for i, score in enumerate(scores) if score == max(scores))
    result = Result(scores, best, deeds) if scores else None
    return Game(number, "witch-express", NOON + hours * 3600, "done" if scores else "left", seats, 50, result, **more)


def who(played, merged=None):
    return {person.name: person for person in people(played, merged or {}, lambda name: name in ("Diamond", "菱形"))}


def test_a_night_past_midnight_is_one_evening():
    late = [game(n, "A B C", hours=h) for n, h in enumerate((0, 11, 13, 17.5, 18.5, 46))]
    assert [[g.id for g in evening.games] for evening in evenings(late)] == [[5], [4], [0, 1, 2, 3]]
    assert [evening.day.day for evening in evenings(late)] == [16, 15, 14]


@pytest.mark.parametrize("nonsense", [float("inf"), float("nan"), -1e30, 1e30])
def test_a_clock_that_was_far_from_the_truth_is_no_reason_to_fall_over(nonsense):
    assert day_of(nonsense).year == 1970


def test_people_are_counted_over_all_their_finished_games():
    first = game(1, "Ann Bob Cem", (5, 3, 5), (Deeds(2, 1), Deeds(1, 2), Deeds(0, 4)))
    second = game(2, "Bob Ann Dot", (1, 2, 0), (Deeds(brave=3, cowardly=1, kinds=(0, 4)), Deeds(), Deeds()))
    found = who([second, first, game(3, "Ann Bob Cem"), game(4, "Ann Hal* Cem", (9, 10, 1))])
    assert set(found) == {"Ann", "Bob", "Cem", "Dot"}
    assert (found["Ann"].games, found["Ann"].won, found["Ann"].guessed, found["Ann"].drawn) == (3, 2, 2, 1)
    assert (found["Bob"].games, found["Bob"].won, found["Bob"].guessed, found["Bob"].favourite) == (2, 0, 1, 1)
    assert (found["Cem"].won, found["Cem"].drawn, found["Cem"].favourite) == (1, 4, None)


def test_a_seat_that_was_called_after_its_emblem_is_nobody():
    assert set(who([game(1, "Diamond Bob 菱形", (1, 2, 3))])) == {"Bob"}


def test_names_count_as_one_however_they_are_written_and_whatever_they_were_merged_from():
    played = [game(1, "ANN Bob Cem", (5, 0, 0)), game(2, "ann2 Bob Cem", (5, 0, 0), hours=1), game(3, "Ann Bob Cem", (5, 0, 0))]
    assert {name: person.won for name, person in who(played).items()} == {"Ann": 2, "ann2": 1, "Bob": 0, "Cem": 0}
    found = who(played, {"ann2": "Ann"})
    assert (found["Ann"].won, found["Ann"].games, set(found["Ann"].names)) == (3, 3, {"ANN", "Ann", "ann2"})


def test_the_bravest_has_played_enough_cards_to_be_called_so():
    one, many, timid = Deeds(brave=1), Deeds(brave=8, cowardly=4), Deeds(cowardly=12)
    found = people([game(1, "Ann Bob Cem", (1, 2, 3), (one, many, timid))], {}, lambda _: False)
    assert bravest(found).name == "Bob"
    assert bravest([person for person in found if person.name != "Bob"]) is None


# -- over a database


@pytest.fixture
def kept(qapp, tmp_path):
    """A journal with two finished games and one that was left."""
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    from random import Random

    for seed, (name, moves) in enumerate((("witch-express", 999), ("doodle-rush", 999), ("witch-express", 20))):
        session, rng = kept_session(table, name, seed=seed), Random(seed)
        while not session.over and session.number < moves:
            session.submit(next_move(session, rng))
        table.leave(session)
    assert journal.settle()
    yield journal, Archive(journal), tmp_path
    journal.close()


def test_what_was_played_is_listed_with_what_each_did(kept):
    _, archive, _ = kept
    listed = archive.games()
    assert [(g.game, g.finished) for g in listed] == [("witch-express", False), ("doodle-rush", True), ("witch-express", True)]
    doodle, witch = listed[1], listed[2]
    assert sum(sum(deeds.kinds) for deeds in witch.result.deeds) == sum(d.brave + d.cowardly for d in witch.result.deeds) > 20
    assert sum(deeds.drawn for deeds in doodle.result.deeds) <= sum(deeds.guessed for deeds in doodle.result.deeds)
    assert len(archive.people(lambda _: False)) == 4


def test_names_are_merged_and_parted_again(kept):
    journal, archive, _ = kept
    archive.merge(["阿珍", "Leo"], "小明")
    assert {person.name for person in archive.people(lambda _: False)} == {"小明", "外婆"}
    archive.merge(["小明"], "外婆")
    (one,) = archive.people(lambda _: False)
    assert (one.name, one.games) == ("外婆", 8)
    archive.part("外婆")
    assert len(archive.people(lambda _: False)) == 4
    assert journal.settle()


def everything(folder) -> bytes:
    """Return every byte of the database and of what lies beside it."""
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()) if "sqlite3" in path.name and "shm" not in path.name)


def test_a_name_that_is_erased_is_gone_from_every_game_and_from_the_file(kept):
    _journal, archive, folder = kept
    archive.merge(["Leo"], "阿珍")
    assert "阿珍".encode() in everything(folder)
    assert archive.erase(["阿珍", "Leo"], ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square"))
    assert {seat.name for game in archive.games() for seat in game.seats} == {"小明", "Circle", "Triangle", "外婆"}
    assert archive.aliases() == {}
    left = everything(folder)
    assert "阿珍".encode() not in left
    assert b"Leo" not in left
    assert "外婆".encode() in left
    assert archive.replay(1).last > 20, "the game itself stays"


def test_everything_that_is_deleted_is_gone_from_the_file(kept):
    journal, archive, folder = kept
    journal.see_words("base/easy", ["w1"])
    before = len(everything(folder))
    assert archive.erase_all()
    left = everything(folder)
    assert archive.games() == ()
    assert len(left) < before / 2
    for word in ("外婆", "witch-express", "base/easy"):
        assert word.encode() not in left
    assert journal.words_seen("base/easy") == frozenset()


@pytest.mark.parametrize("games", range(1, 13))
def test_no_row_that_grew_leaves_a_name_behind_where_sqlite_itself_does_not_overwrite(qapp, tmp_path, games):
    """SQLite is built one way or the other; a seat that changes hands or a result makes a row move within its page."""
    journal, _ = open_journal(tmp_path)
    journal._store.db.execute("PRAGMA secure_delete=OFF")
    table, rng = table_at(journal, tmp_path), Random(games)
    for seed in range(games):
        session = kept_session(table, "witch-express", seed=seed)
        for _ in range(rng.choice((8, 30, 999))):
            if not session.over:
                session.submit(next_move(session, rng))
                if rng.random() < 0.1:
                    session.stand_in(1, rng.choice((Player.HARD, Player.HUMAN)))
        session.close()
        assert journal.settle()
    names = ["小明", "阿珍", "Leo"]
    assert names[0].encode() in everything(tmp_path)
    assert table.archive().erase(names, ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square"))
    left = everything(tmp_path)
    assert [name for name in names if name.encode() in left] == []
    assert "外婆".encode() in left
    assert journal.close()


def test_a_name_is_not_called_gone_while_somebody_still_reads_it(kept):
    journal, archive, folder = kept
    journal._store.db.execute("PRAGMA busy_timeout=20")
    journal.retry_s = 0.01
    reader = sqlite3.connect(journal.path)
    rows = reader.execute("SELECT * FROM moves")
    rows.fetchone()
    assert not archive.erase(["Leo"], ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square"))
    rows.close()
    reader.close()
    assert wait_for(lambda: not journal.unwritten)
    assert b"Leo" not in everything(folder)


def test_what_was_set_aside_goes_with_everything(kept):
    journal, archive, folder = kept
    aside = ("partygames-unreadable-20260101-120000.sqlite3", "partygames-2-other-20260101-120000-1.sqlite3-wal")
    for name in (*aside, "settings-unreadable-20260101-120000.json", "partygames.log"):
        (folder / name).write_text("Leo")
    assert archive.erase(["小明"], ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square"))
    assert (folder / aside[0]).exists(), "a name that is erased is no reason to throw anything else away"
    assert archive.erase_all()
    assert {path.name for path in folder.iterdir() if path.read_bytes() == b"Leo"} == {"partygames.log"}
    assert journal.settle()


def test_a_row_that_makes_no_sense_is_left_out_of_the_list(kept):
    journal, archive, _ = kept
    for column, value in (("seats", "[{]"), ("started", "soon"), ("result", '{"scores":[1]}')):
        with sqlite3.connect(journal.path) as db:
            db.execute(f"UPDATE games SET {column}=? WHERE id=2", (value,))
        db.close()
        listed = {game.id: game for game in archive.games()}
        assert {1, 3} <= set(listed)
        assert 2 not in listed or not listed[2].finished


def test_a_database_that_cannot_be_read_is_said(kept, monkeypatch):
    _, archive, _ = kept

    def broken(_store):
        raise sqlite3.DatabaseError("malformed")

    monkeypatch.setattr("partygames.engine.history.games", broken)
    with pytest.raises(CannotRead, match="malformed"):
        archive.games()
    with pytest.raises(CannotRead):
        archive.replay(99)


def test_one_that_only_looks_lists_and_changes_nothing(kept):
    journal, _, _ = kept
    look = Archive(None, Store.to_look(journal.path))
    assert len(look.games()) == 3
    assert not look.can_change
    look._store.close()


def test_what_is_erased_is_forgotten_by_the_table_too(kept):
    journal, _, folder = kept
    table = table_at(journal, folder)
    table.settings.change(seats=(Seat(0, "Leo"), None, Seat(2, "外婆")))
    archive = table.archive()
    archive.erase(["Leo"], ("Diamond", "Circle", "Triangle"))
    assert [seat.name for seat in table.cut_off().seats] == ["小明", "阿珍", "Triangle", "外婆"]
    assert table.settings.now.seats == (Seat(0, ""), None, Seat(2, "外婆"))
    archive.erase_all()
    assert table.cut_off() is None
    assert table.settings.now.seats == ()
