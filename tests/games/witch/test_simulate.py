"""Many games without a window: `partygames simulate`."""

import json
import subprocess
import sys

import pytest

from partygames import simulate

KEYS = ["game", "players", "games", "finished", "moves", "moves_per_second", "mean_scores", "win_share", "seconds"]


def figures(capsys, *args):
    assert simulate.main([*args, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    return json.loads(out)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_game_is_finished_and_counted(capsys, players):
    got = figures(capsys, "witch-express", "--players", str(players), "--games", "6", "--seed", "7")
    assert list(got) == KEYS
    assert got["finished"] == got["games"] == 6
    assert got["players"] == players
    assert got["moves"] > 6 * 16 * players
    assert got["moves_per_second"] > 0
    assert len(got["mean_scores"]) == len(got["win_share"]) == players
    assert sum(got["win_share"]) == pytest.approx(1, abs=0.001)


def test_the_same_seed_gives_the_same_games_and_another_seed_others(capsys):
    one, same, other = (figures(capsys, "witch-express", "--games", "5", "--seed", seed) for seed in ("3", "3", "4"))
    assert one["mean_scores"] == same["mean_scores"] != other["mean_scores"]


def test_bots_change_seats_and_figures_follow_the_bots(capsys, monkeypatch):
    seated = []

    class Autoplay:
        @staticmethod
        def play_game(players, seed, bots):
            seated.append(list(bots))
            return tuple(10 * (bot == "hard") for bot in bots), (bots.index("hard"),), 1, 0.5, True

    got = simulate.simulate("witch-express", Autoplay, 3, 3, 1, ("hard", "easy", "normal"))
    assert seated == [["hard", "easy", "normal"], ["normal", "hard", "easy"], ["easy", "normal", "hard"]]
    assert got["win_share"] == [1, 0, 0]
    assert got["mean_scores"] == [10, 0, 0]
    assert got["moves_per_second"] == 2


def test_ties_share_the_win():
    class Autoplay:
        @staticmethod
        def play_game(players, seed):
            return (1, 1, 0), (0, 1), 1, 0.1, True

    assert simulate.simulate("x", Autoplay, 3, 4, 1, ())["win_share"] == [0.5, 0.5, 0]


def test_the_number_of_players_follows_the_bots(capsys):
    assert figures(capsys, "witch-express", "--games", "1", "--bots", "easy,normal,easy")["players"] == 3


def test_people_get_a_few_lines(capsys):
    assert simulate.main(["witch-express", "--games", "2", "--bots", "easy,normal,easy"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert lines[0].startswith("witch-express: 2 of 2 games")
    assert lines[3].startswith("normal bot 2:")


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["ludo"], "ludo"),
        (["witch-express", "--players", "2"], "3 to 6, not '2'"),
        (["witch-express", "--players", "7"], "3 to 6, not '7'"),
        (["witch-express", "--games", "0"], "--games"),
        (["witch-express", "--games", "-5"], "--games"),
        (["witch-express", "--seed", "-1"], "--seed"),
        (["witch-express", "--bots", "easy,hard"], "3 to 6"),
        (["witch-express", "--players", "4", "--bots", "easy,easy,hard"], "4 bots, not 3"),
        (["witch-express", "--bots", "easy,genius,hard"], "'genius'"),
        (["witch-express", "--bots", ""], "''"),
        (["doodle-rush", "--bots", "easy,easy,easy"], "no computer players"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(capsys, args, says):
    assert simulate.main(args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1
    assert captured.err.endswith(".\n")


@pytest.mark.parametrize("game", ["witch-express", "doodle-rush"])
def test_simulate_imports_no_qt(game):
    code = f"from partygames import simulate; import sys; simulate.main(['{game}', '--games', '1', '--json'])\n"
    code += "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["finished"] == 1
