"""A monkey at the real window: it presses, drags, types, resizes, closes and comes back, by chance and as fast as it can.

What it does follows from its seed. The clocks of the game are its own: each step moves them on.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from helpers import pen_events
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames.engine.journal import open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.wall_board import WallBoard
from partygames.ui.i18n import Language
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.stage import Stage
from partygames.ui.scene.tappable import Tappable
from partygames.ui.window import Window
from partygames.ui.witch.pick import CardPlace
from partygames.ui.witch.screen import WitchScreen

KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape),
    *(Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_B, Qt.Key.Key_C, Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_F, Qt.Key.Key_L, Qt.Key.Key_P),
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_6, Qt.Key.Key_E, Qt.Key.Key_R, Qt.Key.Key_Z),
)
SIZES = ((640, 400), (800, 1000), (1024, 600), (1280, 800), (1920, 1080), (3000, 900), (3840, 2160))
NAMES = ("小明", "Ada", "👩‍👩‍👧‍👦", "مرحبا بالعالم", "Z̷̢͊a̸l̶g̵o̷̡", "x" * 64, "", "   ", "‮abc")


class FastTime:
    """Stand in for the module `time` of the phase clock: it moves only when it is told to. Seconds, as there."""

    def __init__(self) -> None:
        self.now, self.wall = 5_000.0, 1_800_000_000.0

    def monotonic(self) -> float:
        return self.now

    def time(self) -> float:
        return self.wall

    def pass_(self, seconds: float) -> None:
        """Let both clocks go on."""
        self.now += seconds
        self.wall += seconds


class Monkey:
    """`act()` does one thing. `did` counts what it has done, `seen` which screens it met, `over` how many games ended."""

    def __init__(self, folder: Path, language: Language, time: FastTime, seed: int, calm: bool = False) -> None:
        self.folder, self.language, self.time = folder, language, time
        self.rng = Random(seed)
        self.did: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.over, self.last = 0, ""
        self.calm = calm
        self._ended: object = None
        self.window: Window | None = None
        self.open()

    # -- the window

    def open(self) -> None:
        """Start the program."""
        self.journal, _ = open_journal(self.folder)
        self.window = Window(Table(self.journal, SettingsFile(self.folder / "settings.json")), self.language)
        self.window.show()
        self.window.activateWindow()

    def close(self) -> None:
        """End the program as its close button does."""
        assert self.window is not None
        self.window.close()
        self.journal.close()
        self.window.deleteLater()
        self.window = None
        settle()

    @property
    def stage(self) -> Stage:
        assert self.window is not None
        return self.window.stage

    def _somewhere(self) -> QPoint:
        return QPoint(self.rng.randrange(self.stage.viewport().width()), self.rng.randrange(self.stage.viewport().height()))

    def _items(self) -> list[QGraphicsWidget]:
        """Return what can be tapped now: all below a cover is out of reach."""
        screen = self.stage.screen_shown
        assert screen is not None
        kinds = Tappable | CardPlace | WallBoard
        items = [i for i in screen.items() if isinstance(i, kinds) and i.isVisible() and i.isEnabled()]
        covers = screen.covers()
        if covers:
            items = [i for i in items if covers[-1].isAncestorOf(i)]
        return items

    def _middle(self, item: QGraphicsWidget) -> QPoint:
        return self.stage.mapFromScene(item.mapToScene(item.rect().center()))

    # -- one thing

    def act(self) -> None:
        """Do one thing, let the time pass, and let the program do its part."""
        deeds: list[tuple[Callable[[], None], int]] = [
            (self.tap_item, 40),
            (self.tap_anywhere, 6),
            (self.double, 5),
            (self.drag, 10),
            (self.key, 14),
            (self.pen, 6),
            (self.touch, 4),
            (self.wheel, 2),
            (self.resize, 2),
            (self.speak_otherwise, 1),
            (self.look_away, 2),
            (self.name, 3),
            (self.guess, 8),
            (self.paint, 2),
            (self.sleep, 1),
            (self.jump_to_the_bell, 3),
            (self.come_again, 0 if self.calm else 1),
        ]
        deed = self.rng.choices([d for d, _ in deeds], [n for _, n in deeds])[0]
        self.last = deed.__name__
        self.did[deed.__name__] += 1
        deed()
        self._let_time_pass(self.rng.choice((0.02, 0.1, 0.5)))
        settle()
        if self.window is not None and not self.window.isVisible():
            self.close()
            self.open()
        self.seen[type(self.stage.screen_shown).__name__] += 1
        session = self.window.session
        if session is not None and session.over and session is not self._ended:
            self._ended = session
            self.over += 1

    def _let_time_pass(self, seconds: float) -> None:
        self.time.pass_(seconds)
        session = self.window.session if self.window is not None else None
        if session is not None:
            session.clock.look()

    def tap_item(self) -> None:
        items = self._items()
        if not items:
            self.tap_anywhere()
            return
        item = self.rng.choice(items)
        if isinstance(self.stage.screen_shown, Lobby) and self.rng.random() < 0.2:
            item = next((i for i in items if i.objectName() == "play"), item)
        if self.calm and item.objectName() in ("leave", "pause-leave", "to-lobby"):
            return
        name = item.objectName()
        at = self._middle(item)
        self.last += f" {name}"
        self._press(at)
        if isinstance(item, HoldButton):
            QTest.qWait(HoldButton.hold_ms + 70)
        self._release(at)

    def tap_anywhere(self) -> None:
        at = self._somewhere()
        button = self.rng.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
        QTest.mouseMove(self.stage.viewport(), at)
        QTest.mouseClick(self.stage.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def double(self) -> None:
        items = self._items()
        at = self._middle(self.rng.choice(items)) if items else self._somewhere()
        QTest.mouseClick(self.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseDClick(self.stage.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self) -> None:
        start, end = self._somewhere(), self._somewhere()
        self._press(start)
        for k in range(1, 5):
            self._send(QEvent.Type.MouseMove, start + (end - start) * (k / 4), Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton)
            if self.rng.random() < 0.02:
                self._bell()
        if self.rng.random() < 0.95:
            self._release(end)

    def key(self) -> None:
        held = self.rng.choice((*[Qt.KeyboardModifier.NoModifier] * 6, Qt.KeyboardModifier.ControlModifier))
        key = self.rng.choice(KEYS)
        focus = QApplication.focusWidget()
        QTest.keyPress(focus or self.stage.viewport(), key, held)
        if self.window is None or not self.window.isVisible():
            return
        if self.rng.random() < 0.2:
            QTest.qWait(HoldButton.hold_ms + 70)
        QTest.keyRelease(QApplication.focusWidget() or self.stage.viewport(), key, held)

    def pen(self) -> None:
        hand = pen_events.Hand(self.stage, pen_events.Clock(self.time.now * 1000))
        device = self.rng.choice((pen_events.PEN, pen_events.RUBBER_END, pen_events.SECOND_PEN))
        points = [self._scene_point() for _ in range(self.rng.randint(1, 5))]
        hand.pen("hover", *points[0], 0.0, device)
        hand.pen("down", *points[0], 0.4, device)
        for x, y in points[1:]:
            hand.pen("move", x, y, self.rng.random(), device)
        if self.rng.random() < 0.9:
            hand.pen("up", *points[-1], 0.0, device)

    def touch(self) -> None:
        hand = pen_events.Hand(self.stage, pen_events.Clock(self.time.now * 1000))
        (a, b), (c, d) = self._scene_point(), self._scene_point()
        hand.touch((1, "down", a, b))
        hand.touch((1, "move", c, d))
        if self.rng.random() < 0.2:
            hand.touch_lost()
        else:
            hand.touch((1, "up", c, d))

    def _scene_point(self) -> tuple[float, float]:
        at = self.stage.mapToScene(self._somewhere())
        return at.x(), at.y()

    def wheel(self) -> None:
        at = QPointF(self._somewhere())
        turn = QPoint(0, self.rng.choice((-1200, -120, 120, 1200)))
        QApplication.sendEvent(
            self.stage.viewport(),
            QWheelEvent(
                *(at, self.stage.viewport().mapToGlobal(at), QPoint(), turn, Qt.MouseButton.NoButton),
                *(Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
            ),
        )

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES[:4] if self.calm else SIZES))

    def speak_otherwise(self) -> None:
        self.window.switch_language()

    def look_away(self) -> None:
        for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
            QApplication.sendEvent(self.window, QEvent(kind))
            QApplication.sendEvent(self.stage.viewport(), QEvent(kind))

    def name(self) -> None:
        """Type a name in the lobby, and leave the editor open for whatever comes next."""
        screen = self.stage.screen_shown
        if isinstance(screen, Lobby) and not screen.covers():
            screen.places[self.rng.randrange(6)].click()
            editor = self.stage._editor
            if editor is not None:
                editor.setText(self.rng.choice(NAMES))

    def guess(self) -> None:
        """Type into whatever takes letters, by key or with an input method, and often press Enter."""
        line = self.stage.editor
        if line is None:
            return
        text = self.rng.choice((*NAMES, "house", "太阳", ",;", "p y n c 1"))
        event = QInputMethodEvent(text if self.rng.random() < 0.3 else "", [])
        if not event.preeditString():
            event.setCommitString(text)
        QApplication.sendEvent(line, event)
        if self.rng.random() < 0.6:
            QTest.keyClick(line, self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Return)))

    def paint(self) -> None:
        self.window.grab()

    def sleep(self) -> None:
        """Let the machine sleep: one clock or both jump."""
        how = self.rng.randrange(3)
        if how != 0:
            self.time.now += 3600
        if how != 1:
            self.time.wall += 3600
        self._let_time_pass(0)

    def jump_to_the_bell(self) -> None:
        """Let a minute run out in small steps, whatever lies over the table."""
        self._bell()

    def _bell(self) -> None:
        session = self.window.session
        for _ in range(200):
            if session is None or not session.clock.running:
                return
            period = session.clock.period
            self._let_time_pass(1.0)
            if session is not self.window.session or session.clock.period != period:
                return

    def come_again(self) -> None:
        """Close the window and start the program again; often the game that was cut off goes on."""
        self.close()
        self.open()
        if self.rng.random() < 0.8 and isinstance(self.stage.screen_shown, Lobby) and self.stage.screen_shown.resume is not None:
            self.stage.screen_shown.resume.go.click()

    # -- events

    def _press(self, at: QPoint) -> None:
        self._send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton)
        self._send(QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton)

    def _release(self, at: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton)

    def _send(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        if self.window is None or not self.window.isVisible():
            return
        viewport = self.stage.viewport()
        event = QMouseEvent(kind, QPointF(at), viewport.mapToGlobal(QPointF(at)), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)


def settle() -> None:
    """Let everything that waits happen, deletions included."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def met_both(monkey: Monkey) -> bool:
    """Say whether the monkey met both games."""
    return {DoodleScreen.__name__, WitchScreen.__name__} <= set(monkey.seen)
