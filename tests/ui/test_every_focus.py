"""Every screen and state by Tab alone: the keyboard gets everywhere, is always seen, and is never caught."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames import shots
from partygames.ui.doodle.guess_field import GuessField
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.stage import Stage
from partygames.ui.scene.tappable import Tappable

FURTHEST = 120
"""So many things, at most, are on one screen."""


def on_top(screen, item) -> bool:
    covers = screen.covers()
    return not covers or covers[-1] is item or covers[-1].isAncestorOf(item)


def wanted(screen) -> set[QGraphicsWidget]:
    """Return what a finger can tap and the keyboard is meant to reach."""
    items = [item for item in screen.items() if isinstance(item, Tappable) and item.isVisible() and item.isEnabled()]
    return {item for item in items if item.focusPolicy() & Qt.FocusPolicy.TabFocus and on_top(screen, item)}


def walked(stage, key) -> tuple[list[QGraphicsWidget], bool]:
    """Return what has the focus, one after the other until one comes again, and whether all of it goes round."""
    screen, way = stage.screen_shown, []
    while len(way) < FURTHEST:
        QTest.keyClick(QApplication.focusWidget() or stage.viewport(), key)
        here = screen.focusItem() if stage.editor is None else field(screen)
        if here in way:
            return way, way[0] is here
        way.append(here)
    return way, False


def field(screen) -> QGraphicsWidget:
    """Return the field that is typed in: its line lies over the stage and has the keyboard itself."""
    return next(item for item in screen.items() if isinstance(item, GuessField))


def names(items) -> list[str]:
    return sorted({"nothing" if item is None else item.objectName() or type(item).__name__ for item in items})


@pytest.fixture
def every_state(qapp, qtbot, language, tmp_path):
    """Return a function that walks every state, with the keyboard where it is when the state begins."""
    language.use("en")
    Motion.less = True
    stage = Stage()
    qtbot.addWidget(stage)
    stage.resize(1280, 800)
    stage.show()
    stage.activateWindow()
    qtbot.waitUntil(stage.isActiveWindow)

    def walk():
        for name, screen in shots.shown(qapp, stage, tmp_path):
            stage.close_editor()
            yield name, stage, screen

    yield walk
    stage.close()
    Motion.less = False


def test_tab_reaches_everything_and_is_caught_nowhere(every_state):
    wrong = []
    for name, stage, screen in every_state():
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            way, whole = walked(stage, key)
            if not whole:
                wrong.append(f"{name}: {key.name} is caught among {names(way[-3:])}")
            lost = [item for item in way if item is None or not item.isVisible() or not on_top(screen, item)]
            lost += [item for item in way if isinstance(item, Cover)]  # nobody sees the keyboard there
            if lost:
                wrong.append(f"{name}: {key.name} goes out of sight, to {names(lost)}")
            missing = wanted(screen) - set(way)
            if missing:
                wrong.append(f"{name}: {key.name} misses {names(missing)}")
    assert "\n".join(wrong) == ""


def test_where_the_keyboard_is_can_be_seen_on_every_kind_of_thing(every_state):
    met, unseen = set(), []
    for name, stage, _ in every_state():
        way, _ = walked(stage, Qt.Key.Key_Tab)
        for item in way:
            if type(item) in met or isinstance(item, (Cover, GuessField)):
                continue  # a cover has it before Tab is pressed, the field has a line that blinks
            met.add(type(item))
            item.setFocus(Qt.FocusReason.TabFocusReason)
            with_it = stage.grab().toImage()
            item.clearFocus()
            if stage.grab().toImage() == with_it:
                unseen.append(f"{name}: {type(item).__name__} {item.objectName()}")
    assert unseen == []
    assert len(met) > 10
