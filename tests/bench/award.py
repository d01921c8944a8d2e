#!/usr/bin/env python3
# ruff: noqa: E402 (the platform and the path are set before Qt and our own modules are imported)
"""Measure how fast a board leaves the wall: 36 boards with 50 strokes each at 1920x1080, the real screen, offscreen, a journal on
disk. Prints one JSON line.

`*_taps` counts what a hand does. `*_state_ms` is the time from the event that decides (the release of the second tap or of the
drag, the tap on an answer, Enter) until the state has the board with its winner, the journal has the move, and the wall shows the
board's empty place; `*_picture_ms` until that is painted too. Spoken: by two taps, by one drag, taken back. Typed: the
guess lies on its author's desk, and the author's yes gives the board away. Medians and maxima over `--rounds` boards each.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from helpers.pen_events import Clock, Hand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from wall import PLAYERS, Nowhere, drawn_by

from partygames.engine.journal import Journal, open_journal
from partygames.games.doodle_rush.moves import EndTurn
from partygames.games.doodle_rush.state import Guessing
from partygames.ui import fonts
from partygames.ui.doodle import desk
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.doodle.shots import Game
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.stage import Stage


def full_wall(guessing: Guessing) -> Game:
    """Return a game in its first guessing minute, every board full of strokes."""
    game = Game(PLAYERS, guessing=guessing)
    for seat in range(PLAYERS):
        drawn_by(game, seat)
        game.do(EndTurn(seat))
    return game


class Bench:
    """A wall on a stage, a hand over it, and how long what the hand does takes."""

    def __init__(self, guessing: Guessing, journal: Journal) -> None:
        self.game = full_wall(guessing)
        session = self.game.session
        # Every move from here on goes to the disk, as in the program.
        session._journal, session._game_id = journal, journal.begin("doodle-rush", 1, "{}", "[]")
        self.stage = Stage()
        self.stage.resize(1920, 1080)
        self.screen = DoodleScreen(session, Nowhere())
        self.stage.show_screen(self.screen)
        self.stage.show()
        self.hand = Hand(self.stage, Clock())
        self.settle()

    def settle(self) -> None:
        """Let everything that waits be painted, and every flight end."""
        self.screen.animator.finish()
        QApplication.processEvents()
        Pictures.of(self.screen).finish()
        QApplication.processEvents()

    def middle(self, item) -> tuple[float, float]:
        """Return the middle of an item on the stage."""
        at = item.mapToScene(item.rect().center())
        return at.x(), at.y()

    def tap(self, item) -> tuple[float, float]:
        """Tap an item; return (ms until the release has done its work, ms until it is painted)."""
        self.hand.mouse("hover", *self.middle(item))
        self.hand.mouse("down", *self.middle(item))
        QApplication.processEvents()
        return self.timed(lambda: self.hand.mouse("up", *self.middle(item)))

    def drag(self, item, to) -> tuple[float, float]:
        """Drag an item onto another; return as `tap` does."""
        (x, y), (end_x, end_y) = self.middle(item), self.middle(to)
        self.hand.mouse("down", x, y)
        for k in range(1, 13):
            self.hand.mouse("move", x + (end_x - x) * k / 12, y + (end_y - y) * k / 12)
            QApplication.processEvents()
        return self.timed(lambda: self.hand.mouse("up", end_x, end_y))

    def timed(self, step) -> tuple[float, float]:
        """Return the ms that a step takes, and those until it is painted."""
        start = time.perf_counter()
        step()
        state = time.perf_counter()
        QApplication.processEvents()
        return (state - start) * 1e3, (time.perf_counter() - start) * 1e3

    def gone(self, author: int, index: int) -> bool:
        """Say whether the board has left the wall, in the state and before everybody's eyes."""
        won = self.game.session.view(None).boards[author][index].winners
        return bool(won) and not self.screen.page.boards[author, index].is_paper

    def close(self) -> None:
        """End the game."""
        self.screen.left()
        self.game.session.close()
        self.stage.close()


def told(name: str, times: list[tuple[float, float]]) -> dict[str, float]:
    """Return the figures of one way."""
    state, picture = zip(*times, strict=True)
    return {
        f"{name}_state_ms_median": round(statistics.median(state), 2),
        f"{name}_state_ms_max": round(max(state), 2),
        f"{name}_picture_ms_median": round(statistics.median(picture), 2),
    }


def spoken(bench: Bench, rounds: int) -> dict[str, float]:
    """Give boards by taps and by drags, and take them back."""
    page, taps, drags, backs = bench.screen.page, [], [], []
    for n in range(rounds):
        author, index = n % PLAYERS, (n // PLAYERS) % 6
        tray = page.winners.trays[(author + 1 + n % 5) % PLAYERS]
        board = page.boards[author, index]
        bench.tap(board)
        taps.append(bench.tap(tray))
        assert bench.gone(author, index)
        bench.settle()
        backs.append(bench.tap(page.winners.take_back))
        assert not bench.gone(author, index)
        bench.settle()
        drags.append(bench.drag(board, tray))
        assert bench.gone(author, index)
        bench.settle()
        bench.tap(page.winners.take_back)
        bench.settle()
    ways = {"spoken_taps": 2, "spoken_drags": 1}
    return ways | told("spoken_tap", taps) | told("spoken_drag", drags) | told("take_back", backs)


def typed(bench: Bench, rounds: int) -> dict[str, float]:
    """Type right guesses and answer them."""
    desk.GUARD_MS = 0
    page, guesses, answers = bench.screen.page, [], []
    for n in range(rounds):
        author, index = n % PLAYERS, (n // PLAYERS) % 6
        seat = (author + 1 + n % 5) % PLAYERS
        bench.tap(page.boards[author, index])
        bench.tap(page.bar.chips[seat])
        line = bench.stage.editor
        line.setText(bench.game.session.view(author).boards[author][index].word.zh)
        guesses.append(bench.timed(lambda line=line: QTest.keyClick(line, Qt.Key.Key_Return)))
        assert page.desks[author].front.seat == seat
        answers.append(bench.tap(page.desks[author].answers[0]))
        assert bench.gone(author, index)
        bench.settle()
        bench.tap(page.bar.take_back)
        bench.tap(page.desks[author].answers[1])
        bench.settle()
    return {"typed_answer_taps": 1} | told("typed_guess", guesses) | told("typed_answer", answers)


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--rounds", type=int, default=36)
    args.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    given = args.parse_args()
    app = QApplication([])
    fonts.load_fonts()
    figures: dict[str, object] = {"bench": "award", "rounds": given.rounds}
    with TemporaryDirectory() as folder:
        journal, _ = open_journal(Path(folder))
        for guessing, play in ((Guessing.SPOKEN, spoken), (Guessing.TYPED, typed)):
            bench = Bench(guessing, journal)
            figures |= play(bench, given.rounds)
            bench.close()
        journal.close()
    print(json.dumps(figures) if given.json else "\n".join(f"{key}: {value}" for key, value in figures.items()))
    app.closeAllWindows()


if __name__ == "__main__":
    main()
