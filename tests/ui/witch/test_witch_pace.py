"""How long things take: from at once to twice as long, less motion, and cut short at any moment."""

from random import Random

import pytest
from helpers.witch import FIRE, SUN, WATER, playing
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget
from ui.witch.hands import play_to_scores
from ui.witch.test_witch_table import key, set_state

from partygames.engine.settings import Settings, SettingsFile
from partygames.games.registry import WITCH
from partygames.games.witch_express.moves import Lead
from partygames.ui.scene.animator import Animator, Motion
from partygames.ui.settings_sheet import SettingsSheet
from partygames.ui.witch.shots import table as seats


@pytest.fixture
def motion(monkeypatch):
    """Let things move in this test."""
    monkeypatch.setattr(Motion, "less", False)
    monkeypatch.setattr(Motion, "pace", 100)


def test_a_span_is_shortened_and_stretched_and_nothing_moves_with_less_motion(motion, monkeypatch):
    spans = []
    for pace in (0, 50, 100, 200):
        monkeypatch.setattr(Motion, "pace", pace)
        spans.append(Motion.span(240))
    assert spans == [0, 120, 240, 480]
    monkeypatch.setattr(Motion, "less", True)
    assert Motion.span(240) == 0


@pytest.mark.parametrize(("pace", "takes"), [(0, 0), (50, 100), (200, 400)])
def test_movements_take_their_share_of_time(qapp, motion, monkeypatch, pace, takes):
    monkeypatch.setattr(Motion, "pace", pace)
    scene, item = QGraphicsScene(), QGraphicsWidget()
    scene.addItem(item)
    animator = Animator(scene)
    monkeypatch.setattr(animator, "_clock", clock := Clock())
    animator.to(item, pos=QPointF(100, 0), ms=200, delay=50)
    begins = 50 * pace / 100
    clock.now = begins + takes / 2
    animator._tick()
    assert (item.x() == 100) is (takes == 0)
    clock.now = begins + takes
    animator._tick()
    assert item.x() == 100
    assert not animator.busy


class Clock:
    """A clock the test moves on."""

    now = 0.0

    def elapsed(self) -> float:
        return self.now


@pytest.mark.parametrize("seed", range(8))
def test_whatever_moves_can_be_cut_short_at_any_moment_and_ends_where_it_was_sent(qapp, motion, monkeypatch, seed):
    rng, scene = Random(seed), QGraphicsScene()
    items = [QGraphicsWidget() for _ in range(5)]
    for item in items:
        scene.addItem(item)
    animator, goals, done = Animator(scene), {}, []
    monkeypatch.setattr(animator, "_clock", clock := Clock())
    sent = 0
    for _ in range(300):
        deed = rng.randrange(6)
        if deed < 3:
            i, x = rng.randrange(5), rng.randrange(1000)
            goals[i] = x
            sent += 1
            animator.to(items[i], pos=QPointF(x, 0), ms=rng.choice((0, 100, 250)), done=lambda: done.append(1))
        elif deed == 3:
            clock.now += rng.randrange(200)
            animator._tick()
        elif deed == 4:
            Motion.pace = rng.choice((0, 25, 100, 200))
        else:
            animator.finish()
            assert {i: items[i].x() for i in goals} == goals
    animator.finish()
    assert {i: items[i].x() for i in goals} == goals
    assert len(done) == sent, "what is to come after a movement comes after it, cut short or not"
    assert not animator.busy


def test_a_finished_turn_is_left_in_sight_for_its_share_of_time(stage, nav, table, motion, monkeypatch) -> None:
    for pace, waits in ((200, 2_200), (50, 550), (0, -1)):
        monkeypatch.setattr(Motion, "pace", pace)
        nav.settings.change(less_motion=False, pace=pace)
        screen = table(True, False, False, before=set_state(playing((FIRE,), (SUN, WATER), (WATER,), leader=1)))
        screen.bots.stop()
        screen.session.submit(Lead(1, SUN, True))
        assert screen.looks.turn.interval() == waits if waits > 0 else not screen.looks.turn.isActive()
        assert screen.bots.pace == pace / 100
        screen.animator.finish()


def test_taps_and_keys_count_while_everything_takes_twice_as_long(stage, table, motion, monkeypatch) -> None:
    monkeypatch.setattr(Motion, "pace", 200)
    screen = table(True, False, False, before=set_state(playing((FIRE, SUN), (FIRE,), (FIRE,), leader=0)))
    screen.bots.hold(True)
    key(stage, Qt.Key.Key_1)
    key(stage, Qt.Key.Key_B)
    assert screen.animator.busy
    assert screen.session.view(None).played[0].kind == FIRE
    screen.session.submit(screen.session.legal_moves(1)[0])
    assert len(screen.session.view(None).played) == 2
    screen.animator.finish()
    assert screen.table.middle.cards[0].card.flip == 1.0


def test_a_whole_game_at_once_needs_no_waiting(stage, nav, table, motion, monkeypatch) -> None:
    monkeypatch.setattr(Motion, "pace", 0)
    nav.settings.change(less_motion=False, pace=0)
    screen = table(True, False, False, seed=2)
    play_to_scores(stage, None)
    assert screen.session.over


def test_the_pace_is_chosen_in_the_settings_and_holds_at_once(open_window, tmp_path) -> None:
    window = open_window()
    window.start_game(WITCH, seats(3).seats, 0, {})
    window.show_settings()
    sheet = window.stage.screen_shown.covers()[-1]
    assert isinstance(sheet, SettingsSheet)
    buttons = sheet.choices["pace"].buttons
    assert buttons[2].checked
    buttons[-1].click()
    assert (window.settings.now.pace, Motion.pace, window._bots.pace) == (200, 200, 2.0)
    buttons[0].click()
    assert (window.settings.now.pace, Motion.pace, window._bots.pace) == (0, 0, 0.0)
    assert SettingsFile(tmp_path / "settings.json").now.pace == 0
    sheet.choices["less_motion"].buttons[1].click()
    assert not sheet.choices["pace"].isEnabled(), "what does not move takes no time"
    sheet.choices["less_motion"].buttons[0].click()
    assert sheet.choices["pace"].isEnabled()


@pytest.mark.parametrize("bad", ["-1", "201", '"fast"', "1.5", "null"])
def test_a_pace_that_cannot_be_falls_back(tmp_path, bad) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"pace": ' + bad + ', "less_motion": true}')
    assert SettingsFile(path).now == Settings(less_motion=True)
