"""The question what a board is to be saved as."""

from collections.abc import Callable

from PySide6.QtCore import QRectF

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.keep.saving import Form
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.sheet import Sheet

ROW, BUTTON = 82.0, 250.0


class FormSheet(Sheet):
    """Ask for a Form, for one board (its word) or for all of them (None); `chosen(form)` is called once, after the sheet went."""

    def __init__(self, word: Callable[[], str] | None, chosen: Callable[[Form], None]) -> None:
        super().__init__(820, 110 + ROW * len(Form) + 24)
        self._word = word
        self.buttons = {form: Button(self.sheet, Look.CHIP, name=f"save-{form.name.lower()}") for form in Form}
        self.lines = {form: Label(self.sheet, theme.TEXT_M, theme.MUTED) for form in Form}
        for form, button in self.buttons.items():
            button.clicked.connect(lambda form=form: self._choose(form, chosen))
        self.retranslate()

    def _choose(self, form: Form, chosen: Callable[[Form], None]) -> None:
        self.close_sheet()
        chosen(form)

    def retranslate(self) -> None:
        """Word the question and the answers."""
        if self._word is None:
            self.title.set_text(translate("Doodle", "Save all the boards as…"))
        else:
            self.title.set_text(translate("Doodle", "Save “{word}” as…").format(word=self._word()))
        words = {
            Form.PNG: (translate("Doodle", "Picture · PNG"), translate("Doodle", "Large, on its paper")),
            Form.CLEAR_PNG: (
                translate("Doodle", "Ink only · PNG"),
                translate("Doodle", "Large, without paper, for a shirt or a card"),
            ),
            Form.SVG: (
                translate("Doodle", "Lines · SVG"),
                translate("Doodle", "Sharp at every size, good for printing"),
            ),
            Form.GIF: (translate("Doodle", "Film · GIF"), translate("Doodle", "Watch it being drawn; plays in every chat")),
            Form.WEBP: (translate("Doodle", "Film · WebP"), translate("Doodle", "The same film for newer programs")),
        }
        for form, (name, line) in words.items():
            self.buttons[form].set_text(name)
            self.lines[form].set_text(line)

    def arrange(self, room: QRectF) -> None:
        """Place a row for each answer."""
        for n, form in enumerate(Form):
            y = room.y() + n * ROW
            self.buttons[form].place(room.x(), y, BUTTON, ROW - 16)
            self.lines[form].place(room.x() + BUTTON + theme.S4, y, room.width() - BUTTON - theme.S4, ROW - 16)
