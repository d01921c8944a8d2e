"""How Chinese signs sound: every reading in pinyin, without tones (DD-6). The tables of pypinyin load when first needed."""

import os
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

_TONES = frozenset("\u0300\u0301\u0304\u030c")
_NO_PHRASES = "PYPINYIN_NO_PHRASES"


def same_sound(one: str, other: str) -> bool:
    """Say whether two Chinese words of one length sound alike sign by sign, in any reading, whatever the tone (苹果/平果)."""
    return all(a == b or not _sounds(a).isdisjoint(_sounds(b)) for a, b in zip(one, other, strict=True))


def load_sounds(word: str) -> None:
    """Look up the signs of a word now."""
    for sign in word:
        _sounds(sign)


@lru_cache(8192)
def _sounds(sign: str) -> frozenset[str]:
    """Return every reading of one Chinese sign in pinyin without tone; the sign itself where nobody knows one."""
    readings = _tables().get(ord(sign), sign).split(",")
    return frozenset([_toneless(reading) for reading in readings])


def _toneless(reading: str) -> str:
    """Return pinyin without the marks of its tones; the dots of ü stay."""
    return "".join(ch for ch in unicodedata.normalize("NFD", reading) if ch not in _TONES)


@lru_cache(1)
def _tables() -> Mapping[int, str]:
    """Return the readings by sign. Those of whole phrases are left out: they say nothing of a sign, and take most of a second."""
    before = os.environ.get(_NO_PHRASES)
    os.environ[_NO_PHRASES] = "true"  # pypinyin asks when it is first imported
    try:
        from pypinyin.constants import PINYIN_DICT
    finally:
        if before is None:
            del os.environ[_NO_PHRASES]
        else:
            os.environ[_NO_PHRASES] = before
    return PINYIN_DICT
