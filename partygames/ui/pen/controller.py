"""The pen over a view: Qt events in, ink on the boards, finished strokes out."""

import time
from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPointingDevice,
    QTabletEvent,
    QTouchEvent,
    QWindow,
)
from PySide6.QtWidgets import QGraphicsView

from partygames.ink.router import Device, Kind, PenEvent, Tip
from partygames.ink.stroke import Tool
from partygames.ui.pen.board import BoardItem
from partygames.ui.pen.direct import DirectPaint
from partygames.ui.pen.events import TOUCH_KINDS, EventClock, is_ghost, mouse_kind, tablet_kind, tablet_tip
from partygames.ui.pen.fingers import ButtonFinger
from partygames.ui.pen.inker import Inker
from partygames.ui.pen.pointers import Pointers
from partygames.ui.pen.proximity import PenApplication

_T = QEvent.Type
_INTERRUPTIONS = (_T.WindowDeactivate, _T.WindowBlocked, _T.Hide)
_MOVE, _TABLET = Kind.MOVE, Device.TABLET  # an enum member costs a look-up each time: not on the way of a sample
_MOUSE, _GHOST = (Device.MOUSE, 0), (Device.MOUSE, 1)


def _now() -> float:
    return time.monotonic() * 1000.0


class PenController(QObject):
    """Let pens, fingers and the mouse draw on the boards of one view.

    Presses on boards are taken; everything else (buttons, hover, the wheel) passes through to the scene untouched.
    Boards are known by any hashable id. A screen that leaves calls `cancel`; the bell calls `bell`. `clock` returns ms
    and never runs backwards.
    """

    stroke_began = Signal(object)  # board id
    stroke_finished = Signal(object, object)  # board id, Stroke
    stroke_cancelled = Signal(object)  # board id; a palm or a ghost, taken away again

    _handlers: dict[type, Callable[[QEvent], bool]] = {}  # noqa: RUF012  when garbage is collected events outlive our own

    def __init__(self, view: QGraphicsView, clock: Callable[[], float] = _now) -> None:
        super().__init__(view)
        self._view, self._viewport, self._clock = view, view.viewport(), clock
        self._times = EventClock()
        self._ink = Inker(self.stroke_began.emit, self.stroke_finished.emit, self.stroke_cancelled.emit)
        self._pointers = Pointers(self, view, self._ink, clock)
        self._router, self._boards = self._pointers.router, self._pointers.boards
        self._taken = self._pointers.taken
        self._button_finger = ButtonFinger(self._viewport)
        self._pens: dict[int, QPointingDevice] = {}
        # By class: to read an event's type costs more, and a view has many events that are not ours.
        self._handlers = {
            QTabletEvent: self._tablet,
            QMouseEvent: self._mouse,
            QTouchEvent: self._touch,
            QPaintEvent: DirectPaint(view, self._ink).paint,
            QEvent: self._plain,
            QHideEvent: self._plain,
        }
        for widget in (view, self._viewport):
            widget.setTabletTracking(True)
        self._viewport.setMouseTracking(True)
        view.setRenderHint(QPainter.RenderHint.Antialiasing)  # the boards paint the tip of the pen and rely on it
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._viewport.ungrabGesture(Qt.GestureType.PanGesture)  # two fingers draw here, they do not scroll
        self._viewport.installEventFilter(self)
        app = QGuiApplication.instance()
        app.focusWindowChanged.connect(self._focus_moved)
        if isinstance(app, PenApplication):
            app.pen_near.connect(self._pen_near)

    # -- boards and settings

    def add_board(self, board: Hashable, item: BoardItem, enabled: bool = True) -> None:
        """Make a board known; raises ValueError if its id is taken."""
        self._boards.add(board, item)
        self.enable_board(board, enabled)

    def remove_board(self, board: Hashable) -> None:
        """Forget a board; a stroke under way on it ends and is kept."""
        self._pointers.forget(board)

    def enable_board(self, board: Hashable, enabled: bool) -> None:
        """Open a board for drawing or close it; a closed board leaves its presses to the scene."""
        if enabled:
            self._boards.open(board)
        else:
            self._boards.close(board)
            self._pointers.release(board)

    def set_tool(self, tool: Tool, width: float | None = None) -> None:
        """Choose what the nib, a finger and the mouse draw with; without a width the last one of that tool."""
        self._ink.tool = tool
        if width is not None:
            self._ink.widths[tool] = width

    @property
    def tool(self) -> tuple[Tool, float]:
        """The tool and width chosen."""
        return self._ink.tool, self._ink.widths[self._ink.tool]

    def set_options(self, *, gamma: float = 1.0, ignore_rubber_end: bool = False, pen_only: bool = False) -> None:
        """Apply the user's settings from the next stroke on: pressure curve (ink.width.curve) and router switches."""
        self._ink.gamma = gamma
        self._router.ignore_rubber_end, self._router.pen_only = ignore_rubber_end, pen_only

    def set_enabled(self, enabled: bool) -> None:
        """Switch drawing on or off as a whole; off ends what is under way and leaves all presses to the scene."""
        self._pointers.enabled = enabled
        if not enabled:
            self.cancel()

    @property
    def drawing(self) -> bool:
        """True while any stroke is under way."""
        return self._router.drawing

    def bell(self) -> None:
        """End every stroke at once and keep it; a pen held now draws on nothing until it is lifted (DD-4)."""
        self._ink.do(self._router.disarm(self._clock()))

    def cancel(self) -> None:
        """End every stroke because something came between: it is kept, and no pen is left down."""
        if self._router.drawing:
            self._ink.do(self._router.feed(PenEvent(Kind.CANCEL, Device.MOUSE, None, self._clock())))

    # -- events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what pens, fingers and the mouse do on a board, and repaint live ink; leave everything else to the view."""
        handler = self._handlers.get(event.__class__)
        return handler(event) if handler is not None else False

    def _tablet(self, event: QTabletEvent) -> bool:
        kind = tablet_kind(event)
        device = event.pointingDevice()
        number = device.systemId()
        self._pens[number] = device  # while we hold the wrapper, Qt's binding finds it again instead of making one
        key = (_TABLET, number)
        t = self._times.read(key, event.timestamp(), self._clock())
        if kind is _MOVE:
            self._pointers.move(key, t, event.position(), event.pressure())
            return key in self._taken
        return self._pointers.other(kind, key, t, event.position(), event.pressure(), tablet_tip(event))

    def _mouse(self, event: QMouseEvent) -> bool:
        kind = mouse_kind(event)
        if is_ghost(event):  # made up from a pen or finger: over a board it is theirs, elsewhere it works the buttons
            if kind is Kind.DOWN and self._pointers.hit(event.position()) is not None:
                self._taken.add(_GHOST)
            ours = _GHOST in self._taken and kind is not Kind.HOVER
            if kind is not Kind.DOWN and kind is not Kind.MOVE:
                self._taken.discard(_GHOST)
            return ours
        t = self._times.read(_MOUSE, event.timestamp(), self._clock())
        if kind is Kind.MOVE:
            self._pointers.move(_MOUSE, t, event.position(), 0.5)
            return _MOUSE in self._taken
        return self._pointers.other(kind, _MOUSE, t, event.position(), 0.5, Tip.NIB)

    def _touch(self, event: QTouchEvent) -> bool:
        t = self._times.read(Device.TOUCH, event.timestamp(), self._clock())
        phase = event.type()
        if phase == _T.TouchCancel:
            return self._lift_fingers(Kind.CANCEL, t)  # the system found a palm
        ours, beside = False, []
        for point in event.points():
            key = (Device.TOUCH, point.id())
            at = self._viewport.mapFromGlobal(point.globalPosition())
            kind = TOUCH_KINDS.get(point.state())
            if kind is Kind.MOVE:
                self._pointers.move(key, t, at, 0.5)
            elif kind is not None:
                ours |= self._pointers.other(kind, key, t, at, 0.5, Tip.NIB)
            if key in self._taken:
                ours = True
            elif kind is not None:
                beside.append((key[1], kind, at))
        for finger, kind, at in beside:
            if kind is not Kind.DOWN:
                ours |= self._button_finger.follow(finger, kind, at)
            elif self._pointers.finger_draws:
                self._button_finger.press(finger, at)
        if phase == _T.TouchEnd:  # a last release may have been lost
            self._lift_fingers(Kind.HOVER, t)
        return ours

    def _lift_fingers(self, kind: Kind, t: float) -> bool:
        self._button_finger.call_off()
        return self._pointers.lift_fingers(kind, t)

    def _pen_near(self, device: QPointingDevice, near: bool) -> None:
        """Keep palms away as long as a pen is near; a pen that has left draws no more."""
        self._pointers.lift(Kind.NEAR if near else Kind.AWAY, (_TABLET, device.systemId()), self._clock())

    def _focus_moved(self, window: QWindow | None) -> None:
        """Cancel when a dialog opens or the window loses the focus; a press that brings the focus is no reason."""
        if window is None or window is not self._view.window().windowHandle():
            self.cancel()

    def _plain(self, event: QEvent) -> bool:
        if event.type() in _INTERRUPTIONS:
            self.cancel()
        return False
