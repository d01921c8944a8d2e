"""A replay in a picture: whatever was asked before, a moment looks as the board looked then."""

import pytest
from helpers.doodle import pen, rubber
from helpers.strokes import crowded, wild
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage

from partygames.ink.replay import Moment, Replay
from partygames.ui.pen import projector as module
from partygames.ui.pen.paint import Picture, render_board
from partygames.ui.pen.projector import Projector

SIZE = (222, 150)
STAGES = [
    (pen((0.1, 0.1), (0.6, 0.2)), wild(1, 90)),
    (pen((0.1, 0.1), (0.6, 0.2)), rubber((0.2, 0.1), (0.4, 0.2)), wild(2, 70)),
    (),
    (wild(3, 200), pen((0.5, 0.5))),
]


def as_it_was(replay: Replay, moment: Moment) -> QImage:
    """Paint a moment from nothing."""
    picture = Picture(*SIZE)
    strokes = replay.takes[moment.take]
    picture.replay(strokes[: moment.whole])
    if moment.samples:
        stroke = strokes[moment.whole]
        brush = picture.brush(stroke.tool, stroke.width)
        for sample in stroke.samples()[: moment.samples]:
            brush.add(sample)
        brush.close()
    return picture.image


@pytest.fixture
def few_pictures(monkeypatch):
    """Keep pictures often, and few of them, so that both are tried."""
    monkeypatch.setattr(module, "EVERY", 40)
    monkeypatch.setattr(module, "KEPT", 3)


def test_forward_it_ends_as_the_board_was(qapp):
    replay = Replay(STAGES)
    projector = Projector(replay, *SIZE)
    for ms in range(0, replay.duration + 50, 50):
        projector.show(replay.at(ms))
    assert projector.image == render_board(STAGES[-1], *SIZE)
    projector.close()


@settings(max_examples=40)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=8))
def test_any_moment_in_any_order_looks_as_it_looked(qapp, places):
    replay = Replay(STAGES)
    kept, every = module.KEPT, module.EVERY
    module.KEPT, module.EVERY = 3, 40
    try:
        projector = Projector(replay, *SIZE, keep=True)
        for place in places:
            moment = replay.at(place * replay.duration)
            projector.show(moment)
            assert projector.at == moment
            assert projector.image == as_it_was(replay, moment)
        projector.close()
    finally:
        module.KEPT, module.EVERY = kept, every


def test_going_back_begins_at_a_kept_picture(qapp, few_pictures):
    replay = Replay([crowded(60)])
    projector = Projector(replay, *SIZE, keep=True)
    projector.show(replay.at(replay.duration))
    assert 0 < len(projector._kept) <= module.KEPT
    projector._go_back(replay.at(replay.duration * 0.9))
    assert projector.at.whole > 0
    projector.close()


def test_with_little_time_it_comes_nearer_each_time(qapp):
    replay = Replay([crowded(300)])
    projector = Projector(replay, *SIZE)
    goal, seen = replay.at(replay.duration), []
    while projector.at != goal:
        projector.show(goal, 1e-6)
        seen.append(projector.at)
    assert seen == sorted(set(seen))
    assert len(seen) > 100
    assert projector.image == render_board(replay.takes[0], *SIZE)
    projector.close()


def test_what_changed_is_told(qapp):
    replay = Replay([(pen((0.1, 0.1), (0.2, 0.1)), pen((0.7, 0.8), (0.9, 0.8)))])
    projector = Projector(replay, *SIZE)
    assert projector.show(replay.at(0)).isValid()
    before = projector.image.copy()
    box = projector.show(replay.at(replay.duration))
    after = projector.image
    changed = [(x, y) for x in range(SIZE[0]) for y in range(SIZE[1]) if before.pixel(x, y) != after.pixel(x, y)]
    assert changed
    assert all(box.contains(x, y) for x, y in changed)
    assert projector.show(replay.at(replay.duration)).isEmpty()
    assert projector.show(replay.at(0)) == after.rect()
    projector.close()


def test_it_can_be_stopped(qapp):
    def stop() -> None:
        raise KeyboardInterrupt

    projector = Projector(Replay([crowded(20)]), *SIZE)
    with pytest.raises(KeyboardInterrupt):
        projector.finish(stop)
    projector.close()
