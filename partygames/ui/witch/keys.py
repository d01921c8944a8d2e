"""The keys of the card table. Whatever covers the table has them first."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.ui.witch.asking import Ask

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen


def press_key(screen: "WitchScreen", event: QKeyEvent) -> bool:
    """Do what a key does at the bare table and say whether it does anything.

    B and C dare, 1-6 take, lift or empty, arrows walk, S sorts, H hints, Enter goes on, L shows the log, P or Escape pauses, F1
    shows the rules.
    """
    key, acting = event.key(), screen.acting
    if key in (Qt.Key.Key_Escape, Qt.Key.Key_P):
        screen.open_pause()
    elif key == Qt.Key.Key_F1:
        screen.rules()
    elif key == Qt.Key.Key_L:
        screen.table.log.click()
    elif key == Qt.Key.Key_H:
        screen.hint()
    elif key == Qt.Key.Key_S:
        acting.sort_hand()
    elif key in (Qt.Key.Key_B, Qt.Key.Key_C):
        acting.dare(key == Qt.Key.Key_B)
    elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
        acting.digit(key - Qt.Key.Key_0)
    elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and acting.hand.cards:
        if not acting.hand.hasFocus():
            acting.hand.setFocus(Qt.FocusReason.OtherFocusReason)
        acting.hand.keyPressEvent(event)
    else:
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and _enter(screen)
    return True


def _enter(screen: "WitchScreen") -> bool:
    """Let Enter go on where no item with the focus has a use for it; say whether it did."""
    if screen.looks.ending is not None:
        screen.looks.finish()
        return True
    # A fan with the focus takes Enter for its card until the choice is complete: then Enter is the button's.
    acting, focus = screen.acting, screen.focusItem()
    free = focus is None or (focus is acting.hand and acting.confirm.isEnabled())
    if free and acting.asked.ask is Ask.CHOOSE:
        acting.confirm_choice()
        return True
    return False
