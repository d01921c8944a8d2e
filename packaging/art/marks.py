"""Draw the nine marks and the nine bottles; every kind is told by shape, colour only helps."""

from ink import COLOURS, CORK, CREAM, INK, dot, flat, group, line, path


def _ring(x, y, r):
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"


# Each mark in a 48 x 48 box: filled shapes (d) and lines (d, width).
MARKS = {
    "root": [
        ("M24 17C20 11 15 9 10 9M24 17V5M24 17C28 11 33 9 38 9", 4),
        ("M12 22C12 14 36 14 36 22C36 32 28 35 24 45C20 35 12 32 12 22Z",),
    ],
    "meadow": [
        ("M24 44C24 38 24 34 24 27", 4.5),
        ("M24 29C11 30 5 21 5 8C18 8 25 16 24 29Z",),
        ("M24 34C24 22 31 15 43 16C43 28 36 35 24 34Z",),
    ],
    "fire": [
        (
            "M25 3C27 12 39 17 39 30C39 39 32 45 24 45C16 45 9 39 9 30C9 24 11 19 14 15C16 18 17 20 19 21"
            "C19 14 20 8 25 3ZM24 25C26 29 30 32 30 36C30 39.5 27.5 41 24 41C20.5 41 18 39.5 18 36C18 32 22 29 24 25Z",
        ),
    ],
    "berry": [
        ("M24 16C19 9 25 4 33 4C34 11 31 16 24 16Z",),
        (_ring(14, 24, 8.5),),
        (_ring(34, 24, 8.5),),
        (_ring(24, 37, 8.5),),
    ],
    "sun": [
        (
            "M24 4V8M24 40V44M4 24H8M40 24H44M9.9 9.9L12.7 12.7M35.3 35.3L38.1 38.1M9.9 38.1L12.7 35.3M35.3 12.7L38.1 9.9",
            5,
        ),
        (_ring(24, 24, 10.5),),
    ],
    "water": [
        ("M5 17C9 9 15 9 19 16C23 23 27 23 31 16C35 9 39 9 43 16", 5.5),
        ("M5 34C9 26 15 26 19 33C23 40 27 40 31 33C35 26 39 26 43 33", 5.5),
    ],
    "cloud": [("M13 38C3 38 2 26 11 24C9 13 23 8 29 16C37 12 43 19 40 25C47 27 45 38 37 38Z",)],
    "night": [
        ("M27 5C15 6 7 14 7 25C7 36 16 44 27 44C33 44 38 41 41 37C29 39 19 32 19 21C19 14 22 8 27 5Z",),
        ("M35 9L37.5 16.5L45 19L37.5 21.5L35 29L32.5 21.5L25 19L32.5 16.5Z",),
    ],
    "snow": [
        ("M24 5V43M7.5 14.5L40.5 33.5M7.5 33.5L40.5 14.5", 4),
        (
            "M18.5 7.5L24 13L29.5 7.5M18.5 40.5L24 35L29.5 40.5"
            "M7 21.5L14.5 18.5L13.3 10.8M41 26.5L33.5 29.5L34.7 37.2"
            "M7 26.5L14.5 29.5L13.3 37.2M41 21.5L33.5 18.5L34.7 10.8",
            3.2,
        ),
    ],
}


def mark(kind, colour):
    """Return the bare mark in one colour, 48 x 48."""
    return "".join(flat(m[0], colour, ' fill-rule="evenodd"') if len(m) == 1 else line(m[0], m[1], colour) for m in MARKS[kind])


def symbol(kind):
    """Return the mark as a sticker: cream rim, ink outline, colour; reads on linen, felt and at 20 px."""
    parts = MARKS[kind]
    rim = "".join(path(m[0], CREAM if len(m) == 1 else "none", CREAM, (m[1:] or (0,))[0] + 8) for m in parts)
    ink = "".join(path(m[0], INK if len(m) == 1 else "none", INK, (m[1:] or (0,))[0] + 4.4) for m in parts)
    body = rim + ink + mark(kind, COLOURS[kind][0])
    if kind == "fire":
        body += flat("M24 25C26 29 30 32 30 36C30 39.5 27.5 41 24 41C20.5 41 18 39.5 18 36C18 32 22 29 24 25Z", CREAM)
    return group(body, move=(2.4, 2.4), scale=0.9)


# kind: (cork, neck, body, shine, mark centre x, y, scale), all in the 64 x 80 box.
BOTTLES = {
    "root": (  # a square clay crock, wide mouth
        "M18 5H46V15H18Z",
        "M15 14H49V24H15Z",
        "M14 24H50C57 24 60 28 60 35V66C60 73 57 77 50 77H14C7 77 4 73 4 66V35C4 28 7 24 14 24Z",
        "M11 37V60",
        (32, 51, 0.82),
    ),
    "meadow": (  # a cone
        "M25 3H39V13H25Z",
        "M25 12H39V28L25 28Z",
        "M25 26H39L60 66C63 72 60 77 54 77H10C4 77 1 72 4 66Z",
        "M22 43L13 61",
        (32, 57, 0.68),
    ),
    "fire": (  # a diamond
        "M26 2H38V11H26Z",
        "M25 10H39V22H25Z",
        "M25 17L39 17L61 44C62.5 46 62.5 48 61 50L38 76C34 79.5 30 79.5 26 76L3 50C1.5 48 1.5 46 3 44Z",
        "M12 45L23 31",
        (32, 48, 0.76),
    ),
    "berry": (  # a ball
        "M25 3H39V13H25Z",
        "M25 12H39V24H25Z",
        "M25 21C10 24 4 37 4 49C4 65 16 77 32 77C48 77 60 65 60 49C60 37 54 24 39 21Z",
        "M12 54C11 45 14 37 20 32",
        (32, 50, 0.82),
    ),
    "sun": (  # a scalloped sunburst
        "M26 2H38V11H26Z",
        "M25 10H39V24H25Z",
        "M25 20L39 20L48 22L50 31L60 37L56 47L62 57L52 62L50 72L40 71L32 78L24 71L14 72L12 62L2 57L8 47L4 37L14 31L16 22Z",
        "M15 48C15 42 18 38 22 35",
        (32, 48, 0.74),
    ),
    "water": (  # an amphora with two ears
        "M24 3H40V12H24Z",
        "M23 11H41V22H23Z",
        "M23 22C14 26 12 33 12 42C12 58 20 66 25 70L22 77H42L39 70C44 66 52 58 52 42C52 33 50 26 41 22Z",
        "M19 44C19 37 21 33 25 30",
        (32, 46, 0.6),
    ),
    "cloud": (  # a gourd of two puffs
        "M25 2H39V10H25Z",
        "M25 9H39V18H25Z",
        "M25 14C15 17 13 30 21 36C8 40 5 50 7 60C9 71 19 77 32 77C45 77 55 71 57 60C59 50 56 40 43 36C51 30 49 17 39 14Z",
        "M14 58C14 52 17 47 22 45",
        (32, 56, 0.72),
    ),
    "night": (  # a tall narrow bottle
        "M26 2H38V10H26Z",
        "M25 9H39V24H25Z",
        "M25 20C18 24 15 28 15 35V70C15 75 18 77 22 77H42C46 77 49 75 49 70V35C49 28 46 24 39 20Z",
        "M20.5 38V45",
        (32.5, 54, 0.62),
    ),
    "snow": (  # an icicle cut wide at the shoulders
        "M25 2H39V11H25Z",
        "M25 10H39V22H25Z",
        "M10 20H54L62 32L40 77H24L2 32Z",
        "M12 34L21 53",
        (32, 41, 0.66),
    ),
}
# Marks are cream on dark potions and ink on light ones.
_DARK = ("root", "fire", "berry", "water", "night")


def potion(kind, w=3.6, shine=True):
    """Return the corked bottle of a kind, 64 x 80."""
    colour, _dark, soft = COLOURS[kind]
    cork, neck, body, gleam, (x, y, s) = BOTTLES[kind]
    parts = [path(cork, CORK, w=w), path(neck, soft, w=w)]
    if kind == "water":
        ears = "M20 25C8 20 1 28 4 36C6 41 10 41 13 41M44 25C56 20 63 28 60 36C58 41 54 41 51 41"
        parts.append(line(ears, w + 4.6) + line(ears, 2.6, soft))
    parts.append(path(body, colour, w=w))
    if shine:
        parts.append(line(gleam, 3, CREAM, ' stroke-opacity="0.75"'))
    parts.append(group(mark(kind, CREAM if kind in _DARK else INK), move=(x - 24 * s, y - 24 * s), scale=s))
    if kind == "root":
        parts.append(line("M13 20H51", w))
    if kind == "night":
        parts.append(dot(32, 70, 2, CREAM))
    return "".join(parts)
