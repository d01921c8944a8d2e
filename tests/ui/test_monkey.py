"""A monkey plays with the whole program: nothing it does raises, warns or leaves anything behind."""

import gc
import sys
import traceback
from collections import Counter

import pytest
from helpers.monkey import FastTime, Monkey, settle
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem

from partygames.core.seats import Seat
from partygames.engine import clock
from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn, Draw, EndTurn
from partygames.games.doodle_rush.state import Guessing
from partygames.ui import fonts
from partygames.ui.doodle import desk, together
from partygames.ui.doodle.sample_drawings import DRAWN, strokes
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.i18n import Language
from partygames.ui.lobby.lobby import DOODLE, WITCH
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.dialog import Dialog
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.sheet import Sheet

STEPS = 160


@pytest.fixture
def raised(monkeypatch):
    """Return the list of errors that no code caught."""
    found = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: found.append("".join(traceback.format_exception(*error))))
    return found


@pytest.fixture
def set_free(qapp, tmp_path, monkeypatch):
    """Return a function that lets a monkey with a seed in, at the cover of a game."""
    fonts.load_fonts()
    time = FastTime()
    monkeypatch.setattr(clock, "time", time)
    monkeypatch.setattr(HoldButton, "hold_ms", 30)
    language, made = Language(qapp), []

    def free(seed: int, game: str, calm: bool, typed: bool = False) -> Monkey:
        settings = SettingsFile(tmp_path / "settings.json")
        settings.change(language="en", game=game, less_motion=seed % 2 == 0, typed=typed, auto_judge=not calm)
        made.append(Monkey(tmp_path, language, time, seed, calm))
        return made[-1]

    yield free
    for monkey in made:
        if monkey.window is not None:
            monkey.close()
    language.use("en")
    Motion.less, Motion.pace = False, 100


def things() -> int:
    """Return how many Qt objects and items Python still holds."""
    for _ in range(2):
        settle()
        gc.collect()
    return sum(isinstance(thing, QObject | QGraphicsItem) for thing in gc.get_objects())


@pytest.mark.parametrize("calm", [False, True], ids=["wild", "calm"])
@pytest.mark.parametrize(("game", "typed"), [(DOODLE, False), (DOODLE, True), (WITCH, False)], ids=["doodle", "typed", "witch"])
def test_a_monkey_breaks_nothing(set_free, raised, game, typed, calm):
    monkey = set_free(7 if game == DOODLE else 8, game, calm, typed)
    for step in range(STEPS):
        monkey.act()
        assert not raised, f"step {step}, {monkey.last}:\n{raised[0]}"
    assert sum(monkey.did.values()) == STEPS
    assert len(monkey.did) > 10
    assert monkey.seen["DoodleScreen"] + monkey.seen["WitchScreen"] > STEPS // 8, monkey.seen


def to_the_wall(monkey: Monkey) -> None:
    """Bring the table to its next guessing minute, with a drawing on every board; begin a new game after the last."""
    window = monkey.window
    if window.session is None or window.session.over:
        window.forget_cut_off()
        seats = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo", "外婆", "Zoë", "👵")))
        window.start_game(DOODLE, seats, 0, {"guessing": Guessing.TYPED, "auto_judge": monkey.rng.random() < 0.3})
    session = window.session
    for cover in window.stage.screen_shown.covers():
        if isinstance(cover, Sheet | Dialog):
            cover.uncover()
    session.clock.resume()
    while not session.over and session.view(None).phase % 2 == 0:
        drawer = session.view(None).drawer
        session.submit(BeginTurn(drawer))
        for board in session.view(drawer).boards[drawer]:
            if board.editable and not board.strokes:
                session.submit(Draw(drawer, board.index, strokes(DRAWN[board.index].en)[0]))
        session.submit(EndTurn(drawer))
    settle()


def right_word(monkey: Monkey) -> None:
    """Type the word of the board that is guessed, as if somebody knew."""
    page, line = monkey.window.stage.screen_shown.page, monkey.window.stage.editor
    if line is not None and page.selected is not None:
        author, index = page.selected
        line.setText(monkey.window.session.view(author).boards[author][index].word.zh)
        QTest.keyClick(line, Qt.Key.Key_Return)


def test_a_monkey_at_the_typed_wall_breaks_nothing(set_free, raised, monkeypatch):
    monkeypatch.setattr(desk, "GUARD_MS", 0)
    monkeypatch.setattr(together, "GUARD_MS", 0)
    monkey = set_free(6, DOODLE, True, True)
    deeds = (
        *[monkey.tap_item] * 8,
        *[monkey.guess] * 6,
        *[lambda: right_word(monkey)] * 2,
        *(monkey.double, monkey.drag, monkey.key, monkey.tap_anywhere, monkey.resize, monkey.speak_otherwise, monkey.look_away),
        *(monkey.paint, monkey.jump_to_the_bell),
    )
    typed, answered, kinds = 0, Counter(), Counter()
    for step in range(250):
        window = monkey.window
        screen = window.stage.screen_shown
        if not isinstance(screen, DoodleScreen) or screen.page is None or not screen.page.takes_letters:
            to_the_wall(monkey)
            screen = window.stage.screen_shown
        deed = monkey.rng.choice(deeds)
        deed()
        settle()
        assert not raised, f"step {step}, {deed}:\n{raised[0]}"
        if window.session is not None:
            view = window.session.view(None)
            kinds[view.running] += 1
            typed = max(typed, len(view.guesses))
            answered.update({g.verdict for g in view.guesses})
            assert window.stage.editor is None or view.running or screen.covers(), "nobody types after the bell"
    assert typed > 3
    assert set(answered) - {None}, "nobody ever answered"
    assert min(kinds[True], kinds[False]) > 3, kinds


def test_games_leave_nothing_behind(set_free, raised):
    monkey = set_free(1, WITCH, True)
    window = monkey.window
    counts = []
    for n in range(24):
        lobby = window.stage.screen_shown
        lobby.choose((DOODLE, WITCH)[n % 2])
        lobby.play()
        window.show_rules(DOODLE)
        window.switch_language()
        window.switch_language()
        window.grab()
        if n % 4 > 1:
            window.play_again(window.session)
        window.forget_cut_off()  # else Play asks first
        window.to_lobby()
        counts.append(things())
    # The first games fill what is kept for good; "continue" comes and goes with what was played last.
    assert max(counts[12:]) <= max(counts[4:12])
    assert not raised
