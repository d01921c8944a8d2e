"""After a round three new cards lie in the hand: their owner sees which, until three are chosen; nobody else ever does."""

from collections import Counter

from ui.witch.hands import tap
from ui.witch.test_witch_table import choosing, faces, lift, pick

from partygames.games.witch_express.events import Drew
from partygames.games.witch_express.state import Stage
from partygames.ui.witch.summary import RoundSheet


def second_round(session) -> None:
    """Play the first move that the rules offer until three are chosen for the second round; seat 0 chooses last."""
    view = session.view(None)
    while not (view.round == 2 and view.stage is Stage.CHOOSING and view.to_act == (0,)):
        session.submit(session.legal_moves(view.to_act[-1])[0])
        view = session.view(None)


def drew(session, seat) -> Counter:
    """Return what a seat drew last, as the rules told it alone."""
    events = [event for _, events in session.past(seat) for event in events]
    return Counter([event for event in events if isinstance(event, Drew) and event.seat == seat][-1].kinds)


def marked(screen) -> Counter:
    """Return the kinds of the cards in the fan that are marked as new."""
    return Counter(card.kind for card in screen.acting.hand.cards if card.fresh)


def test_WE_17_the_three_cards_just_drawn_are_marked_until_the_choice_is_made(stage, table) -> None:
    screen = table(True, False, False, before=second_round)
    screen.bots.hold(True)
    assert sum(marked(screen).values()) == 3
    assert marked(screen) == drew(screen.session, 0)
    at = next(i for i, card in enumerate(screen.acting.hand.cards) if card.fresh)
    screen.acting.hand.cursor_at = at
    assert "just drawn" in screen.acting.hand.spoken()
    pick(stage, screen, 3)
    tap(stage, screen.acting.confirm)
    assert screen.session.view(None).stage is Stage.PLAYING
    assert not marked(screen)


def test_in_the_first_round_no_card_is_new(stage, table) -> None:
    screen = table(True, False, False, before=choosing)
    assert not marked(screen)


def test_WD_1_behind_the_curtain_nothing_is_kept_of_what_was_drawn(stage, table) -> None:
    screen = table(True, True, False, before=second_round)
    screen.bots.hold(True)
    for cover in screen.covers():
        if isinstance(cover, RoundSheet):
            cover.close_sheet()
    assert (marked(screen), faces(screen), screen.acting.drawn._kinds) == (Counter(), [], ())
    lift(stage, screen)
    assert marked(screen) == drew(screen.session, 0)
    screen.sight.close()
    assert (marked(screen), faces(screen), screen.acting.drawn._kinds) == (Counter(), [], ())
