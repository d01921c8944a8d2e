"""Letters and digits on a board (DR-11, DD-7): a flag, and who agrees. A closed board opens when it is wiped (drawing.py)."""

from msgspec.structs import replace

from partygames.games.doodle_rush.checks import Outcome, board_to_guess, check_seat, with_board
from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.events import Event, FlagChanged, FlagNews
from partygames.games.doodle_rush.moves import RaiseFlag, VoteFlag
from partygames.games.doodle_rush.state import Board, FlagState, State


def raise_flag(state: State, move: RaiseFlag) -> Outcome:
    """Raise a flag on an open board; the raiser agrees, and an author who raises it has confirmed it."""
    check_seat(state, move.seat)
    board = board_to_guess(state, move.author, move.board)
    if board.flag is not FlagState.NONE:
        refuse(Refusal.ALREADY_FLAGGED, "DD-7", board=move.board)
    board = replace(board, flag=FlagState.RAISED, flagged_by=move.seat)
    return _spoken(state, board, move, True, FlagNews.RAISED)


def vote_flag(state: State, move: VoteFlag) -> Outcome:
    """Agree or not with a flag, or change one's mind while it is raised."""
    check_seat(state, move.seat)
    board = board_to_guess(state, move.author, move.board)
    if board.flag is not FlagState.RAISED:
        refuse(Refusal.NOT_FLAGGED, "DD-7", board=move.board)
    if (move.seat, move.agree) in board.votes:
        refuse(Refusal.ALREADY_VOTED, "DD-7", seat=move.seat)
    return _spoken(state, board, move, move.agree, FlagNews.VOTED)


def lapse_flags(state: State) -> Outcome:
    """Drop the flags that nobody settled before the bell."""
    events: list[Event] = []
    for author, row in enumerate(state.boards):
        for index, board in enumerate(row):
            if board.flag is FlagState.RAISED:
                state = with_board(state, author, index, _without_flag(board))
                events.append(FlagChanged(author, index, FlagNews.LAPSED, None))
    return state, tuple(events)


def _spoken(state: State, board: Board, move: RaiseFlag | VoteFlag, agree: bool, news: FlagNews) -> Outcome:
    """Count a voice: the author's yes closes the board, the author's no decides nothing, the others decide by their majority."""
    seats = [seat for seat, _ in board.votes]
    spoken = dict(board.votes) | {move.seat: agree}
    board = replace(board, votes=tuple([(seat, spoken[seat]) for seat in dict.fromkeys([*seats, move.seat])]))
    others = state.setup.players - 1
    need = others // 2 + 1
    voices = [voice for seat, voice in board.votes if seat != move.author]
    events = (FlagChanged(move.author, move.board, news, move.seat),)
    if spoken.get(move.author) or voices.count(True) >= need:
        board = replace(board, flag=FlagState.CLOSED)
        events = (*events, FlagChanged(move.author, move.board, FlagNews.CONFIRMED, move.seat))
    elif others - voices.count(False) < need:
        board = _without_flag(board)
        events = (*events, FlagChanged(move.author, move.board, FlagNews.TURNED_DOWN, move.seat))
    return with_board(state, move.author, move.board, board), events


def _without_flag(board: Board) -> Board:
    return replace(board, flag=FlagState.NONE, flagged_by=None, votes=())
