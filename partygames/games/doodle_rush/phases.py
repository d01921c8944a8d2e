"""Six phases of one minute, the curtain between the drawers, and the end (DR-6 to DR-8, DR-23, DD-3, DD-8).

At the bell of a guessing minute everything stops (DR-8), yet a guess typed before it was made in time (DR-16), the author alone
judges (DR-17), and the program does so only where the table wants it (DD-5). So guesses that wait at the bell are answered
before the phase is left, by their authors and while no minute runs, as none does behind a curtain (DD-3): nothing more can be
guessed, given or flagged. The last answer begins the next phase at once; the table may also let the rest lapse.
"""

from msgspec.structs import replace

from partygames.games.doodle_rush import guessing
from partygames.games.doodle_rush.checks import Outcome, boards_left, check_seat
from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.events import Bell, Event, GameEnded, PhaseBegan, TurnBegan
from partygames.games.doodle_rush.flags import lapse_flags
from partygames.games.doodle_rush.matching import same
from partygames.games.doodle_rush.moves import BeginTurn, EndTurn, FinishNow, Judge, LetLapse, PhaseTimeout
from partygames.games.doodle_rush.scoring import scores, winners
from partygames.games.doodle_rush.state import BOARDS, HANDICAPS, MINUTES_S, PHASES, PLAYERS, Board, Drawing, Setup, State


def start(setup: Setup) -> State:
    """Return the table before its first minute; raise RuleError for a table that cannot play (DR-1, DR-5, DD-9, DD-10)."""
    if setup.players not in PLAYERS:
        refuse(Refusal.BAD_PLAYERS, "DR-1", players=setup.players)
    if not 0 <= setup.start < setup.players:
        refuse(Refusal.BAD_START, "DR-6", seat=setup.start)
    if setup.minute_s not in MINUTES_S:
        refuse(Refusal.BAD_MINUTE, "DD-9", seconds=setup.minute_s)
    if setup.handicaps:
        passing = setup.drawing is Drawing.PASS_THE_PEN
        if not passing or len(setup.handicaps) != setup.players or any(one not in HANDICAPS for one in setup.handicaps):
            refuse(Refusal.BAD_HANDICAP, "DD-9")
    if len(setup.words) != setup.players or any(len(hand) != BOARDS for hand in setup.words):
        refuse(Refusal.BAD_WORDS, "DR-5")
    words = [word for hand in setup.words for word in hand]
    for i, word in enumerate(words):
        if any(same(word, other) for other in words[:i]):
            refuse(Refusal.REPEATED_WORD, "DD-10", word=word.en)
    return State(
        setup=setup,
        phase=0,
        drawer=setup.start if setup.drawing is Drawing.PASS_THE_PEN else None,
        running=False,
        boards=(tuple([Board(word=index) for index in range(BOARDS)]),) * setup.players,
        seen=(False,) * setup.players,
    )


def begin_turn(state: State, move: BeginTurn) -> Outcome:
    """Start the minute behind the curtain; whoever it belongs to now reads their words (DR-5, DR-6)."""
    check_seat(state, move.seat)
    if state.running:
        refuse(Refusal.MINUTE_RUNS, "DR-8")
    if state.is_answering:
        refuse(Refusal.BELL_RANG, "DR-8")
    if state.drawer is None:
        seen = (True,) * state.setup.players
    elif move.seat != state.drawer:
        refuse(Refusal.NOT_YOUR_PEN, "DD-3", drawer=state.drawer)
    else:
        seen = (*state.seen[: move.seat], True, *state.seen[move.seat + 1 :])
    return replace(state, running=True, seen=seen), (TurnBegan(state.phase, state.drawer),)


def end_turn(state: State, move: EndTurn) -> Outcome:
    """Hand the pen on before the minute is over (DD-3)."""
    check_seat(state, move.seat)
    if state.is_draw and state.drawer is None:
        refuse(Refusal.NOT_PASSING, "DD-3")
    if not state.is_draw:
        refuse(Refusal.NOT_DRAWING, "DR-9")
    if move.seat != state.drawer:
        refuse(Refusal.NOT_YOUR_PEN, "DD-3", drawer=state.drawer)
    if not state.running:
        refuse(Refusal.CURTAIN_DOWN, "DD-3", drawer=state.drawer)
    return _over(state)


def phase_timeout(state: State, move: PhaseTimeout) -> Outcome:
    """End the running minute, if it is the one that is named (DR-8); guesses that wait are answered first (DR-17)."""
    if (move.phase, move.drawer, True) != (state.phase, state.drawer, state.running):
        refuse(Refusal.STALE_BELL, "DR-8")
    return _over(state)


def judge(state: State, move: Judge) -> Outcome:
    """Give the author's answer to typed guesses; after the bell the last answer ends the phase (DR-8, DR-17)."""
    state, events = guessing.judge(state, move)
    if state.is_answering and not guessing.waiting(state):
        return _leave_guessing(state, events)
    return state, events


def let_lapse(state: State, move: LetLapse) -> Outcome:
    """End the phase after the bell without the answers that are missing (DR-8)."""
    if not state.is_answering:
        refuse(Refusal.NOTHING_LEFT_OPEN, "DR-8")
    return _leave_guessing(state, ())


def finish_now(state: State, move: FinishNow) -> Outcome:
    """End a game in which every board has been guessed (DD-8)."""
    left = boards_left(state)
    if left:
        refuse(Refusal.BOARDS_LEFT, "DD-8", left=left)
    events: tuple[Event, ...] = (Bell(state.phase, state.drawer),) if state.running else ()
    return _end(state, events)


def _over(state: State) -> Outcome:
    """Go from the minute that ends to the next one (DR-8)."""
    events: tuple[Event, ...] = (Bell(state.phase, state.drawer),)
    if state.is_guess:
        return (replace(state, running=False), events) if guessing.waiting(state) else _leave_guessing(state, events)
    drawer = None if state.drawer is None else _next_drawer(state, state.drawer)
    if drawer is not None:
        return replace(state, drawer=drawer, running=False), events
    return _begin_guessing(state, events)


def _leave_guessing(state: State, events: tuple[Event, ...]) -> Outcome:
    """Go from a guessing phase to the next one, or to the end; flags and guesses that nobody settled lapse (DR-8, DR-23)."""
    state, lapsed = lapse_flags(state)
    boards = tuple([tuple([replace(board, reply=None) for board in row]) for row in state.boards])
    state = replace(state, boards=boards, awards=())
    events = (*events, *lapsed)
    if state.phase + 1 == PHASES:
        return _end(state, events)
    return _begin_drawing(state, events)


def _begin_drawing(state: State, events: tuple[Event, ...]) -> Outcome:
    """Begin the next drawing phase: behind the first drawer's curtain, or at once for everybody (DR-8, DD-3).

    Where nobody has a board left to draw on, no pen goes round and the phase passes at once; the table may finish (DD-8).
    """
    phase = state.phase + 1
    events = (*events, PhaseBegan(phase))
    if state.setup.drawing is Drawing.EVERYONE_AT_ONCE:
        return replace(state, phase=phase, running=True), (*events, TurnBegan(phase, None))
    drawer = _next_drawer(state, None)
    state = replace(state, phase=phase, drawer=drawer, running=False)
    return (state, events) if drawer is not None else _begin_guessing(state, events)


def _begin_guessing(state: State, events: tuple[Event, ...]) -> Outcome:
    """Keep what every board shows, and begin the shared guessing minute (DR-8, DD-3)."""
    phase = state.phase + 1
    boards = tuple([tuple([replace(board, stages=(*board.stages, board.strokes)) for board in row]) for row in state.boards])
    state = replace(state, phase=phase, drawer=None, running=True, boards=boards)
    return state, (*events, PhaseBegan(phase), TurnBegan(phase, None))


def _next_drawer(state: State, after: int | None) -> int | None:
    """Return the next seat in turn with a board to draw on, None after the last; None as `after` asks for the first (DD-3)."""
    n, first = state.setup.players, state.setup.start
    turn = [(first + i) % n for i in range(n)]
    rest = turn if after is None else turn[turn.index(after) + 1 :]
    return next((seat for seat in rest if not all(board.winners for board in state.boards[seat])), None)


def _end(state: State, events: tuple[Event, ...]) -> Outcome:
    """End the game (DR-23)."""
    state = replace(state, phase=PHASES, drawer=None, running=False, awards=())
    return state, (*events, GameEnded(winners(state), scores(state)))
