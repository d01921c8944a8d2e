#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure what the program costs while nobody does anything: CPU time of the process in percent of one core, over 10 s each.

`idle_lobby_cpu_percent` is the lobby, `idle_draw_cpu_percent` a drawing minute with its clock running, drawings on the boards.
The real window at 1280x800, a real event loop; offscreen, where every repaint is painted in software. Prints one JSON line.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from ink import scribbles
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from partygames.core.seats import Seat
from partygames.engine.journal import open_journal
from partygames.engine.settings import SettingsFile
from partygames.engine.table import Table
from partygames.games.doodle_rush.moves import BeginTurn, Draw
from partygames.games.registry import DOODLE
from partygames.ui import fonts
from partygames.ui.i18n import Language
from partygames.ui.window import Window

SEATS = tuple(Seat(i, name) for i, name in enumerate(("Ada", "小明", "Leo", "外婆")))


def run(ms: float) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(int(ms), loop.quit)
    loop.exec()


def cpu_percent(seconds: float) -> float:
    """Return the CPU time that the process takes while the event loop runs, in percent of one core."""
    run(1500)  # what is still being painted or animated
    cpu, start = time.process_time(), time.perf_counter()
    run(seconds * 1000)
    return 100 * (time.process_time() - cpu) / (time.perf_counter() - start)


def measure(app: QApplication, seconds: float) -> dict[str, float]:
    """Return the figures."""
    fonts.load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        journal, _ = open_journal(Path(folder))
        window = Window(Table(journal, SettingsFile(Path(folder) / "settings.json")), Language(app))
        window.show()
        lobby = cpu_percent(seconds)
        window.start_game(DOODLE, SEATS, 0, {})
        session = window.session
        assert session.submit(BeginTurn(0))
        for board in range(6):
            for stroke in scribbles(20, board):
                assert session.submit(Draw(0, board, stroke))
        drawing = cpu_percent(seconds)
        assert session.clock.running
        window.close()
        journal.close()
    return {"idle_draw_cpu_percent": round(drawing, 2), "idle_lobby_cpu_percent": round(lobby, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is looked at")
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = QApplication([])
    figures = {"bench": "idle"} | measure(app, args.seconds)
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))


if __name__ == "__main__":
    main()
