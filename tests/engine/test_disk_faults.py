"""A disk that refuses at any moment, by the hundred: full, read-only, held by another program. Nothing is lost."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers.table_games import kept_session, next_move, table_at
from helpers.waiting import wait_for

from partygames.engine.course import course_of
from partygames.engine.journal import open_journal
from partygames.engine.store import Store
from partygames.engine.writer import Journal

FAULTS = 200
"""Of each kind, in each game."""
PATIENCE = 90
"""So many moves may find room in what the database has left over before its disk is full."""


@pytest.fixture
def folder(tmp_path):
    """A folder in memory where there is one: nobody waits for a real disk meanwhile."""
    if not Path("/dev/shm").is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as kept:
        yield Path(kept)


def full(journal: Journal) -> Callable[[], Any]:
    """Let the database grow no more: SQLite says what it says on a full disk."""
    db = journal._store.db
    db.execute(f"PRAGMA max_page_count={db.execute('PRAGMA page_count').fetchone()[0]}")
    return lambda: db.execute("PRAGMA max_page_count=1000000")


def read_only(journal: Journal) -> Callable[[], Any]:
    """Let nothing be written."""
    db = journal._store.db
    db.execute("PRAGMA query_only=1")
    return lambda: db.execute("PRAGMA query_only=0")


def held(journal: Journal) -> Callable[[], Any]:
    """Let another program hold the database."""
    journal._store.db.execute("PRAGMA busy_timeout=1")
    other = sqlite3.connect(journal.path)
    other.execute("BEGIN IMMEDIATE")
    return other.close


SAID = {full: "database or disk is full", read_only: "attempt to write a readonly database", held: "database is locked"}


class Evening:
    """One game after another at a table, by chance; every state is remembered."""

    def __init__(self, journal: Journal, folder: Path, name: str) -> None:
        self.table, self.name, self.rng = table_at(journal, folder), name, Random(name)
        self.games: list[list[object]] = []
        self.begin()

    def begin(self) -> None:
        """Deal the next game."""
        self.session = kept_session(self.table, self.name, seed=len(self.games))
        self.games.append([self.session._state])

    def play(self, moves: int = 1) -> None:
        """Play on, in the next game where one is over."""
        for _ in range(moves):
            if self.session.over:
                self.session.close()
                self.begin()
            assert self.session.submit(next_move(self.session, self.rng))
            self.games[-1].append(self.session._state)

    def kept(self, path: Path) -> int:
        """Return how many moves lie in a database; each game must stand there as it once stood on the table."""
        look = Store.to_look(path)
        moves = 0
        for number, states in enumerate(self.games, 1):
            row = look.game(number)
            if row is not None:
                assert course_of(row).state == states[len(row.moves)]
                moves += len(row.moves)
        look.close()
        return moves

    @property
    def accepted(self) -> int:
        """Return how many moves the table took."""
        return sum(len(states) - 1 for states in self.games)


@pytest.mark.parametrize("fault", SAID, ids=lambda fault: fault.__name__)
@pytest.mark.parametrize("name", ["doodle-rush", "witch-express"])
def test_a_disk_that_refuses_at_any_moment_costs_no_move(qapp, folder, name, fault, count):
    journal, _ = open_journal(folder / "live")
    journal.retry_s = 60  # it is tried again with a move, or when somebody asks
    told, chance, waited = [], Random(fault.__name__), 0
    journal.trouble.connect(told.append)
    journal.eased.connect(lambda: told.append("eased"))
    evening = Evening(journal, folder, name)
    for n in range(FAULTS):
        evening.play(chance.randint(0, 9))
        assert journal.settle()
        undo = fault(journal)
        for _ in range(PATIENCE):
            evening.play(chance.choice((1, 1, 1, 4)))
            journal.settle()
            if journal.why:
                break
        assert journal.why == SAID[fault]
        waited += journal.unwritten
        if n % 20 == 0:  # what a kill would leave now
            shutil.copytree(folder / "live", folder / str(n))
            assert evening.kept(folder / str(n) / journal.path.name) <= evening.accepted  # a snapshot alone may wait
        undo()
        assert journal.try_again(5_000)
        assert wait_for(lambda: told[-1:] == ["eased"])
        assert told == [SAID[fault], "eased"], "each is told once"
        told.clear()
    evening.session.close()
    assert journal.close()
    assert evening.kept(folder / "live" / journal.path.name) == evening.accepted
    count(
        f"{name}: {FAULTS} times “{SAID[fault]}”, {waited} writes had to wait, "
        f"all {evening.accepted} moves of {len(evening.games)} games are kept"
    )
