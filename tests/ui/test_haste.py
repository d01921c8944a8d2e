"""Fast hands and odd names: double taps, Play while a name is being typed, names of every kind."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ui.witch.hands import act, by_mouse

from partygames.core.seats import Player, Seat
from partygames.engine.settings import SettingsFile
from partygames.games.doodle_rush.moves import BeginTurn, PhaseTimeout
from partygames.games.registry import DOODLE, WITCH
from partygames.ui.curtain import Curtain
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.lobby.lobby import Lobby
from partygames.ui.scene.hold import HoldButton
from partygames.ui.witch.scores import WitchScores
from partygames.ui.witch.screen import WitchScreen

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))
ODD = {
    "long": "x" * 64,
    "right to left": "مرحبا بالعالم",
    "override": "\u202eabc",
    "zalgo": "Z" + "\u0337\u0322\u034a\u0321" * 15,
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈👨🏽‍🚀",
    "spaces": "   ",
    "nothing": "\u200b\u2060\u00ad",
    "markup": "<b>Ada</b> & {name} %1 %n",
    "surrogate": "a\ud83d",
}


def named(window, name):
    return next(i for i in window.stage.scene().items() if getattr(i, "objectName", lambda: "")() == name)


def spot(window, name) -> QPointF:
    item = named(window, name)
    return QPointF(window.stage.mapFromScene(item.mapToScene(item.rect().center())))


def send(window, kind: QEvent.Type, at: QPointF, held: bool) -> None:
    viewport = window.stage.viewport()
    buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind, at, viewport.mapToGlobal(at), Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(viewport, event)


def tap(window, at: QPointF) -> None:
    send(window, QEvent.Type.MouseButtonPress, at, True)
    send(window, QEvent.Type.MouseButtonRelease, at, False)


def double_tap(window, at: QPointF) -> None:
    """Tap twice, as a system tells it: the second press is a double click."""
    tap(window, at)
    QApplication.processEvents()
    send(window, QEvent.Type.MouseButtonDblClick, at, True)
    send(window, QEvent.Type.MouseButtonRelease, at, False)


def type_name(window, place: int, name: str) -> None:
    tap(window, spot(window, f"seat-{place}"))
    editor = window.stage._editor
    assert editor is not None
    editor.setText(name)


def compose(window, text: str) -> None:
    """Compose with an input method and do not confirm."""
    editor = window.stage._editor
    QApplication.sendEvent(editor, QInputMethodEvent(text, []))
    assert editor.text() == ""


def games_written(window) -> int:
    """Return how many games the journal has."""
    journal = window._table.journal
    assert journal.settle()
    return journal.look().db.execute("SELECT count(*) FROM games").fetchone()[0]


@pytest.mark.parametrize("game", [DOODLE, WITCH])
def test_a_double_tap_on_play_starts_one_game_and_touches_nothing_in_it(open_window, game):
    window = open_window()
    window.stage.screen_shown.choose(game)
    double_tap(window, spot(window, "play"))
    assert isinstance(window.stage.screen_shown, WitchScreen if game == WITCH else DoodleScreen)
    assert window.session.number == 0
    assert all(isinstance(cover, Curtain) for cover in window.stage.screen_shown.covers())
    assert games_written(window) == 1


@pytest.mark.parametrize("seats", [PEOPLE, (PEOPLE[0], Seat(1, "B", Player.EASY), Seat(2, "C", Player.EASY))])
def test_a_double_tap_on_continue_goes_on_once(open_window, seats):
    window = open_window()
    window.start_game(WITCH, seats, 0, {})
    window.session.submit(window.session.legal_moves(0)[0])
    before = window.session.number
    window.to_lobby()
    double_tap(window, spot(window, "resume"))
    assert isinstance(window.stage.screen_shown, WitchScreen)
    assert window.session.number == before


def test_a_double_tap_on_play_again_deals_one_game(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    while not window.session.over:
        table = window.session.view(None)
        move = PhaseTimeout(table.phase, table.drawer) if table.running else BeginTurn(table.drawer)
        assert window.session.submit(move)
    window.stage.screen_shown.go("scores")
    double_tap(window, spot(window, "play-again"))
    assert window.session.number == 0
    assert games_written(window) == 2


def test_a_double_tap_on_a_curtain_lifts_nothing(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    double_tap(window, spot(window, "curtain-hold"))
    QTest.qWait(HoldButton.hold_ms // 3)
    assert window.session.number == 0
    assert any(isinstance(cover, Curtain) for cover in window.stage.screen_shown.covers())


def test_a_name_counts_when_play_is_tapped_while_it_is_typed(open_window):
    window = open_window()
    type_name(window, 1, "外婆")
    tap(window, spot(window, "play"))
    assert [seat.name for seat in window.session.seats][1] == "外婆"


def test_a_name_is_kept_when_the_window_is_closed_while_it_is_typed(open_window, tmp_path):
    window = open_window()
    type_name(window, 2, "Leo")
    open_window.shut()
    assert SettingsFile(tmp_path / "settings.json").now.seats[2].name == "Leo"


@pytest.mark.parametrize("end", ["play", "close", "leave"])
def test_a_name_counts_that_an_input_method_still_composes(open_window, tmp_path, end):
    window = open_window()
    type_name(window, 1, "")
    compose(window, "外婆")
    if end == "play":
        tap(window, spot(window, "play"))
    elif end == "close":
        open_window.shut()
    else:
        window.stage.close_editor()
    assert SettingsFile(tmp_path / "settings.json").now.seats[1].name == "外婆"


@pytest.mark.parametrize("name", ODD.values(), ids=ODD)
def test_a_name_of_any_kind_can_be_played_with(open_window, name):
    window = open_window()
    lobby = window.stage.screen_shown
    for place in range(3):
        type_name(window, place, name)
    window.stage.close_editor()
    for game in (DOODLE, WITCH):
        lobby = window.stage.screen_shown
        assert isinstance(lobby, Lobby)
        lobby.choose(game)
        lobby.play()
        names = [seat.name for seat in window.session.seats]
        assert len(set(names)) == len(names)
        assert all(n and len(n) <= 24 for n in names)
        window.grab()
        window.forget_cut_off()  # else Play asks first
        window.to_lobby()
    assert window.windowTitle() == "Party Games"


def test_fast_taps_on_every_question_of_witch_express_act_once(open_window, monkeypatch):
    """Every tap is a double tap; no second tap acts for the next person, and the game still comes to its scores."""
    monkeypatch.setattr(HoldButton, "hold_ms", 20)
    window = open_window()
    window.comfort.apply(window.settings.change(less_motion=True))
    window.start_game(WITCH, PEOPLE, 0, {"seed": 4})
    stage, single = window.stage, by_mouse(window.stage)

    def press(at, hold_ms):
        on_cards = named(window, "hand").sceneBoundingRect().contains(stage.mapToScene(at))
        single(at, hold_ms)
        if not hold_ms and not on_cards:  # two taps on a card pick it and put it back
            send(window, QEvent.Type.MouseButtonDblClick, QPointF(at), True)
            send(window, QEvent.Type.MouseButtonRelease, QPointF(at), False)

    for _ in range(1500):
        if isinstance(stage.screen_shown, WitchScores):
            break
        before = window.session.number
        act(stage, press, 90)
        assert window.session.number <= before + 1
        QTest.qWait(1)
    assert isinstance(stage.screen_shown, WitchScores)
