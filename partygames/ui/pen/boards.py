"""The boards that a pen knows in one view: which of them are open, and which lies under a point."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QMetaObject, QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsView

from partygames.ui.pen.board import BoardItem


class Boards:
    """Keep boards by any hashable id; `hidden(id)` and `gone(id)` are called when the scene hides or deletes one."""

    def __init__(
        self,
        view: QGraphicsView,
        items: dict[Hashable, BoardItem],
        hidden: Callable[[Hashable], None],
        gone: Callable[[Hashable], None],
    ) -> None:
        self.items = items
        self._view, self._hidden, self._gone = view, hidden, gone
        self._open: set[Hashable] = set()
        self._ties: dict[Hashable, tuple[QMetaObject.Connection, ...]] = {}

    def add(self, board: Hashable, item: BoardItem) -> None:
        """Make a closed board known; raises ValueError if its id is taken."""
        if board in self.items:
            raise ValueError(f"board {board!r} is known already")
        self.items[board] = item
        self._ties[board] = (
            item.visibleChanged.connect(lambda: self._visibility(board, item)),
            item.destroyed.connect(lambda: self._destroyed(board, item)),
        )

    def remove(self, board: Hashable) -> None:
        """Forget a board."""
        self.items.pop(board, None)
        for tie in self._ties.pop(board, ()):
            QObject.disconnect(tie)
        self._open.discard(board)

    def open(self, board: Hashable) -> None:
        """Let it be drawn on."""
        self._open.add(board)

    def close(self, board: Hashable) -> None:
        """Leave its presses to the scene."""
        self._open.discard(board)
        self.items[board].hide_ring()

    def hit(self, at: QPointF) -> Hashable | None:
        """Return the open board under a viewport position, if nothing that takes presses lies above it."""
        scene = self._view.scene()
        if not self._open or scene is None:
            return None
        known = {id(self.items[board]): board for board in self._open}
        inverse, _ = self._view.viewportTransform().inverted()
        spot = inverse.map(at)
        for item in scene.items(spot):
            board = known.get(id(item))
            if board is not None:
                return board if item.paper.contains(item.mapFromScene(spot)) else None
            if item.acceptedMouseButtons() != Qt.MouseButton.NoButton:
                return None
        return None

    def _visibility(self, board: Hashable, item: BoardItem) -> None:
        if not item.isVisible() and self.items.get(board) is item:
            self._hidden(board)

    def _destroyed(self, board: Hashable, item: BoardItem) -> None:
        if self.items.get(board) is item:
            self._gone(board)
