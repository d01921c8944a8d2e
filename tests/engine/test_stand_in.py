"""A seat that a computer took over is still the computer's when the game is continued, and can still be given back."""

import pytest
from helpers.table_games import kept_session, table_at

from partygames.core.seats import Player, Seat
from partygames.engine.journal import open_journal


@pytest.fixture
def open_table(qapp, tmp_path):
    """Return a function that opens the table of the test's own folder, when all of the one before is written."""
    opened = []

    def at():
        for _, journal in opened:
            journal.close()
        journal, _ = open_journal(tmp_path)
        opened.append((table_at(journal, tmp_path), journal))
        return opened[-1][0]

    yield at
    for _, journal in opened:
        journal.close()


def test_who_is_away_is_kept_with_the_game(open_table):
    table = open_table()
    session = kept_session(table, "witch-express")
    session.stand_in(2, Player.HARD)
    session.submit(session.legal_moves(0)[0])
    seats = session.seats
    session.close()
    table = open_table()
    again = table.resume()
    assert again.seats == seats
    assert again.seats[2] == Seat(2, "Leo", Player.HARD, away=True)
    again.stand_in(2, Player.HUMAN)
    again.close()
    table = open_table()
    assert table.resume().seats[2] == Seat(2, "Leo")
