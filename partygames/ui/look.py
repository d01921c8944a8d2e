"""The look of the table: light, dark, or as the system has it. It changes at once, in the middle of a game too."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from partygames.ui import theme

SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


class TableLook(QObject):
    """Wear the look that was chosen; `changed` comes after the colours of the theme have changed."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = ""
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    def use(self, choice: str) -> None:
        """Take "light" or "dark"; anything else follows the system, now and when it changes."""
        self._choice = choice if choice in SCHEMES else ""
        self._follow()

    def _follow(self) -> None:
        scheme = SCHEMES.get(self._choice, QGuiApplication.styleHints().colorScheme())
        if theme.wear(scheme == Qt.ColorScheme.Dark):
            self.changed.emit()
