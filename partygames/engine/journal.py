"""Open the journal of one user. A database that cannot be read is set aside under a new name, never overwritten.

One that a newer version wrote is left alone, and this version keeps its games in a file beside it.
"""

import contextlib
import sqlite3
from pathlib import Path

import msgspec

from partygames.engine import rescue
from partygames.engine.entry import Entry, How
from partygames.engine.rescue import RESCUED, set_aside
from partygames.engine.schema import VERSION, NewerDatabase
from partygames.engine.store import GameRow, Store, written_by
from partygames.engine.writer import Journal

__all__ = ["Entry", "GameRow", "Journal", "NewerDatabase", "SetAside", "open_journal", "set_aside"]

FILE = "partygames.sqlite3"
BESIDE = f"partygames-{VERSION}.sqlite3"
"""Where games are kept while the database itself is a newer version's."""

_NO_DAMAGE = frozenset(
    (
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM),
        *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH),
    )
)
"""What the folder or the disk is to blame for: such a file must stay where it is."""


class SetAside(msgspec.Struct, frozen=True):
    """A database that could not be used, and the name of the file that says more.

    `newer`: it was written by a newer version and lies untouched; games are kept in `name` meanwhile. Else it was damaged and
    lies in `name` now; `rescued` games could be read and copied, `lost` could not.
    """

    name: str
    newer: bool = False
    rescued: int = 0
    lost: int = 0


def open_journal(folder: Path) -> tuple[Journal, SetAside | None]:
    """Open the database in `folder`, made if missing, and say what became of one that cannot be used.

    A folder or a disk that refuses is no error: the journal keeps trying, and `journal.why` says what is the matter.
    """
    path = folder / FILE
    try:
        store, aside = _open_store(folder, wait_s=0.2)
    except (OSError, sqlite3.Error) as err:
        return Journal(path, lambda: _open_store(folder), None, str(err)), None
    journal = Journal(store.path, lambda: _open_store(folder), store)
    if store.was == 1:
        from partygames.engine.replay import complete

        journal.write(complete, How.BARE)
    return journal, aside


def _open_store(folder: Path, wait_s: float = 2.0) -> tuple[Store, SetAside | None]:
    """Open the database in `folder`; raises OSError or sqlite3.Error when folder or disk refuse."""
    folder.mkdir(parents=True, exist_ok=True)
    path, newer = folder / FILE, False
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError):  # whatever is the matter with it, opening it will tell
        newer = written_by(path) > VERSION
    if newer:
        path = folder / BESIDE
    elif not path.exists() and (folder / RESCUED).exists():
        (folder / RESCUED).rename(path)  # the program was killed when only this was left to do
    try:
        store, aside = Store(path, wait_s), None
    except (sqlite3.DatabaseError, UnicodeDecodeError) as err:  # the last: damage in what SQLite says of it
        # The code is SQLite's extended one; its low byte says of which kind. Our own errors have none.
        if getattr(err, "sqlite_errorcode", 0) & 0xFF in _NO_DAMAGE:
            raise
        counts = _rescue(path, folder / RESCUED)
        aside = SetAside(set_aside(path, "unreadable").name, False, *counts)
        (folder / RESCUED).rename(path)
        store = Store(path, wait_s)
    store.db.execute("PRAGMA busy_timeout=2000")
    return store, SetAside(path.name, newer=True) if newer and aside is None else aside


def _rescue(path: Path, fresh: Path) -> tuple[int, int]:
    """Copy what can be read of a damaged database into a new one; return (games copied, games lost)."""
    fresh.unlink(missing_ok=True)
    store = Store(fresh)
    try:
        return rescue.copy_games(path, store)
    finally:
        store.close()
