"""Whole games of Witch Express by real events, to the score screen, for every number of seats."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from ui.witch.hands import by_mouse, named, play_to_scores, tap

from partygames.games.witch_express.state import Stage as GameStage

TABLES = [
    pytest.param((True, False, False), id="3-one-human"),
    pytest.param((True, True, False, True), id="4-three-humans"),
    pytest.param((False, True, False, False, True), id="5-two-humans"),
    pytest.param((True, False, True, False, True, False), id="6-three-humans"),
]


@pytest.mark.parametrize("people", TABLES)
def test_a_whole_game_is_played_by_mouse(stage, nav, table, people) -> None:
    stage.resize(960, 600)  # fewer pixels, less time
    screen = table(*people, seed=len(people))
    session = screen.session
    scores = play_to_scores(stage, by_mouse(stage))
    assert session.over
    assert session.view(None).stage is GameStage.OVER
    assert tuple(row.total for row in scores.scores.rows) == tuple(seat.score for seat in session.view(None).seats)
    tap(stage, named(scores, "play-again"))
    tap(stage, named(scores, "to-lobby"))
    assert nav.asked == ["again", "lobby"]


def test_a_whole_game_is_played_by_keys_alone(stage, table) -> None:
    from partygames.ui.witch.asking import Ask
    from partygames.ui.witch.scores import WitchScores

    screen = table(True, False, False, False, seed=9)
    key = lambda k: QTest.keyClick(stage.viewport(), k)  # noqa: E731
    for _ in range(4000):
        if isinstance(stage.screen_shown, WitchScores):
            break
        ask = screen.acting.asked.ask
        if screen.covers():
            key(Qt.Key.Key_Return)
        elif ask is Ask.TAKE:
            key(Qt.Key.Key_1)
        elif ask is Ask.CHOOSE:
            # Walk along the fan and pick whatever the rules let be picked, then confirm.
            for step in [Qt.Key.Key_Left] * 17 + [Qt.Key.Key_Right] * 17:
                if len(screen.acting.picked) < 3:
                    key(step)
                    if screen.acting.hand.cards[screen.acting.hand.cursor_at].kind not in screen.acting.picked:
                        key(Qt.Key.Key_Return)
            tab_to(stage, screen.acting.confirm)
            key(Qt.Key.Key_Space)
        elif ask is Ask.LEAD:
            key(Qt.Key.Key_1)
            key(Qt.Key.Key_C)
        elif ask is Ask.ANSWER:
            key(Qt.Key.Key_B)
        QTest.qWait(2)
    assert isinstance(stage.screen_shown, WitchScores)
    assert screen.session.over


def tab_to(stage, item) -> None:
    """Press Tab until the item has the focus."""
    for _ in range(60):
        if item.hasFocus():
            return
        QTest.keyClick(stage.viewport(), Qt.Key.Key_Tab)
    raise AssertionError("Tab never comes to it")
