"""Bring words to one form, so that only what makes a word is compared (DD-6). OpenCC loads when Chinese is first folded."""

import re
import unicodedata
from functools import lru_cache

HAN = "\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U000323af"

_SEPARATORS = re.compile(r"[,/;、،，；﹐﹑﹔／､\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")
_HAN_CHAR = re.compile(f"[{HAN}]")
_HAN_SPACE = re.compile(rf"(?<=[{HAN}])\s+|\s+(?=[{HAN}])")
_HAN_JOINT = re.compile(rf"(?<=[{HAN}])[\s-]+|[\s-]+(?=[{HAN}])")
_ARTICLE = re.compile(r"^(?:an?|the) (?=.)")
_UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # letters that show nothing
_JOINTS = frozenset("·•‧・\u2212")  # the dots of 哈利·波特 and the minus sign: as good as a space or a hyphen
_APOSTROPHES = str.maketrans({"\u2019": "'", "\u2018": "'", "\u02bc": "'"})


def separate_words(text: str) -> tuple[str, ...]:
    """Split what was said into separate words (DR-20): at commas, slashes, semicolons, line breaks, and spaces beside Chinese.

    A Chinese phrase is listed whole as well: a space inside a word does not matter either (DD-6). No word is folded yet.
    """
    words: list[str] = []
    for chunk in _SEPARATORS.split(text):
        pieces = [piece for piece in _HAN_SPACE.split(chunk) if piece.strip()]
        words += [chunk, *pieces] if len(pieces) > 1 else pieces
    return tuple(dict.fromkeys(words))


@lru_cache(4096)
def forms(text: str) -> frozenset[str]:
    """Return the folded word, with its leading article and without ("A-frame" is no frame); nothing for a text without any sign.

    What stays is one space between the parts of a word: `solid` drops it.
    """
    whole = _folded(text)
    return frozenset([" ".join(form.replace("-", " ").split()) for form in {whole, _ARTICLE.sub("", whole, count=1)}]) - {""}


@lru_cache(4096)
def solids(text: str) -> frozenset[str]:
    """Return the forms without spaces: two words are equal when these meet (DD-6)."""
    return frozenset([solid(form) for form in forms(text)])


def solid(form: str) -> str:
    """Return a form as one string without spaces."""
    return form.replace(" ", "")


def _folded(text: str) -> str:
    """Return the text in NFKC, lower case, simplified script, with one kind of space and hyphen; accents, invisible marks and
    the punctuation around it are gone."""
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    kept = []
    for ch in unicodedata.normalize("NFD", text.translate(_APOSTROPHES)):
        kind = unicodedata.category(ch)
        if ch.isspace():
            kept.append(" ")
        elif kind == "Pd" or ch in _JOINTS:
            kept.append("-")
        elif kind not in ("Mn", "Me", "Cf", "Cc", "Cs") and ch not in _UNSEEN:
            kept.append(ch)
    text = _bare(" ".join(unicodedata.normalize("NFC", "".join(kept)).split()))
    return _simplified(_HAN_JOINT.sub("", text)) if _HAN_CHAR.search(text) else text


def _bare(text: str) -> str:
    """Return the text without the punctuation around it ("apple?"), unless there is nothing else."""
    start, end = 0, len(text)
    while start < end and _outer(text[start]):
        start += 1
    while end > start and _outer(text[end - 1]):
        end -= 1
    return text[start:end] or text


def _outer(ch: str) -> bool:
    return ch == " " or unicodedata.category(ch)[0] == "P"


@lru_cache(1)
def _converter():
    from opencc import OpenCC

    return OpenCC("t2s")


def _simplified(text: str) -> str:
    return _converter().convert(text)
