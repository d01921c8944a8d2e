"""One game under way: accepted moves reach the state, the disk and the views in that order."""

import sqlite3
from random import Random

import msgspec
import pytest
from helpers.table_games import bare_session, fingerprint, kept_session, next_move, seats, setup, table_at

from partygames.core.game import RuleError
from partygames.engine.clock import PhaseClock
from partygames.engine.course import Result, course_of
from partygames.engine.journal import open_journal
from partygames.engine.session import GameSession
from partygames.games.doodle_rush.moves import BeginTurn, Draw, PhaseTimeout
from partygames.games.doodle_rush.state import Drawing, Guessing
from partygames.games.registry import game
from partygames.games.witch_express.moves import Answer
from partygames.ink.stroke import PEN_WIDTHS, Tool, pack_stroke

NAMES = ["doodle-rush", "witch-express"]


@pytest.fixture
def table(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    yield table
    journal.close()


def pass_the_pen(clock: PhaseClock | None = None) -> GameSession:
    """Return a spoken pass-the-pen table of three, whatever the seed would choose."""
    chosen = setup("doodle-rush", players=3)
    plain = msgspec.structs.replace(chosen, drawing=Drawing.PASS_THE_PEN, guessing=Guessing.SPOKEN, start=0)
    return GameSession(game("doodle-rush"), plain, seats(3), clock=clock)


def play_to_the_end(session: GameSession, seed: int = 11) -> None:
    rng = Random(seed)
    while not session.over:
        assert session.submit(next_move(session, rng))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_written_move_by_move_and_ends_with_its_result(table, name):
    session = kept_session(table, name)
    play_to_the_end(session)
    assert table.journal.settle()
    with sqlite3.connect(table.journal.path) as db:
        state, result = db.execute("SELECT state, result FROM games").fetchone()
        count = db.execute("SELECT count(*) FROM moves").fetchone()[0]
    db.close()
    assert (state, count) == ("done", session.number)
    kept = msgspec.json.decode(result, type=Result)
    assert len(kept.scores) == len(kept.deeds) == 4
    table.leave(session)
    assert table.cut_off() is None


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_resumed_game_is_the_same_game_and_has_the_same_log(table, tmp_path, name, restart):
    session, rng = kept_session(table, name), Random(11)
    for _ in range(25):
        session.submit(next_move(session, rng))
    table.leave(session)
    assert table.journal.settle()
    again = table_at(table.journal, tmp_path) if restart else table
    resumed = again.resume()
    assert fingerprint(resumed) == fingerprint(session)
    assert resumed.log == session.log
    assert list(resumed.past(None)) == list(session.past(None))
    assert resumed.number == 25
    play_to_the_end(resumed, seed=99)
    resumed.close()
    assert table.journal.settle()
    assert len(table.journal.look().game(1).moves) == resumed.number


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_saves_the_moves_before_it_and_gives_the_same_game(table, tmp_path, name, monkeypatch):
    monkeypatch.setattr("partygames.engine.session.SNAPSHOT_EVERY", 10)
    session, rng = kept_session(table, name), Random(11)
    for _ in range(38):
        session.submit(next_move(session, rng))
    assert table.journal.settle()
    row = table.journal.cut_off()
    assert row.snapshot[0] == 30
    played = []
    real = session.game.apply
    monkeypatch.setattr(session.game, "apply", lambda state, move: played.append(move) or real(state, move))
    again = table_at(table.journal, tmp_path)
    resumed = again.resume()
    assert len(played) == 8
    assert fingerprint(resumed) == fingerprint(session)
    assert resumed.log == session.log
    for spoilt in (
        (30, "another version", *row.snapshot[2:]),
        (30, row.snapshot[1], row.snapshot[2], row.snapshot[3][:-1]),
        (99, *row.snapshot[1:]),
        None,
    ):
        played.clear()
        assert course_of(msgspec.structs.replace(row, snapshot=spoilt)).state == session._state
        assert len(played) == 38, "the moves are the truth"
    session.close()
    resumed.close()


@pytest.mark.parametrize("name", NAMES)
def test_the_log_and_the_events_are_those_of_the_public_table(qapp, name):
    session, heard = bare_session(name), []
    session.changed.connect(lambda change: heard.extend(change.events))
    play_to_the_end(session)
    assert heard == session.log
    assert all(session.game.event_for(event, None) == event for event in heard)


@pytest.mark.parametrize("name", NAMES)
def test_the_past_is_what_each_seat_saw_then(qapp, name):
    session, rng = bare_session(name), Random(11)
    seen = {seat: [session.view(seat)] for seat in (None, 0, 3)}
    for _ in range(60):
        session.submit(next_move(session, rng))
        for seat, views in seen.items():
            views.append(session.view(seat))
    for seat, views in seen.items():
        assert [view for view, _ in session.past(seat)] == views
    assert [event for _, events in session.past(None) for event in events] == session.log
    session.clock.stop()


def test_a_refused_move_changes_nothing_and_says_why(qapp):
    session, heard = bare_session("witch-express"), []
    session.rejected.connect(lambda move, error: heard.append((move, error)))
    before = fingerprint(session)
    assert not session.submit(Answer(0, True))
    assert fingerprint(session) == before
    assert session.number == 0
    assert isinstance(heard[0][1], RuleError)


def test_a_move_that_saw_an_older_table_is_not_taken(qapp):
    session, rng = bare_session("witch-express"), Random(1)
    seen = session.number
    session.submit(next_move(session, rng))
    assert not session.submit(next_move(session, rng), seen=seen)
    assert session.submit(next_move(session, rng), seen=session.number)


def test_DD_3_the_clock_stands_still_while_the_curtain_is_down(qapp):
    session = pass_the_pen()
    assert not session.clock.active
    session.submit(BeginTurn(0))
    assert session.clock.running
    session.submit(PhaseTimeout(0, 0))
    assert not session.clock.active
    session.clock.stop()


def test_DR_8_the_guessing_minute_follows_the_last_bell_at_once(qapp):
    session = pass_the_pen()
    for seat in range(3):
        session.submit(BeginTurn(seat))
        session.submit(PhaseTimeout(0, seat))
    assert session.view(None).phase == 1
    assert session.clock.running
    session.clock.stop()


def test_DD_4_the_stroke_under_way_at_the_bell_is_kept(qapp):
    """The view is told first, ends its stroke, and only then the minute is over."""
    now = [0.0]
    session = pass_the_pen(PhaseClock(mono=lambda: now[0], wall=lambda: now[0]))
    stroke = pack_stroke(Tool.PEN, PEN_WIDTHS[0], [(0, 0.1, 0.1, 0.5), (10, 0.9, 0.9, 0.5)])
    session.bell.connect(lambda period: session.submit(Draw(period.drawer, 0, stroke)))
    session.submit(BeginTurn(0))
    while session.clock.active:
        now[0] += 100
        session.clock.look()
    assert session.view(0).boards[0][0].strokes == (stroke,)
    assert session.view(None).drawer == 1


def test_a_game_with_a_damaged_move_is_put_away_and_the_next_can_be_played(table, tmp_path):
    session, rng = kept_session(table, "witch-express"), Random(11)
    for _ in range(5):
        session.submit(next_move(session, rng))
    session.close()
    assert table.journal.settle()
    with sqlite3.connect(table.journal.path) as db:
        db.execute("UPDATE moves SET move='{\"type\":\"nonsense\"' WHERE number=3")
    db.close()
    table = table_at(table.journal, tmp_path)
    assert table.cut_off() is None
    assert table.broken
    assert table.journal.settle()
    with sqlite3.connect(table.journal.path) as db:
        assert db.execute("SELECT state FROM games").fetchone() == ("broken",)
        assert db.execute("SELECT count(*) FROM moves").fetchone() == (5,)
    db.close()
    assert kept_session(table, "witch-express").number == 0


def test_DD_10_a_word_dealt_this_evening_does_not_come_back(table):
    dealt: set[str] = set()
    for seed in range(5):
        session = table.start_doodle(seats(4), seed=seed)
        words = {word.id for hand in session.setup.words for word in hand}
        assert len(words) == 24
        assert not words & dealt
        dealt |= words
    assert table.journal.words_seen("base/easy") == dealt


def test_again_keeps_the_table_and_lets_the_next_seat_start(table):
    first = table.start_witch(seats(4), seed=5, start=3)
    second = table.again(first)
    assert second.seats == first.seats
    assert second.setup.start == 0
    assert second.setup.seed != first.setup.seed


def test_DD_9_handicaps_last_through_a_cut_off_game_and_a_rematch(table):
    session = table.start_doodle(seats(3), start=0, handicaps=(150, 100, 200))
    session.submit(BeginTurn(0))
    assert session.clock.whole_ms == 90_000
    session.close()
    resumed = table.resume()
    assert resumed.clock.whole_ms == 90_000
    again = table.again(resumed)
    resumed.close()
    assert (again.setup.handicaps, again.setup.start) == ((150, 100, 200), 1)
    again.submit(BeginTurn(1))
    assert again.clock.whole_ms == 60_000
    again.close()
