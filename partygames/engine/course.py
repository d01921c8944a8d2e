"""The course of one game so far, and how it is read from the rows of the database."""

from types import ModuleType
from typing import Any
from zlib import compress, crc32, decompress

import msgspec

from partygames import __version__
from partygames.core.deeds import Deeds
from partygames.core.replay import onward, states_of
from partygames.core.seats import Seat, plausible
from partygames.engine.store import GameRow, MoveRow, mark_of
from partygames.games.registry import game


class Unreadable(Exception):
    """A game cannot be read from the database. `number`: the first move that cannot, None when it is the game itself."""

    def __init__(self, number: int | None = None) -> None:
        super().__init__("the game" if number is None else f"move {number}")
        self.number = number


class Course(msgspec.Struct, frozen=True):
    """All that a session needs to go on with a game: where it stands, how it came there, and ms left of the minute."""

    game: ModuleType
    setup: Any
    seats: tuple[Seat, ...]
    state: Any
    log: tuple[Any, ...]
    moves: tuple[Any, ...]
    left_ms: int | None = None


def table_of(row: GameRow) -> tuple[ModuleType, Any, tuple[Seat, ...]]:
    """Return (game, setup, seats) of a row; raises Unreadable."""
    try:
        module = game(row.game)
        setup = msgspec.json.decode(row.setup, type=module.Setup)
        seats = msgspec.json.decode(row.seats, type=tuple[Seat, ...])
        msgspec.convert(row.clock_ms, int | None)
    except Exception as err:  # what lies on a disk can be damaged in more ways than there are names for
        raise Unreadable from err
    if row.schema != module.SCHEMA or not plausible(seats, setup.players):
        raise Unreadable
    return module, setup, seats


def moves_of(module: ModuleType, rows: tuple[MoveRow, ...]) -> tuple[tuple[Any, ...], int | None]:
    """Return the moves up to the first damaged one, and its number (None: all are whole)."""
    from_json = msgspec.json.Decoder(module.Move).decode
    from_pack = msgspec.msgpack.Decoder(module.Move).decode
    moves: list[Any] = []
    before: int | None = None
    for number, row in enumerate(rows, 1):
        try:
            if row.mark is not None and row.mark != mark_of((number, row.move, row.left_ms), before or 0):
                return tuple(moves), number
            if row.mark is None and before is not None:
                return tuple(moves), number
            moves.append(from_json(row.move) if isinstance(row.move, str) else from_pack(row.move))
        except Exception:  # as above
            return tuple(moves), number
        before = row.mark
    return tuple(moves), None


def course_of(row: GameRow) -> Course:
    """Return the course of a game: from its snapshot where that is sound, the moves after it played again. Raises Unreadable."""
    module, setup, seats = table_of(row)
    moves, damaged = moves_of(module, row.moves)
    if damaged is not None:
        raise Unreadable(damaged)
    at, state, log = _snapshot(module, row, len(moves))
    number = at  # the last move that was played again
    try:
        steps = states_of(module, setup, moves) if state is None else onward(module, state, moves[at:])
        for step in steps:
            number += step.move is not None
            state = step.state
            seen = (module.event_for(event, None) for event in step.events)
            log.extend(event for event in seen if event is not None)
        module.view_for(state, None)
    except Exception as err:
        raise Unreadable(number + 1) from err
    return Course(module, setup, seats, state, tuple(log), moves, row.clock_ms)


class Result(msgspec.Struct, frozen=True):
    """What is kept of a finished game besides its moves: scores, winning seats, and what each seat did (() in old games)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    deeds: tuple[Deeds, ...] = ()


def result_of(course: Course) -> Result:
    """Return the result of a finished game."""
    game, state = course.game, course.state
    return Result(game.scores(state), game.winners(state), game.deeds(course.log, len(course.seats)))


def made_by(module: ModuleType) -> str:
    """Return what a snapshot must be made by to be read again: the same version of the program and of the game."""
    return f"{__version__}/{module.NAME}/{module.SCHEMA}"


def pack_snapshot(state: Any, log: tuple[Any, ...]) -> bytes:
    """Return state and public log in a compact form.

    Most of it are strokes of a few hundred bytes each, which become a third: so much less lies beside the moves, and to write.
    """
    return compress(msgspec.msgpack.encode((state, log)), level=1)


def _snapshot(module: ModuleType, row: GameRow, moves: int) -> tuple[int, Any, list[Any]]:
    """Return (number, state, log) of the snapshot; (0, None, []) without one, or with one that cannot be trusted."""
    nothing: tuple[int, Any, list[Any]] = (0, None, [])
    if row.snapshot is None:
        return nothing
    try:
        number, by, total, packed = row.snapshot
        if by != made_by(module) or total != crc32(packed) or not 0 < number <= moves:
            return nothing
        state, log = msgspec.msgpack.decode(decompress(packed), type=tuple[module.State, list[module.Event]])
    except Exception:  # the moves are the truth, this only saves time
        return nothing
    return number, state, log
