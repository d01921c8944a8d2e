"""The sheet of keys: all of them, place by place. Those on the left are changed by a tap and the new key."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsWidget

from partygames.engine.settings import Settings, SettingsFile
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import Label
from partygames.ui.scene.sheet import Sheet
from partygames.ui.shortcuts import change, keys
from partygames.ui.shortcuts.commands import COMMANDS, NAMED, Place, place_name
from partygames.ui.shortcuts.row import KeyRow, SteadyRow
from partygames.ui.shortcuts.steady import STEADY
from partygames.ui.shortcuts.strokes import in_words, stroke

GAP = 4.0
MOST_ROWS, MOST_H = 8, 84.0
"""How many rows the longest page has, and how tall one may grow where the sheet is tall."""
_OLD = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class ShortcutSheet(Sheet):
    """Show and change the keys; opens at `place`. `apply(settings)` follows every change, `say(text)` reads it out.

    `asking` is the row whose new key is awaited: then every key is its own, but Tab and a tap elsewhere leave it as it was.
    """

    upright = 1_100.0

    def __init__(
        self, file: SettingsFile, apply: Callable[[Settings], None], place: Place, say: Callable[[str], None] = lambda _: None
    ) -> None:
        super().__init__(1200, 780)
        self._file, self._apply, self._say = file, apply, say
        self.asking: KeyRow | None = None
        self.said = ""
        self.page = Choice(self.sheet, tuple(Place))
        self.page.set_value(place)
        self.page.chosen.connect(lambda _: self._turn())
        self.rows = {command.name: KeyRow(self.sheet, command) for command in COMMANDS}
        for row in self.rows.values():
            row.clicked.connect(lambda row=row: self.ask(row))
            row.pressed.connect(self._pressed)
            row.left.connect(lambda row=row: self._gone(row))
        self.steady = tuple(SteadyRow(self.sheet, one) for one in STEADY)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True)
        self.reset = Button(self.sheet, Look.CHIP, icon="undo", name="reset-keys")
        self.reset.clicked.connect(self._reset)
        self._turn()

    @property
    def takes_keys(self) -> bool:
        """Say whether the next key is the new one of a command."""
        return self.asking is not None

    def ask(self, row: KeyRow) -> None:
        """Wait for the new key of a command; asked twice, leave it."""
        if self.asking is row:
            self._tell("")
            return
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asking = row
        self.said = ""
        self.refresh()
        self._say(self.hint.text)

    def _pressed(self, event: QKeyEvent) -> None:
        """Take a key as the new one; Escape leaves it, Delete gives back the one it came with."""
        row = self.asking
        if row is None or event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Escape:
            self._tell("")
        elif event.key() in _OLD:
            self._take(change.clear(self._file.now.keys, row.command.name))
        elif pressed := stroke(event):
            self._take(change.put(self._file.now.keys, row.command.name, pressed))

    def _take(self, outcome: change.Change) -> None:
        """Apply a change and say it; where there is none, say why and wait for another key."""
        asked = self.asking
        if outcome.own is not None:
            self._apply(self._file.change(keys=outcome.own))
            asked = None
        self._tell(outcome.said, asked)

    def _tell(self, text: str, asking: KeyRow | None = None) -> None:
        self.asking, self.said = asking, text
        self.refresh()
        if text:
            self._say(text)

    def _gone(self, row: KeyRow) -> None:
        """Leave the key as it was: the keyboard went on, or the window lost it."""
        if self.asking is row:
            self._tell("")

    def _reset(self) -> None:
        """Give every command the key it came with."""
        self._apply(self._file.change(keys={}))
        self._tell(translate("Keys", "All keys are as they were."))

    def _turn(self) -> None:
        """Show the keys of the place chosen."""
        self.asking, self.said = None, ""
        for row in self.rows.values():
            row.setVisible(row.command.place is self.page.value)
        for line in self.steady:
            line.setVisible(line.what.place is self.page.value)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Keys", "Keys"))
        self.page.set_texts(tuple(place_name(place) for place in Place))
        self.reset.set_text(translate("Keys", "All as they were"))
        self.refresh()

    def refresh(self) -> None:
        """Show the keys in force, and what is asked or was said."""
        own = self._file.now.keys
        for name, row in self.rows.items():
            now = keys.of(name)  # not what the file says: what cannot be there is not in force
            row.show_keys(tuple(in_words(key) for key in now), now != NAMED[name].keys, row is self.asking)
        for line in self.steady:
            line.update()
        self.reset.setEnabled(any(name in own for name in self.rows))
        self.hint.set_color(theme.ACTION_TEXT if self.said else theme.MUTED)
        self.hint.set_text(self.said or self._what_to_do())

    def _what_to_do(self) -> str:
        if self.asking is not None:
            text = translate("Keys", "Press the new key for “{command}”. Esc leaves it, Del brings the first one back.")
            return text.format(command=self.asking.command.words())
        if any(row.isVisible() for row in self.rows.values()):
            return translate("Keys", "Tap a key to change it. Those on the right stay as they are.")
        return translate("Keys", "These keys stay as they are.")

    def arrange(self, room: QRectF) -> None:
        """Place the places under the title, the keys in two columns, and the foot."""
        self.page.place(room.x(), room.y(), room.width(), theme.TARGET)
        foot = room.bottom() - theme.TARGET
        self.reset.place(room.right() - 280, foot, 280, theme.TARGET)
        self.hint.place(room.x(), foot, room.width() - 280 - theme.S4, theme.TARGET)
        top = room.y() + theme.TARGET + 12
        column = (room.width() - theme.S4) / 2
        for place in Place:
            ours = [row for row in self.rows.values() if row.command.place is place]
            fixed = [line for line in self.steady if line.what.place is place]
            half = (len(fixed) + 1) // 2
            for n, items in enumerate((ours, fixed) if ours else (fixed[:half], fixed[half:])):
                self._stack(items, QRectF(room.x() + n * (column + theme.S4), top, column, foot - top))

    def _stack(self, items: list[QGraphicsWidget], room: QRectF) -> None:
        tall = max(theme.TARGET, min(MOST_H, room.height() / MOST_ROWS - 2 * GAP))
        for n, item in enumerate(items):
            item.setGeometry(QRectF(room.x(), room.y() + n * (tall + GAP), room.width(), tall))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes, and so does the window's key for the sheet; while it asks every key is the new one."""
        if self.asking is not None:
            self._pressed(event)
        else:
            super().keyPressEvent(event)
