"""Play whole games without a table: for `partygames simulate`, the benches and the tests. Chance plays, within the rules."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import TypeVar

from partygames.games.doodle_rush.checks import boards_left, is_open
from partygames.games.doodle_rush.deal import deal
from partygames.games.doodle_rush.guessing import MAX_GUESS, waiting
from partygames.games.doodle_rush.moves import (
    Award,
    BeginTurn,
    Draw,
    EndTurn,
    FinishNow,
    Guess,
    Judge,
    LetLapse,
    Move,
    PhaseTimeout,
    RaiseFlag,
    Redo,
    Reply,
    SwapWords,
    TakeBack,
    Undo,
    Verdict,
    VoteFlag,
    Wipe,
)
from partygames.games.doodle_rush.pack import Pack, base_pack
from partygames.games.doodle_rush.phases import start
from partygames.games.doodle_rush.rules import apply, is_over
from partygames.games.doodle_rush.scoring import scores, winners
from partygames.games.doodle_rush.state import BOARDS, Board, Difficulty, Drawing, FlagState, Guessing, Setup, State
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke

T = TypeVar("T")
Result = tuple[tuple[int, ...], tuple[int, ...], int, float, bool]

ACTS_A_MINUTE = 12  # on average, for whoever draws
CALLS_A_MINUTE = 30  # guesses, answers and awards of a guessing minute, on average
SPARE_STROKES = 64  # different strokes are packed once and drawn again and again


def play_game(players: int, seed: int) -> Result:
    """Play one game to its end and return (scores, winners, moves, seconds spent in apply, finished).

    The same arguments give the same game. Raises RuleError or PackError for a table that cannot play.
    """
    state, rng = start(table(players, seed)), Random(seed)
    moves, in_apply = 0, 0.0
    while not is_over(state):
        move = any_move(state, rng)
        began = perf_counter()
        state, _ = apply(state, move)
        in_apply += perf_counter() - began
        moves += 1
    return scores(state), winners(state), moves, in_apply, True


def table(players: int, seed: int, pack: Pack | None = None) -> Setup:
    """Return a table dealt from `seed`; its ways to play too. Without `pack`, it plays the one that comes with the program."""
    rng = Random(seed)
    difficulty = _one_of(tuple(Difficulty), rng)
    return Setup(
        players=players,
        seed=seed,
        words=deal(pack or base_pack(), difficulty, players, seed).words,
        difficulty=difficulty,
        drawing=_one_of(tuple(Drawing), rng),
        guessing=_one_of(tuple(Guessing), rng),
        auto_judge=rng.random() < 0.5,
        start=int(rng.random() * players),
    )


def any_move(state: State, rng: Random) -> Move:
    """Return a move somebody could make now; the rules accept it."""
    if state.is_answering:
        return LetLapse() if rng.random() < 0.2 else _answer(state, rng)
    if not state.running:
        return BeginTurn(state.drawer if state.drawer is not None else int(rng.random() * state.setup.players))
    return _drawn(state, rng) if state.is_draw else _called(state, rng)


def _drawn(state: State, rng: Random) -> Move:
    """Return a move of a drawing minute."""
    seat = state.drawer if state.drawer is not None else int(rng.random() * state.setup.players)
    mine = [index for index, board in enumerate(state.boards[seat]) if not board.winners]
    if rng.random() < 1 / (ACTS_A_MINUTE * (1 if state.drawer is not None else state.setup.players)):
        early = state.drawer is not None and rng.random() < 0.5
        return EndTurn(seat) if early else PhaseTimeout(state.phase, state.drawer)
    if not mine:
        return PhaseTimeout(state.phase, state.drawer)
    index, kind = _one_of(mine, rng), rng.random()
    board = state.boards[seat][index]
    if board.strokes and (board.flag is FlagState.CLOSED or kind < 0.04):
        return Wipe(seat, index)
    if 0.04 <= kind < 0.1 and board.done:
        return Undo(seat, index)
    if 0.1 <= kind < 0.3 and board.done < len(board.acts):
        return Redo(seat, index)
    if 0.3 <= kind < 0.34 and len(mine) > 1:
        return SwapWords(seat, index, _one_of([other for other in mine if other != index], rng))
    return Draw(seat, index, _one_of(_spare_strokes(), rng))


def _called(state: State, rng: Random) -> Move:
    """Return a move of a guessing minute."""
    if not boards_left(state) and rng.random() < 0.5:
        return FinishNow()
    rows = enumerate(state.boards)
    places = [(author, index) for author, row in rows for index, board in enumerate(row) if is_open(state, board)]
    if not places or rng.random() < 1 / CALLS_A_MINUTE:
        return PhaseTimeout(state.phase, None)
    if state.awards and rng.random() < 0.05:
        return TakeBack()
    author, index = _one_of(places, rng)
    others = [seat for seat in range(state.setup.players) if seat != author]
    if rng.random() < 0.1:
        raised = [place for place in places if state.boards[place[0]][place[1]].flag is FlagState.RAISED]
        return _flagged(state, *_one_of(raised or places, rng), rng)
    if state.setup.guessing is Guessing.TYPED:
        return _typed(state, author, index, _one_of(others, rng), rng)
    if rng.random() < 0.5:
        return Reply(author, index, _one_of((Verdict.NO, Verdict.CLOSE, Verdict.FAR), rng))
    first, second = _one_of(others, rng), _one_of(others, rng)
    return Award(author, index, (first, second) if second != first and rng.random() < 0.2 else (first,))


def _flagged(state: State, author: int, index: int, rng: Random) -> Move:
    """Return a flag on a board, or a voice for or against one."""
    board = state.boards[author][index]
    seat = int(rng.random() * state.setup.players)
    if board.flag is FlagState.NONE:
        return RaiseFlag(seat, author, index)
    agree = dict(board.votes).get(seat)
    return VoteFlag(seat, author, index, rng.random() < 0.5 if agree is None else not agree)


def _typed(state: State, author: int, index: int, seat: int, rng: Random) -> Move:
    """Return a typed guess, right in one case of four, or the author's answer to the first that waits."""
    if waiting(state) and rng.random() < 0.6:
        return _answer(state, rng)
    board: Board = state.boards[author][index]
    right = state.setup.words[author][board.word]
    wrong = state.setup.words[seat][int(rng.random() * BOARDS)]
    word = right if rng.random() < 0.25 else wrong
    said = _one_of((word.en, word.zh, word.en.upper(), f"{word.en}s", f"{wrong.zh}、{word.zh}"), rng)
    return Guess(seat, author, index, said[:MAX_GUESS], 1_500 * len(state.guesses))


def _answer(state: State, rng: Random) -> Move:
    """Return the author's answer to the first guess that waits; now and then two share a board, right or not."""
    queue = waiting(state)
    first = queue[0]
    twin = [typed.number for typed in queue if typed.board == first.board and typed.author == first.author][:2]
    if first.suggestion is Verdict.YES:
        return Judge(first.author, tuple(twin) if rng.random() < 0.2 else (first.number,), Verdict.YES)
    return Judge(first.author, (first.number,), _one_of((Verdict.FAR, first.suggestion), rng))


@lru_cache(1)
def _spare_strokes() -> tuple[Stroke, ...]:
    """Return a few scribbles, one in eight of them with the rubber."""
    rng = Random(SPARE_STROKES)
    return tuple([_scribble(rng, rubber=number % 8 == 7) for number in range(SPARE_STROKES)])


def _scribble(rng: Random, rubber: bool) -> Stroke:
    """Return a stroke that wanders over the board."""
    x, y, samples = rng.random(), rng.random(), []
    for number in range(2 + int(rng.random() * 8)):
        samples.append((8 * number, x, y, 0.3 + 0.5 * rng.random()))
        x, y = (min(1.0, max(0.0, at + 0.2 * (rng.random() - 0.5))) for at in (x, y))
    width = _one_of(RUBBER_WIDTHS if rubber else PEN_WIDTHS, rng)
    return pack_stroke(Tool.RUBBER if rubber else Tool.PEN, width, samples)


def _one_of(items: Sequence[T], rng: Random) -> T:
    """Return one of the items, each as likely; by `random()` alone, whose numbers Python keeps (core.chance)."""
    return items[int(rng.random() * len(items))]
