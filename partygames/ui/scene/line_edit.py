"""One line to type in, over the view: a name, a guess. Input methods compose in it as everywhere else on the system."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LineEdit(QLineEdit):
    """One line to type in. Enter ends it and goes no further: it would tap what has the focus of the screen below.

    While an input method composes, Enter only takes what is composed: whoever confirms a candidate has not finished the line
    (field-bugs, jupyter-chat#494). `tabbed(forward)` comes for Tab, which else would begin anew with the first item there is.
    """

    tabbed = Signal(bool)
    composed = ""
    """What an input method still composes; `text()` lacks it."""

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Remember what is composed."""
        self.composed = event.preeditString()
        super().inputMethodEvent(event)

    def take_composed(self) -> None:
        """Make what an input method still composes a part of the text, so that nothing typed is lost."""
        QGuiApplication.inputMethod().commit()
        if self.composed:  # the input method did not answer, or there is none
            event = QInputMethodEvent("", [])
            event.setCommitString(self.composed)
            QApplication.sendEvent(self, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Leave the way on to the stage."""
        self.tabbed.emit(forward)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type; keep Enter."""
        if event.key() in ENTER and self.composed:
            self.take_composed()
        else:
            super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()
