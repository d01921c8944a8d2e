"""Draw card faces, the back and the task ground.

A face is 300 x 450: three bottles at the brave end, one at the cowardly end (turned, so that the card can be turned
round), the landscape in a window between them and the witch breaking out of it.
"""

from importlib import import_module

from ink import COLOURS, CREAM, GOLD, INK, PAPER, dot, flat, group, line, path
from marks import mark, potion


def rounded(x, y, w, h, r, back=False):
    """Return path data of a rounded rectangle, run the other way round when back."""
    if back:
        return (
            f"M{x + r:g} {y:g}Q{x:g} {y:g} {x:g} {y + r:g}V{y + h - r:g}Q{x:g} {y + h:g} {x + r:g} {y + h:g}"
            f"H{x + w - r:g}Q{x + w:g} {y + h:g} {x + w:g} {y + h - r:g}V{y + r:g}Q{x + w:g} {y:g} {x + w - r:g} {y:g}Z"
        )
    return (
        f"M{x + r:g} {y:g}H{x + w - r:g}Q{x + w:g} {y:g} {x + w:g} {y + r:g}V{y + h - r:g}"
        f"Q{x + w:g} {y + h:g} {x + w - r:g} {y + h:g}H{x + r:g}Q{x:g} {y + h:g} {x:g} {y + h - r:g}V{y + r:g}Q{x:g} {y:g} {x + r:g} {y:g}Z"
    )


def witch(kind):
    """Return the whole face of a kind."""
    colour, _, soft = COLOURS[kind]
    page = import_module(f"witches.{kind}")
    card, window = rounded(0, 0, 300, 450, 20), rounded(20, 96, 260, 262, 14, back=True)
    inside = rounded(9, 9, 282, 432, 13)
    return (
        flat(rounded(20, 96, 260, 262, 14), soft)
        + page.scene()
        + flat(card + window, PAPER, ' fill-rule="evenodd"')
        + flat("M9 358V22Q9 9 22 9H278Q291 9 291 22V358Z" + window, soft, ' fill-rule="evenodd"')
        + path(rounded(20, 96, 260, 262, 14), "none", INK, 3.4)
        + path(inside, "none", colour, 7)
        + page.figure()
        + "".join(group(potion(kind, 3.8), move=(x - 29, 17), scale=0.9) for x in (62, 150, 238))
        + group(potion(kind, 3.8), move=(179, 433), turn=180, scale=0.9)
    )
