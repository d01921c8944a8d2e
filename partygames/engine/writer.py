"""Everything accepted is on disk before the next frame, and nobody waits for the disk: a thread of its own writes.

What is to be written queues up in memory. A disk that refuses (full, read-only, locked) is tried again and again, in order, while
the game goes on; a killed program loses at most what the disk had not taken yet.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from partygames.engine.adrift import put_back
from partygames.engine.entry import Entry, How, Write
from partygames.engine.store import GameRow, Store

RETRY_S = 2.0
"""How long after a refusal the disk is tried again; a new move tries it at once."""

OUR_FAULT = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
)
"""What no disk is to blame for."""
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Journal(QObject):
    """The writer of one user's database, and the way to read it.

    `trouble(why)` tells once that the disk refuses, `eased()` that all that waited is written. `opened(SetAside | None)` comes
    when a database that could not be opened at the start is open after all. `brought_back(name)`: its file was gone and is
    there again with all that was in it; `name`: how what lay in its place is called now, "" where nothing did. `failed(error)`: a
    write was wrong in itself.
    """

    trouble = Signal(str)
    eased = Signal()
    opened = Signal(object)
    brought_back = Signal(str)
    failed = Signal(object)

    def __init__(self, path: Path, open_store: Callable[[], tuple[Store, Any]], store: Store | None, why: str = "") -> None:
        """Write into `store`, which lies at `path`; without one `open_store` is tried until it answers, `why`: why not yet."""
        super().__init__()
        self.path, self._open_store, self._store = path, open_store, store
        self.why = why
        self._told = bool(why)
        self.retry_s = RETRY_S
        self._look: Store | None = None  # whoever reads owns it; the thread only says that the file is another one
        self._look_anew = False
        self._seen: dict[str, frozenset[str]] = {}
        self._queue: list[tuple[Write, How]] = []
        self._busy = False
        self._closing = self._hurry = False
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self.failed.connect(self._raise, Qt.ConnectionType.QueuedConnection)

    # -- games

    def begin(self, game: str, version: int, setup: Any, seats: Any) -> Entry:
        """Begin the entry of a new game."""
        entry = Entry(self)
        entry.begin(game, version, setup, seats)
        return entry

    def entry(self, number: int) -> Entry:
        """Return the entry of a game that lies in the database, to go on with it."""
        return Entry(self, number)

    def cut_off(self) -> GameRow | None:
        """Return the game that was under way when the program ended, or None. Raises sqlite3.Error."""
        store = self.look()
        return None if store is None else store.cut_off()

    def words_seen(self, pack: str) -> frozenset[str]:
        """Return the ids of the words of `pack` that were dealt and have not come round again (DD-10)."""
        if pack not in self._seen:
            try:
                store = self.look()
                self._seen[pack] = frozenset() if store is None else store.words_seen(pack)
            except sqlite3.Error:
                return frozenset()
        return self._seen[pack]

    def see_words(self, pack: str, words: Iterable[str], forgotten: Iterable[str] = ()) -> None:
        """Remember words that were dealt; `forgotten` were used up before and may come round again (DD-10)."""
        dealt, gone = tuple(words), tuple(forgotten)
        self._seen[pack] = self.words_seen(pack) - frozenset(gone) | frozenset(dealt)
        self.write(lambda store: store.see_words(pack, dealt, gone))

    def forget_words(self) -> None:
        """Forget which words were dealt, as the database is about to."""
        self._seen.clear()

    def look(self) -> Store | None:
        """Return the database to read in, as far as it is written; None where there is none. Raises sqlite3.Error."""
        if self._look_anew:
            self._look_anew = False  # first: the thread may want it once more meanwhile
            self._close_look()
        if self._look is None and self.path.exists():
            self._look = Store.to_look(self.path)
        return self._look

    def _close_look(self) -> None:
        if self._look is not None:
            self._look.close()
            self._look = None

    # -- writing

    def write(self, write: Write, how: How = How.TOGETHER) -> None:
        """Let the thread do this after all that was asked before."""
        with self._change:
            self._queue.append((write, how))
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def settle(self, ms: float = 2_000) -> bool:
        """Wait until all is written, at most so long, and not at all for a disk that refuses; say whether it is."""
        with self._change:
            return self._change.wait_for(lambda: self._idle() or bool(self.why), ms / 1000) and self._idle()

    def try_again(self, ms: float) -> bool:
        """Try a disk that refused at once, and wait for it; say whether everything is written, and still there."""
        self._ask_for_file()
        with self._change:
            self.why, self._hurry = "", True
            self._change.notify_all()
        return self.settle(ms)

    def close(self, ms: float = 5_000) -> bool:
        """Write what is left, try a disk that refused once more, and close; say whether everything is written."""
        self._ask_for_file()
        with self._change:
            self._closing = True
            self._change.notify_all()
            self._change.wait_for(lambda: not self._thread, ms / 1000)
            done, stuck = self._idle(), self._thread is not None
        self._close_look()
        if self._store is not None and not stuck:
            self._store.close()
            self._store = None
        return done

    @property
    def unwritten(self) -> int:
        """Return how many writes wait."""
        with self._change:
            return len(self._queue)

    def _idle(self) -> bool:
        return not self._queue and not self._busy

    def _run(self) -> None:
        """Write what is queued until the journal is closed; runs in the thread."""
        while True:
            with self._change:
                while not self._queue and not self._closing:
                    self._change.wait()
                batch = self._next_batch()
                if not batch:
                    self._thread = None
                    self._change.notify_all()
                    return
                self._busy = True
            done, why = self._write_all([write for write, _ in batch], batch[0][1])
            with self._change:
                del self._queue[:done]
                self._busy = False
                self.why = why
                troubled, eased = bool(why) and not self._told, self._told and not why and not self._queue
                self._told = bool(why) or (self._told and not eased)
                waiting = len(self._queue)
                if why and self._closing:
                    self._thread = None
                self._change.notify_all()
                if self._thread is None:
                    return
            if troubled:
                self.trouble.emit(why)
            elif eased:
                self.eased.emit()
            if why:
                with self._change:
                    self._change.wait_for(lambda n=waiting: self._closing or self._hurry or len(self._queue) > n, self.retry_s)
                    self._hurry = False

    def _next_batch(self) -> list[tuple[Write, How]]:
        """Return what is written at once: everything up to the next write that stands alone, or that one."""
        alone = next((i for i, (_, how) in enumerate(self._queue) if how is not How.TOGETHER), len(self._queue))
        return self._queue[: max(1, alone)]

    def _write_all(self, batch: list[Write], how: How) -> tuple[int, str]:
        """Write a batch whole; return how many writes are done with, and why the disk refused the others."""
        try:
            if self._store is None:
                self._store, aside = self._open_store()
                self.path, self._look_anew = self._store.path, True
                self.opened.emit(aside)
            store = self._keep_file(self._store)
            with contextlib.nullcontext() if how is How.BARE else store.transaction():
                for n, write in enumerate(batch):
                    try:
                        write(store)
                    except Exception as err:
                        if isinstance(err, sqlite3.Error | OSError) and not isinstance(err, OUR_FAULT):
                            raise
                        self.failed.emit(err)  # a fault of ours must not keep the others from being written
                        batch[n] = lambda _store: None
        except (sqlite3.Error, OSError) as err:
            if getattr(err, "sqlite_errorcode", 0) & 0xFF in _DAMAGE and self._store is not None:
                self._store.close()
                self._store = None  # opening it again rescues what can be read (journal.py)
            return 0, str(err)
        return len(batch), ""

    def _ask_for_file(self) -> None:
        """Let the thread put the file back, also where nothing is to be written."""
        store = self._store
        if store is not None and store.adrift:
            self.write(lambda store: None)

    def _keep_file(self, store: Store) -> Store:
        """Put the file back if it was deleted, moved or replaced, and return the database to write in."""
        if not store.adrift:
            return store
        name = put_back(store)
        self._store = None
        if name is not None:
            self.brought_back.emit(name)
        self._store = Store(self.path)
        self._look_anew = True
        return self._store

    def _raise(self, error: Exception) -> None:
        raise error
