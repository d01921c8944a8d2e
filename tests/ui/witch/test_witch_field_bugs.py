"""What people met at other card tables, as tests of ours: the lines "Cards" of the list of field bugs."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from ui.witch.hands import act, by_mouse
from ui.witch.test_witch_table import choosing, faces, lift, pick

from partygames.games.witch_express.state import Stage
from partygames.ui import theme
from partygames.ui.curtain import Curtain
from partygames.ui.scene.animator import Motion
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.layout import CARD_W


class Frames(QObject):
    """Look at the table each time it is painted: whose cards have their faces in it, and what lies over it."""

    def __init__(self, screen) -> None:
        super().__init__()
        self._screen, self.wrong, self.open = screen, [], 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look, and pass on."""
        if event.__class__ is QPaintEvent and self._screen.views():
            shown, seat = faces(self._screen), self._screen.open_seat
            covered = any(isinstance(cover, Curtain) for cover in self._screen.covers())
            mine = () if seat is None else self._screen.session.view(seat)
            if shown and (covered or seat is None or Counter(shown) - Counter(mine.hand + mine.chosen)):
                self.wrong.append((seat, shown, covered))
            self.open += bool(shown)
        return False


@pytest.mark.parametrize("less", [True, False])
def test_no_frame_shows_a_hand_without_its_curtain_having_been_lifted(stage, table, monkeypatch, less) -> None:
    """bstnfrmry/hanabi#189: pass-and-play showed the wrong hand for a moment."""
    screen = table(True, True, True, seed=6)
    monkeypatch.setattr(Motion, "less", less)
    monkeypatch.setattr(Motion, "pace", 20)
    frames = Frames(screen)
    stage.viewport().installEventFilter(frames)
    press = by_mouse(stage)
    for _ in range(400):
        if screen.session.view(None).round == 2 and screen.session.view(None).stage is Stage.PLAYING:
            break
        act(stage, press)
        QTest.qWait(2)
    stage.viewport().removeEventFilter(frames)
    screen.animator.finish()
    assert screen.session.view(None).round == 2
    assert frames.open > 20
    assert frames.wrong == []


def test_taking_a_pick_back_leaves_nothing_of_it_for_the_next_person(stage, table) -> None:
    """boardgame.io#399: what was undone could still be read by others."""
    screen = table(True, True, True, before=choosing)
    lift(stage, screen)
    pick(stage, screen, 3)
    for slot in (2, 1, 0):
        screen.acting.put_back(slot)
    pick(stage, screen, 3)
    screen.acting.confirm.click()
    assert screen.acting.picked == []
    assert faces(screen) == []
    assert [slot.kind for slot in screen.acting.slots] == [None] * 3
    kept = [item for item in screen.items() if isinstance(item, CardItem)]
    assert kept == []


def test_nothing_is_picked_or_focused_for_whoever_lifts_the_curtain(stage, table) -> None:
    """terraforming-mars#2407: the first card was selected beforehand, a slip played it."""
    screen = table(True, True, True, before=choosing)
    lift(stage, screen)
    assert screen.acting.picked == []
    assert screen.acting.hand.cursor_at is None
    assert not screen.acting.confirm.isEnabled()


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160)])
def test_cards_and_words_grow_with_the_display_and_stay_sharp(stage, table, size) -> None:
    """Cockatrice#1937: unreadable on a 4K display."""
    stage.resize(*size)
    screen = table(True, False, False, before=choosing)
    unit = stage.unit()
    assert unit == pytest.approx(min(size[0] / 1280, size[1] / 800))
    assert theme.TEXT_S * unit >= size[1] / 45 - 1, "no text is smaller than a 45th of the window"
    stage.grab()
    card = screen.acting.hand._items[0]
    picture = card._picture(unit, 0.0)
    assert picture.width() >= CARD_W * unit, "drawn for these pixels, not stretched to them"
