"""Read a list of words that people wrote: one word a line, or a table of English, Chinese, difficulty and tags.

Nothing in a list is an error of the list: a line that cannot be played is left out of the pack and told with its number.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from partygames.core.text import one_line
from partygames.games.doodle_rush.columns import BY_PLACE, DIFFICULTIES, Columns, Row, header, split
from partygames.games.doodle_rush.decoding import LOST
from partygames.games.doodle_rush.folding import solids
from partygames.games.doodle_rush.pack import MAX_WORD, Card, Pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.scripts import has_han, scripts
from partygames.games.doodle_rush.state import Difficulty, Word
from partygames.games.doodle_rush.tags import is_family

MAX_LINES = 2_000
MAX_LINE = 400  # characters
MAX_TAGS = 8
MOST_LINES, MOST_SIGNS = 10 * MAX_LINES, 5 * MAX_LINE
"""What a text may have, and one line of it: beyond that nobody could work with it, and no editor shows it in time."""

LINE_BREAK = re.compile("\r\n|[\r\n\u2028\u2029]")


class Flaw(StrEnum):
    """Name what is odd about a line; what comes with it stands behind it (see Problem)."""

    EMPTY = "empty"
    LOST = "lost"  # bytes that could not be read
    LONG = "long"  # text: its beginning
    DIFFICULTY = "difficulty"  # text: the third column, which names none
    TWO_WORDS = "two_words"  # text, more: two words of one language
    DUPLICATE = "duplicate"  # text, other: the line that has the word already
    MIXED = "mixed"  # text: a word in two scripts; it is played as it stands
    NEAR = "near"  # text, more, other: too much like the word of that line to be dealt with it (enough.py)
    TOO_MANY = "too_many"  # this line and all below it are not read


class Problem(NamedTuple):
    """One remark about line `line` (from 1): what is odd, the text it is about, and what else it needs."""

    line: int
    flaw: Flaw
    text: str = ""
    more: str = ""
    other: int = 0


class Entry(NamedTuple):
    """One word of a list; a language may be missing (""), a difficulty too (None: fit for both).

    `id` is its folded form, so that a word that was dealt is known again when its line has moved.
    """

    line: int
    id: str
    en: str
    zh: str
    difficulty: Difficulty | None = None
    tags: tuple[str, ...] = ()


class WordList(NamedTuple):
    """What a text holds: the words that can be played, and what is odd, both by line."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...]


def read_list(text: str) -> WordList:
    """Read a list of words; any text will do."""
    entries: list[Entry] = []
    problems: list[Problem] = []
    known: dict[str, int] = {}
    columns: Columns | None = None
    for number, line in _lines(text):
        if number > MAX_LINES:
            problems.append(Problem(number, Flaw.TOO_MANY))
            break
        if not line.strip():
            problems.append(Problem(number, Flaw.EMPTY))
            continue
        if columns is None:
            columns = header(line) or BY_PLACE
            if columns is not BY_PLACE:
                continue
        entry, forms, flaws = _read(line, columns)
        problems += [flaw._replace(line=number) for flaw in flaws]
        if entry is None:
            continue
        first = min((known[form] for form in forms if form in known), default=None)
        if first is not None:
            problems.append(Problem(number, Flaw.DUPLICATE, entry.en or entry.zh, other=first))
            continue
        known.update(dict.fromkeys(forms, number))
        entries.append(entry._replace(line=number))
    return WordList(tuple(entries), tuple(problems))


def overfull(text: str, times: int = 1) -> PackError | None:
    """Return why a text is too much to be edited as a list of words, None where it is not; `times` stretches the bounds."""
    lines = LINE_BREAK.split(text, MOST_LINES * times)
    if len(lines) > MOST_LINES * times:
        return PackError(PackFault.MANY_LINES, limit=MAX_LINES)
    long = next((number for number, line in enumerate(lines, 1) if len(line) > MOST_SIGNS * times), None)
    return None if long is None else PackError(PackFault.LONG_LINE, long)


def pack_of(words: WordList) -> Pack:
    """Return the words as a pack of loose words."""
    cards, marked = [], set()
    for entry in words.entries:
        word = Word(entry.id, entry.en or entry.zh, entry.zh or entry.en)
        easy, hard = ((word,) if entry.difficulty in (None, side) else () for side in (Difficulty.EASY, Difficulty.HARD))
        cards.append(Card(entry.line, easy, hard))
        if not is_family(entry.tags):
            marked.add(word.id)
    return Pack(tuple(cards), frozenset(marked))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield (number from 1, line) up to the last line that is not empty, one line past the limit at most."""
    lines = LINE_BREAK.split(text, MAX_LINES + 1)
    while lines and not lines[-1].strip():
        lines.pop()
    yield from enumerate(lines, 1)


Reading = tuple[Entry | None, frozenset[str], tuple[Problem, ...]]


@lru_cache(2 * MAX_LINES)
def _read(line: str, columns: Columns) -> Reading:
    """Return the word of a line, None where there is none to play, its folded forms, and what is odd; line numbers come later."""
    if LOST in line:
        return _nothing(Flaw.LOST, one_line(line)[:MAX_WORD])
    if len(line) > MAX_LINE:
        return _nothing(Flaw.LONG, one_line(line[:MAX_LINE])[:MAX_WORD])
    fields = [one_line(field) for field in split(line)]
    row = columns.pick(fields)
    en, zh = row.en, row.zh
    if columns is BY_PLACE:
        en, zh, row = _by_place(fields)
    elif row.word:
        en, zh = (en, zh or row.word) if has_han(row.word) else (en or row.word, zh)
    en, zh = (word if solids(word) else "" for word in (en, zh))
    if not en and not zh:
        return _nothing(Flaw.EMPTY)
    for word in (en, zh):
        if len(word) > MAX_WORD:
            return _nothing(Flaw.LONG, word[:MAX_WORD])
    if row.difficulty.casefold() not in DIFFICULTIES:
        return _nothing(Flaw.DIFFICULTY, row.difficulty[:MAX_WORD])
    if columns is BY_PLACE and en and zh and has_han(en) == has_han(zh) and not (zh.isascii() and zh.isupper()):
        return _nothing(Flaw.TWO_WORDS, en, zh)
    entry = Entry(
        0,
        min(solids(en or zh), key=lambda form: (len(form), form)),
        en,
        zh,
        DIFFICULTIES[row.difficulty.casefold()],
        row.tags[:MAX_TAGS],
    )
    mixed = [Problem(0, Flaw.MIXED, word) for word in (en, zh) if len(scripts(word)) > 1]
    return entry, solids(en) | solids(zh), tuple(mixed)


def _nothing(flaw: Flaw, text: str = "", more: str = "") -> Reading:
    """Return that a line has no word to play, and why."""
    return None, frozenset(), (Problem(0, flaw, text, more),)


def _by_place(fields: list[str]) -> tuple[str, str, Row]:
    """Return (english, chinese, row) of a line without a header: the two languages come first, in either order."""
    if len(fields) == 2 and fields[1].casefold() in DIFFICULTIES and fields[1]:
        fields = [fields[0], "", fields[1]]  # a word and how hard it is
    row = BY_PLACE.pick(fields)
    swapped = has_han(row.en) and not (row.zh and has_han(row.zh))
    return (row.zh, row.en, row) if swapped else (row.en, row.zh, row)
