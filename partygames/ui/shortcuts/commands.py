"""Every command that a key can be chosen for: its name, where it works, the keys it comes with, and its words.

A command comes with one key or several; a key that people choose takes the place of them all. What cannot be changed is in
steady.py.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from partygames.ui.i18n import translate


class Place(Enum):
    """Where a key works, in the order of the sheet."""

    EVERYWHERE = auto()
    LOBBY = auto()
    GAME = auto()
    DRAWING = auto()
    GUESSING = auto()
    WITCH = auto()
    BACK = auto()


class Command(NamedTuple):
    """Something a key does. `keys`: what it comes with, as strokes.stroke names them."""

    name: str
    place: Place
    keys: tuple[str, ...]
    words: Callable[[], str]


def meet(one: Place, other: Place) -> bool:
    """Say whether keys of the two places are pressed at the same table: then no key may be in both."""
    games = (Place.DRAWING, Place.GUESSING, Place.WITCH)
    return one is other or Place.EVERYWHERE in (one, other) or any(
        a is Place.GAME and b in games for a, b in ((one, other), (other, one))
    )


def place_name(place: Place) -> str:
    """Return what a place is called on the sheet."""
    return {
        Place.EVERYWHERE: translate("Keys", "Everywhere"),
        Place.LOBBY: translate("Keys", "Lobby"),
        Place.GAME: translate("Keys", "In a game"),
        Place.DRAWING: translate("Keys", "Drawing"),
        Place.GUESSING: translate("Keys", "Guessing"),
        Place.WITCH: translate("Keys", "The cards"),
        Place.BACK: translate("Keys", "Looking back"),
    }[place]


COMMANDS: tuple[Command, ...] = (
    Command("app.shortcuts", Place.EVERYWHERE, ("?",), lambda: translate("Keys", "Show the keys")),
    Command("app.rules", Place.EVERYWHERE, ("F1",), lambda: translate("Keys", "The rules")),
    Command("app.mute", Place.EVERYWHERE, ("M",), lambda: translate("Keys", "Sound off and on")),
    Command("app.fullscreen", Place.EVERYWHERE, ("F11",), lambda: translate("Keys", "Full screen and back")),
    Command("app.larger", Place.EVERYWHERE, ("Ctrl++", "Ctrl+="), lambda: translate("Keys", "Everything larger")),
    Command("app.smaller", Place.EVERYWHERE, ("Ctrl+-",), lambda: translate("Keys", "Everything smaller")),
    Command("app.whole", Place.EVERYWHERE, ("Ctrl+0",), lambda: translate("Keys", "Back to 100%")),
    Command("app.quit", Place.EVERYWHERE, ("Ctrl+Q",), lambda: translate("Keys", "Close the program")),
    Command("lobby.play", Place.LOBBY, ("P",), lambda: translate("Keys", "Play")),
    Command("lobby.game", Place.LOBBY, ("G",), lambda: translate("Keys", "The other game")),
    Command("lobby.history", Place.LOBBY, ("H",), lambda: translate("Keys", "What was played")),
    Command("lobby.settings", Place.LOBBY, ("S",), lambda: translate("Settings", "Settings")),
    Command("lobby.language", Place.LOBBY, ("L",), lambda: translate("Keys", "The other language")),
    Command("game.pause", Place.GAME, ("P",), lambda: translate("Keys", "Pause")),
    Command("draw.thin", Place.DRAWING, ("1",), lambda: translate("Doodle", "Thin pen")),
    Command("draw.medium", Place.DRAWING, ("2",), lambda: translate("Doodle", "Medium pen")),
    Command("draw.thick", Place.DRAWING, ("3",), lambda: translate("Doodle", "Thick pen")),
    Command("draw.small-rubber", Place.DRAWING, ("E",), lambda: translate("Doodle", "Small rubber")),
    Command("draw.large-rubber", Place.DRAWING, ("Shift+E",), lambda: translate("Doodle", "Large rubber")),
    Command("draw.undo", Place.DRAWING, ("Ctrl+Z",), lambda: translate("Doodle", "Undo on this board")),
    Command("draw.redo", Place.DRAWING, ("Ctrl+Y", "Ctrl+Shift+Z"), lambda: translate("Doodle", "Redo on this board")),
    Command("draw.wipe", Place.DRAWING, ("Del", "Backspace"), lambda: translate("Doodle", "Wipe this board")),
    Command("guess.yes", Place.GUESSING, ("Y",), lambda: translate("Keys", "Answer: yes")),
    Command("guess.no", Place.GUESSING, ("N",), lambda: translate("Keys", "Answer: no")),
    Command("guess.close", Place.GUESSING, ("C",), lambda: translate("Keys", "Answer: close")),
    Command("guess.far", Place.GUESSING, ("F",), lambda: translate("Keys", "Answer: far off")),
    Command("guess.both", Place.GUESSING, ("B",), lambda: translate("Keys", "Typed: both were right")),
    Command("guess.back", Place.GUESSING, ("Ctrl+Z",), lambda: translate("Keys", "Take the last board back")),
    Command("witch.brave", Place.WITCH, ("B",), lambda: translate("Keys", "Brave")),
    Command("witch.cowardly", Place.WITCH, ("C",), lambda: translate("Keys", "Cowardly")),
    Command("witch.hint", Place.WITCH, ("H",), lambda: translate("Keys", "A hint, please")),
    Command("witch.sort", Place.WITCH, ("S",), lambda: translate("Keys", "Sort the hand")),
    Command("witch.log", Place.WITCH, ("L",), lambda: translate("Witch", "What happened so far")),
)
NAMED = {command.name: command for command in COMMANDS}
