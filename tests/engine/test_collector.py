"""Garbage is collected in the thread of the window alone: in another one it would delete Qt objects, which crashes."""

import gc
from threading import Thread, current_thread
from weakref import ref

import pytest
from helpers.table_games import bare_session, seats
from helpers.waiting import wait_for
from msgspec.structs import replace

from partygames.engine import collector
from partygames.engine.collector import Collector
from partygames.engine.session import GameSession
from partygames.games import doodle_rush
from partygames.games.doodle_rush import matching
from partygames.games.doodle_rush.autoplay import table
from partygames.games.doodle_rush.state import Guessing
from partygames.games.registry import WITCH


class Thing:
    """Something that holds itself, so that only the collector can delete it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collecting(qapp, monkeypatch):
    """Collect as the program does, only more often; say in which threads."""
    monkeypatch.setattr(collector, "EVERY_MS", 10)
    before, where = gc.isenabled(), []
    gc.callbacks.append(hear := lambda phase, info: where.append(current_thread()))
    gc.enable()
    made = Collector(qapp)
    where.clear()
    yield where
    made._timer.stop()
    made.deleteLater()
    gc.callbacks.remove(hear)
    if before:
        gc.enable()


def test_a_worker_never_collects(collecting):
    thing = Thing()
    gone = ref(thing)
    del thing
    worker = Thread(target=lambda: [[] for _ in range(200_000)])
    worker.start()
    worker.join()
    assert collecting == []
    assert gone() is not None


def test_the_thread_of_the_window_collects_what_is_due(collecting):
    thing = Thing()
    gone = ref(thing)
    del thing
    junk = [[] for _ in range(gc.get_threshold()[0] * 2)]
    assert wait_for(lambda: gone() is None, 5_000)
    assert set(collecting) == {current_thread()}
    assert junk


def test_older_garbage_has_its_turn_too(collecting):
    for _ in range(gc.get_threshold()[1] + 2):
        gc.collect(0)
    collecting.clear()
    assert gc.get_count()[1] > gc.get_threshold()[1]
    collector.look()
    assert gc.get_count()[1] == 0


def test_old_objects_are_not_gone_through_while_a_minute_runs_but_not_for_ever(collecting):
    most, generations = gc.get_threshold()[1], []
    gc.callbacks.append(hear := lambda phase, info: generations.append(info["generation"]))
    try:
        for _ in range(most + 2):
            gc.collect(0)
        collector.look(resting=False)
        assert 1 not in generations
        for _ in range(most * collector.PATIENCE):
            gc.collect(0)
        collector.look(resting=False)
        assert 1 in generations
    finally:
        gc.callbacks.remove(hear)


@pytest.mark.parametrize("guessing", Guessing)
def test_typed_games_fold_their_words_aside_and_others_need_nothing(guessing):
    setup = replace(table(4, 3), guessing=guessing)
    work = doodle_rush.prepare(setup)
    assert (work is None) == (guessing is Guessing.SPOKEN)
    if work is not None:
        matching._card.cache_clear()
        work()
        assert matching._card.cache_info().currsize >= 24


def test_a_session_prepares_its_game_in_a_thread_of_its_own(qapp):
    matching._card.cache_clear()
    session = GameSession(doodle_rush, replace(table(4, 3), guessing=Guessing.TYPED), seats(4))
    session.prepare()
    assert wait_for(lambda: matching._card.cache_info().currsize >= 24, 10_000)
    bare = bare_session(WITCH)
    bare.prepare()
    for one in (session, bare):
        one.close()
