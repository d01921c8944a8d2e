"""The states of the history and of replays, for `partygames shots`: games of fixed seeds, on fixed evenings."""

import datetime
from collections.abc import Iterator

import msgspec

from partygames.core.deeds import Deeds
from partygames.core.seats import Player, Seat
from partygames.engine.course import Result
from partygames.engine.history import Game, Person, people
from partygames.engine.replay import Replay
from partygames.engine.session import GameSession
from partygames.engine.store import GameRow, MoveRow
from partygames.games.doodle_rush.moves import Award, Draw
from partygames.games.registry import DOODLE, WITCH
from partygames.ui.doodle import shots as doodle
from partygames.ui.history import told_shots
from partygames.ui.history.screen import PEOPLE, HistoryScreen
from partygames.ui.history.sheets import AllSheet, MergeSheet
from partygames.ui.navigator import Navigator
from partygames.ui.replay.screen import ReplayScreen, replay_screen
from partygames.ui.scene.stage import Screen
from partygames.ui.seat_name import nameless
from partygames.ui.witch import shots as witch

NAMES = ("小明", "阿珍", "Leo", "外婆", "Maximiliane von Hohenfels", "住在隔壁的宇航员小林")
GAP_MS = 700


class Shelf:
    """An archive that holds what it is given."""

    can_change = True

    def __init__(self, played: tuple[Game, ...]) -> None:
        self._played = played

    def games(self) -> tuple[Game, ...]:
        """Return the games."""
        return self._played

    def people(self, by: object) -> tuple[Person, ...]:
        """Return everybody."""
        return people(self._played, {}, nameless)


class Desk:
    """A window to go back to."""

    data_folder = "~/.local/share/partygames"
    only_looks = False

    def __init__(self, nav: Navigator) -> None:
        self.settings = nav.settings

    def __getattr__(self, name: str) -> object:
        return lambda *args: None


def played() -> tuple[Game, ...]:
    """Return the games of three evenings, the latest first."""
    out = []
    rows = (
        ("2026-03-14 21:40", WITCH, 6, True),
        ("2026-03-14 20:52", DOODLE, 6, True),
        ("2026-03-14 20:15", DOODLE, 6, False),
        ("2026-03-07 23:58", WITCH, 4, True),
        ("2026-03-07 21:05", DOODLE, 4, True),
        ("2026-02-28 20:30", WITCH, 3, True),
    )
    for number, (when, name, seats, finished) in enumerate(rows):
        started = datetime.datetime.strptime(when, "%Y-%m-%d %H:%M").timestamp()
        table = tuple(Seat((i + number) % 6, NAMES[(i + number) % 6], Player.HUMAN) for i in range(seats))
        if seats == 3:
            table = (*table[:2], Seat(table[2].emblem, NAMES[3], Player.NORMAL))
        result = _result(name, seats, number) if finished else None
        out.append(Game(len(rows) - number, name, started, "done" if finished else "left", table, 120 + number * 7, result))
    return tuple(out)


def _result(name: str, seats: int, n: int) -> Result:
    if name == DOODLE:
        scores = tuple((i * 5 + n * 3) % 11 - 3 for i in range(seats))
        deeds = tuple(Deeds(guessed=max(0, s + 3), drawn=(s * 7 + i) % 6) for i, s in enumerate(scores))
    else:
        scores = tuple(31 + (i * 17 + n * 5) % 29 for i in range(seats))
        deeds = tuple(
            Deeds(brave=(i * 3 + n) % 8 + 1, cowardly=5 + i % 3, kinds=tuple((i * k + n) % 4 for k in range(9)))
            for i in range(seats)
        )
    return Result(scores, tuple(i for i, s in enumerate(scores) if s == max(scores)), deeds)


def recorded(session: GameSession, state: str = "done") -> Replay:
    """Return a session as it would be watched again; strokes come one after the other in their minutes."""
    course, rows, last, left = session.course(), [], None, 0
    now = course.game.start(course.setup)
    for move in course.moves:
        now, _ = course.game.apply(now, move)
        period = course.game.period(now) if hasattr(course.game, "period") else None
        if period is not None:
            took = move.stroke.duration + GAP_MS if isinstance(move, Draw) else GAP_MS
            left = period.ms if period != last else max(1, left - took)
        last = period
        rows.append(MoveRow(msgspec.msgpack.encode(move), left if period is not None else None, None))
    setup, seats = (msgspec.json.encode(part).decode() for part in (course.setup, course.seats))
    return Replay(GameRow(1, course.game.NAME, course.game.SCHEMA, setup, seats, None, state, tuple(rows)))


def _at(screen: ReplayScreen, share: float) -> ReplayScreen:
    """Stand at a moment, with all its ink painted."""
    replay, film = screen.replay, screen.film
    replay.load()
    film.tick()
    film.seek(share)
    return _painted(screen)


def _painted(screen: ReplayScreen) -> ReplayScreen:
    """Let the screen catch up whenever it is asked to paint: a picture does not wait for a timer."""
    shown = screen.entered

    def entered() -> None:
        stands = screen.film.ms
        shown()
        screen.film.ms = stands
        screen.show_moment(True)
        screen.stage.grab()  # the boards learn how large they are
        while screen.work():
            pass
        screen.film.stop()

    screen.entered = entered  # type: ignore[method-assign]
    return screen


def _moment_of_drawing(replay: Replay) -> float:
    """Return the share of a replay at which somebody is in the middle of a stroke, in the third drawing minute."""
    replay.load()
    drawn = [n for n in range(1, replay.last + 1) if isinstance(replay.move(n), Draw)]
    n = drawn[len(drawn) // 2]
    return (replay.time(n) - replay.move(n).stroke.duration * 0.45) / replay.duration


def _moment_of_guessing(replay: Replay) -> float:
    """Return the share of a replay at which a board has just been won, in the second guessing minute."""
    replay.load()
    won = [n for n in range(1, replay.last + 1) if isinstance(replay.move(n), Award) and replay.view(n).phase == 3]
    return replay.time(won[2]) / replay.duration


def _moment_of_a_turn(replay: Replay) -> float:
    """Return the share of a replay at which a turn is being answered, from the middle on."""
    replay.load()
    n = next(n for n in range(replay.last // 2, replay.last) if len(replay.view(n).said_next) > 1)
    return replay.time(n) / replay.duration


def states(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    """Yield the lists, what lies over them, and moments of both games watched again."""
    desk, shelf = Desk(nav), Shelf(played())
    yield "history-empty", HistoryScreen(desk, Shelf(()))
    yield "history-evenings", HistoryScreen(desk, shelf)
    left = HistoryScreen(desk, shelf)
    left.list.choose(4)
    yield "history-left", left
    doodle_game = HistoryScreen(desk, shelf)
    doodle_game.list.choose(5)
    yield "history-doodle", doodle_game
    yield "history-people", HistoryScreen(desk, shelf, PEOPLE)
    same = HistoryScreen(desk, shelf, PEOPLE)
    everybody = shelf.people(None)
    same.cover(MergeSheet(everybody[0], everybody[1:], lambda _: None))
    yield "history-merge", same
    every = HistoryScreen(desk, shelf)
    every.cover(AllSheet(desk.data_folder, True, True))
    yield "history-all", every
    yield from told_shots.states(nav)
    game = doodle.ended()
    replay = recorded(game.session)
    yield "replay-drawing", _at(replay_screen(replay, desk), _moment_of_drawing(replay))
    replay = recorded(doodle.ended().session)
    yield "replay-wall", _at(replay_screen(replay, desk), _moment_of_guessing(replay))
    yield "replay-end", _at(replay_screen(recorded(doodle.ended().session), desk), 1.0)
    yield "replay-covered", _at(replay_screen(recorded(doodle.third_draw().session, "left"), desk), 0.5)
    session = witch.play_until(witch.table(5), lambda view: False)
    replay = recorded(session)
    yield "replay-witch", _at(replay_screen(replay, desk), _moment_of_a_turn(replay))
    yield "replay-witch-end", _at(replay_screen(recorded(session), desk), 1.0)
    yield "replay-witch-six", _at(replay_screen(recorded(witch.play_until(witch.table(6), lambda v: False), "left"), desk), 0.7)
