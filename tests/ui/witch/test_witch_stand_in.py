"""A computer stands in for somebody who is away: from the seat or the pause, and back; secrets stay secrets meanwhile."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from ui.witch.hands import named, play_to_scores, tap
from ui.witch.test_witch_table import choosing, faces, key, lift, pick

from partygames.core.seats import Player
from partygames.games import witch_express
from partygames.games.witch_express.state import Stage
from partygames.ui.curtain import Curtain
from partygames.ui.scene.dialog import Dialog
from partygames.ui.witch.lone_curtain import LoneCurtain
from partygames.ui.witch.pause import WitchPause


def tap_seat(stage, screen, seat) -> None:
    """Tap the emblem of a seat."""
    at = screen.table.seats[seat].mapToScene(QPointF(24, 24))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(at))


def test_a_tap_on_a_persons_seat_asks_and_a_computer_plays_there_until_it_is_given_back(stage, table, qtbot) -> None:
    screen = table(True, True, False)
    tap_seat(stage, screen, 1)
    question = screen.covers()[-1]
    assert isinstance(question, Dialog)
    assert "阿珍" in question.title.text
    tap(stage, question.buttons[1])
    assert screen.session.seats[1].player is Player.HUMAN, "a tap by mistake changes nothing"
    tap_seat(stage, screen, 1)
    tap(stage, screen.covers()[-1].buttons[0])
    assert screen.session.seats[1].away
    assert screen.table.seats[1].shown.computer
    assert screen.covers() == [], "an open card is taken in front of everybody"
    screen.session.submit(screen.session.legal_moves(0)[0])
    qtbot.waitUntil(lambda: screen.session.number >= 3)
    tap(stage, screen.covers()[-1].back)
    tap(stage, screen.covers()[-1].stand_ins.buttons[1])
    assert not screen.session.seats[1].away
    assert not screen.table.seats[1].shown.computer


def test_a_tap_on_the_seat_of_who_is_away_gives_it_back(stage, table) -> None:
    screen = table(True, True, False)
    screen.bots.hold(True)
    screen.session.stand_in(1, Player.NORMAL)
    tap_seat(stage, screen, 1)
    assert "back" in screen.covers()[-1].title.text
    tap(stage, screen.covers()[-1].buttons[0])
    assert not screen.session.seats[1].away


def test_a_computers_seat_asks_nothing(stage, table) -> None:
    screen = table(True, False, False)
    screen.bots.hold(True)
    tap_seat(stage, screen, 1)
    assert screen.covers() == []


def test_the_pause_has_a_button_for_every_person(stage, table, qtbot) -> None:
    screen = table(True, True, False, before=choosing)
    key(stage, Qt.Key.Key_Escape)
    pause = screen.covers()[-1]
    assert isinstance(pause, WitchPause)
    assert set(pause.stand_ins.buttons) == {0, 1}
    button = pause.stand_ins.buttons[0]
    assert not button.checked
    tap(stage, button)
    assert button.checked
    assert screen.session.seats[0].away
    assert screen.bots._held, "nobody plays while the table is paused"
    tap(stage, button)
    assert screen.session.seats[0].player is Player.HUMAN
    tap(stage, button)
    key(stage, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: screen.session.view(None).seats[0].has_chosen)


def test_WD_1_the_curtain_of_who_left_rises_and_falls_for_who_stays(stage, table, qtbot) -> None:
    screen = table(True, True, True, before=choosing)
    assert isinstance(screen.covers()[-1], Curtain)
    screen.session.stand_in(0, Player.NORMAL)
    qtbot.waitUntil(lambda: screen.session.view(None).seats[0].has_chosen)
    curtain = screen.covers()[-1]
    assert isinstance(curtain, Curtain)
    assert curtain._seat is screen.session.seats[1]
    assert faces(screen) == []


def test_WD_1_open_cards_are_covered_in_the_same_event_in_which_somebody_comes_or_goes(stage, table) -> None:
    screen = table(True, True, True, before=choosing)
    lift(stage, screen)
    assert faces(screen) != []
    screen.bots.hold(True)
    screen.session.stand_in(0, Player.NORMAL)
    assert faces(screen) == []
    assert screen.open_seat is None


def test_WD_1_who_stays_alone_keeps_the_curtain_for_the_other_may_come_back(stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    screen.bots.hold(True)
    screen.session.stand_in(1, Player.NORMAL)
    assert isinstance(screen.covers()[-1], LoneCurtain)
    assert faces(screen) == []
    assert not screen.covers()[-1].ticked, "nobody's cards are left open by a slip"
    lift(stage, screen)
    assert sorted(faces(screen)) == list(screen.session.view(0).hand)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    assert faces(screen) == []
    assert screen.open_seat is None
    go_on_to(screen, lambda view: view.stage is Stage.PLAYING and view.to_act == (0,) and view.led is None)
    assert isinstance(screen.covers()[-1], LoneCurtain)
    assert faces(screen) == []


def test_WD_1_who_is_left_alone_may_leave_their_cards_open_until_somebody_is_back(stage, table) -> None:
    screen = table(True, True, False, before=choosing)
    screen.bots.hold(True)
    screen.session.stand_in(1, Player.NORMAL)
    box = screen.covers()[-1].leave_open
    assert box.spoken() == "Leave my cards open until somebody is back, not ticked"
    tap(stage, box)
    assert box.spoken().endswith("back, ticked")
    lift(stage, screen)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    for _ in range(12):
        view = screen.session.view(0)
        assert sorted(faces(screen)) == sorted(view.hand + view.chosen), "open while others act, and no curtain"
        assert screen.covers() == []
        if view.round > 1:
            break
        seat = view.to_act[0]
        screen.session.submit(screen.session.legal_moves(seat)[0])
        screen.looks.finish()
        for cover in screen.covers():
            cover.close_sheet()
    screen.session.stand_in(1, Player.HUMAN)
    assert faces(screen) == [], "in the same event"
    screen.session.stand_in(1, Player.NORMAL)
    assert faces(screen) == [], "it was said for that once"


def test_WD_1_a_table_that_is_taken_up_again_while_somebody_is_away_begins_covered(stage, table) -> None:
    screen = table(True, True, False, before=lambda session: (choosing(session), session.stand_in(1, Player.EASY)))
    assert isinstance(screen.covers()[-1], LoneCurtain)
    assert faces(screen) == []


def test_WD_1_the_only_person_of_a_game_needs_no_curtain_after_being_away(stage, table) -> None:
    screen = table(True, False, False, before=choosing)
    screen.bots.hold(True)
    screen.session.stand_in(0, Player.NORMAL)
    assert faces(screen) == []
    screen.session.stand_in(0, Player.HUMAN)
    assert screen.covers() == []
    assert sorted(faces(screen)) == list(screen.session.view(0).hand)


def go_on_to(screen, wanted) -> None:
    """Make the first move that the rules offer, for whoever is awaited, until the public view is as wanted."""
    view = screen.session.view(None)
    while not wanted(view):
        seat = view.to_act[0]
        screen.session.submit(screen.session.legal_moves(seat)[0])
        view = screen.session.view(None)


def test_a_whole_game_in_which_somebody_leaves_and_comes_back_every_round(stage, table) -> None:
    screen = table(True, True, False, True, seed=3)
    session = screen.session
    session.changed.connect(
        lambda _: (
            session.stand_in(1, Player.HUMAN if session.seats[1].away else Player.NORMAL) if session.number % 7 == 0 else None
        )
    )
    scores = play_to_scores(stage, None)
    assert session.over
    tap(stage, named(scores, "to-lobby"))


def test_a_computer_that_stumbles_is_told_of_once_and_the_game_goes_on(stage, table, qtbot, monkeypatch, caplog) -> None:
    screen = table(True, False, False, start=1)
    screen.bots.hold(True)
    monkeypatch.setattr(witch_express, "choose_move", lambda *_: 1 / 0)
    screen.bots.hold(False)
    qtbot.waitUntil(lambda: bool(screen.covers()))
    (told,) = screen.covers()
    assert isinstance(told, Dialog)
    assert "阿珍" in told.body.text
    assert screen.bots._held, "it is read before anybody plays on"
    tap(stage, told.buttons[0])
    qtbot.waitUntil(lambda: screen.session.view(None).to_act == (0,))
    screen.session.submit(screen.session.legal_moves(0)[0])
    qtbot.waitUntil(lambda: screen.session.view(None).to_act == (0,))
    assert screen.covers() == []
    assert "stumbled" in caplog.text
