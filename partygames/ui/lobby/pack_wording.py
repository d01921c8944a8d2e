"""Say what there is to say of word packs, in the language of the table."""

from typing import TYPE_CHECKING

from partygames.engine.shelf import BASE
from partygames.games.doodle_rush.enough import Enough
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import BOARDS, MOST, PLAYERS, Difficulty
from partygames.ui.i18n import translate
from partygames.ui.scene.label import brief

if TYPE_CHECKING:
    from partygames.games.doodle_rush.wordlist import Problem


def base_name() -> str:
    """Return what the pack that comes with the program is called."""
    return translate("Words", "Our 600 words")


def pack_name(pack_id: str, name: str) -> str:
    """Return what a pack is called."""
    return base_name() if pack_id == BASE else name


def error_sentence(error: PackError) -> str:
    """Return what is wrong with a pack as a whole."""
    say = {
        PackFault.UNREADABLE: lambda: translate("Words", "That file cannot be opened."),
        PackFault.TOO_BIG: lambda: translate("Words", "That file is too big for a list of words: one megabyte at most."),
        PackFault.NOT_TEXT: lambda: translate("Words", "That file is not text, so there are no words to read in it."),
        PackFault.MANY_LINES: lambda: translate("Words", "That is far too much for one pack: {limit} lines at most."),
        PackFault.LONG_LINE: lambda: translate("Words", "Line {line} of it is far too long. A list has one word a line."),
        PackFault.GONE: lambda: translate("Words", "That word pack is not there any more."),
        PackFault.DAMAGED: lambda: translate(
            "Words", "A word pack could not be read. It was set aside as “{name}”, nothing was deleted."
        ),
        PackFault.NEWER: lambda: translate(
            "Words", "The word pack in “{name}” comes from a newer version of this program. It stays as it is."
        ),
        PackFault.TOO_FEW: lambda: translate(
            "Words", "There are only {have} such words to deal, and this table needs {need}. Choose other words, or add some."
        ),
        PackFault.TOO_FEW_FAMILY: lambda: translate(
            "Words",
            "There are only {have} such words for the whole family, and this table needs {need}. Allow all words, or add some.",
        ),
    }.get(error.fault)
    if say is None:
        return translate("Words", "The words of the program cannot be read. Please install it again; your games are safe.")
    return say().format(line=error.line, **error.facts)


def flaw_sentence(problem: "Problem") -> str:
    """Return what is odd about a line."""
    from partygames.games.doodle_rush.wordlist import MAX_LINES, Flaw

    say = {
        Flaw.EMPTY: lambda: translate("Words", "Line {line} is empty."),
        Flaw.LOST: lambda: translate("Words", "Line {line}: some letters could not be read. Type the word again."),
        Flaw.LONG: lambda: translate("Words", "Line {line} is too long for a board: “{text}…”"),
        Flaw.DIFFICULTY: lambda: translate("Words", "Line {line}: “{text}” is neither easy nor hard. One word a line."),
        Flaw.TWO_WORDS: lambda: translate("Words", "Line {line}: “{text}” and “{more}” are two words. One word a line."),
        Flaw.DUPLICATE: lambda: translate("Words", "Line {line}: “{text}” is on line {other} already."),
        Flaw.MIXED: lambda: translate("Words", "Line {line}: “{text}” mixes two scripts. It is played as it stands."),
        Flaw.NEAR: lambda: translate("Words", "Line {line}: “{text}” is too much like “{more}” on line {other} for one game."),
        Flaw.TOO_MANY: lambda: translate("Words", "From line {line} on nothing is read: {limit} lines at most."),
    }[problem.flaw]
    facts = {"text": brief(problem.text, 28), "more": brief(problem.more, 28), "other": problem.other, "limit": MAX_LINES}
    return say().format(line=problem.line, **facts)


def count_words(n: int) -> str:
    """Return how many words there are."""
    return translate("Words", "%n word(s)", "", n)


def count_remarks(n: int, inside: bool) -> str:
    """Return how many remarks there are, and where to read them if not here (`inside`)."""
    if inside:
        return translate("Words", "%n remark(s)", "", n)
    return translate("Words", "%n remark(s): open it to read them", "", n)


def difficulty_name(difficulty: Difficulty) -> str:
    """Return what a difficulty is called."""
    return translate("Lobby", "Easy") if difficulty == Difficulty.EASY else translate("Lobby", "Hard")


def enough_sentence(count: Enough, difficulty: Difficulty) -> str:
    """Return for how many players the words of a difficulty are enough, or how many are missing."""
    players = count.players(difficulty)
    if players:
        text = translate("Words", "{difficulty}: enough for %n player(s)", "", players)
    else:
        missing = PLAYERS[0] * BOARDS - count.words(difficulty)
        text = translate("Words", "{difficulty}: %n more word(s) for three players", "", missing)
    return text.format(difficulty=difficulty_name(difficulty))


def short_sentence(count: Enough, difficulty: Difficulty, players: int, family: bool) -> str:
    """Return why these words are not enough for a table of `players`; "" when they are."""
    have, need = count.words(difficulty), BOARDS * players
    if have >= min(need, MOST):
        return ""
    if family:
        text = translate("Words", "Too few family words: {have} of {need}.")
    else:
        text = translate("Words", "Too few words: {have} of {need}.")
    return text.format(have=have, need=need)
