"""Builders of Doodle Rush tables, strokes and moves, so that tests read like the rules."""

from contextlib import contextmanager
from functools import lru_cache

import msgspec
import pytest

from partygames.core.game import RuleError
from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import BeginTurn, Draw, Guess, LetLapse, Move, PhaseTimeout, Wipe
from partygames.games.doodle_rush.pack import Card, Pack
from partygames.games.doodle_rush.state import BOARDS, Board, Drawing, Guessing, Setup, State, Word
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke

AT_ONCE = Drawing.EVERYONE_AT_ONCE
TYPED = Guessing.TYPED
STEMS, BRANCHES = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"


def word(en: str, zh: str = "", number: int = 0) -> Word:
    """Return a word; without Chinese it is the English one again."""
    return Word(f"{number}-{en}", en, zh or en)


def words_for(players: int) -> tuple[tuple[Word, ...], ...]:
    """Return six words a seat that stand nowhere else: "riddle ab" / "谜甲丑" is the second word of the first seat."""
    return tuple(
        tuple(Word(f"{s}-{b}", f"riddle {'abcdef'[s]}{'abcdef'[b]}", "谜" + STEMS[s] + BRANCHES[b]) for b in range(BOARDS))
        for s in range(players)
    )


@lru_cache(1)
def riddle_pack() -> Pack:
    """Return twenty cards of words that stand nowhere else: no key of a JSON form, no value, no word of the real pack."""
    names = [a * 3 + b * 3 for a in "bcdfghjklmnp" for b in "qrstvwxzaeiou"][:120]
    words = [Word(f"q{n}", name, f"谜{STEMS[n % 10]}{BRANCHES[n % 12]}{STEMS[n // 12]}") for n, name in enumerate(names)]
    return Pack(tuple(Card(n + 1, tuple(words[6 * n : 6 * n + 3]), tuple(words[6 * n + 3 : 6 * n + 6])) for n in range(20)))


def a_setup(players: int = 3, **options) -> Setup:
    """Return a table for so many, with anything else as given."""
    return Setup(**{"players": players, "seed": 1, "words": words_for(players)} | options)


def a_table(players: int = 3, **options) -> State:
    """Return the table before its first minute."""
    return game.start(a_setup(players, **options))


def pen(*points: tuple[float, float]) -> Stroke:
    """Return a pen stroke through the points, board units; without points, one across the middle."""
    points = points or ((0.3, 0.5), (0.5, 0.5), (0.7, 0.5))
    return pack_stroke(Tool.PEN, PEN_WIDTHS[1], [(10 * i, x, y, 0.5) for i, (x, y) in enumerate(points)])


def rubber(*points: tuple[float, float]) -> Stroke:
    """Return a broad rubber stroke through the points; without points, it covers what `pen()` draws."""
    points = points or ((0.2, 0.5), (0.8, 0.5))
    return pack_stroke(Tool.RUBBER, RUBBER_WIDTHS[1], [(10 * i, x, y, 0.5) for i, (x, y) in enumerate(points)])


def play(state: State, *moves: Move) -> State:
    """Return the state after the moves."""
    for move in moves:
        state, _ = game.apply(state, move)
    return state


def events_of(state: State, move: Move) -> tuple:
    """Return what happens when the move is made."""
    return game.apply(state, move)[1]


def bell(state: State) -> PhaseTimeout:
    """Return the bell of the minute that runs."""
    return PhaseTimeout(state.phase, state.drawer)


def begun(state: State) -> State:
    """Return the state with the curtain lifted."""
    return state if state.running else play(state, BeginTurn(state.drawer or 0))


def rung(state: State) -> State:
    """Return the state after the minute that is next to end; guesses that wait get no answer."""
    state = begun(state)
    state = play(state, bell(state))
    return play(state, LetLapse()) if state.is_answering else state


def drawing_minute(state: State, seat: int, phase: int = 0) -> State:
    """Return the state in the running drawing minute of `seat`, nothing done before."""
    state = begun(state)
    while state.phase != phase or state.drawer not in (seat, None):
        state = begun(rung(state))
    return state


def to_phase(state: State, phase: int) -> State:
    """Return the state at the start of a phase, with nothing done before it."""
    while state.phase < phase:
        state = rung(state)
    return state


def drawn_on(state: State, *places: tuple[int, int], stroke: Stroke | None = None) -> State:
    """Return the state in the next guessing phase, with a stroke on the boards (seat, board) given, or on all."""
    places = places or tuple((seat, board) for seat in range(state.setup.players) for board in range(BOARDS))
    phase = state.phase
    while state.phase == phase:
        state = begun(state)
        for seat, board in places:
            if state.drawer in (seat, None):
                state = play(state, Draw(seat, board, stroke or pen()))
        state = play(state, bell(state))
    return state


def guessing(players: int = 3, *places: tuple[int, int], **options) -> State:
    """Return a first guessing phase with a drawing on the boards given, or on all."""
    return drawn_on(a_table(players, **options), *places)


def board(state: State, seat: int, index: int) -> Board:
    """Return one board."""
    return state.boards[seat][index]


def say(seat: int, author: int, index: int, text: str, at_ms: int = 0) -> Guess:
    """Return a typed guess."""
    return Guess(seat, author, index, text, at_ms)


def wiped(state: State, seat: int, index: int) -> State:
    """Return the state after the author wiped a board in the next drawing phase."""
    state = drawing_minute(state, seat, state.phase + state.phase % 2)
    return play(state, Wipe(seat, index))


@contextmanager
def refused(code: Refusal, clause: str, **facts):
    """Expect a RuleError with this code, clause and facts."""
    with pytest.raises(RuleError) as caught:
        yield
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert caught.value.facts.items() >= facts.items()


def refusal_of(state: State, move: Move) -> Refusal | None:
    """Return the code of the refusal, None for a move that is accepted."""
    try:
        game.apply(state, move)
    except RuleError as error:
        return error.code
    return None


def refuses(state: State, move: Move, code: Refusal, clause: str, **facts) -> None:
    """Assert that the move is refused and that the state is untouched."""
    before = msgspec.json.encode(state)
    with refused(code, clause, **facts):
        game.apply(state, move)
    assert msgspec.json.encode(state) == before
