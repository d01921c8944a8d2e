"""A drawing as it was made: what stands on the board at any moment of its making, stroke by stroke, sample by sample.

A stroke knows its own times and nothing of the pauses between strokes, and nobody wants to look at those: the pen is up for a
moment between two strokes, idle waits inside a stroke are shortened, and each stage (what the board showed at the end of a
drawing phase) stands for a while before the next one begins. All times are ms of the replay.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from partygames.ink.stroke import Stroke

IDLE_MS = 200
"""The longest wait between two samples of a stroke."""
LIFT_MS = 180
"""How long the pen is up between two strokes."""
STAGE_MS = 900
"""How long a finished stage stands before the next one begins."""


class Moment(NamedTuple):
    """What is there: the first `whole` strokes of a take, and the first `samples` of the stroke after them."""

    take: int
    whole: int
    samples: int


class _Beat(NamedTuple):
    """A moment at which something begins: a stroke, its samples at `times` from then on, or a take (no times)."""

    take: int
    index: int
    times: tuple[int, ...]


class Replay:
    """The making of one drawing. Pure: `at` tells for any time what is there, in any order of asking.

    `takes`: runs of strokes during which nothing goes away; a new one begins where a stage lacks strokes of the one before
    (they were undone or wiped). `stage_ends[n]`: when stage n is finished; the last is the `duration`. `stroke_ends`: when each
    stroke is finished, for whoever goes step by step.
    """

    def __init__(self, stages: Sequence[Sequence[Stroke]]) -> None:
        """Take the strokes that the board showed at the end of each stage, at least one stage; it may be empty."""
        takes: list[tuple[Stroke, ...]] = [()]
        starts: list[int] = []
        self._beats: list[_Beat] = []
        ends: list[int] = []
        steps: list[int] = []
        clock = pause = 0
        for stage in map(tuple, stages):
            shown = takes[-1]
            kept = common(shown, stage)
            if kept < len(shown):  # strokes went away: a take of its own begins with those that stayed
                clock += pause
                takes.append(stage[:kept])
                starts.append(clock)
                self._beats.append(_Beat(len(takes) - 1, kept - 1, ()))
                steps.append(clock)
                pause = LIFT_MS
            for index in range(kept, len(stage)):
                clock += pause
                times = _times(stage[index])
                starts.append(clock)
                self._beats.append(_Beat(len(takes) - 1, index, times))
                clock += times[-1]
                steps.append(clock)
                pause = LIFT_MS
            takes[-1] = stage
            ends.append(clock)
            pause = STAGE_MS if steps else 0
        self._starts = starts
        self.takes = tuple(takes)
        self.stage_ends = tuple(ends)
        self.stroke_ends = tuple(steps)
        self.duration = clock

    def at(self, ms: float) -> Moment:
        """Return what is there at a time; before the start nothing, after the end everything."""
        if ms >= self.duration:
            return Moment(len(self.takes) - 1, len(self.takes[-1]), 0)
        n = bisect_right(self._starts, ms) - 1
        if n < 0:
            return Moment(0, 0, 0)
        take, index, times = self._beats[n]
        samples = bisect_right(times, ms - self._starts[n])
        return Moment(take, index + 1, 0) if samples == len(times) else Moment(take, index, samples)

    def stage_at(self, ms: float) -> int:
        """Return which stage is being drawn, or stands finished, at a time."""
        before = sum(end < ms for end in self.stage_ends)
        return min(before, len(self.stage_ends) - 1)


def common(one: Sequence[Stroke], other: Sequence[Stroke]) -> int:
    """Return how many strokes both begin with."""
    for n, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b and a != b:
            return n
    return min(len(one), len(other))


def _times(stroke: Stroke) -> tuple[int, ...]:
    """Return when each sample comes, from the first on, with the idle waits shortened."""
    waits = (min(IDLE_MS, b.t_ms - a.t_ms) for a, b in pairwise(stroke.samples()))
    return tuple(accumulate(waits, initial=0))
