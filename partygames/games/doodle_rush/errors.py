"""Why a move or a table is refused. The sentences a player reads are the ui's, one per code."""

from enum import StrEnum
from typing import Any, NoReturn

from partygames.core.game import RuleError


class Refusal(StrEnum):
    """Name each refusal; the facts that come with it stand behind it. Seats and boards are numbers from 0."""

    BAD_PLAYERS = "bad_players"  # players: DR-1 wants 3 to 6
    BAD_START = "bad_start"  # seat: no such seat begins (DR-6)
    BAD_MINUTE = "bad_minute"  # seconds: not one of 45, 60, 90, 120 (DD-9)
    BAD_HANDICAP = "bad_handicap"  # not one of 100, 125, 150, 200 percent for each seat, or no pen goes round (DD-9)
    BAD_WORDS = "bad_words"  # not six words for each seat (DR-5)
    REPEATED_WORD = "repeated_word"  # word: dealt twice (DD-10)
    UNKNOWN_MOVE = "unknown_move"  # the thing submitted is no move of this game
    NO_SUCH_SEAT = "no_such_seat"  # seat
    NO_SUCH_BOARD = "no_such_board"  # board
    GAME_OVER = "game_over"
    STALE_BELL = "stale_bell"  # that minute is already over (DR-8)
    MINUTE_RUNS = "minute_runs"  # there is no curtain to lift (DR-8)
    NOT_PASSING = "not_passing"  # everyone draws at once: there is no pen to hand on (DD-3)
    NOT_DRAWING = "not_drawing"  # this is a guessing phase (DR-9)
    CURTAIN_DOWN = "curtain_down"  # drawer: whose minute has not begun (DD-3)
    NOT_YOUR_PEN = "not_your_pen"  # drawer: who has the pen (DR-9, DD-3)
    BOARD_GUESSED = "board_guessed"  # board: it has left its author (DR-13, DR-21)
    BAD_STROKE = "bad_stroke"  # its samples cannot be read
    NOTHING_TO_WIPE = "nothing_to_wipe"  # board
    NOTHING_TO_UNDO = "nothing_to_undo"  # board
    NOTHING_TO_REDO = "nothing_to_redo"  # board
    SAME_BOARD = "same_board"  # board: it cannot swap words with itself (DD-1)
    NOT_GUESSING = "not_guessing"  # this is a drawing phase (DR-15)
    BELL_RANG = "bell_rang"  # the minute is over: what was typed is only answered (DR-8)
    NOTHING_LEFT_OPEN = "nothing_left_open"  # no guess waits after the bell (DR-8)
    OWN_BOARD = "own_board"  # nobody guesses or wins their own board (DR-15)
    NO_DRAWING = "no_drawing"  # board: nothing is on it (DR-15, DD-2)
    BOARD_CLOSED = "board_closed"  # board: it carries letters (DD-7)
    NO_WINNER = "no_winner"  # an award without a winner (DR-21)
    REPEATED_WINNER = "repeated_winner"  # seat: named twice for one board (DR-22)
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"  # no award in this phase (DD-5)
    YES_IS_AN_AWARD = "yes_is_an_award"  # who was right is part of a yes (DR-17, DR-21)
    NOT_TYPING = "not_typing"  # this table says its guesses aloud (DD-5)
    EMPTY_GUESS = "empty_guess"  # nothing that can be read was typed (DR-16)
    LONG_GUESS = "long_guess"  # limit: characters a guess may have
    NO_GUESS = "no_guess"  # an answer that names no guess (DR-17)
    NO_SUCH_GUESS = "no_such_guess"  # number
    NOT_YOUR_BOARD = "not_your_board"  # author: who alone answers (DR-17)
    MIXED_BOARDS = "mixed_boards"  # one answer is for one board (DR-22)
    ALREADY_ANSWERED = "already_answered"  # number
    GUESS_LAPSED = "guess_lapsed"  # number: its phase is over (DR-8)
    ALREADY_FLAGGED = "already_flagged"  # board (DD-7)
    NOT_FLAGGED = "not_flagged"  # board (DD-7)
    ALREADY_VOTED = "already_voted"  # seat: has said just that (DD-7)
    BOARDS_LEFT = "boards_left"  # left: boards nobody has guessed (DD-8)


def refuse(code: Refusal, clause: str, **facts: Any) -> NoReturn:
    """Raise the RuleError."""
    raise RuleError(code, clause, **facts)
