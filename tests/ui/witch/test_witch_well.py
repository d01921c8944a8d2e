"""An empty middle shows where the first card of a round will lie."""

from helpers.witch import FIRE, SUN, playing
from ui.witch.hands import tap
from ui.witch.test_witch_table import choosing, set_state

from partygames.games.witch_express.moves import Lead


def test_the_empty_place_is_there_until_a_card_is_led_and_lies_where_that_card_will(stage, table) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,))))
    screen.bots.hold(True)
    well = screen.table.middle.well
    assert well.isVisible()
    place = well.sceneBoundingRect().center()
    tap(stage, well)
    assert screen.session.number == 0
    screen.session.submit(Lead(0, FIRE, True))
    assert not well.isVisible()
    card = screen.table.middle.cards[0].card
    assert (card.mapToScene(card.rect.center()) - place).manhattanLength() < 2


def test_while_cards_are_taken_or_chosen_other_places_lie_there(stage, table) -> None:
    assert not table(True, False, False).table.middle.well.isVisible()
    assert not table(True, False, False, before=choosing).table.middle.well.isVisible()
