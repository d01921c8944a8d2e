"""Make what somebody typed or a file says fit to be shown on one line."""

import unicodedata

MAX_MARKS = 3
"""Marks on one letter that are kept: no script needs more, and a tower of them would grow out of its line."""
_JOINER = "\u200d"


def one_line(text: str) -> str:
    """Return the text in NFC on one line, without control or invisible marks, spaces at its ends or two in a row.

    Joiners and variation selectors inside emoji are kept: without them a family falls apart into three people.
    """
    kept, marks = [], 0
    for ch in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(ch)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            continue
        if kind in ("Zs", "Zl", "Zp") or ch in "\t\n\r":
            kept.append(" ")
        elif kind not in ("Cc", "Cs", "Co", "Cn", "Cf") or ch == _JOINER:
            kept.append(ch)
    return " ".join("".join(kept).split()).strip(f"{_JOINER} ")


def cut(text: str, limit: int) -> str:
    """Return at most `limit` characters of a line, with no joiner left hanging at the end."""
    return text[:limit].rstrip(f"{_JOINER} ")
