"""Show a replay in a picture: forward by painting what is new, back from pictures kept on the way. Knows nothing of scenes."""

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from partygames.ink.replay import Moment, Replay
from partygames.ui.pen.paint import Brush, Picture

CHUNK = 24
"""Samples painted between two looks at the time."""
KEPT = 8
"""The most pictures kept for going back."""
EVERY = 1_500
"""Samples from one kept picture to the next, at first; a long drawing has fewer of them."""


class Projector:
    """Paint the moments of a replay into one picture, `w` by `h` device pixels.

    A moment painted here is to the pixel what the board showed then. `keep` is for whoever may want to go back: some pictures
    on the way are kept, so that going back does not begin at the beginning.
    """

    def __init__(self, replay: Replay, w: int, h: int, keep: bool = False) -> None:
        self.replay = replay
        self.at = Moment(0, 0, 0)
        self._picture = Picture(w, h)
        self._brush: Brush | None = None
        self._keep, self._every, self._since = keep, EVERY, 0
        self._kept: list[tuple[Moment, QImage]] = []

    @property
    def image(self) -> QImage:
        """Return the picture as far as it is painted."""
        return self._picture.image

    def show(self, moment: Moment, seconds: float | None = None) -> QRect:
        """Paint until `moment` is shown, or until about so many `seconds` are over; return the pixels that changed.

        Whoever gave a time looks at `at`, and asks again.
        """
        end = None if seconds is None else perf_counter() + seconds
        touched = QRect()
        if moment.take != self.at.take or moment < self.at:
            self._go_back(moment)
            touched = self.image.rect()
        while self.at != moment:
            touched = touched.united(self._advance(moment))
            if end is not None and perf_counter() >= end:
                break
        return touched.intersected(self.image.rect())

    def finish(self, look: Callable[[], None], seconds: float = 0.002) -> QImage:
        """Paint the whole drawing and return its picture; `look` is called at least so often, and may raise to stop it."""
        goal = self.replay.at(self.replay.duration)
        while self.at != goal:
            look()
            self.show(goal, seconds)
        self.close()
        return self.image

    def close(self) -> None:
        """Let go of the picture; what is painted stays in `image`."""
        if self._brush is not None:
            self._brush.close()
            self._brush = None

    def _advance(self, goal: Moment) -> QRect:
        """Paint the next few samples on the way to a later moment of this take."""
        take, whole, done = self.at
        stroke = self.replay.takes[take][whole]
        samples = stroke.samples()
        aim = len(samples) if whole < goal.whole else goal.samples
        stop = min(aim, done + CHUNK)
        if self._brush is None:
            self._brush = self._picture.brush(stroke.tool, stroke.width)
        for sample in samples[done:stop]:
            self._brush.add(sample)
        touched = self._picture.box_of(samples[max(0, done - 2) : stop], stroke.width)
        self._since += stop - done
        if whole < goal.whole and stop == len(samples):
            self._brush.draw(self._brush.trail.end())
            self.close()
            self.at = Moment(take, whole + 1, 0)
            self._keep_picture()
        else:
            self.at = Moment(take, whole, stop)
        return touched

    def _keep_picture(self) -> None:
        if not self._keep or self._since < self._every:
            return
        self._since = 0
        if all(moment != self.at for moment, _ in self._kept):
            self._kept.append((self.at, self.image.copy()))
        if len(self._kept) > KEPT:
            self._kept = self._kept[1::2]
            self._every *= 2

    def _go_back(self, goal: Moment) -> None:
        """Begin at the last picture kept before a moment of any take, or at blank paper."""
        self.close()
        self._since = 0
        before = [one for one in self._kept if one[0].take == goal.take and one[0] <= goal]
        if before:
            self.at, image = max(before, key=lambda one: one[0])
            self._picture.image = image.copy()
        else:
            self.at = Moment(goal.take, 0, 0)
            self._picture.clear(self.image.rect())
