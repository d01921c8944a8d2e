"""Whole games move by move, as they were when last looked at. Rewrite with PARTYGAMES_GOLDEN=rewrite and read the diff."""

import os
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from helpers.doodle import riddle_pack
from msgspec import json

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.autoplay import any_move, table

FOLDER = Path(__file__).parents[2] / "data" / "golden"
SEEDS = {3: 37, 4: 48, 5: 53, 6: 61}


def transcript(players: int) -> str:
    """Return a game as JSON lines in an array: the table, each move with what happened, the end with a digest of the state."""
    setup = table(players, SEEDS[players], riddle_pack())
    state, rng, lines = game.start(setup), Random(SEEDS[players]), [{"schema": game.SCHEMA, "setup": setup}]
    while not game.is_over(state):
        move = any_move(state, rng)
        state, events = game.apply(state, move)
        lines.append({"move": move, "events": events})
    digest = sha256(json.encode(state)).hexdigest()
    lines.append({"scores": game.scores(state), "winners": game.winners(state), "state": digest})
    return "[\n" + ",\n".join(json.encode(line).decode() for line in lines) + "\n]\n"


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_golden_game(players):
    path = FOLDER / f"doodle-{players}.json"
    if os.environ.get("PARTYGAMES_GOLDEN") == "rewrite":
        path.write_text(transcript(players), encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == transcript(players).splitlines()


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_a_golden_game_plays_again_from_its_file_alone(players):
    head, *moves, end = json.decode((FOLDER / f"doodle-{players}.json").read_bytes())
    state = game.start(json.decode(json.encode(head["setup"]), type=game.Setup))
    for line in moves:
        state, events = game.apply(state, json.decode(json.encode(line["move"]), type=game.Move))
        assert json.decode(json.encode(events)) == line["events"]
    assert sha256(json.encode(state)).hexdigest() == end["state"]
    assert (list(game.scores(state)), list(game.winners(state))) == (end["scores"], end["winners"])


def test_between_them_the_golden_games_play_every_way():
    setups = [json.decode((FOLDER / f"doodle-{players}.json").read_bytes())[0]["setup"] for players in SEEDS]
    for field in ("drawing", "guessing", "difficulty", "auto_judge"):
        assert len({setup[field] for setup in setups}) == 2
