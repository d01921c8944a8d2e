"""The columns of a list of words: what stands where, how they are named, and how a line is cut into them."""

import re
import unicodedata
from typing import NamedTuple

from partygames.core.text import one_line
from partygames.games.doodle_rush.state import Difficulty
from partygames.games.doodle_rush.tags import NAMES as TAGS

DIFFICULTIES: dict[str, Difficulty | None] = {
    **dict.fromkeys(("easy", "1", "一", "简单", "容易", "簡單"), Difficulty.EASY),
    **dict.fromkeys(("hard", "2", "二", "难", "困难", "難", "困難"), Difficulty.HARD),
    **dict.fromkeys(("", "any", "both", "不限"), None),
}
"""How hard a word is, as people write it; None is fit for both."""

_HEADS = {
    **dict.fromkeys(("en", "english", "英文", "英语"), "en"),
    **dict.fromkeys(("zh", "zh_cn", "zh-cn", "chinese", "中文", "汉语"), "zh"),
    **dict.fromkeys(("word", "words", "词", "词语"), "word"),
    **dict.fromkeys(("difficulty", "level", "side", "难度"), "difficulty"),
    **dict.fromkeys(("tag", "tags", "标签"), "tags"),
}
_FIELD = re.compile(r'[ \u3000]*(?:"((?:[^"]|"")*)"[ \u3000]*|([^,，;；\t]*))([,，;；\t]|$)')
_FORMULA = re.compile("'*[=+@-]")
"""What a spreadsheet would reckon with, were there no apostrophe before it."""


class Row(NamedTuple):
    """The fields of one line, "" for those that are not there."""

    en: str = ""
    zh: str = ""
    word: str = ""
    difficulty: str = ""
    tags: tuple[str, ...] = ()


class Columns(NamedTuple):
    """The place of each column, None where it is not there; `open_end`: all that stands behind the tags is tags too."""

    en: int | None = None
    zh: int | None = None
    word: int | None = None
    difficulty: int | None = None
    tags: int | None = None
    open_end: bool = False

    def pick(self, fields: list[str]) -> Row:
        """Return the fields by their columns."""

        def field(at: int | None) -> str:
            return fields[at] if at is not None and at < len(fields) else ""

        tags = " ".join(fields[self.tags :]) if self.tags is not None and self.open_end else field(self.tags)
        known = tuple([TAGS.get(tag, tag) for tag in dict.fromkeys(tags.casefold().split())])
        return Row(field(self.en), field(self.zh), field(self.word), field(self.difficulty), known)


BY_PLACE = Columns(en=0, zh=1, difficulty=2, tags=3, open_end=True)
"""English, Chinese, difficulty, tags: how a line without a header is read."""


def split(line: str) -> list[str]:
    """Cut a line at commas, semicolons and tabs; what stands in quotes stays together, as spreadsheets write it."""
    fields, at, more = [], 0, True
    while more:
        found = _FIELD.match(line, at)
        if found is None:  # a line break inside: the caller's lines have none
            return [*fields, line[at:]]
        quoted, plain, sep = found.groups()
        field = plain.rstrip() if quoted is None else quoted.replace('""', '"')
        fields.append(field[1:] if field[:1] == "'" and _FORMULA.match(field) else field)
        at, more = found.end(), bool(sep)
    return fields


def join(fields: list[str]) -> str:
    """Write fields as one line that `split` reads again and no spreadsheet takes for a formula."""
    return ",".join([_quoted(f"'{field}" if _FORMULA.match(field) else field) for field in fields])


def header(line: str) -> Columns | None:
    """Return the columns that a first line names; None when it names less than two, of which one holds words."""
    places: dict[str, int] = {}
    for at, field in enumerate(split(line)):
        name = _HEADS.get(one_line(unicodedata.normalize("NFKC", field)).casefold())
        if name is not None:
            places.setdefault(name, at)
    return Columns(**places) if len(places) > 1 and not places.keys().isdisjoint(("en", "zh", "word")) else None


def _quoted(field: str) -> str:
    return '"' + field.replace('"', '""') + '"' if re.search('[",，;；\t]', field) or field != field.strip() else field
