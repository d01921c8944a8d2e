"""The gallery's film and its save buttons, by real events: mouse, keys, and the system's own dialog."""

import errno
import os
import threading
from pathlib import Path

import pytest
import shiboken6
from helpers.waiting import wait_for
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit

from partygames.core import files
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.ui.access.voice import voice
from partygames.ui.doodle import saver
from partygames.ui.doodle.gallery_page import GalleryPage
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.doodle.shots import first_wall, grown
from partygames.ui.keep import chooser
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.dialog import Dialog
from partygames.ui.scene.progress import Progress
from partygames.ui.scene.slider import Slider
from partygames.ui.scene.tappable import Tappable

DAY = saver._day(saver.QDate.currentDate())


@pytest.fixture(autouse=True)
def pictures(monkeypatch, tmp_path):
    """Let the dialogs begin in a folder of the test's own, and be Qt's own on every machine."""
    monkeypatch.setattr(chooser, "_last", {chooser.PICTURES: tmp_path, chooser.DOCUMENTS: tmp_path})
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, True)
    yield tmp_path
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


@pytest.fixture
def gallery(sit_down):
    """Return a finished game with its gallery on the screen."""
    party = sit_down(grown())
    party.screen.go("gallery")
    assert isinstance(party.page, GalleryPage)
    return party


@pytest.fixture
def boat(gallery):
    """Return the gallery with a board taken out that grew in three minutes and was never guessed."""
    gallery.tap("gallery-0-4")
    return gallery


@pytest.fixture
def moving(boat, monkeypatch):
    """Return the same with motion, and a clock of the film that is moved by hand."""
    monkeypatch.setattr(Motion, "less", False)
    boat.film = boat.page.detail.player.showing
    boat.film.mono = clock = Clock()
    boat.film_clock = clock
    return boat


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.ms = 0.0

    def __call__(self) -> float:
        return self.ms


def slider_point(party, share: float) -> QPointF:
    slider = party.item("replay-slider")
    return party.stage.viewportTransform().map(slider.mapToScene(slider.spot(share)))


# -- the film


def test_a_board_taken_out_shows_its_finished_drawing(boat):
    player = boat.page.detail.player
    assert (player.showing.reel.share, player.showing.reel.playing) == (1.0, False)
    assert boat.item("replay-board").moment == player.replay.at(player.replay.duration)
    assert not player.showing._timer.isActive()


def test_play_runs_through_the_drawing_and_stops_at_its_end(moving):
    reel, board = moving.film.reel, moving.item("replay-board")
    moving.tap("replay-play")
    assert (reel.playing, reel.ms) == (True, 0)
    seen = []
    for _ in range(400):
        moving.film_clock.ms += 15
        moving.film._tick()
        seen.append(board.moment)
        if not reel.playing:
            break
    assert seen == sorted(seen)
    assert len(set(seen)) > 50
    assert seen[-1] == board.replay.at(board.replay.duration)
    assert moving.film_clock.ms == pytest.approx(board.replay.duration / 4, abs=16)
    assert wait_for(lambda: not moving.film._timer.isActive())


def test_space_and_a_tap_on_the_board_play_and_pause(moving):
    for act in (lambda: moving.key(Qt.Key.Key_Space), lambda: moving.tap("replay-board"), lambda: moving.tap("replay-play")):
        act()
        assert moving.film.reel.playing
        act()
        assert not moving.film.reel.playing


@pytest.mark.parametrize("speed", [1, 2, 4, 8])
def test_it_runs_at_the_speed_that_was_chosen_and_the_next_board_does_too(moving, speed):
    moving.tap(f"replay-{speed}x")
    moving.tap("replay-play")
    moving.film_clock.ms += 10
    moving.film._tick()
    assert moving.film.reel.ms == 10 * speed
    moving.key(Qt.Key.Key_Right)
    assert moving.page.detail.player.showing.reel.speed == speed


def test_the_knob_goes_to_any_moment_and_holds_the_film(moving):
    reel, duration = moving.film.reel, moving.film.reel.replay.duration
    moving.tap("replay-play")
    moving.press(slider_point(moving, 0.5))
    assert reel.share == pytest.approx(0.5, abs=0.01)
    assert not reel.playing
    moving.move(slider_point(moving, 0.25))
    assert reel.share == pytest.approx(0.25, abs=0.01)
    board = moving.item("replay-board")
    assert wait_for(lambda: not board.behind)
    assert board.moment == board.replay.at(reel.ms)
    moving.release(slider_point(moving, 0.25))
    assert reel.playing
    moving.tap("replay-play")
    moving.press(slider_point(moving, 0.0) - QPointF(8, 0))
    moving.release(slider_point(moving, 0.0) - QPointF(8, 0))
    assert (reel.ms, reel.playing) == (0, False)
    assert moving.page.detail.player.time.text.startswith("0:00 / 0:0")
    assert duration > 1_000


def test_arrows_on_the_slider_go_from_stroke_to_stroke_elsewhere_from_board_to_board(boat):
    reel = boat.page.detail.player.showing.reel
    ends = reel.replay.stroke_ends
    boat.item("replay-slider").setFocus(Qt.FocusReason.TabFocusReason)
    boat.key(Qt.Key.Key_Left)
    assert reel.ms == ends[-2]
    boat.key(Qt.Key.Key_Home)
    boat.key(Qt.Key.Key_Right)
    assert reel.ms == ends[0]
    boat.key(Qt.Key.Key_End)
    assert reel.share == 1.0
    assert boat.page.out == (0, 4)
    boat.screen.setFocusItem(None)
    boat.key(Qt.Key.Key_Left)
    assert boat.page.out == (0, 3)


def test_a_stage_shows_what_the_board_showed_after_that_minute(boat):
    board = boat.view.boards[0][4]
    shown = boat.item("replay-board")
    for n in range(3):
        boat.tap(f"stage-{n}")
        take = shown.replay.takes[shown.moment.take]
        assert take[: shown.moment.whole] == board.stages[n]
        assert [stage.selected for stage in boat.page.detail.stages] == [i == n for i in range(3)]


def test_all_three_stages_have_their_place_also_of_a_board_that_was_gone(gallery):
    gallery.tap("gallery-0-1")
    detail = gallery.page.detail
    assert (len(detail.stages), len(detail.places)) == (2, 1)
    assert not detail.places[0].is_paper
    lines = gallery.texts().split("\n")
    assert {"after drawing minute 1", "after drawing minute 2", "guessed before drawing minute 3"} <= set(lines)


def test_with_less_motion_strokes_come_whole(boat):
    film, clock = boat.page.detail.player.showing, Clock()
    film.mono = clock
    boat.tap("replay-play")
    seen = set()
    while film.reel.playing:
        clock.ms += 100
        film._tick()
        seen.add(film.reel.ms)
    assert seen == {0.0, *film.reel.replay.stroke_ends}
    assert wait_for(lambda: not film._timer.isActive())


def test_leaving_stops_the_film(moving):
    moving.tap("replay-play")
    timer = moving.film._timer
    assert timer.isActive()
    moving.key(Qt.Key.Key_Escape)
    assert moving.page.detail is None
    moving.tap("gallery-back")
    assert isinstance(moving.page, ScoresPage)


def test_buttons_leaf_through_the_boards_and_close(boat):
    boat.tap("detail-after")
    assert boat.page.out == (0, 5)
    boat.tap("detail-before")
    boat.tap("detail-before")
    assert boat.page.out == (0, 3)
    boat.tap("detail-close")
    assert boat.page.out is None


def test_a_board_without_a_stroke_has_no_film_and_nothing_to_save(sit_down):
    nobody = lambda s, i: False  # noqa: E731
    party = sit_down(first_wall().bell().drawing_phase(nobody).bell().drawing_phase(nobody).bell())
    party.screen.go("gallery")
    party.tap("gallery-0-4")
    assert not party.view.boards[0][4].strokes
    for name in ("replay-play", "replay-slider", "replay-4x", "detail-save"):
        assert not party.item(name).isEnabled()
    party.tap("replay-board")
    assert not party.page.detail.player.showing.reel.playing


# -- saving


def dialog_of(party) -> QFileDialog:
    assert wait_for(lambda: any(d.isVisible() for d in party.stage.findChildren(QFileDialog)))
    return next(d for d in party.stage.findChildren(QFileDialog) if d.isVisible())


def answer(party, name: str | None) -> None:
    """Type a name into the system's dialog, as an input method does, and press its button; None leaves what stands there."""
    dialog = dialog_of(party)
    if name is not None:
        line = dialog.findChild(QLineEdit)
        line.selectAll()
        typed = QInputMethodEvent()
        typed.setCommitString(name)
        QApplication.sendEvent(line, typed)
    button = dialog.findChild(QDialogButtonBox).buttons()[0]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wait_for(lambda: not dialog.isVisible())


def settled(party) -> None:
    """Wait until nothing is being saved any more."""
    assert wait_for(lambda: party.page.saver.worker is None, 30_000)
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("form", "ending"), [("png", ".png"), ("clear_png", ".png"), ("svg", ".svg"), ("gif", ".gif"), ("webp", ".webp")]
)
def test_a_board_is_saved_under_its_date_and_word(boat, pictures, form, ending):
    boat.tap("detail-save")
    boat.tap(f"save-{form}")
    answer(boat, None)
    settled(boat)
    assert os.listdir(pictures) == [f"{DAY} sailing boat{ending}"]
    assert (pictures / f"{DAY} sailing boat{ending}").stat().st_size > 1_000
    assert f"Saved: “{DAY} sailing boat{ending}” in the folder “{pictures.name}”" == boat.screen.notice.text


def test_a_board_is_saved_under_any_other_name(boat, pictures):
    boat.tap("detail-save")
    boat.tap("save-png")
    answer(boat, "船")
    settled(boat)
    assert not QImage(str(pictures / "船.png")).isNull()


def test_the_dialog_can_be_left_and_the_sheet_can_be_closed(boat, pictures):
    boat.tap("detail-save")
    boat.key(Qt.Key.Key_Escape)
    assert not boat.has("save-png")
    boat.tap("detail-save")
    boat.tap("save-png")
    dialog = dialog_of(boat)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert wait_for(lambda: not dialog.isVisible())
    assert boat.page.saver.worker is None
    assert os.listdir(pictures) == []
    assert boat.page.out == (0, 4)


def test_all_boards_are_saved_in_a_folder_of_the_game(gallery, pictures):
    gallery.tap("save-all")
    assert "Save all the boards as…" in gallery.texts()
    gallery.tap("save-svg")
    answer(gallery, str(pictures))
    settled(gallery)
    folder = pictures / f"Doodle Rush {DAY}"
    names = sorted(os.listdir(folder))
    assert len(names) == sum(bool(b.strokes) for row in gallery.view.boards for b in row)
    assert f"{gallery.session.seats[0].name} 5 sailing boat.svg" in names
    assert os.listdir(pictures) == [folder.name]


@pytest.mark.parametrize("page", ["gallery", "scores"])
def test_the_album_is_saved_from_the_gallery_and_from_the_scores(gallery, pictures, page):
    gallery.screen.go(page)
    gallery.tap("save-album")
    answer(gallery, None)
    settled(gallery)
    assert (pictures / f"Doodle Rush {DAY}.pdf").read_bytes().startswith(b"%PDF-")


class Slow:
    """Hold the work at its first step until it is let go."""

    def __init__(self, monkeypatch) -> None:
        self.go, self.begun = threading.Event(), threading.Event()
        old = saver.save_boards

        def slow(folder, form, items, work):
            work.step()
            self.begun.set()
            while not self.go.wait(0.005):
                work.look()
            return old(folder, form, items, work)

        monkeypatch.setattr(saver, "save_boards", slow)


@pytest.fixture
def slow(gallery, pictures, monkeypatch):
    """Return the gallery while all its boards are being saved, for as long as the test likes."""
    gallery.slow = Slow(monkeypatch)
    gallery.tap("save-all")
    gallery.tap("save-svg")
    answer(gallery, str(pictures))
    assert gallery.slow.begun.wait(10)
    yield gallery
    gallery.slow.go.set()


def test_long_work_shows_how_far_it_is(slow):
    assert wait_for(lambda: "1 of 24" in slow.texts().split("\n"))
    slow.slow.go.set()
    settled(slow)
    assert not slow.has("progress-cancel")


@pytest.mark.parametrize("by", ["button", "key"])
def test_long_work_is_cancelled_and_nothing_is_left(slow, pictures, by):
    threads = slow.page.saver._threads
    if by == "button":
        slow.tap("progress-cancel")
    else:
        slow.key(Qt.Key.Key_Escape)
    assert slow.page.saver.worker is None
    assert not slow.has("progress-cancel")
    for thread in threads:
        thread.join(10)
    assert os.listdir(pictures) == []
    assert slow.screen.notice.text == ""
    slow.tap("gallery-0-0")
    assert slow.page.out == (0, 0)


def test_nothing_below_can_be_tapped_meanwhile(slow):
    at = slow.point("gallery-0-0")
    slow.press(at)
    slow.release(at)
    assert slow.page.out is None


def test_whoever_leaves_stops_the_work_first(slow, pictures):
    threads = slow.page.saver._threads
    slow.screen.left()
    assert not any(thread.is_alive() for thread in threads)
    assert os.listdir(pictures) == []
    slow.screen._heard = ()


def test_quick_work_never_shows_its_sheet(boat, pictures, monkeypatch):
    monkeypatch.setattr(Motion, "less", False)
    boat.tap("detail-save")
    boat.tap("save-svg")
    answer(boat, None)
    (sheet,) = [cover for cover in boat.screen.covers() if isinstance(cover, Progress)]
    assert sheet.opacity() == 0
    settled(boat)
    assert not shiboken6.isValid(sheet) or sheet.scene() is None
    boat.screen.animator.finish()


def test_a_full_disk_is_a_sentence_and_another_place_may_be_tried(boat, pictures, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "fsync", full)
    boat.tap("detail-save")
    boat.tap("save-png")
    answer(boat, None)
    settled(boat)
    assert "The disk is full. Make some room, or choose another place." in boat.texts()
    assert os.listdir(pictures) == []
    monkeypatch.undo()
    boat.tap("save-again")
    answer(boat, str(pictures / "again"))
    settled(boat)
    assert os.listdir(pictures) == ["again.png"]


def test_what_was_not_saved_may_be_left(boat, monkeypatch, pictures):
    monkeypatch.setattr(saver, "save_board", lambda *args: 1 // 0)
    monkeypatch.setattr("partygames.ui.keep.work.log", Quiet())
    boat.tap("detail-save")
    boat.tap("save-png")
    answer(boat, None)
    settled(boat)
    assert any(isinstance(cover, Dialog) for cover in boat.screen.covers())
    assert "Something unexpected happened." in boat.texts()
    boat.tap("save-leave")
    assert boat.screen.covers() == []


class Quiet:
    """A log that takes no notes."""

    def exception(self, *args) -> None:
        pass


def test_two_savings_do_not_run_at_once(slow, pictures):
    first = slow.page.saver.worker
    slow.page.saver._start(lambda work: Path("x"), 1, lambda: None)
    assert slow.page.saver.worker is first


def test_the_dialog_begins_where_something_was_saved_last(monkeypatch, tmp_path):
    monkeypatch.setattr(chooser, "_last", {})
    assert chooser.folder_for(chooser.PICTURES).is_dir()
    monkeypatch.setattr(chooser, "_last", {chooser.PICTURES: tmp_path})
    assert chooser.folder_for(chooser.PICTURES) == tmp_path
    monkeypatch.setattr(chooser, "_last", {chooser.PICTURES: tmp_path / "gone"})
    assert chooser.folder_for(chooser.PICTURES).is_dir()


def test_DR_5_there_is_no_way_to_save_before_the_end(sit_down):
    for game in (grown().__class__().do(BeginTurn(0)), first_wall()):
        party = sit_down(game)
        assert not hasattr(party.page, "saver")
        assert not party.has("save-album")


def test_a_screen_reader_finds_a_name_for_all_that_can_be_used(boat):
    told = {i.objectName(): voice(i) for i in boat.screen.items() if isinstance(i, Tappable | Slider) and i.isVisible()}
    assert [name for name, said in told.items() if said is None or not said.name] == []
    assert told["replay-slider"].role is QAccessible.Role.Slider
    assert told["replay-slider"].name == "0:06 / 0:06"
    assert (told["replay-4x"].checked, told["replay-8x"].checked) == (True, False)
    names = [told[name].name for name in ("replay-play", "detail-before", "detail-after")]
    assert names == ["Play", "The board before", "The next board"]
