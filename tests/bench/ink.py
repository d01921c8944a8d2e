#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure what one tablet sample costs, from the event to the repainted view, and how that grows. Prints one JSON line.

A sample goes the whole way: QTabletEvent -> view -> router -> filters -> board's picture -> repaint of the view, six
boards in a 1280x800 window, offscreen. `flatness_10000` is the cost of the samples around the 10,000th of one stroke
over those around the 100th; `flatness_2000_strokes` that on six boards with 2,000 strokes over that on empty boards; of
several runs taken in turn the quickest of each kind counts, because a busy machine only adds. `us_per_sample_median` is
over twelve strokes, `us_per_sample_best_stroke` the median of the quickest. The peer is a QGraphicsPathItem that grows
to 3,000 points.
"""
from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from helpers.pen_events import Clock, Hand
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from partygames.ink.stroke import PEN_WIDTHS, Stroke, Tool, pack_stroke
from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.controller import PenController

WIDTH, LEFT, TOP, STEP_X, STEP_Y = 330.0, 155.0, 145.0, 362.0, 300.0


class Table:
    """Six boards in a window, and a hand over them."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene(0, 0, 1280, 800)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.view.resize(1280, 800)
        self.viewport = self.view.viewport()
        self.clock = Clock()
        self.pen = PenController(self.view, self.clock)
        self.hand = Hand(self.view, self.clock)
        self.boards = [BoardItem(WIDTH) for _ in range(6)]
        for n, board in enumerate(self.boards):
            board.setPos(LEFT + STEP_X * (n % 3), TOP + STEP_Y * (n // 3))
            self.scene.addItem(board)
            self.pen.add_board(n, board)
        self.view.show()
        QApplication.processEvents()

    def draw(self, n: int) -> list[float]:
        """Draw one stroke of n samples on the first board; return the µs each took, its repaint included."""
        times = []
        x0, y0 = LEFT + WIDTH / 2, TOP + WIDTH / 3
        self.hand.pen("down", x0, y0)
        for i in range(n):
            x = x0 + 140 * math.sin(i * 0.031) * math.cos(i * 0.0017)
            y = y0 + 95 * math.sin(i * 0.023 + 1)
            event = self.hand.pen_event("move", x, y, 0.5 + 0.3 * math.sin(i * 0.05))
            start = time.perf_counter()
            QApplication.sendEvent(self.viewport, event)
            QApplication.processEvents()
            times.append((time.perf_counter() - start) * 1e6)
        self.hand.pen("up", x, y)
        QApplication.processEvents()
        return times


def scribbles(count: int, seed: int = 7) -> list[Stroke]:
    """Make short strokes all over a board."""
    r = random.Random(seed)
    out = []
    for _ in range(count):
        x, y, turn = r.random(), r.random(), r.random() * 6
        points = [(i * 8, x + 0.1 * math.sin(i / 9 + turn), y + 0.1 * math.cos(i / 7), 0.5) for i in range(30)]
        out.append(pack_stroke(Tool.PEN, r.choice(PEN_WIDTHS), points))
    return out


def path_item(points: int = 3000) -> float:
    """Return the µs per point of a growing path item, median of its last hundred points."""
    scene = QGraphicsScene(0, 0, 1280, 800)
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    view.show()
    pen = QPen(Qt.GlobalColor.black, 4.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
    item = scene.addPath(QPainterPath(), pen)
    view.setRenderHint(view.renderHints().Antialiasing)
    QApplication.processEvents()
    path = QPainterPath()
    path.moveTo(640, 400)
    times = []
    for i in range(points):
        path.lineTo(320 + 140 * math.sin(i * 0.031) * math.cos(i * 0.0017), 255 + 95 * math.sin(i * 0.023 + 1))
        if i < points - 100:
            continue
        start = time.perf_counter()
        item.setPath(path)
        QApplication.processEvents()
        times.append((time.perf_counter() - start) * 1e6)
    view.close()
    return statistics.median(times)


def measure() -> dict[str, float]:
    """Return the figures."""
    table = Table()
    table.draw(300)  # warm
    strokes = [table.draw(300) for _ in range(12)]
    median = statistics.median(us for stroke in strokes for us in stroke)
    early, late = [], []
    for _ in range(4):
        times = table.draw(10_200)
        early.append(statistics.median(times[50:450]))
        late.append(statistics.median(times[9_800:10_200]))
    for board in table.boards:
        board.set_strokes(())
    full = Table()
    for n, board in enumerate(full.boards):
        board.set_strokes(scribbles(334, n))
    QApplication.processEvents()
    empty_us, full_us = [], []
    for _ in range(8):
        empty_us.append(statistics.median(table.draw(300)))
        full_us.append(statistics.median(full.draw(300)))
    peer = path_item()
    return {
        "us_per_sample_median": round(median, 1),
        "us_per_sample_best_stroke": round(min(map(statistics.median, strokes)), 1),
        "flatness_10000": round(min(late) / min(early), 3),
        "flatness_2000_strokes": round(min(full_us) / min(empty_us), 3),
        "path_item_us_at_3000": round(peer, 1),
        "times_cheaper_than_path_item": round(peer / median, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = QApplication([])
    figures = {"bench": "ink"} | measure()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    app.closeAllWindows()


if __name__ == "__main__":
    main()
