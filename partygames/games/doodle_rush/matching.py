"""Suggest how a guess compares with the word on the card (DR-18 to DR-20, DD-6). Pure; heavy libraries load when first needed.

The author alone judges (DR-17). A suggestion is part of the state and must be the same on every machine, so the versions of the
libraries behind it are pinned in pyproject.toml.
"""

import re
from functools import lru_cache

from partygames.games.doodle_rush.folding import HAN, forms, separate_words, solid, solids
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import Word

EDIT_LETTERS = 4  # a Latin word this long may have one slip and be close (DD-6)
INSIDE_LETTERS = 3  # a Latin word this long is looked for at the ends of a longer one (DR-19)

_HAN_CHAR = re.compile(f"[{HAN}]")
_HAN_ONLY = re.compile(f"[{HAN}]+")
_LATIN_ONLY = re.compile("[a-z\u00df-\u024f']+")
_IRREGULAR = {
    "women": "woman", "men": "man", "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "children": "child", "people": "person", "oxen": "ox", "cacti": "cactus",
}  # fmt: skip


def suggest(word: Word, text: str) -> Verdict:
    """Return YES, CLOSE or NO for a typed guess; never FAR, which only a person can tell (DD-6)."""
    said = separate_words(text)
    exact = solids(word.en) | solids(word.zh)
    if any(not exact.isdisjoint(solids(guess)) for guess in (text, *said)):  # the whole too: a card may have a comma
        return Verdict.YES
    cards = forms(word.en) | forms(word.zh)
    if any(_alike(card, form) or _same_sound(card, form) for guess in said for form in forms(guess) for card in cards):
        return Verdict.CLOSE
    return Verdict.NO


def same(a: Word, b: Word) -> bool:
    """Say whether two words are one and the same, in either language (DD-6, DD-10)."""
    return not (solids(a.en) | solids(a.zh)).isdisjoint(solids(b.en) | solids(b.zh))


def near(a: Word, b: Word) -> bool:
    """Say whether two words are too much alike for one deal: the same, one inside the other, a slip or an ending apart.

    Same sound is left out: it would load the pinyin tables whenever a game starts.
    """
    pairs = ((x, y) for x in forms(a.en) | forms(a.zh) for y in forms(b.en) | forms(b.zh))
    return same(a, b) or any(_alike(x, y) or _alike(y, x) for x, y in pairs)


def warm() -> None:
    """Load the heavy libraries now, e.g. on a worker thread, so that the first typed guess does not wait for them."""
    suggest(Word("", "warmth", "溫暖"), "wramth")
    suggest(Word("", "warmth", "溫暖"), "文暖")


def _alike(card: str, guess: str) -> bool:
    """Say whether a guess is one slip or an English ending away from the card's word, or has it inside."""
    return _inside(card, guess) or _same_but_number(solid(card), solid(guess)) or _one_slip(solid(card), solid(guess))


def _inside(card: str, guess: str) -> bool:
    """Say whether a longer word or phrase contains the card's word (DR-19): Latin only as a part of its own or at an end."""
    if _HAN_CHAR.search(card):
        return solid(card) in solid(guess)
    if f" {card} " in f" {guess} ":
        return True
    whole, part = solid(guess), solid(card)
    ends = whole.startswith(part) or whole.endswith(part)
    return ends and len(part) >= INSIDE_LETTERS and bool(_LATIN_ONLY.fullmatch(part) and _LATIN_ONLY.fullmatch(whole))


def _same_but_number(card: str, guess: str) -> bool:
    """Say whether two Latin words are singular and plural of one (DD-6)."""
    latin = _LATIN_ONLY.fullmatch(card) and _LATIN_ONLY.fullmatch(guess)
    return bool(latin) and not _singulars(card).isdisjoint(_singulars(guess))


@lru_cache(4096)
def _singulars(word: str) -> frozenset[str]:
    """Return the word and what may be its singular."""
    found = {word}
    for plural, singular in _IRREGULAR.items():
        if word.endswith(plural):
            found.add(word.removesuffix(plural) + singular)
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        found.add(word[:-1])
        if word.endswith("es"):
            found.add(word[:-2])
        if word.endswith("ies"):
            found.add(word[:-3] + "y")
        if word.endswith("ves"):
            found |= {word[:-3] + "f", word[:-3] + "fe"}
    return frozenset(found)


def _one_slip(card: str, guess: str) -> bool:
    """Say whether one letter is missing, added, changed or two are swapped in a Latin word of EDIT_LETTERS and more (DD-6)."""
    if len(card) < EDIT_LETTERS or abs(len(card) - len(guess)) > 1 or not _LATIN_ONLY.fullmatch(card):
        return False
    from rapidfuzz.distance import OSA

    return OSA.distance(card, guess, score_cutoff=1) <= 1


def _same_sound(card: str, guess: str) -> bool:
    """Say whether two Chinese words sound alike sign by sign, in any reading, whatever the tone (苹果/平果) (DD-6)."""
    if len(card) != len(guess) or not (_HAN_ONLY.fullmatch(card) and _HAN_ONLY.fullmatch(guess)):
        return False
    return all(a == b or not _sounds(a).isdisjoint(_sounds(b)) for a, b in zip(card, guess, strict=True))


@lru_cache(4096)
def _sounds(sign: str) -> frozenset[str]:
    """Return every reading of one Chinese sign in pinyin without tone."""
    from pypinyin import Style, pinyin

    return frozenset(pinyin(sign, style=Style.NORMAL, heteronym=True)[0])
