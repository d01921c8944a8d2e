"""Turn the bytes of a word list into text: UTF-8 with or without a byte order mark, UTF-16 with one, GB18030."""

import codecs
import re
import unicodedata
from enum import StrEnum
from typing import NamedTuple

from partygames.games.doodle_rush.pack_errors import PackError, PackFault

MAX_BYTES = 1_000_000
LOST = "\ufffd"
"""Stands in the text where bytes could not be read."""

_SAMPLE = 2_000
_LIKELY = re.compile("[\u00a1-\u024f\u0391-\u044f\u2010-\u2026\u3001-\u30ff\u4e00-\u9fff\uff01-\uff5e]")
"""What a list of words in UTF-8 is made of, beside ASCII; GB18030 read as UTF-8 gives mostly other signs."""
_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


class Encoding(StrEnum):
    """How the characters of a file are written, by the name people know."""

    UTF_8 = "UTF-8"
    UTF_16 = "UTF-16"
    GB18030 = "GB18030"


class Decoded(NamedTuple):
    """The text of a file, with LOST for every byte that could not be read, and how it was written."""

    text: str
    encoding: Encoding


def decode(data: bytes) -> Decoded:
    """Return the text of a file; raise PackError(TOO_BIG, NOT_TEXT) for one that is no list of words."""
    if len(data) > MAX_BYTES:
        raise PackError(PackFault.TOO_BIG, limit=MAX_BYTES)
    decoded = _marked(data) or _unmarked(data)
    if _is_binary(decoded.text):
        raise PackError(PackFault.NOT_TEXT)
    return decoded


def _marked(data: bytes) -> Decoded | None:
    """Read a file that says with its first bytes how it is written."""
    for mark, codec in _MARKS:
        if data.startswith(mark):
            encoding = Encoding.UTF_8 if codec == "utf-8" else Encoding.UTF_16
            return Decoded(data.removeprefix(mark).decode(codec, "replace"), encoding)
    return None


def _unmarked(data: bytes) -> Decoded:
    """Read a file that does not say how it is written: as UTF-8, unless that fails oftener than not and GB18030 makes sense."""
    text = data.decode("utf-8", "replace")
    lost = text.count(LOST)
    if lost:
        chinese = data.decode("gb18030", "replace")
        if len(_LIKELY.findall(text)) < lost and chinese.count(LOST) <= lost and _is_chinese(chinese):
            return Decoded(chinese, Encoding.GB18030)
    return Decoded(text, Encoding.UTF_8)


def _is_chinese(text: str) -> bool:
    """Say whether one foreign sign in four is a common one (GB 2312): misread letters of Europe are all rare ones."""
    foreign = [ch for ch in text if ch > "\x7f"][:_SAMPLE]
    return 4 * sum(ch != LOST and bool(ch.encode("gb2312", "ignore")) for ch in foreign) >= len(foreign)


def _is_binary(text: str) -> bool:
    """Say whether this is no text: it has a zero, one control sign in fifty, or one lost sign in four."""
    odd = sum(ch not in "\t\n\v\f\r\x1a" and unicodedata.category(ch) == "Cc" for ch in text)
    return "\0" in text or 50 * odd > len(text) or 4 * text.count(LOST) > len(text)
