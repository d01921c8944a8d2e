"""Whole games as JSON lines, to be compared with how they were when last looked at."""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from msgspec import json

FOLDER = Path(__file__).parents[1] / "data" / "golden"


def transcript(game: ModuleType, setup: Any, seed: int, move_of: Callable[[Any, Random], Any]) -> str:
    """Return a game as JSON lines in an array: the table, each move with what happened, the end with a digest of the state."""
    state, rng, lines = game.start(setup), Random(seed), [{"schema": game.SCHEMA, "setup": setup}]
    while not game.is_over(state):
        move = move_of(state, rng)
        state, events = game.apply(state, move)
        lines.append({"move": move, "events": events})
    digest = sha256(json.encode(state)).hexdigest()
    lines.append({"scores": game.scores(state), "winners": game.winners(state), "state": digest})
    return "[\n" + ",\n".join(json.encode(line).decode() for line in lines) + "\n]\n"


def read(name: str) -> list[dict]:
    """Return the lines of a golden game."""
    return json.decode((FOLDER / f"{name}.json").read_bytes())


def assert_as_before(name: str, now: str) -> None:
    """Compare a transcript with its file, which PARTYGAMES_GOLDEN=rewrite writes anew first."""
    path = FOLDER / f"{name}.json"
    if os.environ.get("PARTYGAMES_GOLDEN") == "rewrite":
        path.write_text(now, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now.splitlines()


def assert_plays_again(name: str, game: ModuleType) -> None:
    """Play a golden game from its file alone: every event, the final state, scores and winners must come out the same."""
    head, *moves, end = read(name)
    state = game.start(json.decode(json.encode(head["setup"]), type=game.Setup))
    for line in moves:
        state, events = game.apply(state, json.decode(json.encode(line["move"]), type=game.Move))
        assert json.decode(json.encode(events)) == line["events"]
    assert sha256(json.encode(state)).hexdigest() == end["state"]
    assert (list(game.scores(state)), list(game.winners(state))) == (end["scores"], end["winners"])
