"""The states of the sheet of keys, for `partygames shots`."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from partygames.ui.lobby.lobby import Lobby
from partygames.ui.navigator import Host
from partygames.ui.scene.stage import Screen
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.commands import Place
from partygames.ui.shortcuts.sheet import ShortcutSheet

ASKED = {"asking": None, "conflict": Qt.Key.Key_S, "refused": Qt.Key.Key_3}
"""What is pressed for the hint of Witch Express: nothing yet, the key of another command, one that cannot be changed."""


def states(host: Host) -> Iterator[tuple[str, Screen]]:
    """Yield every place of the sheet, then a key that is asked for, one that another command had, one that is refused."""
    for place in Place:
        yield f"shortcuts-{place.name.lower()}", _over(host, place)[0]
    for name, key in ASKED.items():
        screen, sheet = _over(host, Place.WITCH)
        row = sheet.rows["witch.hint"]
        row.left.disconnect()  # a screen that is put up takes the keyboard from it: it would ask no more
        row.click()
        if key is not None:
            row.pressed.emit(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        yield f"shortcuts-{name}", screen
    host.settings.change(keys={})
    keys.use({})


def _over(host: Host, place: Place) -> tuple[Lobby, ShortcutSheet]:
    keys.use(host.settings.change(keys={}).keys)
    screen = Lobby(host)
    sheet = ShortcutSheet(host.settings, lambda now: keys.use(now.keys), place)
    screen.cover(sheet)
    return screen, sheet
