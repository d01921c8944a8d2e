"""What the lobby asks before something is put away."""

from collections.abc import Callable

from partygames.ui.i18n import translate
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog


def ask_anew(start: Callable[[], None]) -> Dialog:
    """Ask whether a new game may put away the one that waits."""
    return Dialog(
        translate("Lobby", "Start a new game?"),
        translate("Lobby", "The last game is still waiting. A new one puts it away for good."),
        (
            Action(translate("Lobby", "Start a new one"), start, Look.ACTION, "anew-yes"),
            Action(translate("Lobby", "Not yet"), lambda: None, Look.PLAIN, "anew-no"),
        ),
    )


def ask_forget(forget: Callable[[], None]) -> Dialog:
    """Ask whether the game that waits is to be offered no more."""
    return Dialog(
        translate("Lobby", "Put the last game away?"),
        translate("Lobby", "It will not be offered any more. Nothing is deleted."),
        (
            Action(translate("Lobby", "Put it away"), forget, Look.ACTION, "forget-yes"),
            Action(translate("Lobby", "Keep it"), lambda: None, Look.PLAIN, "forget-no"),
        ),
    )


def tell(title: str, text: str) -> Dialog:
    """Say something that needs no answer."""
    return Dialog(title, text, (Action(translate("Table", "OK"), lambda: None, Look.CALM, "tell-ok"),))


def ask_delete(name: str, delete: Callable[[], None]) -> Dialog:
    """Ask whether a word pack is to be deleted."""
    return Dialog(
        translate("Words", "Delete “{name}”?").format(name=name),
        translate("Words", "Its words will be gone. Games that were dealt from it can still be finished."),
        (
            Action(translate("Words", "Delete"), delete, Look.ACTION, "delete-yes"),
            Action(translate("Words", "Keep it"), lambda: None, Look.PLAIN, "delete-no"),
        ),
    )


def ask_lose(why: str, lose: Callable[[], None]) -> Dialog:
    """Ask whether words that the disk does not take are to be lost."""
    return Dialog(
        translate("Words", "Close without keeping the words?"),
        why,
        (
            Action(translate("Words", "Close anyway"), lose, Look.ACTION, "words-lose"),
            Action(translate("Words", "Go on editing"), lambda: None, Look.PLAIN, "words-stay"),
        ),
    )
