"""The arithmetic of a minute: an absolute deadline on a clock that is handed in. Nothing counts ticks (invariant 6)."""

import msgspec

SLEEP_MS = 2_000
"""A jump of more than this between two looks at the clock means that the machine slept, or that its clock was set."""


class Countdown(msgspec.Struct, frozen=True):
    """A minute under way. Times are ms of the injected clocks; `deadline` is None while it stands still."""

    whole_ms: int
    left_ms: int
    deadline: float | None = None

    def left(self, now_ms: float) -> int:
        """Return the ms left at `now_ms`, never below 0 and never above what was left when it was started."""
        if self.deadline is None:
            return self.left_ms
        return max(0, min(self.left_ms, round(self.deadline - now_ms)))

    def run(self, now_ms: float) -> "Countdown":
        """Return the countdown going on from what is left."""
        return self if self.deadline is not None else Countdown(self.whole_ms, self.left_ms, now_ms + self.left_ms)

    def hold(self, now_ms: float) -> "Countdown":
        """Return the countdown standing still with what is left; running it again loses and gains nothing."""
        return Countdown(self.whole_ms, self.left(now_ms), None)


def jumped(mono_before: float, mono_now: float, wall_before: float, wall_now: float, expected_ms: float) -> bool:
    """Say whether the machine slept or a clock was set between two looks `expected_ms` apart.

    Either clock can stand still during sleep, depending on the system: so both are watched (lucaschess#5, timer#143).
    """
    mono, wall = mono_now - mono_before, wall_now - wall_before
    return mono > expected_ms + SLEEP_MS or abs(wall - mono) > SLEEP_MS
