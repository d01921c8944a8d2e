"""A list on paper to scroll and to choose from: by finger, mouse or keys."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from partygames.ui import theme
from partygames.ui.scene.paper import draw_ring
from partygames.ui.scene.scroll import BAR, ScrollPane
from partygames.ui.scene.tappable import BY_KEY

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Row(Protocol):
    """One row: its height, what it stands for (None: a heading, which cannot be chosen), and how it is painted."""

    height: float
    key: object | None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the row."""

    def spoken(self) -> str:
        """Return what a screen reader says of the row."""


class RowList(ScrollPane):
    """Show rows; `chosen(key)` tells which one is chosen, `opened(key)` that it was tapped again or Enter was pressed on it."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, parent: QGraphicsItem, name: str) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.rows: tuple[Row, ...] = ()
        self.key: object | None = None
        self._tops: list[float] = [0.0]
        self._hover: int | None = None
        self._pressed: QPointF | None = None
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAcceptHoverEvents(True)

    def show_rows(self, rows: Sequence[Row], key: object | None = None) -> None:
        """Show these rows with that one chosen, else the first that can be."""
        self.rows = tuple(rows)
        self._tops = [0.0]
        for row in self.rows:
            self._tops.append(self._tops[-1] + row.height)
        keys = self.keys()
        self.key = key if key in keys else keys[0] if keys else None
        self._hover = None
        self.scroll_to(self.at)

    def keys(self) -> list[object]:
        """Return what the rows that can be chosen stand for."""
        return [row.key for row in self.rows if row.key is not None]

    def spoken(self) -> str:
        """Return what a screen reader says: the row that is chosen."""
        return next((row.spoken() for row in self.rows if row.key is not None and row.key == self.key), "")

    def choose(self, key: object) -> None:
        """Choose a row and bring it into sight."""
        n = next(i for i, row in enumerate(self.rows) if row.key == key)
        if key != self.key:
            self.key = key
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.chosen.emit(key)
        heading = n and self.rows[n - 1].key is None
        top, bottom = self._tops[n - 1 if heading else n], self._tops[n + 1]
        if top < self.at:
            self.scroll_to(top)
        elif bottom > self.at + self.rect().height():
            self.scroll_to(bottom - self.rect().height())
        self.update()

    def page_height(self) -> float:
        """Return the height of all rows."""
        return self._tops[-1]

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the rows in sight, the chosen one on warm paper."""
        wide = seen.width() - (BAR if self.furthest > 0 else 0)
        for n, row in enumerate(self.rows):
            rect = QRectF(0, self._tops[n], wide, row.height)
            if rect.bottom() < seen.top() or rect.top() > seen.bottom():
                continue
            inner = rect.adjusted(5, 3, -5, -3)
            if row.key is not None and (row.key == self.key or n == self._hover):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.WARM if row.key == self.key else theme.SAND)
                painter.drawRoundedRect(inner, theme.R_M, theme.R_M)
            if self._ring and row.key is not None and row.key == self.key:
                draw_ring(painter, inner.adjusted(3, 3, -3, -3), theme.R_M, theme.FOCUS)
            row.paint(painter, rect)

    def _row_at(self, at: QPointF) -> int | None:
        y = at.y() + self.at
        found = next((n for n in range(len(self.rows)) if self._tops[n] <= y < self._tops[n + 1]), None)
        return found if found is not None and self.rows[found].key is not None else None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold of the page, or begin a tap."""
        self._pressed = event.pos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the page once the finger has gone far enough not to tap."""
        if self._pressed is not None and abs(event.pos().y() - self._pressed.y()) > theme.DRAG:
            self._pressed = None
        if self._pressed is None:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose the row that was tapped; open the one that is chosen already."""
        pressed, self._pressed = self._pressed, None
        n = None if pressed is None else self._row_at(event.pos())
        if n is None:
            return
        key = self.rows[n].key
        if key == self.key:
            self.opened.emit(key)
        else:
            self.choose(key)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show which row a tap would choose."""
        n = self._row_at(event.pos())
        if n != self._hover:
            self._hover = n
            self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show none."""
        self._hover = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End choose, Enter opens, page keys scroll."""
        keys, key = self.keys(), Qt.Key(event.key())
        if keys and key in _STEPS:
            n = keys.index(self.key) + _STEPS[key]
            self.choose(keys[min(len(keys) - 1, max(0, n))])
        elif keys and key in _ENDS:
            self.choose(keys[_ENDS[key]])
        elif self.key is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit(self.key)
        elif not self.press_key(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in BY_KEY
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.update()
