#!/usr/bin/env python3
"""Measure pen to pixel: how long after a motion of the X server the pixel behind the tip changes. Needs DISPLAY (Xvfb) and Xlib.

The program's drawing minute, one board large, in a process of its own; the pointer is moved by XTEST in steps of 9 px, and the
pixel 4 px behind it is asked for until its colour changes. With `--at X Y` another program is measured that is in front already,
with a pen chosen and 340 x 130 px of empty paper right of and below (X, Y): compare within one run. Prints one JSON line.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

STEP, ROWS, ROW_GAP, TIMEOUT_S = 9, 4, 40, 0.5


def show_window() -> None:
    """Show the drawing table with one board large; print where to draw, then run until killed."""
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    from PySide6.QtCore import QPointF, QTimer
    from PySide6.QtWidgets import QApplication
    from wall import Nowhere

    from partygames.games.doodle_rush.moves import BeginTurn
    from partygames.ink.stroke import PEN_WIDTHS, Tool
    from partygames.ui import fonts
    from partygames.ui.doodle.screen import DoodleScreen
    from partygames.ui.doodle.shots import Game
    from partygames.ui.scene.stage import Stage

    app = QApplication([])
    fonts.load_fonts()
    stage = Stage()
    stage.setGeometry(0, 0, 1280, 800)
    screen = DoodleScreen(Game(4).do(BeginTurn(0)).session, Nowhere())
    stage.show_screen(screen)
    screen.page.enlarge(0)
    screen.page.take_tool((Tool.PEN, PEN_WIDTHS[0]))  # a thicker one has ink where the pixel is looked at before the pen comes
    stage.show()

    def tell() -> None:
        paper = screen.page.boards[0].paper
        spot = paper.mapToScene(QPointF(paper.paper.width() * 0.2, paper.paper.height() * 0.3))
        at = stage.viewport().mapToGlobal(stage.mapFromScene(spot))
        print(at.x(), at.y(), flush=True)

    QTimer.singleShot(1500, tell)
    app.exec()


def measure(x0: int, y0: int, n: int) -> dict[str, float]:
    """Return the figures of n motions, in four lines of a quarter each."""
    from Xlib import X, display
    from Xlib.ext import xtest

    server = display.Display()
    root = server.screen().root

    def pixel(x: int, y: int) -> bytes:
        return root.get_image(x, y, 1, 1, X.ZPixmap, 0xFFFFFFFF).data[:3]

    def fake(kind: int, detail: int = 0, **at: int) -> None:
        xtest.fake_input(server, kind, detail, **at)
        server.sync()

    times, misses = [], 0
    for row in range(ROWS):
        x, y = x0, y0 + row * ROW_GAP
        fake(X.MotionNotify, x=x, y=y)
        time.sleep(0.3)
        fake(X.ButtonPress, 1)
        time.sleep(0.3)
        for _ in range(n // ROWS):
            x += STEP
            before, start = pixel(x - 4, y), time.perf_counter()
            fake(X.MotionNotify, x=x, y=y)
            while (same := pixel(x - 4, y) == before) and time.perf_counter() - start < TIMEOUT_S:
                pass
            times.append((time.perf_counter() - start) * 1e3)
            misses += same
            time.sleep(0.012)
        fake(X.ButtonRelease, 1)
        time.sleep(0.2)
    server.close()
    times.sort()
    return {
        "n": len(times),
        "misses": misses,
        "pen_to_pixel_ms_median": round(statistics.median(times), 2),
        "pen_to_pixel_ms_p95": round(times[int(len(times) * 0.95)], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=150, help="motions")
    parser.add_argument("--at", type=int, nargs=2, metavar=("X", "Y"), help="measure what is there instead of our window")
    parser.add_argument("--window", action="store_true", help="only show our window and print where to draw")
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    if args.window:
        return show_window()
    if args.at:
        figures = measure(*args.at, args.n)
    else:
        with subprocess.Popen([sys.executable, __file__, "--window"], stdout=subprocess.PIPE, text=True) as ours:
            try:
                x, y = map(int, ours.stdout.readline().split())
                figures = measure(x, y, args.n)
            finally:
                ours.kill()
    figures = {"bench": "pen_to_pixel"} | figures
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    return None


if __name__ == "__main__":
    main()
