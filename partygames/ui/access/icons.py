"""The names of buttons that show nothing but a picture."""

from partygames.ui.i18n import translate


def icon_name(icon: str | None) -> str:
    """Return what a button with this picture does; "" for a picture that needs no words."""
    return {
        "back": translate("Access", "Back"),
        "close": translate("Access", "Close"),
        "earlier": translate("Access", "Earlier"),
        "enlarge": translate("Access", "Enlarge"),
        "flag": translate("Access", "Raise the flag: letters on the board"),
        "fullscreen": translate("Access", "Full screen"),
        "help": translate("Access", "Rules"),
        "hide": translate("Access", "Look at the word"),
        "hint": translate("Access", "Hint"),
        "home": translate("Access", "To the lobby"),
        "hourglass": translate("Access", "A longer minute to draw"),
        "later": translate("Access", "Later"),
        "next": translate("Access", "Next"),
        "minus": translate("Access", "Less"),
        "pause": translate("Access", "Pause"),
        "pen-medium": translate("Access", "Pen, medium"),
        "pen-thick": translate("Access", "Pen, thick"),
        "pen-thin": translate("Access", "Pen, thin"),
        "person": translate("Access", "Person or computer"),
        "play": translate("Access", "Play"),
        "plus": translate("Access", "More"),
        "robot": translate("Access", "Person or computer"),
        "redo": translate("Access", "Redo"),
        "rubber-large": translate("Access", "Rubber, large"),
        "rubber-small": translate("Access", "Rubber, small"),
        "save": translate("Access", "Save"),
        "settings": translate("Access", "Settings"),
        "sort": translate("Access", "Sort the hand by kind"),
        "shrink": translate("Access", "Make small again"),
        "sound": translate("Access", "Sound"),
        "step-back": translate("Access", "One move back"),
        "step-forward": translate("Access", "One move forward"),
        "swap": translate("Access", "Swap the words"),
        "take-back": translate("Access", "Take back"),
        "undo": translate("Access", "Undo"),
        "wipe": translate("Access", "Wipe the board"),
    }.get(icon or "", "")
