"""What pens, fingers and the mouse really send: the last events as they reach a view, for the pen tester and bug reports."""

import time
from collections import deque
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QPointingDevice, QTabletEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from partygames.ink.router import Tip
from partygames.ui.pen.events import is_ghost, tablet_tip
from partygames.ui.pen.proximity import PenApplication

LAST = 500
RATE_MS = 1000.0  # the rate is that of the last second

_T = QEvent.Type
_KINDS = {
    _T.TabletPress: "tablet-press",
    _T.TabletMove: "tablet-move",
    _T.TabletRelease: "tablet-release",
    _T.MouseButtonPress: "mouse-press",
    _T.MouseButtonDblClick: "mouse-double",
    _T.MouseMove: "mouse-move",
    _T.MouseButtonRelease: "mouse-release",
    _T.TouchCancel: "touch-cancel",
    QEventPoint.State.Pressed: "touch-press",
    QEventPoint.State.Updated: "touch-move",
    QEventPoint.State.Released: "touch-release",
    QEventPoint.State.Stationary: "touch-stay",
}
_STARTS, _ENDS = ("-press", "-double"), ("-release", "-cancel")


class Held(StrEnum):
    """What touched: a part of the pen, a finger, the mouse, or a mouse made up from a pen or finger."""

    NIB = "nib"
    END = "rubber-end"
    BARREL = "barrel-button"
    FINGER = "finger"
    MOUSE = "mouse"
    GHOST = "made-up-mouse"


_TIPS = {Tip.NIB: Held.NIB, Tip.END: Held.END, Tip.BARREL: Held.BARREL}


class Line(NamedTuple):
    """One event: ms since the log began, viewport position (pixels), pressure 0..1, tilt in degrees, Qt's button bits."""

    t_ms: float
    kind: str
    device: str
    tool: Held
    x: float
    y: float
    pressure: float
    tilt_x: float
    tilt_y: float
    buttons: int

    def text(self) -> str:
        """Return the event as one line of a report."""
        return (
            f"{self.t_ms:.1f} {self.kind} [{self.device}] {self.tool} x={self.x:.2f} y={self.y:.2f} "
            f"pressure={self.pressure:.3f} tilt={self.tilt_x:g},{self.tilt_y:g} buttons={self.buttons}"
        )


class PenLog(QObject):
    """Write down the last 500 events of a widget that lie where `wanted(position)` says, and the rest of what began there.

    Only so the way of the mouse to a "copy" button does not push out what is to be copied. It swallows nothing. `clock`: ms.
    """

    heard = Signal()

    def __init__(self, wanted: Callable[[QPointF], bool], clock: Callable[[], float] = lambda: time.monotonic() * 1000.0) -> None:
        super().__init__()
        self._wanted, self._clock = wanted, clock
        self._begun = clock()
        self._held: set[tuple[str, int]] = set()
        self._handlers = {QTabletEvent: self._tablet, QMouseEvent: self._mouse, QTouchEvent: self._touch}
        self.lines: deque[Line] = deque(maxlen=LAST)
        app = QGuiApplication.instance()
        if isinstance(app, PenApplication):
            app.pen_near.connect(self._near)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take note and pass everything on."""
        handler = self._handlers.get(event.__class__)
        if handler is not None:
            handler(watched, event)
        return False

    def rate(self) -> float | None:
        """Return how many events a second the device heard last has sent of late; None after fewer than three."""
        if not self.lines:
            return None
        last = self.lines[-1]
        times = [line.t_ms for line in self.lines if line.device == last.device and line.t_ms >= last.t_ms - RATE_MS]
        span = times[-1] - times[0]
        return (len(times) - 1) / span * 1000.0 if len(times) > 2 and span > 0 else None

    def clear(self) -> None:
        """Begin anew."""
        self.lines.clear()
        self._begun = self._clock()

    def _tablet(self, _widget: QWidget, e: QTabletEvent) -> None:
        device = e.pointingDevice()
        self._add(
            (device.name(), device.systemId()), e.position(), _KINDS.get(e.type(), "tablet"), _TIPS[tablet_tip(e)],
            e.pressure(), e.xTilt(), e.yTilt(), e.buttons().value,
        )  # fmt: skip

    def _near(self, device: QPointingDevice, near: bool) -> None:
        tool = Held.END if device.pointerType() == QPointingDevice.PointerType.Eraser else Held.NIB
        kind = "tablet-near" if near else "tablet-away"
        self._add((device.name(), device.systemId()), QPointF(), kind, tool, anywhere=True)

    def _mouse(self, _widget: QWidget, e: QMouseEvent) -> None:
        tool = Held.GHOST if is_ghost(e) else Held.MOUSE
        self._add((e.device().name(), -1), e.position(), _KINDS.get(e.type(), "mouse"), tool, buttons=e.buttons().value)

    def _touch(self, widget: QWidget, e: QTouchEvent) -> None:
        name, cancelled = e.device().name(), e.type() == _T.TouchCancel
        if cancelled and not e.points():
            self._add((name, -1), QPointF(), _KINDS[_T.TouchCancel], Held.FINGER, anywhere=True)
        for point in e.points():
            kind = _KINDS[_T.TouchCancel] if cancelled else _KINDS.get(point.state(), "touch")
            at = widget.mapFromGlobal(point.globalPosition())
            self._add((name, point.id()), at, kind, Held.FINGER, point.pressure())

    def _add(
        self, key: tuple[str, int], at: QPointF, kind: str, tool: Held, pressure: float = 0.0,
        tilt_x: float = 0.0, tilt_y: float = 0.0, buttons: int = 0, anywhere: bool = False,
    ) -> None:  # fmt: skip
        wanted = anywhere or key in self._held or self._wanted(at)
        if kind.endswith(_ENDS):
            self._held.discard(key)
        elif wanted and kind.endswith(_STARTS):
            self._held.add(key)
        if wanted:
            t_ms = self._clock() - self._begun
            self.lines.append(Line(t_ms, kind, key[0], tool, at.x(), at.y(), pressure, tilt_x, tilt_y, buttons))
            self.heard.emit()
