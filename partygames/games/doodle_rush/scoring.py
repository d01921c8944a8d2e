"""Points, the winner, and what decided (DR-21 to DR-25)."""

from partygames.games.doodle_rush.state import DecidedBy, State, Tally


def tallies(state: State) -> tuple[Tally, ...]:
    """Return each seat's arithmetic as it stands: boards won, own boards left, and won - left (DR-24)."""
    won = [0] * state.setup.players
    for row in state.boards:
        for board in row:
            for seat in board.winners:
                won[seat] += 1
    left = [sum(not board.winners for board in row) for row in state.boards]
    return tuple([Tally(seat, won[seat], left[seat], won[seat] - left[seat]) for seat in range(state.setup.players)])


def scores(state: State) -> tuple[int, ...]:
    """Return the score of each seat as it stands (DR-24)."""
    return tuple([tally.score for tally in tallies(state)])


def decide(counted: tuple[Tally, ...]) -> tuple[tuple[int, ...], DecidedBy]:
    """Return the winning seats and what made them win: score, then fewer own boards left, then a shared win (DR-25)."""
    best = max(tally.score for tally in counted)
    leaders = [tally for tally in counted if tally.score == best]
    fewest = min(tally.left for tally in leaders)
    first = tuple([tally.seat for tally in leaders if tally.left == fewest])
    if len(first) > 1:
        return first, DecidedBy.SHARED
    return first, DecidedBy.SCORE if len(leaders) == 1 else DecidedBy.FEWER_LEFT


def winners(state: State) -> tuple[int, ...]:
    """Return the winning seats of a finished game (DR-25)."""
    return decide(tallies(state))[0]
