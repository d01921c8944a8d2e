"""Which scripts a word is written in."""

import re
import unicodedata
from functools import lru_cache

from partygames.games.doodle_rush.folding import HAN

_HAN = re.compile(f"[{HAN}]")
_ONE = {"HIRAGANA": "JAPANESE", "KATAKANA": "JAPANESE", "CJK": "HAN", "IDEOGRAPHIC": "HAN"}


def has_han(text: str) -> bool:
    """Say whether a text has a Chinese sign."""
    return _HAN.search(text) is not None


def scripts(word: str) -> frozenset[str]:
    """Return the scripts of the letters of a word; Japanese is one with the Chinese signs in it."""
    found = {_script(ch) for ch in unicodedata.normalize("NFKC", word) if ch.isalpha()}
    return frozenset(found - {"HAN"} if "JAPANESE" in found else found)


@lru_cache(4096)
def _script(ch: str) -> str:
    if has_han(ch):
        return "HAN"
    name = unicodedata.name(ch, "OTHER").replace("-", " ").split()[0]
    return _ONE.get(name, name)
