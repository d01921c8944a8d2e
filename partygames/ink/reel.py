"""Where the showing of a replay stands: play and pause, faster and slower, to any moment. It is told how much time went by."""

from bisect import bisect_left, bisect_right

from partygames.ink.replay import Replay

SPEEDS = (1, 2, 4, 8)
STEP_MS = 1_400
"""How long each stroke stands at single speed where nothing is to move: strokes then come whole, one at a time."""


class Reel:
    """Hold a place `ms` in a replay and whether it is `playing`; a new one stands at the end, where the drawing is finished."""

    def __init__(self, replay: Replay, speed: float = 1) -> None:
        self.replay = replay
        self.ms = float(replay.duration)
        self.playing = False
        self.speed = speed
        self._waited = 0.0

    @property
    def share(self) -> float:
        """Return how far it stands, 0..1."""
        return self.ms / self.replay.duration if self.replay.duration else 1.0

    def play(self) -> None:
        """Play on; from the beginning where it stands at the end."""
        if self.ms >= self.replay.duration:
            self.ms = 0.0
        self.playing = self.replay.duration > 0
        self._waited = 0.0

    def pause(self) -> None:
        """Stand still."""
        self.playing = False

    def seek(self, ms: float) -> None:
        """Go to a moment; whether it plays does not change."""
        self.ms = min(max(0.0, ms), float(self.replay.duration))
        self._waited = 0.0

    def step(self, by: int) -> None:
        """Go to where the next stroke is finished, or the one before, and stand still."""
        self.pause()
        ends = self.replay.stroke_ends
        if by > 0:
            n = bisect_right(ends, self.ms)
            self.seek(ends[n] if n < len(ends) else self.replay.duration)
        else:
            n = bisect_left(ends, self.ms) - 1
            self.seek(ends[n] if n >= 0 else 0.0)

    def advance(self, ms: float, whole: bool = False) -> None:
        """Let time go by; `whole`: strokes appear whole, one step at a time (less motion). At the end it stops."""
        if not self.playing:
            return
        if whole:
            self._waited += ms * self.speed
            if self._waited < STEP_MS:
                return
            self.step(1)
            self.playing = True
        else:
            self.seek(self.ms + ms * self.speed)
        if self.ms >= self.replay.duration:
            self.pause()
