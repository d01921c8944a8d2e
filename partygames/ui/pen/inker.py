"""Carry out what the router decides: filters fed, boards painted, strokes packed."""

from collections import deque
from collections.abc import Callable, Hashable, Sequence

from shiboken6 import isValid

from partygames.ink.filters import StrokeFilter
from partygames.ink.router import Action, Device, Verb
from partygames.ink.stroke import PEN_WIDTHS, RUBBER_WIDTHS, Stroke, Tool, pack_stroke
from partygames.ui.pen.board import BoardItem

Mapping = tuple[float, float, float, float, float, float]  # see BoardItem.mapping
Key = tuple[Device, int]


_EXTEND = Verb.EXTEND


class Ink:
    """One stroke under way; its board and the way from viewport positions to board units are fixed at pen-down."""

    __slots__ = ("board", "clear", "filter", "item", "map", "tool", "width")

    def __init__(
        self, board: Hashable, item: BoardItem, mapping: Mapping, tool: Tool, width: float, ink_filter: StrokeFilter
    ) -> None:
        self.board, self.item, self.map = board, item, mapping
        self.tool, self.width, self.filter = tool, width, ink_filter
        self.clear: bool | None = None  # nothing lies above the board; None: not known


class Inker:
    """Hold the boards, the chosen tool and the strokes under way; tell the three callbacks what became of each."""

    def __init__(
        self,
        began: Callable[[Hashable], None],
        finished: Callable[[Hashable, Stroke], None],
        cancelled: Callable[[Hashable], None],
    ) -> None:
        self.boards: dict[Hashable, BoardItem] = {}
        self.maps: dict[Hashable, Mapping] = {}  # as of the last press on each board
        self.live: dict[Key, Ink] = {}
        self.tool = Tool.PEN
        self.widths = {Tool.PEN: PEN_WIDTHS[1], Tool.RUBBER: RUBBER_WIDTHS[0]}
        self.gamma = 1.0
        self._began, self._finished, self._cancelled = began, finished, cancelled
        self._todo: deque[Action] = deque()
        self._busy = False

    def do(self, actions: Sequence[Action]) -> None:
        """Carry actions out in order; what a callback brings about (a bell, a closed board) waits for its turn."""
        if len(actions) == 1 and actions[0].verb is _EXTEND and not self._busy:
            self._act(actions[0])  # the way of every sample; it calls nobody back
            return
        self._todo.extend(actions)
        if self._busy:
            return
        self._busy = True
        try:
            while self._todo:
                self._act(self._todo.popleft())
        finally:
            self._busy = False

    def _act(self, action: Action) -> None:
        key = (action.device, action.pointer)
        verb, ink = action.verb, self.live.get(key)
        if verb is Verb.BEGIN:
            if action.board in self.boards:
                self._begin(key, action)
        elif ink is None:  # its board was taken away before it could begin
            return
        elif verb is _EXTEND:
            ink_filter = ink.filter
            sample = ink_filter.feed(action.t_ms, action.x, action.y, action.pressure)
            ink.item.extend(sample, ink_filter.tip)
            if sample is not None and ink_filter.full:  # the line goes on in a new stroke
                self.do((action._replace(verb=Verb.FINISH), action._replace(verb=Verb.BEGIN)))
        elif verb is Verb.FINISH:
            self._finish(key, action)
        else:
            del self.live[key]
            if isValid(ink.item):
                ink.item.cancel()
            self._cancelled(ink.board)

    def _begin(self, key: Key, action: Action) -> None:
        tool = Tool.RUBBER if Tool.RUBBER in (action.tool, self.tool) else Tool.PEN
        board = action.board
        ink_filter = StrokeFilter(self.gamma, speed=action.device is not Device.TABLET)
        ink_filter.feed(action.t_ms, action.x, action.y, action.pressure)
        ink = Ink(board, self.boards[board], self.maps[board], tool, self.widths[tool], ink_filter)
        self.live[key] = ink
        ink.item.begin(tool, ink.width, ink_filter.samples)
        self._began(board)

    def _finish(self, key: Key, action: Action) -> None:
        ink = self.live.pop(key)
        last = ink.filter.finish(action.t_ms, action.x, action.y)
        stroke = pack_stroke(ink.tool, ink.width, ink.filter.samples)
        if isValid(ink.item):
            ink.item.finish(stroke, last)
        else:
            ink.item.ink.close_brush()
        self._finished(ink.board, stroke)
