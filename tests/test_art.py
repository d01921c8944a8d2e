"""Every drawing is there, is plain SVG that Qt renders without a word, and is what packaging/art draws."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from partygames.core.seats import EMBLEMS
from partygames.ui.theme import SEATS, WITCHES

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
KINDS = ("root", "meadow", "fire", "berry", "sun", "water", "cloud", "night", "snow")
TOOLS = (
    "pen-thin",
    "pen-medium",
    "pen-thick",
    "rubber-small",
    "rubber-large",
    "undo",
    "redo",
    "wipe",
    "enlarge",
    "shrink",
    "swap",
    "sort",
    "earlier",
    "later",
    "next",
    "step-back",
    "step-forward",
    "history",
    "flag",
    "pause",
    "play",
    "home",
    "settings",
    "help",
    "language",
    "info",
    "plus",
    "minus",
    "close",
    "check",
    "hint",
    "robot",
    "person",
    "back",
    "next",
    "fullscreen",
    "dice",
    "crown",
    "hourglass",
    "keyboard",
    "take-back",
    "hide",
    "brave",
    "cowardly",
    "save",
    "sound",
    "mute",
    "book",
    "next",
    "history",
    "step-back",
    "step-forward",
)
PLAIN = {"svg", "g", "path", "circle", "ellipse"}
LARGEST_BYTES = 40_000

DRAWINGS = {
    **{f"cards/witch-{kind}.svg": (300, 450) for kind in KINDS},
    **{f"cards/potion-{kind}.svg": (64, 80) for kind in KINDS},
    **{f"cards/symbol-{kind}.svg": (48, 48) for kind in KINDS},
    "cards/card-back.svg": (300, 450),
    "cards/task.svg": (300, 220),
    **{f"icons/seat-{emblem}.svg": (64, 64) for emblem in EMBLEMS},
    **{f"icons/{tool}.svg": (48, 48) for tool in TOOLS},
    "icons/partygames.svg": (256, 256),
    "covers/doodle-rush.svg": (400, 250),
    "covers/witch-express.svg": (400, 250),
}


def render(name: str, w: int, h: int) -> QImage:
    """Return the drawing on a transparent ground, w x h device pixels."""
    image = QImage(w, h, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(RESOURCES / name)).render(painter, QRectF(0, 0, w, h))
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """Return the mean difference of lightness over alpha, 0 (alike) to 255, of two images of one size."""
    total = 0
    for y in range(a.height()):
        for x in range(a.width()):
            p, q = a.pixelColor(x, y), b.pixelColor(x, y)
            total += abs(p.lightness() * p.alpha() - q.lightness() * q.alpha()) / 255
    return total / (a.width() * a.height())


def test_no_drawing_is_missing_and_none_is_left_over() -> None:
    found = {p.relative_to(RESOURCES).as_posix() for d in ("cards", "icons", "covers") for p in (RESOURCES / d).glob("*.svg")}
    assert found == set(DRAWINGS)
    for folder in ("cards", "icons", "covers"):
        assert "MIT License" in (RESOURCES / folder / "LICENSE.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "size"), DRAWINGS.items(), ids=list(DRAWINGS))
def test_a_drawing_is_plain_small_and_renders_silently(name: str, size: tuple[int, int], capfd: pytest.CaptureFixture) -> None:
    file = RESOURCES / name
    assert file.stat().st_size < LARGEST_BYTES
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(file).iter()}
    assert tags <= PLAIN, "no text, styles, masks, gradients or references"

    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    assert renderer.viewBoxF() == QRectF(0, 0, *size)
    image = render(name, size[0] // 2, size[1] // 2)
    inked = sum(image.pixelColor(x, y).alpha() > 200 for x in range(image.width()) for y in range(image.height()))
    assert inked > image.width() * image.height() * 0.04
    assert "".join(capfd.readouterr()) == ""


@pytest.mark.parametrize("name", [n for n in DRAWINGS if n.startswith(("cards/witch-", "cards/card-back", "covers/"))])
def test_a_card_or_cover_fills_its_rounded_rectangle_and_no_more(name: str) -> None:
    w, h = DRAWINGS[name]
    image = render(name, w, h)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (1, w - 2) for y in (1, h - 2)), "corners stay open"
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (2, w - 3) for y in range(24, h - 24)), "edges are closed"


def colours(image: QImage, left: int, top: int, width: int, height: int) -> set[str]:
    """Return the names of all colours in a rectangle."""
    return {image.pixelColor(x, y).name() for x in range(left, left + width) for y in range(top, top + height)}


@pytest.mark.parametrize("kind", KINDS)
def test_a_face_leaves_name_and_number_their_places(kind: str) -> None:
    image = render(f"cards/witch-{kind}.svg", 300, 450)
    for place in ((24, 376, 94, 52), (182, 376, 94, 52)):
        assert colours(image, *place) == {"#fffdf6"}


def test_a_task_leaves_title_and_conditions_their_places() -> None:
    image = render("cards/task.svg", 300, 220)
    for place in ((40, 24, 166, 40), (24, 94, 80, 90), (110, 94, 80, 90), (196, 94, 80, 90)):
        assert colours(image, *place) == {"#fbe9c8"}


def test_the_back_tells_nothing_when_turned_round() -> None:
    image = render("cards/card-back.svg", 100, 150)
    assert difference(image, image.transformed(QTransform().rotate(180))) < 1


@pytest.mark.parametrize("what", ["witch", "potion", "symbol"])
def test_no_two_kinds_look_alike_without_colour(what: str) -> None:
    w, h = {"witch": (64, 96), "potion": (32, 40), "symbol": (20, 20)}[what]
    images = {kind: render(f"cards/{what}-{kind}.svg", w, h) for kind in KINDS}
    alike = {
        (a, b): round(difference(images[a], images[b]), 1)
        for n, a in enumerate(KINDS)
        for b in KINDS[n + 1 :]
        if difference(images[a], images[b]) < 12
    }
    assert alike == {}


def test_emblems_and_frames_wear_the_colours_of_the_theme() -> None:
    for emblem, colour in zip(EMBLEMS, SEATS, strict=True):
        assert render(f"icons/seat-{emblem}.svg", 64, 64).pixelColor(5, 32) == colour
    for kind, colour in zip(KINDS, WITCHES, strict=True):
        assert render(f"cards/witch-{kind}.svg", 300, 450).pixelColor(9, 225) == colour


def test_the_drawings_are_what_the_art_folder_draws(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "art" / "build.py"
    subprocess.run([sys.executable, "-B", str(script), "--into", str(tmp_path)], check=True, capture_output=True)
    for name in DRAWINGS:
        drawn = (tmp_path / name).read_text(encoding="utf-8")
        assert drawn == (RESOURCES / name).read_text(encoding="utf-8"), f"run {script.name}: {name} is not what it draws"
