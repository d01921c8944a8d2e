"""Computer players and the seats they play for: nobody waits for one that fails, and a person's seat comes and goes."""

import threading

import pytest
from helpers.waiting import wait_for

from partygames.core.seats import Player, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.games import witch_express
from partygames.games.witch_express.moves import Answer
from partygames.games.witch_express.state import Setup

REAL = witch_express.choose_move


@pytest.fixture
def sit(qapp):
    """Return a function that sits these players down, their computers ready to be started."""
    made = []

    def down(*players: Player) -> tuple[GameSession, BotDriver]:
        seats = tuple(Seat(i, name, player) for i, (name, player) in enumerate(zip("ABC", players, strict=True)))
        session = GameSession(witch_express, Setup(3, 1), seats)
        made.append((session, BotDriver(session, hurry=True)))
        return made[-1]

    yield down
    for session, bots in made:
        bots.stop()
        session.close()


def broken(*_):
    raise ArithmeticError("broken")


def illegal(view, level, seed):
    return Answer(view.seat, True)


def unless_easy(other):
    """Return a computer player that plays as `other` does on every level but easy."""
    return lambda view, level, seed: REAL(view, level, seed) if level == Player.EASY else other(view, level, seed)


@pytest.mark.parametrize("fault", [broken, illegal, unless_easy(broken), unless_easy(illegal), lambda *_: None])
def test_a_computer_that_fails_is_replaced_by_a_simpler_one_and_told_of_once(sit, monkeypatch, caplog, fault):
    session, bots = sit(Player.HARD, Player.HARD, Player.NORMAL)
    told, refused, threads = [], [], set()

    def choose(view, level, seed):
        threads.add(threading.current_thread() is threading.main_thread())
        return fault(view, level, seed)

    monkeypatch.setattr(witch_express, "choose_move", choose)
    bots.stumbled.connect(told.append)
    session.rejected.connect(lambda *what: refused.append(what))
    bots.start()
    assert wait_for(lambda: session.over)
    assert sorted(told) == [0, 1, 2]
    assert refused == [], "people read nothing of what the rules refuse to a computer"
    assert False in threads, "it thought elsewhere"
    assert "stumbled" in caplog.text


def test_a_simpler_move_is_the_one_of_the_easy_level(sit, monkeypatch, caplog):
    session, bots = sit(Player.HARD, Player.HUMAN, Player.HUMAN)
    monkeypatch.setattr(witch_express, "choose_move", unless_easy(broken))
    expected = REAL(session.view(0), "easy", session.setup.seed * 1_000_003)
    bots.start()
    assert wait_for(lambda: session.number == 1)
    assert session._moves == [expected]
    assert "broken" in caplog.text


def test_a_computer_stands_in_for_somebody_who_is_away_and_gives_the_seat_back(sit):
    session, bots = sit(Player.HUMAN, Player.HUMAN, Player.HUMAN)
    seated = []
    session.seated.connect(seated.append)
    bots.start()
    session.stand_in(0, Player.NORMAL)
    assert session.seats[0] == Seat(0, "A", Player.NORMAL, away=True)
    assert session.seats[0].persons
    assert wait_for(lambda: session.number == 1)
    session.stand_in(0, Player.NORMAL)
    session.stand_in(0, Player.HUMAN)
    assert session.seats[0] == Seat(0, "A")
    assert seated == [0, 0]


def test_a_computers_own_seat_is_nobodys_to_give_back(sit):
    session, _ = sit(Player.HUMAN, Player.EASY, Player.EASY)
    session.stand_in(1, Player.HUMAN)
    assert session.seats[1].player is Player.EASY


def test_what_a_computer_thought_for_a_seat_that_was_given_back_is_dropped(sit, monkeypatch):
    session, bots = sit(Player.HUMAN, Player.HUMAN, Player.HUMAN)
    going, wait = threading.Event(), threading.Event()

    def slow(view, level, seed):
        going.set()
        wait.wait(5)
        return REAL(view, level, seed)

    monkeypatch.setattr(witch_express, "choose_move", slow)
    bots.start()
    session.stand_in(0, Player.NORMAL)
    assert wait_for(going.is_set)
    session.stand_in(0, Player.HUMAN)
    wait.set()
    assert wait_for(lambda: not bots._thinking)
    assert session.number == 0
