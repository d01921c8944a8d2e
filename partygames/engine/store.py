"""The rows of the database: one SQLite connection, every write and read of a game. Not thread-safe; journal.py owns it.

WAL with synchronous=FULL: what is committed outlives a killed program and a power cut. The price, a wait for the disk, is the
writer thread's alone.
"""

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from zlib import crc32

import msgspec

from partygames.engine import schema

CHECKED_MB = 16
"""A larger database is checked at the start only when the program did not end cleanly: the check reads all of it."""

WAL_MB = 1
"""What SQLite keeps beside the database: from so much on it is brought into it, and it shrinks back to this."""

PAGE = 4096  # bytes


class MoveRow(msgspec.Struct, frozen=True):
    """One move as it lies in the database: msgpack (JSON in rows of version 1), ms left of the minute, its mark."""

    move: bytes | str
    left_ms: int | None
    mark: int | None


class GameRow(msgspec.Struct, frozen=True):
    """One game as it lies in the database: JSON texts, ms left of the minute under way, the moves, the last snapshot."""

    id: int
    game: str
    schema: int
    setup: str
    seats: str
    clock_ms: int | None
    state: str
    moves: tuple[MoveRow, ...] = ()
    snapshot: tuple[int, str, int, bytes] | None = None


def mark_of(row: tuple[int, bytes, int | None], before: int) -> int:
    """Return the mark of a move (number, bytes, ms left): a sum over it and the mark `before`, so that no row is lost unseen."""
    number, move, left_ms = row
    return crc32(move, crc32(f"{number}:{left_ms}".encode(), before))


def connect(path: Path, wait_s: float, mode: str = "", memory: bool = False) -> sqlite3.Connection:
    """Open a connection that any one thread at a time may use; `mode`: what follows the name of the file in its URI."""
    name = ":memory:" if memory else f"{path.absolute().as_uri()}{mode}"
    db = sqlite3.connect(name, uri=not memory, isolation_level=None, timeout=wait_s, check_same_thread=False)
    # One damaged letter spoils one row, which then cannot be read as JSON, and not every answer it is part of.
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    return db


def _only_read(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write, not even what SQLite keeps beside its file where the folder refuses that."""
    db = connect(path, 2.0, "?mode=ro")
    try:
        schema.version_of(db)
    except sqlite3.OperationalError:
        db.close()
        if path.with_name(path.name + "-wal").exists():
            raise
        db = connect(path, 2.0, "?mode=ro&immutable=1")
    return db


def _same(path: Path) -> tuple[int, int]:
    """Return what tells a file from every other one."""
    found = path.stat()
    return found.st_dev, found.st_ino


def written_by(path: Path) -> int:
    """Return the version that wrote the database, 0 where there is none; the file is not touched. Raises sqlite3.Error."""
    if not path.exists():
        return 0
    db = _only_read(path)
    try:
        return schema.version_of(db)
    finally:
        db.close()


class Store:
    """Read and write games, moves and words seen. Writes belong in a `transaction`."""

    def __init__(self, path: Path, wait_s: float = 2.0) -> None:
        """Open or create the database; raise sqlite3.DatabaseError or NewerDatabase when it cannot be used.

        `was`: the version that wrote it last, 0 for a new one.
        """
        self.path = path
        wal = path.with_name(path.name + "-wal")
        unclean = wal.exists() and wal.stat().st_size > 0
        small = not path.exists() or path.stat().st_size <= CHECKED_MB * 1_000_000
        self.db = connect(path, wait_s)
        try:
            if (small or unclean) and self.db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("damaged")
            self.db.execute("PRAGMA journal_mode=WAL")
            self.db.execute("PRAGMA synchronous=FULL")
            self.db.execute(f"PRAGMA wal_autocheckpoint={WAL_MB * 1_000_000 // PAGE}")
            self.db.execute(f"PRAGMA journal_size_limit={WAL_MB * 1_000_000}")
            self.was = schema.bring_up(self.db)
            # One look at every table: a file that passes the check but is not ours fails here, not in the middle of a game.
            for table in schema.TABLES:
                self.db.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()
            self._file = _same(path)
        except BaseException:
            self.db.close()
            raise

    @classmethod
    def to_look(cls, path: Path) -> "Store":
        """Open a database that is there, to read and nothing else; raises sqlite3.Error or NewerDatabase.

        A second copy of the program reads beside the first one, and a folder that cannot be written can still be read.
        """
        self = cls.__new__(cls)
        self.path, self.db = path, _only_read(path)
        version = schema.version_of(self.db)
        if version > schema.VERSION:
            self.db.close()
            raise schema.NewerDatabase
        if version < schema.VERSION:  # the file stays as it is; a copy in memory is brought up to date
            old, self.db = self.db, connect(path, 0, memory=True)
            old.backup(self.db)
            old.close()
            schema.bring_up(self.db)
        return self

    @property
    def adrift(self) -> bool:
        """Say whether the file was deleted, moved or replaced: what is written then goes where nobody will ever find it."""
        try:
            return _same(self.path) != self._file
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:  # nobody can tell, and whoever writes will hear of it
            return False

    def close(self) -> None:
        """Close the database."""
        self.db.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Write all that happens inside, or nothing."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("ROLLBACK")
            raise

    def gather(self) -> None:
        """Bring all that lies beside the database into it, which gives room back to the disk; to be done in no transaction.

        Nothing depends on it: what is committed is safe in either place. So a reader or a disk that is in the way is no error.
        """
        with contextlib.suppress(sqlite3.OperationalError):
            self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- writes

    def begin(self, game: str, version: int, setup: str, seats: str, started: float) -> int:
        """Write a new game and return its number; games cut off before are no longer offered."""
        self.db.execute("UPDATE games SET state='left', ended=? WHERE state='open'", (started,))
        row = self.db.execute(
            "INSERT INTO games (game, schema, setup, seats, started) VALUES (?,?,?,?,?)", (game, version, setup, seats, started)
        )
        assert row.lastrowid is not None
        return row.lastrowid

    def append(self, game: int, number: int, move: bytes, left_ms: int | None) -> None:
        """Write an accepted move and the clock with it."""
        last = self.db.execute("SELECT mark FROM moves WHERE game=? AND number=?", (game, number - 1)).fetchone()
        mark = mark_of((number, move, left_ms), last[0] if last and last[0] is not None else 0)
        self.db.execute("INSERT OR REPLACE INTO moves VALUES (?,?,?,?,?)", (game, number, move, left_ms, mark))
        self.note_clock(game, left_ms)

    def reseat(self, game: int, seats: str) -> None:
        """Write who plays for the seats now."""
        self.db.execute("UPDATE games SET seats=? WHERE id=?", (seats, game))

    def note_clock(self, game: int, left_ms: int | None) -> None:
        """Write what is left of the minute, so that a cut-off game goes on from there."""
        self.db.execute("UPDATE games SET clock_ms=? WHERE id=?", (left_ms, game))

    def keep_snapshot(self, game: int, number: int, made_by: str, state: bytes) -> None:
        """Keep the state after move `number`, so that the moves before need not be played again; the one before goes."""
        self.db.execute("INSERT OR REPLACE INTO snapshots VALUES (?,?,?,?,?)", (game, number, made_by, crc32(state), state))

    def end(self, game: int, result: str, ended: float) -> None:
        """Write the result of a finished game; it needs no snapshot any more."""
        self.db.execute("UPDATE games SET state='done', ended=?, result=?, clock_ms=NULL WHERE id=?", (ended, result, game))
        self.db.execute("DELETE FROM snapshots WHERE game=?", (game,))

    def leave(self, game: int, state: str = "left") -> None:
        """Stop offering a game that was cut off ("left"), or that cannot be read ("broken"). Its moves stay."""
        self.db.execute("UPDATE games SET state=?, ended=? WHERE id=?", (state, time.time(), game))
        self.db.execute("DELETE FROM snapshots WHERE game=?", (game,))

    def see_words(self, pack: str, words: Iterable[str], forgotten: Iterable[str] = ()) -> None:
        """Remember words that were dealt; `forgotten` were used up before and may come round again (DD-10)."""
        self.db.executemany("DELETE FROM words_seen WHERE pack=? AND word=?", [(pack, w) for w in forgotten])
        self.db.executemany("INSERT OR REPLACE INTO words_seen VALUES (?,?,?)", [(pack, w, time.time()) for w in words])

    # -- reads

    def cut_off(self) -> GameRow | None:
        """Return the game that was under way when the program ended, or None."""
        row = self.db.execute("SELECT id FROM games WHERE state='open' ORDER BY id DESC LIMIT 1").fetchone()
        return None if row is None else self.game(row[0])

    def game(self, number: int) -> GameRow | None:
        """Return one game with all its moves."""
        row = self.db.execute(
            "SELECT id, game, schema, setup, seats, clock_ms, state FROM games WHERE id=?", (number,)
        ).fetchone()
        if row is None:
            return None
        moves = self.db.execute("SELECT move, clock_ms, mark FROM moves WHERE game=? ORDER BY number", (number,))
        kept = self.db.execute("SELECT number, made_by, sum, state FROM snapshots WHERE game=?", (number,)).fetchone()
        return GameRow(*row, moves=tuple([MoveRow(*one) for one in moves]), snapshot=kept)

    def words_seen(self, pack: str) -> frozenset[str]:
        """Return the ids of the words of `pack` that were dealt and have not come round again (DD-10)."""
        return frozenset(w for (w,) in self.db.execute("SELECT word FROM words_seen WHERE pack=?", (pack,)))
