"""What was played: evenings, games, people. Read from the database; nothing of it leaves the computer."""

import datetime
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from partygames.core.deeds import Deeds
from partygames.core.seats import Player, Seat, key_of
from partygames.engine.course import Result
from partygames.engine.store import Store

NIGHT_ENDS_H = 6
"""A game begun before six in the morning belongs to the evening before."""

BRAVE_FROM = 9
"""So many cards somebody must have played before they can be called the bravest: some three rounds."""


class Game(msgspec.Struct, frozen=True):
    """One game as the list shows it. `started`: seconds since 1970. `result` is None unless it was played to its end."""

    id: int
    game: str
    started: float
    state: str
    seats: tuple[Seat, ...]
    moves: int
    result: Result | None = None

    @property
    def finished(self) -> bool:
        """Say whether the game was played to its end: only then its secrets may be shown."""
        return self.result is not None


class Evening(msgspec.Struct, frozen=True):
    """The games of one evening, the first one first."""

    day: datetime.date
    games: tuple[Game, ...]


class Person(msgspec.Struct, frozen=True):
    """What somebody did in all games they finished; `names` are all that they played under. `kinds`: cards played per kind."""

    name: str
    names: tuple[str, ...]
    games: int
    won: int
    guessed: int
    drawn: int
    brave: int
    cowardly: int
    kinds: tuple[int, ...]
    last: float

    @property
    def favourite(self) -> int | None:
        """Return the kind of witch they played most, None without any; of several the rarest, as the fan shows them first."""
        return self.kinds.index(max(self.kinds)) if any(self.kinds) else None

    @property
    def daring(self) -> float | None:
        """Return the share of their cards that they played brave; None while they have played too few."""
        cards = self.brave + self.cowardly
        return self.brave / cards if cards >= BRAVE_FROM else None


def games(store: Store) -> tuple[Game, ...]:
    """Return all games that were played at all, the latest first; a row that cannot be read is left out. Raises sqlite3.Error."""
    rows = store.db.execute(
        "SELECT id, game, started, state, seats, result, (SELECT count(*) FROM moves WHERE moves.game=games.id)"
        " FROM games ORDER BY started DESC, id DESC"
    ).fetchall()
    found = []
    for number, game, started, state, seats, result, moves in rows:
        try:
            people = msgspec.json.decode(seats, type=tuple[Seat, ...])
            told = msgspec.json.decode(result, type=Result) if state == "done" and result else None
            if told is not None and not len(told.scores) == len(people) >= len(told.deeds):
                told = None
            if moves:
                found.append(msgspec.convert((number, game, started, state, people, moves, told), _ROW))
        except (msgspec.MsgspecError, UnicodeError):
            continue
    return tuple(Game(*row) for row in found)


_ROW = tuple[int, str, float, str, tuple[Seat, ...], int, Result | None]


def evenings(played: Iterable[Game]) -> tuple[Evening, ...]:
    """Return the games by evenings of the local calendar, the latest evening first."""
    found: dict[datetime.date, list[Game]] = {}
    for game in played:
        found.setdefault(day_of(game.started), []).append(game)
    rows = sorted(found.items(), reverse=True)
    return tuple(Evening(day, tuple(sorted(some, key=lambda game: (game.started, game.id)))) for day, some in rows)


def day_of(started: float) -> datetime.date:
    """Return the evening that a moment belongs to; a clock that was nowhere near the truth counts as the first of all days."""
    try:
        return (datetime.datetime.fromtimestamp(started) - datetime.timedelta(hours=NIGHT_ENDS_H)).date()
    except (ValueError, OverflowError, OSError):
        return datetime.date(1970, 1, 1)


def aliases(store: Store) -> dict[str, str]:
    """Return under which name each name counts that was merged into another. Raises sqlite3.Error."""
    rows = store.db.execute("SELECT name, person FROM aliases").fetchall()
    return {name: person for name, person in rows if isinstance(name, str) and isinstance(person, str)}


def people(played: Iterable[Game], merged: Mapping[str, str], nameless: Callable[[str], bool]) -> tuple[Person, ...]:
    """Return everybody who played a game to its end, by games won, then by games played.

    `merged` says which names are one person's (aliases). Computers do not count, nor do names that only stand for an emblem
    (`nameless`).
    """
    found: dict[str, dict[str, Any]] = {}
    for game in sorted(played, key=lambda game: game.started):
        if game.result is None:
            continue
        for n, seat in enumerate(game.seats):
            if seat.player is not Player.HUMAN or not seat.name or nameless(seat.name):
                continue
            name = merged.get(key_of(seat.name), seat.name)
            sums = found.setdefault(key_of(name), {"names": {}, "games": 0, "won": 0, "deeds": [], "last": 0.0})
            sums["name"], sums["last"] = name, game.started
            sums["names"][seat.name] = None
            sums["games"] += 1
            sums["won"] += n in game.result.winners
            sums["deeds"] += game.result.deeds[n : n + 1]
    return tuple(sorted((_person(sums) for sums in found.values()), key=lambda p: (-p.won, -p.games, key_of(p.name))))


def _person(sums: dict[str, Any]) -> Person:
    deeds: list[Deeds] = sums["deeds"]
    wide = max((len(one.kinds) for one in deeds), default=0)
    return Person(
        name=sums["name"],
        names=tuple(sums["names"]),
        games=sums["games"],
        won=sums["won"],
        guessed=sum(one.guessed for one in deeds),
        drawn=sum(one.drawn for one in deeds),
        brave=sum(one.brave for one in deeds),
        cowardly=sum(one.cowardly for one in deeds),
        kinds=tuple(sum(one.kinds[k] for one in deeds if k < len(one.kinds)) for k in range(wide)),
        last=sums["last"],
    )


def bravest(everybody: Iterable[Person]) -> Person | None:
    """Return who plays the largest share of their cards brave, None while nobody has played enough."""
    brave = [person for person in everybody if person.daring]
    return max(brave, key=lambda person: (person.daring, person.brave), default=None)


# -- changes

def merge(store: Store, names: Iterable[str], into: str) -> None:
    """Let several names count as one person's from now on; the games keep the names that were played under."""
    for name in names:
        store.db.execute("UPDATE aliases SET person=? WHERE person=?", (into, name))
        if key_of(name) != key_of(into):
            store.db.execute("INSERT OR REPLACE INTO aliases VALUES (?,?)", (key_of(name), into))
    store.db.execute("DELETE FROM aliases WHERE name=?", (key_of(into),))


def part(store: Store, name: str) -> None:
    """Let all names that were merged into `name` count by themselves again."""
    store.db.execute("DELETE FROM aliases WHERE person=?", (name,))


def erase(store: Store, names: Iterable[str], instead: tuple[str, ...]) -> None:
    """Take names out of every game, for good; each of their seats is called after its emblem (`instead`) from then on."""
    names = tuple(names)
    gone = {key_of(name) for name in names}
    for number, text in store.db.execute("SELECT id, seats FROM games").fetchall():
        try:
            seats = msgspec.json.decode(text, type=tuple[Seat, ...])
        except (msgspec.MsgspecError, UnicodeError):
            seats = ()
            if any(key in text.casefold() for key in gone):  # who cannot be told apart any more is not kept either
                store.db.execute("UPDATE games SET seats='[]' WHERE id=?", (number,))
        told = renamed(seats, names, lambda seat: instead[seat.emblem % len(instead)])
        if told != seats:
            store.db.execute("UPDATE games SET seats=? WHERE id=?", (msgspec.json.encode(told).decode(), number))
    for key in gone:
        store.db.execute("DELETE FROM aliases WHERE name=?", (key,))
    for name in {person for person in aliases(store).values() if key_of(person) in gone}:
        store.db.execute("DELETE FROM aliases WHERE person=?", (name,))


def renamed(seats: Sequence[Any], names: Iterable[str], instead: Callable[[Seat], str]) -> tuple[Any, ...]:
    """Return the seats, those with one of the names (and None for a free seat among them) under another."""
    gone = {key_of(name) for name in names}
    return tuple(replace(s, name=instead(s)) if s is not None and key_of(s.name) in gone else s for s in seats)


def erase_all(store: Store) -> None:
    """Delete every game, every name and every word that was seen."""
    for table in ("moves", "snapshots", "games", "aliases", "words_seen"):
        store.db.execute(f"DELETE FROM {table}")


def overwrite_deleted(store: Store) -> None:
    """Let what is deleted from now on be overwritten in the file; to be done outside a transaction."""
    store.db.execute("PRAGMA secure_delete=ON")


def leave_no_trace(store: Store) -> None:
    """Write the database anew and clear away what lies beside it: both still have what was deleted, here and there.

    Overwriting what is deleted does not do: a row that grew once has left its old self between the others.
    """
    store.db.execute("VACUUM")
    if store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
        raise sqlite3.OperationalError("database is locked")  # somebody reads: it is done again when they have read
    store.db.execute("PRAGMA secure_delete=OFF")
