"""What happened, for the log, the animation and the journal. `event_for` in view.py strips what a seat may not know."""

from enum import StrEnum

import msgspec

from partygames.games.doodle_rush.moves import Verdict


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began"):
    """A minute runs from now: that of `drawer`, or everybody's (None), guessing minutes too (DR-6, DR-8, DD-3)."""

    phase: int
    drawer: int | None


class BoardChanged(msgspec.Struct, frozen=True, tag="board_changed"):
    """The ink of a board changed; only its author notices while drawing (DR-14)."""

    author: int
    board: int


class WordsSwapped(msgspec.Struct, frozen=True, tag="words_swapped"):
    """Two boards of `author` exchanged their words; only the author notices (DD-1)."""

    author: int
    board: int
    other: int


class Bell(msgspec.Struct, frozen=True, tag="bell"):
    """A minute is over: by the clock, or because the pen was handed on (DR-8). `drawer` as in TurnBegan."""

    phase: int
    drawer: int | None


class PhaseBegan(msgspec.Struct, frozen=True, tag="phase_began"):
    """Phase 0..5 begins (DR-6); even phases draw, odd phases guess."""

    phase: int


class Awarded(msgspec.Struct, frozen=True, tag="awarded"):
    """A board left its author for the winners' trays (DR-21, DR-22)."""

    author: int
    board: int
    winners: tuple[int, ...]


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back"):
    """The last award was taken back (DD-5)."""

    author: int
    board: int
    winners: tuple[int, ...]


class Replied(msgspec.Struct, frozen=True, tag="replied"):
    """The author answered a spoken guess (DR-17)."""

    author: int
    board: int
    verdict: Verdict


class Guessed(msgspec.Struct, frozen=True, tag="guessed"):
    """`seat` typed a guess with this number (DR-16); `suggestion` is the program's, seen by the author alone (DD-5, DD-6)."""

    number: int
    seat: int
    author: int
    board: int
    text: str
    suggestion: Verdict | None


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """The author answered typed guesses (DR-17)."""

    author: int
    board: int
    guesses: tuple[int, ...]
    verdict: Verdict


class FlagNews(StrEnum):
    """What became of a flag (DD-7); it is lifted by wiping the board, which only the author notices (DR-14)."""

    RAISED = "raised"
    VOTED = "voted"
    CONFIRMED = "confirmed"
    TURNED_DOWN = "turned_down"
    LAPSED = "lapsed"
    LIFTED = "lifted"


class FlagChanged(msgspec.Struct, frozen=True, tag="flag_changed"):
    """Something happened to the flag on a board; `seat`: who raised it or spoke, None for the bell and for wiping (DD-7)."""

    author: int
    board: int
    flag: FlagNews
    seat: int | None


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """The game is over (DR-23..25)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    TurnBegan | BoardChanged | WordsSwapped | Bell | PhaseBegan | Awarded | TakenBack | Replied | Guessed | Judged | FlagChanged
    | GameEnded
)
