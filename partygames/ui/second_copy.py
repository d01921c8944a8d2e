"""A second copy of the program: it says so, and offers to look at what was played."""

from PySide6.QtWidgets import QMessageBox

from partygames.ui.i18n import translate


def wants_to_look() -> bool:
    """Tell that the program is open already, and say whether somebody wants to look."""
    box = QMessageBox(QMessageBox.Icon.Information, "Party Games", "")
    box.setText(translate("Table", "Party Games is already open. Look for its window."))
    box.setInformativeText(
        translate("Table", "Two at once would get in each other’s way. This one can only show what was played.")
    )
    look = box.addButton(translate("Table", "Only look"), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(translate("Table", "Close"), QMessageBox.ButtonRole.RejectRole))
    box.exec()
    return box.clickedButton() is look
