"""The real window on a data folder of the test's own."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QFileDialog

from partygames.engine.journal import open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table
from partygames.ui import fonts, theme
from partygames.ui.i18n import Language
from partygames.ui.scene.animator import Motion
from partygames.ui.window import Window


@pytest.fixture(autouse=True)
def nobody_at_the_file_dialog(monkeypatch):
    """Answer every file dialog at once as one who thinks better of it: a test has nobody to close it."""
    for ask in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: ("", ""))


@pytest.fixture
def language(qapp):
    """Switch languages during a test and leave none behind."""
    fonts.load_fonts()
    before = QLocale()
    switch = Language(qapp)
    yield switch
    switch.forget()
    switch.deleteLater()
    QLocale.setDefault(before)


@pytest.fixture
def wear(qapp):
    """Put on a look by its name; afterwards the light one is worn again."""
    fonts.load_fonts()
    yield lambda look: theme.wear(look == "dark")
    theme.wear(False)


@pytest.fixture
def open_window(qtbot, language, tmp_path):
    """Open the program on the test's own data folder; call it again for the next start."""
    opened = []

    def open_it() -> Window:
        journal, aside = open_journal(tmp_path)
        window = Window(Table(journal, SettingsFile(tmp_path / "settings.json")), language)
        window.aside = aside
        opened.append((window, journal))
        window.show()
        qtbot.waitExposed(window)
        return window

    open_it.shut = lambda: shut(opened.pop())
    SettingsFile(tmp_path / "settings.json").change(language="en")
    yield open_it
    while opened:
        shut(opened.pop())
    Motion.less, Motion.pace = False, 100
    theme.wear(False)


def shut(pair) -> None:
    window, journal = pair
    window.close()
    journal.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
