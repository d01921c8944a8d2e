"""One whole game in a real X window by real pointer events (XTEST): one human, three computers, to the scores."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from ui.witch.hands import named, play_to_scores, tap

from partygames.games.witch_express.state import Stage as GameStage

pytestmark = pytest.mark.xvfb


@pytest.fixture
def x_press(stage):
    """Return a press of the real left button at a point of the viewport, and close the display again."""
    from Xlib import X, display
    from Xlib.ext import xtest

    server = display.Display()

    def press(at: QPoint, hold_ms: int) -> None:
        where = stage.viewport().mapToGlobal(at) * stage.devicePixelRatioF()
        for kind, detail in ((X.MotionNotify, 0), (X.ButtonPress, 1), (X.ButtonRelease, 1)):
            if kind == X.ButtonRelease and hold_ms:
                QTest.qWait(hold_ms)
            xtest.fake_input(server, kind, detail, x=where.x(), y=where.y())
            server.sync()
            QTest.qWait(3)

    yield press
    server.close()


def test_one_human_and_three_computers_play_a_whole_game_in_a_real_window(qtbot, stage, nav, table, x_press) -> None:
    stage.move(0, 0)
    qtbot.waitExposed(stage)
    screen = table(True, False, False, False, seed=4)
    scores = play_to_scores(stage, x_press)
    assert screen.session.view(None).stage is GameStage.OVER
    played = [event for event in screen.session.log if type(event).__name__ == "Played" and event.seat == 0]
    assert len(played) >= 9
    qtbot.waitUntil(lambda: stage.screen_shown is scores)
    tap(stage, named(scores, "play-again"), x_press)
    qtbot.waitUntil(lambda: nav.asked == ["again"])
