"""What can be wrong with a pack as a whole. What is wrong with single lines of an own pack is in wordlist.py."""

from enum import StrEnum
from typing import Any


class PackFault(StrEnum):
    """Name what is wrong with a pack; the facts that come with it stand behind it."""

    UNREADABLE = "unreadable"  # the file cannot be opened
    TOO_BIG = "too_big"  # limit: bytes
    NOT_UTF8 = "not_utf8"
    NOT_TEXT = "not_text"  # a picture, a program, ...
    MANY_LINES = "many_lines"  # limit: lines that can be played
    LONG_LINE = "long_line"
    GONE = "gone"  # the pack is not on the shelf any more
    DAMAGED = "damaged"  # name: where the file lies now
    NEWER = "newer"  # name: of the file, which a newer version of the program wrote
    BAD_HEADER = "bad_header"  # columns: as they should be
    BAD_ROW = "bad_row"  # count: fields a row must have
    BAD_CARD = "bad_card"  # card: no whole number from 1
    BAD_SIDE = "bad_side"  # side: neither easy nor hard
    BAD_SLOT = "bad_slot"  # slot: not 1, 2 or 3
    BAD_TAG = "bad_tag"  # tag: none that is known
    TAKEN_SLOT = "taken_slot"  # card, side, slot: filled before
    EMPTY_WORD = "empty_word"  # neither English nor Chinese
    LONG_WORD = "long_word"  # word, limit
    DUPLICATE = "duplicate"  # word, first: the line that has it already
    HALF_SIDE = "half_side"  # card, side, have: words on it
    TOO_FEW = "too_few"  # have, need: words of that difficulty that can be dealt together (deal.py)
    TOO_FEW_FAMILY = "too_few_family"  # have, need: the same, of the family words alone


_SENTENCES = {
    PackFault.UNREADABLE: "the file cannot be opened.",
    PackFault.TOO_BIG: "the file is larger than {limit} bytes.",
    PackFault.NOT_UTF8: "the text is not UTF-8.",
    PackFault.NOT_TEXT: "the file is no text.",
    PackFault.MANY_LINES: "there are far too many lines; {limit} can be played.",
    PackFault.LONG_LINE: "it is far too long; a list has one word a line.",
    PackFault.GONE: "that word pack is not there any more.",
    PackFault.DAMAGED: "a word pack could not be read and was set aside as {name!r}.",
    PackFault.NEWER: "the word pack {name!r} was written by a newer version of the program.",
    PackFault.BAD_HEADER: "the first line must be {columns}.",
    PackFault.BAD_ROW: "a line must have {count} fields.",
    PackFault.BAD_CARD: "the card {card!r} is not a whole number from 1.",
    PackFault.BAD_SIDE: "the side {side!r} is neither easy nor hard.",
    PackFault.BAD_SLOT: "the slot {slot!r} is not 1, 2 or 3.",
    PackFault.BAD_TAG: "the tag {tag!r} is not known.",
    PackFault.TAKEN_SLOT: "card {card}, {side}, has its word {slot} already.",
    PackFault.EMPTY_WORD: "the word is empty.",
    PackFault.LONG_WORD: "the word {word!r} is longer than {limit} characters.",
    PackFault.DUPLICATE: "the word {word!r} stands on line {first} already.",
    PackFault.HALF_SIDE: "card {card}, {side}, has {have} of 3 words.",
    PackFault.TOO_FEW: "there are {have} words of that difficulty, and this table needs {need}.",
    PackFault.TOO_FEW_FAMILY: "there are {have} family words of that difficulty, and this table needs {need}.",
}


class PackError(Exception):
    """Say in one sentence what is wrong; `fault`, `line` (from 1; None for the whole) and `facts` say it in other languages."""

    def __init__(self, fault: PackFault, line: int | None = None, **facts: Any) -> None:
        sentence = _SENTENCES[fault].format(**facts)
        super().__init__(f"Line {line}: {sentence}" if line else sentence[0].upper() + sentence[1:])
        self.fault = fault
        self.line = line
        self.facts = facts
