"""A database that lost its file while it was open: the folder was deleted or moved, or another file was put in its place."""

import contextlib
import sqlite3

from partygames.engine.rescue import RESCUED, set_aside
from partygames.engine.store import Store, connect


def put_back(store: Store) -> tuple[Store, str]:
    """Write all that the open database holds to where its file should be, and open that; the old one is closed.

    Return it, and the name under which the file that lay in its place is kept, "" without one. Raises OSError or sqlite3.Error.
    """
    path = store.path
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    store.gather()  # so that what SQLite left beside the old file is no part of another one
    try:
        with contextlib.closing(connect(part, 2.0)) as copy:
            store.db.backup(copy)
    except sqlite3.Error:
        part.unlink(missing_ok=True)
        if not path.exists():
            raise
        store.close()
        return Store(path), ""  # its disk was taken away, and is back with all that was written to it
    store.close()
    name = ""
    if path.exists():
        part = part.replace(path.with_name(RESCUED))  # a program killed here ends it at its next start
        name = set_aside(path, "other").name
    for tail in ("-wal", "-shm"):
        path.with_name(path.name + tail).unlink(missing_ok=True)
    part.replace(path)
    return Store(path), name
