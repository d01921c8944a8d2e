"""`partygames shots`: one PNG per screen and state, reached by real moves with fixed seeds."""

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from partygames.app import make_app
from partygames.engine.settings import SettingsFile
from partygames.ui import theme
from partygames.ui.doodle import shots as doodle
from partygames.ui.guide import shots as guide
from partygames.ui.guide.doodle import shots as doodle_guide
from partygames.ui.history import shots as history
from partygames.ui.i18n import Language
from partygames.ui.lobby import shots as lobby
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.shortcuts import shots as shortcuts
from partygames.ui.witch import shots as witch


class Still:
    """A window of which nothing can be asked: pictures need no way to go on."""

    def __init__(self, folder: Path) -> None:
        self.settings = SettingsFile(folder / "settings.json")

    def __getattr__(self, name: str) -> object:
        return lambda *args: None


def states(nav: Still) -> Iterator[tuple[str, Screen]]:
    """Yield (name, screen) for every screen and state of the program; each screen is dropped before the next is made."""
    yield from lobby.states(nav)
    yield from doodle.states(nav)
    yield from witch.states(nav)
    yield from guide.states(nav)
    yield from doodle_guide.states(nav)
    yield from history.states(nav)
    yield from shortcuts.states(nav)


def settle(app: QApplication) -> None:
    """Let everything that waits happen, deletions included."""
    app.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()


def shown(app: QApplication, stage: Stage, folder: Path) -> Iterator[tuple[str, Screen]]:
    """Yield (name, screen) of every state while `stage` shows it; `folder` takes the settings meanwhile."""
    for name, screen in states(Still(folder)):
        stage.show_screen(screen)
        settle(app)
        yield name, screen
        stage.close_editor()
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
        settle(app)


def pictures(app: QApplication, stage: Stage, folder: Path) -> Iterator[tuple[str, QPixmap]]:
    """Yield (name, picture) of every state as `stage` shows it, at device pixels; `folder` takes the settings meanwhile."""
    app.setCursorFlashTime(0)  # a picture does not blink
    for name, screen in shown(app, stage, folder):
        Pictures.of(screen).finish()
        settle(app)
        yield name, stage.grab()


def run(folder: str, lang: str, size: tuple[int, int], dark: bool = False) -> int:
    """Write the pictures into `folder` and return 0; 2 when it cannot be written. `size`: device independent pixels."""
    target = Path(folder)
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as err:
        sys.stderr.write(f"partygames: the folder {folder} cannot be made ({err.strerror}).\n")
        return 2
    app = make_app(sys.argv)
    language = Language(app)
    language.use(lang)
    Motion.less = True
    theme.wear(dark)
    stage = Stage()
    stage.resize(*size)
    stage.show()
    with TemporaryDirectory() as kept:
        for n, (name, picture) in enumerate(pictures(app, stage, Path(kept))):
            path = target / f"{n:02d}-{name}.png"
            if not picture.save(str(path)):
                sys.stderr.write(f"partygames: {path} cannot be written.\n")
                return 2
    stage.close()
    return 0
