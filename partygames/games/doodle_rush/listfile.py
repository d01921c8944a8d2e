"""Write a list of words as a file: plain text as it was typed, or a table that spreadsheets open."""

from collections.abc import Iterable

from partygames.games.doodle_rush.columns import join
from partygames.games.doodle_rush.wordlist import LINE_BREAK, Entry

_HEAD = ("english", "chinese", "difficulty", "tags")


def to_text(text: str) -> bytes:
    """Return the lines as they were typed, those that cannot be played too, in UTF-8."""
    return "".join([f"{line}\n" for line in LINE_BREAK.split(text.removesuffix("\n"))]).encode("utf-8", "replace")


def to_csv(entries: Iterable[Entry]) -> bytes:
    """Return the words as a table in UTF-8 with a byte order mark, without which Excel takes it for something else."""
    rows = [join(list(_HEAD)), *(join(fields(entry)) for entry in entries)]
    return "".join([f"{row}\r\n" for row in rows]).encode("utf-8-sig")


def to_lines(entries: Iterable[Entry]) -> str:
    """Return the words as lines for the editor."""
    return "\n".join([join(fields(entry)).rstrip(",") for entry in entries])


def fields(entry: Entry) -> list[str]:
    """Return the four columns of a word."""
    return [entry.en, entry.zh, entry.difficulty.value if entry.difficulty else "", " ".join(entry.tags)]
