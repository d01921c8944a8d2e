"""Where items go that are removed while one of their own events may still be handled."""

import shiboken6
from PySide6.QtWidgets import QGraphicsWidget


class Bin:
    """Keep what was removed until Qt has deleted it: without a reference Python would delete it in the middle of its event."""

    def __init__(self) -> None:
        self._gone: list[QGraphicsWidget] = []

    def take(self, item: QGraphicsWidget) -> None:
        """Take an item out of its scene; it is deleted once its event is over."""
        if not shiboken6.isValid(item):
            return
        scene = item.scene()
        if scene is not None:
            item.setParentItem(None)
            scene.removeItem(item)
        self._gone = [one for one in self._gone if shiboken6.isValid(one)]
        self._gone.append(item)
        item.deleteLater()
