"""A list to choose a line from: by tap, by arrow keys; it scrolls when it is longer than its place."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, fonts, theme
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_ring
from partygames.ui.scene.scroll import BAR, ScrollPane
from partygames.ui.scene.tappable import BY_KEY, PRESSES

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_WRAPPED = _LEFT | int(Qt.TextFlag.TextWordWrap)
_TOP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class Line(NamedTuple):
    """One line of a list: its text, and the icon before it ("" for none)."""

    text: str
    icon: str = ""


class ListPane(ScrollPane):
    """Show lines of `row` units each; `chosen(index)` comes when the current line changes by hand, or is tapped again.

    With `tick` the current line is marked as the one that holds; else the list is for reading, on a ground of its own. `wrap`
    breaks a text into the lines that its row has room for.
    """

    chosen = Signal(int)

    def __init__(self, parent: QGraphicsItem, row: float = theme.TARGET, tick: bool = True, wrap: bool = False) -> None:
        super().__init__(parent)
        self.row, self._tick, self._wrap = row, tick, wrap
        self.lines: tuple[Line, ...] = ()
        self.current = -1
        self.empty = ""
        self._pressed: QPointF | None = None
        self._ring = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # until there is something to choose or to read
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def spoken(self) -> str:
        """Say the current line, else all of them; what is said in their place when there are none."""
        if 0 <= self.current < len(self.lines):
            return self.lines[self.current].text
        return "\n".join(line.text for line in self.lines) or self.empty

    def show_lines(self, lines: tuple[Line, ...], current: int = -1) -> None:
        """Show these lines, with `current` in sight; -1 marks none."""
        self.lines = lines
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if lines else Qt.FocusPolicy.NoFocus)
        self.set_current(current)
        self.scroll_to(self.at)

    def set_current(self, index: int) -> None:
        """Mark a line without telling anybody, and bring it into sight."""
        self.current = index
        if 0 <= index < len(self.lines):
            top, height = index * self.row, self.rect().height()
            self.scroll_to(min(max(self.at, top + self.row - height), top))
        self.update()

    def ground_color(self) -> QColor:
        """Return paper for a list to choose from, sand for one to read."""
        return theme.SHEET if self._tick else theme.mixed(theme.SHEET, theme.SAND, 0.6)

    def page_height(self) -> float:
        """Return the height of all lines."""
        return len(self.lines) * self.row

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the lines in sight."""
        wide = self.rect().width() - BAR
        for index in range(int(seen.top() // self.row), min(len(self.lines), int(seen.bottom() // self.row) + 1)):
            self._paint_line(painter, self.lines[index], QRectF(0, index * self.row, wide, self.row), index == self.current)

    def _paint_line(self, painter: QPainter, line: Line, box: QRectF, current: bool) -> None:
        inner = box.adjusted(0, 2, 0, -2)
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.CALM if self._tick else theme.SAND)
            painter.drawRoundedRect(inner, theme.R_M, theme.R_M)
        x = inner.x() + theme.S3
        icon = "check" if current and self._tick else line.icon
        if icon:
            side = min(28.0, inner.height() - 8)
            self._paint_icon(painter, icon, QRectF(x, inner.center().y() - side / 2, side, side), current and self._tick)
            x += side + theme.S3
        room = QRectF(x, inner.y(), inner.right() - theme.S2 - x, inner.height())
        painter.setPen(theme.CREAM if current and self._tick else theme.TEXT)
        if self._wrap:
            painter.setFont(fonts.text(theme.TEXT_S))
            painter.drawText(room, _WRAPPED, line.text)
        else:
            font, text = fitted(line.text, fonts.text(theme.TEXT_M), room.width())
            painter.setFont(font)
            painter.drawText(room, _LEFT, text)

    def _paint_icon(self, painter: QPainter, icon: str, spot: QRectF, on_calm: bool) -> None:
        if on_calm:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.CREAM)
            painter.drawEllipse(spot)
            spot = spot.adjusted(4, 4, -4, -4)
        art.draw(painter, f"icons/{icon}.svg", spot)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lines, or what is said when there are none, and the ring of the keyboard's focus."""
        r = self.rect()
        if not self._tick:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ground_color())
            painter.drawRoundedRect(r, theme.R_M, theme.R_M)
        super().paint(painter, option, widget)
        if not self.lines and self.empty:
            painter.setPen(theme.MUTED)
            painter.setFont(fonts.text(theme.TEXT_S))
            painter.drawText(r.adjusted(theme.S3, theme.S3, -BAR, 0), _TOP, self.empty)
        if self._ring:
            draw_ring(painter, r.adjusted(4, 4, -4, -4), theme.R_M)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a tap or take hold of the page."""
        self._pressed = event.pos()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag the page once the finger has gone far enough to mean it."""
        if self._pressed is not None and abs((event.pos() - self._pressed).y()) > theme.DRAG:
            self._pressed = None
        if self._pressed is None:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose the line that was tapped."""
        if self._pressed is not None and self.rect().contains(event.pos()):
            self._choose(int((event.pos().y() + self.at) // self.row))
        self._pressed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End choose; Enter and Space choose the same line again; page keys scroll."""
        last = len(self.lines) - 1
        steps = {Qt.Key.Key_Down: self.current + 1, Qt.Key.Key_Up: self.current - 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if event.key() in steps:
            self._choose(max(0, min(last, steps[Qt.Key(event.key())])))
        elif event.key() in PRESSES and not event.isAutoRepeat():
            self._choose(self.current)
        elif event.key() not in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) or not self.press_key(event):
            event.ignore()

    def _choose(self, index: int) -> None:
        if 0 <= index < len(self.lines):
            self.set_current(index)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
            self.chosen.emit(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came here."""
        self._ring = event.reason() in BY_KEY
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self._ring = False
        self.update()
