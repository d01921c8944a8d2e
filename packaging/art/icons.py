"""Draw seat emblems and tool icons."""

import math

from ink import CORK, CREAM, INK, dot, flat, group, line, path

# The discs are the seat colours of partygames/ui/theme.py.
SEATS = {  # emblem: (colour, white glyph in the 64 x 64 disc)
    "diamond": ("#BF4600", "M32 13L51 32L32 51L13 32Z"),
    "circle": ("#0078BE", "M16 32A16 16 0 1 1 48 32A16 16 0 1 1 16 32Z"),
    "triangle": ("#00855A", "M32 13L51 46H13Z"),
    "star": (
        "#B8860B",
        "M32 11L38 25L53 26.5L41.5 36.5L45 51.5L32 43.5L19 51.5L22.5 36.5L11 26.5L26 25Z",
    ),
    "heart": (
        "#A63C80",
        "M32 51C20 42 13 35 13 26C13 20 17 16 22 16C27 16 30 19 32 23C34 19 37 16 42 16C47 16 51 20 51 26C51 35 44 42 32 51Z",
    ),
    "square": ("#403A94", "M18 18H46V46H18Z"),
}


def seat(name):
    """Return a seat's emblem: a white glyph on the coloured disc, 64 x 64."""
    colour, glyph = SEATS[name]
    return dot(32, 32, 31, colour) + path(glyph, "#FFFFFF", "#FFFFFF", 3)


def _pen(w):
    """A pencil over a line as thick as it will draw, from edge to edge: the line is what one looks for."""
    pencil = (
        path("M19 36L21 27L36 8C38 5.5 42 8.5 40.5 11.5L28 31Z", "#F7C65B", w=3.6)
        + flat("M19.5 36L20.5 31L24 33.5Z", INK)
        + line("M32 13L38 17.5M21 27L28 31", 2.8)
    )
    return line("M7 38C15 32 25 45 41 37", w) + group(pencil, move=(8.5, 37 - w / 2 - 28.5), scale=0.78)


def _rubber(s):
    return group(
        path(
            "M8 26L28 10C30 8.5 32 9 33 10.5L40 20C41 21.5 41 23 39.5 24.5L20 40"
            "C18 41.5 16 41 15 39.5L7.5 30C6.5 28.5 6.5 27 8 26Z",
            "#F4A6A0",
            w=3 / s,
        ),
        path(
            "M8 26L15 20.5L27 34.5L20 40C18 41.5 16 41 15 39.5L7.5 30C6.5 28.5 6.5 27 8 26Z",
            "#FFFDF6",
            w=3 / s,
        ),
        move=(24 - 24 * s, (24 - 25 * s) if s > 0.9 else 20 - 24 * s),
        scale=s,
    ) + line("M8 43H40" if s > 0.9 else "M17 36H31", 3)


def _robot():
    return (
        line("M24 13V7M7 24V31M41 24V31", 3)
        + dot(24, 6, 2.6, INK)
        + path("M15 13H33C36 13 38 15 38 18V34C38 37 36 39 33 39H15C12 39 10 37 10 34V18C10 15 12 13 15 13Z", CREAM, w=3)
        + dot(18.5, 23, 3, INK)
        + dot(29.5, 23, 3, INK)
        + line("M18 30C20.5 34 27.5 34 30 30", 2.8)
        + line("M24 39V43M16 43H32", 3)
    )


def _gear():
    """Eight teeth on a ring."""
    teeth = "".join(group(path("M20 10L21 4H27L28 10", CREAM, w=3), turn=(45 * k, 24, 24)) for k in range(8))
    return teeth + dot(24, 24, 14.5, CREAM, INK, 3) + dot(24, 24, 5.6, "none", INK, 3)


def _lion():
    """The brave answer: a roaring lion; the cowardly one is a turtle, so nothing is confused with the fire witch."""
    tufts = [(24 + 15 * math.cos(math.tau * k / 9), 23 + 15 * math.sin(math.tau * k / 9)) for k in range(9)]
    return (
        "".join(dot(round(x, 2), round(y, 2), 8.6) for x, y in tufts)
        + "".join(dot(round(x, 2), round(y, 2), 5.6, "#D55E00") for x, y in tufts)
        + dot(24, 23, 15, "#D55E00")
        + dot(24, 24, 13, "#F4BE3A", INK, 2.6)
        + line("M14.5 18L20 20.5M33.5 18L28 20.5", 2.6)
        + dot(18.5, 23.5, 2.2)
        + dot(29.5, 23.5, 2.2)
        + flat("M21 26H27L24 29.5Z", INK)
        + path("M18 31C20 32 22 31.5 24 30C26 31.5 28 32 30 31C30 39 18 39 18 31Z", "#A82A1B", w=2.2)
    )


_ARROW_BACK = "M17 9L7 18L17 27M8 18H29C37 18 42 23 42 30C42 37 37 41 29 41H17"

ICONS = {
    "pen-thin": _pen(2.2),
    "pen-medium": _pen(6),
    "pen-thick": _pen(12),
    "rubber-small": _rubber(0.68),
    "rubber-large": _rubber(1),
    "undo": line(_ARROW_BACK, 3.4),
    "redo": group(line(_ARROW_BACK, 3.4), move=(48, 0), scale=(-1, 1)),
    "wipe": path("M6 8H42V32H6Z", CREAM, w=3)
    + line("M12 26C16 14 20 27 25 17", 2.4, extra=' stroke-opacity="0.4"')
    + line("M38 6L27 26", 3.4)
    + path("M23.5 24L31.5 28.5L28 40C22 41 17 38 15.5 34C20 33 22 29 23.5 24Z", "#F7C65B", w=3)
    + line("M21 34L19 38M26 35L24.5 40", 2.2),
    "enlarge": dot(20, 20, 13, CREAM, INK, 3) + line("M30 30L42 42", 4.4) + line("M20 14V26M14 20H26", 3),
    "shrink": dot(20, 20, 13, CREAM, INK, 3) + line("M30 30L42 42", 4.4) + line("M14 20H26", 3),
    "swap": line("M8 17H39M31 8L40 17L31 26M40 32H9M17 23L8 32L17 41", 3.2),
    "flag": path("M12 7C20 3 26 12 39 7V27C27 32 21 23 12 27Z", "#D55E00", w=3) + line("M12 6V43", 3.2),
    "pause": path("M12 9H19V39H12ZM29 9H36V39H29Z", INK, w=3),
    "play": path("M14 8L39 24L14 40Z", INK, w=3),
    "home": path("M6 24L24 8L42 24", w=3.2) + path("M11 21V41H37V21", w=3) + path("M20 41V29H28V41", w=3),
    "settings": _gear(),
    "help": dot(24, 24, 19, CREAM, INK, 3)
    + line("M17.5 19C17.5 10.5 30.5 10.5 30.5 18.5C30.5 24 24 23.5 24 29", 3.6)
    + dot(24, 35.5, 2.5),
    "language": dot(24, 24, 19, CREAM, INK, 3)
    + line("M24 5C13 15 13 33 24 43M24 5C35 15 35 33 24 43M5 24H43M8.5 14H39.5M8.5 34H39.5", 2.4),
    "info": dot(24, 24, 19, CREAM, INK, 3) + line("M19.5 22H24.5V34M19 34H30", 3.6) + dot(24, 14.5, 2.7),
    "plus": line("M24 8V40M8 24H40", 4),
    "minus": line("M8 24H40", 4),
    "close": line("M11 11L37 37M37 11L11 37", 4),
    "check": line("M7 26L18 37L41 11", 4.4),
    "hint": path("M17 33C17 28 9 25 9 17C9 9 16 4 24 4C32 4 39 9 39 17C39 25 31 28 31 33Z", "#FBE08A", w=3)
    + line("M18 38H30M20.5 43H27.5M24 33V22M19 18L24 22L29 18", 3),
    "robot": _robot(),
    "sort": line("M7 11H19M7 24H28M7 37H37M38 7V26M31 20L38 27L45 20", 3.4),
    "person": path("M7 43C7 31 15 27 24 27C33 27 41 31 41 43Z", CREAM, w=3)
    + dot(24, 15, 9.5, CREAM, INK, 3)
    + dot(20.5, 14.5, 1.6)
    + dot(27.5, 14.5, 1.6)
    + line("M20.5 18.5C22 20.5 26 20.5 27.5 18.5", 2),
    "back": line("M21 9L7 24L21 39M8 24H42", 3.6),
    "next": line("M27 9L41 24L27 39M40 24H6", 3.6),
    "earlier": line("M30 8L14 24L30 40", 4),
    "later": line("M18 8L34 24L18 40", 4),
    "fullscreen": line("M17 7H7V17M31 7H41V17M17 41H7V31M31 41H41V31", 3.4),
    "dice": path("M24 4L42 14V34L24 44L6 34V14Z", CREAM, w=3)
    + line("M6 14L24 24L42 14M24 24V44", 3)
    + dot(24, 14, 2.6)
    + dot(12, 24, 2.4)
    + dot(18, 34, 2.4)
    + dot(33, 29, 2.4),
    "crown": path("M8 37L5 14L16 23L24 8L32 23L43 14L40 37Z", "#F4BE3A", w=3) + line("M9 42H39", 3.4) + dot(24, 30, 2.6),
    "hourglass": path("M12 7H36C36 18 28 20 27 24C28 28 36 30 36 41H12C12 30 20 28 21 24C20 20 12 18 12 7Z", CREAM, w=3)
    + flat("M16 15H32C30 19 26 20 24 23C22 20 18 19 16 15ZM15 39C16 34 21 34 24 30C27 34 32 34 33 39Z", "#E9A800")
    + line("M9 6H39M9 42H39", 3.6),
    "history": line("M9 15A18 18 0 1 1 6.5 28", 3.4) + line("M8 5V16H19M24 14V25L32 30", 3.4),
    "step-back": path("M37 9L17 24L37 39Z", INK, w=3) + line("M11 10V38", 4.4),
    "step-forward": path("M11 9L31 24L11 39Z", INK, w=3) + line("M37 10V38", 4.4),
    "take-back": path("M20 15H40V43H20Z", CREAM, w=3)
    + line("M27 24H33M27 31H33", 2.6)
    + line("M31 8C20 3 10 10 10 24M3.5 18L10 25L17 18", 3.2),
    "hide": line("M5 22C11 31 17 34 24 34C31 34 37 31 43 22M24 34V41M12.5 30L8.5 36M35.5 30L39.5 36", 3.4),
    "brave": _lion(),
    "cowardly": path("M36 31C36 25 40 23 43 25C47 28 45 35 37 36Z", "#BBD9A4", w=3)
    + path("M10 35V40H17V36M29 36V40H36V35", "#BBD9A4", w=3)
    + path("M4 36C4 21 11 11 21 11C31 11 38 21 38 36Z", "#7FA86B", w=3)
    + line("M14 36L12 26L21 19L30 26L28 36M21 11V19M12 26L6 25M30 26L36 25", 2.4)
    + dot(41.5, 29, 1.5),
    "save": path("M8 6H35L42 13V42H6V8C6 7 7 6 8 6Z", CREAM, w=3)
    + line("M14 6V17H31V6", 3)
    + path("M13 42V27H35V42", "#CFE6F6", w=3),
    "sound": path("M6 18H14L25 9V39L14 30H6Z", CREAM, w=3)
    + line("M31 18C34.5 21.5 34.5 26.5 31 30M36 12C43 19 43 29 36 36", 3.2),
    "mute": path("M6 18H14L25 9V39L14 30H6Z", CREAM, w=3) + line("M31 19L42 30M42 19L31 30", 3.4),
    "keyboard": path("M9 12H39C42 12 44 14 44 17V33C44 36 42 38 39 38H9C6 38 4 36 4 33V17C4 14 6 12 9 12Z", CREAM, w=3)
    + "".join(dot(x, y, 2.1, INK) for x, y in ((12, 20), (20, 20), (28, 20), (36, 20), (12, 27), (20, 27), (28, 27), (36, 27)))
    + line("M16 33H32", 3),
    "book": path("M24 12C19 7 11 7 5 9V39C11 37 19 37 24 42C29 37 37 37 43 39V9C37 7 29 7 24 12Z", CREAM, w=3)
    + line(
        "M24 12V41M11 17C14 16.5 16 17 18 18M11 24C14 23.5 16 24 18 25M37 17C34 16.5 32 17 30 18M37 24C34 23.5 32 24 30 25",
        2.6,
    ),
}


def icon(name):
    """Return a tool icon, 48 x 48, ink strokes."""
    return ICONS[name]


def app_icon():
    """Return the app's icon, 256 x 256: a pencil and a potion, crossed, on plum."""
    bottle = (
        path("M96 40H144V68H96Z", CORK, w=11)
        + path("M98 66H142V110H98Z", "#EAD6F0", w=11)
        + path(
            "M98 104C64 114 46 142 46 172C46 208 76 234 120 234C164 234 194 208 194 172C194 142 176 114 142 104Z",
            "#2FB28B",
            w=11,
        )
        + line("M66 176C65 158 74 142 88 133", 10, CREAM)
    )
    pencil = group(
        path("M-19 -92H19V52L0 96L-19 52Z", "#F7C65B", w=11),
        path("M-19 -92C-19 -116 19 -116 19 -92V-72H-19Z", "#F28B82", w=11),
        flat("M-8.5 76L0 96L8.5 76Z", INK),
        line("M-19 52C-10 44 -8 60 0 54C8 60 10 44 19 52", 7),
        move=(168, 128),
        turn=32,
    )
    star = flat("M116 150L125 170L147 172L130 186L136 208L116 196L97 208L102 186L86 172L107 170Z", CREAM)
    return (
        path(
            "M58 6H198C228 6 250 28 250 58V198C250 228 228 250 198 250H58C28 250 6 228 6 198V58C6 28 28 6 58 6Z",
            "#4B2E63",
            INK,
            8,
        )
        + group(bottle, star, move=(-4, 2), scale=0.96)
        + pencil
    )
