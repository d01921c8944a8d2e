"""Faults by the hundred: killed at any moment, power cut at any byte, any row damaged. Nothing that was accepted is lost."""

import shutil
import sqlite3
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from helpers.table_games import bare_session, kept_session, next_move, table_at

from partygames.engine.course import Unreadable, course_of
from partygames.engine.journal import open_journal
from partygames.engine.store import Store

FILE = "partygames.sqlite3"
NAMES = ("doodle-rush", "witch-express")
KILLS = CUTS = 200
ROWS = 60


@pytest.fixture
def tmp_path(tmp_path):
    """A folder in memory where there is one: hundreds of databases are opened here, and no power fails meanwhile."""
    if not Path("/dev/shm").is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        yield Path(folder)


def states(name: str, seed: int, moves: int) -> list[object]:
    """Return the state after each move of a game, played in peace."""
    session, rng, out = bare_session(name, seed=seed), Random(seed), []
    out.append(session._state)
    while not session.over and len(out) <= moves:
        session.submit(next_move(session, rng))
        out.append(session._state)
    session.clock.stop()
    return out


def copied(folder, to) -> None:
    """Copy what a killed program leaves: the database and what lies beside it."""
    to.mkdir()
    for tail in ("", "-wal"):
        path = folder / (FILE + tail)
        if path.exists():
            shutil.copyfile(path, to / path.name)


def resumed(folder):
    """Return the course of the game that is offered over the files in `folder`, None where there is none."""
    journal, aside = open_journal(folder)
    try:
        assert aside is None, "a kill or a power cut damages no database"
        assert not journal.why
        row = journal.cut_off()
        return None if row is None else course_of(row)
    finally:
        journal.close()


class Killer:
    """Copy the files before chosen statements of the writer: what the disk holds if the program is killed right there."""

    def __init__(self, folder, into, chance: Random, share: float) -> None:
        self.folder, self.into, self.chance, self.share = folder, into, chance, share
        self.committed = self.pending = 0
        self.commit_under_way = False
        self.kills: list[tuple[object, int, int]] = []
        self.settled = 0

    def watch(self, sql: str) -> None:
        """Count what is committed; called by SQLite, in the writer's thread, before each statement."""
        if self.commit_under_way:
            self.committed, self.pending, self.commit_under_way = self.committed + self.pending, 0, False
        if self.chance.random() < self.share and len(self.kills) < KILLS:
            to = self.into / str(len(self.kills))
            copied(self.folder, to)
            self.kills.append((to, self.settled, self.committed))
        self.pending += sql.startswith("INSERT OR REPLACE INTO moves")
        self.commit_under_way = sql == "COMMIT"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_killed_at_any_moment_goes_on_from_its_last_accepted_move(qapp, tmp_path, name, monkeypatch, count):
    monkeypatch.setattr("partygames.engine.session.SNAPSHOT_EVERY", 25)
    seed, chance = 12, Random(name)
    truth = states(name, seed, 10_000)
    (tmp_path / "kills").mkdir()
    journal, _ = open_journal(tmp_path / "live")
    # There are some 5 statements a move: so the moments lie all over the game.
    killer = Killer(tmp_path / "live", tmp_path / "kills", chance, 1.6 * KILLS / (5 * len(truth)))
    journal._store.db.set_trace_callback(killer.watch)
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, name, seed=seed), Random(seed)
    while session.number < len(truth) - 4:
        for _ in range(chance.choice((1, 1, 1, 3))):
            session.submit(next_move(session, rng))
        assert journal.settle()
        killer.settled = session.number
    assert session._state == truth[session.number]
    session.close()
    journal._store.db.set_trace_callback(None)
    assert journal.close()
    found = Counter()
    for folder, settled, committed in killer.kills:
        course = resumed(folder)
        if course is None:
            assert committed == settled == 0
            continue
        assert len(course.moves) == committed >= settled
        assert course.state == truth[committed]
        found[committed] += 1
    count(f"{name}: killed {len(killer.kills)} times, after {len(found)} different moves")
    assert len(killer.kills) == KILLS
    assert len(found) > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_power_cut_at_any_byte_leaves_a_game_that_can_be_gone_on_with(qapp, tmp_path, name, count):
    seed, chance = 13, Random(name)
    journal, _ = open_journal(tmp_path / "live")
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, name, seed=seed), Random(seed)
    truth = [session._state]
    for _ in range(45):
        session.submit(next_move(session, rng))
        assert journal.settle()
        truth.append(session._state)
    copied(tmp_path / "live", tmp_path / "whole")
    session.close()
    journal.close()
    wal = (tmp_path / "whole" / f"{FILE}-wal").read_bytes()
    lengths = sorted(chance.randrange(len(wal) + 1) for _ in range(CUTS))
    came_back = []
    for n, length in enumerate(lengths):
        folder = tmp_path / f"cut-{n}"
        copied(tmp_path / "whole", folder)
        (folder / f"{FILE}-wal").write_bytes(wal[:length])
        course = resumed(folder)
        moves = 0 if course is None else len(course.moves)
        assert course is None or course.state == truth[moves]
        came_back.append(moves)
    count(f"{name}: cut at {CUTS} bytes, {len(set(came_back))} different moves came back, {came_back[-1]} of 45 at most")
    assert came_back == sorted(came_back), "a longer journal never remembers less"
    assert len(set(came_back)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_row_is_found_set_aside_and_costs_no_other_game(qapp, tmp_path, name, count):
    chance, became = Random(name), Counter()
    whole = tmp_path / "whole"
    journal, _ = open_journal(whole)
    table = table_at(journal, tmp_path)
    for game in ("witch-express", name):
        session, rng = kept_session(table, game, seed=14), Random(14)
        for _ in range(30):
            session.submit(next_move(session, rng))
        session.clock.stop()
    assert journal.close()
    for case in range(ROWS):
        folder = tmp_path / str(case)
        copied(whole, folder)
        number = chance.randint(1, 29)
        damaged = damage(folder / FILE, number, case % 4, chance)
        journal, aside = open_journal(folder)
        assert aside is None
        table = table_at(journal, folder)
        assert table.cut_off() is None, "a damaged game is not offered"
        assert table.broken, "and it is said"
        assert journal.settle()
        store = journal.look()
        assert (store.game(1).state, store.game(2).state) == ("left", "broken")
        assert len(course_of(store.game(1)).moves) == 30, "the other game is whole"
        with pytest.raises(Unreadable) as told:
            course_of(store.game(2))
        assert told.value.number == number
        assert len(store.game(2).moves) == 30 - (damaged == "lost"), "nothing was deleted"
        became[damaged] += 1
        journal.close()
    count(f"{name}: {ROWS} damaged rows: {dict(became)}")
    assert len(became) == 4


def damage(path, number: int, kind: int, chance: Random) -> str:
    """Damage move `number` of game 2 and say how."""
    with sqlite3.connect(path) as db:
        move = bytearray(db.execute("SELECT move FROM moves WHERE game=2 AND number=?", (number,)).fetchone()[0])
        if kind == 0:
            move[chance.randrange(len(move))] ^= 1 << chance.randrange(8)
            db.execute("UPDATE moves SET move=? WHERE game=2 AND number=?", (bytes(move), number))
        elif kind == 1:
            db.execute("UPDATE moves SET move=? WHERE game=2 AND number=?", (bytes(move[: len(move) // 2]), number))
        elif kind == 2:
            db.execute("UPDATE moves SET clock_ms=coalesce(clock_ms, 0)+1 WHERE game=2 AND number=?", (number,))
        else:
            db.execute("DELETE FROM moves WHERE game=2 AND number=?", (number,))
    db.close()
    return ("a bit", "half of it", "its time", "lost")[kind]


@pytest.mark.parametrize("name", NAMES)
def test_games_beside_a_damaged_page_are_rescued(qapp, tmp_path, name, count):
    """One page is overwritten: what can be read of the database moves into a new one, and the old file stays."""
    chance, became = Random(name), Counter()
    whole = tmp_path / "whole"
    journal, _ = open_journal(whole)
    table = table_at(journal, tmp_path)
    for game in range(6):
        session, rng = kept_session(table, name, seed=20 + game), Random(20 + game)
        for _ in range(40):
            session.submit(next_move(session, rng))
        session.clock.stop()
    assert journal.close()
    data = (whole / FILE).read_bytes()
    for case in range(ROWS):
        folder = tmp_path / str(case)
        folder.mkdir()
        page = chance.randrange(1, len(data) // 4096)
        spoilt = data[: page * 4096] + chance.randbytes(4096) + data[(page + 1) * 4096 :]
        (folder / FILE).write_bytes(spoilt)
        journal, aside = open_journal(folder)
        if aside is None:
            became["page not missed"] += 1
        else:
            assert (folder / aside.name).read_bytes() == spoilt
            became[f"{aside.rescued} games rescued"] += 1
            store = journal.look()
            rows = [store.game(n) for n in range(1, 7)]
            assert sum(row is not None for row in rows) == aside.rescued
        assert table_at(journal, folder).start_witch(session.seats).number == 0, "the next game can be played"
        assert journal.close()
    count(f"{name}: {ROWS} damaged pages: {dict(became)}")
    assert sum(n for what, n in became.items() if what == "6 games rescued") > ROWS / 4


def test_a_lost_last_row_is_a_game_that_stands_one_move_earlier(qapp, tmp_path):
    journal, _ = open_journal(tmp_path)
    table = table_at(journal, tmp_path)
    session, rng = kept_session(table, "witch-express", seed=3), Random(3)
    for _ in range(10):
        session.submit(next_move(session, rng))
    before = session._state
    session.submit(next_move(session, rng))
    assert journal.close()
    store = Store(tmp_path / FILE)
    store.db.execute("DELETE FROM moves WHERE number=11")
    assert course_of(store.cut_off()).state == before
    store.close()
