"""The whole truth of a game of Doodle Rush. Frozen, hashable, with a JSON form; views get `view_for`, never this."""

from enum import StrEnum

import msgspec

from partygames.games.doodle_rush.moves import Verdict
from partygames.ink.stroke import Stroke

PLAYERS = range(3, 7)
BOARDS = 6
MOST = 6 * BOARDS
"""Words that the largest table needs."""
PHASES = 6
MINUTES_S = (45, 60, 90, 120)
HANDICAPS = (100, 125, 150, 200)
"""How much of a minute a seat may have to draw, in percent (DD-9): a child may get half as much again."""


def longer(minute_s: int, percent: int) -> int:
    """Return the seconds of a minute with a handicap, to the nearest whole one (DD-9)."""
    return (minute_s * percent + 50) // 100


class Difficulty(StrEnum):
    """Which side of the word cards is played: one pencil or two (DR-2, DR-4)."""

    EASY = "easy"
    HARD = "hard"


class Drawing(StrEnum):
    """How the table draws on its screens (DD-3)."""

    PASS_THE_PEN = "pass_the_pen"
    EVERYONE_AT_ONCE = "everyone_at_once"


class Guessing(StrEnum):
    """How guesses are made (DD-5)."""

    SPOKEN = "spoken"
    TYPED = "typed"


class Word(msgspec.Struct, frozen=True):
    """One word of a pack: its id (unique within the pack), English and simplified Chinese."""

    id: str
    en: str
    zh: str


class Source(msgspec.Struct, frozen=True):
    """Where the words of a table come from: a pack by its name on the shelf, and whether only its family words are dealt."""

    pack: str
    family: bool = False


class Setup(msgspec.Struct, frozen=True):
    """Everything the game depends on. `words`: six per seat, in card order, as dealt by deal.py (DR-5).

    `handicaps`: percent of the minute that each seat draws; left out where all have the same (DD-9).
    The words are kept here whole, so that a game goes on as it was dealt when its pack is edited or thrown away. `source` says
    where the next deal of this table comes from; the base pack without a filter is not written down.
    """

    players: int
    seed: int
    words: tuple[tuple[Word, ...], ...]
    difficulty: Difficulty = Difficulty.EASY
    minute_s: int = 60
    drawing: Drawing = Drawing.PASS_THE_PEN
    guessing: Guessing = Guessing.SPOKEN
    auto_judge: bool = False
    start: int = 0
    handicaps: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET

    def drawing_s(self, seat: int) -> int:
        """Return how many seconds a seat has to draw (DD-9)."""
        return longer(self.minute_s, self.handicaps[seat]) if self.handicaps else self.minute_s
    source: Source | msgspec.UnsetType = msgspec.UNSET


class FlagState(StrEnum):
    """Where a complaint about letters on a board stands (DD-7)."""

    NONE = "none"
    RAISED = "raised"
    CLOSED = "closed"


class Board(msgspec.Struct, frozen=True):
    """One board of one author.

    `word`: index 0..5 into the author's words (DD-1). `acts`: strokes in order, None for a wipe; the first `done` of them
    count, the others can be redone. `inked`: the visible strokes leave ink (DD-2), worked out when they change. `stages`: the
    visible strokes at the end of each drawing phase so far. `winners`: () while unguessed. `flag`, `flagged_by`, `votes`: the
    complaint, who raised it, and the last (seat, agree) of each who spoke, the raiser's first (DD-7). `reply`: the last answer
    of this phase.
    """

    word: int
    acts: tuple[Stroke | None, ...] = ()
    done: int = 0
    inked: bool = False
    stages: tuple[tuple[Stroke, ...], ...] = ()
    winners: tuple[int, ...] = ()
    flag: FlagState = FlagState.NONE
    flagged_by: int | None = None
    votes: tuple[tuple[int, bool], ...] = ()
    reply: Verdict | None = None

    @property
    def strokes(self) -> tuple[Stroke, ...]:
        """Return what is visible: the strokes done since the last wipe."""
        start = self.done
        while start > 0 and self.acts[start - 1] is not None:
            start -= 1
        return self.acts[start : self.done]  # type: ignore[return-value]


class TypedGuess(msgspec.Struct, frozen=True):
    """A typed guess: number (arrival order, from 0), phase, who, for which board, the text, and the answer once given (DD-5).

    It waits for an answer while `verdict` is None, its board is there and its phase lasts; then it lapses. `at_ms`: how much of
    the minute had passed when it came.
    """

    number: int
    phase: int
    seat: int
    author: int
    board: int
    text: str
    suggestion: Verdict | None = None
    verdict: Verdict | None = None
    at_ms: int = 0


class State(msgspec.Struct, frozen=True):
    """One moment of the game.

    `phase` 0..5 (even: draw, odd: guess), 6 when over. `drawer`: whose drawing minute it is (pass the pen), else None.
    `running`: the minute runs; False while the curtain is down before a drawing minute, and while authors answer what was typed
    before the bell of a guessing minute (DR-8, DR-17). `boards[seat][0..5]`. `seen`: seats that
    have read their words. `guesses[n]` has the number n. `awards`: (author, board) of this guessing phase in order, for TakeBack.
    """

    setup: Setup
    phase: int
    drawer: int | None
    running: bool
    boards: tuple[tuple[Board, ...], ...]
    seen: tuple[bool, ...]
    guesses: tuple[TypedGuess, ...] = ()
    awards: tuple[tuple[int, int], ...] = ()

    @property
    def is_draw(self) -> bool:
        """Say whether this is a drawing phase (DR-6)."""
        return self.phase < PHASES and self.phase % 2 == 0

    @property
    def is_guess(self) -> bool:
        """Say whether this is a guessing phase (DR-6)."""
        return self.phase < PHASES and self.phase % 2 == 1

    @property
    def is_answering(self) -> bool:
        """Say whether the bell has rung and guesses still wait for their authors (DR-8, DR-17)."""
        return self.is_guess and not self.running


class DecidedBy(StrEnum):
    """What made the winner: the score, fewer boards left at the same score, or nothing, so that the win is shared (DR-25)."""

    SCORE = "score"
    FEWER_LEFT = "fewer_left"
    SHARED = "shared"


class BoardView(msgspec.Struct, frozen=True):
    """A board as one seat sees it: `word` and `strokes` only where it may (DR-5, DR-14); `stages` only at the end of the game.

    `open`: it can be guessed now (DR-15, DD-7). `editable`: its author, the viewer, may change it now (DR-9, DR-13). While others
    draw, their boards show nothing but who won them.
    """

    author: int
    index: int
    word: Word | None
    strokes: tuple[Stroke, ...]
    has_drawing: bool
    open: bool
    editable: bool
    winners: tuple[int, ...]
    flag: FlagState
    flagged_by: int | None
    votes: tuple[tuple[int, bool], ...]
    reply: Verdict | None
    can_undo: bool
    can_redo: bool
    stages: tuple[tuple[Stroke, ...], ...]


class Tally(msgspec.Struct, frozen=True):
    """A seat's arithmetic: boards won, own boards left, score = won - left (DR-24)."""

    seat: int
    won: int
    left: int
    score: int


class View(msgspec.Struct, frozen=True):
    """What one seat sees, or the public table (seat None: the guessing wall, without any word until the game is over).

    `minute_s`: the shared minute; `drawing_s`: each seat's own drawing minute (DD-9).
    `can_take_back`: (author, board) of the award that TakeBack would undo. `all_guessed`: FinishNow is on offer (DD-8).
    `guesses`: all typed guesses, for a guess is said aloud (DR-16); their `suggestion` only for the author of the board, and at
    the end. `waiting`: numbers of the guesses that wait for an answer, in arrival order. `together`: for the viewer's own boards,
    the exact guesses that wait and came practically at the same moment (DR-22). `decided_by`: what made the winner.
    """

    seat: int | None
    players: int
    phase: int
    drawer: int | None
    running: bool
    minute_s: int
    drawing_s: tuple[int, ...]
    drawing: Drawing
    guessing: Guessing
    difficulty: Difficulty
    boards: tuple[tuple[BoardView, ...], ...]
    tallies: tuple[Tally, ...]
    guesses: tuple[TypedGuess, ...]
    waiting: tuple[int, ...]
    together: tuple[tuple[int, ...], ...]
    can_take_back: tuple[int, int] | None
    all_guessed: bool
    over: bool
    winners: tuple[int, ...]
    decided_by: DecidedBy | None
