"""The base word pack: 100 cards, two sides, three words a side, in English and simplified Chinese (DR-2, DD-10)."""

import csv
import itertools
import re
import unicodedata
from collections import defaultdict
from pathlib import Path

import pytest

from partygames.games.doodle_rush.tags import Tag

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / "resources" / "words" / "base.csv"

# The only words that may carry a capital: proper names the whole world knows.
NAMES = {
    "Charlie Chaplin", "Cinderella", "Eiffel Tower", "Einstein", "Ferris wheel", "French fries", "Great Wall",
    "Mona Lisa", "Pinocchio", "Santa Claus", "Snow White", "Stone Age",
}  # fmt: skip


def read_pack() -> list[dict[str, str]]:
    with PACK.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def folded(text: str) -> str:
    """Fold a word to what DD-6 compares: NFKC, case, spaces, hyphens and apostrophes do not matter."""
    return re.sub(r"[\s'-]+", "", unicodedata.normalize("NFKC", text).casefold())


def singular(text: str) -> str:
    """Fold each English word of a phrase to a rough singular, good enough to find twins such as cherry/cherries."""
    parts = re.split(r"[\s-]+", unicodedata.normalize("NFKC", text).casefold())
    out = []
    for part in parts:
        if part.endswith("ies") and len(part) > 4:
            part = part[:-3] + "y"
        elif re.search(r"(s|x|z|ch|sh)es$", part):
            part = part[:-2]
        elif part.endswith("s") and not part.endswith("ss"):
            part = part[:-1]
        out.append(part)
    return "".join(out)


def twins(rows: list[dict[str, str]], key) -> list[list[str]]:
    groups = defaultdict(list)
    for row in rows:
        groups[key(row)].append(f"{row['en']}/{row['zh']}")
    return [group for group in groups.values() if len(group) > 1]


def card_sides() -> list[list[dict[str, str]]]:
    groups = defaultdict(list)
    for row in read_pack():
        groups[row["card"], row["side"]].append(row)
    return list(groups.values())


@pytest.mark.parametrize(
    ("one", "other"), [("cherry", "cherries"), ("box", "boxes"), ("light bulb", "Light-bulbs"), ("glass", "glasses")]
)
def test_DD_10_plural_twins_would_be_found(one, other):
    assert singular(one) == singular(other)


def test_DR_2_the_file_is_plain_utf8_with_the_agreed_header():
    raw = PACK.read_bytes()
    assert raw.startswith(b"card,side,slot,en,zh,tags\n")  # so no byte order mark either
    assert b"\r" not in raw
    assert raw.endswith(b"\n")
    assert unicodedata.is_normalized("NFKC", raw.decode("utf-8"))


def test_DR_2_a_hundred_cards_have_two_sides_of_three_words_in_order():
    expected = [(str(c), side, str(n)) for c in range(1, 101) for side in ("easy", "hard") for n in (1, 2, 3)]
    assert [(row["card"], row["side"], row["slot"]) for row in read_pack()] == expected


def test_DR_2_every_line_has_five_filled_trimmed_cells_and_maybe_tags():
    for row in read_pack():
        assert set(row) == {"card", "side", "slot", "en", "zh", "tags"}, row
        assert all(cell == cell.strip() and (cell or name == "tags") for name, cell in row.items()), row
        assert set(row["tags"].split()) <= set(Tag), row


@pytest.mark.parametrize(("side", "least"), [("easy", 280), ("hard", 200)])
def test_enough_words_are_for_the_whole_family(side, least):
    """Six evenings of six players with hard words alone before one comes back."""
    assert sum(row["side"] == side and not row["tags"] for row in read_pack()) >= least


def test_no_word_of_work_money_and_love_affairs_is_a_family_word():
    adult = "crush|interview|overtime|insurance|debt|crisis|honeymoon|bankruptcy|lottery|unemployment|scam|invest|contract"
    for row in read_pack():
        if re.search(adult, row["en"]):
            assert Tag.GROWN_UP in row["tags"].split(), row


def test_DR_2_english_words_are_short_and_plain():
    for row in read_pack():
        en = row["en"]
        assert re.fullmatch(r"[A-Za-z]+(?:[ '-][A-Za-z]+)*", en), en
        assert len(en) <= 24, en
        assert len(en.split(" ")) <= 3, en
        assert not re.match(r"(a|an|the) ", en, re.IGNORECASE), en


def test_DR_2_only_proper_names_are_capitalised():
    assert {row["en"] for row in read_pack() if row["en"] != row["en"].lower()} == NAMES


def test_DR_2_chinese_words_are_one_to_six_han_characters():
    for row in read_pack():
        assert re.fullmatch("[\u4e00-\u9fff]{1,6}", row["zh"]), row


def test_DD_6_chinese_words_are_simplified_and_stay_distinct_in_traditional_script():
    opencc = pytest.importorskip("opencc")
    to_traditional, to_simplified = opencc.OpenCC("s2t"), opencc.OpenCC("t2s")
    words = [row["zh"] for row in read_pack()]
    traditional = [to_traditional.convert(word) for word in words]
    assert [to_simplified.convert(word) for word in words] == words
    assert [to_simplified.convert(word) for word in traditional] == words
    assert len(set(traditional)) == len(words)


def test_DD_10_no_english_word_comes_twice():
    assert twins(read_pack(), lambda row: folded(row["en"])) == []


def test_DD_10_no_english_word_is_the_plural_of_another():
    assert twins(read_pack(), lambda row: singular(row["en"])) == []


def test_DD_10_no_chinese_word_comes_twice():
    assert twins(read_pack(), lambda row: folded(row["zh"])) == []


def test_DD_10_no_two_chinese_words_sound_the_same():
    """A shouted guess has no characters, so a homophone would be a second right answer."""
    pypinyin = pytest.importorskip("pypinyin")
    assert twins(read_pack(), lambda row: " ".join(pypinyin.lazy_pinyin(row["zh"]))) == []


@pytest.mark.parametrize("language", ["en", "zh"])
def test_DR_2_no_easy_word_is_a_hard_word(language):
    easy, hard = ({singular(row[language]) for row in read_pack() if row["side"] == side} for side in ("easy", "hard"))
    assert len(easy) == len(hard) == 300
    assert easy.isdisjoint(hard)


def test_DD_10_no_word_of_a_card_side_stands_inside_another():
    for side in card_sides():
        for one, other in itertools.permutations(side, 2):
            assert one["zh"] not in other["zh"], (one, other)
            assert folded(one["en"]) not in folded(other["en"]), (one, other)


def test_DD_10_the_words_of_a_card_side_share_no_character_and_no_english_word():
    """子 is left out: it is a mere ending (桌子, 鸭子) and says nothing about the thing."""
    for side in card_sides():
        for one, other in itertools.combinations(side, 2):
            assert not set(one["zh"]) & set(other["zh"]) - {"子"}, (one, other)
            english = [set(re.split("[ -]", row["en"].lower())) for row in (one, other)]
            assert english[0].isdisjoint(english[1]), (one, other)
