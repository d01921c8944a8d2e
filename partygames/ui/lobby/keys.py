"""The keys of the lobby."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from partygames.ui.shortcuts import keys

if TYPE_CHECKING:
    from partygames.ui.lobby.lobby import Lobby


def press_key(lobby: "Lobby", event: QKeyEvent) -> bool:
    """Do what a key does in the lobby and say whether it does anything."""
    language, history, _, settings = lobby.menu
    other = next(cover for cover in lobby.game_covers if cover.game != lobby.game)
    acts = {
        "lobby.play": lobby.options.go.click,
        "lobby.game": other.click,
        "lobby.history": history.click,
        "lobby.settings": settings.click,
        "lobby.language": language.click,
    }
    name = keys.hit_any(tuple(acts), event)
    if name is not None:
        acts[name]()
    return name is not None
