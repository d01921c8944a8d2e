"""Every screen and state, as it is heard: whatever can be tapped has a name, and no name gives a secret away."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsWidget

from partygames import shots
from partygames.ui.access.voice import speaking, voice
from partygames.ui.doodle.desk import Desk
from partygames.ui.doodle.guess_field import GuessField
from partygames.ui.doodle.guess_line import GuessLine
from partygames.ui.doodle.screen import DoodleScreen
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.stage import Stage
from partygames.ui.scene.tappable import Tappable
from partygames.ui.witch.fan import Fan
from partygames.ui.witch.pick import CardPlace
from partygames.ui.witch.screen import WitchScreen


@pytest.fixture
def heard(qapp, language, tmp_path):
    """Return a function that walks every state and yields (state, screen, items that can be tapped, all that is said)."""
    Motion.less = True
    stage = Stage()
    stage.resize(1024, 600)
    stage.show()

    def walk(code):
        language.use(code)
        yield from shots.shown(qapp, stage, tmp_path)

    yield walk
    stage.close()
    stage.deleteLater()
    Motion.less = False
    QApplication.processEvents()


def nameless(screen) -> set[str]:
    """Return the items on top that can be tapped and have no name, or one with a hole in it."""
    covers = screen.covers()
    wrong = set()
    for item in screen.items():
        if not isinstance(item, Tappable) or not item.isVisible() or not item.isEnabled():
            continue
        if covers and not covers[-1].isAncestorOf(item):
            continue
        said = voice(item)
        if said is None or not said.name.strip() or "{" in said.name:
            wrong.add(f"{type(item).__name__} {item.objectName()} {getattr(item, 'icon', '')}")
    return wrong


def said(screen) -> list[str]:
    """Return what the program says; what people have typed for all to see is theirs, be it right or wrong."""
    items = speaking(screen.items(), screen.covers())
    return [voice(item).name for item in items if not isinstance(item, GuessLine | GuessField | Desk)]


def reached(screen) -> list:
    """Return what the keyboard or a tap can come to now."""
    covers = screen.covers()
    items = [i for i in screen.items() if isinstance(i, QGraphicsWidget) and i.isVisible() and i.isEnabled()]
    items = [i for i in items if isinstance(i, Tappable) or i.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [i for i in items if (not covers or covers[-1].isAncestorOf(i)) and not isinstance(i, Cover)]


def alike(screen) -> list[str]:
    """Return the names that two different things have; equal cards of a row are equal."""
    names = [said.name for item in reached(screen) if (said := voice(item)) is not None and not isinstance(item, CardPlace)]
    return sorted({name for name in names if names.count(name) > 1})


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_nothing_that_can_be_reached_is_silent_or_called_as_something_else_is(heard, code):
    silent, twice, untold = [], [], []
    for name, screen in heard(code):
        silent += [f"{name}: {type(i).__name__} {i.objectName()}" for i in reached(screen) if voice(i) is None]
        twice += [f"{name}: {each}" for each in alike(screen)]
        untold += [f"{name}: {type(cover).__name__}" for cover in screen.covers() if not cover.heading().strip()]
    assert (silent, twice, untold) == ([], [], [])


def held_hands(screen) -> list[str]:
    return [voice(i).name for i in speaking(screen.items(), screen.covers()) if isinstance(i, Fan)]


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_whatever_can_be_tapped_has_a_name(heard, code):
    wrong = {f"{name}: {each}" for name, screen in heard(code) for each in nameless(screen)}
    assert sorted(wrong) == []


def secrets_told(screen) -> list[str]:
    """Return what is said, or lies ready to be said, that whoever sits at the screen may not know (invariant 4)."""
    if isinstance(screen, WitchScreen):
        seat = screen.sight.open_seat
        if seat is None:
            return held_hands(screen)
        own = screen.session.view(seat)
        return [card for card in screen.acting.hand.cards if card.kind not in (*own.hand, *own.chosen)]
    if isinstance(screen, DoodleScreen):
        public = screen.session.view(None)
        if public.drawer is not None or screen.session.over:
            return []
        words = {
            word
            for seat in range(len(screen.session.seats))
            for board in screen.session.view(seat).boards[seat]
            if board.word is not None and not board.winners
            for word in (board.word.en, board.word.zh)
        }
        return [text for text in said(screen) if words & set(re.split(r"[,;:.“”] ?", text))]
    return []


def test_nothing_secret_is_said(heard):
    seen, told = 0, []
    for name, screen in heard("en"):
        seen += isinstance(screen, WitchScreen | DoodleScreen)
        told += [f"{name}: {text}" for text in secrets_told(screen)]
    assert seen > 20
    assert told == []
