"""Pointers over a view's boards: where each is in board units, whose press was whose, and what the router makes of it."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsView
from shiboken6 import isValid

from partygames.ink.router import Device, Kind, PenEvent, PenRouter, Tip
from partygames.ink.stroke import Tool
from partygames.ui.pen.boards import Boards
from partygames.ui.pen.inker import Inker, Key

_MOVE = Kind.MOVE  # an enum member costs a look-up each time: not on the way of a sample


class Pointers:
    """Carry what Qt's events tell, each already read, to the ink. Positions are the viewport's, times ms on one clock.

    The boards may outlive `owner`: then they are heard no more.
    """

    def __init__(self, owner: QObject, view: QGraphicsView, ink: Inker, clock: Callable[[], float]) -> None:
        self._owner, self._view, self._ink, self._clock = owner, view, ink, clock
        self.router = PenRouter()
        self.boards = Boards(view, ink.boards, self.release, self.forget)
        self.taken: set[Key] = set()  # pointers whose press fell on a board: theirs until they lift
        self.enabled = True

    def move(self, key: Key, t: float, at: QPointF, pressure: float) -> None:
        """Feed a move of something that is held down: the way of every sample."""
        ink = self._ink.live.get(key)
        if ink is None:
            self.router.feed(PenEvent(Kind.MOVE, *key, t))  # a held pen still keeps palms and ghosts away
            return
        px, py = at.x(), at.y()
        a, c, e, b, d, f = ink.map
        x, y = a * px + c * py + e, b * px + d * py + f
        self._ink.do(self.router.feed(PenEvent(_MOVE, key[0], key[1], t, ink.board, x, y, pressure)))

    def other(self, kind: Kind, key: Key, t: float, at: QPointF, pressure: float, tip: Tip) -> bool:
        """Feed a press, release or hover; return whether it is ours and not the scene's."""
        board, mapping = None, None
        live = self._ink.live.get(key)
        if kind is Kind.UP and live is not None:
            board, mapping = live.board, live.map
        elif kind is not Kind.UP:
            board = self.hit(at)
            mapping = self.boards.items[board].mapping(self._view) if board is not None else None
        x = y = 0.0
        if mapping is None:
            board = None
        else:
            a, c, e, b, d, f = mapping
            x, y = a * at.x() + c * at.y() + e, b * at.x() + d * at.y() + f
            self._ink.maps[board] = mapping
        ours = key in self.taken
        if kind is Kind.DOWN:
            ours = board is not None
            (self.taken.add if ours else self.taken.discard)(key)
        else:
            self.taken.discard(key)
        if kind is Kind.HOVER:
            ours = False  # hovering belongs to the scene: buttons must see the pen leave them
            if board is not None:
                tool = Tool.RUBBER if tip is not Tip.NIB else self._ink.tool
                self.boards.items[board].show_ring(tool, self._ink.widths[tool], self._view.viewport().devicePixelRatioF())
        self._ink.do(self.router.feed(PenEvent(kind, *key, t, board, x, y, pressure, tip)))
        return ours

    def lift(self, kind: Kind, key: Key, t: float) -> None:
        """Feed what happened nowhere in particular, and that ends what the pointer did."""
        self._ink.do(self.router.feed(PenEvent(kind, *key, t)))
        self.taken.discard(key)

    def lift_fingers(self, kind: Kind, t: float) -> bool:
        """End the touches that were on boards; return whether there were any."""
        fingers = [key for key in self.taken if key[0] is Device.TOUCH]
        for key in fingers:
            self.lift(kind, key, t)
        return bool(fingers)

    @property
    def finger_draws(self) -> bool:
        """Say whether a stroke of a finger is under way."""
        return any(device is Device.TOUCH for device, _ in self._ink.live)

    def hit(self, at: QPointF) -> Hashable | None:
        """Return the open board under a position."""
        return self.boards.hit(at) if self.enabled else None

    def release(self, board: Hashable) -> None:
        """End and keep a stroke on a board that is hidden, closed or taken away."""
        if isValid(self._owner):
            self._ink.do(self.router.release_board(board, self._clock()))

    def forget(self, board: Hashable) -> None:
        """Take a board away; a stroke under way on it ends and is kept."""
        if isValid(self._owner):
            self.release(board)
            self.boards.remove(board)
