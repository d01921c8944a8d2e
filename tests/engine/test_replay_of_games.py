"""Recorded games watched again."""

import itertools
from hashlib import sha256

import msgspec
import pytest
from helpers.golden import read
from msgspec.structs import replace

from partygames.core.seats import Seat
from partygames.engine.course import Unreadable
from partygames.engine.replay import PACE_MS, Replay
from partygames.engine.store import GameRow, MoveRow
from partygames.games.registry import game

GOLDEN = [f"{kind}-{players}" for kind in ("doodle", "witch") for players in (3, 4, 5, 6)]


def row_of(name: str, state: str = "done") -> GameRow:
    """Return a golden game as the database keeps it; its minutes last 300 ms a move, then what is left of them."""
    module = game("doodle-rush" if name.startswith("doodle") else "witch-express")
    head, *lines, _ = read(name)
    setup = msgspec.json.encode(head["setup"])
    seats = msgspec.json.encode([Seat(i, f"P{i}") for i in range(head["setup"]["players"])])
    now = module.start(msgspec.json.decode(setup, type=module.Setup))
    rows, left, last = [], None, None
    for line in lines:
        move = msgspec.convert(line["move"], module.Move)
        now, _ = module.apply(now, move)
        period = module.period(now) if hasattr(module, "period") else None
        left = None if period is None else period.ms if period != last else left - 300
        last = period
        rows.append(MoveRow(msgspec.msgpack.encode(move), left, None))
    return GameRow(1, module.NAME, module.SCHEMA, setup.decode(), seats.decode(), None, state, tuple(rows))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_watched_again_ends_in_the_same_state(name, count):
    replay, end = Replay(row_of(name)), read(name)[-1]
    assert replay.loaded == 0
    assert replay.load()
    assert sha256(msgspec.json.encode(replay._steps[-1].state)).hexdigest() == end["state"]
    assert list(replay.game.scores(replay._steps[-1].state)) == end["scores"]
    assert (replay.loaded, replay.damaged) == (replay.last, None)
    count(f"golden game {name}: {replay.last} moves watched again, the same end")


@pytest.mark.parametrize("name", GOLDEN)
def test_its_times_go_forward_and_keep_those_of_the_minutes(name):
    replay = Replay(row_of(name))
    replay.load()
    times = [replay.time(n) for n in range(replay.last + 1)]
    assert times == sorted(set(times))
    assert all(replay.number_at(t) == n for n, t in enumerate(times))
    steps = {b - a for a, b in itertools.pairwise(times)}
    assert steps == {PACE_MS} if name.startswith("witch") else {300, PACE_MS} <= steps
    if name.startswith("doodle"):
        bells = [n for n in range(1, replay.last) if type(replay.move(n)).__name__ == "PhaseTimeout"]
        for n in bells:
            left, whole = replay.minute(n - 1, replay.time(n))
            assert (left, whole) == (0, replay.setup.minute_s * 1000)


def test_it_loads_in_slices_and_no_further_than_it_is_asked():
    replay = Replay(row_of("doodle-6"))
    assert replay.load(upto=5)
    assert replay.loaded == 5
    assert not replay.load(slice_s=0.0)
    assert replay.loaded == 6 or replay.loaded == 5
    assert replay.load()


@pytest.mark.parametrize("name", ["doodle-4", "witch-4"])
@pytest.mark.parametrize("state", ["open", "left", "broken"])
def test_invariant_4_a_game_that_was_cut_off_shows_what_the_public_table_saw(name, state):
    replay = Replay(replace(row_of(name, state), moves=row_of(name).moves[:40]))
    replay.load()
    assert not replay.open
    with pytest.raises(PermissionError):
        replay.view(3, 0)
    for n in range(replay.last + 1):
        assert replay.view(n) == replay.game.view_for(replay._steps[n].state, None)


@pytest.mark.parametrize("name", ["doodle-4", "witch-4"])
def test_a_game_that_is_over_shows_what_each_seat_saw(name):
    replay = Replay(row_of(name))
    replay.load()
    for seat in range(4):
        assert replay.view(9, seat) == replay.game.view_for(replay._steps[9].state, seat)


@pytest.mark.parametrize("name", ["doodle-5", "witch-5"])
def test_a_damaged_move_ends_it_there(name):
    whole = row_of(name)
    for spoilt in (b"\x00", whole.moves[0].move, "{"):
        moves = (*whole.moves[:7], MoveRow(spoilt, None, None), *whole.moves[8:])
        replay = Replay(replace(whole, moves=moves))
        replay.load()
        assert (replay.loaded, replay.last, replay.damaged) == (7, 7, 8)
        assert replay.view(7) is not None


def test_a_game_whose_deal_cannot_be_read_is_said():
    with pytest.raises(Unreadable):
        Replay(replace(row_of("witch-3"), setup="{}"))
    with pytest.raises(Unreadable):
        Replay(replace(row_of("witch-3"), setup=row_of("witch-3").setup.replace('"players":3', '"players":2')))


def test_the_public_log_grows_with_the_moments():
    replay = Replay(row_of("witch-6"))
    replay.load()
    assert replay.log(0) == []
    assert len(replay.log(20)) < len(replay.log(replay.last))
    assert replay.log(replay.last)[: len(replay.log(20))] == replay.log(20)
