"""A folder in which nothing may be written: what was played can be looked at, and the next game is played in memory."""

import contextlib
import os
import stat
import sys
import tempfile
from pathlib import Path
from random import Random

import pytest
from helpers.table_games import kept_session, next_move, seats, table_at

from partygames.engine import export
from partygames.engine.archive import Archive
from partygames.engine.journal import open_journal

NOBODY = 65534
assert export  # imported here: nobody may not be allowed to read our own modules

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these permissions are those of POSIX")


@contextlib.contextmanager
def nobody():
    """Be a user whom permissions stop, where the tests run as one whom nothing stops."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.fixture
def closed_folder(qapp):
    """A folder with three games in it that may be read and not written."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept) / "data"
        journal, _ = open_journal(folder)
        table = table_at(journal, folder)
        for seed in range(3):
            session, rng = kept_session(table, "witch-express", seed=seed), Random(seed)
            for _ in range(999 if seed < 2 else 12):
                if not session.over:
                    session.submit(next_move(session, rng))
            table.leave(session)
        assert journal.close()
        for path in (Path(kept), folder):
            path.chmod(0o555)
        for path in folder.iterdir():
            path.chmod(0o444)
        yield folder
        for path in (Path(kept), folder):
            path.chmod(stat.S_IRWXU)


def test_everything_can_be_looked_at_and_played_and_nothing_is_changed(closed_folder):
    before = {path.name: path.read_bytes() for path in closed_folder.iterdir()}
    with nobody():
        journal, aside = open_journal(closed_folder)
        journal.retry_s = 0.01
        assert aside is None, "it is not damaged"
        table = table_at(journal, closed_folder)
        assert table.cut_off() is not None
        assert table.resume().number == 12, "the game that was cut off goes on"
        archive = Archive(journal)
        assert [game.finished for game in archive.games()] == [False, True, True]
        assert archive.replay(1).last > 20
        assert b"witch-express" in b"".join(archive.csv())
        session, rng = table.start_witch(seats(4), seed=9), Random(9)
        for _ in range(9):
            assert session.submit(next_move(session, rng))
        assert not journal.settle(500)
        assert not journal.close()
    assert {path.name: path.read_bytes() for path in closed_folder.iterdir()} == before
