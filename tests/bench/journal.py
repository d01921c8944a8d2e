#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure what it costs that nothing is lost. Prints one JSON line.

`to_disk_ms_*`: from `submit` to the commit on the disk (fsync and all), strokes of 300 samples; `fsync_ms_median` is what 900
bytes at the end of a plain file take in the same run. `submit_us_median`: what the table waits for a move of that kind, and
`submit_us_median_slow_disk` with a disk that takes 200 ms for each write; `unpack_us_median` of it is the rules' own look at the
stroke, which the painter does not repeat.
`late_samples_*`: of the pen samples of whole strokes in the real window, 200 a second, those that took longer than until the
next one was due; `sample_ms_max_*` the worst of them; `*_slow_disk` with that disk, `*_without_journal` without any.
`late_by_work_*`: those of them for which the program's own work took so long; the others had their processor taken away by
other programs. That none of them waits for the disk shows in no more of them being late on the slow one, and in
tests/ui/test_disk_news.py, where the disk does not answer at all.
`resume_ms_*`: read the database and rebuild a six-player Doodle Rush with 2,000 strokes in which one move is missing, from its
snapshot and without. `evening_mb`: all files after ten such games; `*_while_open` before the database is closed.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from helpers.long_games import evening, hand_drawn, setup
from helpers.pen_events import Clock, Hand
from helpers.table_games import seats, table_at
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from partygames.app import make_app
from partygames.engine.collector import Collector
from partygames.engine.course import course_of
from partygames.engine.journal import open_journal
from partygames.engine.store import Store
from partygames.games.doodle_rush.moves import BeginTurn, Draw
from partygames.games.registry import DOODLE
from partygames.ink.stroke import unpack
from partygames.ui.i18n import Language
from partygames.ui.window import Window

SAMPLE_S = 0.005
SLOW_S = 0.2


@contextlib.contextmanager
def slow_disk() -> Iterator[None]:
    """Let every transaction take 200 ms more."""
    real = Store.transaction

    @contextlib.contextmanager
    def slow(self: Store) -> Iterator[None]:
        with real(self):
            yield
            time.sleep(SLOW_S)

    Store.transaction = slow
    try:
        yield
    finally:
        Store.transaction = real


def drawn_minute(folder: Path, n: int, settle: bool) -> tuple[list[float], list[float]]:
    """Return (seconds of each submit, seconds until it was on disk) of n strokes of 300 samples."""
    journal, _ = open_journal(folder)
    table, rng = table_at(journal, folder), Random(3)
    session = table._begin(DOODLE, setup(), seats(6))
    session.submit(BeginTurn(0))
    strokes = [hand_drawn(300, rng) for _ in range(n)]
    unpack.cache_clear()  # a stroke comes fresh from the pen
    submits, disk = [], []
    for stroke in strokes:
        move = Draw(0, 0, stroke)
        start = time.perf_counter()
        session.submit(move)
        submits.append(time.perf_counter() - start)
        if settle:
            assert journal.settle()
            disk.append(time.perf_counter() - start)
    session.close()
    journal.close(60_000)
    return submits, disk


class Samples:
    """What happened to pen samples: how many were `late`, how many of these `by_work`, and the `worst`, in s."""

    def __init__(self) -> None:
        self.late = self.by_work = 0
        self.worst = 0.0

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Measure one sample."""
        start, worked = time.perf_counter(), time.thread_time()
        yield
        took, worked = time.perf_counter() - start, time.thread_time() - worked
        self.late += took > SAMPLE_S
        self.by_work += worked > SAMPLE_S
        self.worst = max(self.worst, took)


def drawn_by_pen(app: QApplication, folder: Path, strokes: int, keep: bool = True) -> Samples:
    """Draw strokes in the real window at 200 samples a second."""
    journal = open_journal(folder)[0] if keep else None
    table = table_at(journal, folder)
    window = Window(table, Language(app))
    app.findChild(Collector).resting = lambda: not window.session.clock.running
    window.show()
    window.start_game(DOODLE, seats(4), 0, {"minute_s": 120})
    window.session.submit(BeginTurn(0))
    app.processEvents()
    gc.freeze()
    pen, clock = window.stage.screen_shown.pen, Clock()
    pen._clock = clock
    hand = Hand(window.stage, clock)
    found = Samples()
    boards = list(window.stage.screen_shown.page.boards.values())
    for n in range(strokes):
        paper = boards[n % 6].paper
        stroke = hand_drawn(60, Random(n)).samples()
        spots = [paper.mapToScene(QPointF(s.x * paper.paper.width(), s.y * paper.paper.height())) for s in stroke]
        due = time.perf_counter()
        for i, spot in enumerate(spots):
            what = "down" if i == 0 else "up" if i == len(spots) - 1 else "move"
            due += SAMPLE_S
            time.sleep(max(0.0, due - time.perf_counter()))
            with found.one():
                hand.pen(what, spot.x(), spot.y())
                app.processEvents()
    assert window.session.number >= strokes
    app.findChild(Collector).resting = lambda: True
    window.close()
    if journal is not None:
        journal.close(60_000)
    window.deleteLater()
    app.processEvents()
    return found


def unpacking(n: int) -> float:
    """Return the median s that the rules' look at a stroke of 300 samples takes."""
    rng, times = Random(3), []
    strokes = [hand_drawn(300, rng) for _ in range(n)]
    unpack.cache_clear()
    for stroke in strokes:
        start = time.perf_counter()
        stroke.samples()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def plain_disk(folder: Path, n: int) -> float:
    """Return the median s that 900 bytes at the end of a file take to the disk."""
    times = []
    with open(folder / "plain", "wb", buffering=0) as file:
        for _ in range(n):
            start = time.perf_counter()
            file.write(b"x" * 900)
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return statistics.median(times)


def long_game(folder: Path, games: int, samples: int) -> tuple[float, float, float, float]:
    """Play `games` games; return ms to resume the first at its last move, the same without its snapshot, MB closed, MB open."""
    journal, _ = open_journal(folder)
    table = table_at(journal, folder)
    resumed: list[float] = []
    for n in range(games):
        session = table._begin(DOODLE, setup(seed=n + 1), seats(6))
        moves = list(evening(2_000, samples, seed=n + 1))
        for move in moves[:-1]:
            assert session.submit(move)
        if n == 0:
            resumed = resume_times(journal, folder)
        assert session.submit(moves[-1])
        assert session.over
        session.close()
        journal.settle(60_000)
    peak = sum(path.stat().st_size for path in folder.iterdir())
    journal.close(60_000)
    size = sum(path.stat().st_size for path in folder.iterdir())
    return (*resumed, size / 1e6, peak / 1e6)


def resume_times(journal: object, folder: Path) -> list[float]:
    """Return the ms to rebuild the game as it lies on the disk after a kill: from its snapshot, and from its moves alone."""
    assert journal.settle(60_000)
    times = []
    for bare in (False, True):
        best = 1e9
        for _ in range(3):
            unpack.cache_clear()
            start = time.perf_counter()
            look = Store.to_look(folder / "partygames.sqlite3")
            row = look.cut_off()
            course_of(replace(row, snapshot=None) if bare else row)
            best = min(best, time.perf_counter() - start)
            look.close()
        times.append(best * 1e3)
    return times


def measure(app: QApplication, games: int) -> dict[str, float]:
    """Return the figures."""
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept)
        plain = plain_disk(folder, 200)
        submits, disk = drawn_minute(folder / "fast", 300, settle=True)
        drawn = {"_without_journal": drawn_by_pen(app, folder, 40, keep=False), "": drawn_by_pen(app, folder / "pen", 40)}
        with slow_disk():
            slow_submits, _ = drawn_minute(folder / "slow", 60, settle=False)
            drawn["_slow_disk"] = drawn_by_pen(app, folder / "slow-pen", 40)
        resume, bare, size, peak = long_game(folder / "long", games, 100)
        heavy, heavy_bare, _, _ = long_game(folder / "heavy", 1, 300)
    disk.sort()
    return {
        "to_disk_ms_median": round(statistics.median(disk) * 1e3, 2),
        "fsync_ms_median": round(plain * 1e3, 2),
        "to_disk_ms_p95": round(disk[int(len(disk) * 0.95)] * 1e3, 2),
        "submit_us_median": round(statistics.median(submits) * 1e6),
        "submit_us_median_slow_disk": round(statistics.median(slow_submits) * 1e6),
        "unpack_us_median": round(unpacking(300) * 1e6),
        "samples": 40 * 60,
        **{f"late_samples{name}": found.late for name, found in drawn.items()},
        **{f"late_by_work{name}": found.by_work for name, found in drawn.items()},
        **{f"sample_ms_max{name}": round(found.worst * 1e3, 2) for name, found in drawn.items()},
        "resume_ms": round(resume, 1),
        "resume_ms_without_snapshot": round(bare, 1),
        "resume_ms_strokes_of_300": round(heavy, 1),
        "resume_ms_strokes_of_300_without_snapshot": round(heavy_bare, 1),
        "evening_games": games,
        "evening_mb": round(size, 2),
        "evening_mb_while_open": round(peak, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="games of the evening")
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = make_app([])  # as the program does: with its fonts, and no garbage collected but between minutes
    figures = {"bench": "journal"} | measure(app, args.games)
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
