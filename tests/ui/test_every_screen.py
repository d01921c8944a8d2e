"""Every screen and state, in every language and shape of window: nothing cut, nothing on top of another, nothing too small."""

import sys

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from partygames import shots
from partygames.ui.doodle import shots as doodle_shots
from partygames.ui.history import shots as history_shots
from partygames.ui.lobby import shots as lobby_shots
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.button import Button
from partygames.ui.scene.label import Label, fitted
from partygames.ui.scene.stage import Screen, Stage
from partygames.ui.scene.tappable import Tappable
from partygames.ui.witch import shots as witch_shots

SHAPES = {"small": (1024, 600), "wide": (960, 540), "ultrawide": (1290, 540), "old": (800, 600), "portrait": (600, 960)}
SMALLEST_PX = 44.0  # at 1024x600, the smallest window that is promised
WALKS = (("small", "en"), ("small", "zh_CN"), ("portrait", "zh_CN"), ("old", "en"), ("wide", "zh_TW"), ("ultrawide", "en"))
"""Each language and each shape, not each with each: a walk takes a while."""
LONG = (*doodle_shots.LONG, *witch_shots.LONG, *lobby_shots.NAMES[4:], *history_shots.NAMES[4:])
PEOPLE_MAY_CUT = tuple(name[:10] for name in LONG)
"""Names of people may end in "…"; what the program itself says may not."""


@pytest.fixture
def cut(monkeypatch):
    """Return the list of texts that were painted shortened."""
    found = []

    def watched(text, font, width):
        small, shown = fitted(text, font, width)
        if shown != text:
            found.append(text)
        return small, shown

    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("partygames.ui") and getattr(module, "fitted", None) is fitted:
            monkeypatch.setattr(module, "fitted", watched)
    return found


def on_top(screen):
    """Return what can be tapped now: on the topmost cover, if there is one."""
    covers = screen.covers()
    items = [i for i in screen.items() if isinstance(i, Tappable) and i.isVisible() and i.isEnabled() and i.opacity() > 0]
    return [i for i in items if not covers or covers[-1].isAncestorOf(i)]


def related(a, b) -> bool:
    return a.isAncestorOf(b) or b.isAncestorOf(a)


def faults(screen, unit, shape) -> list[str]:
    found = []
    tappable = on_top(screen)
    boxes = {id(i): i.mapRectToScene(i.hit()) for i in tappable}
    whole = QRectF(0, 0, screen.w, screen.h).adjusted(-1, -1, 1, 1)
    for i, item in enumerate(tappable):
        box, name = boxes[id(item)], item.objectName() or getattr(item, "text", "") or type(item).__name__
        if not whole.contains(box):
            found.append(f"{name}: outside of the window")
        if shape == "small" and min(box.width(), box.height()) * unit < SMALLEST_PX - 0.5:
            found.append(f"{name}: {box.width() * unit:.0f} x {box.height() * unit:.0f} px")
        for other in tappable[i + 1 :]:
            both = box.intersected(boxes[id(other)])
            if min(both.width(), both.height()) > 3 and not related(item, other):
                found.append(f"{name}: lies over {other.objectName() or getattr(other, 'text', '')}")
    for item in screen.items():
        wrapped = isinstance(item, Label) and item.isVisible() and item._wrap and item.text
        if wrapped and item.text_height(item.rect().width()) > item.rect().height() + 2:
            found.append(f"no room for: {item.text[:40]}")
    return found


@pytest.mark.parametrize(("shape", "code"), WALKS)
def test_every_state_has_room_for_its_words_and_its_targets(qapp, language, tmp_path, cut, shape, code):
    language.use(code)
    Motion.less = True
    stage = Stage()
    stage.resize(*SHAPES[shape])
    stage.show()
    wrong = []
    try:
        for name, _ in shots.pictures(qapp, stage, tmp_path):
            wrong += [f"{name}: cut: {text}" for text in dict.fromkeys(cut) if not any(p in text for p in PEOPLE_MAY_CUT)]
            cut.clear()
            wrong += [f"{name}: {fault}" for fault in faults(stage.screen_shown, stage.unit(), shape)]
    finally:
        stage.close()
        stage.deleteLater()
        Motion.less = False
        QApplication.processEvents()
    assert wrong == []


def test_a_tap_within_reach_counts_and_one_beyond_does_not(qapp, qtbot):
    stage, screen, taps = Stage(), Screen(), []
    qtbot.addWidget(stage)
    stage.resize(*SHAPES["small"])
    stage.show()
    stage.show_screen(screen)
    button = Button()
    screen.addItem(button)
    button.place(200, 200, 40, 30)
    button.set_reach(4, 10, 20)
    button.clicked.connect(lambda: taps.append(1))
    for x, y, so_far in ((220, 193, 1), (220, 186, 1), (220, 246, 2), (220, 254, 2), (198, 215, 3), (192, 215, 3)):
        at = stage.mapFromScene(QPointF(x, y))
        QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert len(taps) == so_far, (x, y)
    screen.left()
    stage.setScene(None)
    screen.deleteLater()
    stage.close()
