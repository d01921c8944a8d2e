#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure the card table: six players in round 4 at 1920x1080, the real screen, offscreen. Prints one JSON line.

`hover_ms`: the mouse goes over the fan, the log and the buttons, and over everything else; ms from an event to the repainted
view, and of each frame in which the cards settle. `fly_ms`: cards fly in from every seat and beaten ones turn over, frame by
frame. Frames that repaint nothing do not count. `_cpu_ms` are the same frames in processor time of the thread that paints, so
that a busy machine does not spoil them. `first_paint_ms` is the first picture of the table.
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

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication

from partygames.engine.settings import SettingsFile
from partygames.games.witch_express.bots import choose_move
from partygames.games.witch_express.state import Stage as GameStage
from partygames.ui import fonts
from partygames.ui.scene.stage import Stage
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.shots import play_until, table

Times = list[tuple[float, float]]
"""Each frame in ms: by the clock, and of processor time."""

FRAME_S = 0.015
SIZE = 1920, 1080


class Nowhere:
    """A navigator that stays where it is."""

    def __init__(self) -> None:
        self.settings = SettingsFile(Path(tempfile.gettempdir()) / "partygames-bench-settings.json")

    def __getattr__(self, name: str):
        return lambda *_: None


class Paints(QObject):
    """Count the repaints of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count and pass on."""
        self.count += event.__class__ is QPaintEvent
        return False


class Watch:
    """Time frames of a screen; its animator is ticked by hand, so that every frame is counted and none is waited for."""

    def __init__(self, stage: Stage, screen: WitchScreen) -> None:
        self.stage, self.screen = stage, screen
        self.paints = Paints()
        stage.viewport().installEventFilter(self.paints)
        screen.animator._timer.setInterval(3_600_000)

    def frame(self, step, times: Times) -> None:
        """Do a step, let it be painted, and keep the ms when something was."""
        before, start, cpu = self.paints.count, time.perf_counter(), time.thread_time()
        step()
        QApplication.processEvents()
        ms = (time.perf_counter() - start) * 1e3, (time.thread_time() - cpu) * 1e3
        if self.paints.count > before:
            times.append(ms)

    def settle(self, times: Times, most: int = 99) -> None:
        """Let what moves move on, a frame each 15 ms."""
        for _ in range(most):
            if not self.screen.animator.busy:
                return
            time.sleep(FRAME_S)
            self.frame(self.screen.animator._tick, times)

    def move(self, x: float, y: float) -> None:
        """Move the mouse to a point of the scene."""
        at = QPointF(self.stage.mapFromScene(QPointF(x, y)))
        view = self.stage.viewport()
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(QEvent.Type.MouseMove, at, view.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)


def hover(watch: Watch) -> Times:
    """Go along the fan there and back, two frames a step, then over the whole table."""
    screen, times = watch.screen, []
    fan = screen.acting.hand
    rect = fan.mapRectToScene(fan.rect())
    there = [rect.x() + rect.width() * i / 79 for i in range(80)]
    for x in there + there[::-1]:
        watch.frame(lambda x=x: watch.move(x, rect.center().y()), times)
        watch.settle(times, 2)
    for row in range(12):
        y = screen.h * (row + 0.5) / 12
        for x in range(8, int(screen.w) - 8, 40):
            watch.frame(lambda x=x, y=y: watch.move(x, y), times)
            watch.settle(times, 1)
    watch.settle(times)
    return times


def fly(watch: Watch) -> Times:
    """Play on to the end of the game; every card that is played is followed frame by frame."""
    session, times = watch.screen.session, []
    while session.view(None).stage is GameStage.PLAYING:
        seat = session.view(None).to_act[0]
        move = choose_move(session.view(seat), "normal", session.number)
        watch.frame(lambda move=move: session.submit(move), times)
        watch.settle(times)
    return times


def told(name: str, times: Times) -> dict[str, float]:
    """Return the figures of some frames."""
    out: dict[str, float] = {f"{name}_frames": len(times)}
    for what, ms in zip(("ms", "cpu_ms"), zip(*times, strict=True), strict=True):
        ranked = sorted(ms)
        out[f"{name}_{what}_median"] = round(statistics.median(ranked), 2)
        out[f"{name}_{what}_p95"] = round(ranked[int(len(ranked) * 0.95)], 2)
        out[f"{name}_{what}_max"] = round(ranked[-1], 2)
    return out


def measure() -> dict[str, float]:
    """Return the figures."""
    fonts.load_fonts()
    session = play_until(table(6), lambda v: v.round == 4 and v.stage is GameStage.PLAYING and v.to_act == (0,))
    stage = Stage()
    stage.resize(*SIZE)
    screen = WitchScreen(session, Nowhere())
    stage.show_screen(screen)
    start = time.perf_counter()
    stage.show()
    QApplication.processEvents()
    first = (time.perf_counter() - start) * 1e3
    watch = Watch(stage, screen)
    figures = told("hover", hover(watch)) | told("fly", fly(watch)) | {"first_paint_ms": round(first, 1)}
    screen.left()
    session.close()
    stage.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = QApplication([])
    figures = {"bench": "table"} | measure()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    app.closeAllWindows()


if __name__ == "__main__":
    main()
