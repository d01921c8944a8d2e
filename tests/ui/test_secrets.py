"""Nothing of a hidden seat reaches the screen: two tables that differ only in what nobody may see look and read the same.

Whole games are played by chance on a screen. Whenever no seat's curtain is lifted, a fresh screen is made of the same table
with other secrets (other words, other hands, another order of the deck). The screen that has been in use all along must look
the same to the pixel, and no item of it, shown or not, may hold a string that the fresh one does not.
"""

from random import Random

import pytest
from helpers.monkey import FastTime
from helpers.table_games import next_move
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QEvent, QIODevice
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames.core.seats import Seat
from partygames.engine import clock
from partygames.engine.session import GameSession
from partygames.engine.settings import SettingsFile
from partygames.games import doodle_rush, witch_express
from partygames.games.doodle_rush.deal import deal
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.state import Difficulty, Guessing
from partygames.games.witch_express.house import shipped_house
from partygames.ui import fonts
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.pen.pictures import Pictures
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.witch.screen import WitchScreen
from partygames.ui.witch.summary import RoundSheet

SEATS = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
SIZE = (640, 400)


class Nav:
    """A window that goes nowhere."""

    def __init__(self, folder) -> None:
        self.settings = SettingsFile(folder / "settings.json")

    def __getattr__(self, name):
        return lambda *args: None


@pytest.fixture
def nav(qapp, tmp_path, monkeypatch):
    QGuiApplication.clipboard().clear()
    fonts.load_fonts()
    monkeypatch.setattr(Motion, "less", True)
    monkeypatch.setattr(clock, "time", FastTime())  # it stands still: both screens show the same second
    return Nav(tmp_path)


@pytest.fixture
def stages(nav, qtbot):
    """Return two stages: one for the screen in use, one for its twin."""
    made = []
    for _ in range(2):
        stage = Stage()
        qtbot.addWidget(stage)
        stage.resize(*SIZE)
        stage.show()
        made.append(stage)
    yield made
    for stage in made:
        drop(stage)


def drop(stage: Stage) -> None:
    screen = stage.screen_shown
    if screen is not None:
        screen.left()
        stage.setScene(None)
        screen.deleteLater()


def picture(stage: Stage) -> bytes:
    QApplication.processEvents()
    stage.screen_shown.setFocusItem(None)
    Pictures.of(stage.screen_shown).finish()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    stage.grab().save(buffer, "PNG")
    return bytes(buffer.data())


def strings(screen: Screen) -> list[str]:
    """Return every string that an item of the screen holds: attributes, names, hints for the pointer and for screen readers."""
    found = []
    # Hidden, the strip at the top of Doodle Rush keeps the phase and the drawer of the minute before, the notice its sentence.
    told = [item for item in (getattr(screen, "header", None), screen.notice) if item is not None]
    for item in screen.items():
        if any(part.isAncestorOf(item) for part in told):
            continue
        found += [item.toolTip(), *(v for v in vars(item).values() if isinstance(v, str))]
        if isinstance(item, QGraphicsWidget):
            found += [item.objectName(), item.windowTitle(), str(item.property("accessibleName") or "")]
    return sorted(text for text in found if text)


def twin_of(session: GameSession, state) -> GameSession:
    """Return a session at the same point of the same game, as far as anybody at the table can see, with another state."""
    other = GameSession(session.game, state.setup, session.seats)
    other._state, other.number, other.log = state, session.number, list(session.log)
    other._follow_clock()
    return other


def compare(stages, twin: GameSession, nav, session: GameSession, make) -> None:
    """Assert that the screen in use says and shows nothing that its twin could not."""
    assert twin.view(None) == session.view(None)
    assert twin._state != session._state
    mine, others = stages
    screen = make(twin, nav)
    others.show_screen(screen)
    try:
        assert set(strings(mine.screen_shown)) <= set(strings(screen))
        assert picture(mine) == picture(others)
        assert QGuiApplication.clipboard().text() == ""
        assert mine.window().windowTitle() == others.window().windowTitle()
    finally:
        drop(others)
        twin.close()
        twin.deleteLater()


# -- Doodle Rush


def other_words(session: GameSession, seed: int):
    """Return the state with other words on all boards but those that everybody has seen."""
    state = session._state
    fresh = deal(base_pack(), Difficulty.HARD, state.setup.players, seed).words
    words = [list(hand) for hand in fresh]
    for author, row in enumerate(state.boards):
        for board in row:
            if board.winners:
                words[author][board.word] = state.setup.words[author][board.word]
    return replace(state, setup=replace(state.setup, words=tuple(tuple(hand) for hand in words)))


@pytest.mark.parametrize("guessing", Guessing)
def test_DR_5_no_word_shows_or_stands_anywhere_while_its_curtain_is_down(stages, nav, guessing):
    seed = 2
    words = deal(base_pack(), Difficulty.EASY, 3, seed).words
    setup = doodle_rush.Setup(3, seed, words, Difficulty.EASY, guessing=guessing)
    session = GameSession(doodle_rush, setup, SEATS)
    stages[0].show_screen(DoodleScreen(session, nav))
    rng, compared = Random(seed), {"curtain": 0, "wall": 0, "pause": 0}
    while not session.over:
        screen = stages[0].screen_shown
        hidden = screen._now.kind != "draw"
        paused = session.clock.active and rng.random() < 0.1
        if paused:
            session.clock.pause()
        if (hidden or paused) and (screen.veil is not None or rng.random() < 0.15):
            screen.notice.hush()
            if not paused and screen.page is not None:
                screen.page.select(None)
                screen.page.refresh()
            twin = twin_of(session, other_words(session, 99))
            if paused:
                twin.clock.start(twin.clock.period, twin.clock.whole_ms, session.clock.left_ms(), paused=True)
            compare(stages, twin, nav, session, lambda s, n, screen=screen: matching(DoodleScreen(s, n), screen))
            compared["pause" if paused else "curtain" if isinstance(screen.veil, Curtain) else "wall"] += 1
        session.clock.resume()
        session.submit(next_move(session, rng))
    assert min(compared.values()) > 2, compared
    session.close()


def matching(twin: DoodleScreen, screen: DoodleScreen) -> DoodleScreen:
    """Return the twin with the same words about sleep: whether the computer slept is no secret."""
    twin._slept = screen._slept
    if twin._now and twin._now.kind == "pause":
        twin._now = None
        twin._follow()
    return twin


# -- Witch Express


def other_hands(session: GameSession, rng: Random):
    """Return the state with all cards that nobody has seen dealt anew: hands, choices and deck."""
    state = session._state
    pool = [*state.deck, *(k for hand in state.hands for k in hand), *(k for cards in state.chosen for k in cards)]
    rng.shuffle(pool)
    take = lambda n: tuple(sorted(pool.pop() for _ in range(n)))  # noqa: E731
    hands = tuple(take(len(hand)) for hand in state.hands)
    chosen = tuple(take(len(cards)) for cards in state.chosen)
    return replace(state, hands=hands, chosen=chosen, deck=tuple(pool))


def test_WD_1_no_card_of_a_hand_shows_or_stands_anywhere_while_its_curtain_is_down(stages, nav):
    seed = 1
    session = GameSession(witch_express, witch_express.Setup(3, seed, house=shipped_house()), SEATS)
    stages[0].show_screen(WitchScreen(session, nav))
    rng, compared = Random(seed), {"curtain": 0, "table": 0}
    while True:
        screen = stages[0].screen_shown
        screen.looks.finish()
        sheets = [c for c in screen.covers() if isinstance(c, RoundSheet)]
        assert not sheets or screen.open_seat is None, "everybody reads the end of a round"
        if session.over:
            break
        assert screen.open_seat is None or screen.open_seat in session.view(None).to_act
        if screen.open_seat is None and rng.random() < 0.6:
            screen.notice.hush()

            def make(twin: GameSession, nav, screen=screen, sheets=sheets) -> WitchScreen:
                made = WitchScreen(twin, nav)
                made.table.bottom = screen.table.bottom
                if sheets:
                    made.looks.ending = sheets[0].end
                    made.looks.finish()
                return made

            compare(stages, twin_of(session, other_hands(session, Random(seed))), nav, session, make)
            compared["curtain" if any(isinstance(c, Curtain) for c in screen.covers()) else "table"] += 1
        for sheet in sheets:
            sheet.close_sheet()
        for cover in screen.covers():
            if isinstance(cover, Curtain):
                cover.hold.clicked.emit()
                assert screen.acting.hand.cards
        session.submit(next_move(session, rng))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert min(compared.values()) > 2, compared
    session.close()
