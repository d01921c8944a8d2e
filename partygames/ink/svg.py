"""A drawing as an SVG file: each stroke one filled path, with what was rubbed out cut out of it. No mask, no style sheet."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

from partygames.ink.outline import Ring
from partygames.ink.shape import shapes
from partygames.ink.stroke import BOARD_ASPECT, Stroke

UNITS = 14_800
"""Steps across the board: a tenth of a pixel on a board 1480 pixels wide."""
SHOWN = 1_480
"""How wide the picture is where nobody says, in pixels."""


def svg(
    strokes: Sequence[Stroke], ink: str, paper: str | None = None, title: str = "", look: Callable[[], None] = lambda: None
) -> str:
    """Return the file's text. `ink` and `paper` are colours as "#rrggbb", no paper is transparent; `look` as in `shapes`."""
    high = round(UNITS / BOARD_ASPECT)
    head = f'width="{SHOWN}" height="{round(SHOWN / BOARD_ASPECT)}" viewBox="0 0 {UNITS} {high}"'
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<svg xmlns="http://www.w3.org/2000/svg" {head}>']
    if title:
        lines.append(f"<title>{escape(_legal(title))}</title>")
    if paper is not None:
        lines.append(f'<rect width="{UNITS}" height="{high}" fill="{paper}"/>')
    lines.append(f'<g fill="{ink}" fill-rule="nonzero">')
    paths = ["".join(map(_path, rings)) for rings in shapes(strokes, look=look)]
    lines += [f'<path d="{path}"/>' for path in paths if path]
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _path(ring: Ring) -> str:
    """Return a ring as the commands of a path, in whole numbers; nothing for one that is too small to see."""
    points = [(round(x * UNITS), round(y * UNITS)) for x, y in ring]
    steps = [f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(points) if (ax, ay) != (bx, by)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(steps)}z" if len(steps) > 1 else ""


def _legal(text: str) -> str:
    """Return a text without the characters that XML forbids."""
    return "".join(c for c in text if c in "\t\n\r" or " " <= c < "\ud800" or "\ue000" <= c < "\ufffe" or c >= "\U00010000")
