"""A finished stroke and its compact form.

Board units: x and y run 0..1 across the board's width and height; the board is BOARD_ASPECT times as wide as high.
A pen may slide off its board and come back, so samples reach REACH beyond each edge; what lies outside is clipped when
painted.
"""

import bz2
from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from itertools import accumulate, chain, pairwise
from math import isfinite
from typing import NamedTuple

import msgspec

BOARD_ASPECT = 1.48  # width / height
PEN_WIDTHS = (0.008, 0.014, 0.026)  # fine, medium, broad; in board widths, at the pressure 0.5
RUBBER_WIDTHS = (0.06, 0.15)

GRID = 8192  # steps per board unit: 0.04 px on a board 340 px wide
LEVELS = 255  # steps of pressure
REACH = 0.5
MAX_SAMPLES = 60_000
_LOW, _HIGH = round(-REACH * GRID), round((1 + REACH) * GRID)
_PLAIN, _BZ2 = 1, 2
_PACK_ABOVE = 1024  # bytes; below, bz2's own header costs more than it saves


class Tool(IntEnum):
    """What a stroke was made with: a pen leaves ink, a rubber takes it away."""

    PEN = 0
    RUBBER = 1


class Sample(NamedTuple):
    """One point of a stroke: ms since its first sample, board units, pressure 0..1 (after the user's curve)."""

    t_ms: int
    x: float
    y: float
    pressure: float


class Stroke(msgspec.Struct, frozen=True):
    """Hold one finished stroke: tool, nominal width in board widths, packed samples (see `pack_stroke`).

    Hashable; JSON by msgspec (data as base64). Raises ValueError when made with a width outside 0..0.5 or without data.
    """

    tool: Tool
    width: float
    data: bytes

    def __post_init__(self) -> None:
        if not 0.0 < self.width <= 0.5:
            raise ValueError(f"stroke width {self.width!r} is not in 0..0.5 board widths")
        if len(self.data) < 6 or self.data[0] not in (_PLAIN, _BZ2):
            raise ValueError("stroke data is not in a known form")

    def samples(self) -> tuple[Sample, ...]:
        """Unpack the samples, at least one; raises ValueError when the data is damaged."""
        return unpack(self.data)

    def __len__(self) -> int:
        return _varint(self.data, 1)[0]

    @property
    def duration(self) -> int:
        """Milliseconds from the first sample to the last."""
        return self.samples()[-1].t_ms


def pack_stroke(tool: Tool, width: float, samples: Iterable[Sample | tuple[float, float, float, float]]) -> Stroke:
    """Pack samples (t_ms, x, y, pressure) into a Stroke: quantised, then columns of small differences.

    Times count from the first sample. The same samples give the same bytes on every machine. Raises ValueError for no
    sample, more than MAX_SAMPLES, NaN or infinity, coordinates beyond REACH, pressure outside 0..1, or time running
    backwards: clean first (filters).
    """
    rows = list(samples)
    if not 0 < len(rows) <= MAX_SAMPLES:
        raise ValueError(f"a stroke has 1..{MAX_SAMPLES} samples, not {len(rows)}")
    if not all(map(isfinite, chain.from_iterable(rows))):
        raise ValueError("a sample is not finite")
    ts = [round(r[0] - rows[0][0]) for r in rows]
    xs = [round(r[1] * GRID) for r in rows]
    ys = [round(r[2] * GRID) for r in rows]
    ps = [round(r[3] * LEVELS) for r in rows]
    if min(xs) < _LOW or min(ys) < _LOW or max(xs) > _HIGH or max(ys) > _HIGH:
        raise ValueError(f"a sample lies more than {REACH} board units off the board")
    if min(ps) < 0 or max(ps) > LEVELS:
        raise ValueError("a pressure is not in 0..1")
    steps = _differences(ts)
    if min(steps) < 0:
        raise ValueError("time runs backwards")
    body = b"".join(
        (
            _column(map(_zigzag, _differences(_differences(xs)))),
            _column(map(_zigzag, _differences(_differences(ys)))),
            _column(steps),
            _column(map(_zigzag, _differences(ps))),
        )
    )
    form = _PLAIN
    if len(body) > _PACK_ABOVE:
        packed = bz2.compress(body, 9)
        if len(packed) < len(body):
            form, body = _BZ2, packed
    return Stroke(tool, float(width), bytes((form,)) + _column((len(rows),)) + body)


@lru_cache(maxsize=512)
def unpack(data: bytes) -> tuple[Sample, ...]:
    """Return the samples packed in `data`; raises ValueError when it is damaged."""
    try:
        n, at = _varint(data, 1)
        body = data[at:]
        if not 0 < n <= MAX_SAMPLES:
            raise ValueError("impossible number of samples")
        if data[0] == _BZ2:
            body = bz2.BZ2Decompressor().decompress(body, max_length=n * 20)
        values = _values(body)
        if len(values) != 4 * n:
            raise ValueError("wrong number of values")
        xs = list(accumulate(accumulate(map(_unzigzag, values[:n]))))
        ys = list(accumulate(accumulate(map(_unzigzag, values[n : 2 * n]))))
        ts = accumulate(values[2 * n : 3 * n])
        ps = list(accumulate(map(_unzigzag, values[3 * n :])))
        # Looked at as columns of whole numbers: the table waits for this with each stroke.
        if min(min(xs), min(ys)) < _LOW or max(max(xs), max(ys)) > _HIGH or min(ps) < 0 or max(ps) > LEVELS:
            raise ValueError("a sample is out of range")
        columns = (ts, [x / GRID for x in xs], [y / GRID for y in ys], [p / LEVELS for p in ps])
        return tuple(map(Sample._make, zip(*columns, strict=True)))
    except (IndexError, OSError, EOFError, ValueError) as error:
        raise ValueError(f"stroke data is damaged: {error}") from error


def _differences(values: list[int]) -> list[int]:
    return [values[0]] + [b - a for a, b in pairwise(values)]


def _zigzag(v: int) -> int:
    return v << 1 if v >= 0 else (-v << 1) - 1


def _unzigzag(v: int) -> int:
    return -((v + 1) >> 1) if v & 1 else v >> 1


def _column(values: Iterable[int]) -> bytes:
    """Write non-negative numbers, seven bits a byte, the least first, the top bit set on all but the last."""
    out = bytearray()
    for v in values:
        while v > 0x7F:
            out.append(v & 0x7F | 0x80)
            v >>= 7
        out.append(v)
    return bytes(out)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the number that starts at `at`, and where the next one starts."""
    value = shift = 0
    while data[at] & 0x80:
        value |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
    return value | data[at] << shift, at + 1


def _values(body: bytes) -> list[int]:
    if body.isascii():  # every number fits one byte
        return list(body)
    out: list[int] = []
    value = shift = 0
    for byte in body:  # nearly always one byte a number
        if byte & 0x80:
            value |= (byte & 0x7F) << shift
            shift += 7
        elif shift:
            out.append(value | byte << shift)
            value = shift = 0
        else:
            out.append(byte)
    if shift:
        raise ValueError("it ends within a number")
    return out
