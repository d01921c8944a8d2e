"""The card table: what it shows to whom, what taps and keys do, and what it says when something cannot be."""

import gc

import pytest
from helpers.waiting import wait_for
from helpers.witch import FIRE, SUN, WATER, display, playing
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from ui.witch.hands import named, point, tap, tap_card

from partygames.games.witch_express.events import TurnBegan
from partygames.games.witch_express.moves import Answer, Choose, Lead
from partygames.games.witch_express.state import Stage as GameStage
from partygames.ui.curtain import Curtain
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.witch.asking import Ask
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.order import HandCard, Held
from partygames.ui.witch.pause import WitchPause
from partygames.ui.witch.shots import play_until
from partygames.ui.witch.summary import RoundSheet


def choosing(session) -> None:
    """Bring the table to where everybody chooses, nobody has yet."""
    play_until(session, lambda view: view.stage is GameStage.CHOOSING)


def only_i_choose(session) -> None:
    """Bring the table to where only seat 0 has still to choose."""
    play_until(session, lambda view: view.stage is GameStage.CHOOSING and view.to_act == (0,))


def set_state(state):
    """Return a function that puts the session's game into this state."""

    def put(session) -> None:
        session._state = state
        session.past = lambda seat: iter(())  # no moves lead to a state that was made up
        session.log.append(TurnBegan(state.round, state.turn, state.leader))

    return put


def key(stage, k) -> None:
    """Press a key and let it go."""
    QTest.keyClick(stage.viewport(), k)


def pick(stage, screen, n) -> None:
    """Tap n cards of different kinds into the slots."""
    for _ in range(n):
        cards = screen.acting.hand.cards
        tap_card(stage, screen, next(i for i, card in enumerate(cards) if card.kind not in screen.acting.picked))


def double_tap(stage, item) -> None:
    """Tap twice as fast as a nervous finger does."""
    at = point(stage, item)
    tap(stage, item)
    # The test library sends the second press alone, as a double click; the release belongs to it.
    QTest.mouseDClick(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def lift(stage, screen) -> None:
    """Hold the curtain until it lifts."""
    curtain = screen.covers()[-1]
    at = point(stage, curtain.hold)
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert wait_for(lambda: curtain not in screen.covers())
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def faces(screen) -> list[int]:
    """Return the kinds of the cards whose face is in the fan or in a slot: what must stay secret."""
    hand, slots = screen.acting.hand, screen.acting.slots
    return [i.kind for i in screen.items() if isinstance(i, CardItem) and (i.parentItem() is hand or i.parentItem() in slots)]


# --- the curtain (WD-1) -------------------------------------------------------------------------------------------------


def test_WD_1_one_human_never_sees_a_curtain(stage, table) -> None:
    screen = table(True, False, False, before=choosing)
    assert screen.covers() == []
    assert len(screen.acting.hand.cards) == 17


def test_WD_1_with_several_humans_no_card_is_shown_before_the_curtain_is_lifted(stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    assert isinstance(screen.covers()[-1], Curtain)
    assert faces(screen) == []
    lift(stage, screen)
    assert screen.covers() == []
    assert sorted(faces(screen)) == list(screen.session.view(screen.open_seat).hand)


def test_WD_1_the_curtain_falls_in_the_same_event_as_the_choice(stage, table) -> None:
    screen = table(True, True, True, before=choosing)
    first = screen.session.view(None).to_act[0]
    lift(stage, screen)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    # No event loop ran since: the next frame that can be painted is the next one's curtain, over a table without a hand.
    assert isinstance(screen.covers()[-1], Curtain)
    assert faces(screen) == []
    assert screen.acting.picked == []
    assert screen.open_seat is None
    assert screen.session.view(None).seats[first].has_chosen


def test_WD_1_a_followers_answer_needs_no_curtain(stage, table) -> None:
    state = playing((FIRE, SUN), (FIRE,), (WATER,), leader=0)
    screen = table(True, True, True, before=set_state(state))
    assert isinstance(screen.covers()[-1], Curtain)
    lift(stage, screen)
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_B)
    assert screen.covers() == []
    assert screen.acting.asked.ask is Ask.ANSWER
    assert screen.acting.asked.seat == 1
    assert faces(screen) == []
    assert screen.acting.forced.kind == FIRE
    key(stage, Qt.Key.Key_C)
    assert screen.session.view(None).seats[1].chosen_count == 0


def test_nothing_secret_is_in_any_word_of_a_public_table(stage, table) -> None:
    screen = table(True, True, True, before=choosing)
    for seat in range(3):
        lift(stage, screen)
        assert screen.open_seat == seat
        pick(stage, screen, 3)
        screen.acting.confirm.click()
        told = [line.words for line in screen.table.lines()]
        assert all("has chosen" in text or "takes" in text or text.startswith("Round") for text in told)


def test_a_curtain_can_be_paused_and_still_hides(stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    key(stage, Qt.Key.Key_Escape)
    assert isinstance(screen.covers()[-1], WitchPause)
    key(stage, Qt.Key.Key_Escape)
    assert isinstance(screen.covers()[-1], Curtain)
    assert faces(screen) == []
    lift(stage, screen)
    assert faces(screen) != []


# --- choosing (WE-8, WD-3) ----------------------------------------------------------------------------------------------


def test_WE_8_the_same_kind_twice_is_refused_with_the_rule(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    cards = screen.acting.hand.cards
    twice = next(card.kind for i, card in enumerate(cards) if i and cards[i - 1].kind == card.kind)
    for _ in range(2):
        tap_card(stage, screen, next(i for i, card in enumerate(screen.acting.hand.cards) if card.kind == twice))
    assert screen.acting.picked == [twice]
    assert "must be different" in screen.notice.text
    assert "(Rule WE-8)" in screen.notice.text


def test_WE_8_the_refusal_goes_once_another_kind_is_picked(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    first = screen.acting.hand.cards[0].kind
    screen.acting._pick(first, None)
    screen.acting._pick(first, None)
    assert "must be different" in screen.notice.text
    screen.acting._pick(next(card.kind for card in screen.acting.hand.cards if card.kind != first), None)
    assert len(screen.acting.picked) == 2
    assert screen.notice.text == ""


def test_WE_8_a_fourth_card_is_refused(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    pick(stage, screen, 4)
    assert len(screen.acting.picked) == 3
    assert "(Rule WE-8)" in screen.notice.text


def test_WD_3_a_slot_gives_its_card_back_until_the_choice_is_confirmed(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    before = [card.kind for card in screen.acting.hand.cards]
    number = screen.session.number
    pick(stage, screen, 3)
    assert screen.acting.confirm.isEnabled()
    tap(stage, screen.acting.slots[1])
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_1)
    assert screen.acting.picked == []
    assert not screen.acting.confirm.isEnabled()
    assert [card.kind for card in screen.acting.hand.cards] == before
    assert screen.session.number == number


def test_enter_chooses_when_the_slots_are_full_wherever_the_fan_stands(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    number = screen.session.number
    hand, picked = screen.acting.hand, screen.acting.picked
    key(stage, Qt.Key.Key_Right)
    while len(picked) < 3:
        while hand.cards[hand.cursor_at].kind in picked:
            key(stage, Qt.Key.Key_Right)
        key(stage, Qt.Key.Key_Return)
    assert screen.session.number == number
    assert hand.hasFocus()
    assert screen.acting.confirm.isEnabled()
    key(stage, Qt.Key.Key_Return)
    assert screen.session.view(None).seats[0].has_chosen


def test_the_slots_keep_their_cards_while_computers_choose(stage, table, qtbot) -> None:
    screen = table(True, False, False, False, before=choosing)
    pick(stage, screen, 2)
    picked = list(screen.acting.picked)
    qtbot.waitUntil(lambda: screen.session.view(None).to_act == (0,))
    assert screen.acting.picked == picked


def test_WE_8_a_poor_hand_has_as_many_slots_as_different_kinds(stage, table) -> None:
    state = playing((), (FIRE,), (SUN,))
    state = replace(state, stage=GameStage.CHOOSING, to_act=None, hands=((FIRE, FIRE, SUN), (), ()), turn=0)
    screen = table(True, False, False, before=set_state(state))
    assert [slot.isVisible() for slot in screen.acting.slots] == [True, True, False]
    pick(stage, screen, 2)
    assert screen.acting.confirm.isEnabled()


# --- playing (WE-9 to WE-12) --------------------------------------------------------------------------------------------


def test_WE_9_nothing_is_picked_for_the_leader(stage, table) -> None:
    """terraforming-mars#2407: a first card picked beforehand is played by a slip."""
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN, WATER), (FIRE,), (SUN,))))
    assert screen.acting.leading is None
    assert not screen.acting.brave.isEnabled()
    assert not screen.acting.cowardly.isEnabled()
    key(stage, Qt.Key.Key_B)
    assert "(Rule WE-9)" in screen.notice.text
    assert screen.session.number == 0
    key(stage, Qt.Key.Key_2)
    assert screen.acting.leading == SUN
    tap(stage, screen.acting.cowardly)
    assert screen.session.view(None).played[0].kind == SUN
    assert not screen.session.view(None).played[0].brave


def test_the_buttons_say_how_many_potions_of_which_kind_and_forget_it_with_the_hand(stage, table) -> None:
    screen = table(True, True, True, before=set_state(playing((FIRE, SUN), (SUN,), (FIRE,), leader=0)))
    lift(stage, screen)
    buttons = (screen.acting.brave, screen.acting.cowardly)
    assert [button.kind for button in buttons] == [None, None]
    key(stage, Qt.Key.Key_2)
    assert [(button.text, button.kind) for button in buttons] == [("Brave ×3", SUN), ("Cowardly ×1", SUN)]
    screen.acting.forget()
    assert [button.kind for button in buttons] == [None, None]


def test_WE_9_the_leader_who_leads_again_picks_again(stage, table, qtbot) -> None:
    state = playing((FIRE, SUN, WATER), (), (), leader=0)
    screen = table(True, False, False, before=set_state(state))
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_B)
    assert screen.acting.asked.ask is Ask.LEAD
    assert screen.acting.leading is None


def test_WE_9_a_card_that_was_not_chosen_says_so(stage, table) -> None:
    state = playing((FIRE, SUN), (FIRE,), (SUN,), hands=((WATER, WATER), (), ()))
    screen = table(True, False, False, before=set_state(state))
    held = [card.held for card in screen.acting.hand.cards]
    assert held.count(Held.READY) == 2
    tap_card(stage, screen, held.index(Held.DIM))
    assert "stays in your hand" in screen.notice.text
    assert screen.acting.leading is None


def test_WE_10_only_the_led_kind_answers(stage, table) -> None:
    state = playing((FIRE,), (FIRE, SUN), (WATER,), leader=0)
    screen = table(False, True, False, before=set_state(state))
    screen.bots.hold(True)
    screen.session.submit(Lead(0, FIRE, True))
    assert screen.acting.asked.ask is Ask.ANSWER
    held = {card.kind: card.held for card in screen.acting.hand.cards}
    assert held == {FIRE: Held.PICKED, SUN: Held.READY}
    tap_card(stage, screen, [card.kind for card in screen.acting.hand.cards].index(SUN))
    assert "(Rule WE-10)" in screen.notice.text
    tap(stage, screen.acting.brave)
    item = screen.table.middle.cards[0]
    assert item.answered.beaten_by == 1
    assert item.card.flip == 1.0
    assert item.caption == "Cancelled"
    assert screen.table.middle.cards[1].card.ring
    assert any("is braver" in line.words for line in screen.table.lines())


def test_WD_2_who_lacks_the_kind_says_next(stage, table) -> None:
    screen = table(True, True, True, before=set_state(playing((FIRE,), (SUN,), (FIRE,), leader=0)))
    lift(stage, screen)
    key(stage, Qt.Key.Key_C)
    assert screen.table.seats[1].shown.line == "Next!"
    assert screen.table.seats[0].shown.line == "Cowardly"
    assert screen.table.seats[2].shown.awaited


def test_a_double_tap_does_not_answer_for_the_next_person(stage, table) -> None:
    screen = table(True, True, True, before=set_state(playing((FIRE, SUN), (FIRE,), (FIRE,), leader=0)))
    lift(stage, screen)
    key(stage, Qt.Key.Key_1)
    double_tap(stage, screen.acting.brave)
    assert [card.seat for card in screen.session.view(None).played] == [0]
    tap(stage, screen.acting.brave)
    assert [card.seat for card in screen.session.view(None).played] == [0, 1]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (1366, 768)])
def test_WE_5_an_open_card_that_rises_under_the_pointer_is_taken_to_its_last_pixel(stage, table, size) -> None:
    stage.resize(*size)
    screen = table(True, True, True)
    place = screen.acting.open_row[1]
    box = stage.mapFromScene(place.mapRectToScene(place.rect())).boundingRect()
    for x in range(box.left() - 3, box.left() + 3):
        screen = table(True, True, True)
        at = QPoint(x, box.center().y())
        QTest.mouseMove(stage.viewport(), at)
        rises = screen.acting.open_row[1]._hover
        QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert screen.session.number == int(rises), (x, box)


def test_a_double_tap_does_not_take_a_card_for_the_next_person(stage, table) -> None:
    screen = table(True, True, True, True)
    at = point(stage, screen.acting.open_row[0])
    double_tap(stage, screen.acting.open_row[0])
    # Another card has come to lie under the finger, and was not taken.
    assert screen.itemAt(stage.mapToScene(at), stage.transform()).parentItem() is screen.acting.open_row[0]
    assert screen.session.number == 1


def test_a_tap_during_a_movement_finds_the_card_where_it_belongs(stage, table, monkeypatch) -> None:
    screen = table(True, False, False, before=only_i_choose)
    monkeypatch.setattr(Motion, "less", False)
    monkeypatch.setattr("partygames.ui.witch.fan.SETTLE_MS", 2_000)
    for n in range(3):
        index = next(i for i, card in enumerate(screen.acting.hand.cards) if card.kind not in screen.acting.picked)
        kind = screen.acting.hand.cards[index].kind
        tap_card(stage, screen, index)
        assert screen.animator.busy
        assert screen.acting.picked[n] == kind
    screen.animator.finish()


@pytest.mark.parametrize("n", range(1, 18))
def test_every_card_of_every_fan_can_be_tapped(stage, table, n) -> None:
    screen = table(True, False, False)
    hand, tapped = screen.acting.hand, []
    hand.show_cards([HandCard(i % 9) for i in range(n)])
    hand.tapped.connect(tapped.append)
    order = [*range(n), *reversed(range(n))]
    for i in order:
        tap_card(stage, screen, i)
    assert tapped == order


def test_a_hand_can_be_rebuilt_a_thousand_times(stage, table) -> None:
    screen = table(True, False, False, before=choosing)
    hand = screen.acting.hand
    whole = hand.cards
    for i in range(1000):
        hand.show_cards(whole[: i % len(whole)])
        if i % 100 == 0:
            gc.collect()
            stage.grab()
    hand.show_cards(whole)
    assert len(hand.childItems()) == len(whole)


# --- the rest of the table ----------------------------------------------------------------------------------------------


def test_WE_5_an_open_card_is_taken_by_a_tap(stage, table) -> None:
    screen = table(True, False, False)
    kind = screen.acting.open_row[1].kind
    tap(stage, screen.acting.open_row[1])
    assert screen.session.view(None).seats[0].cowardly[kind] == 1


def test_WE_5_only_who_is_awaited_takes_one(stage, table) -> None:
    screen = table(True, False, False, start=1)
    screen.bots.hold(True)
    tap(stage, screen.acting.open_row[0])
    assert screen.session.number == 0
    assert "not your turn" in screen.notice.text


def test_WE_16_tasks_show_how_far_the_viewer_is_and_who_has_done_them(stage, table) -> None:
    state = playing((FIRE,), (SUN,), (WATER,), leader=0)
    needs = state.setup.house.tasks[state.tasks[0]].needs
    shown = [0] * 9
    shown[needs[0][0]] = 2
    state = replace(
        state, cowardly=(tuple(shown), display(), display()), tasks=state.tasks[:2], done_tasks=((), state.tasks[2:], ())
    )
    screen = table(True, False, False, before=set_state(state))
    first, _, third = (card.shown for card in screen.table.tasks)
    assert first.have[0] == 2
    assert first.done_by == ()
    assert third.done_by == (1,)
    assert screen.table.seats[1].shown.task_points == 5


def test_the_end_of_a_round_is_told_and_the_game_does_not_wait(stage, table) -> None:
    state = playing((FIRE,), (FIRE,), (WATER,), leader=2, hands=((SUN,), (SUN,), (SUN,)))
    screen = table(True, True, True, before=set_state(state))
    lift(stage, screen)
    key(stage, Qt.Key.Key_C)
    if screen.covers():
        lift(stage, screen)
        key(stage, Qt.Key.Key_B)
    key(stage, Qt.Key.Key_B)
    QTest.qWait(20)
    sheet = screen.covers()[-1]
    assert isinstance(sheet, RoundSheet)
    assert sheet.end.seats[0].returned == (FIRE,)
    kinds = tuple(sorted(set(screen.session.view(1).hand))[:3])
    assert screen.session.submit(Choose(1, kinds)) or len(kinds) < 3
    tap(stage, sheet.go_on)
    assert isinstance(screen.covers()[-1], Curtain)


def test_the_last_card_of_a_round_lies_in_sight_before_the_sheet(stage, table, monkeypatch) -> None:
    monkeypatch.setattr(Motion, "less", False)
    state = playing((FIRE,), (FIRE,), (), leader=0, hands=((SUN,), (SUN,), (SUN,)))
    screen = table(False, True, False, before=set_state(state))
    screen.bots.hold(True)
    screen.session.submit(Lead(0, FIRE, True))
    key(stage, Qt.Key.Key_B)
    assert screen.covers() == []
    assert set(screen.table.middle.cards) == {0, 1}
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(640, 480))
    assert isinstance(screen.covers()[-1], RoundSheet)
    screen.animator.finish()


def test_pause_covers_everything_and_holds_the_computers(stage, nav, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    tap(stage, named(screen, "pause"))
    cover = screen.covers()[-1]
    assert isinstance(cover, WitchPause)
    assert cover.rect().size().toSize() == screen.sceneRect().size().toSize()
    assert cover.color.alpha() == 255
    assert screen.bots._held
    tap(stage, cover.rules)
    tap(stage, cover.leave)
    assert nav.asked == ["rules witch-express", "lobby"]
    tap(stage, cover.go_on)
    assert screen.covers() == []
    assert not screen.bots._held


def test_the_computers_go_on_when_a_sheet_of_the_window_is_closed(stage, table, qtbot) -> None:
    screen = table(True, False, False, start=1)
    sheet = screen.cover(Dialog("?", "?", (Action("ok", lambda: None),)))
    assert screen.bots._held
    number = screen.session.number
    QTest.qWait(30)
    assert screen.session.number == number
    key(stage, Qt.Key.Key_Escape)
    assert sheet.scene() is None
    qtbot.waitUntil(lambda: not screen.bots._held and screen.session.number > number)


def test_a_played_card_flies_in_from_its_seat(stage, table, monkeypatch) -> None:
    state = playing((FIRE, SUN), (FIRE,), (FIRE,), leader=0)
    screen = table(False, True, True, before=set_state(state))
    screen.bots.hold(True)
    monkeypatch.setattr(Motion, "less", False)
    screen.session.submit(Lead(0, FIRE, True))
    item = screen.table.middle.cards[0]
    start = item.pos()
    assert screen.animator.busy
    assert start.y() < screen.table.middle._box.y
    screen.animator.finish()
    assert item.y() >= screen.table.middle._box.y
    assert item.card.scale() == 1.0


def test_a_finished_turn_is_left_in_sight_before_a_computer_leads(stage, table, monkeypatch, qtbot) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE,), (SUN, WATER), (WATER,), leader=1)))
    screen.bots.stop()
    monkeypatch.setattr(Motion, "less", False)
    screen.session.submit(Lead(1, SUN, True))
    assert screen.session.view(None).turn == 2
    assert screen.bots._held, "nobody leads while the turn is read"
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(640, 470))
    assert not screen.bots._held, "a tap on the felt ends it"
    qtbot.waitUntil(lambda: screen.session.view(None).led is not None or screen.session.view(None).turn > 2)


def test_escape_asks(stage, nav, table) -> None:
    screen = table(True, False, False)
    key(stage, Qt.Key.Key_Escape)
    assert isinstance(screen.covers()[-1], WitchPause)
    assert nav.asked == []


def test_the_log_opens_and_scrolls(stage, table) -> None:
    screen = table(True, False, False, before=lambda s: play_until(s, lambda v: v.round == 3))
    head = screen.table.log.mapToScene(QPointF(80, 20))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(head))
    sheet = screen.covers()[-1]
    end = sheet.pane.at
    assert end > 0
    key(stage, Qt.Key.Key_PageUp)
    assert sheet.pane.at < end
    key(stage, Qt.Key.Key_Escape)
    assert screen.covers() == []


def test_a_tap_on_the_felt_hurries_the_computers(stage, nav, table) -> None:
    nav.settings.change(less_motion=False)
    screen = table(True, False, False, start=1)
    assert screen.bots._timer.isActive()
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(640, 470))
    assert not screen.bots._timer.isActive()
    assert screen.bots._thinking
    QTest.qWait(1)


def test_a_table_of_computers_plays_by_itself(stage, table, qtbot) -> None:
    screen = table(False, False, False)
    qtbot.waitUntil(lambda: any(isinstance(c, RoundSheet) for c in screen.covers()), timeout=20_000)
    number = screen.session.number
    QTest.qWait(30)
    assert screen.session.number == number
    key(stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: screen.session.number > number)


def test_the_same_table_in_another_size_and_language(stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    for size in ((1024, 600), (1920, 1080), (800, 800), (1280, 800)):
        stage.resize(*size)
        QTest.qWait(1)
        assert screen.covers()[-1].rect().size().toSize() == screen.sceneRect().size().toSize()
    screen.retranslate()
    lift(stage, screen)
    assert screen.acting.asked.ask is Ask.CHOOSE


def test_a_refused_move_from_elsewhere_is_told(stage, table) -> None:
    screen = table(True, False, False)
    screen.session.submit(Answer(0, True))
    assert screen.notice.text == "First everyone takes one of the open cards. (Rule WE-5)"
    tap(stage, screen.acting.open_row[0])
    assert screen.notice.text == ""
