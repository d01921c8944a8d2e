"""A database that lost its file while it was open: the folder was deleted or moved, or another file was put in its place."""

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from partygames.engine.rescue import RESCUED, set_aside
from partygames.engine.schema import NewerDatabase
from partygames.engine.store import Store, connect


def put_back(store: Store) -> str | None:
    """Write all that the open database holds to where its file should be, then close it: the file is to be opened anew.

    Return the name under which the file that lay in its place is kept, "" where none did; None: the file that lies there has it
    all, as on a disk of the network that numbers its files anew. Raises OSError or sqlite3.Error, and the database stays open.
    """
    path = store.path
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    store.gather()  # so that what SQLite left beside the old file is no part of another one
    name: str | None = None
    try:
        if not _has_all(path, store):
            with contextlib.closing(connect(part, 2.0)) as copy:
                store.db.backup(copy)
            name = _put(part, path)
    except sqlite3.Error:
        part.unlink(missing_ok=True)
        if not path.exists() or _can_be_read(store):
            raise  # the open one may be the only one that has the games
        # Else its disk was taken away, and is back with all that was written to it.
    store.close()
    return name


def _put(part: Path, path: Path) -> str:
    """Let `part` be the database at `path`; return the new name of the file that lay there."""
    name = ""
    if path.exists():
        part = part.replace(path.with_name(RESCUED))  # a program killed here ends it at its next start
        name = set_aside(path, "other").name
    for tail in ("-wal", "-shm"):
        path.with_name(path.name + tail).unlink(missing_ok=True)
    part.replace(path)
    return name


def _can_be_read(store: Store) -> bool:
    """Say whether the open database can still be read whole."""
    try:
        return bool(store.db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.Error:
        return False


def _has_all(path: Path, store: Store) -> bool:
    """Say whether the database at `path` has the games and moves that the open one has. Raises sqlite3.Error for the open one."""
    ours = _sums(store)
    try:
        with contextlib.closing(Store.to_look(path)) as look:
            return _sums(look) == ours
    except (sqlite3.Error, NewerDatabase):
        return False


def _sums(store: Store) -> list[tuple[Any, ...]]:
    """Return what differs where any game or move does."""
    return [
        *store.db.execute("SELECT count(*), total(mark), total(number * game) FROM moves"),
        *store.db.execute("SELECT id, state, seats, result, started FROM games ORDER BY id"),
    ]
