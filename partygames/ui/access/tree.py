"""Show the items of the stage to the system's screen reader.

Qt knows a graphics view as one widget without children, so each item that speaks gets an interface of its own here. Qt asks
the factory once for an object, keeps what it returns, and deletes it with the object.
"""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsWidget
from shiboken6 import isValid

from partygames.ui.access.voice import speaking, voice
from partygames.ui.scene.stage import Screen, Stage

_kept: dict[int, QAccessibleInterface] = {}
"""By the address of its object: Qt holds bare pointers."""


class StageAccess(QAccessibleWidget):
    """The stage: its children are the items that speak, in reading order."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, QAccessible.Role.Pane, "")
        self._stage = stage

    def items(self) -> list[QGraphicsWidget]:
        """Return the items that speak now."""
        screen = self._stage.screen_shown if isValid(self._stage) else None
        return speaking(screen.items(), screen.covers()) if screen is not None else []

    def childCount(self) -> int:
        """Return how many items speak."""
        return len(self.items())

    def child(self, index: int) -> QAccessibleInterface | None:
        """Return the interface of one of them."""
        items = self.items()
        return QAccessible.queryAccessibleInterface(items[index]) if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of an interface among them, -1 if it is none of them."""
        item = child.object()
        return next((i for i, each in enumerate(self.items()) if each is item), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """Return what lies at a point of the desktop."""
        for item in reversed(self.items()):
            face = QAccessible.queryAccessibleInterface(item)
            if face is not None and face.rect().contains(x, y):
                return face
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        """Return what has the keyboard's focus."""
        screen = self._stage.screen_shown if isValid(self._stage) else None
        item = screen.focusItem() if screen is not None else None
        return QAccessible.queryAccessibleInterface(item) if isinstance(item, QGraphicsWidget) else None


class ItemAccess(QAccessibleObject):
    """One item that speaks."""

    def __init__(self, item: QGraphicsWidget) -> None:
        super().__init__(item)
        self._item = item

    def isValid(self) -> bool:
        """Say whether the item is still there."""
        return isValid(self._item)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name; an item has nothing else to read."""
        said = voice(self._item) if kind == QAccessible.Text.Name and self.isValid() else None
        return said.name if said is not None else ""

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        said = voice(self._item) if self.isValid() else None
        return said.role if said is not None else QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return whether it can be used, has the focus, is chosen."""
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        item, said = self._item, voice(self._item)
        state.disabled = not item.isEnabled()
        state.invisible = not item.isVisible()
        state.focusable = bool(item.focusPolicy())
        state.focused = item.hasFocus()
        if said is not None and said.checked is not None:
            state.checkable, state.checked = True, said.checked
        return state

    def rect(self) -> QRect:
        """Return where it is on the desktop."""
        stage = self._stage()
        if stage is None:
            return QRect()
        box = stage.mapFromScene(self._item.mapRectToScene(self._item.rect())).boundingRect()
        return box.translated(stage.viewport().mapToGlobal(box.topLeft()) - box.topLeft())

    def parent(self) -> QAccessibleInterface | None:
        """Return the stage."""
        stage = self._stage()
        return QAccessible.queryAccessibleInterface(stage) if stage is not None else None

    def childCount(self) -> int:
        """Return 0: what lies on an item is part of what it says."""
        return 0

    def child(self, index: int) -> None:
        """Return nothing."""

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1."""
        return -1

    def _stage(self) -> Stage | None:
        screen = self._item.scene() if self.isValid() else None
        return screen.stage if isinstance(screen, Screen) and screen.views() else None


def _interface(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Stage):
        face: QAccessibleInterface = StageAccess(thing)
    elif isinstance(thing, QGraphicsWidget):
        face = ItemAccess(thing)
    else:
        return None
    key = id(thing)
    _kept[key] = face
    thing.destroyed.connect(lambda: _kept.pop(key, None))
    return face


_installed = False


def install() -> None:
    """Let Qt ask for our interfaces, once a process."""
    global _installed  # the factory belongs to the process, as Qt's list of them does
    if not _installed:
        _installed = True
        QAccessible.installFactory(_interface)
