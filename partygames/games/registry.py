"""The games of the house by name; each is imported when it is first asked for."""

from importlib import import_module
from types import ModuleType

DOODLE, WITCH = "doodle-rush", "witch-express"
NAMES = (DOODLE, WITCH)


class UnknownGame(Exception):
    """Say that there is no such game; the message is a sentence for a person."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no game called “{name}”. Choose one of: {', '.join(NAMES)}.")


def game(name: str) -> ModuleType:
    """Return the module of the game `name`, which fits core.game.Game; raise UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(name)
    return import_module(f"partygames.games.{name.replace('-', '_')}")
