"""Reading packs of word cards: DR-2."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.games.doodle_rush.pack import MAX_BYTES, base_pack, load_pack, parse_pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import Difficulty, Word

HEAD = "card,side,slot,en,zh,tags\n"
ROWS = "1,easy,1,cat,猫,\n1,easy,2,dog,狗,\n1,easy,3,sun,太阳,\n"


def test_DR_2_a_hundred_cards_with_three_easy_and_three_hard_words():
    cards = base_pack().cards
    assert [card.number for card in cards] == list(range(1, 101))
    for difficulty in Difficulty:
        words = [word for card in cards for word in card.side(difficulty)]
        assert len(words) == len({word.id for word in words}) == 300
        assert all(len(card.side(difficulty)) == 3 for card in cards)


def test_a_pack_is_a_table_in_any_order_with_blank_lines():
    pack = parse_pack(HEAD + '1,easy,3, the  sun ,太阳,\n\n1,easy,1,cat,猫,\n,,,,,\n1,easy,2,"dog, big",狗,\n')
    (card,) = pack.cards
    assert card.easy == (Word("1-easy-1", "cat", "猫"), Word("1-easy-2", "dog, big", "狗"), Word("1-easy-3", "the sun", "太阳"))
    assert card.hard == ()


def test_a_pack_may_have_one_language():
    (card,) = parse_pack(HEAD + "7,hard,1,love,,\n7,hard,2,,恨,\n7,hard,3,hope,希望,\n").cards
    assert [(word.en, word.zh) for word in card.hard] == [("love", "love"), ("恨", "恨"), ("hope", "希望")]


def test_words_with_a_tag_are_left_out_for_the_family():
    pack = parse_pack(HEAD + ROWS.replace("猫,", "猫,scary tricky") + ROWS.replace("easy", "hard"))
    assert pack.marked == {"1-easy-1"}
    family = pack.family().cards
    assert [[word.en for word in card.easy] for card in family] == [["dog"], ["sun"], [], [], []]
    assert [word.id for card in family for word in card.hard] == ["1-hard-1", "1-hard-2", "1-hard-3"]


@pytest.mark.parametrize("text", [HEAD + ROWS, "\ufeff" + HEAD + ROWS, (HEAD + ROWS).replace("\n", "\r\n")])
def test_a_file_in_utf8_with_or_without_a_mark(tmp_path, text):
    path = tmp_path / "words.csv"
    path.write_bytes(text.encode())
    assert load_pack(path) == parse_pack(HEAD + ROWS)


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", PackFault.BAD_HEADER, 1),
        ("cat\ndog\n", PackFault.BAD_HEADER, 1),
        (HEAD + "1,easy,1,cat\n", PackFault.BAD_ROW, 2),
        (HEAD + ROWS + "1,easy,1,cat,猫,,x\n", PackFault.BAD_ROW, 5),
        (HEAD + "0,easy,1,cat,猫,\n", PackFault.BAD_CARD, 2),
        (HEAD + "x,easy,1,cat,猫,\n", PackFault.BAD_CARD, 2),
        (HEAD + "²,easy,1,cat,猫,\n", PackFault.BAD_CARD, 2),
        (HEAD + "9999999,easy,1,cat,猫,\n", PackFault.BAD_CARD, 2),
        (HEAD + "1,middling,1,cat,猫,\n", PackFault.BAD_SIDE, 2),
        (HEAD + "1,easy,4,cat,猫,\n", PackFault.BAD_SLOT, 2),
        (HEAD + "1,easy,1,cat,猫,scary furry\n", PackFault.BAD_TAG, 2),
        (HEAD + ROWS + "1,easy,2,hen,母鸡,\n", PackFault.TAKEN_SLOT, 5),
        (HEAD + "1,easy,1, ,,\n", PackFault.EMPTY_WORD, 2),
        (HEAD + "1,easy,1,\u200b,\ufe0f,\n", PackFault.EMPTY_WORD, 2),
        (HEAD + f"1,easy,1,{'x' * 41},猫,\n", PackFault.LONG_WORD, 2),
        (HEAD + ROWS + "2,easy,1,The Cat,虎,\n", PackFault.DUPLICATE, 5),
        (HEAD + ROWS + "2,easy,1,star,太陽,\n", PackFault.DUPLICATE, 5),
        (HEAD + ROWS + "2,easy,1,hen,母鸡,\n", PackFault.HALF_SIDE, None),
        (HEAD + '1,easy,1,"' + "x" * 200_000 + '",y\n', PackFault.BAD_ROW, 2),
    ],
)
def test_a_bad_pack_gets_one_clear_sentence_with_its_line(text, fault, line):
    with pytest.raises(PackError) as caught:
        parse_pack(text)
    assert (caught.value.fault, caught.value.line) == (fault, line)
    sentence = str(caught.value)
    assert sentence.startswith(f"Line {line}: " if line else sentence[0].upper())
    assert sentence.endswith((".", "tags."))
    assert "\n" not in sentence
    assert len(sentence) < 120


def test_a_duplicate_names_the_line_that_has_the_word_already():
    with pytest.raises(PackError, match=r"^Line 5: the word 'CAT' stands on line 2 already\.$"):
        parse_pack(HEAD + ROWS + "2,easy,1,CAT,虎,\n")


def test_the_same_word_may_be_easy_and_hard():
    (card,) = parse_pack(HEAD + ROWS + ROWS.replace("easy", "hard")).cards
    assert [word.en for word in card.easy] == [word.en for word in card.hard]


def test_files_that_are_no_packs(tmp_path):
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path / "nowhere.csv")
    assert caught.value.fault is PackFault.UNREADABLE
    path = tmp_path / "words.csv"
    path.write_bytes((HEAD + ROWS).encode() + "2,easy,1,hen,母鸡,\n".encode("gb18030"))
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert (caught.value.fault, caught.value.line) == (PackFault.NOT_UTF8, 5)
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    with pytest.raises(PackError) as caught:
        load_pack(path)
    assert caught.value.fault is PackFault.TOO_BIG
    with pytest.raises(PackError):
        load_pack(tmp_path)


@given(st.text(max_size=200))
def test_no_text_is_more_than_a_pack_error(text):
    for whole in (text, HEAD + text, HEAD + ROWS + text):
        with suppress(PackError):
            parse_pack(whole)
