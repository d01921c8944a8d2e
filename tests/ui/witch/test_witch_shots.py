"""Every state of the card table can be reached, painted and read."""

from collections.abc import Iterator

import pytest
from helpers.text_on import faint_lines
from PySide6.QtCore import QCoreApplication, QEvent

from partygames.ui.witch import shots


def shown(stage, nav, qapp) -> Iterator[str]:
    """Show every state on the stage, one after the other, and yield its name."""
    for name, screen in shots.states(nav):
        stage.show_screen(screen)
        qapp.processEvents()
        yield name
        screen.left()
        stage.setScene(None)
        screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_every_state_is_painted(stage, nav, qapp) -> None:
    names = []
    for name in shown(stage, nav, qapp):
        assert not stage.grab().isNull()
        names.append(name)
    assert len(names) == len(set(names)) >= 19
    assert all(name.startswith("witch-") for name in names)


@pytest.mark.parametrize(("look", "code"), [("light", "zh_CN"), ("dark", "en")])
def test_every_line_of_every_state_can_be_read(stage, nav, qapp, wear, language, look, code) -> None:
    """Words over the cards of a finished turn were at 3.7 once, the title while looking back at 4.4."""
    language.use(code)
    wear(look)
    faint = {name: lines for name in shown(stage, nav, qapp) if (lines := faint_lines(stage))}
    assert faint == {}
