"""Dealing words: DR-5 and DD-10."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partygames.games.doodle_rush import start
from partygames.games.doodle_rush.deal import deal, marks, together
from partygames.games.doodle_rush.matching import near, same
from partygames.games.doodle_rush.pack import Card, Pack, base_pack
from partygames.games.doodle_rush.pack_errors import PackError, PackFault
from partygames.games.doodle_rush.state import Difficulty, Setup, Word

EASY, HARD = Difficulty.EASY, Difficulty.HARD
LETTERS = "bcdfghjklmnpqrstvwxz"


def a_pack(cards: int) -> Pack:
    """Return a pack of easy cards whose words have nothing in common."""
    names = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b]
    return pack_of(*[names[3 * n : 3 * n + 3] for n in range(cards)])


def pack_of(*sides: list[str]) -> Pack:
    """Return a pack of easy cards with the words given."""
    return Pack(
        tuple(
            Card(number, tuple(Word(f"{number}-{slot}", name, name) for slot, name in enumerate(side)), ())
            for number, side in enumerate(sides, 1)
        )
    )


def ids(pack: Pack) -> set[str]:
    return {word.id for card in pack.cards for word in card.easy}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("difficulty", [EASY, HARD])
def test_DR_5_two_cards_each_in_card_order(players, difficulty):
    words, used, forgotten = deal(base_pack(), difficulty, players, seed=5)
    sides = [card.side(difficulty) for card in base_pack().cards]
    assert len(words) == players
    assert all(hand[:3] in sides and hand[3:] in sides for hand in words)
    assert used == tuple(word.id for hand in words for word in hand)
    assert len(set(used)) == 6 * players
    assert not forgotten
    start(Setup(players=players, seed=5, words=words))


def test_the_same_seed_deals_the_same_words():
    assert deal(base_pack(), EASY, 4, 9) == deal(base_pack(), EASY, 4, 9)
    assert len({deal(base_pack(), EASY, 4, seed).words for seed in range(20)}) == 20


@given(seed=st.integers(0, 2**63), difficulty=st.sampled_from(Difficulty))
@settings(max_examples=20)
def test_DD_10_no_word_twice_in_a_deal_and_no_near_equals(seed, difficulty):
    """drawphone#142."""
    words = [word for hand in deal(base_pack(), difficulty, 6, seed).words for word in hand]
    assert not [(a, b) for i, a in enumerate(words) for b in words[:i] if near(a, b)]


def test_DD_10_words_of_the_evening_do_not_come_back_before_the_pack_is_used_up():
    pack, seen = base_pack(), set()
    for game in range(8):  # 8 x 12 of 100 cards
        _, used, forgotten = deal(pack, EASY, 6, game, seen)
        assert not forgotten
        assert seen.isdisjoint(used)
        seen |= set(used)


def test_DD_10_the_last_cards_are_dealt_before_the_pack_starts_afresh():
    pack = a_pack(10)
    first = deal(pack, EASY, 4, 1)
    left = ids(pack) - set(first.used)
    second = deal(pack, EASY, 4, 2, first.used)
    assert second.forgotten
    assert left < set(second.used)
    assert len(set(second.used)) == 24
    third = deal(pack, EASY, 3, 3, second.used)  # what was seen is forgotten, what was dealt is remembered
    assert third.forgotten  # ten cards, eight of them just dealt
    assert ids(pack) - set(second.used) < set(third.used)


def test_DD_10_a_card_counts_as_seen_with_one_word():
    pack = a_pack(7)
    seen = {pack.cards[2].easy[1].id}
    for seed in range(10):
        _, used, forgotten = deal(pack, EASY, 3, seed, seen)
        assert not forgotten
        assert pack.cards[2].easy[0].id not in used


def test_own_packs_may_be_small():
    words, _, forgotten = deal(a_pack(6), EASY, 3, 1)
    assert len(words) == 3
    assert not forgotten
    assert deal(a_pack(6), EASY, 3, 2, ids(a_pack(6))).forgotten


SMALL = [(5, 3, EASY, 15), (11, 6, EASY, 33), (50, 3, HARD, 0), (0, 3, EASY, 0)]


@pytest.mark.parametrize(("cards", "players", "difficulty", "have"), SMALL)
def test_too_few_words_are_one_clear_sentence(cards, players, difficulty, have):
    with pytest.raises(PackError) as caught:
        deal(a_pack(cards), difficulty, players, 1)
    assert caught.value.fault is PackFault.TOO_FEW
    assert caught.value.facts == {"have": have, "need": 6 * players}
    assert str(caught.value) == f"There are {have} words of that difficulty, and this table needs {6 * players}."


def test_DD_10_near_equals_are_never_dealt_whatever_the_pack():
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    twin = [plain[0][0] + "s", "aaaaa", "eeeee"]  # the plural of a word on the first card
    for seed in range(20):
        hands = deal(pack_of(*plain, twin), EASY, 3, seed).words
        words = [word for hand in hands for word in hand]
        assert not any(near(a, b) for i, a in enumerate(words) for b in words[:i])
    with pytest.raises(PackError):
        deal(pack_of(*plain[:5], twin), EASY, 3, 1)


def test_DD_10_the_same_word_is_never_dealt_twice_whatever_the_pack():
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    twin = ["The " + plain[0][0].upper(), "aaaaa", "eeeee"]
    for seed in range(20):
        words = [word for hand in deal(pack_of(*plain, twin), EASY, 3, seed).words for word in hand]
        assert not any(same(a, b) for i, a in enumerate(words) for b in words[:i])
    with pytest.raises(PackError):
        deal(pack_of(*plain[:5], twin), EASY, 3, 1)


def test_DD_10_a_card_with_near_equals_on_itself_stays_in_the_box():
    """drawphone#142: two of six words were nearly equal."""
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    odd = ["wizard", "wizards", "eeeee"]
    for seed in range(20):
        assert odd[0] not in {word.en for hand in deal(pack_of(*plain, odd), EASY, 3, seed).words for word in hand}
    with pytest.raises(PackError):
        deal(pack_of(*plain[:5], odd), EASY, 3, 1)


def loose(names: list[str], hard: bool = False) -> Pack:
    """Return a pack of loose words, fit for easy tables and maybe for hard ones."""
    words = [Word(name, name, name) for name in names]
    return Pack(tuple(Card(number, (word,), (word,) if hard else ()) for number, word in enumerate(words, 1)))


LIKE = st.text("abs山火", min_size=1, max_size=5)


@given(LIKE, LIKE)
def test_words_that_are_near_share_a_mark(one, other):
    a, b = Word("a", one, one), Word("b", other, other)
    if near(a, b):
        assert not marks(a).isdisjoint(marks(b))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("mouse", "mice"), ("foot", "feet"), ("person", "people"), ("knife", "knives"), ("the A-frame", "A-frame")],
        *[
            ("abcd", "acbd"),
            ("abcd", "bcd"),
            ("bcd", "abcd"),
            ("fire", "campfire"),
            ("fire", "fire engine"),
            ("苹果", "大苹果树"),
        ],
        *[("école", "ecoles"), ("дом", "домик дом"), ("x ray", "x-rays")],
    ],
)
def test_every_kind_of_near_shares_a_mark(one, other):
    a, b = Word("a", one, one), Word("b", other, other)
    assert near(a, b)
    assert not marks(a).isdisjoint(marks(b))


@given(st.lists(LIKE, max_size=40, unique=True), st.integers(3, 6), st.integers(0, 99), st.data())
@settings(max_examples=60)
def test_DD_10_a_table_for_which_there_is_enough_is_dealt_and_has_no_near_equals(names, players, seed, data):
    pack = loose(names)
    seen = data.draw(st.sets(st.sampled_from(names))) if names else set()
    try:
        words = [word for hand in deal(pack, EASY, players, seed, seen).words for word in hand]
    except PackError:
        assert together(pack, EASY).words < 6 * players
        return
    assert len({word.id for word in words}) == 6 * players
    assert not [(a, b) for i, a in enumerate(words) for b in words[:i] if near(a, b)]


def test_loose_words_are_dealt_six_each_and_used_up_one_by_one():
    names = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b][:40]
    first = deal(loose(names), EASY, 3, 1)
    assert [len(hand) for hand in first.words] == [6, 6, 6]
    second = deal(loose(names), EASY, 3, 2, first.used)
    assert not second.forgotten
    assert set(first.used).isdisjoint(second.used)
    third = deal(loose(names), EASY, 3, 3, first.used + second.used)
    assert set(names) - set(first.used) - set(second.used) < set(third.used)
    assert set(third.forgotten) == set(names)


def test_enough_words_are_found_where_chance_would_take_one_that_shuts_out_many():
    names = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b][:18]
    pack = loose([*names, " ".join(names)])  # the last is near to every other
    assert together(pack, EASY).words == 18
    for seed in range(40):
        assert len(deal(pack, EASY, 3, seed).used) == 18


@pytest.mark.parametrize("difficulty", [EASY, HARD])
def test_family_words_alone_are_dealt_and_used_up_by_themselves(difficulty):
    pack, seen, games = base_pack(), set(), 0
    while True:
        dealt = deal(pack, difficulty, 6, games, seen, family=True)
        assert pack.marked.isdisjoint(dealt.used)
        if dealt.forgotten:
            break
        assert seen.isdisjoint(dealt.used)
        seen |= set(dealt.used)
        games += 1
    assert games >= 5
    assert pack.marked.isdisjoint(dealt.forgotten), "what the filter leaves out is not forgotten with the rest"


def test_too_few_family_words_are_said_as_such():
    names = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b][:18]
    pack = loose(names)
    assert len(deal(pack, EASY, 3, 1, family=True).used) == 18
    marked = Pack(pack.cards, frozenset(names[:1]))
    with pytest.raises(PackError) as caught:
        deal(marked, EASY, 3, 1, family=True)
    assert (caught.value.fault, caught.value.facts) == (PackFault.TOO_FEW_FAMILY, {"have": 17, "need": 18})
    assert str(caught.value) == "There are 17 family words of that difficulty, and this table needs 18."


def test_a_loose_word_for_both_difficulties_is_dealt_in_both():
    names = [a * 3 + b * 3 for a in LETTERS for b in LETTERS if a != b][:18]
    assert {together(loose(names, hard=True), difficulty).words for difficulty in Difficulty} == {18}
    assert together(loose(names), HARD).words == 0
