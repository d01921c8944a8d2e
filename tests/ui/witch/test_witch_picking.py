"""What the picked cards come to: always a question to the rules, never a rule of its own."""

from helpers.witch import FIRE, ROOT, SUN, WATER, A, B, choosing, playing

from partygames.core.seats import Seat
from partygames.games.witch_express import legal_moves, view_for
from partygames.games.witch_express.moves import Choose
from partygames.ui.witch import picking
from partygames.ui.witch.asking import question
from partygames.ui.witch.order import HandCard, Held, by_kind, in_fan

SEATS = tuple(Seat(i, name) for i, name in enumerate(("Ada", "Ben", "Cleo")))


def hand_of(*kinds: int):
    """Return a table at which A chooses from these cards."""
    table = choosing(3)
    return choosing(3, hands=(tuple(sorted(kinds)), *table.hands[1:]))


def test_WE_8_three_different_cards_make_a_choice_in_any_order():
    legal = legal_moves(hand_of(ROOT, ROOT, FIRE, SUN, WATER), A)
    assert picking.need(legal) == 3
    assert picking.choice(legal, [SUN, ROOT]) is None
    assert picking.choice(legal, [SUN, ROOT, FIRE]) == Choose(A, (ROOT, FIRE, SUN))


def test_WE_8_what_the_rules_would_never_take_does_not_fit():
    legal = legal_moves(hand_of(ROOT, ROOT, FIRE, SUN, WATER), A)
    assert picking.fits(legal, [WATER, ROOT])
    assert not picking.fits(legal, [ROOT, ROOT])
    assert not picking.fits(legal, [ROOT, FIRE, SUN, WATER])


def test_WE_8_a_poor_hand_chooses_fewer():
    assert picking.need(legal_moves(hand_of(ROOT, ROOT, FIRE), A)) == 2


def test_nothing_is_to_be_chosen_while_the_round_is_played():
    assert picking.need(legal_moves(playing([SUN], [SUN], [SUN]), A)) == 0


def test_WD_3_picked_cards_leave_the_fan_for_their_slots():
    own = view_for(hand_of(ROOT, ROOT, FIRE), A)
    tokens = by_kind(own.hand, own.chosen)
    assert [tokens[i][0] for i in in_fan(tokens, [ROOT])] == [ROOT, FIRE]


def test_WE_9_only_chosen_cards_stand_ready_and_the_lifted_one_is_picked():
    own = view_for(playing([ROOT, SUN], [ROOT], [SUN], hands=((ROOT, WATER), (), ())), A)
    asked = question(own, SEATS, A)
    fan = picking.fanned(own, asked, SUN, by_kind(own.hand, own.chosen))
    assert fan == [
        HandCard(ROOT, Held.DIM),
        HandCard(ROOT, Held.READY),
        HandCard(SUN, Held.PICKED),
        HandCard(WATER, Held.DIM),
    ]
    assert picking.fanned(view_for(playing([SUN], [ROOT], [SUN]), B), asked, None, [(ROOT, True)])[0].held is Held.READY
