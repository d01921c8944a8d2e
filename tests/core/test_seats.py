"""Names as people type them."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from partygames.core.seats import MAX_NAME, clean_name, distinct_names
from partygames.core.text import MAX_MARKS


def test_a_name_is_one_line_without_invisible_marks():
    assert clean_name("  An\tna\u200b \n Lee\x00 ") == "An na Lee"
    assert clean_name("\u202eevil") == "evil"
    assert clean_name("阿　珍") == "阿 珍"


def test_an_emoji_family_stays_one_family():
    assert clean_name("👨\u200d👩\u200d👧") == "👨\u200d👩\u200d👧"


def test_equal_names_are_told_apart_by_a_number():
    assert distinct_names(["Anna", "anna", "Bo", " Anna "]) == ("Anna", "anna 2", "Bo", "Anna 3")


def test_empty_names_stay_empty_for_the_emblem_to_fill():
    assert distinct_names(["", "  ", "\u200b"]) == ("", "", "")


@given(st.lists(st.text(), min_size=3, max_size=6))
def test_any_names_come_out_short_clean_and_distinct(names):
    out = distinct_names(names)
    filled = [n.casefold() for n in out if n]
    assert len(set(filled)) == len(filled)
    assert all((len(n) <= MAX_NAME and n == n.strip() and n.isprintable()) or "\u200d" in n for n in out)


def test_a_tower_of_marks_is_cut_and_letters_that_need_marks_keep_them():
    assert len(clean_name("Z" + "\u0337\u0322\u034a\u0321" * 5 + "a")) == len("Z") + MAX_MARKS + len("a")
    for name in ("क्षत्रिय", "น้ำ", "Nguyễn", "שָׁלוֹם"):
        assert len(clean_name(name)) == len(unicodedata.normalize("NFC", name))
