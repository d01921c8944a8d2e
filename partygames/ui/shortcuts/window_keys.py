"""The keys of the window itself, which work on every screen and over every sheet."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.strokes import is_far


class WindowKeys(QObject):
    """Do what belongs to a command when one of its keys is pressed."""

    def __init__(self, window: QWidget, acts: Mapping[str, Callable[[], None]]) -> None:
        super().__init__(window)
        self._acts = dict(acts)
        self._shortcuts = {name: QShortcut(window) for name in acts}
        for name, act in acts.items():
            self._shortcuts[name].activated.connect(act)
        self.follow()

    def follow(self) -> None:
        """Listen to the keys that are in force now."""
        for name, shortcut in self._shortcuts.items():
            shortcut.setKeys([sequence for key in keys.of(name) for sequence in _sequences(key)])

    def press(self, event: QKeyEvent) -> bool:
        """Do what belongs to a letter of a script that is not Latin: shortcuts know no places of keys. Say whether it was one."""
        name = keys.hit_any(tuple(self._acts), event) if is_far(event) else None
        if name is None or event.isAutoRepeat():
            return False
        self._acts[name]()
        return True


def _sequences(key: str) -> list[QKeySequence]:
    """Return the ways to press a key: a sign may need Shift or not, as the keyboard has it."""
    first = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    written = key[-1]
    if written.isalnum() or len(key.rpartition("+")[2]) > 1:
        return [first]
    held = key[:-1]
    return [first, QKeySequence.fromString(f"{held}Shift+{written}", QKeySequence.SequenceFormat.PortableText)]
