"""The guided first round of Doodle Rush: a real window, a real hand, the coach in its band."""

import pytest
from helpers.pen_events import Clock, Hand
from helpers.waiting import wait_for
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from partygames.core.seats import Player, Seat
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.registry import DOODLE, WITCH
from partygames.ui.access.voice import speaking, voice
from partygames.ui.doodle import sample_drawings as samples
from partygames.ui.doodle.moment import Kind
from partygames.ui.guide.doodle import pointing
from partygames.ui.guide.doodle.lesson import EASIEST, GUESSER, HANDS, JUDGE, THEIRS, YOU, lesson
from partygames.ui.guide.doodle.screen import GuidedDoodle
from partygames.ui.guide.doodle.shots import step_on
from partygames.ui.guide.doodle.steps import STEPS
from partygames.ui.guide.spot import shared
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.box import Box
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.tappable import Tappable

NAMES = [step.name for step in STEPS]
NAMED = (Seat(0, "Ada", Player.NORMAL), Seat(1, "小明"), None, None, None, None)


@pytest.fixture
def window(open_window, monkeypatch):
    """Return the window with Doodle Rush chosen; what moves is there at once, and a hold is short."""
    monkeypatch.setattr(HoldButton, "hold_ms", 60)
    window = open_window()
    window.settings.change(game=DOODLE, less_motion=True)
    window.comfort.apply(window.settings.now)
    window.to_lobby()
    return window


def item_named(window, name):
    items = window.stage.screen_shown.items()
    return next(i for i in items if getattr(i, "objectName", lambda: "")() == name and i.isVisible())


def at(window, item) -> QPointF:
    return item.mapToScene(item.rect().center())


def tap(window, item) -> None:
    point = window.stage.mapFromScene(at(window, item))
    QTest.mouseClick(window.stage.viewport(), Qt.MouseButton.LeftButton, pos=point)


def hold(window, button) -> None:
    viewport, point, full = window.stage.viewport(), window.stage.mapFromScene(at(window, button)), []
    button.clicked.connect(lambda: full.append(True))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert wait_for(lambda: bool(full), 5_000)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)


def way_on_board(screen, index: int, way) -> list[tuple[float, float]]:
    """Return a way in board units as points of the scene."""
    paper = screen.page.boards[index].paper
    points = [paper.mapToScene(x * paper.paper.width(), y * paper.paper.height()) for x, y in way]
    return [(point.x(), point.y()) for point in points]


def stroke(window, screen, index: int, way, tool: str = "mouse") -> None:
    hand = Hand(window.stage, Clock())
    points = way_on_board(screen, index, way)
    for n, (x, y) in enumerate([points[0], *points, points[-1]]):
        what = "down" if n == 0 else "up" if n == len(points) + 1 else "move"
        if tool == "touch":
            hand.touch((1, what, x, y))
        else:
            getattr(hand, tool)(what, x, y)


def draw_sun(window, screen) -> None:
    for way in samples.ways("sun"):
        stroke(window, screen, EASIEST, way[::4])


def start(window) -> GuidedDoodle:
    tap(window, item_named(window, "guide"))
    screen = window.stage.screen_shown
    assert isinstance(screen, GuidedDoodle)
    return screen


def act(window, screen) -> None:
    """Do what a newcomer does now who follows the coach."""
    coach, page, name = screen.coach, screen.page, screen.coach.step.name
    if coach.reading:
        tap(window, coach.slip.got)
    elif name == "curtain":
        hold(window, screen.veil.hold)
    elif name == "draw":
        draw_sun(window, screen)
    elif name == "mend":
        tap(window, page.tools.buttons[5])
    elif name == "done":
        hold(window, page.done)
    elif name == "guess":
        tap(window, page.boards[THEIRS])
    elif name == "answer":
        tap(window, page.bar.answers[0])
    elif name == "who":
        tap(window, page.bar.winners[YOU])
    elif page.selected != (YOU, EASIEST):
        tap(window, page.boards[YOU, EASIEST])
    elif name == "shout":
        tap(window, page.bar.answers[3])
    elif not page.who:
        tap(window, page.bar.answers[0])
    else:
        tap(window, page.bar.winners[GUESSER])


def play(window, screen, name: str) -> None:
    """Follow the coach by hand until this step."""
    for _ in range(40):
        if screen.coach.step.name == name:
            return
        act(window, screen)
    raise AssertionError(f"the guide stands still after {screen.coach.shown}")


def go_to(window, name: str) -> GuidedDoodle:
    """Open the guided round and come to a step the short way."""
    window.start_guide(DOODLE)
    screen = window.stage.screen_shown
    while screen.coach.step.name != name:
        step_on(screen)
    return screen


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_the_whole_guided_round_says_every_thing_once_and_in_order(window, code):
    window.settings.change(language=code)
    window.comfort.apply(window.settings.now)
    said = []
    window.narrator.said.connect(said.append)
    screen = start(window)
    slips = []
    for name in NAMES:
        play(window, screen, name)
        slips.append(screen.coach.slip.words.text)
    assert screen.coach.shown == NAMES
    assert [text for text in said if text in slips] == slips, "a screen reader hears each slip once"
    assert len(set(slips)) == len(NAMES)
    view = screen.session.view(None)
    assert view.boards[THEIRS[0]][THEIRS[1]].winners == (YOU,)
    assert view.boards[YOU][EASIEST].winners == (GUESSER,)
    assert not screen.coach.skip_button.isVisible(), "there is nothing left to skip"
    tap(window, screen.coach.slip.got)
    assert isinstance(window.stage.screen_shown, Lobby)


def test_the_score_is_told_in_a_sentence(window):
    screen = start(window)
    play(window, screen, "score")
    assert "1 won, 5 left, so 1 − 5 = −4" in screen.coach.slip.words.text


@pytest.mark.parametrize("tool", ["mouse", "pen", "touch"])
def test_whatever_people_draw_with_the_coach_goes_on(window, tool):
    screen = go_to(window, "draw")
    stroke(window, screen, 0, [(0.2, 0.2), (0.5, 0.6), (0.8, 0.3)], tool)
    assert len(screen.session.view(YOU).boards[YOU][0].strokes) == 1
    assert screen.coach.step.name == "mend"


def test_a_rubber_counts_as_much_as_undo(window):
    screen = start(window)
    play(window, screen, "mend")
    tap(window, screen.page.tools.buttons[4])
    stroke(window, screen, EASIEST, [(0.4, 0.4), (0.6, 0.6)])
    assert screen.coach.step.name == "done"


@pytest.mark.parametrize("name", NAMES)
def test_the_round_can_be_left_at_every_step_and_nothing_of_it_is_kept(window, name):
    window.settings.change(seats=NAMED)
    screen = go_to(window, name)
    assert screen.session.entry is None
    assert screen.session.seats[YOU].name == "小明"
    tap(window, screen.coach.slip.got if name == NAMES[-1] else screen.coach.skip_button)
    lobby = window.stage.screen_shown
    assert isinstance(lobby, Lobby)
    assert lobby.resume is None
    assert window.settings.now.seats == NAMED
    assert window.settings.now.guided == (DOODLE,)
    assert not window._table.archive().games()
    assert not window._table.journal.words_seen("base/easy")


def test_a_game_that_waits_still_waits_after_a_guided_round(window):
    seats = tuple(Seat(i, name) for i, name in enumerate("ABC"))
    window.start_game(DOODLE, seats, 0, {})
    window.to_lobby()
    assert window.stage.screen_shown.resume is not None
    go_to(window, "guess").coach.skip()
    assert window.stage.screen_shown.resume is not None


@pytest.mark.parametrize("size", [(1024, 600), (800, 600), (1920, 1080), (600, 960)])
def test_at_every_step_and_size_nothing_lies_over_what_is_meant_or_tapped(window, size):
    window.start_guide(DOODLE)
    screen, stage, seen = window.stage.screen_shown, window.stage, []
    while not seen or seen[-1] != NAMES[-1]:
        step = screen.coach.step
        if step.name not in seen:
            seen.append(step.name)
            stage.resize(1280, 800)
            stage.resize(*size)
            slip = Box(*screen.coach.slip.geometry().getRect())
            targets = pointing.targets(screen, step.item)
            assert bool(targets) == bool(step.item), step.name
            assert screen.coach.rings.boxes == targets
            assert not any(shared(slip, box) for box in targets)
            tapped = [i for i in screen.items() if isinstance(i, Tappable) and i.isVisible()]
            boxes = [Box(*i.mapRectToScene(i.rect()).getRect()) for i in tapped if not screen.coach.slip.isAncestorOf(i)]
            assert not any(shared(slip, box) for box in boxes), step.name
            assert slip.x >= 0
            assert slip.y >= 0
            assert slip.right <= screen.w
            assert slip.bottom <= screen.h
            tip = screen.coach.slip.arrow_tip()
            assert tip is None or any(
                box.x - 1 <= tip.x() <= box.right + 1 and box.y - 1 <= tip.y() <= box.bottom + 1 for box in targets
            )
        step_on(screen)
    assert seen == NAMES


def test_the_minute_waits_while_something_is_explained_and_runs_while_one_draws_on(window):
    screen = start(window)
    play(window, screen, "draw")
    left = screen.session.clock.left_ms()
    QTest.qWait(150)
    assert screen.session.clock.left_ms() == left == 120_000
    play(window, screen, "done")
    assert wait_for(lambda: screen.session.clock.left_ms() < left, 3_000)
    assert screen.kind is Kind.DRAW, "no pause came of the waiting"


def test_whoever_draws_until_the_bell_hears_it(window):
    screen = start(window)
    play(window, screen, "done")
    screen.session.clock.start(screen.session.clock.period, 120_000, left_ms=1)
    assert wait_for(lambda: screen.coach.step.name == "bell", 3_000)


def test_whoever_drew_nothing_is_told_of_the_six_boards_all_the_same(window):
    screen = start(window)
    play(window, screen, "draw")
    hold(window, screen.page.done)
    play(window, screen, "left")
    assert "shout" not in screen.coach.shown
    assert "six" in screen.coach.slip.words.text


def test_a_board_taken_back_is_given_once_more(window):
    screen = start(window)
    play(window, screen, "take-back")
    tap(window, screen.page.winners.take_back)
    assert screen.coach.step.name == "guess"
    assert "back on the wall" in screen.coach.slip.words.text
    play(window, screen, "shout")
    assert screen.session.view(None).boards[THEIRS[0]][THEIRS[1]].winners == (YOU,)


def test_an_honest_no_is_asked_again(window):
    screen = start(window)
    play(window, screen, "answer")
    tap(window, screen.page.bar.answers[1])
    assert screen.session.view(None).boards[THEIRS[0]][THEIRS[1]].reply is Verdict.NO
    assert screen.coach.step.name == "answer"
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert screen.coach.step.name == "guess", "whoever puts the board down is led back to it"


def test_whoever_takes_another_board_hears_of_its_author(window):
    screen = start(window)
    play(window, screen, "answer")
    tap(window, screen.page.boards[GUESSER, 1])
    assert screen.coach.step.name == "answer"
    assert screen.coach.slip.words.text.startswith("Only Lulu answers")
    play(window, screen, "shout")
    assert screen.session.view(None).boards[GUESSER][1].winners == (YOU,)


def test_a_board_may_be_carried_to_the_tray(window):
    screen = start(window)
    play(window, screen, "guess")
    hand, tray = Hand(window.stage, Clock()), at(window, screen.page.winners.trays[YOU])
    board = at(window, screen.page.boards[THEIRS])
    hand.mouse("down", board.x(), board.y())
    for share in (0.2, 0.6, 1.0):
        hand.mouse("move", *(board + (tray - board) * share).toTuple())
    hand.mouse("up", tray.x(), tray.y())
    assert screen.coach.step.name == "take-back"


def test_escape_pauses_and_the_pause_promises_nothing(window):
    screen = start(window)
    play(window, screen, "mend")
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert screen.kind is Kind.PAUSE
    assert "not kept" in screen.veil.body.text
    assert not screen.coach.slip.isVisible()
    assert not screen.coach.skip_button.isVisible()
    hold(window, screen.veil.go_on)
    assert screen.coach.step.name == "mend"
    assert screen.coach.slip.isVisible()


def test_escape_at_the_curtain_asks_and_says_that_nothing_is_kept(window):
    screen = start(window)
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert "not kept" in screen.covers()[-1].body.text
    tap(window, item_named(window, "leave"))
    assert isinstance(window.stage.screen_shown, Lobby)


def test_enter_is_got_it(window):
    screen = start(window)
    play(window, screen, "words")
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Return)
    assert screen.coach.step.name == "draw"


def test_the_language_switch_words_the_slip_anew_and_says_it_once(window):
    screen = start(window)
    play(window, screen, "words")
    shown = list(screen.coach.shown)
    window.switch_language()
    QTest.qWait(1)
    assert screen.coach.slip.got.text == "明白了"
    assert screen.coach.skip_button.text == "跳过引导"
    assert screen.coach.shown == shown


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_reader_finds_what_the_coach_says(window, name):
    screen = go_to(window, name)
    heard = [voice(item).name for item in speaking(screen.items(), screen.covers())]
    assert screen.coach.slip.words.text in heard
    assert name == NAMES[-1] or screen.coach.skip_button.text in heard


def test_the_neighbours_have_drawn_before_anybody_sits_down():
    session = lesson((None, Seat(3, "Pip")))
    view = session.view(None)
    assert view.drawer == YOU
    assert not view.running
    assert [seat.name for seat in session.seats] == ["Pip", "Pip 2", "Lulu"]
    assert len({seat.emblem for seat in session.seats}) == 3
    assert all(board.word is None for board in session.view(YOU).boards[JUDGE]), "their words stay theirs"
    assert len({word for hand in HANDS for word in hand}) == 18
    session.close()


def test_the_lobby_suggests_the_round_of_the_chosen_game_until_it_was_seen_or_declined(window):
    lobby = window.stage.screen_shown
    assert "two minutes" in lobby.suggestion.learn.text
    tap(window, item_named(window, "cover-witch-express"))
    assert "three minutes" in lobby.suggestion.learn.text
    tap(window, item_named(window, "guide-no"))
    assert not lobby.suggestion.isVisible()
    tap(window, item_named(window, "cover-doodle-rush"))
    assert lobby.suggestion.isVisible(), "declined for the other game alone"
    start(window).coach.skip()
    assert not window.stage.screen_shown.suggestion.isVisible()
    assert window.settings.now.guided == (WITCH, DOODLE)


def test_whoever_plays_needs_no_suggestion(window):
    tap(window, item_named(window, "play"))
    assert window.settings.now.guided == (DOODLE,)


@pytest.mark.parametrize("game", [DOODLE, WITCH])
def test_the_rules_in_the_lobby_lead_to_the_guided_round_for_good(window, game):
    window.settings.change(game=game, guided=(DOODLE, WITCH))
    window.to_lobby()
    QTest.keyClick(window, Qt.Key.Key_F1)
    tap(window, item_named(window, "rules-learn"))
    screen = window.stage.screen_shown
    assert game == screen.session.game.NAME
    assert screen.coach.step is not None
    window.show_rules(game)
    assert not screen.covers()[-1].learn.isVisible(), "a game under way is not left by a slip of the hand"
