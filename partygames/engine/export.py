"""Everything that was played, for other programs: all of it as JSON, the results as a table (CSV)."""

import csv
import datetime
import io
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from partygames import __version__
from partygames.core.seats import key_of
from partygames.engine.course import Unreadable, moves_of, table_of
from partygames.engine.history import Game
from partygames.engine.store import Store

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula; a name may begin with it."""


def as_json(store: Store, played: tuple[Game, ...]) -> Iterator[bytes]:
    """Yield a JSON document, a game at a time, the oldest first. The moves and the deal only of games that are over.

    Raises sqlite3.Error in the middle where the database cannot be read.
    """
    head = {"program": "Party Games", "version": __version__, "exported": _moment(datetime.datetime.now().timestamp())}
    yield msgspec.json.encode(head)[:-1] + b',"games":[\n'
    for n, game in enumerate(reversed(played)):
        yield (b",\n" if n else b"") + msgspec.json.encode(_told(store, game))
    yield b"\n]}\n"


def _told(store: Store, game: Game) -> dict[str, Any]:
    out: dict[str, Any] = {
        "id": game.id,
        "game": game.game,
        "started": _moment(game.started),
        "finished": game.finished,
        "seats": game.seats,
    }
    if game.result is not None:
        out |= {"scores": game.result.scores, "winners": game.result.winners, "deeds": game.result.deeds}
        row = store.game(game.id)
        try:
            if row is not None:
                module, setup, _ = table_of(row)
                out |= {"schema": row.schema, "setup": setup, "moves": moves_of(module, row.moves)[0]}
        except Unreadable:
            pass  # the result is all that is left of it
    return out


COLUMNS = (
    "evening", "started", "game", "number", "seat", "name", "counts_as", "player", "finished", "score", "won", "boards_guessed",
    "own_boards_guessed", "brave", "cowardly",
)  # fmt: skip


def as_csv(played: tuple[Game, ...], merged: Mapping[str, str], day: Any) -> Iterator[bytes]:
    """Yield a table with a line for each seat of each game, the oldest first; `day(game)` is the date of its evening.

    It begins with the mark that tells a spreadsheet that this is UTF-8.
    """
    yield b"\xef\xbb\xbf" + _line(COLUMNS)
    for game in reversed(played):
        for n, seat in enumerate(game.seats):
            told: list[object] = [day(game), _moment(game.started), game.game, game.id, n + 1, seat.name]
            told += [merged.get(key_of(seat.name), seat.name), seat.player.value, int(game.finished)]
            if game.result is not None:
                told += [game.result.scores[n], int(n in game.result.winners)]
                if n < len(game.result.deeds):
                    deeds = game.result.deeds[n]
                    told += [deeds.guessed, deeds.drawn, deeds.brave, deeds.cowardly]
            yield _line(told)


def _line(values: Any) -> bytes:
    out = io.StringIO()
    harmless = [f"'{v}" if isinstance(v, str) and v.startswith(FORMULA) else v for v in values]
    csv.writer(out, lineterminator="\r\n").writerow(harmless)
    return out.getvalue().encode("utf-8", "replace")


def _moment(seconds: float) -> str:
    try:
        return datetime.datetime.fromtimestamp(seconds).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):
        return ""
