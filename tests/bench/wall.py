#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure the guessing wall: 36 boards with 50 strokes each at 1920x1080, the real screen, offscreen. Prints one JSON line.

`hover_ms_median`: the mouse goes over boards, trays and the bar of answers with a board selected; `drag_ms_median`: boards are
taken up and carried over the wall. Both are ms from the event to the repainted view; moves that repaint nothing do not count.
`rss_mb` is the resident memory of the whole process after that. The last drawing minute ends on the screen, with nothing of
the other boards drawn before: `bell_stall_ms` is the longest that the event loop stands still from the bell until every
picture is exact, `bell_first_paint_ms` the time until the wall shows, `bell_all_drawn_ms` until all its ink is drawn.
`reused_stall_ms` is the same where each author's pictures of the drawing table are at hand, `resize_stall_ms` another window.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from helpers.pen_events import Clock, Hand
from ink import scribbles
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn, Draw, EndTurn
from partygames.ui import fonts
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.shots import Game
from partygames.ui.doodle.wall_page import WallPage
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.stage import Stage

PLAYERS, STROKES = 6, 50


class Nowhere:
    """A navigator that stays where it is."""

    def __init__(self) -> None:
        self.settings = SettingsFile(Path(tempfile.gettempdir()) / "partygames-bench-settings.json")

    def __getattr__(self, name: str):
        return lambda *_: None


def drawn_by(game: Game, seat: int) -> None:
    """Begin a drawing minute and fill the six boards with strokes."""
    game.do(BeginTurn(seat))
    for board in range(6):
        game.do(*(Draw(seat, board, stroke) for stroke in scribbles(STROKES, seat * 6 + board)))


class Pulse(QObject):
    """Measure the longest that the event loop stands still while it runs: a timer that is due all the time."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now
        if self._until():
            self._loop.quit()

    def stall(self, step: Callable[[], object], until: Callable[[], bool]) -> float:
        """Return the longest stall in ms of a loop that begins with `step` and ends when `until`."""
        self._until, self._loop, self.longest = until, QEventLoop(), 0.0
        self._last = time.perf_counter()
        QTimer.singleShot(0, step)
        self._timer.start()
        self._loop.exec()
        self._timer.stop()
        return self.longest * 1e3


def bell(leave: bool) -> tuple[dict[str, float], Game, Stage, DoodleScreen]:
    """Let all draw, the last one on the screen, and ring the bell; `leave`: the others' drawing minutes are shown too."""
    game = Game(PLAYERS)
    stage = Stage()
    stage.resize(1920, 1080)
    screen = None
    for seat in range(PLAYERS):
        drawn_by(game, seat)
        if screen is None and (leave or seat == PLAYERS - 1):
            screen = DoodleScreen(game.session, Nowhere())
            stage.show_screen(screen)
            stage.show()
        if screen is not None:
            QApplication.processEvents()
            Pictures.of(screen).finish()
            QApplication.processEvents()
        if seat < PLAYERS - 1:
            game.do(EndTurn(seat))
    pulse, paints = Pulse(), Paints()
    stage.viewport().installEventFilter(paints)
    pictures = Pictures.of(screen)
    begun = time.perf_counter()
    first = 0.0

    def drawn() -> bool:
        nonlocal first
        if not first and paints.count:
            first = (time.perf_counter() - begun) * 1e3
        return bool(first) and not pictures.busy

    stall = pulse.stall(lambda: game.do(EndTurn(PLAYERS - 1)), drawn)
    figures = {"stall": stall, "first": first, "all": (time.perf_counter() - begun) * 1e3}
    return figures, game, stage, screen


class Paints(QObject):
    """Count the repaints of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count and pass on."""
        self.count += event.__class__ is QPaintEvent
        return False


def timed(step) -> float:
    """Return the ms that a step and the repaint it asks for take."""
    start = time.perf_counter()
    step()
    QApplication.processEvents()
    return (time.perf_counter() - start) * 1e3


def repaints(paints: Paints, steps) -> list[float]:
    """Return the ms of the steps that repainted something."""
    times = []
    for step in steps:
        before = paints.count
        ms = timed(step)
        if paints.count > before:
            times.append(ms)
    return times


def hover(screen: DoodleScreen, hand: Hand, paints: Paints) -> list[float]:
    """Go over everything, 14 units a step."""
    page, w, h = screen.page, screen.w, screen.h
    page.tap_board((1, 3))
    QApplication.processEvents()
    times = []
    for row in range(13):
        y = h * (row + 0.5) / 13
        times += repaints(paints, [lambda x=x, y=y: hand.mouse("hover", x, y) for x in range(8, int(w) - 8, 14)])
    page.select(None)
    QApplication.processEvents()
    return times


def drag(screen: DoodleScreen, hand: Hand, paints: Paints) -> list[float]:
    """Take six boards up, carry each over the wall to the trays' edge and back, and put it down on the wall."""
    times = []
    for n in range(6):
        board = screen.page.boards[n, n]
        at = board.mapToScene(board.rect().center())
        x, y = at.x(), at.y()
        hand.mouse("down", x, y)
        hand.mouse("move", x + 20, y)
        QApplication.processEvents()
        end_x, end_y = screen.w * (0.9 if n % 2 else 0.1), screen.h * 0.5
        way = [(x + (end_x - x) * i / 59, y + (end_y - y) * i / 59) for i in range(60)]
        times += repaints(paints, [lambda to=to: hand.mouse("move", *to) for to in way])
        hand.mouse("up", screen.w / 2, 30)
        screen.animator.finish()
        QApplication.processEvents()
    return times


def rss_mb() -> float:
    """Return the resident memory in MB (10^6 bytes); the most there ever was, where the system tells no more."""
    status = Path("/proc/self/statm")
    if status.is_file():
        return int(status.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)


def measure() -> dict[str, float]:
    """Return the figures."""
    fonts.load_fonts()
    reused, game, stage, screen = bell(leave=True)
    end(game, stage, screen)
    rung, game, stage, screen = bell(leave=False)
    page = screen.page
    assert isinstance(page, WallPage)
    assert sum(len(board.view.strokes) for board in page.boards.values()) == PLAYERS * 6 * STROKES
    hand, paints = Hand(stage, Clock()), Paints()
    stage.viewport().installEventFilter(paints)
    hovers, drags = hover(screen, hand, paints), drag(screen, hand, paints)
    figures = {
        "hover_repaints": len(hovers),
        "drag_repaints": len(drags),
        "hover_ms_median": round(statistics.median(hovers), 2),
        "hover_ms_p95": round(sorted(hovers)[int(len(hovers) * 0.95)], 2),
        "drag_ms_median": round(statistics.median(drags), 2),
        "drag_ms_p95": round(sorted(drags)[int(len(drags) * 0.95)], 2),
        "rss_mb": round(rss_mb(), 1),
        "bell_stall_ms": round(rung["stall"], 1),
        "bell_first_paint_ms": round(rung["first"], 1),
        "bell_all_drawn_ms": round(rung["all"], 1),
        "reused_stall_ms": round(reused["stall"], 1),
    }
    pictures = Pictures.of(screen)
    ends = time.perf_counter() + 0.3  # longer than the window rests before it is drawn anew
    figures["resize_stall_ms"] = round(
        Pulse().stall(lambda: stage.resize(1600, 900), lambda: time.perf_counter() > ends and not pictures.busy), 1
    )
    end(game, stage, screen)
    return figures


def end(game: Game, stage: Stage, screen: DoodleScreen) -> None:
    """Close a game and its window."""
    screen.left()
    game.session.close()
    stage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args = parser.parse_args()
    app = QApplication([])
    figures = {"bench": "wall"} | measure()
    print(json.dumps(figures) if args.json else "\n".join(f"{k}: {v}" for k, v in figures.items()))
    app.closeAllWindows()


if __name__ == "__main__":
    main()
