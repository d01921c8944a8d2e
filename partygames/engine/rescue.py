"""Copy every game that can still be read out of a damaged database, which is only read and set aside under a new name."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from partygames.engine.store import Store, connect

RESCUED = "partygames-rescued.sqlite3"
"""What could be read of a damaged database, until it takes its place."""

_GAME = "id, game, schema, setup, seats, started, ended, result, state, clock_ms"


def copy_games(damaged: Path, store: Store) -> tuple[int, int]:
    """Copy games, words seen and merged names into `store`; return how many games were copied, and how many could not be.

    A game whose moves can be read only up to some point is copied up to there. Raises sqlite3.Error when `store` refuses.
    """
    rescued = lost = 0
    with contextlib.closing(connect(damaged, 2.0, "?mode=ro")) as db:
        mark = "mark" if any(_readable(db, "SELECT mark FROM moves LIMIT 1")) else "NULL"
        moves = f"SELECT game, number, move, clock_ms, {mark} FROM moves WHERE game=? ORDER BY number"
        for number in _numbers(db):
            row = next(_readable(db, f"SELECT {_GAME} FROM games WHERE id=?", number), None)
            try:
                with store.transaction():
                    store.db.execute(f"INSERT INTO games ({_GAME}) VALUES (?,?,?,?,?,?,?,?,?,?)", row or (None,) * 10)
                    store.db.executemany("INSERT INTO moves VALUES (?,?,?,?,?)", _readable(db, moves, number))
            except (sqlite3.IntegrityError, sqlite3.InterfaceError):  # the row is not whole
                lost += 1
            else:
                rescued += 1
        for table, places in (("words_seen", "?,?,?"), ("aliases", "?,?")):
            with contextlib.suppress(sqlite3.IntegrityError), store.transaction():
                rows = _readable(db, f"SELECT * FROM {table}")
                store.db.executemany(f"INSERT OR REPLACE INTO {table} VALUES ({places})", rows)
    return rescued, lost


def _numbers(db: sqlite3.Connection) -> list[int]:
    """Return the numbers of all games that a search from either end meets before it meets the damage."""
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        found |= {n for (n,) in _readable(db, f"SELECT id FROM games ORDER BY id {order}") if isinstance(n, int)}
    return sorted(found)


def _readable(db: sqlite3.Connection, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a query until one cannot be read."""
    with contextlib.suppress(sqlite3.Error, UnicodeDecodeError, OverflowError):
        yield from db.execute(query, values)


def set_aside(path: Path, why: str) -> Path:
    """Rename a file (and what SQLite keeps beside it) to a name that is free; nothing is overwritten."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    n = 0
    while True:
        target = path.with_name(f"{path.stem}-{why}-{stamp}{f'-{n}' if n else ''}{path.suffix}")
        if not target.exists():
            break
        n += 1
    path.rename(target)
    for tail in ("-wal", "-shm"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(target.with_name(target.name + tail))
    return target


def delete_set_aside(store: Store) -> None:
    """Delete the files that were ever set aside: who wants all gone does not want it to lie there under another name."""
    for pattern in ("partygames*-unreadable-*", "partygames*-other-*", "settings-unreadable-*"):
        for path in store.path.parent.glob(pattern):
            path.unlink(missing_ok=True)
