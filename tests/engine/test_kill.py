"""kill -9 at any moment: the next start goes on from the last accepted move (invariant 7)."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from helpers.table_games import bare_session, fingerprint, next_move, table_at

from partygames.engine.journal import open_journal

PLAYER = Path(__file__).parents[1] / "helpers" / "play_until_killed.py"
MOMENTS = 10


@pytest.mark.parametrize("name", ["doodle-rush", "witch-express"])
def test_a_killed_game_goes_on_from_its_last_accepted_move(qapp, tmp_path, name, count):
    chance, seen = Random(name), []
    for moment in range(MOMENTS):
        folder = tmp_path / str(moment)
        seed, lines = 100 + moment, chance.randint(1, 45)
        with subprocess.Popen(
            [sys.executable, str(PLAYER), name, str(seed), str(folder)], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
        ) as child:
            last = 0
            for _ in range(lines):
                last = int(child.stdout.readline())
            child.kill()
            rest = child.stdout.read().split()
            child.wait()
        last = int(rest[-1]) if rest else last

        journal, aside = open_journal(folder)
        assert aside is None
        table = table_at(journal, folder)
        cut = table.cut_off()
        assert cut is not None, "the next start offers to continue"
        resumed = table.resume()
        # The move after the last line may have been accepted before its line was printed.
        assert resumed.number in (last, last + 1)
        assert fingerprint(resumed) == expected(name, seed, resumed.number)
        assert not resumed.clock.running
        seen.append(resumed.number)
        resumed.clock.stop()
        table.deleteLater()
        journal.close()
    count(f"{name}: killed after moves {sorted(seen)}")
    assert len(set(seen)) > 3


def expected(name: str, seed: int, moves: int) -> str:
    """Return the state after that many moves of the same game, played in peace."""
    session, rng = bare_session(name, seed=seed), Random(seed)
    for _ in range(moves):
        session.submit(next_move(session, rng))
    session.clock.stop()
    return fingerprint(session)
