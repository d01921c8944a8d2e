"""The bell rings when it is due, whatever lies over the table, and what it ends is gone in the same event."""

import pytest
from helpers.monkey import FastTime
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from partygames.core.seats import Seat
from partygames.engine import clock
from partygames.games.doodle_rush.moves import BeginTurn, Draw, PhaseTimeout
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.sample_drawings import DRAWN, strokes
from partygames.ui.doodle.wording import spoken
from partygames.ui.lobby.lobby import DOODLE, WITCH
from partygames.ui.rules_page import RulesPage

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))


@pytest.fixture
def time(monkeypatch):
    time = FastTime()
    monkeypatch.setattr(clock, "time", time)
    return time


def words(session, seat: int) -> set[str]:
    return {spoken(board.word) for board in session.view(seat).boards[seat]}


def held(screen) -> set[str]:
    """Return every text that an item of the screen holds, but for the names of icons: "book" is a word of the pack too."""
    texts = [(name, text) for item in screen.items() for name, text in vars(item).items() if isinstance(text, str)]
    return {text for name, text in texts if name != "_icon"}


def paused_under_the_rules(screen) -> None:
    below, top = screen.covers()
    assert below is screen.veil
    assert screen._now.kind == "pause"
    assert isinstance(top, RulesPage)


def ring(window, time) -> None:
    """Let the minute run out, as its clock sees it."""
    session = window.session
    period, waited = session.clock.period, 0
    while session.clock.period == period and waited < 200:
        time.pass_(1)
        waited += 1
        session.clock.look()
    assert waited <= session.view(None).minute_s + 1


def drawing(window) -> None:
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))


def guessing(window) -> None:
    window.start_game(DOODLE, PEOPLE, 0, {})
    for seat in range(3):
        window.session.submit(BeginTurn(seat))
        for stroke in strokes(DRAWN[seat].en):
            assert window.session.submit(Draw(seat, 0, stroke))
        window.session.submit(PhaseTimeout(0, seat))
    assert window.session.view(None).phase == 1


@pytest.mark.parametrize("what", ["rules", "a message", "the settings"])
def test_DR_6_a_drawing_minute_ends_under_whatever_lies_over_it(open_window, time, what):
    window = open_window()
    drawing(window)
    screen, session = window.stage.screen_shown, window.session
    {
        "rules": lambda: window.show_rules(DOODLE),
        "a message": lambda: window.tell("Oops", "."),
        "the settings": window.show_settings,
    }[what]()
    assert words(session, 0) <= held(screen)
    ring(window, time)
    assert (session.view(None).drawer, session.view(None).running) == (1, False)
    assert not words(session, 0) & held(screen)
    below, top = screen.covers()
    assert isinstance(below, Curtain)
    QTest.keyClick(window.stage.viewport(), Qt.Key.Key_Escape)
    assert screen.covers() == [below]
    assert top is not below


@pytest.mark.parametrize("what", ["zoom", "flag", "peek", "rules"])
def test_DR_6_a_guessing_minute_ends_under_whatever_lies_over_it(open_window, time, what):
    window = open_window()
    guessing(window)
    screen, session = window.stage.screen_shown, window.session
    page = screen.page
    page.tap_board((0, 0))
    if what == "zoom":
        page.sheets.toggle_zoom()
    elif what == "flag":
        page.sheets.toggle_flag()
    elif what == "peek":
        page._peek(True)
        assert words(session, 0) & held(screen)
    else:
        window.show_rules(DOODLE)
    ring(window, time)
    assert session.view(None).phase == 2
    assert screen.page is None
    assert isinstance(screen.covers()[0], Curtain)
    assert not words(session, 0) & held(screen)
    assert len(screen.covers()) == (2 if what == "rules" else 1)


def test_DD_9_a_pause_with_the_rules_over_it_holds_the_minute_for_ever(open_window, time):
    window = open_window()
    drawing(window)
    screen, session = window.stage.screen_shown, window.session
    time.pass_(1)
    session.clock.look()
    screen.pause()
    window.show_rules(DOODLE)
    for _ in range(100):
        time.pass_(60)
        session.clock.look()
    assert session.clock.left_ms() == 59_000
    paused_under_the_rules(screen)
    assert not words(session, 0) & held(screen)


@pytest.mark.parametrize("jump", [(3600, 3600), (3600, 0), (0, 3600), (0, -3600)])
@pytest.mark.parametrize("where", [drawing, guessing])
def test_a_machine_that_slept_under_a_rules_page_has_paused_with_the_time_that_was_left(open_window, time, where, jump):
    window = open_window()
    where(window)
    screen, session = window.stage.screen_shown, window.session
    window.show_rules(DOODLE)
    time.pass_(1)
    session.clock.look()
    time.now += jump[0]
    time.wall += jump[1]
    session.clock.look()
    assert session.clock.paused
    assert session.clock.left_ms() == 59_000
    paused_under_the_rules(screen)
    assert not words(session, 0) & held(screen)


def test_a_sleep_does_nothing_to_a_game_without_minutes(open_window, time):
    window = open_window()
    window.start_game(WITCH, PEOPLE, 0, {})
    time.now += 3600
    window.session.clock.look()
    assert not window.session.clock.paused
    assert window.session.submit(window.session.legal_moves(0)[0])


@pytest.mark.parametrize("left", [0, -5, 10**12])
def test_a_game_cut_off_at_the_bell_goes_on_with_the_bell(open_window, time, left):
    window = open_window()
    drawing(window)
    open_number = window.session.number
    window.session.clock.stop()
    window.session.entry.clock(left)
    window.session.entry = None  # as a killed program leaves it
    window._table.journal.settle()
    window._table._current = None
    window._table._asked = False
    window.to_lobby()
    window.resume()
    session = window.session
    assert session.number == open_number
    assert session.clock.paused
    assert session.clock.left_ms() == max(0, min(left, 60_000))
    session.clock.resume()
    ring(window, time)
    assert session.view(None).drawer == 1


def test_a_bell_that_rings_while_a_move_is_made_ends_the_minute_once(open_window, time):
    """The last move of a minute and its bell at the same moment: the next minute is whole."""
    window = open_window()
    drawing(window)
    session = window.session
    for _ in range(59):
        time.pass_(1)
        session.clock.look()
    session.changed.connect(lambda change: session.clock.look())
    time.pass_(1)
    session.submit(PhaseTimeout(0, 0))
    session.clock.look()
    assert (session.view(None).phase, session.view(None).drawer, session.view(None).running) == (0, 1, False)
    assert not session.clock.active
