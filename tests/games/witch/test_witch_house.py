"""The house rules file: WE-24 and WE-25."""

import subprocess
import sys

import msgspec
import pytest
from msgspec.structs import replace

from partygames.core.game import RuleError
from partygames.core.paths import resource
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.house import FILE, House, HouseError, check_house, load_house, shipped_house
from partygames.games.witch_express.kinds import Kind
from partygames.games.witch_express.state import Setup

COLOURS = ["brown", "green", "red", "purple", "yellow", "blue", "grey", "black", "white"]
TASKS = """3: 2 brown 3 purple 4 blue · 3: 2 green 3 red 4 yellow · 3: 2 red 3 yellow 4 blue · 3: 2 brown 3 green 4 purple
· 3: 2 purple 3 yellow 4 blue · 4: 2 green 3 blue 4 grey · 4: 2 red 3 purple 4 grey · 5: 2 brown 3 purple 4 black
· 5: 2 red 3 yellow 4 black · 6: 2 green 3 yellow 4 white · 6: 2 purple 3 grey 4 white"""


def test_WE_25_the_eleven_tasks_are_those_of_the_rules():
    shipped = [
        f"{task.from_players}: " + " ".join(f"{potions} {COLOURS[kind]}" for kind, potions in task.needs)
        for task in shipped_house().tasks
    ]
    assert shipped == [" ".join(task.split()) for task in TASKS.split("·")]


def test_WE_24_the_numbers_come_from_the_file_and_are_the_default_of_a_setup():
    assert load_house(resource(FILE)) == shipped_house() == Setup(4, 1).house
    assert shipped_house().points == (0, 0, 1, 2, 4, 6, 9, 12, 16, 20)
    assert (shipped_house().each_further, shipped_house().brave_points, shipped_house().task_points) == (4, 1, 5)
    assert hash(Setup(4, 1)) == hash(Setup(4, 1))


def test_WE_24_a_table_may_play_with_its_own_numbers():
    own = replace(shipped_house(), task_points=7)
    assert start(Setup(4, 1, 0, own)).setup.house.task_points == 7
    assert msgspec.json.decode(msgspec.json.encode(own), type=House) == own


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("task_points = 5", "task_points = 31", "task_points"),
        ("task_points = 5", "task_points = -1", "task_points"),
        ("task_points = 5", 'task_points = "five"', "task_points"),
        ("task_points = 5", "", "task_points"),
        ("task_points = 5", "task_points = 5\nbonus = 1", "bonus"),
        ("brave_potion = false", "brave_potion = 0", "brave_potion"),
        ("each_further = 4", "each_further = 4.5", "each_further"),
        ("points = [0, 0, 1,", "points = [0, 3, 1,", "points"),
        ("points = [0, 0, 1,", "points = [0, 0, 100,", "points"),
        ("points = [0, 0, 1, 2, 4, 6, 9, 12, 16, 20]", "points = []", "points"),
        ("root = 2, berry = 3, water = 4", "root = 2, berry = 3", "tasks[0].needs"),
        ("root = 2, berry = 3, water = 4", "root = 2, berry = 3, rain = 4", "rain"),
        ("root = 2, berry = 3, water = 4", "root = 2, berry = 3, snow = 4", "snow is not in play with 3"),
        ("root = 2, berry = 3, water = 4", "root = 0, berry = 3, water = 4", "tasks"),
        ("from_players = 3", "from_players = 4", "tasks"),
        ("from_players = 3", "from_players = 2", "from_players"),
        ("brave_points = 1", "brave_points = ", "cannot be read"),
    ],
)
def test_WE_24_a_bad_file_is_refused_in_one_sentence_that_names_the_key(tmp_path, old, new, key):
    text = resource(FILE).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(HouseError) as error:
        load_house(path)
    sentence = str(error.value)
    assert "mine.toml" in sentence
    assert key in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"tasks = 3", b"[[tasks]]\nfrom_players = 3", b"tasks = [1, 2]"])
def test_WE_24_a_file_that_is_something_else_is_refused(tmp_path, content):
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(HouseError):
        load_house(path)
    with pytest.raises(HouseError, match="cannot be read"):
        load_house(tmp_path / "none.toml")


def test_WE_24_a_deal_with_numbers_out_of_bounds_is_refused():
    with pytest.raises(RuleError) as error:
        start(Setup(4, 1, 0, replace(shipped_house(), brave_points=11)))
    assert error.value.code is Refusal.BAD_HOUSE
    assert error.value.facts["key"] == "brave_points"
    with pytest.raises(RuleError):
        start(Setup(4, 1, 0, "house"))


def test_the_checked_house_is_hashable_and_equal():
    loose = replace(shipped_house(), points=list(shipped_house().points))
    assert check_house(loose) == shipped_house()
    assert {check_house(loose)} == {shipped_house()}
    assert len(COLOURS) - 1 == Kind.SNOW


def test_importing_the_game_reads_no_file():
    code = "import sys; import partygames.games.witch_express as game; from partygames.games.witch_express import house\n"
    code += "sys.exit(house.shipped_house.cache_info().currsize)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
