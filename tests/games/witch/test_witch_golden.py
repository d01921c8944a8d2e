"""Whole games move by move, as they were when last looked at. Rewrite with PARTYGAMES_GOLDEN=rewrite and read the diff."""

import os
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from msgspec import json

from partygames.games import witch_express as game
from partygames.games.witch_express.autoplay import any_move, awaited

FOLDER = Path(__file__).parents[2] / "data" / "golden"
SEEDS = {3: 14, 4: 7, 5: 25, 6: 36}
START = 1


def transcript(players: int) -> str:
    """Return a game as JSON lines in an array: the table, each move with what happened, the end with a digest of the state."""
    setup = game.Setup(players, SEEDS[players], START)
    state, rng, lines = game.start(setup), Random(SEEDS[players]), [{"schema": game.SCHEMA, "setup": setup}]
    while not game.is_over(state):
        move = any_move(state, awaited(state), rng)
        state, events = game.apply(state, move)
        lines.append({"move": move, "events": events})
    digest = sha256(json.encode(state)).hexdigest()
    lines.append({"scores": game.scores(state), "winners": game.winners(state), "state": digest})
    return "[\n" + ",\n".join(json.encode(line).decode() for line in lines) + "\n]\n"


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_witch_golden_game(players):
    path = FOLDER / f"witch-{players}.json"
    if os.environ.get("PARTYGAMES_GOLDEN") == "rewrite":
        path.write_text(transcript(players), encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == transcript(players).splitlines()


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_a_witch_golden_game_plays_again_from_its_file_alone(players):
    head, *moves, end = json.decode((FOLDER / f"witch-{players}.json").read_bytes())
    state = game.start(json.decode(json.encode(head["setup"]), type=game.Setup))
    for line in moves:
        state, events = game.apply(state, json.decode(json.encode(line["move"]), type=game.Move))
        assert json.decode(json.encode(events)) == line["events"]
    assert sha256(json.encode(state)).hexdigest() == end["state"]
    assert (list(game.scores(state)), list(game.winners(state))) == (end["scores"], end["winners"])


def test_between_them_the_golden_games_show_every_event():
    shown = {
        event["type"]
        for players in SEEDS
        for line in json.decode((FOLDER / f"witch-{players}.json").read_bytes())[1:-1]
        for event in line["events"]
    }
    assert shown == {
        "took_opening", "chose", "turn_began", "played", "said_next", "round_ended", "kept", "returned", "task_done", "drew",
        "game_ended",
    }  # fmt: skip
