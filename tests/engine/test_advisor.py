"""Advice comes from a thread, once, and not when nobody wants it any more."""

import threading

import pytest
from helpers.table_games import bare_session
from PySide6.QtTest import QTest

from partygames.engine.advisor import Advisor


@pytest.fixture
def asking(qapp, monkeypatch):
    """Return (session, advisor, what it said, the threads and views it thought with)."""
    session = bare_session("witch-express")
    advisor, said, thought = Advisor(session), [], []
    real = session.game.advise

    def advise(view, seat, seed):
        thought.append((threading.current_thread(), view))
        return real(view, seat, seed)

    monkeypatch.setattr(session.game, "advise", advise)
    advisor.advised.connect(said.append)
    yield session, advisor, said, thought
    advisor.stop()
    advisor.deleteLater()
    session.close()
    session.deleteLater()


def test_WD_4_advice_is_thought_on_another_thread_from_the_seats_own_view(qtbot, asking):
    session, advisor, said, thought = asking
    advisor.ask(0, openly=False)
    assert advisor.busy
    qtbot.waitUntil(lambda: bool(said))
    assert not advisor.busy
    assert said[0].move in session.legal_moves(0)
    thread, view = thought[0]
    assert thread is not threading.main_thread()
    assert view == session.view(0)
    advisor.ask(0, openly=True)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert thought[1][1] == session.view(None)


def test_advice_that_was_cancelled_never_comes(qtbot, asking):
    _, advisor, said, thought = asking
    advisor.ask(0, openly=False)
    advisor.cancel()
    assert not advisor.busy
    qtbot.waitUntil(lambda: bool(thought))
    QTest.qWait(30)
    assert said == []
    advisor.ask(0, openly=False)
    qtbot.waitUntil(lambda: bool(said))
    assert len(said) == 1


def test_advice_that_fails_says_so(qtbot, asking, monkeypatch, caplog):
    session, advisor, said, _ = asking

    def broken(view, seat, seed):
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(session.game, "advise", broken)
    advisor.ask(0, openly=False)
    qtbot.waitUntil(lambda: bool(said))
    assert said == [None]
    assert "broken" in caplog.text
