"""Looking back: the table shows an earlier moment as everybody saw it, says so, and comes back to now."""

from random import Random

import pytest
from helpers.table_games import bare_session, next_move
from helpers.witch import game
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from ui.witch.hands import tap
from ui.witch.test_witch_table import choosing, faces, key, lift, only_i_choose, pick

from partygames.games.witch_express import event_for, view_for
from partygames.games.witch_express.events import Chose, Played, RoundEnded, SaidNext, TurnBegan
from partygames.games.witch_express.state import Stage
from partygames.ui.scene.animator import Motion
from partygames.ui.witch.logbook import LogBook
from partygames.ui.witch.looking import LookBack
from partygames.ui.witch.moments import as_it_lay, turn_shown
from partygames.ui.witch.shots import play_until

ACTED = (Played, SaidNext, Chose)


def past_of(players, seed):
    """Return (steps, log) of a whole game played by chance."""
    steps, log = [], []
    for before, _, events, after in game(players, seed):
        steps = steps or [(view_for(before, None), ())]
        public = tuple(event_for(event, None) for event in events)
        steps.append((view_for(after, None), public))
        log += public
    return steps, log


@settings(max_examples=12)
@given(st.integers(3, 6), st.integers(0, 10**6))
def test_every_moment_is_what_everybody_saw_then(players, seed):
    steps, log = past_of(players, seed)
    at = -1
    for i, (after, events) in enumerate(steps):
        for event in events:
            at += 1
            seen = as_it_lay(steps, at)
            if not isinstance(event, (*ACTED, RoundEnded)):
                assert seen == after
                continue
            before = steps[i - 1][0]
            assert (seen.round, seen.turn, seen.leader, seen.tasks) == (before.round, before.turn, before.leader, before.tasks)
            assert [s.potions for s in seen.seats] == [s.potions for s in before.seats]
            if isinstance(event, Played):
                assert seen.played[-1].seat == event.seat
                assert seen.played[-1].standing
                standing = [c for c in seen.played if c.turn == seen.turn and c.brave and c.standing]
                assert len(standing) == (1 if event.brave or standing else 0)
                assert turn_shown(log[: at + 1]).cards[-1].kind == event.kind
        if events and not any(isinstance(event, (RoundEnded, TurnBegan)) for event in events):
            assert replace(as_it_lay(steps, at), to_act=after.to_act, said_next=after.said_next) == after
    assert as_it_lay(steps, at + 1) is None


def look_at(stage, screen, wanted) -> int:
    """Tap the line of the small log that `wanted` picks, and return its event."""
    log = screen.table.log
    row = next(i for i, line in enumerate(log.lines) if wanted(screen.session.log[line.event]))
    at = log.mapToScene(QPointF(log.rect().width() / 2, 40 + 27 * (row + 0.5)))
    event = log.lines[row].event
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(at))
    return event


def in_round(n, seat=0):
    """Return a `before` that plays until this seat answers or leads in round n."""
    return lambda session: play_until(
        session, lambda v: v.round == n and v.stage is Stage.PLAYING and v.to_act == (seat,) and v.turn > 1
    )


def test_a_line_of_the_log_shows_its_moment_marked_as_past_and_back_to_now(stage, table) -> None:
    screen = table(True, False, False, before=in_round(2))
    now, hand = screen.session.view(None), list(screen.acting.hand.cards)
    played = list(screen.table.middle.cards)
    event = look_at(stage, screen, lambda e: isinstance(e, Played))
    cover = screen.covers()[-1]
    assert isinstance(cover, LookBack)
    assert cover.title.text == "Looking back"
    card = screen.session.log[event]
    assert screen.table.middle.cards[card.seat].answered.kind == card.kind
    assert screen.table.log.marked == event
    assert not screen.acting.hand.isVisible()
    assert not any(
        item.isVisible() for item in (screen.acting.brave, screen.acting.cowardly, screen.hinting.button, screen.pause)
    )
    assert screen.bots._held, "nobody plays on while somebody reads"
    key(stage, Qt.Key.Key_B)
    tap(stage, screen.acting.brave)
    assert screen.session.view(None) == now
    tap(stage, cover.now)
    assert screen.covers() == []
    assert list(screen.acting.hand.cards) == hand
    assert screen.acting.hand.isVisible()
    assert screen.table.log.marked is None
    assert screen.table.middle._key == (now.round, now.turn) or list(screen.table.middle.cards) == played


def test_steps_by_key_and_button_stay_within_the_past(stage, table) -> None:
    screen = table(True, False, False, before=in_round(2))
    event = look_at(stage, screen, lambda e: isinstance(e, Played))
    cover = screen.covers()[-1]
    key(stage, Qt.Key.Key_Left)
    assert cover.event_at == event - 1
    tap(stage, cover.later)
    assert cover.event_at == event
    key(stage, Qt.Key.Key_Home)
    assert cover.event_at == 0
    assert not cover.earlier.isEnabled()
    key(stage, Qt.Key.Key_Left)
    assert cover.event_at == 0
    assert sum(place.isVisible() for place in screen.acting.open_row) == 2, "one of the open cards is taken"
    last = len(screen.session.log) - 1
    for _ in range(last + 3):
        key(stage, Qt.Key.Key_Right)
    assert cover.event_at == last
    assert not cover.later.isEnabled()
    key(stage, Qt.Key.Key_Escape)
    assert screen.covers() == []
    assert screen.rewind.at is None


def test_another_line_can_be_tapped_while_looking_back(stage, table) -> None:
    screen = table(True, False, False, before=in_round(2))
    look_at(stage, screen, lambda e: isinstance(e, Played))
    other = look_at(stage, screen, lambda e: isinstance(e, TurnBegan))
    assert screen.covers()[-1].event_at == other


def test_a_line_of_the_whole_log_can_be_looked_at_by_tap_and_by_key(stage, table) -> None:
    screen = table(True, False, False, before=in_round(3))
    for how in ("tap", "key"):
        key(stage, Qt.Key.Key_L)
        sheet = screen.covers()[-1]
        if how == "tap":
            at = sheet.pane.mapToScene(QPointF(200, 36 * 3 + 18))
            first = sheet.pane.lines[int((sheet.pane.at + 36 * 3 + 18) // 36)]
            QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(at))
        else:
            for _ in range(5):
                key(stage, Qt.Key.Key_Up)
            first = sheet.pane.lines[sheet.pane.cursor_at]
            key(stage, Qt.Key.Key_Return)
        assert isinstance(screen.covers()[-1], LookBack)
        assert screen.covers()[-1].event_at == first.event
        key(stage, Qt.Key.Key_Escape)


def test_what_was_picked_waits_while_somebody_looks_back(stage, table) -> None:
    screen = table(True, False, False, before=only_i_choose)
    pick(stage, screen, 2)
    picked = list(screen.acting.picked)
    look_at(stage, screen, lambda e: isinstance(e, Chose))
    assert not any(slot.isVisible() for slot in screen.acting.slots)
    key(stage, Qt.Key.Key_Escape)
    assert screen.acting.picked == picked
    assert [slot.kind for slot in screen.acting.slots[:2]] == picked


def test_WD_1_looking_back_shows_no_hand_and_the_curtain_is_not_got_round(stage, table) -> None:
    screen = table(True, True, True, before=choosing)
    screen.rewind.look(0)
    assert not any(isinstance(cover, LookBack) for cover in screen.covers()), "a curtain hides the log too"
    lift(stage, screen)
    screen.rewind.look(0)
    assert isinstance(screen.covers()[-1], LookBack)
    assert not screen.acting.hand.isVisible()
    screen.session.submit(screen.session.legal_moves(1)[0])
    assert not any(isinstance(cover, LookBack) for cover in screen.covers()), "something happened: it is now"
    assert sorted(faces(screen)) == list(screen.session.view(0).hand)


def test_looking_back_holds_in_another_size_and_language(stage, table) -> None:
    screen = table(True, False, False, before=in_round(2))
    event = look_at(stage, screen, lambda e: isinstance(e, Played))
    for size in ((1024, 600), (800, 1200), (1280, 800)):
        stage.resize(*size)
        QTest.qWait(1)
        assert screen.table.log.marked == event
        assert not screen.acting.hand.isVisible()
    screen.retranslate()
    assert screen.table.log.marked == event
    assert not screen.acting.brave.isVisible()


def test_a_turn_that_is_looked_at_again_can_be_tapped_while_things_move(stage, table, monkeypatch) -> None:
    screen = table(True, False, False, before=in_round(2))
    monkeypatch.setattr(Motion, "less", False)
    look_at(stage, screen, lambda e: isinstance(e, Played))
    for _ in range(6):
        key(stage, Qt.Key.Key_Left)
        key(stage, Qt.Key.Key_Right)
    key(stage, Qt.Key.Key_Escape)
    assert not screen.animator.busy


@pytest.mark.parametrize("seed", [1, 2])
def test_the_past_of_a_session_is_the_past_of_its_log(qapp, seed):
    session, rng = bare_session("witch-express", seed=seed), Random(seed)
    while not session.over:
        session.submit(next_move(session, rng))
    steps = tuple(session.past(None))
    assert [event for _, events in steps for event in events] == session.log
    assert as_it_lay(steps, len(session.log) - 1) == session.view(None)
    session.close()


def test_a_log_that_is_wound_back_says_only_what_had_happened(qapp):
    session, rng = bare_session("witch-express"), Random(3)
    while session.number < 40:
        session.submit(next_move(session, rng))
    book, whole = LogBook(session), list(session.log)
    lines = list(book.lines())
    for at in (len(whole) // 2, 0, 7, len(whole)):
        session.log = whole[:at]
        assert book.lines() == [line for line in lines if line.event < at]
    session.close()
