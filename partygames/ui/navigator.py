"""Where a screen can go from here. The window fits this protocol; tests hand in a recorder."""

from typing import Protocol

from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.ui.scene.stage import Screen


class Navigator(Protocol):
    """What a screen may ask of the window."""

    settings: SettingsFile

    def show(self, screen: Screen) -> None:
        """Put another screen on the stage; the one before is dropped."""

    def to_lobby(self) -> None:
        """Leave the game (it can be continued unless it is over) and show the lobby."""

    def play_again(self, session: GameSession) -> None:
        """Start the same game with the same seats and options, dealt anew."""

    def show_rules(self, game: str) -> None:
        """Lay the rules page of `game` over the screen (F1)."""
