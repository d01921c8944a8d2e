"""Why Doodle Rush refuses a move, in a sentence for the table, one for each Refusal."""

from collections.abc import Callable
from typing import Any

from partygames.games.doodle_rush.errors import Refusal
from partygames.ui.i18n import translate

Facts = dict[str, Any]
SENTENCES: dict[Refusal, Callable[[Facts], str]] = {
    Refusal.BAD_PLAYERS: lambda f: translate("Doodle", "Doodle Rush is for 3 to 6 players. (Rule DR-1)"),
    Refusal.BAD_START: lambda f: translate("Doodle", "Whoever begins must sit at the table. (Rule DR-6)"),
    Refusal.BAD_MINUTE: lambda f: translate("Doodle", "A minute can have 45, 60, 90 or 120 seconds. (Rule DD-9)"),
    Refusal.BAD_HANDICAP: lambda f: translate(
        "Doodle", "A drawing minute can be 1, 1.25, 1.5 or 2 times as long, where one pen goes round. (Rule DD-9)"
    ),
    Refusal.BAD_WORDS: lambda f: translate("Doodle", "Every player needs exactly six words. (Rule DR-5)"),
    Refusal.REPEATED_WORD: lambda f: translate("Doodle", "One word was dealt twice. (Rule DD-10)"),
    Refusal.UNKNOWN_MOVE: lambda f: translate("Doodle", "That is not possible in this game. (Rule DR-7)"),
    Refusal.NO_SUCH_SEAT: lambda f: translate("Doodle", "Nobody sits there. (Rule DR-1)"),
    Refusal.NO_SUCH_BOARD: lambda f: translate("Doodle", "Everybody has six boards, and this is not one of them. (Rule DR-3)"),
    Refusal.GAME_OVER: lambda f: translate("Doodle", "The game is over. (Rule DR-23)"),
    Refusal.STALE_BELL: lambda f: translate("Doodle", "That minute is over already. (Rule DR-8)"),
    Refusal.MINUTE_RUNS: lambda f: translate("Doodle", "The minute is running already. (Rule DR-8)"),
    Refusal.NOT_PASSING: lambda f: translate("Doodle", "Everybody draws at once, there is no pen to hand on. (Rule DD-3)"),
    Refusal.NOT_DRAWING: lambda f: translate("Doodle", "This is a guessing minute: pens down. (Rule DR-9)"),
    Refusal.CURTAIN_DOWN: lambda f: translate("Doodle", "The drawing minute has not begun yet. (Rule DD-3)"),
    Refusal.NOT_YOUR_PEN: lambda f: translate("Doodle", "Somebody else has the pen. (Rule DR-9)"),
    Refusal.BOARD_GUESSED: lambda f: translate(
        "Doodle", "This board has been guessed: it cannot be changed any more. (Rule DR-13)"
    ),
    Refusal.BAD_STROKE: lambda f: translate("Doodle", "This line could not be read, please draw it again. (Rule DR-9)"),
    Refusal.NOTHING_TO_WIPE: lambda f: translate("Doodle", "This board is empty already. (Rule DR-12)"),
    Refusal.NOTHING_TO_UNDO: lambda f: translate("Doodle", "There is nothing to undo on this board. (Rule DR-12)"),
    Refusal.NOTHING_TO_REDO: lambda f: translate("Doodle", "There is nothing to redo on this board. (Rule DR-12)"),
    Refusal.SAME_BOARD: lambda f: translate("Doodle", "Choose two different boards to swap their words. (Rule DD-1)"),
    Refusal.NOT_GUESSING: lambda f: translate("Doodle", "Guessing begins when the drawing minutes are over. (Rule DR-15)"),
    Refusal.BELL_RANG: lambda f: translate("Doodle", "The bell has rung: now only answers count. (Rule DR-8)"),
    Refusal.NOTHING_LEFT_OPEN: lambda f: translate("Doodle", "No guess waits for an answer. (Rule DR-8)"),
    Refusal.OWN_BOARD: lambda f: translate("Doodle", "Nobody can win their own board. (Rule DR-15)"),
    Refusal.NO_DRAWING: lambda f: translate("Doodle", "Nothing is drawn on this board. (Rule DR-15)"),
    Refusal.BOARD_CLOSED: lambda f: translate(
        "Doodle", "This board has letters on it: it is closed until it is wiped. (Rule DD-7)"
    ),
    Refusal.NO_WINNER: lambda f: translate("Doodle", "Choose who was right. (Rule DR-21)"),
    Refusal.REPEATED_WINNER: lambda f: translate("Doodle", "One player can win a board only once. (Rule DR-22)"),
    Refusal.NOTHING_TO_TAKE_BACK: lambda f: translate("Doodle", "There is nothing to take back in this minute. (Rule DD-5)"),
    Refusal.YES_IS_AN_AWARD: lambda f: translate("Doodle", "With a yes, also say who was right. (Rule DR-17)"),
    Refusal.NOT_TYPING: lambda f: translate("Doodle", "At this table guesses are said aloud. (Rule DD-5)"),
    Refusal.EMPTY_GUESS: lambda f: translate("Doodle", "Type a word to guess. (Rule DR-16)"),
    Refusal.LONG_GUESS: lambda f: translate("Doodle", "That guess is too long. (Rule DD-5)"),
    Refusal.NO_GUESS: lambda f: translate("Doodle", "Choose the guess to answer. (Rule DR-17)"),
    Refusal.NO_SUCH_GUESS: lambda f: translate("Doodle", "There is no such guess. (Rule DR-17)"),
    Refusal.NOT_YOUR_BOARD: lambda f: translate("Doodle", "Only whoever drew it answers. (Rule DR-17)"),
    Refusal.MIXED_BOARDS: lambda f: translate("Doodle", "One answer is for one board. (Rule DR-22)"),
    Refusal.ALREADY_ANSWERED: lambda f: translate("Doodle", "This guess has its answer already. (Rule DR-17)"),
    Refusal.GUESS_LAPSED: lambda f: translate("Doodle", "This guess is too old: its minute is over. (Rule DR-8)"),
    Refusal.ALREADY_FLAGGED: lambda f: translate("Doodle", "This board is flagged already. (Rule DD-7)"),
    Refusal.NOT_FLAGGED: lambda f: translate("Doodle", "There is no flag on this board. (Rule DD-7)"),
    Refusal.ALREADY_VOTED: lambda f: translate("Doodle", "You have said that already. (Rule DD-7)"),
    Refusal.BOARDS_LEFT: lambda f: translate("Doodle", "There are still boards to guess. (Rule DD-8)"),
}
