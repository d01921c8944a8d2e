"""Nothing at the card table is told by colour alone: seen with the eyes of those who lack a kind of cone, and without colour.

Kinds differ by bottle, symbol and witch (tests/test_art.py looks at those without colour), seats by the shape of their emblem.
"""

from itertools import combinations

import pytest
from helpers.colour_sight import SIGHTS, difference, picture_seen, seen
from helpers.witch import FIRE, SUN, WATER, view_of
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from partygames.core.seats import EMBLEMS
from partygames.ui import art, fonts, theme
from partygames.ui.scene.box import Box
from partygames.ui.witch import marks
from partygames.ui.witch.card import CardItem
from partygames.ui.witch.dropping import DropZone
from partygames.ui.witch.marks import Said
from partygames.ui.witch.middle import PlayedCard
from partygames.ui.witch.moments import Answered
from partygames.ui.witch.seatbox import SeatBox, Shown
from partygames.ui.witch.tasks import TaskCard, TaskShown

CLEAR, ENOUGH = 60, 40
"""So much lighter or darker must so many pixels be for two states to be told apart."""


@pytest.fixture(autouse=True)
def written(qapp):
    fonts.load_fonts()


def shot(item: QGraphicsItem, w: int = 320, h: int = 210) -> QImage:
    """Return an item as it lies on the felt."""
    scene, image = QGraphicsScene(), QImage(w, h, QImage.Format.Format_RGB32)
    scene.addItem(item)
    image.fill(theme.FELT_LIGHT)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, w, h), QRectF(-20, -20, w, h))
    painter.end()
    scene.removeItem(item)
    return image


def drawn(paint, w: int = 160, h: int = 60) -> QImage:
    """Return what a function paints on the felt."""
    image = QImage(w, h, QImage.Format.Format_RGB32)
    image.fill(theme.FELT_LIGHT)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def told_apart(one: QImage, other: QImage) -> int:
    """Return how many pixels are clearly lighter in one picture than in the other."""
    a, b = (image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other))
    return sum(abs(p - q) > CLEAR for p, q in zip(bytes(a.constBits()), bytes(b.constBits()), strict=True))


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_kinds_keep_different_colours(sight) -> None:
    alike = [
        (a, b)
        for (a, one), (b, other) in combinations(enumerate(theme.WITCHES), 2)
        if difference(seen(one, sight), seen(other, sight)) < 10
    ]
    assert alike == []


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_seats_differ_in_colour_or_carry_another_mark(sight) -> None:
    pictures = [
        picture_seen(drawn(lambda p, e=e: marks.emblem(p, e, QRectF(6, 6, 48, 48)), 60, 60), sight) for e in range(len(EMBLEMS))
    ]
    for a, b in combinations(range(len(EMBLEMS)), 2):
        assert told_apart(pictures[a], pictures[b]) > ENOUGH, (EMBLEMS[a], EMBLEMS[b])


def seat(**more) -> SeatBox:
    """Return a seat box in some state."""
    base = {
        "rival": view_of(SUN).seats[0], "emblem": 0, "name": "Ada", "computer": False, "played": (), "awaited": False,
        "line": "", "said": None, "task_points": 0,
    }  # fmt: skip
    box = SeatBox()
    box.place(Box(0, 0, 280, 180))
    box.present(Shown(**{**base, **more}))
    return box


def task(**more) -> TaskCard:
    card = TaskCard()
    card.place(Box(0, 0, 205, 150))
    base = {"needs": ((FIRE, 2), (SUN, 3), (WATER, 4)), "have": (0, 0, 0), "done_by": (), "points": 5, "viewer": 0}
    card.present(TaskShown(**{**base, **more}))
    return card


def card(**state) -> CardItem:
    item = CardItem(None, FIRE, 100)
    item.set_flip(state.pop("flip", 0.0))
    item.show_state(**state)
    return item


def played(brave: bool, beaten: int | None = None) -> PlayedCard:
    item = PlayedCard(Answered(0, FIRE, brave, beaten), 0, "Ada", 90)
    item.show_answer(Answered(0, FIRE, brave, beaten), "x", "Ada", False)
    item.card.set_flip(0.0 if beaten is None else 1.0)
    return item


def said(how: Said) -> QImage:
    return drawn(lambda p: marks.bubble(p, QRectF(14, 14, 140, 30), "x", how))


def zone(brave: bool, lit: bool) -> DropZone:
    item = DropZone(brave)
    item.setGeometry(QRectF(0, 0, 260, 160))
    item.offer("x", lit)
    return item


STATES = {
    "a seat that is awaited": (lambda: shot(seat()), lambda: shot(seat(awaited=True))),
    "a computer's seat": (lambda: shot(seat()), lambda: shot(seat(computer=True))),
    "a condition of a task that is met": (lambda: shot(task()), lambda: shot(task(have=(2, 0, 0)))),
    "a task that is done": (lambda: shot(task()), lambda: shot(task(done_by=(1,)))),
    "brave or cowardly on the table": (lambda: shot(played(True)), lambda: shot(played(False))),
    "brave or beaten": (lambda: shot(played(True)), lambda: shot(played(True, 1))),
    "brave or cowardly in a bubble": (lambda: said(Said.BRAVE), lambda: said(Said.COWARDLY)),
    "cowardly or next": (lambda: said(Said.COWARDLY), lambda: said(Said.NEXT)),
    "a card that is picked": (lambda: shot(card()), lambda: shot(card(ring=True))),
    "a card that cannot be played": (lambda: shot(card()), lambda: shot(card(dim=True))),
    "a card of the hint": (lambda: shot(card()), lambda: shot(card(tip=True))),
    "where a card would drop": (lambda: shot(zone(True, False)), lambda: shot(zone(True, True))),
    "brave or cowardly to drop on": (lambda: shot(zone(True, True)), lambda: shot(zone(False, True))),
}


@pytest.mark.parametrize("sight", [*SIGHTS, "no colour"])
@pytest.mark.parametrize("what", STATES)
def test_every_state_can_be_told_by_any_eye(what, sight) -> None:
    one, other = (make() for make in STATES[what])
    if sight != "no colour":
        one, other = picture_seen(one, sight), picture_seen(other, sight)
    assert told_apart(one, other) > ENOUGH


def test_brave_and_cowardly_wear_different_animals() -> None:
    pictures = [drawn(lambda p, n=n: art.draw(p, f"icons/{n}.svg", QRectF(4, 4, 48, 48)), 56, 56) for n in ("brave", "cowardly")]
    assert told_apart(*pictures) > 10 * ENOUGH


def test_the_eyes_of_the_tests_see_what_is_known_of_them() -> None:
    """Red and green of one lightness fall together for two of the three; grey stays grey for all."""
    red, green, grey = "#D55E00", "#8A7A00", "#808080"
    for sight in SIGHTS:
        same = seen(theme.mixed(theme.INK, theme.PAPER, 0.5).fromString(grey), sight)
        assert difference(same, same.fromString(grey)) < 2
    as_seen = {s: difference(seen(theme.INK.fromString(red), s), seen(theme.INK.fromString(green), s)) for s in SIGHTS}
    normal = difference(theme.INK.fromString(red), theme.INK.fromString(green))
    assert as_seen["deuteranopia"] < normal / 2
    assert as_seen["tritanopia"] > normal / 2
