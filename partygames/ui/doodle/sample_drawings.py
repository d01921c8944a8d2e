"""Twenty-four little drawings in strokes, as people at a table might draw them, for the shots and the smoke run.

A drawing is written on a sheet 148 wide and 100 high, as lines (straight from point to point), bows (a smooth curve through the
points) and rounds (an arc of an ellipse); `strokes` gives them the shake, speed and pressure of a hand, the same every time.
"""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

from partygames.games.doodle_rush.state import Word
from partygames.ink.stroke import PEN_WIDTHS, Stroke, Tool, pack_stroke

Point = tuple[float, float]
Points = list[Point]

SHEET_W, SHEET_H = 148.0, 100.0
STEP = 1.6
"""Sheet units between two samples."""


def _pairs(numbers: tuple[float, ...]) -> Points:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def line(*numbers: float) -> Points:
    """Go straight from point to point; return the way in small steps."""
    points = _pairs(numbers)
    way = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        n = max(1, round(hypot(bx - ax, by - ay) / STEP))
        way += [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for k in range(1, n + 1)]
    return way


def bow(*numbers: float) -> Points:
    """Go through the points in one smooth curve (Catmull-Rom)."""
    p = _pairs(numbers)
    p = [p[0], *p, p[-1]]
    way = [p[1]]
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        n = max(2, round(hypot(c[0] - b[0], c[1] - b[1]) / STEP))
        for k in range(1, n + 1):
            t = k / n
            way.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[i]
                        + (c[i] - a[i]) * t
                        + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t**2
                        + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t**3
                    )
                    for i in (0, 1)
                )
            )
    return way


def round_(x: float, y: float, rx: float, ry: float = 0.0, start: float = -95, turn: float = 372) -> Points:
    """Go round an ellipse from `start` (degrees, 0 is right, clockwise); a full turn goes a little too far, as hands do."""
    ry = ry or rx
    n = max(6, round(abs(turn) / 180 * pi * max(rx, ry) / STEP))
    return [
        (x + rx * cos((start + turn * k / n) * pi / 180), y + ry * sin((start + turn * k / n) * pi / 180)) for k in range(n + 1)
    ]


def dot(x: float, y: float) -> Points:
    """Touch the paper once."""
    return [(x, y), (x + 0.4, y + 0.3)]


def _rays(x: float, y: float, inner: float, outer: float, n: int, start: float = 0.0) -> list[Points]:
    turns = [start + 2 * pi * k / n for k in range(n)]
    return [line(x + inner * cos(t), y + inner * sin(t), x + outer * cos(t), y + outer * sin(t)) for t in turns]


def _cat() -> list[Points]:
    return [
        round_(74, 56, 31, 25),
        line(49, 41, 47, 15, 65, 32),
        line(84, 32, 101, 15, 100, 42),
        dot(63, 51),
        dot(86, 51),
        bow(69, 61, 74, 65, 79, 61),
        bow(74, 65, 74, 70, 66, 72),
        bow(74, 70, 79, 73, 83, 70),
        line(52, 59, 27, 55),
        line(52, 64, 28, 68),
        line(96, 59, 121, 54),
        line(96, 64, 120, 69),
    ]


def _house() -> list[Points]:
    return [
        line(40, 46, 42, 88, 107, 87, 106, 46),
        line(32, 48, 74, 16, 116, 48, 32, 47),
        line(66, 87, 67, 64, 82, 64, 82, 87),
        line(48, 56, 60, 56, 60, 68, 48, 68, 48, 56),
        line(90, 55, 101, 55, 101, 68, 90, 68, 90, 55),
        line(95, 31, 95, 15, 103, 15, 103, 37),
        bow(99, 11, 104, 6, 100, 2, 107, -3),
        dot(79, 76),
    ]


def _tree() -> list[Points]:
    return [
        bow(66, 92, 69, 74, 66, 60),
        bow(84, 92, 80, 74, 83, 60),
        bow(66, 60, 48, 62, 42, 48, 52, 38, 50, 22, 68, 20, 76, 10, 90, 18, 102, 20, 102, 36, 110, 46, 102, 60, 83, 60),
        bow(58, 92, 74, 90, 94, 93),
        round_(64, 38, 3.5),
        round_(86, 34, 3.5),
        round_(78, 49, 3.5),
    ]


def _fish() -> list[Points]:
    return [
        bow(24, 52, 48, 30, 80, 32, 104, 52, 80, 72, 48, 74, 24, 52),
        line(103, 51, 126, 33, 122, 52, 127, 70, 103, 53),
        round_(43, 47, 3),
        bow(57, 38, 64, 52, 57, 66),
        bow(70, 44, 78, 52, 70, 60),
        bow(84, 44, 90, 52, 84, 60),
        round_(20, 34, 3),
        round_(14, 24, 2.2),
        round_(22, 17, 1.8),
    ]


def _boat() -> list[Points]:
    return [
        bow(32, 66, 44, 84, 74, 86, 104, 84, 116, 66),
        line(30, 66, 118, 66),
        line(72, 66, 72, 10),
        line(72, 14, 108, 58, 72, 59),
        line(68, 22, 44, 57, 68, 58),
        bow(10, 88, 22, 82, 32, 88, 42, 93, 54, 88, 66, 93, 78, 88, 90, 93, 104, 88, 118, 93, 132, 87),
        line(72, 10, 84, 5, 73, 2),
    ]


def _sun() -> list[Points]:
    return [round_(74, 50, 20), *_rays(74, 50, 27, 42, 10, 0.2), dot(67, 46), dot(81, 46), bow(65, 55, 74, 62, 83, 54)]


def _bicycle() -> list[Points]:
    return [
        round_(42, 64, 21),
        round_(108, 64, 21),
        line(42, 64, 60, 34, 94, 34, 74, 64, 42, 64),
        line(60, 34, 74, 64),
        line(94, 34, 108, 64),
        line(94, 34, 90, 20, 103, 17),
        line(60, 34, 57, 25),
        line(50, 24, 66, 25),
        round_(74, 64, 4),
    ]


def _cup() -> list[Points]:
    return [
        line(44, 38, 50, 84, 90, 84, 96, 38),
        round_(70, 38, 26, 6),
        bow(95, 46, 114, 44, 116, 62, 92, 68),
        bow(58, 26, 54, 19, 60, 14, 56, 6),
        bow(72, 26, 68, 19, 74, 14, 70, 6),
        bow(86, 26, 82, 19, 88, 14, 84, 6),
        bow(34, 90, 70, 94, 108, 89),
    ]


def _rainbow() -> list[Points]:
    return [
        *(round_(74, 82, r, r * 0.98, 180, 180) for r in (58, 50, 42, 34)),
        bow(4, 88, 6, 78, 16, 80, 22, 72, 32, 80, 42, 80, 42, 90, 4, 89),
        bow(104, 90, 106, 80, 116, 81, 124, 73, 132, 81, 142, 82, 143, 91, 104, 90),
    ]


def _lighthouse() -> list[Points]:
    return [
        line(60, 36, 54, 88),
        line(86, 36, 92, 88),
        line(56, 36, 90, 36),
        line(63, 36, 63, 22, 83, 22, 83, 36),
        line(60, 22, 73, 11, 86, 22),
        line(58, 52, 88, 52),
        line(57, 68, 90, 68),
        line(58, 29, 18, 18),
        line(58, 32, 16, 36),
        line(88, 29, 130, 17),
        line(88, 32, 132, 37),
        bow(26, 90, 50, 84, 74, 90, 100, 84, 126, 90),
        round_(73, 44, 3),
    ]


def _snail() -> list[Points]:
    spiral = [(82 + (4 + k * 0.23) * cos(k * 0.16), 50 + (4 + k * 0.23) * sin(k * 0.16)) for k in range(100)]
    return [
        spiral,
        bow(112, 82, 80, 84, 50, 82, 32, 76, 24, 58, 34, 48, 44, 58, 52, 68, 62, 72),
        bow(30, 50, 26, 38, 22, 30),
        bow(38, 50, 38, 38, 40, 28),
        dot(22, 28),
        dot(40, 26),
        bow(27, 66, 32, 69, 37, 66),
        bow(112, 82, 122, 83, 128, 78),
    ]


def _umbrella() -> list[Points]:
    return [
        round_(74, 52, 50, 40, 180, 180),
        bow(24, 52, 32, 46, 41, 52, 49, 46, 58, 52, 66, 46, 74, 52, 82, 46, 90, 52, 99, 46, 107, 52, 116, 46, 124, 52),
        bow(74, 52, 74, 82, 72, 92, 63, 92, 61, 84),
        line(74, 12, 74, 6),
        bow(74, 12, 60, 30, 58, 51),
        bow(74, 12, 90, 30, 91, 51),
        line(16, 12, 12, 22),
        line(130, 10, 126, 20),
        line(140, 40, 136, 50),
    ]


def _flower() -> list[Points]:
    petals = [round_(74 + 17 * cos(t), 34 + 17 * sin(t), 9.5) for t in (2 * pi * k / 6 for k in range(6))]
    return [
        round_(74, 34, 8),
        *petals,
        bow(74, 61, 72, 76, 75, 96),
        bow(74, 82, 58, 82, 50, 68, 66, 68, 74, 80),
        bow(75, 88, 90, 86, 98, 74, 84, 74, 75, 86),
    ]


def _balloon() -> list[Points]:
    return [
        bow(74, 66, 46, 50, 46, 22, 74, 8, 102, 22, 102, 50, 74, 66),
        line(74, 66, 70, 72, 79, 72, 74, 66),
        bow(74, 72, 68, 80, 80, 86, 72, 98),
        bow(58, 26, 62, 18, 70, 16),
    ]


def _mountain() -> list[Points]:
    return [
        line(8, 88, 52, 22, 76, 56, 94, 34, 140, 88),
        line(41, 39, 47, 44, 52, 38, 58, 45, 64, 39),
        line(86, 44, 92, 49, 98, 44, 103, 45),
        round_(116, 20, 9),
        bow(4, 90, 40, 88, 80, 92, 144, 89),
    ]


def _car() -> list[Points]:
    return [
        bow(22, 70, 20, 54, 40, 50, 52, 32, 92, 31, 104, 50, 126, 54, 128, 70),
        line(22, 70, 34, 70),
        line(58, 70, 92, 70),
        line(116, 70, 128, 70),
        round_(46, 71, 11),
        round_(104, 71, 11),
        line(50, 48, 57, 37, 71, 36, 71, 48, 50, 48),
        line(77, 36, 90, 37, 98, 48, 77, 48, 77, 36),
        dot(46, 71),
        dot(104, 71),
        line(80, 55, 87, 55),
    ]


def _apple() -> list[Points]:
    return [
        bow(74, 36, 58, 26, 40, 38, 42, 62, 56, 86, 70, 88, 75, 85, 82, 88, 96, 84, 108, 60, 106, 38, 90, 27, 74, 36),
        bow(74, 36, 74, 24, 80, 14),
        bow(78, 24, 90, 10, 104, 14, 96, 26, 79, 25),
        bow(52, 46, 50, 56, 55, 66),
    ]


def _glasses() -> list[Points]:
    return [
        round_(46, 56, 22, 18),
        round_(102, 56, 22, 18),
        bow(68, 52, 74, 46, 80, 52),
        bow(24, 52, 16, 40, 22, 32),
        bow(124, 52, 134, 40, 128, 31),
        line(36, 50, 44, 42),
        line(92, 50, 100, 42),
    ]


def _ladder() -> list[Points]:
    return [
        line(52, 94, 60, 6),
        line(92, 94, 86, 6),
        *(line(60 - k * 1.75, 14 + 17 * k, 87 + k * 1.3, 14 + 17 * k) for k in range(5)),
    ]


def _clock() -> list[Points]:
    ticks = _rays(74, 50, 31, 36, 12)
    return [round_(74, 50, 39), *ticks, line(74, 50, 74, 26), line(74, 50, 92, 60), dot(74, 50)]


def _snowman() -> list[Points]:
    return [
        round_(74, 70, 24, 22),
        round_(74, 34, 15),
        line(60, 20, 88, 20),
        line(64, 20, 65, 5, 84, 5, 84, 20),
        dot(69, 31),
        dot(80, 31),
        line(75, 36, 92, 39, 75, 40),
        dot(74, 60),
        dot(74, 69),
        dot(74, 78),
        line(51, 62, 28, 46),
        line(34, 51, 32, 42),
        line(97, 62, 120, 45),
        line(113, 50, 118, 56),
    ]


def _butterfly() -> list[Points]:
    return [
        bow(74, 30, 72, 50, 74, 76),
        bow(73, 44, 52, 12, 24, 20, 34, 46, 72, 52),
        bow(75, 44, 96, 12, 124, 20, 114, 46, 76, 52),
        bow(73, 54, 44, 58, 42, 86, 66, 80, 74, 60),
        bow(75, 54, 104, 58, 106, 86, 82, 80, 75, 60),
        bow(74, 30, 68, 18, 60, 14),
        bow(74, 30, 80, 18, 88, 14),
        round_(44, 32, 5),
        round_(104, 32, 5),
    ]


def _mushroom() -> list[Points]:
    return [
        bow(28, 52, 36, 20, 74, 10, 112, 20, 120, 52, 96, 58, 52, 58, 28, 52),
        bow(60, 58, 62, 74, 56, 90, 74, 94, 94, 90, 86, 74, 88, 57),
        round_(56, 36, 6),
        round_(84, 28, 7),
        round_(102, 44, 5),
        bow(30, 92, 36, 82, 40, 92),
        bow(108, 92, 114, 82, 118, 92),
    ]


def _rocket() -> list[Points]:
    return [
        bow(58, 72, 54, 40, 74, 6, 94, 40, 90, 72),
        line(58, 72, 90, 72),
        round_(74, 38, 8),
        line(57, 54, 42, 78, 58, 72),
        line(91, 54, 106, 78, 90, 72),
        bow(64, 74, 60, 86, 70, 92, 74, 98, 78, 92, 88, 86, 84, 74),
        dot(26, 24),
        dot(122, 18),
        dot(118, 58),
        dot(30, 62),
    ]


_DRAWN = {
    "cat": ("猫", _cat),
    "house": ("房子", _house),
    "tree": ("树", _tree),
    "fish": ("鱼", _fish),
    "sailing boat": ("帆船", _boat),
    "sun": ("太阳", _sun),
    "bicycle": ("自行车", _bicycle),
    "teacup": ("茶杯", _cup),
    "rainbow": ("彩虹", _rainbow),
    "lighthouse": ("灯塔", _lighthouse),
    "snail": ("蜗牛", _snail),
    "umbrella": ("雨伞", _umbrella),
    "flower": ("花", _flower),
    "balloon": ("气球", _balloon),
    "mountain": ("高山", _mountain),
    "car": ("汽车", _car),
    "apple": ("苹果", _apple),
    "glasses": ("眼镜", _glasses),
    "ladder": ("梯子", _ladder),
    "clock": ("时钟", _clock),
    "snowman": ("雪人", _snowman),
    "butterfly": ("蝴蝶", _butterfly),
    "mushroom": ("蘑菇", _mushroom),
    "rocket": ("火箭", _rocket),
}
_UNDRAWN = (
    ("pineapple", "菠萝"),
    ("helicopter", "直升机"),
    ("dragon", "龙"),
    ("piano", "钢琴"),
    ("scarecrow", "稻草人"),
    ("volcano", "火山"),
    ("penguin", "企鹅"),
    ("windmill", "风车"),
    ("octopus", "章鱼"),
    ("crown", "王冠"),
    ("backpack", "背包"),
    ("waterfall", "瀑布"),
)

DRAWN = tuple(Word(f"sample-{en}", en, zh) for en, (zh, _) in _DRAWN.items())
"""Words that have a drawing here."""

UNDRAWN = tuple(Word(f"sample-{en}", en, zh) for en, zh in _UNDRAWN)
"""Words that have none: a table has more ideas than minutes."""


@lru_cache(maxsize=64)
def strokes(english: str, width: float = PEN_WIDTHS[1]) -> tuple[Stroke, ...]:
    """Return the drawing of a word of DRAWN as finished strokes; always the same ones. Raises KeyError for another word."""
    return tuple(by_hand(way, Random(f"{english}{i}"), width) for i, way in enumerate(_DRAWN[english][1]()))


def ways(english: str) -> list[Points]:
    """Return the drawing as the ways of the pen in board units 0..1, for tests and the smoke run that draw it by events."""
    return [[(x / SHEET_W, y / SHEET_H) for x, y in way] for way in _DRAWN[english][1]()]


def by_hand(way: Points, rng: Random, width: float) -> Stroke:
    """Return one stroke along a way: it wavers a little, presses on at first and lifts at the end."""
    n, t = len(way), 0.0
    a, b, drift = rng.uniform(0, 6), rng.uniform(0, 6), rng.uniform(0.35, 0.6)
    samples = []
    for k, (x, y) in enumerate(way):
        s = k / max(1, n - 1)
        wx, wy = drift * sin(k * 0.31 + a), drift * cos(k * 0.27 + b)
        pressure = 0.34 + 0.30 * sin(pi * min(1.0, 0.15 + s * 0.8)) + 0.04 * sin(k * 0.5 + a)
        samples.append((t, (x + wx) / SHEET_W, (y + wy) / SHEET_H, pressure))
        t += rng.uniform(7, 11)
    return pack_stroke(Tool.PEN, width, samples)
