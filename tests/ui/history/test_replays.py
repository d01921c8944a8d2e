"""Games watched again: by moves, by time, by the knob; with no more to see than may be seen."""

import sqlite3

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from partygames.engine.archive import Archive
from partygames.games.doodle_rush.moves import Draw
from partygames.ui.history.shots import recorded
from partygames.ui.pen.paint import render_board
from partygames.ui.replay.film import SPEEDS, Film
from partygames.ui.replay.screen import replay_screen
from partygames.ui.witch import shots as witch


@pytest.fixture
def replay(journal):
    return lambda number: Archive(journal).replay(number)


@pytest.fixture
def watch(show, desk, replay):
    """Show the replay of a game, loaded and standing at the deal."""

    def put(number: int):
        screen = show(replay_screen(replay(number), desk))
        while not screen.film.ready:
            screen.film.tick()
        screen.film._timer.stop()
        return screen

    return put


class Time:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.ms = 5_000.0

    def __call__(self) -> float:
        return self.ms


def run(film: Film, ms: float) -> None:
    """Let the film run for so long, in frames."""
    clock = Time()
    film._mono, film._seen = clock, clock.ms
    for _ in range(round(ms / 20)):
        clock.ms += 20
        film.tick()


# -- by moves and by time


@pytest.mark.parametrize("number", [1, 2])
def test_a_game_is_watched_move_by_move_both_ways(watch, hand, number):
    screen = watch(number)
    for n in range(1, 12):
        hand.key(Qt.Key.Key_Right)
        assert screen.film.number == n
    hand.key(Qt.Key.Key_Left)
    assert screen.film.number == 10
    hand.tap(screen.transport.after)
    assert screen.film.number == 11
    hand.tap(screen.transport.before)
    assert screen.film.number == 10
    assert "10" in screen.transport.move.text
    hand.key(Qt.Key.Key_End)
    assert screen.film.number == screen.replay.last
    hand.key(Qt.Key.Key_Home)
    assert screen.film.number == 0


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_runs_at_the_speed_that_was_chosen_and_stops_at_the_end(watch, hand, speed):
    screen = watch(1)
    next(b for b in screen.transport.speeds.buttons if b.objectName() == f"replay-{speed}x").click()
    hand.tap(screen.transport.button)
    assert screen.film.playing
    run(screen.film, 2_000)
    assert screen.film.ms == pytest.approx(2_000 * speed)
    run(screen.film, (screen.replay.duration - 2_000 * speed) / speed + 40)
    assert not screen.film.playing
    assert screen.film.number == screen.replay.last
    assert not screen.film._timer.isActive(), "nothing ticks while nothing moves"


def test_played_again_from_the_end_it_begins_at_the_deal(watch):
    screen = watch(1)
    screen.film.seek(1.0)
    screen.film.play(True)
    assert screen.film.ms == 0
    screen.film.stop()


def test_the_knob_goes_to_any_moment_and_the_film_waits_while_it_is_held(watch, stage, hand):
    from PySide6.QtTest import QTest

    screen = watch(1)
    screen.film.play(True)
    slider = screen.transport.slider
    at = hand.point(slider, slider.spot(0.5).x())
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not screen.film.playing
    assert screen.film.share == pytest.approx(0.5, abs=0.02)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert screen.film.playing
    screen.film.stop()


def test_while_the_game_is_loaded_it_plays_already_and_the_knob_waits(show, desk, replay):
    screen = show(replay_screen(replay(2), desk))
    screen.film._timer.stop()
    assert not screen.transport.slider.isEnabled()
    screen.film.replay.load(upto=3)
    hand_at = screen.film
    hand_at.go_to(99)
    assert hand_at.number <= hand_at.replay.loaded
    while not screen.film.ready:
        screen.film.tick()
    assert screen.transport.slider.isEnabled()
    assert len(screen.transport.slider.marks) == 5
    screen.film.stop()


def test_space_plays_and_escape_goes_back(watch, hand, desk):
    screen = watch(1)
    screen.setFocusItem(None)
    hand.key(Qt.Key.Key_Space)
    assert screen.film.playing
    hand.key(Qt.Key.Key_Space)
    assert not screen.film.playing
    hand.key(Qt.Key.Key_Escape)
    assert desk.went == [("show_history",)]


# -- what is seen


def ink_of(board) -> QImage:
    """Return the picture of a board as far as it is painted."""
    return board._ink.picture.image


def test_the_boards_of_a_finished_game_end_as_the_game_ended(watch, stage):
    screen = watch(2)
    screen.film.seek(1.0)
    stage.grab()
    while screen.work():
        pass
    end = screen.replay.view(screen.replay.last)
    for row in end.boards:
        for board in row:
            item = screen.boards[board.author][board.index]
            assert item.isVisible()
            assert item.view.strokes == board.strokes
            if board.strokes:
                picture = ink_of(item)
                assert picture == render_board(board.strokes, picture.width(), picture.height())
    assert screen.title.text


def test_strokes_grow_with_the_pace_of_the_hand(watch):
    screen = watch(2)
    replay = screen.replay
    n = next(n for n in range(1, replay.last) if isinstance(replay.move(n), Draw) and len(replay.move(n).stroke) > 4)
    drawn = replay.move(n)
    spot, stroke = (drawn.seat, drawn.board), drawn.stroke
    began = replay.time(n) - stroke.duration
    assert screen.growing(n - 1, began - 1).get(spot, (None,))[0] is not stroke
    for so_far in range(0, stroke.duration, 5):
        assert screen.growing(n - 1, began + so_far)[spot] == (stroke, so_far)
    assert screen.growing(n, replay.time(n)).get(spot, (None,))[0] is not stroke, "then it lies on the board"


def test_a_growing_stroke_ends_to_the_pixel_as_it_was_drawn(show, desk, stage):
    from partygames.ui.doodle.shots import ended

    screen = show(replay_screen(recorded(ended().session), desk))
    while not screen.film.ready:
        screen.film.tick()
    screen.film._timer.stop()
    replay = screen.replay
    n = next(n for n in range(1, replay.last) if isinstance(replay.move(n), Draw))
    drawn = replay.move(n)
    board = screen.large[drawn.seat][drawn.board]
    for back in (300, 200, 100, 40):
        screen.film._go(replay.time(n) - back)
        stage.grab()
        while screen.work():
            pass
        assert board.growing is not None
        assert board._live is drawn.stroke
    screen.film.go_to(n)
    while screen.work():
        pass
    picture = ink_of(board)
    assert picture == render_board((drawn.stroke,), picture.width(), picture.height())
    screen.film.stop()


def test_invariant_4_drawing_minutes_of_a_game_that_was_cut_off_stay_covered(watch, stage):
    screen = watch(3)
    assert not screen.replay.open
    for n in range(screen.replay.last + 1):
        screen.film.go_to(n)
        view = screen.replay.view(n)
        visible = [item for rows in (screen.boards, screen.large) for row in rows for item in row if item.isVisible()]
        if view.phase % 2 == 0:
            assert screen.covered
            assert visible == []
        assert all(item.view.word is None for row in screen.boards for item in row)
        assert screen.growing(n, screen.film.ms) == {}


def test_a_finished_game_shows_the_words_of_whoever_draws(watch):
    screen = watch(2)
    number = next(n for n in range(screen.replay.last) if screen.replay.view(n).running)
    screen.film.go_to(number)
    words = [item.view.word for row in screen.large for item in row if item.isVisible()]
    assert all(word is not None for word in words) or screen.desk is None


def test_the_hands_of_a_finished_witch_game_are_open_and_those_of_another_are_not(show, desk):
    session = witch.play_until(witch.table(4), lambda view: False)
    for state in ("done", "left"):
        screen = show(replay_screen(recorded(session, state), desk))
        screen.replay.load()
        screen.film.tick()
        for n in range(0, screen.replay.last, 7):
            screen.film.go_to(n)
            shown = screen.hand.kinds + screen.hand.chosen
            if state == "left":
                assert shown == ()
            else:
                own = screen.replay.view(n, screen._mover(n))
                assert shown == own.hand + own.chosen
        screen.film.go_to(screen.replay.last)
        assert screen.hand.kinds == ()
        screen.film.stop()


def test_the_log_of_a_witch_game_opens_and_knows_no_later_line(show, desk, hand):
    session = witch.play_until(witch.table(4), lambda view: False)
    screen = show(replay_screen(recorded(session), desk))
    screen.replay.load()
    screen.film.tick()
    screen.film.go_to(20)
    early = screen.table.lines()
    screen.film.go_to(screen.replay.last)
    assert len(screen.table.lines()) > len(early)
    screen.table.log.click()
    assert len(screen.covers()) == 1
    hand.key(Qt.Key.Key_Escape)
    screen.film.stop()


def test_a_damaged_game_says_where_it_ends(show, desk, journal):
    with sqlite3.connect(journal.path) as db:
        db.execute("UPDATE moves SET move=x'00' WHERE game=2 AND number=10")
    db.close()
    screen = show(replay_screen(Archive(journal).replay(2), desk))
    while not screen.film.ready:
        screen.film.tick()
    assert ("slip", "The rest of this game is damaged: it can be watched up to move 9.") in desk.went
    assert screen.replay.last == 9
    screen.film.stop()


@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_speaks_the_other_language_at_once(watch, language, number):
    screen = watch(number)
    language.use("zh_CN")
    screen.retranslate()
    assert screen.back.text == "返回"
    assert screen.transport.move.text.startswith("第")
