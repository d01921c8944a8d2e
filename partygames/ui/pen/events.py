"""Read Qt's pen, mouse and touch events into small values. Nothing of an event is kept: Qt reuses and frees them."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QPointingDevice, QTabletEvent

from partygames.ink.router import Kind, Tip

_LEFT = Qt.MouseButton.LeftButton
_MOVE, _HOVER = Kind.MOVE, Kind.HOVER  # an enum member costs a look-up each time: not on the way of a sample
_TABLET_MOVE, _MOUSE_MOVE = QEvent.Type.TabletMove, QEvent.Type.MouseMove
_TRUE_MOUSE = Qt.MouseEventSource.MouseEventNotSynthesized
_BARREL = Qt.MouseButton.RightButton | Qt.MouseButton.MiddleButton

TOUCH_KINDS = {
    QEventPoint.State.Pressed: Kind.DOWN,
    QEventPoint.State.Updated: Kind.MOVE,
    QEventPoint.State.Released: Kind.UP,
}


class EventClock:
    """Put the timestamps of all devices on one clock.

    Each device counts from a moment of its own, and made-up events carry 0. The first event of a device ties its count
    to the arrival time; a stamp that would lie in the future, or more than LATE_MS back, ties it anew.
    """

    LATE_MS = 2000.0

    def __init__(self) -> None:
        self._offsets: dict[object, float] = {}

    def read(self, source: object, stamp: float, now: float) -> float:
        """Return ms on the clock of `now` for an event of `source` stamped `stamp` (ms on its own clock, 0 if none)."""
        if stamp <= 0:
            return now
        t = stamp + self._offsets.get(source, now - stamp)
        if not now - self.LATE_MS <= t <= now:
            t = now
        self._offsets[source] = t - stamp
        return t


def tablet_kind(event: QTabletEvent) -> Kind:
    """Tell what the nib did; the barrel button alone is no press."""
    phase = event.type()
    if phase is _TABLET_MOVE and event.buttons() is _LEFT:
        return _MOVE
    if phase is not _TABLET_MOVE and event.button() == _LEFT:
        return Kind.DOWN if phase == QEvent.Type.TabletPress else Kind.UP
    return _MOVE if event.buttons().value & 1 else _HOVER


def tablet_tip(event: QTabletEvent) -> Tip:
    """Tell which part of the pen this event speaks of, from the event alone (rnote#170: no mode that could stick)."""
    if event.pointerType() == QPointingDevice.PointerType.Eraser:
        return Tip.END
    return Tip.BARREL if event.buttons() & _BARREL else Tip.NIB


def mouse_kind(event: QMouseEvent) -> Kind:
    """Tell what the left button did; other buttons draw nothing."""
    if event.type() is _MOUSE_MOVE and event.buttons() is _LEFT:  # the way of every sample: no arithmetic with flags
        return _MOVE
    if event.button() == _LEFT:
        return Kind.UP if event.type() == QEvent.Type.MouseButtonRelease else Kind.DOWN
    return _MOVE if event.buttons().value & 1 else _HOVER


def is_ghost(event: QMouseEvent) -> bool:
    """Tell whether a mouse event was made up from a pen or a finger, by the system or by Qt."""
    return event.source() is not _TRUE_MOUSE
