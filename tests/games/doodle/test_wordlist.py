"""Lists of words that people write: lines, tables, and what is odd about them (issue: own packs; DD-6, DD-10)."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.core.paths import resource
from partygames.games.doodle_rush.deal import together
from partygames.games.doodle_rush.decoding import LOST, decode
from partygames.games.doodle_rush.enough import enough
from partygames.games.doodle_rush.listfile import to_csv, to_lines, to_text
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.pack_errors import PackError
from partygames.games.doodle_rush.scripts import scripts
from partygames.games.doodle_rush.state import Difficulty
from partygames.games.doodle_rush.wordlist import MAX_LINE, MAX_LINES, Flaw, Problem, pack_of, read_list

EASY, HARD = Difficulty.EASY, Difficulty.HARD


def pairs(text: str) -> list[tuple[str, str]]:
    return [(entry.en, entry.zh) for entry in read_list(text).entries]


def flaws(text: str) -> list[tuple[int, Flaw]]:
    return [(problem.line, problem.flaw) for problem in read_list(text).problems]


# -- what a line may be


def test_one_word_a_line_in_either_language():
    assert pairs("apple\n火山\n\ufefftug of war\n  eiffel   tower \n") == [
        ("apple", ""), ("", "火山"), ("tug of war", ""), ("eiffel tower", "")
    ]  # fmt: skip


@pytest.mark.parametrize("sep", [",", "，", ";", "；", "\t", " , ", ",  "])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", ""])
def test_two_languages_stand_in_either_order(sep, end):
    assert pairs(f"apple{sep}苹果{end}火山{sep}volcano{end}" if end else f"apple{sep}苹果") == (
        [("apple", "苹果"), ("volcano", "火山")] if end else [("apple", "苹果")]
    )


def test_difficulty_and_tags_stand_behind_the_words():
    apple, pear, plum, fig = read_list("apple,苹果,easy\npear,梨,困难,scary, fruit\nplum,,,大人\nfig,,HARD\n").entries
    assert (apple.difficulty, apple.tags) == (EASY, ())
    assert (pear.difficulty, pear.tags) == (HARD, ("scary", "fruit"))
    assert (plum.difficulty, plum.tags) == (None, ("grown-up",))
    assert fig.difficulty is HARD


def test_a_word_and_how_hard_it_is():
    entries = read_list("apple,easy\n梨子,困难\nplum,\n").entries
    assert [(e.en, e.zh, e.difficulty) for e in entries] == [("apple", "", EASY), ("", "梨子", HARD), ("plum", "", None)]


def test_quotes_keep_a_comma_inside_a_word():
    assert pairs('"dog, big",大狗\n"say ""cheese""",茄子\n"half') == [
        ("dog, big", "大狗"),
        ('say "cheese"', "茄子"),
        ('"half', ""),
    ]


HEADS = [
    "english,chinese,difficulty,tags",
    "EN;ZH;Level;Tag",
    "英文，中文，难度，标签",
    "\ufeffEnglish\tChinese\tDifficulty\tTags",
]


@pytest.mark.parametrize("head", HEADS)
def test_a_table_with_its_header(head):
    (entry,) = read_list(f"{head}\napple,苹果,hard,scary\n").entries
    assert entry[2:] == ("apple", "苹果", HARD, ("scary",))
    assert read_list(head).entries == ()


def test_the_header_says_what_stands_where():
    text = "number,tags,chinese,notes,english\n1,scary,鬼,boo,ghost\n2,,猫,,cat\n"
    assert [e[2:] for e in read_list(text).entries] == [("ghost", "鬼", None, ("scary",)), ("cat", "猫", None, ())]


def test_a_column_of_words_in_either_language():
    assert pairs("word,level\napple,easy\n苹果,\n") == [("apple", ""), ("", "苹果")]


@pytest.mark.parametrize("line", ["english", "中文", "level", "tag,side"])
def test_one_line_that_could_be_a_word_is_no_header(line):
    assert read_list(line).entries[:1] or read_list(line).problems


def test_the_cards_of_the_base_pack_are_such_a_table_too():
    words = read_list(resource("words/base.csv").read_text(encoding="utf-8"))
    assert words.problems == ()
    assert len(words.entries) == 600
    marked = {word.en for card in base_pack().cards for word in card.easy + card.hard if word.id in base_pack().marked}
    pack = pack_of(words)
    assert {word.en for card in pack.cards for word in card.easy + card.hard if word.id in pack.marked} == marked


# -- what is odd about a line


def test_lines_that_cannot_be_played_are_told_with_their_numbers():
    text = "\n".join(
        [
            "apple,苹果",
            "",
            "Äpple",
            f"pe{LOST}r",
            "x" * 41,
            "蘋果",
            "The APPLE!",
            "cat,dog",
            "apple,pear,plum",
            "T恤",
            "x" * (MAX_LINE + 1),
            "",
        ]
    )
    assert flaws(text) == [
        *[(2, Flaw.EMPTY), (3, Flaw.DUPLICATE), (4, Flaw.LOST), (5, Flaw.LONG), (6, Flaw.DUPLICATE), (7, Flaw.DUPLICATE)],
        *[(8, Flaw.TWO_WORDS), (9, Flaw.DIFFICULTY), (10, Flaw.MIXED), (11, Flaw.LONG)],
    ]
    assert pairs(text) == [("apple", "苹果"), ("", "T恤")]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[
            ("apple", "Apple"),
            ("apple", "  apple "),
            ("apple", "ａｐｐｌｅ"),
            ("ice cream", "icecream"),
            ("ice-cream", "ice cream"),
        ],
        *[
            ("straße", "STRASSE"),
            ("the moon", "moon"),
            ("头发", "頭髮"),
            ("x,苹果", "y,蘋果"),
            ("x,苹果", "苹果"),
            ("café", "cafe\u0301"),
        ],
    ],
)
def test_DD_6_duplicates_are_found_whatever_their_form(one, other):
    """skribbltypo#213, #315, kana-dojo PR#26301, handle PR#25: spaces, ß, full width, both scripts; drawphone#142."""
    words = read_list(f"{one}\nbetween\n{other}")
    assert [(problem.line, problem.flaw, problem.other) for problem in words.problems] == [(3, Flaw.DUPLICATE, 1)]
    assert len(words.entries) == 2


def test_a_duplicate_of_two_lines_names_the_first():
    words = read_list("cat,猫\ndog,狗\ncat,狗")
    assert words.problems == (Problem(3, Flaw.DUPLICATE, "cat", other=1),)


def test_empty_lines_at_the_end_are_no_matter():
    assert flaws("apple\n\n \n\n") == []
    assert flaws("\n\napple\n,,\n\u200b\n") == [(1, Flaw.EMPTY), (2, Flaw.EMPTY), (4, Flaw.EMPTY), (5, Flaw.EMPTY)]


@pytest.mark.parametrize("word", ["apple苹果", "аpple", "卡拉OK", "Tширт", "apple 苹果"])
def test_a_word_in_two_scripts_is_told_and_played(word):
    assert flaws(word) == [(1, Flaw.MIXED)]
    assert len(read_list(word).entries) == 1


@pytest.mark.parametrize("word", ["3D", "café", "食べ物", "ピザ窯", "100 米", "😀 cat", "приве\u0301т", "ﬁsh", "Ｔ"])
def test_signs_that_are_no_letters_make_no_second_script(word):
    assert flaws(word) == []


def test_a_latin_abbreviation_is_a_chinese_word_too():
    assert pairs("karaoke,KTV\n") == [("karaoke", "KTV")]


def test_scripts_are_named():
    assert scripts("Tширт") == {"LATIN", "CYRILLIC"}
    assert scripts("123 !?") == frozenset()


def test_the_list_is_bounded():
    text = "\n".join(f"w{n}" for n in range(2 * MAX_LINES))
    words = read_list(text)
    assert len(words.entries) == MAX_LINES
    assert words.problems == (Problem(MAX_LINES + 1, Flaw.TOO_MANY),)


def test_invisible_and_directing_signs_leave_a_word():
    assert pairs("\u202eab\u200bc\x07d\n") == [("abcd", "")]


# -- the pack it makes


def test_a_word_in_one_language_is_shown_in_both():
    pack = pack_of(read_list("apple\n火山\ncat,猫"))
    assert [(card.easy[0].en, card.easy[0].zh) for card in pack.cards] == [("apple", "apple"), ("火山", "火山"), ("cat", "猫")]


def test_a_word_without_difficulty_is_fit_for_both():
    pack = pack_of(read_list("apple\npear,,easy\nplum,,hard"))
    assert [word.en for card in pack.cards for word in card.easy] == ["apple", "pear"]
    assert [word.en for card in pack.cards for word in card.hard] == ["apple", "plum"]


def test_DD_10_a_word_keeps_its_id_wherever_its_line_stands_and_however_it_is_written():
    ids = [
        {card.easy[0].id for card in pack_of(read_list(text)).cards}
        for text in ("apple\npear", "x\nThe Pear\nThe apple,苹果,easy")
    ]
    assert ids[0] < ids[1]


def test_enough_counts_words_that_can_be_dealt_together():
    text = "\n".join(("cat", "cats", "火", "火山", "sun"))
    assert together(pack_of(read_list(text)), EASY).words == 3


# -- files


WORDS = st.lists(st.text(st.sampled_from("ab苹果,;\"=-'+@ é\t"), max_size=8), max_size=4)


@given(st.lists(WORDS, max_size=8))
def test_a_table_comes_back_as_it_went(rows):
    entries = read_list("\n".join(",".join(row) for row in rows)).entries
    back = read_list(decode(to_csv(entries)).text).entries
    assert [entry[1:] for entry in back] == [entry[1:] for entry in entries]


@given(st.text(st.sampled_from("ab苹果,\n\r\u2028 "), max_size=60))
def test_plain_text_comes_back_as_it_went(text):
    back = decode(to_text(text)).text
    assert read_list(back) == read_list(text)
    assert to_text(back) == to_text(text)


def test_spreadsheets_open_the_table():
    data = to_csv(read_list('apple,苹果,easy,scary\n=1+2\n+49\n"dog, big",大狗').entries)
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.decode("utf-8-sig") == (
        "english,chinese,difficulty,tags\r\napple,苹果,easy,scary\r\n'=1+2,,,\r\n'+49,,,\r\n\"dog, big\",大狗,,\r\n"
    )


def test_the_base_pack_becomes_lines_for_an_own_one():
    words = read_list(resource("words/base.csv").read_text(encoding="utf-8"))
    again = read_list(to_lines(words.entries))
    assert [entry[1:] for entry in again.entries] == [entry[1:] for entry in words.entries]
    assert to_lines(words.entries).splitlines()[0] == "vacuum cleaner,吸尘器,easy"


# -- hostile


@given(st.binary(max_size=300))
def test_any_bytes_are_a_list_or_one_sentence(data):
    with suppress(PackError):
        text = decode(data).text
        words = read_list(text)
        assert len({card.number for card in pack_of(words).cards}) == len(words.entries)
        to_csv(words.entries)
        to_text(text)


@given(st.text(max_size=300))
def test_any_text_is_a_list(text):
    words = read_list(text)
    numbers = {entry.line for entry in words.entries}
    assert len(numbers) == len(words.entries)
    ids = [entry.id for entry in words.entries]
    assert len(ids) == len(set(ids))
    left_out = {problem.line for problem in words.problems if problem.flaw is not Flaw.MIXED}
    assert numbers.isdisjoint(left_out)


def test_a_line_of_a_million_signs_is_read_at_once():
    assert flaws('"' * 1_000_000) == [(1, Flaw.LONG)]
    assert flaws("," * MAX_LINE) == [(1, Flaw.EMPTY)]
    assert flaws('"' * MAX_LINE)[0][1] is Flaw.LONG


def test_enough_for_how_many_players_and_what_stands_in_the_way():
    lines = [a * 3 + b * 3 for a in "bcdfgh" for b in "bcdfgh" if a != b]
    text = "\n".join([*lines[:20], lines[0] + "s", *(f"{word},hard" for word in lines[20:30])])
    count = enough(pack_of(read_list(text)))
    assert (count.easy, count.hard) == (20, 30)
    assert [count.players(difficulty) for difficulty in (EASY, HARD)] == [3, 5]
    assert count.near == (Problem(21, Flaw.NEAR, lines[0] + "s", lines[0], 1),)


@pytest.mark.parametrize(("words", "players"), [(0, 0), (17, 0), (18, 3), (23, 3), (24, 4), (36, 6), (90, 6)])
def test_six_words_for_each_player(words, players):
    text = "\n".join([a * 3 + b * 3 for a in "bcdfghjklmn" for b in "bcdfghjklmn" if a != b][:words])
    assert enough(pack_of(read_list(text))).players(EASY) == players


def test_enough_of_the_family_words_alone():
    pack = pack_of(read_list("\n".join(f"{a * 3}{b * 3},,,{'scary' if a == 'b' else ''}" for a in "bcdf" for b in "ghjklm")))
    assert (enough(pack).players(EASY), enough(pack, family=True).players(EASY)) == (4, 3)
