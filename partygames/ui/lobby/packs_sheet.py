"""The shelf of word packs: choose what to play with, make and change own packs, read and write lists of words."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt

from partygames.core.paths import MissingResource
from partygames.engine.settings import SettingsFile
from partygames.engine.shelf import BASE, MAX_NAME, Shelf, Shelved, plain_name
from partygames.games.doodle_rush.decoding import Encoding
from partygames.games.doodle_rush.enough import enough
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.pack_errors import PackError
from partygames.games.doodle_rush.state import Difficulty
from partygames.games.doodle_rush.wordlist import pack_of, read_list
from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.lobby import pack_wording as wording
from partygames.ui.lobby.files import Files
from partygames.ui.lobby.pack_editor import PackEditor
from partygames.ui.lobby.pack_files import base_lines, read_words, write_words
from partygames.ui.lobby.questions import ask_delete, tell
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.choice import Choice
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.list_pane import Line, ListPane
from partygames.ui.scene.sheet import Sheet

ROW = 62.0


class PacksSheet(Sheet):
    """Show the packs; the one that is marked is played with. Every choice holds at once. `refresh` it when it is laid out."""

    upright = 1_060.0

    def __init__(self, shelf: Shelf, settings: SettingsFile, files: Files, closed: Callable[[], None] | None = None) -> None:
        super().__init__(1160, 720, closed)
        self.shelf, self.settings, self.files = shelf, settings, files
        self.packs: tuple[Shelved, ...] = ()
        self.text = ""
        self.list = ListPane(self.sheet)
        self.new = Button(self.sheet, Look.CHIP, icon="plus", name="pack-new")
        self.read = Button(self.sheet, Look.CHIP, name="pack-import")
        self.name = Label(self.sheet, theme.TEXT_L, display=True)
        self.facts = Label(self.sheet, theme.TEXT_M, wrap=True, align=TOP_LEFT)
        self.change = Button(self.sheet, Look.CALM, name="pack-edit")
        self.rename, self.write, self.delete = (
            Button(self.sheet, Look.CHIP, name=f"pack-{name}") for name in ("rename", "export", "delete")
        )
        self.who = Label(self.sheet, theme.TEXT_S, theme.MUTED)
        self.family = Choice(self.sheet, (False, True))
        self.why = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.ok = Button(self.sheet, Look.CALM, name="packs-ok")
        self.family.set_value(settings.now.family)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        self.list.chosen.connect(self._choose)
        self.new.clicked.connect(self._new)
        self.read.clicked.connect(self._import)
        self.change.clicked.connect(self._change)
        self.rename.clicked.connect(self._rename)
        self.write.clicked.connect(self._export)
        self.delete.clicked.connect(self._ask_delete)
        self.family.chosen.connect(self._filter)
        self.ok.clicked.connect(self.close_sheet)

    # -- what is on the shelf

    @property
    def chosen(self) -> Shelved:
        """Return the pack that is played with; the base pack has no name of its own."""
        return next((pack for pack in self.packs if pack.id == self.settings.now.pack), Shelved(BASE, ""))

    def refresh(self) -> None:
        """Show what lies on the shelf now, and tell what could not be read."""
        self.packs, errors = self.shelf.packs()
        if self.chosen.id != self.settings.now.pack:
            self.settings.change(pack=BASE)
        everything = (Shelved(BASE, ""), *self.packs)
        at = [pack.id for pack in everything].index(self.chosen.id)
        self.list.show_lines(tuple(Line(wording.pack_name(*pack)) for pack in everything), at)
        self._show_chosen()
        if errors:
            self._tell(wording.error_sentence(errors[0]))

    def _show_chosen(self) -> None:
        pack, own = self.chosen, self.chosen.id != BASE
        try:
            self.text = self.shelf.load(pack.id).text if own else base_lines()
        except (PackError, MissingResource) as error:
            self.text = ""
            self.facts.set_text(wording.error_sentence(error) if isinstance(error, PackError) else str(error))
        else:
            words = read_list(self.text)
            count = enough(pack_of(words) if own else base_pack(), bool(self.family.value))
            lines = [wording.count_words(len(words.entries))]
            lines += [wording.enough_sentence(count, difficulty) for difficulty in Difficulty]
            if words.problems:
                lines.append(wording.count_remarks(len(words.problems), inside=False))
            self.facts.set_text("\n".join(lines))
        self.name.set_text(wording.pack_name(*pack))
        for button in (self.rename, self.delete):
            button.setVisible(own)
        self._word_change()

    def _choose(self, index: int) -> None:
        pack = (Shelved(BASE, ""), *self.packs)[index]
        self.settings.change(pack=pack.id)
        self._show_chosen()

    def _filter(self, family: object) -> None:
        self.settings.change(family=bool(family))
        self._show_chosen()

    # -- making and changing

    def _new(self) -> None:
        self._open_new(translate("Words", "My words"), "")

    def _change(self) -> None:
        """Open an own pack; copy the base pack first, which stays as it is."""
        if self.chosen.id == BASE:
            self._open_new(translate("Words", "Copy of our words"), self.text)
        else:
            self._open(self.chosen, self.text)

    def _open_new(self, name: str, text: str, note: str = "") -> None:
        try:
            pack = self.shelf.add(name, text)
        except OSError as error:
            self._refused(error)
            return
        self.settings.change(pack=pack.id)
        self.refresh()
        self._open(pack, text, note)

    def _open(self, pack: Shelved, text: str, note: str = "") -> None:
        self.scene().cover(PackEditor(self.shelf, pack.id, pack.name, text, self.refresh, note))

    def _rename(self) -> None:
        pack = self.chosen
        spot = self.name.mapRectToScene(self.name.rect().adjusted(-4, 0, 0, 0))
        self.rename.setFocus(Qt.FocusReason.OtherFocusReason)

        def typed(text: str) -> None:
            if not plain_name(text) or plain_name(text) == pack.name:
                return
            try:
                self.shelf.rename(pack.id, text)
            except OSError as error:
                self._refused(error)
            except PackError as error:
                self._tell(wording.error_sentence(error))
            self.refresh()

        self.scene().stage.edit_text(spot, pack.name, fonts.display(theme.TEXT_L), typed, MAX_NAME)

    def _ask_delete(self) -> None:
        pack = self.chosen

        def delete() -> None:
            try:
                self.shelf.delete(pack.id)
            except OSError as error:
                self._refused(error)
            self.refresh()

        self.scene().cover(ask_delete(pack.name, delete))

    # -- files

    def _import(self) -> None:
        path = self.files.to_read(self.scene().stage)
        if not path:
            return
        try:
            text, encoding = read_words(Path(path))
        except PackError as error:
            self._tell(wording.error_sentence(error))
        else:
            # How a file is written is worth a word only when it may be the reason for strange letters.
            how = "" if encoding is Encoding.UTF_8 else translate("Words", "read as {encoding}").format(encoding=encoding.value)
            self._open_new(Path(path).stem, text, how)

    def _export(self) -> None:
        path = self.files.to_write(self.scene().stage, wording.pack_name(*self.chosen))
        if not path:
            return
        try:
            write_words(Path(path), self.text)
        except OSError as error:
            self._refused(error)
        else:
            self._tell(
                translate("Words", "The words are in “{name}”.").format(name=Path(path).name), translate("Words", "Exported")
            )

    def _refused(self, error: OSError) -> None:
        self._tell(translate("Words", "The disk refuses ({why}). Nothing was changed.").format(why=error.strerror or error))

    def _tell(self, text: str, title: str = "") -> None:
        self.scene().cover(tell(title or translate("Words", "That did not work"), text))

    # -- the sheet

    def retranslate(self) -> None:
        """Word the sheet."""
        self.title.set_text(translate("Words", "Words to play with"))
        self.new.set_text(translate("Words", "New pack"))
        self.read.set_text(translate("Words", "Import"))
        self.rename.set_text(translate("Words", "Rename"))
        self.write.set_text(translate("Words", "Export"))
        self.delete.set_text(translate("Words", "Delete"))
        self.who.set_text(translate("Words", "Which words of it"))
        whole, family = translate("Words", "All words"), translate("Words", "Family words only")
        self.family.set_texts((whole, family), translate("Words", "Which words of it"))
        self.why.set_text(
            translate("Words", "Family words leave out what is scary, about grown-up worries, or too tricky for a young child.")
        )
        self.ok.set_text(translate("Words", "Done"))
        if self.scene() is not None:
            self.refresh()

    def close_sheet(self) -> None:
        """Take a name that is still being typed, and go."""
        if self.scene() is not None:
            self.scene().stage.close_editor()
        super().close_sheet()

    def _word_change(self) -> None:
        own = self.chosen.id != BASE
        self.change.set_text(translate("Words", "Edit the words") if own else translate("Words", "Copy and edit"))

    def arrange(self, room: QRectF) -> None:
        """Place the list on the left, what can be done with the chosen pack on the right."""
        wide = room.width() * 0.42
        low = room.bottom() - ROW
        self.list.place(QRectF(room.x(), room.y(), wide, low - theme.S3 - room.y()))
        half = (wide - theme.S3) / 2
        self.new.place(room.x(), low, half, ROW)
        self.read.place(room.x() + half + theme.S3, low, half, ROW)
        x = room.x() + wide + theme.S5
        right = room.right() - x
        half = (right - theme.S3) / 2
        y = room.y()
        self.name.place(x, y, right, 42)
        self.facts.place(x, y + 46, right, 124)
        y += 46 + 124 + theme.S3
        for n, button in enumerate((self.change, self.write, self.rename, self.delete)):
            button.place(x + (n % 2) * (half + theme.S3), y + (n // 2) * (ROW + theme.S2), half, ROW)
        y += 2 * (ROW + theme.S2) + theme.S3
        self.who.place(x, y, right, 26)
        self.family.place(x, y + 30, right, ROW)
        self.why.place(x, y + 30 + ROW + theme.S2, right, 52)
        self.ok.place(room.right() - 220, low, 220, ROW)
