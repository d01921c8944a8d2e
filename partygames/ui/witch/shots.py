"""Every state of the card table, reached by real moves with fixed seeds and names: for pictures and for the smoke test."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QTimer

from partygames.core.seats import Player, Seat
from partygames.engine.bots import BotDriver
from partygames.engine.session import GameSession
from partygames.games import witch_express
from partygames.games.witch_express import advise
from partygames.games.witch_express.bots import choose_move
from partygames.games.witch_express.events import Played
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.state import Setup, Stage, View
from partygames.ui.navigator import Navigator
from partygames.ui.scene.stage import Screen
from partygames.ui.witch.layout import CARD_W
from partygames.ui.witch.lone_curtain import LoneCurtain
from partygames.ui.witch.order import Held
from partygames.ui.witch.scores import WitchScores
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.stand_in import question

NAMES = ("小明", "阿珍", "Leo", "外婆", "Mia", "老王")
LONG = (
    "Bartholomew Montgomery III",
    "欧阳娜娜与她的小猫咪们一起玩游戏呀",
    "Ana María Fernández-Ruiz",
    "Zoë & Łukasz vom Waldsee",
    "W" * 24,
    "外婆",
)


def table(players: int, humans: int = 1, names: tuple[str, ...] = NAMES, seed: int = 7) -> GameSession:
    """Return a fresh session: the first `humans` seats are people, the others computers."""
    seats = tuple(Seat(i, names[i][:24], Player.HUMAN if i < humans else Player.NORMAL) for i in range(players))
    return GameSession(witch_express, Setup(players, seed), seats)


def play_until(session: GameSession, stop: Callable[[View], bool]) -> GameSession:
    """Play for every seat as a computer would, until the public view fits `stop` or the game is over."""
    view = session.view(None)
    while view.to_act and not stop(view):
        seat = next((s for s in view.to_act if s), 0)  # seat 0 chooses last: the pictures are of its choice
        session.submit(choose_move(session.view(seat), "normal", 11 + session.number))
        view = session.view(None)
    return session


def _choosing(round_: int) -> Callable[[View], bool]:
    return lambda v: v.stage is Stage.CHOOSING and v.round == round_ and 0 in v.to_act and len(v.to_act) == 1


def _acts(seat: int, led: bool, round_: int) -> Callable[[View], bool]:
    def stop(v: View) -> bool:
        return v.stage is Stage.PLAYING and v.round >= round_ and v.to_act == (seat,) and (v.led is not None) is led

    return stop


def _beaten(v: View) -> bool:
    return v.round >= 2 and v.led is not None and any(c.turn == v.turn and not c.standing for c in v.played)


def states(nav: Navigator) -> Iterator[tuple[str, Screen]]:
    """Yield (name, screen) for every state of the card table."""
    yield "witch-opening", WitchScreen(table(4), nav)
    yield "witch-opening-wait", _at(nav, 6, lambda v: len(v.opening) == 4, humans=2)
    yield "witch-curtain", _at(nav, 4, lambda v: v.stage is Stage.CHOOSING, humans=2)
    yield "witch-curtain-alone", _left_alone(nav)
    yield "witch-choosing-empty", _at(nav, 4, _choosing(1))
    yield "witch-choosing-full", _picking(_at(nav, 3, _choosing(2)), 3)
    yield "witch-choosing-refused", _refused(_at(nav, 4, _choosing(1)))
    yield "witch-leading", _at(nav, 4, _acts(0, False, 2))
    yield "witch-leading-again", _at(nav, 5, lambda v: _acts(0, False, 2)(v) and v.turn > 2)
    lead = _at(nav, 5, _acts(0, False, 1))
    lead.refresh(at_once=True)
    lead.acting.digit(1)
    yield "witch-leading-lifted", lead
    yield "witch-answering", _at(nav, 4, _acts(0, True, 2))
    yield "witch-answering-shared", _at(nav, 5, _acts(2, True, 2), humans=5)
    yield "witch-dragging", _carrying(_at(nav, 4, _acts(0, False, 2)))
    yield "witch-hint", _hinting(_at(nav, 4, _choosing(2)))
    yield "witch-cancelled", _at(nav, 5, _beaten)
    yield "witch-waiting", _at(nav, 3, lambda v: v.round == 3 and v.led is not None and v.to_act != (0,))
    yield "witch-full-table", _at(nav, 6, _acts(0, True, 4))
    yield "witch-long-names", _at(nav, 6, lambda v: v.round == 4 and len(v.said_next) > 1, names=LONG)
    yield "witch-brave-potion", _brave_potion(nav)
    yield "witch-round-end", _round_end(nav)
    yield "witch-paused", _paused(nav)
    yield "witch-away", _away(nav)
    yield "witch-looking-back", _looking_back(_at(nav, 4, _acts(0, True, 3)))
    log = _at(nav, 4, _acts(0, True, 3))
    log.refresh()
    log.table.log.click()
    yield "witch-log", log
    for players, names in ((3, NAMES), (6, LONG)):
        yield f"witch-scores-{players}", WitchScores(play_until(table(players, 1, names), lambda v: False), nav)


def _at(
    nav: Navigator, players: int, wanted: Callable[[View], bool], humans: int = 1, names: tuple[str, ...] = NAMES
) -> WitchScreen:
    """Return a screen at a table that fits `wanted`: not every game comes to every moment, so several are played."""
    for seed in range(7, 57):
        session = play_until(table(players, humans, names, seed), wanted)
        if wanted(session.view(None)):
            return WitchScreen(session, nav)
    raise LookupError("no game comes to this moment")


def _picking(screen: WitchScreen, n: int) -> WitchScreen:
    screen.refresh(at_once=True)
    hand = screen.acting.hand
    for _ in range(n):
        fresh = next(i for i, card in enumerate(hand.cards) if card.kind not in screen.acting.picked)
        hand.tapped.emit(fresh)
    return screen


def _carrying(screen: WitchScreen) -> WitchScreen:
    """Carry a card that can be led over the middle, the fan in an order of its own (a new size lets go of cards)."""
    screen.refresh(at_once=True)
    hand = screen.acting.hand
    hand.move_card(0, len(hand.cards) - 1)

    def carry() -> None:
        ready = next((i for i, card in enumerate(hand.cards) if card.held is Held.READY), None)
        if ready is None:
            return  # the table was left before it was shown
        over = screen.acting.dropping.zones[0].geometry().center() + QPointF(-40, 60)
        hand.lift(ready, hand.mapFromScene(over), QPointF(CARD_W / 2, CARD_W * 0.75))

    QTimer.singleShot(0, screen, carry)
    return screen


def _hinting(screen: WitchScreen) -> WitchScreen:
    screen.refresh(at_once=True)
    screen.hinting.tell(advise(screen.session.view(0), 0, screen.session.number))
    return screen


def _paused(nav: Navigator) -> WitchScreen:
    """Return a paused table of three people, one of whom is away."""
    session = play_until(table(5, 3), _acts(1, True, 2))
    screen = WitchScreen(session, nav, BotDriver(session))
    session.stand_in(2, Player.NORMAL)
    screen.open_pause()
    return screen


def _away(nav: Navigator) -> WitchScreen:
    """Return a table that somebody has left; whoever tapped that seat is asked whether they are back."""
    screen = _at(nav, 5, _acts(0, True, 2), humans=3)
    screen.session.stand_in(2, Player.NORMAL)
    screen.refresh(at_once=True)
    screen.cover(question(screen.session, 2))
    return screen


def _brave_potion(nav: Navigator) -> WitchScreen:
    """Return a table that plays the variant of WE-23."""
    seats = tuple(Seat(i, NAMES[i], Player.NORMAL if i else Player.HUMAN) for i in range(4))
    setup = Setup(4, 7, house=replace(shipped_house(), brave_potion=True))
    return WitchScreen(play_until(GameSession(witch_express, setup, seats), _acts(0, True, 2)), nav)


def _left_alone(nav: Navigator) -> WitchScreen:
    """Return the curtain of somebody who plays on while the other person is away."""
    screen = _at(nav, 4, lambda v: v.stage is Stage.CHOOSING, humans=2)
    screen.session.stand_in(1, Player.NORMAL)
    screen.refresh(at_once=True)
    next(c for c in screen.covers() if isinstance(c, LoneCurtain)).leave_open.click()
    return screen


def _looking_back(screen: WitchScreen) -> WitchScreen:
    screen.refresh(at_once=True)
    log = screen.session.log
    screen.rewind.look(
        next(i for i in range(len(log) // 2, len(log)) if isinstance(log[i], Played) and log[i].cancelled is not None)
    )
    return screen


def _refused(screen: WitchScreen) -> WitchScreen:
    """Tap cards from the left until one of a kind comes that lies in a slot."""
    screen.refresh(at_once=True)
    hand = screen.acting.hand
    kinds = [card.kind for card in hand.cards]
    twice = next(kind for kind in kinds if kinds.count(kind) > 1)
    for _ in range(2):
        hand.tapped.emit([card.kind for card in hand.cards].index(twice))
    return screen


def _round_end(nav: Navigator) -> WitchScreen:
    session = play_until(table(5), lambda v: v.round == 2 and v.stage is Stage.PLAYING)
    screen = WitchScreen(session, nav)
    play_until(session, lambda v: v.round == 3)
    screen.looks.finish()
    return screen
