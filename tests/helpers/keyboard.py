"""Play a whole game in the real window as somebody does who has a keyboard alone; only ink needs a pen."""

from random import Random
from time import monotonic

from helpers.table_games import next_move
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames.games.doodle_rush.moves import Draw
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.moment import Kind
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.scene.hold import HoldButton
from partygames.ui.window import Window
from partygames.ui.witch.asking import Ask
from partygames.ui.witch.scores import WitchScores

LONGEST_S = 60.0
"""A game that takes longer stands still."""


def press(window: Window, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window.stage.viewport(), key)


def hold(window: Window, button: HoldButton, key: Qt.Key = Qt.Key.Key_Space) -> None:
    """Hold a key until a button is full."""
    full: list[bool] = []
    button.clicked.connect(lambda: full.append(True))
    at = QApplication.focusWidget() or window.stage.viewport()
    QTest.keyPress(at, key)
    end = monotonic() + 5
    while not full and monotonic() < end:
        QTest.qWait(5)
    assert full, f"{button.objectName()} is never full"
    QTest.keyRelease(QApplication.focusWidget() or window.stage.viewport(), key)


def tab_to(window: Window, name: str) -> None:
    """Press Tab until what is called so has the keyboard."""
    for _ in range(120):
        focus = window.stage.screen_shown.focusItem()
        if focus is not None and focus.toGraphicsObject().objectName() == name:
            return
        press(window, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {name}")


def play_witch(window: Window, rng: Random) -> None:
    """Play Witch Express against computers until the scores are shown."""
    end = monotonic() + LONGEST_S
    while not isinstance(window.stage.screen_shown, WitchScores):
        screen = window.stage.screen_shown
        ask = screen.acting.asked.ask
        if screen.covers():
            press(window, Qt.Key.Key_Return)
        elif ask is Ask.TAKE:
            press(window, Qt.Key.Key_1)
        elif ask is Ask.CHOOSE:
            _choose(window, screen)
        elif ask is Ask.LEAD:
            press(window, Qt.Key.Key_1)
            press(window, rng.choice((Qt.Key.Key_B, Qt.Key.Key_C)))
        elif ask is Ask.ANSWER:
            press(window, rng.choice((Qt.Key.Key_B, Qt.Key.Key_C)))
        QTest.qWait(2)
        assert monotonic() < end, f"the game stands still: {ask}, {screen.covers()}"


def _choose(window: Window, screen: object) -> None:
    """Walk along the fan, take up what can be taken up, and confirm with Enter."""
    hand = screen.acting.hand
    n = len(hand.cards)
    for arrow in [Qt.Key.Key_Left] * n + [Qt.Key.Key_Right] * n:
        if screen.acting.confirm.isEnabled() or not hand.cards:
            break
        press(window, arrow)
        if hand.cards[hand.cursor_at].kind not in screen.acting.picked:
            press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)


def play_doodle(window: Window, rng: Random) -> None:
    """Play Doodle Rush, guesses said aloud, until the scores are shown; the ink comes from a pen, all else from keys."""
    end = monotonic() + LONGEST_S
    while not isinstance(window.stage.screen_shown.page, ScoresPage):
        screen, view = window.stage.screen_shown, window.session.view(None)
        top = screen.covers()[-1:]
        if top and isinstance(top[0], Curtain):
            hold(window, top[0].hold)
        elif screen._is(Kind.DRAW):
            _draw(window, rng)
            tab_to(window, "done")
            hold(window, screen.page.done)
        elif screen._is(Kind.GUESS):
            _guess(window, view)
            window.session.clock.expired.emit(window.session.clock.period)
        else:
            press(window, Qt.Key.Key_Space)
        assert monotonic() < end, f"the game stands still: {screen._now}, {top}"


def _draw(window: Window, rng: Random) -> None:
    """Draw something on two boards."""
    drawer = window.session.view(None).drawer
    fresh = [board.index for board in window.session.view(drawer).boards[drawer] if board.editable]
    for index in fresh[:2]:
        move = next(move for move in iter(lambda: next_move(window.session, rng), None) if isinstance(move, Draw))
        window.session.submit(Draw(drawer, index, move.stroke))


def _guess(window: Window, view: object) -> None:
    """Walk to a board, answer Close, then Yes, and give it to whoever sits after its author."""
    page = window.stage.screen_shown.page
    spot = next(spot for spot, board in page.boards.items() if board.is_paper)
    walk_to(window, page.boards[spot])
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_Y)
    press(window, Qt.Key(Qt.Key.Key_1 + (spot[0] + 1) % len(window.session.seats)))


def walk_to(window: Window, board: object) -> None:
    """Walk over the wall by arrows until this board has the keyboard."""
    for step in range(60):
        press(window, Qt.Key.Key_Down if step and step % 6 == 0 else Qt.Key.Key_Right)
        if board.hasFocus():
            return
    raise AssertionError(f"no arrow leads to {board.objectName()}")
