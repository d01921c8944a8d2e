"""The way between the history, its replays and the rest of the program."""

from pathlib import Path
from typing import Protocol

from partygames.engine.archive import Archive, CannotRead
from partygames.engine.settings import SettingsFile
from partygames.ui.history.screen import HistoryScreen
from partygames.ui.i18n import translate
from partygames.ui.replay.screen import replay_screen
from partygames.ui.scene.stage import Screen


class Home(Protocol):
    """What the window does for the history. `only_looks`: another copy of the program plays."""

    settings: SettingsFile
    only_looks: bool

    def show_screen(self, screen: Screen) -> None:
        """Put another screen on the stage."""

    def to_lobby(self) -> None:
        """Show the lobby."""

    def close(self) -> bool:
        """Close the window."""

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""

    def slip(self, text: str) -> None:
        """Say something in passing."""


class HistoryDesk:
    """Show the history and what is watched from it; it remembers which game was looked at."""

    def __init__(self, home: Home, archive: Archive) -> None:
        self._home, self._archive = home, archive
        self.settings, self.only_looks = home.settings, home.only_looks
        self.tell, self.slip = home.tell, home.slip
        self._chosen: object | None = None

    @property
    def data_folder(self) -> str:
        """Return where everything lies, below the user's home where it lies there."""
        folder, home = self.settings.path.parent, Path.home()
        return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)

    def show_history(self) -> None:
        """Show what was played, at the game that was watched last."""
        screen = HistoryScreen(self, self._archive)
        keys = screen.list.keys()
        if self._chosen in keys:
            screen.list.choose(self._chosen)
        self._home.show_screen(screen)

    def leave_history(self) -> None:
        """Go back to the lobby; a copy that only looks is closed."""
        if self.only_looks:
            self._home.close()
        else:
            self._home.to_lobby()

    def watch(self, game: object) -> None:
        """Watch a game again, by its number."""
        self._chosen = game
        try:
            assert isinstance(game, int)
            replay = self._archive.replay(game)
        except CannotRead:
            text = translate("Table", "It stays in the file and nothing of it was deleted, but this version cannot read it.")
            self.tell(translate("Table", "This game cannot be watched"), text)
        else:
            self._home.show_screen(replay_screen(replay, self))
