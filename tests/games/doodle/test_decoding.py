"""Bytes of a word list become text, whatever wrote them."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partygames.games.doodle_rush.decoding import LOST, MAX_BYTES, Encoding, decode
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault

CHINESE = "苹果\n一只大猫\n消防员\n"
MARKED = [
    ("utf-8-sig", Encoding.UTF_8),
    ("utf-16", Encoding.UTF_16),  # with its mark, in the order of this machine
]


@pytest.mark.parametrize("text", ["", "apple\npear\n", CHINESE, "apple,苹果\r\ncafé,咖啡馆\r\n", "👩‍🚀\n", "貓\n狗\n"])
@pytest.mark.parametrize(("codec", "encoding"), [("utf-8", Encoding.UTF_8), *MARKED])
def test_unicode_files_are_read_with_and_without_a_mark(text, codec, encoding):
    assert decode(text.encode(codec)) == (text, encoding)


def test_both_orders_of_utf16():
    for mark, codec in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        assert decode(mark + CHINESE.encode(codec)) == (CHINESE, Encoding.UTF_16)


@pytest.mark.parametrize(
    "text",
    [
        *[CHINESE, "苹果", "apple,苹果\r\npear,梨\r\n", "english,chinese\nplay,游戏\n", "㐂\n苹果\n"],
        *["T恤\n", "㙍苹果梨子\n", "拼音，标点；全角\n", "貓咪\n蘋果\n長頸鹿\n電腦\n腳踏車\n"],
    ],
)
def test_GB18030_is_noticed(text):
    assert decode(text.encode("gb18030")) == (text, Encoding.GB18030)


CHINESE_WORDS = [word.zh for card in base_pack().cards for word in card.easy + card.hard]


@given(
    st.lists(st.sampled_from(CHINESE_WORDS), min_size=4, max_size=60, unique=True), st.sampled_from(["\n", "\r\n", ",", "，a\n"])
)
def test_a_list_of_chinese_words_is_read_in_every_encoding(words, end):
    text = end.join(words)
    for codec in ("utf-8", "utf-8-sig", "gb18030", "utf-16"):
        assert decode(text.encode(codec)).text == text


def test_bytes_that_are_good_UTF_8_are_taken_for_it():
    """Two letters of GB18030 alone can be that too, and nobody can tell."""
    assert decode("猫".encode("gb18030")) == ("è", Encoding.UTF_8)


@pytest.mark.parametrize("text", ["naïve\ncafé\nMüller\n", "crème brûlée,x\nÅngström\nsmørrebrød\n", "über\n"])
def test_letters_of_western_europe_are_lost_by_themselves_and_not_turned_into_chinese(text):
    found, encoding = decode(text.encode("latin-1"))
    assert encoding is Encoding.UTF_8
    assert LOST in found
    assert len(found.splitlines()) == len(text.splitlines())
    assert "".join(ch for ch in found if ch != LOST) == "".join(ch for ch in text if ch.isascii())


def test_a_few_broken_bytes_do_not_spoil_the_lines_around_them():
    data = CHINESE.encode() + b"ab\xff\xfe cd\n" + "火山\n".encode()[:-2] + b"\n" + CHINESE.encode()
    lines = decode(data).text.split("\n")
    assert lines[:3] == lines[-4:-1] == CHINESE.split("\n")[:3]
    assert [n for n, line in enumerate(lines) if LOST in line] == [3, 4]


def test_a_broken_byte_in_a_GB18030_file_spoils_its_line_alone():
    data = CHINESE.encode("gb18030") + b"\xb0\n" + CHINESE.encode("gb18030")
    text, encoding = decode(data)
    assert encoding is Encoding.GB18030
    assert text.split("\n")[:3] == text.split("\n")[-4:-1] == CHINESE.split("\n")[:3]
    assert LOST in text


BINARY = [
    bytes(range(256)) * 20,
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(99),
    b"PK\x03\x04" + b"\x14\x00\x06\x00" * 30,
    b"\x7fELF" + b"\x01\x02\x03" * 500,
    b"\xff\xd8\xff\xe0\x00\x10JFIF" + b"\xff\xfe\x01\x02" * 200,
    "apple\npear\n".encode("utf-16-le"),  # without its mark: every second byte is a zero
    b"\x80\x81\x82" * 100,
]


@pytest.mark.parametrize("data", BINARY)
def test_what_is_no_text_is_refused_with_one_sentence(data):
    with pytest.raises(PackError) as caught:
        decode(data)
    assert caught.value.fault is PackFault.NOT_TEXT
    assert str(caught.value) == "The file is no text."


def test_ten_megabytes_are_refused_with_one_sentence():
    assert decode(b"x" * MAX_BYTES).text == "x" * MAX_BYTES
    for size in (MAX_BYTES + 1, 10_000_000):
        with pytest.raises(PackError) as caught:
            decode(b"x" * size)
        assert caught.value.fault is PackFault.TOO_BIG
        assert str(caught.value) == "The file is larger than 1000000 bytes."


@given(st.binary(max_size=400))
def test_no_bytes_are_more_than_a_pack_error(data):
    with suppress(PackError):
        text, _ = decode(data)
        text.encode()  # no half of a surrogate pair
