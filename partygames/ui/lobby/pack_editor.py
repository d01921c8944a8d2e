"""The editor of an own word pack: lines to type, for how many players they are enough, and what is odd about which line."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QTextCursor

from partygames.engine.shelf import Shelf
from partygames.games.doodle_rush.enough import enough
from partygames.games.doodle_rush.state import Difficulty
from partygames.games.doodle_rush.wordlist import pack_of, read_list
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.lobby import pack_wording as wording
from partygames.ui.lobby.questions import ask_lose
from partygames.ui.lobby.word_area import WordArea
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.list_pane import Line, ListPane
from partygames.ui.scene.sheet import Sheet
from partygames.ui.scene.tappable import BY_KEY

LOOK_MS, KEEP_MS = 250, 1_000
"""After a pause of this length in the typing the words are counted, and written to the disk."""

SHOWN = 200
"""More remarks than this help nobody."""


class PackEditor(Sheet):
    """Edit the lines of a pack. They are kept whenever the typing pauses, and when the sheet is closed."""

    upright = 1_900.0

    def __init__(
        self, shelf: Shelf, pack_id: str, name: str, text: str, closed: Callable[[], None] | None = None, note: str = ""
    ) -> None:
        super().__init__(1240, 776, closed)
        self.shelf, self.pack_id, self.name = shelf, pack_id, name
        self.kept, self._note, self._trouble = text, note, ""
        self.area = WordArea(self.sheet)
        self.edit = self.area.edit
        self.edit.setPlainText(text)
        self.edit.moveCursor(QTextCursor.MoveOperation.End)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.counts = tuple(Label(self.sheet, theme.TEXT_M, display=True) for _ in Difficulty)
        self.found = Label(self.sheet, theme.TEXT_S, theme.MUTED, wrap=True, align=TOP_LEFT)
        self.remarks = ListPane(self.sheet, row=66, tick=False, wrap=True)
        self.undo, self.redo, self.paste = (
            Button(self.sheet, Look.CHIP, icon=icon, name=f"words-{name}")
            for icon, name in (("undo", "undo"), ("redo", "redo"), (None, "paste"))
        )
        self.ok = Button(self.sheet, Look.CALM, name="words-ok")
        self.lines: tuple[int, ...] = ()
        self._look, self._keep = self._pause(LOOK_MS, self.look), self._pause(KEEP_MS, self.keep)
        self._wire()
        self.look()
        self.retranslate()

    def _pause(self, ms: int, act: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(act)
        return timer

    def _wire(self) -> None:
        self.edit.textChanged.connect(self._typed)
        self.edit.refused.connect(lambda error: self._say(wording.error_sentence(error)))
        for button, slot, available in (
            (self.undo, self.edit.undo, self.edit.undoAvailable),
            (self.redo, self.edit.redo, self.edit.redoAvailable),
        ):
            button.clicked.connect(slot)
            button.setEnabled(False)
            available.connect(button.setEnabled)
        self.paste.clicked.connect(self._paste)
        self.remarks.chosen.connect(self._show_line)
        self.ok.clicked.connect(self.close_sheet)

    # -- what is typed

    def _typed(self) -> None:
        self._trouble = ""  # a disk that still refuses will be told of again
        self._look.start()
        self._keep.start()

    def _paste(self) -> None:
        self.edit.paste()
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_line(self, index: int) -> None:
        self.edit.go_to(self.lines[index])
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def look(self) -> None:
        """Count the words, and tell what is odd about which line."""
        self._look.stop()
        words = read_list(self.edit.toPlainText())
        count = enough(pack_of(words))
        problems = sorted((*words.problems, *count.near))
        self.lines = tuple(problem.line for problem in problems[:SHOWN])
        self.edit.show_odd(frozenset(problem.line for problem in problems))
        for label, difficulty in zip(self.counts, Difficulty, strict=True):
            label.set_text(wording.enough_sentence(count, difficulty))
            label.set_color(theme.YES_TEXT if count.players(difficulty) else theme.ACTION_TEXT)
        self.remarks.show_lines(tuple(Line(wording.flaw_sentence(problem)) for problem in problems[:SHOWN]))
        parts = [wording.count_words(len(words.entries))]
        if problems:
            parts.append(wording.count_remarks(len(problems), inside=True))
        self.remarks.empty = translate("Words", "Every line can be played.") if words.entries else ""
        self.found.set_text(self._trouble or " · ".join(parts + [self._note] * bool(self._note)))
        self.found.set_color(theme.ACTION_TEXT if self._trouble else theme.MUTED)

    def keep(self) -> bool:
        """Write the lines to the disk; say whether they are there now."""
        self._keep.stop()
        text = self.edit.toPlainText()
        if text == self.kept:
            return True
        try:
            self.shelf.save(self.pack_id, self.name, text)
        except OSError as error:
            self._say(
                translate("Words", "The disk refuses to write ({why}). Your words are still here.").format(
                    why=error.strerror or error
                )
            )
            return False
        self.kept = text
        if self._trouble:
            self._say("")
        return True

    def _say(self, trouble: str) -> None:
        self._trouble = trouble
        self.look()

    def leave(self) -> bool:
        """Take what is still composed and keep it; say whether nothing would be lost now."""
        self._look.stop()
        self.edit.commit()
        return self.keep()

    def close_sheet(self) -> None:
        """Close when all is kept; ask first when the disk has refused."""
        if self.leave():
            self._shut()
            return
        self.scene().cover(ask_lose(self._trouble, self._shut))

    def _shut(self) -> None:
        self._look.stop()
        self._keep.stop()
        super().close_sheet()

    # -- the sheet

    def retranslate(self) -> None:
        """Word the sheet, in the look of the table."""
        self.edit.restyle()
        self.title.set_text(self.name)
        self.edit.setAccessibleName(self.name)
        self.edit.setPlaceholderText(translate("Words", "apple\ncat, 猫\nfreedom, 自由, hard"))
        self.hint.set_text(
            translate(
                "Words",
                "One word a line. With a comma you can add the word in the other language, then “easy” or “hard”, "
                "then “scary”, “grown-up” or “tricky” for what is not for the whole family.",
            )
        )
        self.undo.set_text(translate("Words", "Undo"))
        self.redo.set_text(translate("Words", "Redo"))
        self.paste.set_text(translate("Words", "Paste"))
        self.ok.set_text(translate("Words", "Done"))
        self.look()

    def arrange(self, room: QRectF) -> None:
        """Place the lines on the left; counts, remarks and Done on the right."""
        wide = room.width() * 0.58
        low = room.bottom() - 62
        self.area.place(QRectF(room.x(), room.y(), wide, low - theme.S3 - room.y()))
        for i, button in enumerate((self.undo, self.redo, self.paste)):
            button.place(room.x() + i * (150 + theme.S3), low, 150, 62)
        x = room.x() + wide + theme.S4
        right = room.right() - x
        y = room.y()
        for label in self.counts:
            label.place(x, y, right, 34)
            y += 36
        self.found.place(x, y + 4, right, 50)
        y += 58
        foot = self.hint.text_height(right) + 6
        self.remarks.place(QRectF(x, y, right, low - theme.S3 - foot - theme.S2 - y))
        self.hint.place(x, low - theme.S3 - foot, right, foot)
        self.ok.place(room.right() - 220, low, 220, 62)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the lines, at the start and when a cover above has gone; Tab passes through."""
        if event.reason() not in BY_KEY:
            self.area.setFocus(Qt.FocusReason.OtherFocusReason)
