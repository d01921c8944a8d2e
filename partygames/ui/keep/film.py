"""A film of a drawing being made: animated GIF and WebP, in sixteen shades from ink to paper."""

import io
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from partygames.ink.replay import Moment, Replay
from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.pen.projector import Projector
from partygames.ui.theme import INK, PAPER, mixed

if TYPE_CHECKING:
    from PIL.Image import Image

WIDE = 740
"""Pixels across a film: a chat shows no more."""
FRAME_MS = 80
"""GIF counts in hundredths of a second."""
FASTER = 4
"""How much faster than the hand it runs..."""
SHORTEST_MS, LONGEST_MS = 2_400, 8_800
"""...within these bounds: nobody watches a drawing for a minute, and a few strokes are not to be over at once."""
HOLD_MS = 3_000
"""How long the finished drawing stands before it all begins again."""
SHADES = 16

Frame = tuple[Moment, int]
"""What is shown, and for how many ms."""


def frames(replay: Replay) -> list[Frame]:
    """Return the frames of a film; those on which nothing would change are one. The last one stands."""
    length = max(min(replay.duration, SHORTEST_MS), min(LONGEST_MS, replay.duration / FASTER))
    count = max(1, round(length / FRAME_MS))
    found: list[Frame] = []
    for n in range(1, count + 1):
        moment = replay.at(replay.duration * n / count)
        if found and found[-1][0] == moment:
            found[-1] = moment, found[-1][1] + FRAME_MS
        else:
            found.append((moment, FRAME_MS))
    found[-1] = found[-1][0], found[-1][1] + HOLD_MS
    return found


def gif(replay: Replay, look: Callable[[], None] = lambda: None) -> bytes:
    """Return an animated GIF that plays again and again; `look` may raise to stop it."""
    from PIL import GifImagePlugin  # noqa: F401 (Pillow is not needed before somebody saves a film)

    plan = frames(replay)
    return _saved(_pictures(replay, plan, look), plan, "GIF", optimize=False)


def webp(replay: Replay, look: Callable[[], None] = lambda: None) -> bytes:
    """Return an animated WebP without loss that plays again and again; `look` may raise to stop it."""
    from PIL import WebPImagePlugin  # noqa: F401

    plan = frames(replay)
    pictures = (picture.convert("RGB") for picture in _pictures(replay, plan, look))
    return _saved(pictures, plan, "WEBP", lossless=True, quality=20, method=1)


def _saved(pictures: "Iterator[Image]", plan: list[Frame], form: str, **options: object) -> bytes:
    first = next(pictures)
    out = io.BytesIO()
    durations = [ms for _, ms in plan]
    first.save(out, form, save_all=True, append_images=pictures, duration=durations, loop=0, **options)
    return out.getvalue()


def _pictures(replay: Replay, plan: list[Frame], look: Callable[[], None]) -> "Iterator[Image]":
    """Yield the frames as pictures of sixteen shades; only what changed is looked at."""
    from PIL import Image

    projector = Projector(replay, WIDE, round(WIDE / BOARD_ASPECT))
    size = projector.image.width(), projector.image.height()
    shades = Image.new("L", size, SHADES - 1)
    colors = [mixed(INK, PAPER, n / (SHADES - 1)) for n in range(SHADES)]
    palette = [part for color in colors for part in (color.red(), color.green(), color.blue())]
    table = _shade_of_green()
    try:
        for moment, _ in plan:
            while projector.at != moment:
                look()
                box = projector.show(moment, 0.002)
                _take(shades, projector, box, table)
            picture = Image.frombytes("P", size, shades.tobytes())
            picture.putpalette(palette)
            yield picture
    finally:
        projector.close()


def _take(shades: "Image", projector: Projector, box: QRect, table: list[int]) -> None:
    """Bring a part of the shades up to date."""
    from PIL import Image

    if box.isEmpty():
        return
    part = projector.image.copy(box)
    size = part.width(), part.height()
    colors = Image.frombytes("RGB", size, bytes(part.constBits()), "raw", "BGRX", part.bytesPerLine())
    shades.paste(colors.getchannel("G").point(table), (box.x(), box.y()))


def _shade_of_green() -> list[int]:
    """Return the shade for each amount of green: green tells ink from paper as well as any colour."""
    dark, light = INK.green(), PAPER.green()
    return [round(min(1.0, max(0.0, (green - dark) / (light - dark))) * (SHADES - 1)) for green in range(256)]
