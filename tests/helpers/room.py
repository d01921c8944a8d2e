"""Look at a screen as a designer does with a ruler: is anything cut, too small, outside, or on top of another?"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from partygames.ui.doodle import shots as doodle_shots
from partygames.ui.history import shots as history_shots
from partygames.ui.lobby import shots as lobby_shots
from partygames.ui.scene.label import Label, fitted
from partygames.ui.scene.stage import Screen
from partygames.ui.scene.tappable import Tappable
from partygames.ui.witch import shots as witch_shots

SMALLEST_PX = 44.0
LONG = (*doodle_shots.LONG, *witch_shots.LONG, *lobby_shots.NAMES[4:], *history_shots.NAMES[4:])
PEOPLE_MAY_CUT = tuple(name[:10] for name in LONG)
"""Names of people may end in "…"; what the program itself says may not."""
READ = 17 / 18
"""How small, in 45ths of the screen's height, text may be that a television shows to people three metres away: it gives way by
a pixel of eighteen where a sentence is long."""
SKETCH = 400
"""How wide (px) a screen is painted to hear which texts are cut: that is decided in scene units, whatever the window."""


def of_people(text: str) -> bool:
    """Say whether a text has the long name of somebody in it, or what is left of one."""
    return any(name in text for name in PEOPLE_MAY_CUT) or text.endswith("…")


@contextmanager
def cut_texts() -> Iterator[list[str]]:
    """Collect the texts that are painted shortened, names of people left out."""
    found: list[str] = []

    def watched(text, font, width):
        small, shown = fitted(text, font, width)
        if shown != text and not any(name in text for name in PEOPLE_MAY_CUT):
            found.append(text)
        return small, shown

    modules = [m for m in list(sys.modules.values()) if getattr(m, "__name__", "").startswith("partygames.ui")]
    changed = [module for module in modules if getattr(module, "fitted", None) is fitted]
    for module in changed:
        module.fitted = watched
    try:
        yield found
    finally:
        for module in changed:
            module.fitted = fitted


def sketch(screen: Screen) -> list[tuple[str, float]]:
    """Paint all of a screen, small, and return each text with its height, in 45ths of the screen's height.

    Text that lies askew, and what was kept as a picture, is not heard.
    """
    image = QImage(SKETCH, round(SKETCH * screen.h / screen.w), QImage.Format.Format_RGB32)
    painter, paint, heard = QPainter(image), QPainter.drawText, []

    def listen(painter: QPainter, *args: object) -> object:
        to_device = painter.deviceTransform()
        if painter.device().width() == SKETCH and to_device.m12() == 0:
            heard.append((str(args[-1]), 45 * painter.font().pixelSize() * to_device.m22() / image.height()))
        return paint(painter, *args)

    QPainter.drawText = listen
    try:
        screen.render(painter, QRectF(image.rect()))
    finally:
        QPainter.drawText = paint
        painter.end()
    return heard


def on_top(screen: Screen) -> list[Tappable]:
    """Return what can be tapped now: on the topmost cover, if there is one."""
    covers = screen.covers()
    items = [i for i in screen.items() if isinstance(i, Tappable) and i.isVisible() and i.isEnabled() and i.opacity() > 0]
    return [i for i in items if not covers or covers[-1].isAncestorOf(i)]


def faults(screen: Screen, unit: float, small_ones: bool) -> list[str]:
    """Return what is wrong; `small_ones`: targets must have 44 px, `unit` px each scene unit."""
    found = []
    tappable = on_top(screen)
    boxes = {id(i): i.mapRectToScene(i.hit()) for i in tappable}
    whole = QRectF(0, 0, screen.w, screen.h).adjusted(-1, -1, 1, 1)
    for i, item in enumerate(tappable):
        box, name = boxes[id(item)], item.objectName() or getattr(item, "text", "") or type(item).__name__
        if not whole.contains(box):
            found.append(f"{name}: outside of the window")
        if small_ones and min(box.width(), box.height()) * unit < SMALLEST_PX - 0.5:
            found.append(f"{name}: {box.width() * unit:.0f} x {box.height() * unit:.0f} px")
        for other in tappable[i + 1 :]:
            both = box.intersected(boxes[id(other)])
            if min(both.width(), both.height()) > 3 and not (item.isAncestorOf(other) or other.isAncestorOf(item)):
                found.append(f"{name}: lies over {other.objectName() or getattr(other, 'text', '')}")
    for item in screen.items():
        wrapped = isinstance(item, Label) and item.isVisible() and item._wrap and item.text
        if wrapped and item.text_height(item.rect().width()) > item.rect().height() + 2:
            found.append(f"no room for: {item.text[:40]}")
    return found
