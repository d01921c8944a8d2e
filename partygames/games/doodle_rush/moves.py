"""What a seat can do. Each move is a tagged struct with a JSON form."""

from enum import StrEnum

import msgspec

from partygames.ink.stroke import Stroke


class Verdict(StrEnum):
    """The four answers an author may give, and no other hint (DR-17)."""

    YES = "yes"
    NO = "no"
    CLOSE = "close"
    FAR = "far"


class BeginTurn(msgspec.Struct, frozen=True, tag="begin_turn"):
    """Lift the curtain and start the drawing minute: of `seat` (pass the pen), of everybody (everyone at once) (DR-6, DD-3)."""

    seat: int


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn"):
    """Hand the pen on before the minute is over; pass the pen only (DD-3)."""

    seat: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Put a finished stroke, pen or rubber, on one's own board 0..5 (DR-9)."""

    seat: int
    board: int
    stroke: Stroke


class Wipe(msgspec.Struct, frozen=True, tag="wipe"):
    """Wipe one's own board clean; can be undone (DR-12)."""

    seat: int
    board: int


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back the last stroke or wipe on one's own board (DR-12)."""

    seat: int
    board: int


class Redo(msgspec.Struct, frozen=True, tag="redo"):
    """Do again what was taken back on one's own board (DR-12)."""

    seat: int
    board: int


class SwapWords(msgspec.Struct, frozen=True, tag="swap_words"):
    """Let two of one's own unguessed boards exchange their words (DD-1)."""

    seat: int
    board: int
    other: int


class PhaseTimeout(msgspec.Struct, frozen=True, tag="phase_timeout"):
    """Ring the bell for one running minute; refused as stale when that minute is already over (DR-8)."""

    phase: int
    drawer: int | None


class Award(msgspec.Struct, frozen=True, tag="award"):
    """Give one's own board to who guessed it; several winners were right at the same moment (DR-21, DR-22, DD-5)."""

    author: int
    board: int
    winners: tuple[int, ...]


class TakeBack(msgspec.Struct, frozen=True, tag="take_back"):
    """Take back the last award of this guessing phase (DD-5)."""


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """Show the author's answer to a spoken guess: no, close or far (DR-17). Yes is an Award."""

    author: int
    board: int
    verdict: Verdict


class Guess(msgspec.Struct, frozen=True, tag="guess"):
    """Type a guess for another seat's board (DR-16, DD-5). `at_ms`: how much of the minute had passed, for DR-22."""

    seat: int
    author: int
    board: int
    text: str
    at_ms: int = 0


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """Answer typed guesses on one's own board, by their numbers; several numbers with YES share the board (DR-17, DR-22)."""

    author: int
    guesses: tuple[int, ...]
    verdict: Verdict


class LetLapse(msgspec.Struct, frozen=True, tag="let_lapse"):
    """After the bell, end the phase although guesses wait: they get no answer (DR-8)."""


class RaiseFlag(msgspec.Struct, frozen=True, tag="raise_flag"):
    """Say that a board carries letters or digits (DD-7, DR-11)."""

    seat: int
    author: int
    board: int


class VoteFlag(msgspec.Struct, frozen=True, tag="vote_flag"):
    """Agree or not with a raised flag: the author alone decides with yes, else a majority of the others (DD-7)."""

    seat: int
    author: int
    board: int
    agree: bool


class FinishNow(msgspec.Struct, frozen=True, tag="finish_now"):
    """End the game when no unguessed board is left (DD-8)."""


Move = (
    BeginTurn | EndTurn | Draw | Wipe | Undo | Redo | SwapWords | PhaseTimeout | Award | TakeBack | Reply | Guess | Judge
    | LetLapse | RaiseFlag | VoteFlag | FinishNow
)
