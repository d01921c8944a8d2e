"""Comparing what was said with the card: DR-18 to DR-20 and DD-6."""

import subprocess
import sys

import pytest
from helpers.doodle import word
from hypothesis import given
from hypothesis import strategies as st
from opencc import OpenCC
from pypinyin import Style, pinyin

from partygames.games.doodle_rush.folding import separate_words, solids
from partygames.games.doodle_rush.matching import near, same, suggest
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.sounds import _sounds, _tables

YES, NO, CLOSE = Verdict.YES, Verdict.NO, Verdict.CLOSE
APPLE = word("apple", "苹果")
TRADITIONAL = OpenCC("s2t")
ALL_WORDS = [one for card in base_pack().cards for one in (*card.easy, *card.hard)]


EXACT = ["apple", "苹果", "APPLE", "an apple", "The Apple", "ａｐｐｌｅ", "蘋果", "苹 果", "a-p-p-l-e", "áp\u200bple"]


@pytest.mark.parametrize("said", EXACT)
def test_DR_18_the_exact_word_is_right(said):
    assert suggest(APPLE, said) is YES


@pytest.mark.parametrize("said", ["fruit", "水果", "pear", "梨", "golden delicious", "", "?", "app", "手机"])
def test_DR_18_a_broader_word_or_a_synonym_is_wrong(said):
    assert suggest(APPLE, said) is NO


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (APPLE, "苹果树"),
        (APPLE, "青苹果"),
        (APPLE, "pineapple"),
        (APPLE, "apple tree"),
        (APPLE, "applesauce"),
        (word("snow", "雪"), "snowman"),
        (word("snow", "雪"), "雪人"),
        (word("car", "汽车"), "a car park"),
        (word("T-shirt", "T恤"), "白T恤"),
    ],
)
def test_DR_19_a_longer_word_that_contains_it_is_wrong_but_close(card, said):
    assert suggest(card, said) is CLOSE


TREE = word("apple tree", "苹果树")


@pytest.mark.parametrize(("card", "said"), [(TREE, "apple"), (TREE, "树"), (word("ox", "公牛"), "fox")])
def test_DR_19_a_part_of_the_word_is_no_hint(card, said):
    assert suggest(card, said) is NO


SEVERAL = ["pear, apple", "pear/apple/plum", "pear; apple", "梨、苹果", "梨，苹果", "梨；苹果", "梨 苹果", "pear\napple"]


@pytest.mark.parametrize("said", [*SEVERAL, "梨\u3000蘋果 桃", "梨/an apple", "梨 apple", "pear\u2028Apple", "pear，苹 果"])
def test_DR_20_one_of_several_separate_words_is_right(said):
    assert suggest(APPLE, said) is YES


def test_DR_20_latin_words_are_not_separated_by_spaces():
    assert suggest(APPLE, "pear apple") is CLOSE
    assert suggest(word("ice cream", "冰淇淋"), "ice, cream") is NO


def test_DR_20_how_words_are_separated():
    assert separate_words("red apple") == ("red apple",)
    assert separate_words("梨 red apple 桃")[1:] == ("梨", "red apple", "桃")
    assert separate_words("a,b;c") == ("a", "b", "c")
    assert separate_words(" ,;\n") == ()


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (word("ice cream", "冰淇淋"), "Ice-Cream"),
        (word("ice cream", "冰淇淋"), "icecream"),
        (word("icecream"), "ice  cream"),
        (word("Straße"), "STRASSE"),  # handle PR#25, skribbltypo#213
        (word("café"), "cafe"),
        (word("cafe"), "cafe\u0301"),
        (word("naïve"), "NAIVE"),
        (word("A-frame"), "a frame"),
        (word("the sun", "太阳"), "sun"),
        (word("sun", "太阳"), "the  sun"),
        (word("Santa's sleigh"), "santa\u2019s sleigh"),
        (word("Harry Potter", "哈利·波特"), "哈利波特"),
        (word("face", "面子"), "麵子"),
        (word("hair", "头发"), "頭髮"),
        (word("tower", "臺灣"), "台湾"),  # kana-dojo PR#26301: both sides are folded, not one
        (word("tea", "茶"), "茶！"),
        (word("tea", "茶"), "Tea?"),
        (word("I", "İstanbul"), "istanbul"),
        (word("seven", "７"), "7"),
        (word("love", "❤️"), "❤"),
        (word("bacon, lettuce and tomato"), "Bacon, lettuce and tomato"),
    ],
)
def test_DD_6_what_does_not_matter(card, said):
    assert suggest(card, said) is YES


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (word("frame"), "A-frame"),  # no article
        (word("its"), "it's"),
        (word("C"), "C++"),
        (word("tea", "茶"), "茶叶"),
        (word("nth"), "n"),
        (word("there"), "re"),
    ],
)
def test_DD_6_nothing_else_is_equal(card, said):
    assert suggest(card, said) is not YES


DRESSES = {
    "NFKC, a ligature": ("fish", "ﬁsh"),
    "NFKC, a number in a ring": ("第1名", "第①名"),
    "NFKC, letters in a square": ("5 km", "5 ㎞"),
    "NFKC, marks apart": ("crème", "cre\u0300me"),
    "case": ("Penguin", "pENGUIN"),
    "case, ß": ("Fußball", "FUSSBALL"),
    "case, ẞ": ("Fußball", "FUẞBALL"),
    "case, final sigma": ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
    "width, letters": ("T-shirt", "Ｔ－ｓｈｉｒｔ"),
    "width, a space": ("ice cream", "ice\u3000cream"),
    "width, katakana": ("カラオケ", "ｶﾗｵｹ"),
    "accents": ("piñata", "pinata"),
    "accents, two on one": ("phở", "pho"),
    "zero-width space": ("rainbow", "rain\u200bbow"),
    "zero-width joiners": ("rainbow", "rain\u200d\u200cbow"),
    "zero-width, the order of bytes": ("rainbow", "\ufeffrainbow"),
    "a soft hyphen": ("rainbow", "rain\u00adbow"),
    "a word joiner": ("彩虹", "彩\u2060虹"),
    "marks of direction": ("rainbow", "\u202erainbow\u202c"),
    "a variation selector": ("彩虹", "彩\ufe00虹"),
    "spaces inside": ("teddy bear", "teddybear"),
    "many spaces": ("teddy bear", "  teddy \u00a0 bear "),
    "spaces inside Chinese": ("泰迪熊", "泰 迪 熊"),
    "a hyphen": ("merry-go-round", "merry go round"),
    "no hyphen": ("merry-go-round", "merrygoround"),
    "a hyphen that does not break": ("merry-go-round", "merry\u2011go\u2010round"),
    "a dash": ("merry-go-round", "merry\u2013go\u2014round"),
    "a hyphen in Chinese": ("泰迪熊", "泰迪-熊"),
    "an article": ("umbrella", "an umbrella"),
    "the article": ("umbrella", "The Umbrella"),
    "an article of the card": ("the moon", "moon"),
    "traditional": ("乌龟", "烏龜"),
    "traditional, of the card": ("烏龜", "乌龟"),
    "traditional on both sides, two variants": ("臺灣", "台灣"),
    "traditional, one of two meanings": ("头发", "頭髮"),
    "traditional, a phrase": ("理发店", "理髮店"),
}


@pytest.mark.parametrize("swap", [False, True], ids=["guess", "card"])
@pytest.mark.parametrize("dress", DRESSES)
def test_DD_6_each_thing_that_does_not_matter_on_either_side(dress, swap):
    """skribbltypo#213, skribbltypo#315, handle PR#25, kana-dojo PR#26301: whatever is folded is folded on both sides."""
    card, said = reversed(DRESSES[dress]) if swap else DRESSES[dress]
    assert suggest(word("something else", card), said) is YES
    assert same(word("x", card), word("y", said))


@pytest.mark.parametrize("said", ["平果", "蘋菓", "评过", "平 果"])
def test_DD_6_the_same_sound_is_close(said):
    assert suggest(APPLE, said) is CLOSE


def test_DD_6_same_sound_whatever_the_tone_or_the_script_on_either_side():
    for card, said in (("妈妈", "马马"), ("马马", "媽媽"), ("绿", "旅"), ("长城", "常成"), ("熊猫", "雄貓")):
        assert suggest(word("x", card), said) is CLOSE, (card, said)
    for card, said in (("女人", "怒人"), ("苹果", "苹"), ("熊猫", "猫熊"), ("一", "十")):
        assert suggest(word("x", card), said) is NO, (card, said)


def test_DD_6_our_readings_are_those_of_the_pinyin_library():
    """Only the tables are used: without the phrases they load ten times as fast and say the same of every sign."""
    signs = [chr(code) for code in sorted(_tables())[::17]]
    classes = {}
    for sign in signs:
        theirs = frozenset(pinyin(sign, style=Style.NORMAL, heteronym=True)[0])
        ours = frozenset(reading.replace("u\u0308", "v") for reading in _sounds(sign))
        assert {part.replace("e\u0302", "ê") for part in ours} == {part.replace("ü", "v") for part in theirs}, sign
        classes[sign] = ours
    assert len(classes) > 2_000


def test_DD_6_every_reading_of_a_sign_counts():
    assert suggest(word("bank", "银行"), "银航") is CLOSE
    assert suggest(word("music", "音乐"), "音月") is CLOSE
    assert suggest(word("bank", "银行"), "银杏子") is NO


@pytest.mark.parametrize("said", ["aple", "appple", "spple", "aplpe", "Äplé"])
def test_DD_6_one_slip_in_a_latin_word_is_close(said):
    assert suggest(APPLE, said) is CLOSE


def test_DD_6_short_words_forgive_no_slip_and_long_ones_only_one():
    assert suggest(word("cat", "猫"), "bat") is NO
    assert suggest(word("cats", "猫"), "bats") is CLOSE
    assert suggest(APPLE, "appel e?x") is NO
    assert suggest(APPLE, "aplpee") is NO


@pytest.mark.parametrize(
    ("one", "many"),
    [("dog", "dogs"), ("bus", "buses"), ("baby", "babies"), ("wolf", "wolves"), ("mouse", "mice"), ("tooth", "teeth"),
     ("ox", "oxen"), ("child", "children"), ("fireman", "firemen"), ("person", "people"), ("glass", "glasses"),
     ("potato", "potatoes"), ("knife", "knives"), ("egg", "eggs")],
)  # fmt: skip
def test_DD_6_singular_and_plural_are_close(one, many):
    assert suggest(word(one), many) is CLOSE
    assert suggest(word(many), one) is CLOSE
    assert suggest(word(one), f"the {many}") is CLOSE


def test_DD_6_the_program_never_says_far():
    assert {suggest(APPLE, said) for said in ("", "x", "apples", "apple", "苹果们", "🍎")} <= {YES, NO, CLOSE}


def test_DD_6_every_word_of_the_pack_is_right_in_every_spelling():
    wrong = []
    for card in ALL_WORDS:
        dressed = f"a {card.en}", f"x，{card.zh}", card.en.upper(), card.en.replace(" ", "-"), TRADITIONAL.convert(card.zh)
        wrong += [(card, said) for said in (card.en, card.zh, *dressed) if suggest(card, said) is not YES]
    assert wrong == []


def test_DD_6_no_word_of_the_pack_is_right_for_another():
    forms = {}
    for card in ALL_WORDS:
        for form in solids(card.en) | solids(card.zh):
            assert forms.setdefault(form, card) == card


TEXT = st.text(st.characters(exclude_categories=()), max_size=60)


@given(TEXT, TEXT)
def test_DD_6_folding_is_the_same_for_both_sides_and_survives_anything(one, other):
    assert suggest(word("x", one), other) in (YES, NO, CLOSE)
    assert all(solids(form) & {form} for form in solids(one))  # folded words fold to themselves
    if solids(one):
        assert suggest(word(one), one) is YES


@given(TEXT, TEXT)
def test_same_and_near_do_not_depend_on_the_order(one, other):
    a, b = word(one), word(other)
    assert same(a, b) == same(b, a)
    assert near(a, b) == near(b, a)
    assert near(a, b) or not same(a, b)


def test_near_words():
    assert near(APPLE, word("apples"))
    assert near(word("苹果树"), word("x", "蘋果"))
    assert not near(APPLE, word("pear", "梨"))
    assert not same(APPLE, word("apples"))


def test_heavy_libraries_load_when_first_needed():
    """The lobby must open at once: a table without typed guesses needs none of them, Chinese words need OpenCC alone."""
    script = """
import os, sys
heavy = lambda: {"opencc", "pypinyin", "rapidfuzz"} & set(sys.modules)
from partygames.games import doodle_rush
from partygames.games.doodle_rush import matching, deal, autoplay
assert not heavy(), heavy()
from partygames.games.doodle_rush.state import Word
matching.suggest(Word("", "ox", "ox"), "fox and hounds")
assert not heavy(), heavy()
matching.warm([Word("", "cat", "猫")])
assert heavy() == {"opencc", "pypinyin", "rapidfuzz"}, heavy()
assert "pypinyin.phrases_dict" not in sys.modules, "half a second, for nothing"
assert "PYPINYIN_NO_PHRASES" not in os.environ
known = matching._card.cache_info()
matching.suggest(Word("", "cat", "猫"), "cats")
assert matching._card.cache_info().misses == known.misses, "the words of the table are folded once"
assert not any(name.startswith("PySide6") for name in sys.modules)
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
