"""What the table is told about its disk: what could not be read, what cannot be written, and that nothing is lost."""

from typing import Protocol

from PySide6.QtCore import QObject

from partygames.engine.journal import SetAside
from partygames.engine.session import GameSession
from partygames.engine.table import Table
from partygames.ui.i18n import gap, translate
from partygames.ui.scene.button import Look
from partygames.ui.scene.dialog import Action

WAIT_MS = 1_500
"""How long the end of the program waits for a slow disk before it asks."""


class Teller(Protocol):
    """What the window can do with news."""

    @property
    def session(self) -> GameSession | None:
        """Return the game under way."""

    def tell(self, title: str, body: str) -> None:
        """Say something on a sheet of paper."""

    def ask(self, title: str, body: str, actions: tuple[Action, ...]) -> None:
        """Ask something on a sheet of paper."""

    def slip(self, text: str) -> None:
        """Say something in passing."""

    def to_lobby(self) -> None:
        """Show the lobby."""

    def close(self) -> bool:
        """Close the window."""


class DiskNews(QObject):
    """Hear what the journal says and tell it; `for_good` is set once somebody wants to close in spite of it."""

    def __init__(self, window: Teller, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._table = window, table
        self.for_good = False
        journal = table.journal
        if journal is not None:
            journal.trouble.connect(self._trouble)
            journal.eased.connect(self._eased)
            journal.brought_back.connect(self._brought_back)
            journal.opened.connect(lambda aside: None if aside is None else self.tell_set_aside(aside))

    def tell_start(self, aside: SetAside | None) -> None:
        """Tell what the start of the program found: a damaged database or settings, a disk that refuses."""
        journal, settings = self._table.journal, self._table.settings
        if settings.damaged:
            self._tell_settings(settings.damaged, settings.set_aside)
        if aside is not None:
            self.tell_set_aside(aside)
        if journal is not None and journal.why:
            text = translate(
                "Table",
                "You can play. What you play is held in memory and written as soon as the folder {folder} can be used: keep the "
                "program open until then. ({why})",
            )
            text = text.format(folder=journal.path.parent, why=in_words(journal.why))
            self._window.tell(translate("Table", "Games cannot be kept yet"), text)

    def tell_set_aside(self, aside: SetAside) -> None:
        """Tell of a database that could not be used."""
        if aside.newer:
            text = translate(
                "Table",
                "A newer version of this program kept your games; they are safe and untouched. What you play now is kept beside "
                "them, in “{name}”.",
            )
            self._window.tell(translate("Table", "Your games are from a newer version"), text.format(name=aside.name))
            return
        text = translate("Table", "The list of your games was damaged. It was set aside as “{name}”, nothing was deleted.")
        text = text.format(name=aside.name)
        rescued, lost = aside.rescued, aside.lost
        if rescued:
            text += gap() + translate("Table", "%n game(s) could be read and are here.", "", rescued)
        if lost:
            text += gap() + translate("Table", "%n game(s) could not be read.", "", lost)
        self._window.tell(translate("Table", "A new list of games"), text)

    def tell_broken(self) -> None:
        """Tell, once, of a cut-off game that cannot be gone on with."""
        if self._table.broken:
            self._table.broken = False
            text = translate(
                "Table",
                "A part of it is damaged. It was put aside and nothing of it was deleted: what can be read is under “History”.",
            )
            self._window.tell(translate("Table", "The last game cannot be continued"), text)

    def may_close(self) -> bool:
        """Say whether everything is on the disk, after a moment's patience; if not, the lobby asks whether to close in spite."""
        journal = self._table.journal
        if self.for_good or journal is None or journal.try_again(WAIT_MS):
            return True
        self._window.to_lobby()
        body = translate(
            "Table",
            "The disk has not taken the last moves yet. Make some room and try again; if you close now, they are lost. ({why})",
        )
        again = Action(translate("Table", "Try again"), self._window.close, Look.ACTION, "close-again")
        anyway = Action(translate("Table", "Close anyway"), self._close, Look.PLAIN, "close-anyway")
        stay = Action(translate("Table", "Stay"), lambda: None, Look.PLAIN, "close-stay")
        why = in_words(journal.why) if journal.why else translate("Table", "it is very slow")
        self._window.ask(translate("Table", "Not everything is written"), body.format(why=why), (again, anyway, stay))
        return False

    def _close(self) -> None:
        self.for_good = True
        self._window.close()

    def _trouble(self, why: str) -> None:
        """Tell that the disk refuses: in passing while a minute runs, which nobody shall lose over it."""
        session = self._window.session
        if session is not None and session.clock.running:
            text = translate("Table", "The disk refuses to write. The game goes on and is written later: make some room. ({why})")
            self._window.slip(text.format(why=in_words(why)))
            return
        text = translate(
            "Table",
            "The game goes on, and nothing is lost while the program runs. Make some room; it will be tried again. ({why})",
        )
        self._window.tell(translate("Table", "The disk refuses to write"), text.format(why=in_words(why)))

    def _eased(self) -> None:
        self._window.slip(translate("Table", "The disk writes again. Everything is safe."))

    def _brought_back(self, name: str) -> None:
        """Tell that the folder was deleted, moved or replaced while the program ran, and put the settings back as well."""
        self._table.settings.change()
        if not name:
            self._window.slip(translate("Table", "The folder of your games had disappeared. It is back, and nothing is lost."))
            return
        text = translate("Table", "Another file lay where your games are kept. It is now called “{name}”; nothing is lost.")
        text, session = text.format(name=name), self._window.session
        if session is not None and session.clock.running:
            self._window.slip(text)
        else:
            self._window.tell(translate("Table", "Your games are back in their place"), text)

    def _tell_settings(self, names: tuple[str, ...], kept_as: str) -> None:
        if names == ("",):
            text = translate("Table", "The file could not be read, so everything is as it was at first.")
        else:
            text = translate("Table", "Some of them could not be read and are as they were at first: {names}.")
            text = text.format(names=translate("Lobby", ", ").join(setting_name(name) for name in names))
        if kept_as:
            text += gap() + translate("Table", "The file as it was is kept as “{name}”.").format(name=kept_as)
        self._window.tell(translate("Table", "The settings were damaged"), text)


def setting_name(name: str) -> str:
    """Return what a setting is called on the settings sheet or in the lobby; its own name where it stands nowhere."""
    names = {
        "language": translate("Settings", "Language"),
        "look": translate("Settings", "Look"),
        "less_motion": translate("Settings", "Motion"),
        "full_screen": translate("Settings", "Window"),
        "left_handed": translate("Settings", "Drawing tools"),
        "pen_gamma": translate("Settings", "Pen pressure"),
        "ignore_rubber_end": translate("Settings", "Rubber end"),
        "pen_only": translate("Settings", "Drawing with"),
        "seats": translate("Lobby", "Seats"),
        "keys": translate("Keys", "Keys"),
    }
    return names.get(name, name)


def in_words(why: str) -> str:
    """Return what keeps a disk from writing, in words where we know some; else what the system says."""
    known = {
        "database or disk is full": translate("Table", "it is full"),
        "attempt to write a readonly database": translate("Table", "it may only be read"),
        "database is locked": translate("Table", "another program holds the file"),
        "disk I/O error": translate("Table", "it reports an error"),
        "unable to open database file": translate("Table", "the file cannot be opened"),
    }
    return known.get(why, why)
