"""A computer player that cannot think of a move is heard of where it can be told: in the thread of the window."""

import threading

from partygames.core.seats import Player, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.games import witch_express
from partygames.games.witch_express.state import Setup


def test_an_error_while_thinking_is_raised_in_the_thread_of_the_window(qtbot, monkeypatch):
    def stuck(*_) -> None:
        raise ArithmeticError(threading.current_thread() is threading.main_thread())

    monkeypatch.setattr(witch_express, "choose_move", stuck)
    seats = tuple(Seat(i, name, Player.EASY) for i, name in enumerate("ABC"))
    session = GameSession(witch_express, Setup(3, 1), seats)
    bots = BotDriver(session, hurry=True)
    with qtbot.capture_exceptions() as caught:
        bots.start()
        qtbot.waitUntil(lambda: bool(caught))
    bots.stop()
    session.close()
    kind, error, _ = caught[0]
    assert kind is ArithmeticError
    assert error.args == (False,), "it thought elsewhere"
    assert session.number == 0
