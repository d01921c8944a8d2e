"""Draw card faces, the back and the task ground.

A face is 300 x 450: three bottles at the brave end, one at the cowardly end (turned, so that the card can be turned
round), the landscape in a window between them and the witch breaking out of it.
"""

from importlib import import_module

from ink import COLOURS, CORK, CREAM, GOLD, INK, PAPER, dot, flat, group, line, path, star
from marks import potion


def rounded(x, y, w, h, r, back=False):
    """Return path data of a rounded rectangle, run the other way round when back."""
    if back:
        return (
            f"M{x + r:g} {y:g}Q{x:g} {y:g} {x:g} {y + r:g}V{y + h - r:g}Q{x:g} {y + h:g} {x + r:g} {y + h:g}"
            f"H{x + w - r:g}Q{x + w:g} {y + h:g} {x + w:g} {y + h - r:g}V{y + r:g}Q{x + w:g} {y:g} {x + w - r:g} {y:g}Z"
        )
    return (
        f"M{x + r:g} {y:g}H{x + w - r:g}Q{x + w:g} {y:g} {x + w:g} {y + r:g}V{y + h - r:g}"
        f"Q{x + w:g} {y + h:g} {x + w - r:g} {y + h:g}H{x + r:g}Q{x:g} {y + h:g} {x:g} {y + h - r:g}"
        f"V{y + r:g}Q{x:g} {y:g} {x + r:g} {y:g}Z"
    )


def witch(kind, shine=True):
    """Return the whole face of a kind; small ones on a cover go without the shine on the bottles."""
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
        + "".join(group(potion(kind, 3.8, shine), move=(x - 29, 17), scale=0.9) for x in (62, 150, 238))
        + group(potion(kind, 3.8, shine), move=(179, 433), turn=180, scale=0.9)
    )


def _broom():
    """A broom along y, head down."""
    return (
        line("M0 -78V30", 10)
        + line("M0 -78V30", 4, "#D9A566")
        + path("M-9 28H9C14 44 22 66 24 84C14 80 10 86 0 84C-10 86 -14 80 -24 84C-22 66 -14 44 -9 28Z", GOLD, w=3.6)
        + line("M-8 46L-12 72M0 46V74M8 46L12 72", 2.6, "#A9713F")
        + line("M-10 34H10", 5, "#D7402B")
    )


def back():
    """Return the back: the same either way up, so that it tells nothing."""
    plum, lilac = "#4B2E63", "#8C6BA8"
    lattice = [
        star(x, y, 3.6 if (col + row) % 2 else 7, lilac)
        for row in range(13)
        for col in range(9)
        for x, y in [(38 + 28 * col, 33 + 32 * row)]
        if ((x - 150) / 112) ** 2 + ((y - 225) / 193) ** 2 > 1
    ]
    bottle = (
        path("M25 3H39V13H25Z", CORK, w=3.4)
        + path("M25 12H39V24H25Z", "#EAD6F0", w=3.4)
        + path("M25 21C10 24 4 37 4 49C4 65 16 77 32 77C48 77 60 65 60 49C60 37 54 24 39 21Z", "#2FB28B", w=3.4)
        + line("M12 54C11 45 14 37 20 32", 3, CREAM)
        + star(34, 52, 15, CREAM)
    )
    half = (
        group(_broom(), move=(112, 222), turn=13, scale=0.96)
        + group(bottle, move=(116, 64), scale=1.06)
        + "".join(star(x, y, r, GOLD) for x, y, r in ((92, 128, 6), (204, 126, 9), (150, 172, 6)))
    )
    return (
        flat(rounded(0, 0, 300, 450, 20), PAPER)
        + path(rounded(9, 9, 282, 432, 13), plum, INK, 3.4)
        + path(rounded(17, 17, 266, 416, 9), "none", lilac, 2.4)
        + "".join(lattice)
        + path(
            "M150 42C226 42 252 138 252 225C252 312 226 408 150 408C74 408 48 312 48 225C48 138 74 42 150 42Z",
            "#6A4687",
            CREAM,
            4,
        )
        + path(
            "M150 52C218 52 242 142 242 225C242 308 218 398 150 398C82 398 58 308 58 225C58 142 82 52 150 52Z",
            "none",
            lilac,
            2.4,
        )
        + half
        + group(half, turn=(180, 150, 225))
        + dot(150, 225, 22, plum, INK, 3.4)
        + star(150, 225, 18, CREAM)
    )


def task():
    """Return the ground of a task card: 300 x 220 parchment with a seal for the points."""
    deckle = (
        "M14 22C40 14 60 20 90 16C130 11 160 19 200 14"
        "C240 11 262 18 286 20C284 50 290 80 286 110"
        "C283 140 289 170 285 200"
        "C250 207 220 200 180 205C140 209 110 201 70 206C45 208 30 202 15 201C17 170 11 140 14 110C17 80 11 50 14 22Z"
    )
    return (
        path(deckle, "#FBE9C8", INK, 3.4)
        + flat(
            "M16 190C60 196 100 190 150 194C200 188 250 196 284 188C285 192 285 196 285 199"
            "C250 206 220 199 180 203C140 207 110 199 70 204C45 206 30 200 17 199Z",
            "#EBD0A0",
        )
        + line("M30 34C34 34 36 32 36 28M30 188C34 188 36 190 36 194M270 188C266 188 264 190 264 194", 2.6, "#B98A5E")
        + line("M34 68H206", 2.4, "#D9B98A")
        + line("M107 94V180M193 94V180", 2.4, "#E3C899", ' stroke-dasharray="2 8"')
        + group(
            path("M238 60L231 80L245 75L254 83L263 75L277 80L270 60Z", "#7E1F14", w=3),
            path(
                "M254 14C262 10 266 18 274 18C282 20 280 28 286 34C290 42 284 46 284 54"
                "C282 62 274 60 268 66C260 72 256 66 248 68C240 68 240 60 232 56"
                "C224 50 230 44 226 36C226 28 234 28 238 20C242 14 248 18 254 14Z",
                "#A82A1B",
                w=3.4,
            ),
            dot(256, 41, 19.5, "#C23A28"),
            move=(-10, 8),
        )
    )
