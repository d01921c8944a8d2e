"""The fan under a hand: dragging to every gap, to the slots and to the middle, with mouse, finger, pen and keys."""

import gc

import pytest
from helpers.pen_events import Clock, Hand
from helpers.witch import FIRE, SUN, WATER, playing
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from ui.witch.hands import tap, tap_card
from ui.witch.test_witch_table import choosing, key, lift, only_i_choose, pick, set_state

from partygames.games.witch_express.moves import Answer
from partygames.ui.scene import z
from partygames.ui.scene.animator import Motion
from partygames.ui.witch.layout import fan
from partygames.ui.witch.order import HandCard


@pytest.fixture
def pointer(stage):
    """Return a hand on the mouse."""
    return Hand(stage, Clock())


def drag(pointer, start: QPointF, end: QPointF, steps: int = 4) -> None:
    """Press, go there in steps, let go."""
    pointer.mouse("hover", start.x(), start.y())
    pointer.mouse("down", start.x(), start.y())
    for i in range(1, steps + 1):
        at = start + (end - start) * (i / steps)
        pointer.mouse("move", at.x(), at.y())
    pointer.mouse("up", end.x(), end.y())


def move(pointer, hand, index: int, slot: int) -> None:
    """Drag a card along the fan until it lies over the place `slot`."""
    start = hand.spot(index)
    pointer.mouse("hover", start.x(), start.y())
    pointer.mouse("down", start.x(), start.y())
    way = QPointF(fan(len(hand.cards), hand.rect().width())[slot].x - hand.poses()[index].x, 20)
    for share in (0.5, 1.0):
        at = start + way * share
        pointer.mouse("move", at.x(), at.y())
    pointer.mouse("up", at.x(), at.y())


def kinds(screen) -> list[int]:
    """Return the kinds of the fan from left to right."""
    return [card.kind for card in screen.acting.hand.cards]


def drag_card(screen, pointer, index: int, end: QPointF) -> None:
    """Drag a card of the fan there."""
    drag(pointer, screen.acting.hand.spot(index), end)


@pytest.mark.parametrize("n", range(1, 18))
def test_a_card_can_be_dropped_at_each_gap_from_both_directions(stage, table, pointer, n) -> None:
    hand = table(True, True, True).acting.hand  # nobody's own yet: what is told here is arithmetic alone
    told = []
    hand.moved.connect(lambda index, gap: told.append((index, gap)))
    for start in {0, n // 2, n - 1}:
        for gap in range(n):
            hand.show_cards([HandCard(i % 9) for i in range(n)])
            before, told[:] = list(hand.cards), []
            moved = before.pop(start)
            before.insert(gap, moved)
            move(pointer, hand, start, gap)
            assert list(hand.cards) == before
            assert told == ([(start, gap)] if gap != start else [])
            xs = [item.x() for item in hand._items]
            assert xs == sorted(xs)


def test_the_others_make_room_for_a_carried_card_and_none_is_hidden(stage, table, pointer) -> None:
    screen = table(True, False, False)
    hand = screen.acting.hand
    start = hand.spot(0)
    pointer.mouse("hover", start.x(), start.y())
    pointer.mouse("down", start.x(), start.y())
    for slot, pose in enumerate(fan(len(hand.cards), hand.rect().width())):
        at = start + QPointF(pose.x - hand.poses()[0].x if slot == 0 else pose.x, 20)
        pointer.mouse("move", at.x(), at.y())
        assert hand.poses()[0] == pose
        assert len({pose.x for pose in hand.poses()}) == len(hand.cards)
    assert hand.zValue() == z.LIFTED
    pointer.mouse("up", at.x(), at.y())
    assert hand.zValue() == z.CARD


def test_a_shaky_tap_is_a_tap(stage, table, pointer) -> None:
    screen = table(True, False, False, before=only_i_choose)
    start = screen.acting.hand.spot(0)
    before = kinds(screen)
    drag(pointer, start, start + QPointF(6, 5))
    assert screen.acting.picked == [before[0]]


def test_the_order_is_kept_across_turns_until_the_hand_changes_and_the_button_sorts(stage, table, pointer) -> None:
    screen = table(True, True, True, before=choosing)
    lift(stage, screen)
    hand, first = screen.acting.hand, screen.open_seat
    n = len(hand.cards)
    assert not screen.acting.sort.isVisible()
    move(pointer, hand, n - 1, 0)
    move(pointer, hand, 3, n - 1)
    dragged = kinds(screen)
    assert dragged != sorted(dragged)
    assert screen.acting.sort.isVisible()
    pick(stage, screen, 3)
    screen.acting.put_back(0)
    pick(stage, screen, 1)
    screen.acting.confirm.click()
    for _ in range(2):
        assert not screen.acting.sort.isVisible(), "how a covered hand lies is nobody's business"
        lift(stage, screen)
        assert kinds(screen) == sorted(kinds(screen)), "the others' hands lie by kind"
        pick(stage, screen, 3)
        screen.acting.confirm.click()
    while screen.session.view(None).to_act[0] != first or screen.session.view(None).led is not None:
        seat = screen.session.view(None).to_act[0]
        screen.session.submit(screen.session.legal_moves(seat)[-1])
    lift(stage, screen)
    left = list(dragged)
    for kind in set(dragged):
        for _ in range(dragged.count(kind) - kinds(screen).count(kind)):
            del left[max(i for i, k in enumerate(left) if k == kind)]
    assert kinds(screen) == left
    tap(stage, screen.acting.sort)
    assert kinds(screen) == sorted(left)
    assert not screen.acting.sort.isVisible()


def test_keys_take_a_card_along_and_sort(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    before = kinds(screen)
    key(stage, Qt.Key.Key_Right)
    for _ in range(len(before)):
        QTest.keyClick(stage.viewport(), Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert kinds(screen) == before[1:] + before[:1]
    assert screen.acting.hand.cursor_at == len(before) - 1
    key(stage, Qt.Key.Key_S)
    assert kinds(screen) == before


def test_WE_8_a_card_dragged_to_a_slot_is_picked_and_takes_the_place_of_another(stage, table, pointer) -> None:
    screen = table(True, False, False, before=only_i_choose)
    slots = screen.acting.slots
    wanted = sorted(set(kinds(screen)))
    for kind in wanted[:3]:
        drag_card(screen, pointer, kinds(screen).index(kind), slots[2].sceneBoundingRect().center())
    assert screen.acting.picked == wanted[:3]
    drag_card(screen, pointer, kinds(screen).index(wanted[3]), slots[1].sceneBoundingRect().center())
    assert screen.acting.picked == [wanted[0], wanted[3], wanted[2]]
    twice = next(kind for kind in screen.acting.picked if kind in kinds(screen))
    drag_card(screen, pointer, kinds(screen).index(twice), slots[1].sceneBoundingRect().center())
    assert "(Rule WE-8)" in screen.notice.text or screen.acting.picked.count(twice) == 1


def test_WE_8_a_card_dragged_to_a_full_middle_is_refused_with_the_rule(stage, table, pointer) -> None:
    screen = table(True, False, False, before=only_i_choose)
    pick(stage, screen, 3)
    fourth = next(i for i, kind in enumerate(kinds(screen)) if kind not in screen.acting.picked)
    box = screen.acting.slots[0].sceneBoundingRect()
    drag_card(screen, pointer, fourth, QPointF(box.x() - 20, box.center().y()))
    assert len(screen.acting.picked) == 3
    assert "(Rule WE-8)" in screen.notice.text


@pytest.mark.parametrize("brave", [True, False])
def test_WE_9_a_card_dragged_to_the_middle_is_led(stage, table, pointer, brave) -> None:
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (SUN,))))
    screen.bots.hold(True)
    zone = screen.acting.dropping.zones[0 if brave else 1]
    spot, end = screen.acting.hand.spot(1), zone.sceneBoundingRect().center()
    pointer.mouse("down", spot.x(), spot.y())
    pointer.mouse("move", end.x(), end.y())
    assert zone.isVisible()
    assert zone.lit
    assert zone.words == (screen.acting.brave if brave else screen.acting.cowardly).text
    pointer.mouse("up", end.x(), end.y())
    card = screen.session.view(None).played[0]
    assert (card.kind, card.brave) == (SUN, brave)
    assert not any(place.isVisible() for place in screen.acting.dropping.zones)


def test_WE_10_only_the_led_kind_can_be_dropped_as_an_answer(stage, table, pointer) -> None:
    state = playing((FIRE,), (FIRE, SUN), (WATER,), leader=0)
    screen = table(False, True, False, before=set_state(state))
    screen.bots.hold(True)
    screen.session.submit(screen.session.legal_moves(0)[0])
    cowardly = screen.acting.dropping.zones[1]
    end = cowardly.sceneBoundingRect().center()
    drag_card(screen, pointer, kinds(screen).index(SUN), end)
    assert "(Rule WE-10)" in screen.notice.text
    drag_card(screen, pointer, kinds(screen).index(FIRE), end)
    assert screen.session.view(None).played[-1].seat == 1
    assert not screen.session.view(None).played[-1].brave


def test_a_card_that_cannot_be_led_says_why_when_it_is_dropped(stage, table, pointer) -> None:
    state = playing((FIRE, SUN), (FIRE,), (SUN,), hands=((WATER, WATER), (), ()))
    screen = table(True, False, False, before=set_state(state))
    drag_card(screen, pointer, kinds(screen).index(WATER), QPointF(screen.w / 2, screen.h / 2))
    assert "stays in your hand" in screen.notice.text
    assert screen.session.number == 0


def test_a_card_let_go_beside_the_table_goes_back(stage, table, pointer) -> None:
    screen = table(True, False, False, before=only_i_choose)
    before = kinds(screen)
    drag_card(screen, pointer, 0, QPointF(100, 100))
    assert (kinds(screen), screen.acting.picked, screen.notice.text) == (before, [], "")
    assert [(i.x(), i.y()) for i in screen.acting.hand._items] == [(p.x, p.y) for p in screen.acting.hand.poses()]


def test_a_carried_card_goes_back_when_the_hand_is_covered_or_taken_away(stage, table, pointer) -> None:
    screen = table(True, True, False, before=choosing)
    lift(stage, screen)
    hand = screen.acting.hand
    start, over = hand.spot(0), QPointF(screen.w / 2, screen.h / 2)
    for end in (screen.open_pause, screen.acting.forget):
        pointer.mouse("down", start.x(), start.y())
        pointer.mouse("move", over.x(), over.y())
        assert hand._carrying
        end()
        stage.grab()
        pointer.mouse("move", over.x() + 30, over.y())
        pointer.mouse("up", over.x() + 30, over.y())
        assert not hand._carrying
        assert screen.acting.picked == []
        if screen.covers():
            key(stage, Qt.Key.Key_Escape)
    assert hand.childItems() == []


def test_a_carried_card_stays_in_hand_while_others_choose(stage, table, pointer) -> None:
    screen = table(True, False, False, before=choosing)
    screen.bots.hold(True)
    hand = screen.acting.hand
    start, over = hand.spot(0), screen.acting.slots[0].sceneBoundingRect().center()
    pointer.mouse("down", start.x(), start.y())
    pointer.mouse("move", over.x(), over.y())
    item = hand._items[0]
    at = item.pos()
    screen.session.submit(screen.session.legal_moves(1)[0])
    assert hand._carrying
    assert item.pos() == at
    pointer.mouse("up", over.x(), over.y())
    assert len(screen.acting.picked) == 1


def test_double_taps_and_drags_while_cards_move_find_the_card_where_it_belongs(stage, table, pointer, monkeypatch) -> None:
    screen = table(True, False, False, before=only_i_choose)
    monkeypatch.setattr(Motion, "less", False)
    monkeypatch.setattr("partygames.ui.witch.fan.SETTLE_MS", 2_000)
    hand = screen.acting.hand
    for n in range(12):
        before = kinds(screen)
        start = n % len(before)
        gap = (n * 5) % len(before)
        move(pointer, hand, start, gap)
        before.insert(gap, before.pop(start))
        assert kinds(screen) == before
        assert screen.animator.busy
    kind = kinds(screen)[2]
    at = hand.spot(2)
    tap_card(stage, screen, 2)
    assert screen.acting.picked == [kind]
    pointer.mouse("double", at.x(), at.y())
    pointer.mouse("up", at.x(), at.y())
    assert screen.acting.picked.count(kind) == 1
    screen.animator.finish()
    assert [(i.x(), i.y()) for i in hand._items] == [(p.x, p.y) for p in hand.poses()]


def test_a_pen_lifts_carries_and_taps_as_the_system_tells_it(stage, table) -> None:
    """A pen over a view that has no use for tablet events comes as the system's own mouse events."""
    screen = table(True, False, False, before=only_i_choose)
    hand, pen = screen.acting.hand, Hand(stage, Clock())
    spot = hand.spot(2)
    pen.pen("hover", spot.x(), spot.y(), 0.0)
    pen.mouse("hover", spot.x(), spot.y(), ghost=True)
    assert hand.hovered == 2
    kind = kinds(screen)[2]
    assert not pen.pen("down", spot.x(), spot.y(), 0.4)
    pen.mouse("down", spot.x(), spot.y(), ghost=True)
    pen.pen("up", spot.x(), spot.y(), 0.0)
    pen.mouse("up", spot.x(), spot.y(), ghost=True)
    assert screen.acting.picked == [kind]


def test_a_finger_lifts_the_card_it_presses(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    hand, finger = screen.acting.hand, Hand(stage, Clock())
    spot = hand.spot(3)
    finger.mouse("down", spot.x(), spot.y(), ghost=True)
    assert hand.hovered == 3
    finger.mouse("move", spot.x(), spot.y() - 200, ghost=True)
    assert hand._carrying
    finger.mouse("up", 10, 10, ghost=True)
    assert hand.hovered is None
    assert screen.acting.picked == []


def test_a_fan_rebuilt_a_thousand_times_under_gc_with_a_card_in_hand(stage, table, pointer) -> None:
    screen = table(True, False, False, before=choosing)
    hand = screen.acting.hand
    whole = hand.cards
    for i in range(1000):
        hand.show_cards(whole)
        start = hand.spot(i % len(whole))
        pointer.mouse("down", start.x(), start.y())
        pointer.mouse("move", start.x() + 40, start.y() - (i % 3) * 200)
        hand.show_cards(whole[: i % len(whole)])
        pointer.mouse("move", start.x() + 80, start.y())
        pointer.mouse("up", start.x() + 80, start.y())
        if i % 100 == 0:
            gc.collect()
            stage.grab()
    hand.show_cards(whole)
    assert len(hand.childItems()) == len(whole)
    assert screen.session.submit(Answer(0, True)) is False


def test_in_a_tall_window_the_hand_is_larger_and_found_where_it_shows(stage, table, pointer) -> None:
    stage.resize(800, 1280)
    screen = table(True, False, False, before=only_i_choose)
    hand = screen.acting.hand
    assert hand.scale() > 1.1
    stage.grab()
    dpr = stage.devicePixelRatioF()
    shown = hand._items[0].sceneBoundingRect().width() * stage.unit() * dpr
    drawn = hand._items[0]._picture(stage.unit() * hand.scale() * dpr, hand.poses()[0].angle).width()
    assert drawn == pytest.approx(shown, rel=0.05), "drawn for these pixels, not stretched to them"
    before = kinds(screen)
    drag_card(screen, pointer, len(before) - 1, hand.mapToScene(hand.poses()[0].x + 11, 100))
    assert kinds(screen) == before[-1:] + before[:-1]
    tap_card(stage, screen, 0)
    assert screen.acting.picked == [before[-1]]
    drag_card(screen, pointer, kinds(screen).index(before[0]), screen.acting.slots[2].sceneBoundingRect().center())
    assert screen.acting.picked == [before[-1], before[0]]
    stage.resize(1280, 800)
    assert hand.scale() == 1
    assert len(hand._items) == len(before) - 2
