"""Why a card cannot be played now: heard under the cursor, and said when it is tapped; the rule in people's words."""

from helpers.witch import FIRE, SUN, WATER, playing
from msgspec.structs import replace
from PySide6.QtCore import Qt
from ui.witch.hands import tap, tap_card
from ui.witch.test_witch_table import choosing, key, only_i_choose, pick, set_state

from partygames.games.witch_express.state import Stage
from partygames.ui.witch.order import Held


def heard(stage, screen, kind) -> str:
    """Walk along the fan to the last card of a kind, and return what is read there."""
    hand = screen.acting.hand
    at = max(i for i, card in enumerate(hand.cards) if card.kind == kind)
    for _ in range(len(hand.cards)):
        key(stage, Qt.Key.Key_Left)
    for _ in range(at):
        key(stage, Qt.Key.Key_Right)
    assert hand.cursor_at == at
    return hand.spoken()


def test_WE_9_a_card_that_was_not_chosen_tells_that_only_the_chosen_are_played(stage, table) -> None:
    state = playing((FIRE, SUN), (FIRE,), (SUN,), hands=((WATER,), (), ()))
    screen = table(True, False, False, before=set_state(state))
    assert heard(stage, screen, FIRE) == "Fire, can be played. Card 1 of 3."
    text = heard(stage, screen, WATER)
    assert text == "Water, not now: Water stays in your hand: only the chosen witches are played. Card 3 of 3."
    key(stage, Qt.Key.Key_Return)
    assert screen.notice.text == "Water stays in your hand: only the chosen witches are played. (Rule WE-9)"


def test_a_card_that_stays_counts_as_its_chosen_equal(stage, table) -> None:
    """Nobody who taps the fire card beside the chosen one wants to hear that fire was not chosen."""
    state = playing((FIRE, SUN), (FIRE,), (SUN,), hands=((FIRE, WATER), (), ()))
    screen = table(True, False, False, before=set_state(state))
    hand = screen.acting.hand
    stays = next(i for i, card in enumerate(hand.cards) if card.kind == FIRE and card.held is Held.DIM)
    tap_card(stage, screen, stays)
    assert (screen.acting.leading, screen.notice.text) == (FIRE, "")
    tap_card(stage, screen, next(i for i, card in enumerate(hand.cards) if card.kind == SUN))
    assert screen.acting.leading == SUN
    assert heard(stage, screen, WATER).startswith("Water, not now")


def test_WE_10_a_card_of_another_kind_tells_what_was_led(stage, table) -> None:
    screen = table(False, True, False, before=set_state(playing((FIRE,), (FIRE, SUN), (WATER,), leader=0)))
    screen.bots.hold(True)
    screen.session.submit(screen.session.legal_moves(0)[0])
    assert heard(stage, screen, FIRE).startswith("Fire, picked.")
    text = heard(stage, screen, SUN)
    assert text == "Sun, chosen for this round, not now: Fire was led: only that card can answer. Card 2 of 2."


def test_WE_10_a_chosen_card_waits_for_its_turn(stage, table) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,), leader=1)))
    screen.bots.hold(True)
    text = heard(stage, screen, SUN)
    assert text.startswith("Sun, chosen for this round, not now: It is not your turn")
    assert "can be played" not in text


def test_WE_8_a_second_card_of_a_kind_and_a_fourth_card_tell_why(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    kinds = [card.kind for card in screen.acting.hand.cards]
    twice = next(kind for kind in kinds if kinds.count(kind) > 1)
    screen.acting._pick(twice, None)
    assert "must be different" in heard(stage, screen, twice)
    pick(stage, screen, 2)
    other = next(kind for kind in kinds if kind not in screen.acting.picked)
    assert "All places are taken" in heard(stage, screen, other)


def test_WE_8_whose_choice_is_made_hears_that_it_is(stage, table) -> None:
    screen = table(True, False, False, before=choosing)
    screen.bots.hold(True)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    kind = next(card.kind for card in screen.acting.hand.cards if card.kind not in screen.session.view(0).chosen)
    assert "Your witches of this round are chosen." in heard(stage, screen, kind)


def test_WE_5_before_the_open_cards_are_taken_no_card_of_the_hand_is_played(stage, table) -> None:
    screen = table(True, False, False)
    assert screen.session.view(None).stage is Stage.OPENING
    kind = screen.acting.hand.cards[0].kind
    assert "First everyone takes one of the open cards." in heard(stage, screen, kind)
    key(stage, Qt.Key.Key_Return)
    assert screen.notice.text.endswith("(Rule WE-5)")


def test_a_tap_on_a_button_that_is_off_tells_what_comes_first(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    tap(stage, screen.acting.confirm)
    assert screen.notice.text == "Some places are still free. Witches to choose this round: 3. (Rule WE-8)"
    assert not screen.session.view(None).seats[0].has_chosen
    pick(stage, screen, 3)
    assert screen.notice.text == ""


def test_WE_9_brave_and_cowardly_tell_the_leader_to_take_a_witch_first(stage, table) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,))))
    for button in (screen.acting.brave, screen.acting.cowardly):
        screen.notice.hush()
        tap(stage, button)
        assert screen.notice.text == "You lead this turn: choose one of your witches first. (Rule WE-9)"
    assert screen.session.number == 0


def test_a_covered_table_gives_no_reason(stage, table) -> None:
    state = replace(playing((FIRE,), (FIRE,), (SUN,)), hands=((WATER,), (), ()))
    screen = table(True, True, False, before=set_state(state))
    assert screen.acting.hand.spoken() == ""
