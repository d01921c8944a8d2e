"""What the words of a pack can be marked with, so that a table with children can leave some out."""

from collections.abc import Iterable
from enum import StrEnum


class Tag(StrEnum):
    """Why a word is none for the whole family."""

    SCARY = "scary"  # may frighten a small child
    GROWN_UP = "grown-up"  # work, money, love affairs, drink: the worries of grown-up people
    TRICKY = "tricky"  # a child of seven would not know it


NAMES = {tag.value: tag for tag in Tag} | {"吓人": Tag.SCARY, "大人": Tag.GROWN_UP, "难懂": Tag.TRICKY}
"""How a tag may be written in a list of words."""


def is_family(tags: Iterable[str]) -> bool:
    """Say whether a word with these tags is one for the whole family; tags that we do not know say nothing against it."""
    return not any(tag in NAMES for tag in tags)
