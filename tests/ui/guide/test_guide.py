"""The guided first round: a real window, real taps, the coach beside the table."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from partygames.core.seats import MAX_NAME, Player, Seat, plausible
from partygames.games.registry import DOODLE, WITCH
from partygames.games.witch_express.events import SaidNext
from partygames.ui.guide import pointing
from partygames.ui.guide.lesson import MARKED, YOU, lesson
from partygames.ui.guide.screen import GuidedScreen
from partygames.ui.guide.shots import at_step, step_on
from partygames.ui.guide.spot import apart, arrow, shared, spot
from partygames.ui.guide.steps import STEPS
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.box import Box
from partygames.ui.witch.asking import Ask
from partygames.ui.witch.order import Held
from partygames.ui.witch.pause import WitchPause
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.summary import RoundSheet

NAMES = [step.name for step in STEPS]
NAMED = (Seat(0, "Ada", Player.NORMAL), Seat(1, "小明"), None, None, None, None)


@pytest.fixture
def window(open_window):
    """Return the window with Witch Express chosen, its computers quick."""
    window = open_window()
    window.settings.change(game=WITCH, less_motion=True)
    window.comfort.apply(window.settings.now)
    window.to_lobby()
    return window


def item_named(window, name):
    items = window.stage.screen_shown.items()
    return next(i for i in items if getattr(i, "objectName", lambda: "")() == name and i.isVisible())


def tap_at(window, point: QPointF) -> None:
    QTest.mouseClick(window.stage.viewport(), Qt.MouseButton.LeftButton, pos=window.stage.mapFromScene(point))


def tap(window, item) -> None:
    tap_at(window, item.mapToScene(item.rect().center()))


def guided(window) -> GuidedScreen:
    tap(window, item_named(window, "guide"))
    screen = window.stage.screen_shown
    assert isinstance(screen, GuidedScreen)
    return screen


def act(window, screen, by_key: bool = False) -> bool:
    """Do what a newcomer does now who follows the coach; say whether there was anything to do."""
    acting, coach = screen.acting, screen.coach
    if screen.covers():
        tap(window, screen.covers()[-1].go_on)
    elif coach.reading and by_key:
        QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Return)
    elif coach.reading:
        tap(window, coach.slip.got)
    elif acting.asked.ask is Ask.TAKE:
        tap(window, acting.open_row[0])
    elif acting.asked.ask is Ask.CHOOSE and acting.confirm.isEnabled():
        tap(window, acting.confirm)
    elif acting.asked.ask is Ask.CHOOSE:
        kind = next(kind for kind in MARKED if kind not in acting.picked)
        tap_at(window, acting.hand.spot([card.kind for card in acting.hand.cards].index(kind)))
    elif acting.asked.ask is Ask.LEAD and acting.leading is None:
        tap_at(window, acting.hand.spot(next(i for i, card in enumerate(acting.hand.cards) if card.held is Held.READY)))
    elif acting.asked.ask in (Ask.LEAD, Ask.ANSWER):
        tap(window, acting.brave)
    else:
        return False
    return True


def play(window, screen, until, by_key: bool = False) -> None:
    """Follow the coach until `until()`."""
    for _ in range(2000):
        if until():
            return
        QTest.qWait(1 if act(window, screen, by_key) else 5)
    raise AssertionError(f"the guide stands still after {screen.coach.shown}")


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_the_whole_guided_round_says_every_thing_once_and_in_order(window, code):
    window.settings.change(language=code)
    window.comfort.apply(window.settings.now)
    said = []
    window.narrator.said.connect(said.append)
    screen = guided(window)
    play(window, screen, lambda: screen.coach.step is STEPS[-1], by_key=code == "en")
    assert sorted(screen.coach.shown) == sorted(NAMES)
    before = ("opening", "tasks", "choose", "confirm", "lead", "dare")
    assert tuple(screen.coach.shown[:6]) == before
    assert screen.coach.shown[-3:] == ["round", "progress", "end"]
    assert [s for s in said if s == screen.coach.slip.words.text] == [screen.coach.slip.words.text]
    assert screen.session.view(None).round == 2
    assert item_named(window, "guide-lobby").isVisible()
    tap(window, screen.coach.slip.lobby)
    assert isinstance(window.stage.screen_shown, Lobby)


def test_the_arrow_goes_to_whoever_said_next(window):
    screen = guided(window)
    play(window, screen, lambda: screen.coach.step is not None and screen.coach.step.name == "next")
    seat = next(event.seat for event in reversed(screen.session.log) if isinstance(event, SaidNext))
    assert screen.table.seats[seat].head().adjusted(-1, -1, 1, 1).contains(screen.coach.slip.arrow_tip())


def test_round_1_of_the_lesson_brings_everything_to_the_person(window):
    screen = guided(window)
    play(window, screen, lambda: screen.coach.shown[-1:] == ["progress"])
    log = screen.session.log
    cancels = [e for e in log if getattr(e, "cancelled", None) is not None]
    assert any(YOU in (e.seat, e.cancelled) for e in cancels)
    view = screen.session.view(None)
    asked = {kind for task in view.tasks for kind, _ in task.needs}
    assert any(view.seats[YOU].potions[kind] for kind in asked)


def test_nothing_of_a_guided_game_is_kept_and_the_names_stay(window):
    window.settings.change(seats=NAMED)
    window.to_lobby()
    screen = guided(window)
    assert screen.session.entry is None
    assert screen.session.seats[YOU].name == "小明"
    assert screen.session.seats[YOU].player is Player.HUMAN
    assert [seat.player for seat in screen.session.seats[1:]] == [Player.EASY, Player.EASY]
    play(window, screen, lambda: "lead" in screen.coach.shown)
    window.to_lobby()
    assert window.stage.screen_shown.resume is None
    assert window.settings.now.seats == NAMED
    assert not window._table.archive().games()


@pytest.mark.parametrize("name", NAMES)
def test_skipping_at_any_step_leaves_a_game_like_any_other(window, name):
    window.start_guide(WITCH)
    screen = window.stage.screen_shown
    play(window, screen, lambda: screen.coach.step is not None and screen.coach.step.name == name)
    if screen.covers():
        screen.coach.skip()
    else:
        QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert screen.coach.over
    assert not screen.coach.slip.isVisible()
    assert not screen.coach.skip_button.isVisible()
    assert not any(isinstance(cover, WitchPause) for cover in screen.covers())
    number = screen.session.number
    play(window, screen, lambda: screen.session.number > number + 2)
    assert screen.coach.step is None


def test_escape_pauses_again_once_the_coach_is_gone(window):
    screen = guided(window)
    tap(window, screen.coach.skip_button)
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert any(isinstance(cover, WitchPause) for cover in screen.covers())


def test_the_pause_does_not_promise_that_the_game_waits(window):
    screen = guided(window)
    screen.open_pause()
    assert "not kept" in screen.covers()[-1].body.text


def test_the_computers_wait_while_something_is_to_be_read(window, qtbot):
    screen = guided(window)
    play(window, screen, lambda: screen.coach.reading)
    number = screen.session.number
    QTest.qWait(60)
    assert screen.session.number == number
    tap(window, screen.coach.slip.got)
    qtbot.waitUntil(lambda: screen.session.number > number)


def test_a_move_counts_while_a_slip_lies_there(window):
    screen = guided(window)
    play(window, screen, lambda: screen.coach.reading)
    for kind in MARKED:
        tap_at(window, screen.acting.hand.spot([card.kind for card in screen.acting.hand.cards].index(kind)))
    tap(window, screen.acting.confirm)
    assert screen.session.view(YOU).chosen == MARKED
    assert not screen.coach.reading


def test_the_language_switch_words_the_slip_anew_and_says_it_once(window):
    screen = guided(window)
    play(window, screen, lambda: screen.coach.reading)
    english, shown = screen.coach.slip.words.text, list(screen.coach.shown)
    window.switch_language()
    QTest.qWait(1)
    assert screen.coach.slip.words.text != english
    assert screen.coach.slip.got.text == "明白了"
    assert screen.coach.skip_button.text == "跳过引导"
    assert screen.coach.shown == shown


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_the_arrow_keeps_to_its_item_at_every_size_and_no_slip_covers_what_is_tapped(window, size):
    window.start_guide(WITCH)
    screen, stage = window.stage.screen_shown, window.stage
    seen = []
    while not seen or seen[-1] != "end":
        step = screen.coach.step
        if step is not None and step.name not in seen:
            seen.append(step.name)
            stage.resize(1280, 800)
            stage.resize(*size)
            target, tip = pointing.target(screen, step.item), screen.coach.slip.arrow_tip()
            slip = Box(*screen.coach.slip.geometry().getRect())
            assert (tip is None) == (target is None)
            if target is not None:
                assert target.x - 1 <= tip.x() <= target.right + 1
                assert target.y - 1 <= tip.y() <= target.bottom + 1
                assert not shared(slip, target)
            assert all(shared(slip, box) == 0 for box in pointing.tapped(screen)), step.name
            assert slip.x >= 0
            assert slip.y >= 0
            assert slip.right <= screen.w
            assert slip.bottom <= screen.h
        assert step_on(screen)


def test_the_lobby_suggests_the_guide_until_it_was_left_and_an_unfinished_game_counts(window):
    lobby = window.stage.screen_shown
    assert lobby.suggestion.isVisible()
    screen = guided(window)
    assert window.settings.now.guided == ()
    screen.coach.skip()
    window.to_lobby()
    assert window.settings.now.guided == (WITCH,)
    assert not window.stage.screen_shown.suggestion.isVisible()


def test_who_plays_otherwise_hears_of_the_braver_one_all_the_same(window):
    window.start_guide(WITCH)
    screen = window.stage.screen_shown
    while screen.session.view(None).round == 1 or screen.covers() or screen.looks.ending is not None:
        if screen.acting.asked.ask in (Ask.LEAD, Ask.ANSWER) and not screen.coach.reading and not screen.covers():
            screen.acting.lead_with(screen.session.view(YOU).chosen[-1])
            screen.acting.dare(False)
        else:
            step_on(screen)
    while not screen.coach.over and screen.coach.step is not None:
        screen.coach.got_it()
    assert "braver" in screen.coach.shown
    assert len(set(screen.coach.shown)) == len(screen.coach.shown)


def test_a_slip_keeps_off_what_is_tapped_and_points_at_its_target():
    target, taken = Box(400, 500, 400, 100), Box(380, 300, 440, 150)
    box = spot((1280.0, 800.0), (352.0, 120.0), target, (taken,), ())
    assert not shared(box, target)
    assert not shared(box, taken)
    assert apart(box, target) >= 40
    x0, y0, x1, y1 = arrow(box, target)
    assert box.x <= x0 <= box.right
    assert box.y <= y0 <= box.bottom
    assert target.x <= x1 <= target.right
    assert target.y <= y1 <= target.bottom


def test_the_person_is_told_from_the_computers_by_name():
    session = lesson((Seat(3, "圆圈"), Seat(0, "x")))
    assert len({seat.name for seat in session.seats}) == 3
    assert len({seat.emblem for seat in session.seats}) == 3


def test_every_slip_has_its_picture(window):
    for name in ("opening", "round", "end"):
        screen = at_step(window, name, lambda: GuidedScreen(lesson(), window))
        assert screen.coach.step.name == name
        assert name != "round" or isinstance(screen.covers()[-1], RoundSheet)
        assert isinstance(screen, WitchScreen)
        screen.left()
        screen.deleteLater()


@pytest.mark.parametrize("game", [DOODLE, WITCH])
@pytest.mark.parametrize("seats", [(Seat(99, ""), *(None,) * 5), (Seat(99, ""),), (Seat(3, "x" * 400),) * 9], ids=len)
def test_seats_that_no_lobby_could_have_remembered_stop_no_lesson(window, seats, game):
    window.settings.change(seats=seats)
    window.start_guide(game)
    session = window.session
    assert plausible(session.seats, 3)
    assert len(session.seats[YOU].name) <= MAX_NAME
    assert window.stage.screen_shown.coach.step is not None
