"""A stage, a window that only remembers what was asked of it, and card tables of every size."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from partygames.core.seats import Player, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.games import witch_express
from partygames.games.witch_express.state import Setup
from partygames.ui import fonts
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.witch.screen import WitchScreen

NAMES = ("小明", "阿珍", "Leo", "外婆", "Mia", "老王")


class Recorder:
    """Show screens on the stage and remember what else a screen asked for."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.stage = stage
        self.settings = SettingsFile(folder / "settings.json")
        self.asked: list[str] = []

    def show_screen(self, screen: Screen) -> None:
        """Put a screen on the stage."""
        old = self.stage.screen_shown
        self.stage.show_screen(screen)
        if old is not None and old is not screen:
            old.deleteLater()

    def to_lobby(self) -> None:
        """Remember."""
        self.asked.append("lobby")

    def play_again(self, session: GameSession) -> None:
        """Remember."""
        self.asked.append("again")

    def show_rules(self, game: str) -> None:
        """Remember."""
        self.asked.append(f"rules {game}")

    def show_settings(self) -> None:
        """Remember."""
        self.asked.append("settings")

    def show_shortcuts(self) -> None:
        """Remember."""
        self.asked.append("keys")


@pytest.fixture
def stage(qapp, qtbot, monkeypatch) -> Iterator[Stage]:
    """Return a stage of 1280 x 800; things do not move, and a curtain is held only for a moment."""
    fonts.load_fonts()
    monkeypatch.setattr(Motion, "less", True)
    monkeypatch.setattr(HoldButton, "hold_ms", 20)
    view = Stage()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    yield view
    if view.screen_shown is not None:
        view.screen_shown.left()
        view.setScene(None)


@pytest.fixture
def nav(stage, tmp_path) -> Recorder:
    """Return the window."""
    recorder = Recorder(stage, tmp_path)
    recorder.settings.change(less_motion=True)
    return recorder


Table = Callable[..., WitchScreen]


@pytest.fixture
def table(nav) -> Iterator[Table]:
    """Return a function that sits people (True) and computers (False) down and shows the table."""
    made: list[tuple[GameSession, BotDriver]] = []

    def sit(*people: bool, seed: int = 5, start: int = 0, before: Callable[[GameSession], object] | None = None) -> WitchScreen:
        seats = tuple(Seat(i, NAMES[i], Player.HUMAN if human else Player.EASY) for i, human in enumerate(people))
        session = GameSession(witch_express, Setup(len(seats), seed, start), seats)
        if before is not None:
            before(session)
        bots = BotDriver(session)
        screen = WitchScreen(session, nav, bots)
        made.append((session, bots))
        nav.show_screen(screen)
        return screen

    yield sit
    for session, bots in made:
        bots.stop()
        session.close()
