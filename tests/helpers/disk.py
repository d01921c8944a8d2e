"""A disk that refuses, or takes its time."""

import contextlib
import sqlite3
import threading
from collections.abc import Iterator

import pytest

from partygames.engine.store import Store


class Disk:
    """The disk below every journal: `full` lets each write fail, `stuck` holds each back until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._free = threading.Event()
        self._free.set()
        real = Store.transaction

        @contextlib.contextmanager
        def transaction(store: Store) -> Iterator[None]:
            self._free.wait()
            with real(store):
                yield
                if self.full:
                    raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(Store, "transaction", transaction)

    def hold(self) -> None:
        """Answer no write any more."""
        self._free.clear()

    def go_on(self) -> None:
        """Answer again."""
        self._free.set()
