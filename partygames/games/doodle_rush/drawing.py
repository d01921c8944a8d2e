"""Moves of the drawing phases: ink, wiping, undo, and which word stands on which board (DR-9, DR-12, DR-13, DD-1)."""

from msgspec.structs import replace

from partygames.games.doodle_rush.checks import Outcome, board_to_change, with_board
from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.events import BoardChanged, FlagChanged, FlagNews, WordsSwapped
from partygames.games.doodle_rush.moves import Draw, Redo, SwapWords, Undo, Wipe
from partygames.games.doodle_rush.state import Board, FlagState, State
from partygames.ink.coverage import has_ink
from partygames.ink.stroke import Tool


def draw(state: State, move: Draw) -> Outcome:
    """Add a stroke; what had been undone is gone. A rubber stroke is one too (DR-12)."""
    board = board_to_change(state, move.seat, move.board)
    try:
        move.stroke.samples()
    except ValueError:
        refuse(Refusal.BAD_STROKE, "DR-9")
    pen = move.stroke.tool is Tool.PEN
    inked = (board.inked or has_ink((move.stroke,))) if pen else board.inked and has_ink((*board.strokes, move.stroke))
    acts = (*board.acts[: board.done], move.stroke)
    return _changed(state, move, replace(board, acts=acts, done=len(acts), inked=inked))


def wipe(state: State, move: Wipe) -> Outcome:
    """Wipe the board; undo brings it back, except from a board that was closed for its letters (DR-12, DD-7)."""
    board = board_to_change(state, move.seat, move.board)
    if not board.strokes:
        refuse(Refusal.NOTHING_TO_WIPE, "DR-12", board=move.board)
    acts = (*board.acts[: board.done], None)
    return _changed(state, move, replace(board, acts=acts, done=len(acts), inked=False))


def undo(state: State, move: Undo) -> Outcome:
    """Take back the last stroke or wipe, also one of an earlier drawing phase (DR-12)."""
    board = board_to_change(state, move.seat, move.board)
    if not board.done:
        refuse(Refusal.NOTHING_TO_UNDO, "DR-12", board=move.board)
    return _changed(state, move, _with_ink(replace(board, done=board.done - 1)))


def redo(state: State, move: Redo) -> Outcome:
    """Do again what was taken back last (DR-12)."""
    board = board_to_change(state, move.seat, move.board)
    if board.done == len(board.acts):
        refuse(Refusal.NOTHING_TO_REDO, "DR-12", board=move.board)
    return _changed(state, move, _with_ink(replace(board, done=board.done + 1)))


def swap_words(state: State, move: SwapWords) -> Outcome:
    """Let two of one's own unguessed boards exchange their words, so that there is always one word per board (DD-1, DR-10)."""
    one, other = (board_to_change(state, move.seat, index) for index in (move.board, move.other))
    if move.board == move.other:
        refuse(Refusal.SAME_BOARD, "DD-1", board=move.board)
    state = with_board(state, move.seat, move.board, replace(one, word=other.word))
    state = with_board(state, move.seat, move.other, replace(other, word=one.word))
    return state, (WordsSwapped(move.seat, move.board, move.other),)


def _with_ink(board: Board) -> Board:
    return replace(board, inked=has_ink(board.strokes))


def _changed(state: State, move: Draw | Wipe | Undo | Redo, board: Board) -> Outcome:
    """Put the changed board in its place; a closed board on which no ink is left opens again, its letters beyond undo (DD-7)."""
    events = (BoardChanged(move.seat, move.board),)
    if board.flag is FlagState.CLOSED and not board.inked:
        board = replace(board, acts=(), done=0, flag=FlagState.NONE, flagged_by=None, votes=())
        events = (*events, FlagChanged(move.seat, move.board, FlagNews.LIFTED, None))
    return with_board(state, move.seat, move.board, board), events
