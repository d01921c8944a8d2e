"""Points: WE-19 to WE-23."""

import pytest
from helpers.witch import A, C, choosing, display
from msgspec.structs import replace

from partygames.games.witch_express import scores, winners
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.scoring import Breakdown, best, breakdown, points_for
from partygames.games.witch_express.state import Setup


def test_WE_19_colours_then_brave_cards_then_tasks():
    result = breakdown(shipped_house(), display(fire=2, sun=1), display(fire=1, root=1), (0, 3))
    assert result.potions == (1, 0, 7, 0, 3, 0, 0, 0, 0)
    assert result.points == (0, 0, 12, 0, 2, 0, 0, 0, 0)
    assert (result.brave_cards, result.brave_points, result.tasks, result.task_points) == (3, 3, 2, 10)
    assert (result.total, result.cards) == (27, 5)


def result(total, cards):
    return Breakdown((), (), 0, 0, 0, 0, total, cards)


def test_WE_19_the_highest_total_wins():
    assert best([result(20, 9), result(31, 13), result(30, 2)]) == (1,)


def test_WE_20_a_tie_goes_to_the_fewest_cards_on_display():
    assert best([result(31, 9), result(31, 8), result(30, 2)]) == (1,)


def test_WE_20_still_tied_they_share_the_win():
    assert best([result(31, 8), result(30, 2), result(31, 8)]) == (A, C)


def test_WE_20_on_a_real_table():
    bare = display()
    state = choosing(3, brave=(display(fire=1), bare, display(fire=1)), cowardly=(bare, bare, display(root=1)))
    assert scores(state) == (3, 0, 3)
    assert winners(state) == (A,)


@pytest.mark.parametrize(("potions", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12, 16, 20, 24, 28, 32, 36])))
def test_WE_21_points_per_colour(potions, points):
    assert points_for(shipped_house(), potions) == points


def test_WE_22_each_brave_card_is_a_point():
    house = replace(shipped_house(), points=(0,), each_further=0)
    assert breakdown(house, display(fire=2, sun=1), display(root=4), ()).total == 3


def test_WE_23_the_variant_shows_two_potions_and_a_brave_one():
    house = replace(shipped_house(), brave_potion=True)
    result = breakdown(house, display(fire=2), display(fire=1), ())
    assert result.potions == display(fire=5)
    assert (result.brave_cards, result.brave_points, result.total) == (2, 2, 6 + 2)


def test_WE_23_is_off_by_default():
    assert Setup(4, 1).house.brave_potion is False
