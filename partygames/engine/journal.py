"""Everything accepted is on disk before the next frame: one SQLite database with games, moves and words seen.

A database that cannot be read is set aside under a new name, never overwritten.
"""

import sqlite3
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import msgspec

VERSION = 1
_TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, game TEXT NOT NULL, schema INTEGER NOT NULL, setup TEXT NOT NULL, seats TEXT NOT NULL,
    started REAL NOT NULL, ended REAL, result TEXT, state TEXT NOT NULL DEFAULT 'open', clock_ms INTEGER
);
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games(id), number INTEGER NOT NULL, move TEXT NOT NULL, clock_ms INTEGER,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
CREATE TABLE words_seen (pack TEXT NOT NULL, word TEXT NOT NULL, seen REAL NOT NULL, PRIMARY KEY (pack, word)) WITHOUT ROWID;
"""


_NO_DAMAGE = frozenset(
    (
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOMEM),
        *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH),
    )
)
"""What the folder or the disk is to blame for: such a file must stay where it is."""


class GameRow(msgspec.Struct, frozen=True):
    """One game as it lies in the database: JSON texts, ms left of the minute under way, and the moves so far."""

    id: int
    game: str
    schema: int
    setup: str
    seats: str
    clock_ms: int | None
    moves: tuple[str, ...]


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


class Journal:
    """The database of one user. Not thread-safe: the engine owns it.

    WAL with synchronous=NORMAL: a killed program loses nothing that was accepted; no write waits for the disk to spin.
    """

    def __init__(self, path: Path) -> None:
        """Open or create the database; raise sqlite3.DatabaseError or NewerDatabase when it cannot be used."""
        self.path = path
        self._db = sqlite3.connect(path, isolation_level=None, timeout=2.0)
        # One damaged letter spoils one row, which then cannot be read as JSON, and not every answer it is part of.
        self._db.text_factory = partial(str, encoding="utf-8", errors="replace")
        try:
            self._prepare()
        except BaseException:
            self._db.close()
            raise

    def _prepare(self) -> None:
        version = self._db.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            raise NewerDatabase
        if self._db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("damaged")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        if version == 0:
            self._db.executescript(f"BEGIN; {_TABLES} PRAGMA user_version={VERSION}; COMMIT;")
        # One look at every table: a file that passes the check but is not ours fails here, not in the middle of a game.
        for table in ("games", "moves", "words_seen"):
            self._db.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()

    def close(self) -> None:
        """Close the database."""
        self._db.close()

    def begin(self, game: str, schema: int, setup: str, seats: str) -> int:
        """Write a new game and return its number; games cut off before are no longer offered."""
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute("UPDATE games SET state='left', ended=? WHERE state='open'", (time.time(),))
            row = self._db.execute(
                "INSERT INTO games (game, schema, setup, seats, started) VALUES (?,?,?,?,?)",
                (game, schema, setup, seats, time.time()),
            )
        assert row.lastrowid is not None
        return row.lastrowid

    def append(self, game: int, rows: Iterable[tuple[int, str, int | None]]) -> None:
        """Write accepted moves (number, JSON, ms left of the minute) and the clock with them."""
        rows = list(rows)
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany("INSERT INTO moves VALUES (?,?,?,?)", [(game, *row) for row in rows])
            self._db.execute("UPDATE games SET clock_ms=? WHERE id=?", (rows[-1][2], game))

    def note_clock(self, game: int, left_ms: int | None) -> None:
        """Write what is left of the minute, so that a cut-off game goes on from there."""
        self._db.execute("UPDATE games SET clock_ms=? WHERE id=?", (left_ms, game))

    def end(self, game: int, result: str) -> None:
        """Write the result of a finished game."""
        self._db.execute(
            "UPDATE games SET state='done', ended=?, result=?, clock_ms=NULL WHERE id=?", (time.time(), result, game)
        )

    def leave(self, game: int, state: str = "left") -> None:
        """Stop offering a game that was cut off ("left"), or that cannot be read ("broken"). Its rows stay."""
        self._db.execute("UPDATE games SET state=?, ended=? WHERE id=?", (state, time.time(), game))

    def cut_off(self) -> GameRow | None:
        """Return the game that was under way when the program ended, or None."""
        row = self._db.execute(
            "SELECT id, game, schema, setup, seats, clock_ms FROM games WHERE state='open' ORDER BY id DESC LIMIT 1"
        ).fetchone()
        if row is None:
            return None
        moves = self._db.execute("SELECT move FROM moves WHERE game=? ORDER BY number", (row[0],)).fetchall()
        return GameRow(*row, moves=tuple(m for (m,) in moves))

    def words_seen(self, pack: str) -> frozenset[str]:
        """Return the ids of the words of `pack` that were dealt and have not come round again (DD-10)."""
        return frozenset(w for (w,) in self._db.execute("SELECT word FROM words_seen WHERE pack=?", (pack,)))

    def see_words(self, pack: str, words: Iterable[str], forgotten: Iterable[str] = ()) -> None:
        """Remember words that were dealt; `forgotten` were used up before and may come round again (DD-10)."""
        with self._db:
            self._db.execute("BEGIN IMMEDIATE")
            self._db.executemany("DELETE FROM words_seen WHERE pack=? AND word=?", [(pack, w) for w in forgotten])
            self._db.executemany("INSERT OR REPLACE INTO words_seen VALUES (?,?,?)", [(pack, w, time.time()) for w in words])


class SetAside(msgspec.Struct, frozen=True):
    """A database that could not be used, and where it lies now; `newer`: it was written by a newer version."""

    name: str
    newer: bool


def open_journal(folder: Path) -> tuple[Journal, SetAside | None]:
    """Open the database in `folder`, made if missing; one that cannot be used is renamed first and named in the answer.

    Raises OSError or sqlite3.Error when the folder itself cannot be used (read-only, full).
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "partygames.sqlite3"
    try:
        return Journal(path), None
    except (NewerDatabase, sqlite3.DatabaseError, UnicodeDecodeError) as err:  # the last: damage in what SQLite says of it
        # The code is SQLite's extended one; its low byte says of which kind. Our own errors have none.
        if getattr(err, "sqlite_errorcode", 0) & 0xFF in _NO_DAMAGE:
            raise
        newer = isinstance(err, NewerDatabase)
        aside = set_aside(path, "newer" if newer else "unreadable")
        return Journal(path), SetAside(aside.name, newer)


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
