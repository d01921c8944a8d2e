"""Points and winners: DR-24 and DR-25."""

import pytest
from helpers.doodle import guessing, play, to_phase

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.moves import Award
from partygames.games.doodle_rush.scoring import decide, tallies
from partygames.games.doodle_rush.state import DecidedBy, Tally


def won(*given: tuple[int, int, tuple[int, ...]], players=3, drawn=()):
    """Return the end of a game in which boards (author, board, winners) were given away."""
    return to_phase(play(guessing(players, *drawn), *[Award(*one) for one in given]), 6)


def counted(*pairs: tuple[int, int]) -> tuple[Tally, ...]:
    """Return tallies from (won, left) of each seat."""
    return tuple(Tally(seat, got, left, got - left) for seat, (got, left) in enumerate(pairs))


def test_DR_24_score_is_boards_won_minus_own_boards_left():
    state = won((0, 0, (1,)), (0, 1, (1, 2)), (1, 5, (0,)))
    assert tallies(state) == (Tally(0, 1, 4, -3), Tally(1, 2, 5, -3), Tally(2, 1, 6, -5))
    assert game.scores(state) == (-3, -3, -5)


def test_DR_24_a_board_left_counts_whether_it_was_drawn_or_not():
    drawn, blank = won((0, 0, (1,))), won((0, 0, (1,)), drawn=((0, 0),))
    assert game.scores(drawn) == game.scores(blank) == (-5, -5, -6)


def test_DR_24_shared_boards_count_for_each_and_leave_once():
    assert game.scores(won((0, 0, (1, 2)), (0, 1, (1, 2)))) == (-4, -4, -4)


def test_DR_25_the_highest_score_wins():
    assert decide(counted((5, 3), (9, 2), (1, 0))) == ((1,), DecidedBy.SCORE)
    assert decide(counted((0, 6), (0, 5), (0, 6))) == ((1,), DecidedBy.SCORE)


def test_DR_25_at_the_same_score_fewer_own_boards_left_wins():
    assert decide(counted((5, 3), (4, 2), (2, 0))) == ((2,), DecidedBy.FEWER_LEFT)
    assert decide(counted((5, 3), (4, 2), (1, 0))) == ((1,), DecidedBy.FEWER_LEFT)


def test_DR_25_still_tied_players_share_the_win():
    assert decide(counted((5, 3), (4, 2), (4, 2))) == ((1, 2), DecidedBy.SHARED)
    assert decide(counted((0, 6), (0, 6), (0, 6))) == ((0, 1, 2), DecidedBy.SHARED)


@pytest.mark.parametrize(
    ("given", "winners", "why"),
    [
        ([(0, 0, (1,)), (2, 1, (1,)), (2, 0, (1,))], (1,), DecidedBy.SCORE),  # 1: 3 - 6, 2: 0 - 4, 0: 0 - 5
        ([(0, 0, (2,)), (1, 0, (2,)), (1, 1, (2,)), (1, 2, (2,))], (2,), DecidedBy.SCORE),  # 2: 4 - 6, 1: 0 - 3
        ([(0, 0, (1,)), (0, 1, (1,))], (0,), DecidedBy.FEWER_LEFT),  # 0: 0 - 4, 1: 2 - 6
        ([(0, 0, (1,)), (1, 0, (0,))], (0, 1), DecidedBy.SHARED),
    ],
)
def test_DR_25_in_a_whole_game(given, winners, why):
    state = won(*given)
    assert game.winners(state) == winners
    view = game.view_for(state, None)
    assert (view.winners, view.decided_by) == (winners, why)


def test_DR_25_nobody_has_won_before_the_end():
    view = game.view_for(guessing(), 0)
    assert (view.winners, view.decided_by, view.over) == ((), None, False)
