"""What several moves ask before they act, and the small changes of a state they share. Nothing here changes what it is given."""

from msgspec.structs import replace

from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.events import Event
from partygames.games.doodle_rush.state import BOARDS, Board, FlagState, State

Outcome = tuple[State, tuple[Event, ...]]


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at the table (DR-1)."""
    if not 0 <= seat < state.setup.players:
        refuse(Refusal.NO_SUCH_SEAT, "DR-1", seat=seat)


def board_of(state: State, author: int, index: int) -> Board:
    """Return a board that exists (DR-3)."""
    check_seat(state, author)
    if not 0 <= index < BOARDS:
        refuse(Refusal.NO_SUCH_BOARD, "DR-3", board=index)
    return state.boards[author][index]


def check_drawing_minute(state: State, seat: int) -> None:
    """Refuse what is no running drawing minute of `seat` (DR-9, DD-3)."""
    if not state.is_draw:
        refuse(Refusal.NOT_DRAWING, "DR-9")
    if state.drawer is not None and seat != state.drawer:
        refuse(Refusal.NOT_YOUR_PEN, "DR-9", drawer=state.drawer)
    if not state.running:
        refuse(Refusal.CURTAIN_DOWN, "DD-3", drawer=state.drawer)


def board_to_change(state: State, seat: int, index: int) -> Board:
    """Return one's own board that may be changed now: in one's drawing minute, and not guessed (DR-9, DR-12, DR-13)."""
    board = board_of(state, seat, index)
    check_drawing_minute(state, seat)
    if board.winners:
        refuse(Refusal.BOARD_GUESSED, "DR-13", board=index)
    return board


def check_guessing(state: State) -> None:
    """Refuse what belongs into a guessing phase (DR-15)."""
    if not state.is_guess:
        refuse(Refusal.NOT_GUESSING, "DR-15")


def board_to_guess(state: State, author: int, index: int) -> Board:
    """Return a board that takes guesses now, in a guessing minute: drawn on, not guessed, not closed (DR-15, DR-21, DD-7)."""
    board_of(state, author, index)
    check_guessing(state)
    if not state.running:
        refuse(Refusal.BELL_RANG, "DR-8")
    return board_to_answer(state, author, index)


def board_to_answer(state: State, author: int, index: int) -> Board:
    """Return a board about which its author can answer: also after the bell, while guesses wait (DR-8, DR-17)."""
    board = board_of(state, author, index)
    check_guessing(state)
    if board.winners:
        refuse(Refusal.BOARD_GUESSED, "DR-21", board=index)
    if board.flag is FlagState.CLOSED:
        refuse(Refusal.BOARD_CLOSED, "DD-7", board=index)
    if not board.inked:
        refuse(Refusal.NO_DRAWING, "DR-15", board=index)
    return board


def is_open(state: State, board: Board) -> bool:
    """Say whether a board takes guesses now (DR-8, DR-15, DR-21, DD-7)."""
    return state.is_guess and state.running and is_there(board)


def is_there(board: Board) -> bool:
    """Say whether a board lies before its author with a drawing that can be talked about (DR-15, DR-21, DD-7)."""
    return board.inked and not board.winners and board.flag is not FlagState.CLOSED


def boards_left(state: State) -> int:
    """Return how many boards nobody has guessed (DD-8)."""
    return sum(not board.winners for row in state.boards for board in row)


def with_board(state: State, author: int, index: int, board: Board) -> State:
    """Return the state with one board exchanged."""
    row = state.boards[author]
    row = (*row[:index], board, *row[index + 1 :])
    return replace(state, boards=(*state.boards[:author], row, *state.boards[author + 1 :]))
