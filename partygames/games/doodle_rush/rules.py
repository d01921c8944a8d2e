"""Apply a move to the table, and list what a seat may do."""

from collections.abc import Iterator
from itertools import combinations

from partygames.core.game import RuleError
from partygames.games.doodle_rush import drawing, flags, guessing, moves, phases
from partygames.games.doodle_rush.checks import Outcome, check_seat
from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.moves import Move, PhaseTimeout, Verdict
from partygames.games.doodle_rush.state import BOARDS, PHASES, State

_ACTS = {
    moves.BeginTurn: phases.begin_turn,
    moves.EndTurn: phases.end_turn,
    moves.PhaseTimeout: phases.phase_timeout,
    moves.FinishNow: phases.finish_now,
    moves.Draw: drawing.draw,
    moves.Wipe: drawing.wipe,
    moves.Undo: drawing.undo,
    moves.Redo: drawing.redo,
    moves.SwapWords: drawing.swap_words,
    moves.Award: guessing.award,
    moves.TakeBack: guessing.take_back,
    moves.Reply: guessing.reply,
    moves.Guess: guessing.guess,
    moves.Judge: phases.judge,
    moves.LetLapse: phases.let_lapse,
    moves.RaiseFlag: flags.raise_flag,
    moves.VoteFlag: flags.vote_flag,
}


def apply(state: State, move: Move) -> Outcome:
    """Return the state after `move` and what happened; raise RuleError, with nothing changed, for a move that is not allowed."""
    act = _ACTS.get(type(move))
    if act is None:
        refuse(Refusal.UNKNOWN_MOVE, "DR-7")
    if is_over(state) and type(move) is not PhaseTimeout:
        refuse(Refusal.GAME_OVER, "DR-23")
    return act(state, move)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Return the moves open to `seat` now, an author's answers and the table's own moves among them.

    Left out: strokes and typed guesses, which cannot be listed, an answer to several guesses at once, and the bell, which is the
    clock's.
    """
    check_seat(state, seat)
    return tuple([move for move in _candidates(state, seat) if _accepted(state, move)])


def is_over(state: State) -> bool:
    """Say whether the game has ended (DR-23)."""
    return state.phase == PHASES


def _accepted(state: State, move: Move) -> bool:
    """Say whether the rules accept the move: asking them keeps the list and the rules from drifting apart."""
    try:
        apply(state, move)
    except RuleError:
        return False
    return True


def _candidates(state: State, seat: int) -> Iterator[Move]:
    """Yield whatever the seat could try, by phase."""
    yield moves.BeginTurn(seat)
    yield moves.EndTurn(seat)
    yield moves.FinishNow()
    if state.is_draw:
        for board in range(BOARDS):
            yield from (moves.Wipe(seat, board), moves.Undo(seat, board), moves.Redo(seat, board))
        yield from (moves.SwapWords(seat, *pair) for pair in combinations(range(BOARDS), 2))
    if state.is_guess:
        yield moves.TakeBack()
        yield moves.LetLapse()
        others = [other for other in range(state.setup.players) if other != seat]
        for board in range(BOARDS):
            yield from (moves.Award(seat, board, group) for n in range(1, len(others) + 1) for group in combinations(others, n))
            yield from (moves.Reply(seat, board, verdict) for verdict in Verdict)
        yield from (moves.Judge(seat, (typed.number,), verdict) for typed in guessing.waiting(state) for verdict in Verdict)
        for author in range(state.setup.players):
            for board in range(BOARDS):
                yield moves.RaiseFlag(seat, author, board)
                yield from (moves.VoteFlag(seat, author, board, agree) for agree in (True, False))
