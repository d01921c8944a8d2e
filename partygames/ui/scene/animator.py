"""The one animator of a screen: moves items to where the state says they are, and can be cut short at any moment.

Animation never gates the rules. `less_motion` (a setting for everybody) places things at once.
"""

from collections.abc import Callable
from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

FRAME_MS = 15


class Motion:
    """How much moves, for every animator: `less` turns movement off; `pace` is how long it takes, in percent."""

    less = False
    pace = 100

    @classmethod
    def span(cls, ms: float) -> float:
        """Return how long something of `ms` takes now; 0 is at once."""
        return 0.0 if cls.less else ms * cls.pace / 100


@dataclass
class _Tween:
    item: QGraphicsItem
    start: dict[str, float]
    end: dict[str, float]
    begin_ms: float
    ms: float
    done: Callable[[], None] | None = None


_GET: dict[str, Callable[[QGraphicsItem], float]] = {
    "x": lambda i: i.x(),
    "y": lambda i: i.y(),
    "rotation": lambda i: i.rotation(),
    "scale": lambda i: i.scale(),
    "opacity": lambda i: i.opacity(),
    "flip": lambda i: i.flip,  # cards: 0 shows the face, 1 the back
}
_SET: dict[str, Callable[[QGraphicsItem, float], None]] = {
    "x": lambda i, v: i.setX(v),
    "y": lambda i, v: i.setY(v),
    "rotation": lambda i, v: i.setRotation(v),
    "scale": lambda i, v: i.setScale(v),
    "opacity": lambda i, v: i.setOpacity(v),
    "flip": lambda i, v: i.set_flip(v),
}


class Animator(QObject):
    """Move items of one screen with a single timer that only runs while something moves."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tweens: dict[int, _Tween] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setObjectName("animator")
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Say whether anything still moves."""
        return bool(self._tweens)

    def to(
        self,
        item: QGraphicsItem,
        *,
        pos: QPointF | None = None,
        rotation: float | None = None,
        scale: float | None = None,
        opacity: float | None = None,
        flip: float | None = None,
        ms: float = 200,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move `item` there in `ms`, ease-out; a later call for the same item replaces this one. `done` is called at the end."""
        end: dict[str, float] = {}
        if pos is not None:
            end["x"], end["y"] = pos.x(), pos.y()
        others = {"rotation": rotation, "scale": scale, "opacity": opacity, "flip": flip}
        end |= {name: value for name, value in others.items() if value is not None}
        old = self._tweens.pop(id(item), None)
        if old is not None:
            end = old.end | end
            if old.done is not None:
                old.done()
        ms = Motion.span(ms)
        if ms <= 0 or item.scene() is None:
            for name, value in end.items():
                _SET[name](item, value)
            if done is not None:
                done()
            return
        start = {name: _GET[name](item) for name in end}
        self._tweens[id(item)] = _Tween(item, start, end, self._clock.elapsed() + Motion.span(delay), ms, done)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, item: QGraphicsItem) -> None:
        """Forget an item that is about to be removed."""
        self._tweens.pop(id(item), None)

    def finish(self) -> None:
        """Put everything where it was going, now."""
        while self._tweens:
            tweens, self._tweens = list(self._tweens.values()), {}
            for tween in tweens:
                self._place(tween, 1.0)
                if tween.done is not None:
                    tween.done()
        self._timer.stop()

    def _place(self, tween: _Tween, share: float) -> None:
        if not shiboken6.isValid(tween.item):
            return
        eased = 1 - (1 - share) ** 3
        for name, end in tween.end.items():
            start = tween.start[name]
            _SET[name](tween.item, end if share >= 1 else start + (end - start) * eased)

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for key, tween in list(self._tweens.items()):
            if now < tween.begin_ms:
                continue
            share = min(1.0, (now - tween.begin_ms) / tween.ms)
            self._place(tween, share)
            if share >= 1 and self._tweens.get(key) is tween:
                del self._tweens[key]
                if tween.done is not None:
                    tween.done()
        if not self._tweens:
            self._timer.stop()
