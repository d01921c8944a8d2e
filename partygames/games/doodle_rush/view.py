"""What each seat may see: the only place that strips secrets (DR-5, DR-14, DD-1, invariant 4)."""

from msgspec.structs import replace

from partygames.games.doodle_rush.checks import boards_left, check_seat, is_open
from partygames.games.doodle_rush.events import BoardChanged, Event, FlagChanged, FlagNews, Guessed, WordsSwapped
from partygames.games.doodle_rush.guessing import together, waiting
from partygames.games.doodle_rush.rules import is_over
from partygames.games.doodle_rush.scoring import decide, tallies
from partygames.games.doodle_rush.state import BoardView, FlagState, State, TypedGuess, View


def view_for(state: State, seat: int | None) -> View:
    """Return what `seat` may see, or the public table (None). Cheap: no ink is looked at.

    One's own words once the first own minute has begun; one's own boards always, others' while guessing; everything at the end.
    """
    if seat is not None:
        check_seat(state, seat)
    over, counted = is_over(state), tallies(state)
    won, decided_by = decide(counted) if over else ((), None)
    return View(
        seat=seat,
        players=state.setup.players,
        phase=state.phase,
        drawer=state.drawer,
        running=state.running,
        minute_s=state.setup.minute_s,
        drawing_s=tuple([state.setup.drawing_s(n) for n in range(state.setup.players)]),
        drawing=state.setup.drawing,
        guessing=state.setup.guessing,
        difficulty=state.setup.difficulty,
        boards=tuple([tuple([_board(state, a, i, seat) for i in range(len(row))]) for a, row in enumerate(state.boards)]),
        tallies=counted,
        guesses=tuple([_guess(typed, seat, over) for typed in state.guesses]),
        waiting=tuple([typed.number for typed in waiting(state)]),
        together=() if seat is None else together(state, seat),
        can_take_back=state.awards[-1] if state.awards else None,
        all_guessed=not boards_left(state),
        over=over,
        winners=won,
        decided_by=decided_by,
    )


def event_for(event: Event, seat: int | None) -> Event | None:
    """Return the event as `seat` may notice it: what happens to boards while drawing is their author's, a suggestion too."""
    if isinstance(event, BoardChanged | WordsSwapped):
        return event if seat == event.author else None
    if isinstance(event, FlagChanged) and event.flag is FlagNews.LIFTED:
        return event if seat == event.author else None
    if isinstance(event, Guessed) and seat != event.author:
        return replace(event, suggestion=None)
    return event


def _board(state: State, author: int, index: int, seat: int | None) -> BoardView:
    """Return one board as `seat` sees it."""
    board = state.boards[author][index]
    own, over = seat == author, is_over(state)
    shown = own or over or state.is_guess
    knows = over or (own and state.seen[author])
    editable = own and state.is_draw and state.running and state.drawer in (None, author) and not board.winners
    return BoardView(
        author=author,
        index=index,
        word=state.setup.words[author][board.word] if knows else None,
        strokes=board.strokes if shown else (),
        has_drawing=board.inked and shown,
        open=is_open(state, board),
        editable=editable,
        winners=board.winners,
        flag=board.flag if shown else FlagState.NONE,
        flagged_by=board.flagged_by if shown else None,
        votes=board.votes if shown else (),
        reply=board.reply if shown else None,
        can_undo=editable and board.done > 0,
        can_redo=editable and board.done < len(board.acts),
        stages=board.stages if over else (),
    )


def _guess(typed: TypedGuess, seat: int | None, over: bool) -> TypedGuess:
    return typed if over or seat == typed.author or typed.suggestion is None else replace(typed, suggestion=None)
