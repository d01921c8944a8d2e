"""Dealing words: DR-5 and DD-10."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partygames.games.doodle_rush import start
from partygames.games.doodle_rush.deal import deal
from partygames.games.doodle_rush.matching import near, same
from partygames.games.doodle_rush.pack import Card, Pack, PackError, PackFault, base_pack
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
    words, used, reset = deal(base_pack(), difficulty, players, seed=5)
    sides = [card.side(difficulty) for card in base_pack().cards]
    assert len(words) == players
    assert all(hand[:3] in sides and hand[3:] in sides for hand in words)
    assert used == tuple(word.id for hand in words for word in hand)
    assert len(set(used)) == 6 * players
    assert not reset
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
        _, used, reset = deal(pack, EASY, 6, game, seen)
        assert not reset
        assert seen.isdisjoint(used)
        seen |= set(used)


def test_DD_10_the_last_cards_are_dealt_before_the_pack_starts_afresh():
    pack = a_pack(10)
    first = deal(pack, EASY, 4, 1)
    left = ids(pack) - set(first.used)
    second = deal(pack, EASY, 4, 2, first.used)
    assert second.reset
    assert left < set(second.used)
    assert len(set(second.used)) == 24
    third = deal(pack, EASY, 3, 3, second.used)  # what was seen is forgotten, what was dealt is remembered
    assert third.reset  # ten cards, eight of them just dealt
    assert ids(pack) - set(second.used) < set(third.used)


def test_DD_10_a_card_counts_as_seen_with_one_word():
    pack = a_pack(7)
    seen = {pack.cards[2].easy[1].id}
    for seed in range(10):
        _, used, reset = deal(pack, EASY, 3, seed, seen)
        assert not reset
        assert pack.cards[2].easy[0].id not in used


def test_own_packs_may_be_small():
    words, _, reset = deal(a_pack(6), EASY, 3, 1)
    assert len(words) == 3
    assert not reset
    assert deal(a_pack(6), EASY, 3, 2, ids(a_pack(6))).reset


SMALL = [(5, 3, EASY, 5), (11, 6, EASY, 11), (50, 3, HARD, 0), (0, 3, EASY, 0)]


@pytest.mark.parametrize(("cards", "players", "difficulty", "have"), SMALL)
def test_too_few_words_are_one_clear_sentence(cards, players, difficulty, have):
    with pytest.raises(PackError) as caught:
        deal(a_pack(cards), difficulty, players, 1)
    assert caught.value.fault is PackFault.TOO_FEW
    assert caught.value.facts == {"have": have, "need": 2 * players}
    assert str(caught.value) == f"There are {have} cards of that difficulty, and this table needs {2 * players}."


def test_DD_10_near_equals_are_dealt_only_where_the_pack_leaves_no_choice():
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    twin = [plain[0][0] + "s", "aaaaa", "eeeee"]  # the plural of a word on the first card
    for seed in range(20):
        hands = deal(pack_of(*plain, twin), EASY, 3, seed).words
        words = [word for hand in hands for word in hand]
        assert not any(near(a, b) for i, a in enumerate(words) for b in words[:i])
    forced = deal(pack_of(*plain[:5], twin), EASY, 3, 1)
    assert {word.en for hand in forced.words for word in hand} >= {plain[0][0], twin[0]}


def test_DD_10_the_same_word_is_never_dealt_twice_whatever_the_pack():
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    twin = ["The " + plain[0][0].upper(), "aaaaa", "eeeee"]
    for seed in range(20):
        words = [word for hand in deal(pack_of(*plain, twin), EASY, 3, seed).words for word in hand]
        assert not any(same(a, b) for i, a in enumerate(words) for b in words[:i])
    with pytest.raises(PackError):
        deal(pack_of(*plain[:5], twin), EASY, 3, 1)


def test_DD_10_a_card_with_near_equals_on_itself_is_left_in_the_box_while_there_are_others():
    """drawphone#142: two of six words were nearly equal."""
    plain = [[word.en for word in card.easy] for card in a_pack(6).cards]
    odd = ["wizard", "wizards", "eeeee"]
    for seed in range(20):
        assert odd[0] not in {word.en for hand in deal(pack_of(*plain, odd), EASY, 3, seed).words for word in hand}
    assert odd[0] in {word.en for hand in deal(pack_of(*plain[:5], odd), EASY, 3, 1).words for word in hand}
