"""Packs of word cards (DR-2): read from a CSV table with the header card,side,slot,en,zh."""

import csv
import io
from enum import StrEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from partygames.core.paths import resource
from partygames.games.doodle_rush.folding import solids
from partygames.games.doodle_rush.state import Difficulty, Word

COLUMNS = ("card", "side", "slot", "en", "zh")
SLOTS = 3  # words on one side of a card
MAX_WORD = 40  # characters, so that a word fits its chip
MAX_BYTES = 4_000_000
BASE = "words/base.csv"


class PackFault(StrEnum):
    """Name what is wrong with a pack; the facts that come with it stand behind it."""

    UNREADABLE = "unreadable"  # the file cannot be opened
    TOO_BIG = "too_big"  # limit: bytes
    NOT_UTF8 = "not_utf8"
    BAD_HEADER = "bad_header"  # columns: as they should be
    BAD_ROW = "bad_row"  # count: fields a row must have
    BAD_CARD = "bad_card"  # card: no whole number from 1
    BAD_SIDE = "bad_side"  # side: neither easy nor hard
    BAD_SLOT = "bad_slot"  # slot: not 1, 2 or 3
    TAKEN_SLOT = "taken_slot"  # card, side, slot: filled before
    EMPTY_WORD = "empty_word"  # neither English nor Chinese
    LONG_WORD = "long_word"  # word, limit
    DUPLICATE = "duplicate"  # word, first: the line that has it already
    HALF_SIDE = "half_side"  # card, side, have: words on it
    TOO_FEW = "too_few"  # have, need: cards of that difficulty (deal.py)


_SENTENCES = {
    PackFault.UNREADABLE: "the file cannot be opened.",
    PackFault.TOO_BIG: "the file is larger than {limit} bytes.",
    PackFault.NOT_UTF8: "the text is not UTF-8.",
    PackFault.BAD_HEADER: "the first line must be {columns}.",
    PackFault.BAD_ROW: "a line must have {count} fields.",
    PackFault.BAD_CARD: "the card {card!r} is not a whole number from 1.",
    PackFault.BAD_SIDE: "the side {side!r} is neither easy nor hard.",
    PackFault.BAD_SLOT: "the slot {slot!r} is not 1, 2 or 3.",
    PackFault.TAKEN_SLOT: "card {card}, {side}, has its word {slot} already.",
    PackFault.EMPTY_WORD: "the word is empty.",
    PackFault.LONG_WORD: "the word {word!r} is longer than {limit} characters.",
    PackFault.DUPLICATE: "the word {word!r} stands on line {first} already.",
    PackFault.HALF_SIDE: "card {card}, {side}, has {have} of 3 words.",
    PackFault.TOO_FEW: "there are {have} cards of that difficulty, and this table needs {need}.",
}


class PackError(Exception):
    """Say in one sentence what is wrong; `fault`, `line` (from 1; None for the whole) and `facts` say it in other languages."""

    def __init__(self, fault: PackFault, line: int | None = None, **facts: Any) -> None:
        sentence = _SENTENCES[fault].format(**facts)
        super().__init__(f"Line {line}: {sentence}" if line else sentence[0].upper() + sentence[1:])
        self.fault = fault
        self.line = line
        self.facts = facts


class Card(msgspec.Struct, frozen=True):
    """One word card: its number and three words a side; a side may be missing in an own pack."""

    number: int
    easy: tuple[Word, ...]
    hard: tuple[Word, ...]

    def side(self, difficulty: Difficulty) -> tuple[Word, ...]:
        """Return the words of one side (DR-4)."""
        return self.easy if difficulty == Difficulty.EASY else self.hard


class Pack(msgspec.Struct, frozen=True):
    """The cards of a pack, by number."""

    cards: tuple[Card, ...]


@lru_cache(1)
def base_pack() -> Pack:
    """Return the pack that comes with the program; raise MissingResource or PackError when it is damaged."""
    return load_pack(resource(BASE))


def load_pack(path: Path) -> Pack:
    """Read a pack from a UTF-8 file, with or without a byte order mark; raise PackError."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise PackError(PackFault.UNREADABLE) from error
    if len(data) > MAX_BYTES:
        raise PackError(PackFault.TOO_BIG, limit=MAX_BYTES)
    try:
        return parse_pack(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise PackError(PackFault.NOT_UTF8, data.count(b"\n", 0, error.start) + 1) from error


def parse_pack(text: str) -> Pack:
    """Read a pack from the text of a table: any order of rows, one language at least; raise PackError.

    The same word may not stand twice on sides of one difficulty (DD-10). A word's id is "card-side-slot".
    """
    sides: dict[tuple[int, Difficulty], dict[int, Word]] = {}
    lines: dict[tuple[Difficulty, str], int] = {}
    rows = _rows(text)
    line, header = next(rows, (1, []))
    if tuple(name.strip() for name in header) != COLUMNS:
        raise PackError(PackFault.BAD_HEADER, line, columns=",".join(COLUMNS))
    for line, row in rows:
        if not any(field.strip() for field in row):
            continue
        card, side, slot, word = _word(line, row)
        words = sides.setdefault((card, side), {})
        if slot in words:
            raise PackError(PackFault.TAKEN_SLOT, line, card=card, side=side.value, slot=slot)
        for form in solids(word.en) | solids(word.zh):
            first = lines.setdefault((side, form), line)
            if first != line:
                raise PackError(PackFault.DUPLICATE, line, word=word.en, first=first)
        words[slot] = word
    for (card, side), words in sides.items():
        if len(words) < SLOTS:
            raise PackError(PackFault.HALF_SIDE, card=card, side=side.value, have=len(words))
    return Pack(tuple([Card(number, *_both_sides(sides, number)) for number in sorted({card for card, _ in sides})]))


def _rows(text: str):
    """Yield (line number, fields)."""
    reader = csv.reader(io.StringIO(text, newline=""))
    while True:
        line = reader.line_num + 1
        try:
            yield line, next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            raise PackError(PackFault.BAD_ROW, line, count=len(COLUMNS)) from error


def _word(line: int, row: list[str]) -> tuple[int, Difficulty, int, Word]:
    """Return (card, side, slot, word) of one row."""
    if len(row) != len(COLUMNS):
        raise PackError(PackFault.BAD_ROW, line, count=len(COLUMNS))
    card, side, slot, en, zh = (" ".join(field.split()) for field in row)
    if not (card.isascii() and card.isdigit() and 1 <= len(card) <= 6 and int(card)):
        raise PackError(PackFault.BAD_CARD, line, card=card[:MAX_WORD])
    if side not in set(Difficulty):
        raise PackError(PackFault.BAD_SIDE, line, side=side[:MAX_WORD])
    if slot not in ("1", "2", "3"):
        raise PackError(PackFault.BAD_SLOT, line, slot=slot[:MAX_WORD])
    if not solids(en) and not solids(zh):
        raise PackError(PackFault.EMPTY_WORD, line)
    for word in (en, zh):
        if len(word) > MAX_WORD:
            raise PackError(PackFault.LONG_WORD, line, word=word[:MAX_WORD], limit=MAX_WORD)
    word = Word(f"{int(card)}-{side}-{slot}", en or zh, zh or en)
    return int(card), Difficulty(side), int(slot), word


def _both_sides(sides: dict[tuple[int, Difficulty], dict[int, Word]], number: int):
    """Yield the words of the easy side and of the hard one, by slot."""
    for side in (Difficulty.EASY, Difficulty.HARD):
        words = sides.get((number, side), {})
        yield tuple([words[slot] for slot in sorted(words)])
