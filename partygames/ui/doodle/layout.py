"""Where the strip at the top lies, and the measures that all pages of Doodle Rush share.

Layouts are pure functions of the stage's size (scene units, at least 1280 x 800): see also draw_layout, wall_layout, end_layout.
"""

from typing import NamedTuple

from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

HEAD = 118.0
EDGE = 24.0
GAP = 16.0


class Header(NamedTuple):
    """The strip at the top; `free` is where a screen puts its own button (the drawer's "Done")."""

    pips: Box
    emblem: Box
    title: Box
    subtitle: Box
    free: Box
    pause: Box
    clock: Box


WIDE = 1_200.0
"""On a narrower stage the pips lie below the title."""


def header(w: float) -> Header:
    """Return the strip at the top for a stage `w` wide."""
    clock = Box(w - 32 - 102, 8, 102, 102)
    pause = Box(clock.x - GAP - TARGET, 30, TARGET, TARGET)
    free = Box(pause.x - GAP - 190, 30, 190, TARGET)
    if w < WIDE:
        pips, emblem, top = Box(EDGE, 72, 330, 44), Box(EDGE, 10, 52, 52), 0.0
    else:
        pips, emblem, top = Box(36, 36, 330, 46), Box(388, 34, 52, 52), 22.0
    x = emblem.right + 14
    room = free.x - 20 - x
    return Header(pips, emblem, Box(x, top, room, 42), Box(x, top + 42, room, 28), free, pause, clock)
