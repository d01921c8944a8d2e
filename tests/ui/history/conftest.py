"""The history on a real stage: a desk that takes notes, and games of fixed seeds in a journal of the test's own."""

from random import Random

import pytest
from helpers.table_games import kept_session, next_move, table_at
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtTest import QTest

from partygames.engine.journal import open_journal
from partygames.ui import fonts
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Screen, Stage


class Desk:
    """Take notes of where the history wants to go."""

    data_folder = "~/games"
    only_looks = False

    def __init__(self) -> None:
        self.went: list[tuple[object, ...]] = []

    def __getattr__(self, name: str):
        return lambda *args: self.went.append((name, *args))


class Hand:
    """A hand over the stage: taps, drags and keys as a person makes them."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def point(self, item, x: float | None = None, y: float | None = None):
        """Return a point of an item in the window, its middle where nothing else is said."""
        box = item.rect()
        at = QPointF(box.width() / 2 if x is None else x, box.height() / 2 if y is None else y)
        return self.stage.mapFromScene(item.mapToScene(at))

    def tap(self, item, x: float | None = None, y: float | None = None) -> None:
        """Tap an item."""
        QTest.mouseClick(self.stage.viewport(), Qt.MouseButton.LeftButton, pos=self.point(item, x, y))

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.stage.viewport(), key)


@pytest.fixture
def desk():
    return Desk()


@pytest.fixture
def stage(qapp, language):
    fonts.load_fonts()
    language.use("en")
    Motion.less = True
    stage = Stage()
    stage.resize(1280, 800)
    stage.show()
    yield stage
    screen = stage.screen_shown
    if screen is not None:
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
    stage.close()
    stage.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    Motion.less = False


@pytest.fixture
def hand(stage):
    return Hand(stage)


@pytest.fixture
def show(stage):
    """Put a screen on the stage and return it."""

    def put(screen: Screen):
        stage.show_screen(screen)
        QCoreApplication.processEvents()
        return screen

    return put


@pytest.fixture
def journal(qapp, tmp_path):
    """A journal with a finished game of each kind and one that was left."""
    journal, _ = open_journal(tmp_path / "data")
    table = table_at(journal, tmp_path)
    for seed, (name, moves) in enumerate((("witch-express", 999), ("doodle-rush", 999), ("doodle-rush", 30))):
        session, rng = kept_session(table, name, seed=seed + 3), Random(seed)
        while not session.over and session.number < moves:
            session.submit(next_move(session, rng))
        table.leave(session)
    assert journal.settle()
    yield journal
    journal.close()
