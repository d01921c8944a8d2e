"""Moves of the guessing phases: awards, the author's answers, typed guesses (DR-15 to DR-22, DD-5)."""

import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import partial

from msgspec.structs import replace

from partygames.games.doodle_rush.checks import (
    Outcome,
    board_to_answer,
    board_to_guess,
    check_guessing,
    check_seat,
    is_there,
    with_board,
)
from partygames.games.doodle_rush.errors import Refusal, refuse
from partygames.games.doodle_rush.events import Awarded, Guessed, Judged, Replied, TakenBack
from partygames.games.doodle_rush.folding import separate_words, solids
from partygames.games.doodle_rush.matching import suggest, warm
from partygames.games.doodle_rush.moves import Award, Guess, Judge, Reply, TakeBack, Verdict
from partygames.games.doodle_rush.state import Guessing, Setup, State, TypedGuess

MAX_GUESS = 60  # characters of a typed guess, once cleaned
TOGETHER_MS = 5_000  # exact guesses this close are "practically the same moment": one keyboard takes them one by one (DR-22)
_HOSTILE = 20 * MAX_GUESS  # characters before cleaning: no person types more


def prepare(setup: Setup) -> Callable[[], None] | None:
    """Return what loads and folds all that typed guesses are compared with, so that none has to wait; None without them."""
    words = [word for hand in setup.words for word in hand]
    return partial(warm, words) if setup.guessing is Guessing.TYPED else None


def award(state: State, move: Award) -> Outcome:
    """Give a board to who guessed it first, or to all who were right at the same moment (DR-21, DR-22)."""
    board_to_guess(state, move.author, move.board)
    if not move.winners:
        refuse(Refusal.NO_WINNER, "DR-21", board=move.board)
    for seat in move.winners:
        check_seat(state, seat)
        if seat == move.author:
            refuse(Refusal.OWN_BOARD, "DR-15", board=move.board)
        if move.winners.count(seat) > 1:
            refuse(Refusal.REPEATED_WINNER, "DR-22", seat=seat)
    return _give(state, move.author, move.board, move.winners)


def take_back(state: State, move: TakeBack) -> Outcome:
    """Undo the last award of this phase; typed guesses that won it wait for an answer again (DD-5)."""
    check_guessing(state)
    if not state.awards:
        refuse(Refusal.NOTHING_TO_TAKE_BACK, "DD-5")
    author, index = state.awards[-1]
    board = state.boards[author][index]
    reopened = [
        replace(guess, verdict=None) if _is_on(guess, author, index) and guess.verdict is Verdict.YES else guess
        for guess in state.guesses
    ]
    state = with_board(state, author, index, replace(board, winners=(), reply=None))
    state = replace(state, awards=state.awards[:-1], guesses=tuple(reopened))
    return state, (TakenBack(author, index, board.winners),)


def reply(state: State, move: Reply) -> Outcome:
    """Show the author's no, close or far (DR-17)."""
    board = board_to_guess(state, move.author, move.board)
    if move.verdict is Verdict.YES:
        refuse(Refusal.YES_IS_AN_AWARD, "DR-17")
    state = with_board(state, move.author, move.board, replace(board, reply=move.verdict))
    return state, (Replied(move.author, move.board, move.verdict),)


def guess(state: State, move: Guess) -> Outcome:
    """Take a typed guess into the queue, with a suggestion; an exact hit is judged at once if the table says so (DR-16, DD-5)."""
    if state.setup.guessing is not Guessing.TYPED:
        refuse(Refusal.NOT_TYPING, "DD-5")
    check_seat(state, move.seat)
    board = board_to_guess(state, move.author, move.board)
    if move.seat == move.author:
        refuse(Refusal.OWN_BOARD, "DR-15", board=move.board)
    text = clean_guess(move.text) if len(move.text) <= _HOSTILE else move.text
    if len(text) > MAX_GUESS:
        refuse(Refusal.LONG_GUESS, "DD-5", limit=MAX_GUESS)
    if not any(solids(word) for word in separate_words(text)):
        refuse(Refusal.EMPTY_GUESS, "DR-16")
    suggestion = suggest(state.setup.words[move.author][board.word], text)
    number = len(state.guesses)
    before = [typed.at_ms for typed in state.guesses[-1:] if typed.phase == state.phase]
    at_ms = min(max(0, move.at_ms, *before), 1000 * state.setup.minute_s)  # a minute runs forwards, whatever a move says
    typed = TypedGuess(number, state.phase, move.seat, move.author, move.board, text, suggestion, None, at_ms)
    state = replace(state, guesses=(*state.guesses, typed))
    event = Guessed(number, move.seat, move.author, move.board, text, suggestion)
    if state.setup.auto_judge and suggestion is Verdict.YES:
        state, events = answer(state, (typed,), Verdict.YES)
        return state, (event, *events)
    return state, (event,)


def judge(state: State, move: Judge) -> Outcome:
    """Give the author's answer to typed guesses on one board; yes to several shares it (DR-17, DR-22).

    What was typed before the bell can be answered after it, for nobody but the author judges (phases.py).
    """
    check_seat(state, move.author)
    check_guessing(state)
    if not move.guesses:
        refuse(Refusal.NO_GUESS, "DR-17")
    answered = []
    for number in dict.fromkeys(move.guesses):
        if not 0 <= number < len(state.guesses):
            refuse(Refusal.NO_SUCH_GUESS, "DR-17", number=number)
        typed = state.guesses[number]
        if typed.author != move.author:
            refuse(Refusal.NOT_YOUR_BOARD, "DR-17", author=typed.author)
        if typed.phase != state.phase:
            refuse(Refusal.GUESS_LAPSED, "DR-8", number=number)
        if typed.verdict is not None:
            refuse(Refusal.ALREADY_ANSWERED, "DR-17", number=number)
        if answered and typed.board != answered[0].board:
            refuse(Refusal.MIXED_BOARDS, "DR-22")
        answered.append(typed)
    board_to_answer(state, move.author, answered[0].board)
    return answer(state, answered, move.verdict)


def answer(state: State, guesses: Sequence[TypedGuess], verdict: Verdict) -> Outcome:
    """Give one answer to guesses on one board; unchecked."""
    author, index = guesses[0].author, guesses[0].board
    numbers = {typed.number for typed in guesses}
    marked = tuple([replace(typed, verdict=verdict) if typed.number in numbers else typed for typed in state.guesses])
    state = replace(state, guesses=marked)
    event = Judged(author, index, tuple(sorted(numbers)), verdict)
    if verdict is Verdict.YES:
        state, events = _give(state, author, index, {typed.seat for typed in guesses})
        return state, (event, *events)
    board = replace(state.boards[author][index], reply=verdict)
    return with_board(state, author, index, board), (event,)


def waiting(state: State) -> list[TypedGuess]:
    """Return the guesses that wait for an answer, in arrival order: of this phase, on boards that are still there."""
    return [
        typed
        for typed in state.guesses
        if typed.verdict is None and typed.phase == state.phase and is_there(state.boards[typed.author][typed.board])
    ]


def together(state: State, author: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each board of `author`, the exact guesses of several players that wait and came at the same moment (DR-22).

    The moment is TOGETHER_MS long and begins with the first of them; each player counts once. Only the author may give the
    board to all of them.
    """
    found: dict[int, dict[int, TypedGuess]] = {}
    for typed in waiting(state):
        if typed.author == author and typed.suggestion is Verdict.YES:
            right = found.setdefault(typed.board, {})
            first = next(iter(right.values()), typed)
            if typed.at_ms - first.at_ms <= TOGETHER_MS:
                right.setdefault(typed.seat, typed)
    groups = [tuple([typed.number for typed in right.values()]) for right in found.values()]
    return tuple([group for group in groups if len(group) > 1])


def clean_guess(text: str) -> str:
    """Return a typed guess as it is kept: one line, line breaks as commas (DD-6), no invisible marks but emoji joiners."""
    lines = [" ".join("".join(map(_shown, line)).split()) for line in unicodedata.normalize("NFC", text).splitlines()]
    return ", ".join(line for line in lines if line)


def _shown(ch: str) -> str:
    """Return the character as it is kept: a space for a tab, nothing for what cannot be shown."""
    if ch == "\t":
        return " "
    return "" if unicodedata.category(ch) in ("Cc", "Cf", "Cs", "Co", "Cn") and ch != "\u200d" else ch


def _give(state: State, author: int, index: int, winners: Collection[int]) -> Outcome:
    """Move a board from its author to the winners (DR-21)."""
    winners = tuple(sorted(winners))
    board = replace(state.boards[author][index], winners=winners, reply=Verdict.YES)
    state = replace(with_board(state, author, index, board), awards=(*state.awards, (author, index)))
    return state, (Awarded(author, index, winners),)


def _is_on(typed: TypedGuess, author: int, index: int) -> bool:
    return typed.author == author and typed.board == index
