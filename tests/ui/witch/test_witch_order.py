"""In which order the fan lies: by kind until somebody drags, and as dragged until the hand changes."""

from collections import Counter

from helpers.witch import CLOUD, FIRE, ROOT, SUN, WATER, A, playing
from hypothesis import given
from hypothesis import strategies as st

from partygames.games.witch_express import view_for
from partygames.ui.witch.order import Orders, by_kind, in_fan, kept, moved

HANDS = st.lists(st.integers(0, 8), min_size=1, max_size=17)


def own(hand, chosen=()):
    """Return what A sees with these cards."""
    return view_for(playing(chosen, [SUN], [SUN], hands=(tuple(sorted(hand)), (), ())), A)


@given(HANDS, st.lists(st.integers(0, 8), max_size=3))
def test_by_kind_no_kind_lies_apart_and_a_chosen_card_comes_after_its_own(hand, chosen):
    order = by_kind(hand, chosen)
    kinds = [kind for kind, _ in order]
    assert kinds == sorted(hand + chosen)
    assert list(order) == sorted(order)


@given(HANDS, st.data())
def test_a_dragged_card_lies_where_it_was_put_and_the_others_keep_their_order(hand, data):
    order = by_kind(hand, ())
    away = data.draw(st.lists(st.sampled_from(hand), max_size=min(3, len(hand) - 1), unique=True))
    at = in_fan(order, away)
    if not at:
        return
    fan = [order[i] for i in at]
    index, gap = data.draw(st.integers(0, len(fan) - 1)), data.draw(st.integers(0, len(fan) - 1))
    after = moved(order, at, index, gap)
    assert Counter(after) == Counter(order)
    expected = fan[:index] + fan[index + 1 :]
    expected.insert(gap, fan[index])
    assert [after[i] for i in in_fan(after, away)] == expected


@given(HANDS, st.data())
def test_cards_that_are_played_leave_the_others_as_they_lie(hand, data):
    shuffled = tuple((kind, False) for kind in data.draw(st.permutations(hand)))
    gone = data.draw(st.sampled_from(hand))
    left = list(hand)
    left.remove(gone)
    found = kept(shuffled, by_kind(left, ()))
    assert found is not None
    rest = list(shuffled)
    del rest[max(i for i, token in enumerate(shuffled) if token[0] == gone)]
    assert list(found) == rest
    assert kept(shuffled, by_kind([*hand, ROOT], ())) is None


def test_an_order_holds_across_turns_until_the_hand_changes():
    orders = Orders()
    before = own([ROOT, FIRE, FIRE, SUN, WATER])
    orders.move(before, [], 4, 0)
    orders.move(before, [], 1, 3)
    kinds = [kind for kind, _ in orders.of(before)]
    assert kinds == [WATER, FIRE, FIRE, ROOT, SUN]
    assert orders.dragged(A)
    chosen = own([ROOT, FIRE], [FIRE, SUN, WATER])
    assert orders.of(chosen) == ((WATER, True), (FIRE, False), (FIRE, True), (ROOT, False), (SUN, True))
    assert [kind for kind, _ in orders.of(own([ROOT, FIRE], [SUN]))] == [FIRE, ROOT, SUN]
    assert [kind for kind, _ in orders.of(own([ROOT, FIRE, SUN, CLOUD]))] == [ROOT, FIRE, SUN, CLOUD]
    assert not orders.dragged(A)


def test_a_chosen_card_can_be_dragged_past_its_equal_that_stays():
    orders, view = Orders(), own([FIRE, SUN], [FIRE])
    orders.move(view, [], 1, 0)
    assert orders.of(view) == ((FIRE, True), (FIRE, False), (SUN, False))


def test_back_to_order_by_hand_or_by_the_button_counts_as_sorted():
    orders, view = Orders(), own([ROOT, FIRE, SUN])
    orders.move(view, [], 0, 2)
    orders.move(view, [], 2, 0)
    orders.of(view)
    assert not orders.dragged(A)
    orders.move(view, [], 0, 2)
    orders.sort(A)
    assert orders.of(view) == by_kind([ROOT, FIRE, SUN], ())
