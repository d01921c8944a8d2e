#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure saving: one full board in each form, the album of 36 of them, and how long the window is kept waiting meanwhile.

Boards have 50 strokes of 30 samples each, four of them rubbed. Times of one board are medians of five, in ms, without the disk;
the album is made once, from the button's side: in the worker's thread, on the real screen, written to disk.
`longest_wait_ms` is the longest that any event waited while the album and a dozen boards in each form were being saved in turn,
with a film playing in the gallery at 1280x800; `longest_wait_without_ms` the same film with nothing to save. Prints a JSON line.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from ink import scribbles
from PySide6.QtCore import QDate, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication
from wall import Nowhere

from partygames.games.doodle_rush.moves import BeginTurn, Draw, EndTurn
from partygames.ink.stroke import RUBBER_WIDTHS, Stroke, Tool, pack_stroke
from partygames.ui import fonts
from partygames.ui.doodle.gallery_page import GalleryPage
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.shots import Game
from partygames.ui.keep.evening import evening
from partygames.ui.keep.keepsake import keepsakes
from partygames.ui.keep.saving import Form, content, item_of, save_album, save_boards
from partygames.ui.keep.work import Worker
from partygames.ui.scene.stage import Stage

PLAYERS, STROKES, RUBBED, ROUNDS, SOME = 6, 50, 4, 5, 12


def full_board(seed: int) -> list[Stroke]:
    """Return the strokes of a full board."""
    strokes = scribbles(STROKES, seed)
    for n in range(RUBBED):
        at = (n + 1) * STROKES // (RUBBED + 1)
        strokes[at] = pack_stroke(Tool.RUBBER, RUBBER_WIDTHS[0], strokes[at].samples())
    return strokes


def full_game() -> Game:
    """Return a finished game with 36 full boards, a third of them drawn in each minute."""
    game = Game(PLAYERS)
    drawings = {(seat, board): full_board(seat * 6 + board) for seat in range(PLAYERS) for board in range(6)}
    third = STROKES // 3 + 1
    for minute in range(3):
        for seat in range(PLAYERS):
            game.do(BeginTurn(seat))
            for board in range(6):
                part = drawings[seat, board][minute * third : (minute + 1) * third]
                game.do(*(Draw(seat, board, stroke) for stroke in part))
            game.do(EndTurn(seat))
        game.bell()
    return game


class Pulse(QObject):
    """Measure how late the events of a running event loop come: one is due every few ms."""

    EVERY_MS = 4

    def __init__(self) -> None:
        super().__init__()
        self.longest, self._due = 0.0, 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._beat)
        self._again()

    def _again(self) -> None:
        self._due = time.perf_counter() + self.EVERY_MS / 1e3
        self._timer.start(self.EVERY_MS)

    def _beat(self) -> None:
        self.longest = max(self.longest, (time.perf_counter() - self._due) * 1e3)
        self._again()

    def stop(self) -> float:
        """Stop, and return the longest wait in ms."""
        self._timer.stop()
        return self.longest


def work(run, parts: int = 1) -> tuple[float, float]:
    """Let a worker do something while the event loop runs; return the seconds it took and the longest wait in ms."""
    loop, worker, pulse, failed = QEventLoop(), Worker(run, parts), Pulse(), []
    worker.finished.connect(loop.quit)
    worker.failed.connect(lambda error: (failed.append(error), loop.quit()))
    start = time.perf_counter()
    worker.start()
    loop.exec()
    if failed:
        raise failed[0]
    return time.perf_counter() - start, pulse.stop()


def rest(seconds: float) -> float:
    """Let the event loop run with nothing to save; return the longest wait in ms."""
    loop, pulse = QEventLoop(), Pulse()
    QTimer.singleShot(int(seconds * 1e3), loop.quit)
    loop.exec()
    return pulse.stop()


def replay_for_ever(page: GalleryPage) -> None:
    """Let the film of the board that is taken out begin again whenever it ends."""
    showing = page.detail.player.showing
    showing.changed.connect(lambda: showing.reel.playing or QTimer.singleShot(0, lambda: showing.play(True)))
    showing.play(True)


def measure() -> dict[str, float]:
    """Return the figures."""
    fonts.load_fonts()
    game = full_game()
    rows = keepsakes(game.session)
    items = [item_of(keepsake, keepsake.word.en, f"{keepsake.author}") for row in rows for keepsake in row]
    figures: dict[str, float] = {}
    for form in Form:
        times = []
        for n in range(ROUNDS + 1):
            start = time.perf_counter()
            data = content(form, items[n])
            times.append((time.perf_counter() - start) * 1e3)
        figures[f"{form.name.lower()}_ms"] = round(statistics.median(times[1:]), 1)
        figures[f"{form.name.lower()}_kb"] = round(len(data) / 1e3, 1)
    stage = Stage()
    stage.resize(1280, 800)
    screen = DoodleScreen(game.session, Nowhere())
    stage.show_screen(screen)
    stage.show()
    screen.go("gallery")
    assert isinstance(screen.page, GalleryPage)
    screen.page.take_out((0, 0))
    QApplication.processEvents()
    replay_for_ever(screen.page)
    rest(1.0)
    waits = {}
    with tempfile.TemporaryDirectory() as folder:
        told = evening(game.session, QDate(2026, 11, 30))
        path = Path(folder) / "album.pdf"
        seconds, waits["album"] = work(lambda job: save_album(path, told, job), told.boards)
        figures |= {"album_36_s": round(seconds, 2), "album_36_kb": round(path.stat().st_size / 1e3, 1)}
        for form in Form:
            target = Path(folder) / form.name
            seconds, waits[form.name.lower()] = work(lambda job, f=form, t=target: save_boards(t, f, items[:SOME], job), SOME)
            figures[f"{form.name.lower()}_{SOME}_s"] = round(seconds, 2)
    figures |= {f"wait_{name}_ms": round(wait, 1) for name, wait in waits.items()}
    figures["longest_wait_ms"] = round(max(waits.values()), 1)
    figures["longest_wait_without_ms"] = round(rest(5.0), 1)
    screen.left()
    game.session.close()
    stage.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = QApplication([])
    figures = {"bench": "exports"} | measure()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    app.closeAllWindows()


if __name__ == "__main__":
    main()
