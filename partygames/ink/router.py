"""Who draws where: one written-out state machine from pen events to strokes begun, extended and finished.

    state     DOWN              MOVE            HOVER*       UP           CANCEL
    UP        press             -               -            -            -
    DRAWING   finish, press     extend, break   finish       finish       finish (one lifted touch: cancel)
    DEAD      - (touch: press)  -               -> UP        -> UP        -

A press begins a stroke only if it is on a board, the board is free, and nothing says that this is no pen (`_allowed`).
HOVER is a move with nothing pressed: proof that the pen is up, even when the release was lost. (*) So are NEAR and AWAY,
which tell that a pen came near the tablet or left: in between palms rest, even while it is held still and silent.
DEAD is a pen that was down at the bell (DD-4). The machine knows nothing of Qt; time comes with the events.
"""

from collections.abc import Hashable
from enum import IntEnum
from math import isfinite
from typing import NamedTuple

from partygames.ink.filters import breaks, distance
from partygames.ink.stroke import Tool

MOUSE_AFTER_PEN_MS = 250.0  # ghost clicks come within 100 ms of a pen's press or release (Drawpile#819)
GHOST_MS, GHOST_SPOT = 100.0, 0.03  # a mouse stroke this young and this near (board widths) was the pen's own ghost
TOUCH_AFTER_PEN_MS = 500.0  # a palm rests while a pen is near, and a moment longer (OpenBoard#139)
NEAR_MS = 10_000.0  # a pen in a hand is never so still: its leaving was lost, and fingers shall not wait for ever
SILENT_MS = 2000.0  # a pen in contact never keeps silent so long: its release was lost


class Kind(IntEnum):
    """What a pen, finger or mouse did."""

    DOWN = 0
    MOVE = 1
    UP = 2
    HOVER = 3
    CANCEL = 4
    NEAR = 5
    AWAY = 6


class Device(IntEnum):
    """What it was: a graphics tablet's pen, a finger, or a mouse."""

    TABLET = 0
    TOUCH = 1
    MOUSE = 2

    __hash__ = int.__hash__  # it is part of every key, and Enum's own is written in Python


class Tip(IntEnum):
    """Which part of the pen touches: the nib, its rubber end, or the nib with the barrel button held."""

    NIB = 0
    END = 1
    BARREL = 2


class Verb(IntEnum):
    """What is to be done with the ink (see Action)."""

    BEGIN = 0
    EXTEND = 1
    FINISH = 2
    CANCEL = 3


class PenEvent(NamedTuple):
    """One thing a pen, finger or mouse did: ms on one clock for all devices, board units, pressure 0..1.

    `board` is the board under the tip, or None; while a stroke is under way, x and y are in the units of *its* board.
    CANCEL with `pointer` None means every pointer.
    """

    kind: Kind
    device: Device
    pointer: int | None
    t_ms: float
    board: Hashable | None = None
    x: float = 0.0
    y: float = 0.0
    pressure: float = 0.0
    tip: Tip = Tip.NIB


class Action(NamedTuple):
    """What to do with the ink. FINISH keeps the stroke, CANCEL throws it away; x is None where it is unknown."""

    verb: Verb
    device: Device
    pointer: int
    board: Hashable
    t_ms: float
    x: float | None
    y: float | None
    pressure: float
    tool: Tool


class _Live:
    """A stroke under way."""

    __slots__ = ("board", "born", "t", "tool", "x", "x0", "y", "y0")

    def __init__(self, e: PenEvent, tool: Tool) -> None:
        self.board, self.tool, self.born = e.board, tool, e.t_ms
        self.t, self.x, self.y = e.t_ms, e.x, e.y
        self.x0, self.y0 = e.x, e.y


Key = tuple[Device, int]
_NEVER = float("-inf")
_MOVE, _TABLET, _EXTEND = Kind.MOVE, Device.TABLET, Verb.EXTEND  # a look-up saved, on the way of every sample


class PenRouter:
    """Tell pens, fingers, mice, palms and ghosts apart, and give each stroke one board from pen-down to pen-up.

    `ignore_rubber_end`: the rubber end draws as the nib (Drawpile#493). `pen_only`: fingers and mice draw nothing.
    """

    def __init__(self, *, ignore_rubber_end: bool = False, pen_only: bool = False) -> None:
        self.ignore_rubber_end = ignore_rubber_end
        self.pen_only = pen_only
        self._live: dict[Key, _Live] = {}
        self._dead: set[Key] = set()
        self._near: set[int | None] = set()  # pens that came near and have not left
        self._pen_seen = self._pen_touched = _NEVER

    @property
    def drawing(self) -> bool:
        """True while any stroke is under way."""
        return bool(self._live)

    def feed(self, e: PenEvent) -> list[Action]:
        """Take one event; return what follows from it, in order."""
        kind, device, pointer, t_ms, *_ = e
        key = (device, pointer)
        live = self._live.get(key)
        if kind is _MOVE:  # first, and by itself: a pen sends a thousand a second
            if device is _TABLET:
                self._pen_seen = self._pen_touched = t_ms
            return self._move(key, live, e) if live is not None else []
        if kind is Kind.CANCEL:
            return self._cancel(e)
        if device is _TABLET:
            self._pen_seen = t_ms
            if kind is Kind.NEAR:
                self._near.add(pointer)
            elif kind is Kind.AWAY:  # a device may go by another number when it leaves: then all have left
                self._near = self._near - {pointer} if pointer in self._near else set()
            elif kind is not Kind.HOVER:
                self._pen_touched = t_ms
        if live is not None:
            if kind is Kind.DOWN:  # two presses: the release between them was lost
                return [self._end(key, Verb.FINISH, t_ms), *self._press(key, e)]
            if kind is Kind.UP:
                return [self._end(key, Verb.FINISH, t_ms, e.x, e.y)]
            return [self._end(key, Verb.FINISH, t_ms), *self._palms(e)]
        if key in self._dead:
            if kind in (Kind.UP, Kind.HOVER, Kind.NEAR, Kind.AWAY):
                self._dead.discard(key)
            elif kind is Kind.DOWN and device is Device.TOUCH:  # a finger that lands has been lifted
                self._dead.discard(key)
                return self._press(key, e)
            return []
        if kind is Kind.DOWN:
            return self._press(key, e)
        return self._palms(e) if kind in (Kind.HOVER, Kind.NEAR) else []

    def disarm(self, t_ms: float) -> list[Action]:
        """Ring the bell (DD-4): finish every live stroke here and now; its pen is dead until it is really lifted."""
        self._dead.update(self._live)
        return [self._end(key, Verb.FINISH, t_ms) for key in list(self._live)]

    def release_board(self, board: Hashable, t_ms: float) -> list[Action]:
        """Finish the stroke on a board that is being hidden, closed or taken away; the stroke is kept."""
        return [self._end(k, Verb.FINISH, t_ms) for k, live in list(self._live.items()) if live.board == board]

    def _move(self, key: Key, live: _Live, e: PenEvent) -> list[Action]:
        _, device, pointer, t, _, x, y, pressure, _ = e
        if not (isfinite(x) and isfinite(y)):
            return []
        if breaks(t - live.t, live.x, live.y, x, y):
            end = self._end(key, Verb.FINISH, live.t)
            self._live[key] = live
            live.t, live.x, live.y = t, x, y
            return [end, Action(Verb.BEGIN, device, pointer, live.board, t, x, y, pressure, live.tool)]
        live.t, live.x, live.y = t, x, y
        return [Action(_EXTEND, device, pointer, live.board, t, x, y, pressure, live.tool)]

    def _press(self, key: Key, e: PenEvent) -> list[Action]:
        actions = self._palms(e)
        if e.board is None or not (isfinite(e.x) and isfinite(e.y) and isfinite(e.t_ms)):
            return actions
        if e.device is Device.TABLET:
            actions += self._ghosts(e)
        if not self._allowed(e):
            return actions
        rubber = e.tip is Tip.BARREL or (e.tip is Tip.END and not self.ignore_rubber_end)
        tool = Tool.RUBBER if rubber else Tool.PEN
        self._live[key] = _Live(e, tool)
        return [*actions, Action(Verb.BEGIN, *key, e.board, e.t_ms, e.x, e.y, e.pressure, tool)]

    def _allowed(self, e: PenEvent) -> bool:
        if any(live.board == e.board for live in self._live.values()):
            return False  # the first owns its board until it is lifted
        if e.device is Device.TABLET:
            return True
        if self.pen_only:
            return False
        if e.device is Device.TOUCH:
            rests = NEAR_MS if self._near else TOUCH_AFTER_PEN_MS
            return not self._pen_down() and e.t_ms - self._pen_seen >= rests
        return not self._pen_down() and e.t_ms - self._pen_touched >= MOUSE_AFTER_PEN_MS

    def _pen_down(self) -> bool:
        return any(device is Device.TABLET for device, _ in self._live)

    def _palms(self, e: PenEvent) -> list[Action]:
        """When a pen comes near: a touch that began just before it was the palm, thrown away; an older one is kept."""
        if e.device is not Device.TABLET or not self._live:
            return []
        return [
            self._end(key, Verb.CANCEL if e.t_ms - live.born < TOUCH_AFTER_PEN_MS else Verb.FINISH, e.t_ms)
            for key, live in list(self._live.items())
            if key[0] is Device.TOUCH
        ]

    def _ghosts(self, e: PenEvent) -> list[Action]:
        """When a pen presses: throw away the mouse stroke its own ghost began, end a stroke whose release was lost."""
        actions = []
        for key, live in list(self._live.items()):
            if live.board != e.board:
                continue
            young = e.t_ms - live.born < GHOST_MS and distance(live.x0, live.y0, e.x, e.y) < GHOST_SPOT
            if key[0] is Device.MOUSE and young:
                actions.append(self._end(key, Verb.CANCEL, e.t_ms))
            elif key[0] is Device.TABLET and e.t_ms - live.t >= SILENT_MS:
                actions.append(self._end(key, Verb.FINISH, e.t_ms))
        return actions

    def _cancel(self, e: PenEvent) -> list[Action]:
        keys = list(self._live) if e.pointer is None else [k for k in self._live if k == (e.device, e.pointer)]
        palm = e.pointer is not None and e.device is Device.TOUCH  # the system took the touch back: it was no finger
        return [self._end(k, Verb.CANCEL if palm else Verb.FINISH, e.t_ms) for k in keys]

    def _end(self, key: Key, verb: Verb, t_ms: float, x: float | None = None, y: float | None = None) -> Action:
        live = self._live.pop(key)
        return Action(verb, *key, live.board, t_ms, x, y, 0.0, live.tool)
