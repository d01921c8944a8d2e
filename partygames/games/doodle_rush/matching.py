"""Suggest how a guess compares with the word on the card (DR-18 to DR-20, DD-6). Pure; heavy libraries load when first needed.

The author alone judges (DR-17). A suggestion is part of the state and must be the same on every machine, so the versions of the
libraries behind it are pinned in pyproject.toml. Words and guesses are folded once and kept: see tests/bench/matching.py.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from partygames.games.doodle_rush.folding import HAN, forms, separate_words, solid, solids
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.sounds import load_sounds, same_sound
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


class Form(NamedTuple):
    """A folded word: with one space between and around its parts, without any, and which letters it is made of."""

    spaced: str
    solid: str
    has_han: bool
    all_han: bool
    latin: bool


class Folded(NamedTuple):
    """All that is compared of a card or of a guess: `exact` holds what is equal to it (DD-6)."""

    exact: frozenset[str]
    forms: tuple[Form, ...]


def suggest(word: Word, text: str) -> Verdict:
    """Return YES, CLOSE or NO for a typed guess; never FAR, which only a person can tell (DD-6)."""
    card, said = _card(word), _said(text)
    if not card.exact.isdisjoint(said.exact):
        return Verdict.YES
    close = any(_alike(one, guess) or _sounds_alike(one, guess) for one in card.forms for guess in said.forms)
    return Verdict.CLOSE if close else Verdict.NO


def same(a: Word, b: Word) -> bool:
    """Say whether two words are one and the same, in either language (DD-6, DD-10)."""
    return not _card(a).exact.isdisjoint(_card(b).exact)


def near(a: Word, b: Word) -> bool:
    """Say whether two words are too much alike for one deal: the same, one inside the other, a slip or an ending apart.

    Same sound is left out: it would load the pinyin tables whenever a game starts.
    """
    return same(a, b) or any(_alike(x, y) or _alike(y, x) for x in _card(a).forms for y in _card(b).forms)


def warm(words: Iterable[Word] = ()) -> None:
    """Load the heavy libraries and fold the words of a table now, e.g. on a worker: the first typed guess waits for nothing."""
    suggest(Word("", "warmth", "溫暖"), "wramth")
    suggest(Word("", "warmth", "溫暖"), "文暖")
    for word in words:
        for form in _card(word).forms:
            load_sounds(form.solid if form.all_han else "")


@lru_cache(1024)
def _card(word: Word) -> Folded:
    """Fold a word of a card, in both languages."""
    return Folded(solids(word.en) | solids(word.zh), _forms((word.en, word.zh)))


@lru_cache(256)
def _said(text: str) -> Folded:
    """Fold a guess: the whole, for a card may have a comma, and its separate words (DR-20)."""
    words = separate_words(text)
    return Folded(frozenset().union(*map(solids, (text, *words))), _forms(words))


def _forms(words: Iterable[str]) -> tuple[Form, ...]:
    """Return every form of some words, each once."""
    return tuple([_form(text) for text in dict.fromkeys(form for word in words for form in sorted(forms(word)))])


def _form(text: str) -> Form:
    bare = solid(text)
    has_han = bool(_HAN_CHAR.search(text))
    return Form(f" {text} ", bare, has_han, bool(_HAN_ONLY.fullmatch(bare)), bool(_LATIN_ONLY.fullmatch(bare)))


def _alike(card: Form, guess: Form) -> bool:
    """Say whether a guess is one slip or an English ending away from the card's word, or has it inside."""
    if card.has_han:
        return card.solid in guess.solid
    return _inside(card, guess) or (card.latin and (_same_but_number(card, guess) or _one_slip(card.solid, guess.solid)))


def _inside(card: Form, guess: Form) -> bool:
    """Say whether a longer phrase has the card's word as a part of its own, or a longer word at one end (DR-19)."""
    if card.spaced in guess.spaced:
        return True
    whole, part = guess.solid, card.solid
    return card.latin and guess.latin and len(part) >= INSIDE_LETTERS and (whole.startswith(part) or whole.endswith(part))


def _same_but_number(card: Form, guess: Form) -> bool:
    """Say whether two Latin words are singular and plural of one (DD-6)."""
    return guess.latin and not _singulars(card.solid).isdisjoint(_singulars(guess.solid))


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
    if len(card) < EDIT_LETTERS or abs(len(card) - len(guess)) > 1:
        return False
    from rapidfuzz.distance import OSA

    return OSA.distance(card, guess, score_cutoff=1) <= 1


def _sounds_alike(card: Form, guess: Form) -> bool:
    """Say whether two Chinese words sound alike (DD-6)."""
    return card.all_han and guess.all_han and len(card.solid) == len(guess.solid) and same_sound(card.solid, guess.solid)
