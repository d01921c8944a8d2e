"""What an item says of itself.

An item that has more to say than its text defines `spoken() -> str`; whoever lays a button or a label among others like it
gives it other words in `said`. "" keeps an item silent.
"""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsItem, QGraphicsProxyWidget, QGraphicsWidget

from partygames.ui.access.icons import icon_name
from partygames.ui.scene.button import Button
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import Label
from partygames.ui.scene.scroll import ScrollPane
from partygames.ui.scene.slider import Slider
from partygames.ui.scene.tappable import Tappable

_Role = QAccessible.Role


class Voice(NamedTuple):
    """What is read out: the name, what kind of thing it is, and for a choice whether it is chosen."""

    name: str
    role: QAccessible.Role
    checked: bool | None = None


def voice(item: QGraphicsItem) -> Voice | None:
    """Return what `item` says of itself; None when it is silent: it only groups others, or is only to be seen."""
    if not isinstance(item, QGraphicsWidget):
        return None
    name = _name(item)
    if not name:
        return None
    if isinstance(item, Button) and item.one_of:
        return Voice(name, _Role.RadioButton, item.checked)
    return Voice(name, _role(item))


def _role(item: QGraphicsWidget) -> QAccessible.Role:
    if isinstance(item, QGraphicsProxyWidget) or getattr(item, "is_field", False):
        return _Role.EditableText
    if isinstance(item, Slider):
        return _Role.Slider
    if isinstance(item, ScrollPane) or hasattr(item, "cursor_at"):
        return _Role.ListItem  # it says the line or the card under its cursor
    taps = isinstance(item, Tappable) or bool(item.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return _Role.Button if taps else _Role.StaticText


def _name(item: QGraphicsWidget) -> str:
    said = getattr(item, "said", None)
    if isinstance(said, str):
        return said
    spoken = getattr(item, "spoken", None)
    if spoken is not None:
        return spoken()
    if isinstance(item, Label):
        return item.text
    if isinstance(item, Button):
        return item.text or icon_name(item.icon)
    return ""


def speaking(items: list[QGraphicsItem], covers: list[Cover]) -> list[QGraphicsWidget]:
    """Return the items that speak, in reading order: rows from the top, each from the left.

    Under a cover nothing speaks: a curtain hides from the ear what it hides from the eye (invariant 4). What lies on
    something that speaks is part of it, unless it can be tapped itself.
    """
    top = covers[-1] if covers else None
    found = [item for item in items if item.isVisible() and item.opacity() > 0 and voice(item) is not None]
    if top is not None:
        # What lies above the cover, as the slip of a guide does, can be seen and is heard.
        seen = [top, *(item for item in items if item.isVisible() and item.zValue() > top.zValue())]
        found = [item for item in found if any(item is above or above.isAncestorOf(item) for above in seen)]
    # Never by parentItem(): PySide takes an item without a parent from its scene with it, and the item is deleted.
    found = [i for i in found if isinstance(i, Tappable) or not any(above.isAncestorOf(i) for above in found)]
    return sorted(found, key=_place)


def _place(item: QGraphicsItem) -> tuple[float, float]:
    box = item.mapRectToScene(item.boundingRect())
    return round(box.center().y() / 24), box.left()
