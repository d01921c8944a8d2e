"""What the program has to say in trouble, as it lies over the lobby: for `partygames shots`."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QObject

from partygames.engine.journal import BESIDE, SetAside
from partygames.ui.crash import CrashTeller
from partygames.ui.disk_news import DiskNews
from partygames.ui.i18n import translate
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.navigator import Host
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action, Dialog
from partygames.ui.scene.notice import Slip
from partygames.ui.scene.stage import Screen

DAMAGED = "partygames-unreadable-20260314-204512.sqlite3"
OTHER = "partygames-other-20260314-204512.sqlite3"


class Teller(QObject):
    """A window that shows a lobby and what is told over it."""

    session = None

    def __init__(self, host: Host, why: str = "") -> None:
        super().__init__()
        self.screen = Lobby(host)
        self.stage = SimpleNamespace(screen_shown=self.screen)
        journal = SimpleNamespace(why=why, path=Path("~/.local/share/partygames/partygames.sqlite3"), try_again=lambda ms: False)
        for name in ("trouble", "eased", "opened", "brought_back"):
            setattr(journal, name, SimpleNamespace(connect=lambda slot: None))
        table: Any = SimpleNamespace(journal=journal, settings=host.settings, broken=True)
        self.news = DiskNews(self, table, self)

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""
        self.ask(title, body, (Action(translate("Table", "OK"), lambda: None, Look.CALM, "tell-ok"),))

    def ask(self, title: str, body: str, actions: tuple[Action, ...]) -> None:
        """Ask something on a sheet of paper."""
        self.screen.cover(Dialog(title, body, actions))

    def slip(self, text: str) -> None:
        """Say something in passing."""
        Slip.over(self.screen, text)

    def to_lobby(self) -> None:
        """It is the lobby already."""

    def close(self) -> bool:
        """Stay: nobody closes a picture."""
        return False


def states(host: Host) -> Iterator[tuple[str, Screen]]:
    """Yield each thing that is told in trouble."""
    full = "database or disk is full"
    tells = {
        "told-disk": lambda teller: teller.news._trouble(full),
        "told-eased": lambda teller: teller.news._eased(),
        "told-back": lambda teller: teller.news._brought_back(""),
        "told-replaced": lambda teller: teller.news._brought_back(OTHER),
        "told-not-written": lambda teller: teller.news.may_close(),
        "told-no-folder": lambda teller: teller.news.tell_start(None),
        "told-damaged": lambda teller: teller.news.tell_set_aside(SetAside(DAMAGED, False, 11, 1)),
        "told-newer": lambda teller: teller.news.tell_set_aside(SetAside(BESIDE, True)),
        "told-broken": lambda teller: teller.news.tell_broken(),
        "told-settings": lambda teller: teller.news._tell_settings(("look", "pen_gamma"), "settings-unreadable.json"),
        "told-crash": lambda teller: CrashTeller(teller)._show(""),
    }
    for name, tell in tells.items():
        teller = Teller(host, full)
        tell(teller)
        teller.setParent(teller.screen)
        yield name, teller.screen
