"""Every screen and state, as it is heard: whatever can be tapped has a name."""

import pytest
from PySide6.QtWidgets import QApplication

from partygames import shots
from partygames.ui.access.voice import voice
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Stage
from partygames.ui.scene.tappable import Tappable


@pytest.fixture
def heard(qapp, language, tmp_path):
    """Return a function that walks every state and yields (state, screen, items that can be tapped, all that is said)."""
    Motion.less = True
    stage = Stage()
    stage.resize(1024, 600)
    stage.show()

    def walk(code):
        language.use(code)
        for name, screen in shots.states(shots.Still(tmp_path)):
            stage.show_screen(screen)
            shots.settle(qapp)
            yield name, screen
            stage.close_editor()
            screen.left()
            stage.setScene(None)
            screen.deleteLater()
            shots.settle(qapp)

    yield walk
    stage.close()
    stage.deleteLater()
    Motion.less = False
    QApplication.processEvents()


def nameless(screen) -> set[str]:
    """Return the items on top that can be tapped and have no name, or one with a hole in it."""
    covers = screen.covers()
    wrong = set()
    for item in screen.items():
        if not isinstance(item, Tappable) or not item.isVisible() or not item.isEnabled():
            continue
        if covers and not covers[-1].isAncestorOf(item):
            continue
        said = voice(item)
        if said is None or not said.name.strip() or "{" in said.name:
            wrong.add(f"{type(item).__name__} {item.objectName()} {getattr(item, 'icon', '')}")
    return wrong


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_whatever_can_be_tapped_has_a_name(heard, code):
    wrong = {f"{name}: {each}" for name, screen in heard(code) for each in nameless(screen)}
    assert sorted(wrong) == []
