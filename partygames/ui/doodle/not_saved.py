"""What is said when something could not be saved: why, and what can be done."""

from collections.abc import Callable

from partygames.ui.i18n import translate
from partygames.ui.keep.sentences import why_not_saved
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog


class NotSaved(Dialog):
    """Say why; `again` asks for another place."""

    def __init__(self, error: Exception, again: Callable[[], None]) -> None:
        self.error = error
        leave = Action("", lambda: None, Look.PLAIN, "save-leave")
        super().__init__("", "", (Action("", again, Look.CALM, "save-again"), leave))
        self.retranslate()

    def retranslate(self) -> None:
        """Word the dialog."""
        self.title.set_text(translate("Doodle", "It was not saved"))
        self.body.set_text(why_not_saved(self.error))
        for button, text in zip(
            self.buttons, (translate("Doodle", "Another place"), translate("Doodle", "Never mind")), strict=True
        ):
            button.set_text(text)
