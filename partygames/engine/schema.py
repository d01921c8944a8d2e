"""The tables of the database, and the way there from every older version of them."""

import sqlite3
from collections.abc import Callable

VERSION = 2
_TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, schema INTEGER NOT NULL, setup TEXT NOT NULL, seats TEXT NOT NULL,
    started REAL NOT NULL, ended REAL, result TEXT, state TEXT NOT NULL DEFAULT 'open', clock_ms INTEGER
);
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games(id), number INTEGER NOT NULL, move BLOB NOT NULL, clock_ms INTEGER, mark INTEGER,
    PRIMARY KEY (game, number)
);
CREATE TABLE words_seen (pack TEXT NOT NULL, word TEXT NOT NULL, seen REAL NOT NULL, PRIMARY KEY (pack, word)) WITHOUT ROWID;
CREATE TABLE snapshots (game INTEGER PRIMARY KEY REFERENCES games(id), number INTEGER NOT NULL, made_by TEXT NOT NULL,
    sum INTEGER NOT NULL, state BLOB NOT NULL);
CREATE TABLE aliases (name TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
"""
TABLES = ("games", "moves", "words_seen", "snapshots", "aliases")


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


def _second(db: sqlite3.Connection) -> None:
    """Version 2: a mark on each move that tells damage, snapshots, names that were merged. Old moves stay as they are: JSON.

    Moves lie in the order in which they came, which fills the pages: in a table without row numbers they took half as much again.
    """
    db.execute("ALTER TABLE moves RENAME TO old_moves")
    for table in ("moves", "snapshots", "aliases"):
        start = _TABLES.index(f"CREATE TABLE {table} ")
        db.execute(_TABLES[start : _TABLES.index(";", start)])
    db.execute("INSERT INTO moves SELECT game, number, move, clock_ms, NULL FROM old_moves ORDER BY game, number")
    db.execute("DROP TABLE old_moves")


MIGRATIONS: dict[int, Callable[[sqlite3.Connection], None]] = {1: _second}
"""From each older version to the one after it."""


def version_of(db: sqlite3.Connection) -> int:
    """Return the version that the database was written by, 0 for an empty one."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def bring_up(db: sqlite3.Connection) -> int:
    """Make the tables, or bring those of an older version up to date: all of it or nothing. Raises NewerDatabase.

    Returns the version that there was.
    """
    version = version_of(db)
    if version > VERSION:
        raise NewerDatabase
    if version == VERSION:
        return version
    db.execute("BEGIN IMMEDIATE")
    try:
        if version == 0:
            for statement in _TABLES.split(";"):
                db.execute(statement)
        else:
            for step in range(version, VERSION):
                MIGRATIONS[step](db)
        db.execute(f"PRAGMA user_version={VERSION}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    return version
