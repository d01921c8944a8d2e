"""The keys that stay as they are: the sheet lists them beside those that can be changed."""

from collections.abc import Callable
from typing import NamedTuple

from partygames.ui.i18n import translate
from partygames.ui.shortcuts.commands import Place

DIGITS = ("1", "2", "3", "4", "5", "6")


class Steady(NamedTuple):
    """What some keys do. `shown`: the keys in words; `keys`: those of them that a command could else be put on."""

    place: Place
    shown: Callable[[], str]
    words: Callable[[], str]
    keys: tuple[str, ...] = ()


def _enter() -> str:
    return translate("Keys", "Enter")


def _space() -> str:
    return translate("Keys", "Space")


def _across() -> str:
    return "← →"


def _ends() -> str:
    return "Home  End"


STEADY: tuple[Steady, ...] = (
    Steady(Place.EVERYWHERE, lambda: "Tab", lambda: translate("Keys", "To the next thing, with Shift back")),
    Steady(
        Place.EVERYWHERE, lambda: f"{_enter()}  {_space()}", lambda: translate("Keys", "Tap what has the ring around it")
    ),
    Steady(Place.EVERYWHERE, lambda: "Esc", lambda: translate("Keys", "Close, put away, go back")),
    Steady(Place.EVERYWHERE, lambda: "↑ ↓", lambda: translate("Keys", "Choose or scroll in a list")),
    Steady(Place.LOBBY, _enter, lambda: translate("Keys", "Type a name, once more: done")),
    Steady(Place.GAME, lambda: "Esc", lambda: translate("Keys", "Pause, then leave")),
    Steady(Place.GAME, _space, lambda: translate("Keys", "Held: lift the curtain, go on")),
    Steady(Place.DRAWING, lambda: "Tab", lambda: translate("Keys", "Around words, lenses and tools")),
    Steady(Place.DRAWING, _enter, lambda: translate("Keys", "Pick a word up, on another: swap")),
    Steady(Place.DRAWING, lambda: "Esc", lambda: translate("Keys", "Word down, all boards, pause")),
    Steady(Place.GUESSING, lambda: "← ↑ ↓ →", lambda: translate("Keys", "Walk over the boards")),
    Steady(Place.GUESSING, _enter, lambda: translate("Keys", "Pick a board")),
    Steady(Place.GUESSING, lambda: "1–6", lambda: translate("Keys", "Who was right"), DIGITS),
    Steady(Place.GUESSING, lambda: translate("Keys", "Letters"), lambda: translate("Keys", "Typed: write the guess")),
    Steady(Place.GUESSING, lambda: "↑ ↓", lambda: translate("Keys", "Typed: who is typing")),
    Steady(Place.GUESSING, lambda: "Tab", lambda: translate("Keys", "Typed: over to the answers")),
    Steady(Place.GUESSING, _enter, lambda: translate("Keys", "Typed: the answer that is lit")),
    Steady(Place.GUESSING, _space, lambda: translate("Keys", "Typed: held, shows the word")),
    Steady(Place.WITCH, lambda: "1–6", lambda: translate("Keys", "Take a card, put it back"), DIGITS),
    Steady(Place.WITCH, _across, lambda: translate("Keys", "Walk along the hand")),
    Steady(Place.WITCH, lambda: "Shift+← →", lambda: translate("Keys", "Take the card along")),
    Steady(Place.WITCH, _enter, lambda: translate("Keys", "Take the card, play, go on")),
    Steady(Place.WITCH, _across, lambda: translate("Keys", "Looking back: one step")),
    Steady(Place.WITCH, _ends, lambda: translate("Keys", "Looking back: start, now")),
    Steady(Place.BACK, lambda: f"→  {_space()}", lambda: translate("Keys", "The reveal: the next board")),
    Steady(Place.BACK, lambda: "←", lambda: translate("Keys", "The reveal: the one before")),
    Steady(Place.BACK, _across, lambda: translate("Keys", "All the boards: leaf through")),
    Steady(Place.BACK, _space, lambda: translate("Keys", "All the boards: play the drawing")),
    Steady(Place.BACK, lambda: "↑ ↓", lambda: translate("Keys", "The history: choose")),
    Steady(Place.BACK, _enter, lambda: translate("Keys", "The history: open")),
    Steady(Place.BACK, _space, lambda: translate("Keys", "Watching: play and stop")),
    Steady(Place.BACK, _across, lambda: translate("Keys", "Watching: one move")),
    Steady(Place.BACK, _ends, lambda: translate("Keys", "Watching: start, end")),
)
