"""A whole game of Doodle Rush to the score screen, by real events: on an offscreen stage, and in a real X window."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest

from partygames.games.doodle_rush.moves import Verdict
from partygames.ui.doodle import sample_drawings
from partygames.ui.doodle.scores_page import ScoresPage
from partygames.ui.doodle.shots import Game


def drawable(party, seat: int) -> list[int]:
    """Return the boards that `seat` can still draw on and knows a drawing for."""
    row = party.session.view(seat).boards[seat]
    return [b.index for b in row if b.editable and not b.strokes and b.word in sample_drawings.DRAWN]


def test_a_whole_game_by_mouse(sit_down):
    party = sit_down(Game(3))
    rung = []
    party.session.bell.connect(rung.append)
    for phase in (0, 2, 4):
        for turn in range(3):
            assert party.view.phase == phase
            seat = party.view.drawer
            party.lift()
            for index in drawable(party, seat)[:2]:
                party.draw(index, party.board(seat, index).word.en)
            if turn == 1:
                party.game.wait(60_000)  # this minute ends with the bell
            else:
                party.hold("done")
        assert party.view.phase == phase + 1
        guess(party, phase)
        if not party.view.over:
            party.game.wait(60_000)
    assert len(rung) == 6
    assert not party.refused
    while not isinstance(party.page, ScoresPage):
        party.key(Qt.Key.Key_Space)
    assert sum(t.won for t in party.view.tallies) == 4 + 1
    for tally in party.view.tallies:
        assert f"won {tally.won}  −  left {tally.left}  =" in party.texts()
        assert tally.score == tally.won - tally.left
    assert party.session.over


def guess(party, phase: int) -> None:
    """Guess as a table does: a wrong guess, an award by taps, one by drag, one shared, one taken back."""
    if phase == 0:
        party.tap("board-0-0")
        party.tap("answer-close")
        assert party.view.boards[0][0].reply is Verdict.CLOSE
        party.tap("tray-1")
        party.drag(party.point("board-1-0"), party.point("tray-2"))
        assert (party.view.boards[0][0].winners, party.view.boards[1][0].winners) == ((1,), (2,))
    elif phase == 2:
        party.tap("board-2-0")
        party.tap("answer-yes")
        party.tap("several")
        party.tap("winner-0")
        party.tap("winner-1")
        party.tap("give")
        assert party.view.boards[2][0].winners == (0, 1)
    else:
        party.tap("board-0-1")
        party.tap("tray-1")
        party.tap("take-back")
        party.tap("board-0-1")
        party.tap("tray-2")
        assert party.view.boards[0][1].winners == (2,)


class XHand(QObject):
    """A pointer moved by the X server itself (XTEST), over a window of this process; it waits until each press has arrived."""

    def __init__(self, party, qtbot) -> None:
        from Xlib import display

        super().__init__()
        self.viewport, self.qtbot = party.stage.viewport(), qtbot
        self.display = display.Display()
        self.arrived = 0
        self.viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
        self.arrived += event.type() in kinds
        return False

    def move(self, at: QPointF) -> None:
        from Xlib import X
        from Xlib.ext import xtest

        spot = self.viewport.mapToGlobal(at).toPoint()
        xtest.fake_input(self.display, X.MotionNotify, x=spot.x(), y=spot.y())
        self.display.sync()
        QTest.qWait(1)

    def button(self, kind: int) -> None:
        from Xlib.ext import xtest

        before = self.arrived
        xtest.fake_input(self.display, kind, 1)
        self.display.sync()
        self.qtbot.waitUntil(lambda: self.arrived > before, timeout=3000)
        QTest.qWait(1)

    def press(self, at: QPointF) -> None:
        from Xlib import X

        self.move(at)
        self.button(X.ButtonPress)

    def release(self, at: QPointF) -> None:
        from Xlib import X

        self.move(at)
        self.button(X.ButtonRelease)


@pytest.fixture
def x_party(sit_down, qtbot):
    """Return a table whose mouse is the X server's."""
    party = sit_down(Game(3))
    with qtbot.waitExposed(party.stage):
        pass
    hand = XHand(party, qtbot)
    party.press, party.move, party.release = hand.press, hand.move, hand.release
    yield party
    hand.display.close()


@pytest.mark.xvfb
def test_a_whole_game_by_real_x_events(x_party):
    party = x_party
    for phase in (0, 2, 4):
        for turn in range(3):
            seat = party.view.drawer
            party.lift()
            for index in drawable(party, seat)[:1]:
                party.draw(index, party.board(seat, index).word.en)
                assert len(party.board(seat, index).strokes) == len(sample_drawings.ways(party.board(seat, index).word.en))
            if turn == 2:
                party.game.wait(60_000)
            else:
                party.hold("done")
        assert party.view.phase == phase + 1
        author = phase // 2
        board = next(b for b in party.view.boards[author] if b.open)
        if phase == 2:
            party.drag(party.point(f"board-{author}-{board.index}"), party.point("tray-2"))
        else:
            party.tap(f"board-{author}-{board.index}")
            party.tap(f"tray-{(author + 1) % 3}")
        assert party.view.boards[author][board.index].winners
        party.game.wait(60_000)
    assert not party.refused
    party.tap("reveal-next")
    party.tap("reveal-skip")
    assert isinstance(party.page, ScoresPage)
    assert [t.won for t in party.view.tallies] == [1, 1, 1]
