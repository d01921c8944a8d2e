"""Work beside the window: the collector rests meanwhile, for it must not delete Qt objects in another thread."""

import gc
from threading import Event, current_thread

import pytest
from helpers.table_games import bare_session
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from partygames.engine import session as sessions
from partygames.engine.aside import aside
from partygames.engine.session import GameSession
from partygames.games import doodle_rush
from partygames.games.doodle_rush import matching
from partygames.games.doodle_rush.autoplay import table
from partygames.games.doodle_rush.state import Guessing
from partygames.games.registry import WITCH


def settle() -> None:
    QCoreApplication.processEvents()


def test_the_collector_rests_until_all_work_is_done(qapp):
    first, second = Event(), Event()
    workers = [aside(first.wait), aside(second.wait)]
    assert not gc.isenabled()
    first.set()
    workers[0].join()
    settle()
    assert not gc.isenabled(), "the other still works"
    second.set()
    workers[1].join()
    settle()
    assert gc.isenabled()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_the_collector_works_again_after_an_error(qapp):
    aside(lambda: 1 / 0).join()
    settle()
    assert gc.isenabled()


def test_nothing_is_collected_in_the_other_thread(qapp):
    """What a worker makes may be enough to begin a collection; it waits for the thread of the window."""
    where = []
    gc.callbacks.append(lambda phase, info: where.append(current_thread()))
    try:
        for _ in range(20):
            aside(lambda: [[] for _ in range(5_000)]).join()
        assert where == []
        settle()
        assert gc.isenabled()
        gc.collect()
        assert set(where) == {current_thread()}
    finally:
        gc.callbacks.pop()


@pytest.mark.parametrize("guessing", Guessing)
def test_typed_games_fold_their_words_aside_and_others_do_nothing(qapp, guessing, monkeypatch):
    started = []
    monkeypatch.setattr(sessions, "aside", started.append)
    setup = replace(table(4, 3), guessing=guessing)
    session = GameSession(doodle_rush, setup, ())
    session.prepare()
    assert len(started) == (guessing is Guessing.TYPED)
    for work in started:
        matching._card.cache_clear()
        work()
        assert matching._card.cache_info().currsize >= 24
    session.close()


def test_a_game_without_such_work_is_ready(qapp):
    session = bare_session(WITCH)
    session.prepare()
    session.close()
