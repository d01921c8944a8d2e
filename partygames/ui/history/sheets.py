"""The sheets over the history: whom somebody is the same as, and what to do with everything."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Signal

from partygames.engine.history import Person
from partygames.ui import theme
from partygames.ui.history.paint import PersonRow
from partygames.ui.history.rows import RowList
from partygames.ui.i18n import gap, translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.hold import HoldButton
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.sheet import Sheet


class MergeSheet(Sheet):
    """Choose who somebody is; the games of both are counted together under that name."""

    def __init__(self, person: Person, others: Sequence[Person], done: Callable[[str], None]) -> None:
        super().__init__(900, 660)
        self.person = person
        self.intro = Label(self.sheet, theme.TEXT_M, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.list = RowList(self.sheet, "merge-list")
        self.list.show_rows([PersonRow(other, False) for other in others])
        self.list.opened.connect(self._take)
        self.go = Button(self.sheet, Look.ACTION, name="merge-go")
        self.go.clicked.connect(lambda: self._take(self.list.key))
        self._done = done
        self.list.chosen.connect(lambda _: self.retranslate())
        self.retranslate()

    def _take(self, name: object) -> None:
        assert isinstance(name, str)
        if self.uncover():
            self._done(name)

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("History", "Who is {name}?").format(name=self.person.name))
        intro = translate("History", "Both count as one from now on. The games stay as they were, and it can be undone.")
        self.intro.set_text(intro)
        self.go.set_text(translate("History", "The same as {name}").format(name=self.list.key))

    def arrange(self, room: QRectF) -> None:
        """Place the list and the button."""
        self.intro.place(room.x(), room.y(), room.width(), 60)
        self.list.place(QRectF(room.x(), room.y() + 68, room.width(), room.height() - 68 - 84))
        wide = min(420.0, room.width())
        self.go.place(room.right() - wide, room.bottom() - 68, wide, 68)


class AllSheet(Sheet):
    """What can be done with everything that was played: save it for other programs, or delete it for good."""

    save = Signal(str)
    delete = Signal()

    def __init__(self, folder: str, can_change: bool, waits: bool) -> None:
        super().__init__(860, 540)
        self._folder, self._waits = folder, waits
        self.where = Label(self.sheet, theme.TEXT_M, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.csv = Button(self.sheet, Look.CHIP, icon="save", name="export-csv")
        self.json = Button(self.sheet, Look.CHIP, icon="save", name="export-json")
        self.notes = tuple(Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True) for _ in range(3))
        self.all = HoldButton(self.sheet, Look.CHIP, icon="wipe", name="delete-all")
        self.all.hold_ms = 1_500
        self.all.setEnabled(can_change)
        self.csv.clicked.connect(lambda: self._leave(lambda: self.save.emit("csv")))
        self.json.clicked.connect(lambda: self._leave(lambda: self.save.emit("json")))
        self.all.clicked.connect(lambda: self._leave(self.delete.emit))
        self.retranslate()

    def _leave(self, act: Callable[[], None]) -> None:
        if self.uncover():
            act()

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("History", "Everything that was played"))
        self.where.set_text(
            translate("History", "It is kept on this computer and nowhere else: {folder}").format(folder=self._folder)
        )
        self.csv.set_text(translate("History", "Save the results"))
        self.json.set_text(translate("History", "Save everything"))
        self.all.set_text(translate("History", "Hold to delete all"))
        last = translate("History", "Every game, every name, every word that was dealt: gone from the disk, for good.")
        if self._waits:
            last += gap() + translate("History", "The game that waits goes too.")
        words = (
            translate("History", "A table for a spreadsheet (CSV): who, when, how many points."),
            translate("History", "All moves too, for other programs (JSON)."),
            last,
        )
        for note, word in zip(self.notes, words, strict=True):
            note.set_text(word)

    def arrange(self, room: QRectF) -> None:
        """Place a line for each way."""
        self.where.place(room.x(), room.y(), room.width(), 64)
        y, wide = room.y() + 84, 320.0
        for button, note in zip((self.csv, self.json, self.all), self.notes, strict=True):
            if button is self.all:
                y += 28
            button.place(room.x(), y, wide, 68)
            note.place(room.x() + wide + 24, y - 12, room.width() - wide - 24, 68 + 24)
            y += 68 + 24
