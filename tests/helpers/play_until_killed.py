"""A program of its own: play GAME with SEED into FOLDER and print the number of each accepted move, until it is killed."""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.table_games import kept_session, next_move, table_at
from PySide6.QtCore import QCoreApplication

from partygames.engine.journal import open_journal


def main() -> None:
    """Play for ever: a finished game is followed by a pause, so that the killer always comes first."""
    name, seed, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    app = QCoreApplication([])
    journal, _ = open_journal(folder)
    table = table_at(journal, folder)
    session = kept_session(table, name, seed=seed)
    rng = Random(seed)
    while not session.over and session.submit(next_move(session, rng)):
        app.processEvents()
        journal.settle()  # what is accepted is on disk before the next frame
        print(session.number, flush=True)
        # Not faster than its reader, or the game is over before anybody can kill it.
        time.sleep(0.01)
    sys.stdin.read()


if __name__ == "__main__":
    main()
