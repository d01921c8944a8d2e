"""Where a screen can go from here. The window fits this protocol; tests hand in a recorder."""

from typing import Protocol

from partygames.core.seats import Seat
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.ui.scene.stage import Screen


class Navigator(Protocol):
    """What a screen may ask of the window."""

    settings: SettingsFile

    def show_screen(self, screen: Screen) -> None:
        """Put another screen on the stage; the one before is dropped."""

    def to_lobby(self) -> None:
        """Leave the game (it can be continued unless it is over) and show the lobby."""

    def play_again(self, session: GameSession) -> None:
        """Start the same game with the same seats and options, dealt anew."""

    def show_rules(self, game: str) -> None:
        """Lay the rules page of `game` over the screen (F1)."""

    def show_settings(self) -> None:
        """Lay the settings over the screen."""

    def show_shortcuts(self) -> None:
        """Lay the sheet of keys over the screen."""


class Historian(Protocol):
    """Where the history can go from here (ui/history/desk.py). `only_looks`: another copy of the program plays."""

    data_folder: str
    only_looks: bool

    def leave_history(self) -> None:
        """Go back to the lobby; a copy that only looks is closed."""

    def show_history(self) -> None:
        """Show what was played."""

    def watch(self, game: object) -> None:
        """Watch a game again, by its number."""

    def slip(self, text: str) -> None:
        """Say something in passing."""

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""


class Host(Navigator, Protocol):
    """What the lobby may ask of the window besides."""

    def start_game(self, game: str, seats: tuple[Seat, ...], start: int | None, options: dict[str, object]) -> None:
        """Start a game; `start` is the seat that begins, None draws lots. A table that cannot play is told why."""

    def start_guide(self, game: str) -> None:
        """Show a first round of a game with a coach beside it; nothing of it is kept."""

    def resume(self) -> None:
        """Go on with the game that was cut off."""

    def forget_cut_off(self) -> None:
        """Do not offer the game that was cut off any more."""

    def show_history(self) -> None:
        """Show what was played."""

    def switch_language(self) -> None:
        """Switch to the other language at once."""
