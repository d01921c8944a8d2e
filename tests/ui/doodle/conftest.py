"""A table of Doodle Rush on a real stage: a nav that takes notes, a clock moved by hand, and a hand with a mouse."""

from pathlib import Path

import pytest
from helpers.waiting import wait_for
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.ui import fonts
from partygames.ui.doodle import desk, sample_drawings, together
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.shots import Game
from partygames.ui.pen.board import BoardItem
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import Label
from partygames.ui.scene.stage import Stage

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
HOLD_MS = 60


class Nav:
    """Take notes of where the screen wants to go."""

    def __init__(self, folder: Path) -> None:
        self.settings = SettingsFile(folder / "settings.json")
        self.went: list[str] = []

    def show_screen(self, screen: object) -> None:
        self.went.append("show")

    def to_lobby(self) -> None:
        self.went.append("lobby")

    def play_again(self, session: object) -> None:
        self.went.append("again")

    def show_rules(self, game: str) -> None:
        self.went.append(f"rules {game}")

    def show_settings(self) -> None:
        self.went.append("settings")

    def show_shortcuts(self) -> None:
        self.went.append("keys")


class Party:
    """A game on the stage and a hand over it; everything is done by mouse and key events, the clock is moved by hand."""

    def __init__(self, nav: Nav, game: Game, size: tuple[int, int]) -> None:
        self.nav, self.game, self.session, self.refused = nav, game, game.session, []
        self.session.rejected.connect(lambda move, error: self.refused.append((move, error.code)))
        self.stage = Stage()
        self.stage.resize(*size)
        self.stage.show()
        self.screen = DoodleScreen(self.session, nav)
        self.stage.show_screen(self.screen)
        self.stage.activateWindow()
        QTest.qWaitForWindowActive(self.stage, 1000)

    def close(self) -> None:
        self.screen.left()
        self.session.clock.stop()
        self.stage.setScene(None)
        self.stage.close()
        self.stage.deleteLater()
        self.screen.deleteLater()
        self.session.deleteLater()

    # -- looking

    @property
    def view(self):
        return self.session.view(None)

    @property
    def page(self):
        return self.screen.page

    def item(self, name: str) -> QGraphicsWidget:
        """Return the visible item of that object name."""
        found = [
            i
            for i in self.screen.items()
            if isinstance(i, QGraphicsWidget | BoardItem) and i.objectName() == name and i.isVisible()
        ]
        assert len(found) == 1, f"{len(found)} visible items are called {name}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(isinstance(i, QGraphicsWidget) and i.objectName() == name and i.isVisible() for i in self.screen.items())

    def texts(self) -> str:
        """Return all that can be read on the screen."""
        lines = [i.text for i in self.screen.items() if isinstance(getattr(i, "text", None), str) and i.isVisible()]
        return "\n".join(lines)

    def every_text(self) -> str:
        """Return all that any item of the screen holds, shown or not."""
        lines = []
        for i in self.screen.items():
            held = getattr(i, "text", "")
            lines += [held if isinstance(held, str) else "", i.toolTip(), getattr(i, "hint", "")]
            if isinstance(i, Label):
                lines.append(i.text)
        return "\n".join(lines)

    def point(self, name: str) -> QPointF:
        """Return the middle of an item in viewport pixels."""
        item = self.item(name)
        rect = item.paper if isinstance(item, BoardItem) else item.rect()
        return self.stage.viewportTransform().map(item.mapToScene(rect.center()))

    def on_board(self, index: int, x: float, y: float) -> QPointF:
        """Return the viewport position of board units (x, y) on a board of the drawing table."""
        item = self.item(f"paper-{index}")
        return self.stage.viewportTransform().map(item.mapToScene(x * item.paper.width(), y * item.paper.height()))

    # -- the hand

    def mouse(self, kind: QEvent.Type, at: QPointF, held: bool) -> None:
        moving = kind is QEvent.Type.MouseMove
        event = QMouseEvent(
            kind,
            at,
            self.stage.viewport().mapToGlobal(at),
            NONE if moving else LEFT,
            LEFT if held else NONE,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(self.stage.viewport(), event)

    def press(self, at: QPointF) -> None:
        self.mouse(QEvent.Type.MouseMove, at, False)
        self.mouse(QEvent.Type.MouseButtonPress, at, True)

    def move(self, at: QPointF) -> None:
        self.mouse(QEvent.Type.MouseMove, at, True)

    def release(self, at: QPointF) -> None:
        self.mouse(QEvent.Type.MouseButtonRelease, at, False)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def tap(self, name: str) -> None:
        at = self.point(name)
        self.press(at)
        self.release(at)

    def hold(self, name: str) -> None:
        """Hold a button until it is full, however busy the machine is."""
        at, button = self.point(name), self.item(name)
        full = []
        button.clicked.connect(lambda: full.append(True))
        self.press(at)
        assert wait_for(lambda: bool(full), 5_000)
        self.release(at)

    def drag(self, start: QPointF, end: QPointF, steps: int = 6) -> None:
        self.press(start)
        for k in range(1, steps + 1):
            self.move(start + (end - start) * (k / steps))
        self.release(end)

    def stroke(self, index: int, way: list[tuple[float, float]]) -> None:
        """Draw one stroke on a board, in board units."""
        self.press(self.on_board(index, *way[0]))
        for x, y in way[1:]:
            self.move(self.on_board(index, x, y))
        self.release(self.on_board(index, *way[-1]))

    def draw(self, index: int, english: str) -> None:
        """Draw a sample drawing by mouse."""
        for way in sample_drawings.ways(english):
            self.stroke(index, [(min(0.99, max(0.01, x)), min(0.99, max(0.01, y))) for x, y in way])

    def key(self, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
        held = Qt.KeyboardModifier.NoModifier
        for modifier in modifiers:
            held |= modifier
        QTest.keyClick(self.stage.viewport(), key, held)

    # -- the keyboard that all share

    @property
    def keyboard(self):
        """Return the line that has the keyboard."""
        line = QApplication.focusWidget()
        assert line is not None
        assert line is self.stage.editor
        return line

    def type(self, text: str) -> None:
        """Type on the keys."""
        QTest.keyClicks(self.keyboard, text)

    def enter(self) -> None:
        QTest.keyClick(self.keyboard, Qt.Key.Key_Return)

    def compose(self, text: str) -> None:
        """Compose with an input method: nothing is confirmed yet."""
        QApplication.sendEvent(self.keyboard, QInputMethodEvent(text, []))

    def confirm(self, text: str) -> None:
        """Confirm a candidate of the input method."""
        event = QInputMethodEvent("", [])
        event.setCommitString(text)
        QApplication.sendEvent(self.keyboard, event)

    def lift(self) -> None:
        """Hold the curtain's button until the minute begins."""
        self.hold("curtain-hold")
        assert self.view.running

    def board(self, author: int, index: int):
        """Return a board as its author sees it."""
        return self.session.view(author).boards[author][index]


@pytest.fixture
def quick_holds(monkeypatch):
    """Let holding take a tenth of its time; `test_a_short_tap_lifts_nothing` has the real one."""
    monkeypatch.setattr(HoldButton, "hold_ms", HOLD_MS)


@pytest.fixture
def still(monkeypatch):
    """Place things at once, as with less motion."""
    monkeypatch.setattr(Motion, "less", True)


@pytest.fixture
def unguarded(monkeypatch):
    """Let a guess be answered as soon as it lies there; `test_the_second_tap_of_a_pair...` has the real guard."""
    for module in (desk, together):
        monkeypatch.setattr(module, "GUARD_MS", 0)


@pytest.fixture
def nav(tmp_path):
    """Return a nav that takes notes."""
    return Nav(tmp_path)


@pytest.fixture
def sit_down(qapp, nav, quick_holds, still):
    """Return a function that puts a game on a stage."""
    fonts.load_fonts()
    made: list[Party] = []

    def make(game: Game | None = None, size: tuple[int, int] = (1280, 800)) -> Party:
        made.append(Party(nav, game or Game(), size))
        return made[-1]

    yield make
    for party in made:
        party.close()


@pytest.fixture
def drawing(sit_down):
    """Return a table in the middle of the first drawing minute of seat 0."""
    return sit_down(Game().do(BeginTurn(0)))
