"""The house rules: numbers that no public text gives, read from resources/rules/witch-express.toml (WE-21 to WE-25)."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from partygames.core.paths import resource
from partygames.games.witch_express.kinds import KINDS_IN_PLAY, OPEN_TASKS, Kind

FILE = "rules/witch-express.toml"

BOUNDS = {"points": (0, 99), "each_further": (0, 20), "brave_points": (0, 10), "task_points": (0, 30)}
"""Lowest and highest value of each number that a table may change (WE-24)."""

POTIONS_MAX = 13
"""The most potions a task may ask of one colour: four brave cards and the opening card."""


def _bounded(key: str) -> Any:
    low, high = BOUNDS[key]
    return Annotated[int, Meta(ge=low, le=high)]


class TaskCard(msgspec.Struct, frozen=True):
    """One task card: from how many players on it is used, and its needs as (kind, at least so many potions) (WE-25)."""

    from_players: Annotated[int, Meta(ge=3, le=6)]
    needs: tuple[tuple[Annotated[int, Meta(ge=0, le=8)], Annotated[int, Meta(ge=1, le=POTIONS_MAX)]], ...]


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house numbers of one game.

    `points[n]` for n potions of a colour, `each_further` beyond the table (WE-21); `brave_points` per brave card (WE-22);
    `brave_potion`: a brave card shows two potions and a brave one (WE-23); `task_points` per task; `tasks` (WE-25).
    """

    points: Annotated[tuple[_bounded("points"), ...], Meta(min_length=1, max_length=40)]
    each_further: _bounded("each_further")
    brave_points: _bounded("brave_points")
    brave_potion: bool
    task_points: _bounded("task_points")
    tasks: Annotated[tuple[TaskCard, ...], Meta(max_length=40)]


class HouseError(ValueError):
    """Say in one sentence which house number cannot be used, and why; `key` is its name in the file."""

    def __init__(self, key: str, why: str, source: str = "The house rules") -> None:
        super().__init__(f"{source} cannot be used: {key}: {why}.")
        self.key = key
        self.why = why


def load_house(path: Path | None = None) -> House:
    """Read the house rules from `path`, by default the shipped file; raise HouseError for a bad one (WE-24)."""
    where = path or resource(FILE)
    try:
        raw = tomllib.loads(where.read_text(encoding="utf-8"))
        return check_house(_named_kinds(raw))
    except HouseError as bad:
        raise HouseError(bad.key, bad.why, f"The house rules file {where.name}") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as bad:
        why = " ".join(str(bad).split()).rstrip(".")
        raise HouseError("file", f"it cannot be read ({why})", f"The house rules file {where.name}") from None


@lru_cache(maxsize=1)
def shipped_house() -> House:
    """Return the house rules that come with the program, read once."""
    return load_house()


def check_house(house: House | dict[str, Any]) -> House:
    """Return the house rules when every number is within its bounds; raise HouseError naming the first that is not."""
    try:
        house = msgspec.convert(msgspec.to_builtins(house), House)
    except (msgspec.ValidationError, TypeError, OverflowError) as bad:
        why, _, where = str(bad).partition(" - at `$.")
        raise HouseError(where.rstrip("`") or "file", why[:1].lower() + why[1:]) from None
    if list(house.points) != sorted(house.points):
        raise HouseError("points", "more potions must never score less")
    for i, task in enumerate(house.tasks):
        kinds = {kind for kind, _ in task.needs}
        if len(task.needs) != 3 or len(kinds) != 3:
            raise HouseError(f"tasks[{i}].needs", "a task needs three different kinds")
        if max(kinds) >= KINDS_IN_PLAY[task.from_players]:
            raise HouseError(f"tasks[{i}].needs", f"{Kind(max(kinds)).name.lower()} is not in play with {task.from_players}")
    if sum(task.from_players == 3 for task in house.tasks) < OPEN_TASKS:
        raise HouseError("tasks", f"at least {OPEN_TASKS} tasks must be there from 3 players on")
    return house


def _named_kinds(raw: dict[str, Any]) -> dict[str, Any]:
    """Turn the kinds' names in the file's tasks into numbers."""
    tasks = raw.get("tasks")
    if not isinstance(tasks, list):
        return raw
    return {**raw, "tasks": [_named_task(i, task) for i, task in enumerate(tasks)]}


def _named_task(i: int, task: Any) -> Any:
    needs = task.get("needs") if isinstance(task, dict) else None
    if not isinstance(needs, dict):
        raise HouseError(f"tasks[{i}].needs", "write it as { root = 2, berry = 3, water = 4 }")
    for name in needs:
        if name.upper() not in Kind.__members__:
            raise HouseError(f"tasks[{i}].needs", f"no kind of witch is called {name}")
    return {**task, "needs": [[int(Kind[name.upper()]), potions] for name, potions in needs.items()]}
