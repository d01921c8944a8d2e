"""Every state that is photographed: it can be shown in both languages and at every size, and every text has its room."""

from itertools import islice

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from partygames.ui import fonts, theme
from partygames.ui.doodle import shots
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.button import Button
from partygames.ui.scene.label import Label, fitted
from partygames.ui.scene.stage import Stage

STATES = {
    "curtain", "curtain-pause", "draw-closed", "wall-flag-nobody-yet", "draw-empty", "draw", "draw-large",
    "draw-swap", "draw-last-seconds", "draw-third", "pause-drawing", "wall",
    "wall-3",
    "wall-6", "wall-selected", "wall-several", "wall-who-else", "typed-wall", "typed-field", "typed-desks", "typed-together",
    "typed-six", "typed-who", "typed-large", "typed-long-names", "typed-answers", "typed-all-guessed",
    "wall-large", "wall-flag", "wall-flagged", "wall-all-guessed", "wall-long-names",
    "pause-guessing", "slept", "reveal", "reveal-word", "reveal-undrawn", "reveal-guesses", "scores", "gallery", "gallery-detail",
    "gallery-replay", "save-as", "saving", "saved", "not-saved",
}  # fmt: skip


@pytest.fixture
def stage(qapp):
    fonts.load_fonts()
    stage = Stage()
    stage.show()
    yield stage
    stage.close()
    stage.setScene(None)
    stage.deleteLater()


def each(stage, nav):
    """Show each state in turn and clear it away again."""
    for name, screen in shots.states(nav):
        assert isinstance(screen, DoodleScreen)
        stage.show_screen(screen)
        QApplication.processEvents()
        Pictures.of(screen).finish()
        try:
            yield name, screen
        finally:
            screen.session.clock.stop()
            screen.left()
            stage.setScene(None)
            screen.session.deleteLater()
            screen.deleteLater()


def misfits(screen) -> list[str]:
    """Return what leaves the stage and the texts that are cut (names apart: they may be as long as they like)."""
    found = []
    whole = QRectF(-1, -1, screen.w + 2, screen.h + 2)
    names = [seat.name for seat in screen.session.seats]
    for item in screen.items():
        if not isinstance(item, Button | Label) or not item.isVisible() or item.rect().isEmpty():
            continue
        if not whole.contains(item.mapToScene(item.rect()).boundingRect()):
            found.append(f"outside: {item.objectName() or item.text}")
        if any(name[:12] in item.text for name in names):
            continue
        if isinstance(item, Label) and item._wrap:
            flags = int(item._align) | int(Qt.TextFlag.TextWordWrap)
            need = QFontMetricsF(item._font).boundingRect(QRectF(0, 0, item.rect().width(), 1e5), flags, item.text)
            if need.height() > item.rect().height() + 1:
                found.append(f"too tall: {item.text}")
        elif isinstance(item, Label):
            if fitted(item.text, item._font, item.rect().width())[1] != item.text:
                found.append(f"cut: {item.text}")
        elif item.text:
            side = max(26.0, item._px * 1.25) + theme.S2 if item._icon else 0
            font = fonts.display(item._px) if item._display else fonts.text(item._px)
            if fitted(item.text, font, item.rect().width() - 2 * theme.S2 - side)[1] != item.text:
                found.append(f"cut: {item.text}")
    return found


@pytest.mark.parametrize(("code", "size"), [("en", (1280, 800)), ("zh_CN", (1024, 600)), ("en", (800, 1280))])
def test_every_state_shows_all_its_texts(stage, nav, language, code, size):
    language.use(code)
    stage.resize(*size)
    seen, wrong = [], []
    for name, screen in each(stage, nav):
        seen.append(name)
        wrong += [f"{name}: {misfit}" for misfit in misfits(screen)]
    assert {name.removeprefix("doodle-") for name in seen} == STATES
    assert len(seen) == len(STATES)
    assert wrong == []


def test_the_language_switches_live(stage, nav, language):
    language.use("en")
    switched = 0
    for name, screen in each(stage, nav):
        texts = {id(i): i.text for i in screen.items() if isinstance(i, Button | Label) and i.text}
        language.use("zh_CN")
        QApplication.processEvents()
        items = {id(i): i.text for i in screen.items() if isinstance(i, Button | Label) and i.text}
        switched += sum(items.get(key) != text for key, text in texts.items())
        again = [i.text for i in screen.items() if isinstance(i, Button) and i.isVisible() and i.text and i.text.isascii()]
        unnamed = [text for text in again if text not in {seat.name for seat in screen.session.seats}]
        assert unnamed == [], name
        language.use("en")
        QApplication.processEvents()
    assert switched > 100


def test_the_same_pictures_every_time(stage, nav):
    stage.resize(640, 400)

    def pictures() -> list[bytes]:
        shown = [stage.grab().toImage() for _ in islice(each(stage, nav), 9)]
        return [bytes(picture.constBits()) for picture in shown]  # bits live as long as their picture

    assert pictures() == pictures()
