"""Packs of word cards (DR-2): read from a CSV table with the header card,side,slot,en,zh,tags."""

import csv
import io
from functools import lru_cache
from pathlib import Path

import msgspec

from partygames.core.paths import resource
from partygames.games.doodle_rush.folding import solids
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import Difficulty, Word
from partygames.games.doodle_rush.tags import NAMES

COLUMNS = ("card", "side", "slot", "en", "zh", "tags")
SLOTS = 3  # words on one side of a card
MAX_WORD = 40  # characters, so that a word fits its chip
MAX_BYTES = 4_000_000
BASE = "words/base.csv"


class Card(msgspec.Struct, frozen=True):
    """One word card: its number and three words a side. In a pack of loose words: one word, where it is fit for."""

    number: int
    easy: tuple[Word, ...]
    hard: tuple[Word, ...]

    def side(self, difficulty: Difficulty) -> tuple[Word, ...]:
        """Return the words of one side (DR-4)."""
        return self.easy if difficulty == Difficulty.EASY else self.hard


class Pack(msgspec.Struct, frozen=True):
    """The cards of a pack, by number. `marked`: ids of the words that are none for the whole family."""

    cards: tuple[Card, ...]
    marked: frozenset[str] = frozenset()

    def family(self) -> "Pack":
        """Return the family words alone; they come as loose words, since hardly a card stays whole."""
        cards = [
            card for whole in self.cards for card in _loose(whole) if self.marked.isdisjoint(w.id for w in card.easy + card.hard)
        ]
        return Pack(tuple(cards))


def _loose(card: Card) -> list[Card]:
    """Return a card with one word for each word of a card."""
    found: dict[str, Card] = {}
    for word in card.easy + card.hard:
        easy, hard = ((word,) if word in side else () for side in (card.easy, card.hard))
        found[word.id] = Card(card.number, easy, hard)
    return list(found.values())


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
    marked: set[str] = set()
    lines: dict[tuple[Difficulty, str], int] = {}
    rows = _rows(text)
    line, header = next(rows, (1, []))
    if tuple(name.strip() for name in header) != COLUMNS:
        raise PackError(PackFault.BAD_HEADER, line, columns=",".join(COLUMNS))
    for line, row in rows:
        if not any(field.strip() for field in row):
            continue
        card, side, slot, word, tags = _word(line, row)
        words = sides.setdefault((card, side), {})
        if slot in words:
            raise PackError(PackFault.TAKEN_SLOT, line, card=card, side=side.value, slot=slot)
        for form in solids(word.en) | solids(word.zh):
            first = lines.setdefault((side, form), line)
            if first != line:
                raise PackError(PackFault.DUPLICATE, line, word=word.en, first=first)
        words[slot] = word
        if tags:
            marked.add(word.id)
    for (card, side), words in sides.items():
        if len(words) < SLOTS:
            raise PackError(PackFault.HALF_SIDE, card=card, side=side.value, have=len(words))
    numbers = sorted({card for card, _ in sides})
    return Pack(tuple([Card(number, *_both_sides(sides, number)) for number in numbers]), frozenset(marked))


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


def _word(line: int, row: list[str]) -> tuple[int, Difficulty, int, Word, list[str]]:
    """Return (card, side, slot, word, tags) of one row."""
    if len(row) != len(COLUMNS):
        raise PackError(PackFault.BAD_ROW, line, count=len(COLUMNS))
    card, side, slot, en, zh, tags = (" ".join(field.split()) for field in row)
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
    for tag in tags.split():
        if tag not in NAMES:
            raise PackError(PackFault.BAD_TAG, line, tag=tag[:MAX_WORD])
    word = Word(f"{int(card)}-{side}-{slot}", en or zh, zh or en)
    return int(card), Difficulty(side), int(slot), word, tags.split()


def _both_sides(sides: dict[tuple[int, Difficulty], dict[int, Word]], number: int):
    """Yield the words of the easy side and of the hard one, by slot."""
    for side in (Difficulty.EASY, Difficulty.HARD):
        words = sides.get((number, side), {})
        yield tuple([words[slot] for slot in sorted(words)])
