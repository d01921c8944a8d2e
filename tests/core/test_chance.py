"""Chance from a seed."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from partygames.core.chance import shuffled


@given(st.lists(st.integers()), st.integers(0, 2**32))
def test_a_shuffle_keeps_every_card(cards, seed):
    assert sorted(shuffled(cards, Random(seed))) == sorted(cards)


def test_a_seed_gives_the_same_order_on_every_machine():
    assert shuffled(range(10), Random(7)) == (2, 7, 4, 6, 8, 9, 0, 5, 1, 3)
