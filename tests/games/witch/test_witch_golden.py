"""Whole games move by move, as they were when last looked at. Rewrite with PARTYGAMES_GOLDEN=rewrite and read the diff."""

import pytest
from helpers.golden import assert_as_before, assert_plays_again, read, transcript

from partygames.games import witch_express as game
from partygames.games.witch_express.autoplay import any_move, awaited

SEEDS = {3: 14, 4: 7, 5: 25, 6: 36}
START = 1


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_witch_golden_game(players):
    setup = game.Setup(players, SEEDS[players], START)
    now = transcript(game, setup, SEEDS[players], lambda state, rng: any_move(state, awaited(state), rng))
    assert_as_before(f"witch-{players}", now)


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_a_witch_golden_game_plays_again_from_its_file_alone(players):
    assert_plays_again(f"witch-{players}", game)


def test_between_them_the_golden_games_show_every_event():
    shown = {event["type"] for players in SEEDS for line in read(f"witch-{players}")[1:-1] for event in line["events"]}
    assert shown == {
        "took_opening", "chose", "turn_began", "played", "said_next", "round_ended", "kept", "returned", "task_done", "drew",
        "game_ended",
    }  # fmt: skip
