"""The keys of the card table. Whatever covers the table has them first."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from partygames.ui.shortcuts import keys
from partygames.ui.witch.asking import Ask

if TYPE_CHECKING:
    from partygames.ui.witch.screen import WitchScreen


def press_key(screen: "WitchScreen", event: QKeyEvent) -> bool:
    """Do what a key does at the bare table and say whether it does anything.

    Digits take, lift or empty, arrows walk, Enter goes on, Escape pauses; the others are the commands of WITCH.
    """
    key, acting = event.key(), screen.acting
    acts = {
        "game.pause": screen.open_pause,
        "witch.log": screen.table.log.click,
        "witch.hint": screen.hint,
        "witch.sort": acting.sort_hand,
        "witch.brave": lambda: acting.dare(True),
        "witch.cowardly": lambda: acting.dare(False),
    }
    name = keys.hit_any(tuple(acts), event)
    if name is not None:
        acts[name]()
    elif key == Qt.Key.Key_Escape:
        screen.open_pause()
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
