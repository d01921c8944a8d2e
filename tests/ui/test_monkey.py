"""A monkey plays with the whole program: nothing it does raises, warns or leaves anything behind."""

import gc
import sys
import traceback

import pytest
from helpers.monkey import FastTime, Monkey, settle
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem

from partygames.engine import clock
from partygames.engine.settings import SettingsFile
from partygames.ui import fonts
from partygames.ui.i18n import Language
from partygames.ui.lobby.lobby import DOODLE, WITCH
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.hold import HoldButton

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

    def free(seed: int, game: str, calm: bool) -> Monkey:
        SettingsFile(tmp_path / "settings.json").change(language="en", game=game, less_motion=seed % 2 == 0)
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
@pytest.mark.parametrize("game", [DOODLE, WITCH])
def test_a_monkey_breaks_nothing(set_free, raised, game, calm):
    monkey = set_free(7 if game == DOODLE else 8, game, calm)
    for step in range(STEPS):
        monkey.act()
        assert not raised, f"step {step}, {monkey.last}:\n{raised[0]}"
    assert sum(monkey.did.values()) == STEPS
    assert len(monkey.did) > 10
    assert monkey.seen["DoodleScreen"] + monkey.seen["WitchScreen"] > STEPS // 8, monkey.seen


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
