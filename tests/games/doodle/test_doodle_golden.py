"""Whole games move by move, as they were when last looked at. Rewrite with PARTYGAMES_GOLDEN=rewrite and read the diff."""

import pytest
from helpers.doodle import riddle_pack
from helpers.golden import assert_as_before, assert_plays_again, read, transcript

from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.autoplay import any_move, table

SEEDS = {3: 37, 4: 48, 5: 53, 6: 61}


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_golden_game(players):
    seed = SEEDS[players]
    assert_as_before(f"doodle-{players}", transcript(game, table(players, seed, riddle_pack()), seed, any_move))


@pytest.mark.parametrize("players", sorted(SEEDS))
def test_a_golden_game_plays_again_from_its_file_alone(players):
    assert_plays_again(f"doodle-{players}", game)


def test_between_them_the_golden_games_play_every_way():
    setups = [read(f"doodle-{players}")[0]["setup"] for players in SEEDS]
    for field in ("drawing", "guessing", "difficulty", "auto_judge"):
        assert len({setup[field] for setup in setups}) == 2
