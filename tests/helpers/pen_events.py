"""Make pen, mouse and touch events as a system sends them, ghosts included (sendEvent makes none by itself).

Devices live at module level: an event holds a bare pointer to its device, and a freed one crashes.
"""
from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QPointingDeviceUniqueId,
    QTabletEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView

_D, _P = QInputDevice.DeviceType, QPointingDevice.PointerType
_CAPABLE = QInputDevice.Capability.Position | QInputDevice.Capability.Pressure
NO_KEYS = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


def _pen(name: str, number: int, pointer: QPointingDevice.PointerType) -> QPointingDevice:
    return QPointingDevice(
        name, number, _D.Stylus, pointer, _CAPABLE, 1, 3, "seat0", QPointingDeviceUniqueId.fromNumericId(number)
    )


PEN = _pen("test pen", 101, _P.Pen)
RUBBER_END = _pen("test pen, rubber end", 102, _P.Eraser)
SECOND_PEN = _pen("second test pen", 103, _P.Pen)
SCREEN = QPointingDevice("test touch screen", 104, _D.TouchScreen, _P.Finger, QInputDevice.Capability.Position, 10, 0)
DEVICES = (PEN, RUBBER_END, SECOND_PEN, SCREEN)

_TABLET = {"down": QEvent.Type.TabletPress, "move": QEvent.Type.TabletMove, "up": QEvent.Type.TabletRelease}
_MOUSE = {"down": QEvent.Type.MouseButtonPress, "move": QEvent.Type.MouseMove, "up": QEvent.Type.MouseButtonRelease,
          "double": QEvent.Type.MouseButtonDblClick}  # fmt: skip
_STATES = {"down": QEventPoint.State.Pressed, "move": QEventPoint.State.Updated, "up": QEventPoint.State.Released,
           "stay": QEventPoint.State.Stationary}  # fmt: skip


class Clock:
    """A clock the test moves on: ms."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def wait(self, ms: float) -> None:
        self.now += ms


class Hand:
    """A hand over a view: positions are scene points, each step takes `step` ms of the clock."""

    def __init__(self, view: QGraphicsView, clock: Clock, step: float = 5.0) -> None:
        self.view, self.clock, self.step = view, clock, step

    def _at(self, x: float, y: float) -> QPointF:
        return self.view.viewportTransform().map(QPointF(x, y))

    def _send(self, event: QEvent) -> bool:
        QApplication.sendEvent(self.view.viewport(), event)
        return event.isAccepted()

    def _stamped(self, event: QEvent) -> QEvent:
        self.clock.wait(self.step)
        event.setTimestamp(int(self.clock.now))
        return event

    def pen(self, *args: object, **more: object) -> bool:
        """Send a tablet event, see `pen_event`; return whether it was accepted."""
        return self._send(self.pen_event(*args, **more))

    def pen_event(self, what: str, x: float, y: float, pressure: float = 0.5, device: QPointingDevice = PEN,
                  barrel: bool = False, held: bool | None = None) -> QTabletEvent:  # fmt: skip
        """Make a tablet event: down, move, up, or hover; `held` overrides whether the nib touches."""
        touching = what in ("down", "move") if held is None else held
        buttons = (LEFT if touching else NONE) | (RIGHT if barrel else NONE)
        at = self._at(x, y)
        button = LEFT if what in ("down", "up") else NONE
        kind = _TABLET["move" if what == "hover" else what]
        return self._stamped(
            QTabletEvent(kind, device, at, at, pressure, 0, 0, 0.0, 0.0, 0.0, NO_KEYS, button, buttons)
        )

    def pen_near(self, near: bool, device: QPointingDevice = PEN) -> None:
        """Bring a pen near the tablet or take it away: the application is told, no widget."""
        kind = QEvent.Type.TabletEnterProximity if near else QEvent.Type.TabletLeaveProximity
        nowhere = QPointF()
        event = QTabletEvent(kind, device, nowhere, nowhere, 0, 0, 0, 0.0, 0.0, 0.0, NO_KEYS, NONE, NONE)
        QApplication.sendEvent(QApplication.instance(), self._stamped(event))

    def mouse(self, what: str, x: float, y: float, ghost: bool = False, button: Qt.MouseButton = LEFT) -> bool:
        """Send a mouse event: down, double, move (button held), hover, up; a ghost is marked as the system's own."""
        at = self._at(x, y)
        held = button if what in ("down", "move", "double") else NONE
        pressed = NONE if what in ("move", "hover") else button
        source = Qt.MouseEventSource
        source = source.MouseEventSynthesizedBySystem if ghost else source.MouseEventNotSynthesized
        kind = _MOUSE["move" if what == "hover" else what]
        event = QMouseEvent(kind, at, at, self.view.viewport().mapToGlobal(at), pressed, held, NO_KEYS, source)
        return self._send(self._stamped(event))

    def touch(self, *fingers: tuple[int, str, float, float]) -> bool:
        """Send one touch frame: (finger, down/move/stay/up, x, y) each."""
        points = [
            QEventPoint(n, _STATES[what], self._at(x, y), self.view.viewport().mapToGlobal(self._at(x, y)))
            for n, what, x, y in fingers
        ]
        whats = {what for _, what, _, _ in fingers}
        kind = {"down": QEvent.Type.TouchBegin, "up": QEvent.Type.TouchEnd}.get("".join(whats), QEvent.Type.TouchUpdate)
        return self._send(self._stamped(QTouchEvent(kind, SCREEN, NO_KEYS, points)))

    def touch_lost(self) -> bool:
        """Let the system take the touch back, as it does when it finds a palm."""
        return self._send(self._stamped(QTouchEvent(QEvent.Type.TouchCancel, SCREEN, NO_KEYS, [])))

    def pen_line(self, points: list[tuple[float, float]], pressure: float = 0.5, device: QPointingDevice = PEN) -> None:
        """Press at the first point, move through the others, lift at the last."""
        self.pen("down", *points[0], pressure, device)
        for x, y in points[1:]:
            self.pen("move", x, y, pressure, device)
        self.pen("up", *points[-1], 0.0, device)

    def mouse_line(self, points: list[tuple[float, float]]) -> None:
        self.mouse("down", *points[0])
        for x, y in points[1:]:
            self.mouse("move", x, y)
        self.mouse("up", *points[-1])
