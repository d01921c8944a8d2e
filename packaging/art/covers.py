"""Draw the two game covers, 400 x 250, full bleed; the lowest 60 stay calm for the title."""

from cards import rounded, witch
from icons import SEATS
from ink import GOLD, INK, PAPER, dot, flat, group, line, path, star

_SHEET = rounded(0, 0, 400, 250, 20)


def _board(x, y, turn, colour, *doodle):
    """A 108 x 78 board centred on x, y with a doodle in its own -50..50 x -35..35 box."""
    return group(
        flat(rounded(-52, -34, 108, 78, 10), "#E2CFB0"),
        path(rounded(-52, -37, 104, 74, 9), PAPER, colour, 6),
        *doodle,
        move=(x, y),
        turn=turn,
    )


def _cat():
    return (
        line(
            "M-21 8C-23 -6 -22 -17 -20 -26C-14 -22 -10 -18 -7 -14C-2 -16 4 -16 9 -14"
            "C12 -19 16 -23 21 -26C24 -14 24 -4 22 8C20 20 10 25 1 25C-10 25 -19 19 -21 8Z",
            2.8,
        )
        + dot(-8, 1, 2.4)
        + dot(9, 1, 2.4)
        + line("M-3 9L1 12L4 9M1 12V16M1 16C-2 19 -6 19 -8 16M1 16C4 19 8 19 10 16", 2.4)
        + line("M-14 10L-36 6M-14 14L-35 17M16 10L38 5M16 14L37 17", 2.2)
    )


def _rocket():
    return (
        line("M-9 16C-14 -2 -8 -20 2 -28C12 -20 17 -2 12 16Z", 2.8)
        + dot(2, -7, 5.6, "none", INK, 2.6)
        + line("M-11 4C-19 8 -21 16 -20 22L-9 16M13 4C21 8 23 16 23 22L12 16", 2.8)
        + line("M-5 17C-6 22 -3 26 -4 30M2 17V32M8 17C9 22 6 26 8 29", 2.4)
        + line("M-36 -18L-30 -18M-33 -21V-15M32 -22L38 -22M35 -25V-19M33 6H37M35 4V8", 2.2)
    )


def _snail():
    return (
        line(
            "M-38 24C-36 12 -34 2 -34 -6C-32 -12 -24 -10 -24 -3"
            "C-24 6 -20 18 -12 20H32C38 20 36 26 30 26H-32C-36 26 -38 26 -38 24"
            "Z",
            2.8,
        )
        + line("M-14 18C-18 -4 -4 -18 10 -17C26 -16 32 0 27 11C22 22 4 22 1 10C-1 0 10 -6 16 0C20 5 16 11 11 9", 2.8)
        + line("M-33 -10L-38 -22M-27 -10L-25 -22", 2.4)
        + dot(-38.5, -24, 2.6)
        + dot(-25, -24, 2.6)
        + line("M-33 2C-31 5 -29 5 -27 3", 2.2)
    )


def _fish():
    return (
        line("M-28 2C-18 -16 8 -18 22 0L38 -13C36 -2 37 8 39 17L22 4C8 20 -18 20 -28 2Z", 2.8)
        + dot(-14, -2, 2.6)
        + line("M-4 -10C2 -3 2 8 -4 14M6 -5C9 0 9 4 6 8", 2.4)
        + line("M-27 3L-20 5", 2.4)
        + dot(-36, -12, 3, "none", INK, 2.2)
        + dot(-41, -22, 4, "none", INK, 2.2)
    )


def _cup():
    return (
        line("M-24 -4H18C18 12 14 24 6 27H-12C-20 24 -24 12 -24 -4Z", 2.8)
        + line("M18 1C30 -2 32 14 15 15", 2.8)
        + line("M-14 -11C-18 -16 -10 -19 -14 -26M-3 -11C-7 -16 1 -19 -3 -26M8 -11C4 -16 12 -19 8 -26", 2.4)
        + dot(-10, 8, 2)
        + dot(4, 8, 2)
        + line("M-7 14C-5 17 -1 17 1 14", 2.2)
    )


def _house():
    """Not finished: the pencil is still at it."""
    return (
        line("M-32 -2C-20 -10 -8 -19 0 -27C10 -20 20 -12 31 -3", 2.8)
        + line("M-24 -6C-25 6 -24 17 -24 28C-10 29 2 28 12 28", 2.8)
        + line("M-8 28C-9 20 -8 14 -8 10H4C5 16 4 22 4 28", 2.6)
    )


def _pencil():
    return group(
        path("M-8 -64H8V-14L0 4L-8 -14Z", "#F7C65B", w=3.6),
        path("M-8 -64C-8 -76 8 -76 8 -64V-56H-8Z", "#F28B82", w=3.6),
        flat("M-3.8 -4.5L0 4L3.8 -4.5Z", INK),
        line("M-8 -14C-4 -18 -3 -11 0 -14C3 -11 4 -18 8 -14M0 -52V-20", 2.4),
        move=(316, 166),
        turn=36,
    )


def doodle_rush():
    """Return the cover of Doodle Rush: six boards in the seat colours, one still being drawn."""
    return (
        flat(_SHEET, "#FFF3E0")
        + flat("M0 40C40 14 110 4 190 8C280 12 360 0 400 30V168C350 196 270 206 190 198C110 190 50 206 0 184Z", "#F8E3C3")
        + _board(76, 56, -5, SEATS["diamond"][0], _cat())
        + _board(198, 52, 2.5, SEATS["circle"][0], _rocket())
        + _board(322, 57, 5, SEATS["triangle"][0], _snail())
        + _board(82, 145, 3, SEATS["star"][0], _fish())
        + _board(203, 145, -3, SEATS["heart"][0], _cup())
        + _board(324, 148, -1.5, SEATS["square"][0], _house())
        + group(_pencil(), move=(19, 8))
    )


def witch_express():
    """Return the cover of Witch Express: four witches fanned on felt at night."""
    fan = (("fire", 82, 104, -12), ("night", 161, 96, -4), ("sun", 240, 96, 4), ("water", 319, 104, 12))
    s = 0.355
    cards = "".join(
        group(
            flat(rounded(-150 * s + 1, -225 * s + 5, 300 * s, 450 * s, 8), "#12281F", ' fill-opacity="0.55"'),
            group(witch(kind, shine=False), move=(-150 * s, -225 * s), scale=s),
            move=(x, y),
            turn=a,
        )
        for kind, x, y, a in fan
    )
    return (
        flat(_SHEET, "#1B3A33")
        + flat("M0 96C60 40 130 16 200 16C270 16 340 40 400 96V230Q400 250 380 250H20Q0 250 0 230Z", "#244C42")
        + flat("M0 176C60 120 130 96 200 96C270 96 340 120 400 176V230Q400 250 380 250H20Q0 250 0 230Z", "#2F5D50")
        + "".join(star(x, y, r, GOLD) for x, y, r in ((24, 30, 6), (376, 26, 7), (372, 196, 5)))
        + "".join(dot(x, y, 1.6, "#FFF7E8") for x, y in ((14, 62), (388, 58), (44, 12), (352, 10), (388, 172), (12, 150)))
        + cards
    )
