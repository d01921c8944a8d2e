"""The settings, a page for the table, for drawing and for sound; and what this program is."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF

from partygames import __version__
from partygames.engine.settings import Settings, SettingsFile
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.pen_tester import PenTester
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.sheet import Sheet
from partygames.ui.settings_rows import ROWS, Page, Row, hint, page_names

ROW_H, GAP, LABEL_W = 64.0, 12.0, 200.0
MOST_H, MOST_ROWS = 96.0, 6
"""How tall a row may grow where the sheet is tall; the rows of the longest page share the room."""


class SettingsSheet(Sheet):
    """Change settings; each applies at once. `apply(settings)` is called after every change; two buttons lead further."""

    upright = 1_080.0

    def __init__(
        self,
        file: SettingsFile,
        apply: Callable[[Settings], None],
        about: Callable[[], None],
        shortcuts: Callable[[], None],
    ) -> None:
        super().__init__(1060, 740)
        self._file, self._apply = file, apply
        self.page = Choice(self.sheet, tuple(Page))
        self.page.chosen.connect(lambda _: self._turn())
        self.choices: dict[str, Choice] = {}
        self._labels: dict[str, Label] = {}
        for row in (row for rows in ROWS.values() for row in rows):
            self._labels[row.key] = Label(self.sheet, theme.TEXT_M)
            choice = self.choices[row.key] = Choice(self.sheet, row.values)
            choice.set_value(row.value(file.now))
            choice.chosen.connect(lambda value, row=row: self._change(row, value))
        self.try_pen = Button(self.sheet, Look.CHIP, icon="pen-medium", name="try-pen")
        self.try_pen.clicked.connect(lambda: self.scene().cover(PenTester(self._file.now)))
        self.keys = Button(self.sheet, Look.CHIP, icon="keyboard", name="keys")
        self.keys.clicked.connect(shortcuts)
        self.reset = Button(self.sheet, Look.CHIP, icon="undo", name="reset-settings")
        self.reset.clicked.connect(self._reset)
        self.about = Button(self.sheet, Look.CHIP, icon="info", name="about")
        self.about.clicked.connect(about)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self._turn()

    def _change(self, row: Row, value: Any) -> None:
        self._apply(self._file.change(**row.change(value)))
        self._dim()

    def _dim(self) -> None:
        """Where nothing moves there is no pace to choose."""
        self.choices["pace"].setEnabled(not self._file.now.less_motion)

    def _reset(self) -> None:
        """Set what stands here back; names, seats and options of the table stay."""
        fresh = Settings()
        rows = [row for rows in ROWS.values() for row in rows]
        changes: dict[str, Any] = {}
        for row in rows:
            changes |= row.change(row.value(fresh))
        self._apply(self._file.change(**changes))
        self.follow()

    def follow(self) -> None:
        """Show what is in force; keys change settings too while the sheet lies open."""
        for row in (row for rows in ROWS.values() for row in rows):
            self.choices[row.key].set_value(row.value(self._file.now))
        self._dim()

    def _turn(self) -> None:
        """Show the rows of the page chosen."""
        for page, rows in ROWS.items():
            for row in rows:
                for item in (self._labels[row.key], self.choices[row.key]):
                    item.setVisible(page == self.page.value)
        self.try_pen.setVisible(self.page.value == Page.DRAWING)
        self._dim()
        self.retranslate()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Settings", "Settings"))
        self.page.set_texts(page_names(), self.title.text)
        for rows in ROWS.values():
            for row in rows:
                self._labels[row.key].set_text(row.label())
                self.choices[row.key].set_texts(row.texts(), row.label())
        self.hint.set_text(hint(Page(self.page.value)))
        self.try_pen.set_text(translate("Settings", "Try your pen"))
        self.keys.set_text(translate("Keys", "Keys"))
        self.reset.set_text(translate("Settings", "Reset these settings"))
        self.about.set_text(translate("Settings", "About this program"))

    def arrange(self, room: QRectF) -> None:
        """Place the pages beside the title, a row for each setting, and the buttons at the foot."""
        left = theme.S5 + 220
        self.page.place(left, theme.S3 + 2, min(560.0, room.right() - theme.TARGET - theme.S4 - left), theme.TARGET)
        each = (room.height() - ROW_H - 52 - theme.S2) / MOST_ROWS
        row_h = max(ROW_H, min(MOST_H, each - 2 * GAP))
        gap = max(GAP, min(2 * GAP, each - row_h))
        for rows in ROWS.values():
            y = room.y() + theme.S2
            for row in rows:
                self._labels[row.key].place(room.x(), y, LABEL_W, row_h)
                self.choices[row.key].place(room.x() + LABEL_W + 4, y, room.width() - LABEL_W - 4, row_h)
                y += row_h + gap
        foot = room.bottom() - ROW_H
        self.hint.place(room.x(), foot - 52, room.width(), 44)
        each = (room.width() - 3 * theme.S3) / 4
        for n, button in enumerate((self.try_pen, self.keys, self.reset, self.about)):
            button.place(room.x() + n * (each + theme.S3), foot, each, ROW_H)


def about_text() -> str:
    """Return what the About page says."""
    return translate(
        "Settings",
        "Party Games {version}\n\n"
        "An unofficial program made by fans, with drawings, cards and words of its own. "
        "The names of the two games belong to their publishers, who have nothing to do with this program. "
        "If you like the games, buy the boxes.\n\n"
        "Free software under the MIT licence. It uses Qt (LGPL), the fonts LXGW WenKai and Noto Sans SC (Open Font Licence) "
        "and other free libraries; their licences come with it.\n\n"
        "Everything stays on this computer: no account, no network, no tracking.",
    ).format(version=__version__)
