"""The pictures of all boards of a scene: missing ones are drawn a few milliseconds at a time, finished ones are kept.

A wall of 36 full boards takes a second to draw; drawn where it is painted, that second is a freeze just at the bell. So
whoever shows a board asks here: the exact picture is there, or it shows the same drawing in another size (the drawing
table has left it here), or blank paper, and is called when the exact one is finished.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene
from shiboken6 import isValid

from partygames.ink.stroke import Stroke
from partygames.ui.pen.paint import Picture

SLICE_MS = 5.0  # what the event loop may be kept from anything else
KEPT_BYTES = 48 * 2**20

Strokes = tuple[Stroke, ...]
Key = tuple[Strokes, int, int]


class _Job:
    """One picture in the making, and who waits for it."""

    __slots__ = ("asker", "done", "key", "picture", "steps")

    def __init__(self, asker: QGraphicsObject, key: Key, done: Callable[[QImage], None]) -> None:
        self.asker, self.key, self.done = asker, key, done
        self.picture: Picture | None = None
        self.steps: Iterator[None] | None = None

    @property
    def alive(self) -> bool:
        """Say whether somebody still waits."""
        return isValid(self.asker) and self.asker.scene() is not None

    def step(self) -> bool:
        """Draw a little; return whether the picture is finished."""
        if self.steps is None:
            strokes, w, h = self.key
            self.picture = Picture(w, h)
            self.steps = self.picture.steps(strokes)
        return next(self.steps, self) is self


class Pictures(QObject):
    """Belong to one scene and go with it (see `of`). Strokes are told apart by value; sizes are device pixels."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._kept: OrderedDict[Key, QImage] = OrderedDict()  # the last used one last
        self._bytes = 0
        self._jobs: dict[int, _Job] = {}  # one for each asker
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @classmethod
    def of(cls, scene: QGraphicsScene) -> Self:
        """Return those of a scene, made when they are first asked for."""
        found = scene.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found if found is not None else cls(scene)

    def find(self, strokes: Strokes, w: int, h: int) -> QImage | None:
        """Return the exact picture, if it is there."""
        key = (strokes, w, h)
        image = self._kept.get(key)
        if image is not None:
            self._kept.move_to_end(key)
        return image

    def like(self, strokes: Strokes) -> QImage | None:
        """Return the same drawing in any size, the last used, to be scaled until the exact one is there."""
        return next((image for key, image in reversed(self._kept.items()) if key[0] == strokes), None)

    def keep(self, strokes: Strokes, image: QImage) -> None:
        """Keep a finished picture; the ones not used for longest go when there are too many."""
        key = (strokes, image.width(), image.height())
        if key in self._kept:
            self._bytes -= self._kept.pop(key).sizeInBytes()
        self._kept[key] = QImage(image)  # shares its pixels until one of the two is painted on
        self._bytes += image.sizeInBytes()
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()

    def want(self, asker: QGraphicsObject, strokes: Strokes, w: int, h: int, done: Callable[[QImage], None]) -> None:
        """Draw a picture soon and call `done(image)`; an asker waits for one picture, its last wish counts."""
        key = (strokes, w, h)
        job = self._jobs.get(id(asker))
        if job is None or job.key != key or job.asker is not asker:
            self._jobs[id(asker)] = _Job(asker, key, done)
            self._timer.start()

    @property
    def busy(self) -> bool:
        """Say whether anything is still to be drawn."""
        return bool(self._jobs)

    def finish(self) -> None:
        """Draw all that is still wanted, now: for a still picture of the screen."""
        while self._jobs:
            self._draw(float("inf"))
        self._timer.stop()

    def _work(self) -> None:
        self._draw(time.perf_counter() + SLICE_MS / 1e3)
        if not self._jobs:
            self._timer.stop()

    def _draw(self, until: float) -> None:
        """Go on with the picture that is missed most."""
        self._jobs = {number: job for number, job in self._jobs.items() if job.alive}
        if not self._jobs:
            return
        number = min(self._jobs, key=lambda n: self._rank(self._jobs[n]))
        job = self._jobs[number]
        image = self.find(*job.key)  # somebody else wanted the same
        if image is None:
            while not job.step():
                if time.perf_counter() >= until:
                    return
            image = job.picture.image
            self.keep(job.key[0], image)
        del self._jobs[number]
        job.done(image)

    def _rank(self, job: _Job) -> tuple[bool, bool, int]:
        """One begun is ended; then come blank boards, then large ones; then the order of painting."""
        strokes, w, h = job.key
        return job.steps is None, self.like(strokes) is not None, -w * h
