"""The log of the table: the last lines on the felt, all of them on a sheet to scroll."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from partygames.ui import art, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import draw_paper
from partygames.ui.scene.scroll import BAR, ScrollPane
from partygames.ui.scene.sheet import Sheet
from partygames.ui.witch import marks
from partygames.ui.witch.logbook import Line

LINE_H, HEAD_H = 27.0, 40.0
PANE_LINE_H = 36.0
AFTER = 3
"""So many events after the one that is looked at are shown too."""


def _draw(p: QPainter, line: Line, rect: QRectF, on_felt: bool, ground: QColor | None = None) -> None:
    """Draw a line; `ground`: it is the one that is looked at, or that a tap would look at."""
    emblem, words, _ = line
    if ground is not None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ground)
        p.drawRoundedRect(rect.adjusted(-6, 0, 6, 0), 6, 6)
    if emblem is None:
        color = theme.GOLD if on_felt else theme.ACTION_TEXT
        marks.text(p, rect, words, theme.TEXT_S, color, display=True)
        return
    side = 19.0
    marks.emblem(p, emblem, QRectF(rect.x(), rect.center().y() - side / 2, side, side))
    marks.text(p, rect.adjusted(side + 8, 0, 0, 0), words, theme.TEXT_S, theme.CREAM if on_felt else theme.TEXT)


class LogPanel(Button):
    """The last lines of the log: a tap on one is `looked(event)`, a tap on the head opens all of it."""

    looked = Signal(int)

    def __init__(self) -> None:
        super().__init__(look=Look.FELT, name="log")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._all: tuple[Line, ...] = ()
        self.marked: int | None = None
        self._over: int | None = None

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines that are shown: the end of all of them, or of those up to a little after the marked one."""
        fits = int((self.rect().height() - HEAD_H - 10) // LINE_H)
        lines = self._all
        if self.marked is not None:
            lines = tuple([line for line in lines if line.event <= self.marked + AFTER])
        return lines[-fits:] if fits > 0 else ()

    def show_lines(self, lines: Sequence[Line], marked: int | None = None) -> None:
        """Show these lines; `marked`: the event that is looked at."""
        if (tuple(lines), marked) != (self._all, self.marked):
            self._all, self.marked = tuple(lines), marked
            self.update()

    def spoken(self) -> str:
        """Say the last line, and that there are more."""
        last = self.lines[-1].words if self.lines else ""
        return translate("Aloud", "What happened so far. {last}").format(last=last).rstrip()

    def line_at(self, pos: QPointF) -> int | None:
        """Return which of the lines shown is there."""
        row = int((pos.y() - HEAD_H) // LINE_H)
        inside = self.rect().contains(pos) and pos.y() >= HEAD_H
        return row if inside and row < len(self.lines) else None

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Look back at the line that was tapped; elsewhere open the log."""
        row = self.line_at(event.pos()) if self._down else None
        if row is None:
            super().mouseReleaseEvent(event)
        else:
            self._down = False
            self.restyle()
            self.looked.emit(self.lines[row].event)

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show which line a tap would look back at."""
        self._point(self.line_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Show none."""
        self._point(None)
        super().hoverLeaveEvent(event)

    def _point(self, row: int | None) -> None:
        if row != self._over:
            self._over = row
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw panel and lines, the latest at the bottom."""
        r = self.rect()
        draw_paper(painter, r, theme.R_M, theme.with_alpha(theme.FELT_DARK, 0.55), shadow=0)
        if self._ring:
            draw_paper(painter, r, theme.R_M, theme.with_alpha(theme.FELT_DARK, 0.0), border=theme.GOLD, border_width=3, shadow=0)
        head = QRectF(r.x() + 14, r.y(), r.width() - 28, HEAD_H)
        color = theme.CREAM if self._hover and self._over is None else theme.MUTED_ON_FELT
        title = translate("Witch", "What happened so far")
        marks.text(painter, head.adjusted(0, 0, -30, 0), title, theme.TEXT_S, color, display=True)
        art.draw(painter, "icons/book.svg", QRectF(head.right() - 26, head.center().y() - 13, 26, 26))
        for i, line in enumerate(self.lines):
            ground = theme.with_alpha(theme.GOLD, 0.35) if line.event == self.marked else None
            if ground is None and i == self._over:
                ground = theme.with_alpha(theme.CREAM, 0.14)
            _draw(painter, line, QRectF(r.x() + 14, HEAD_H + i * LINE_H, r.width() - 28, LINE_H), True, ground)


class LogPane(ScrollPane):
    """All lines of the log; the latest are shown first. A tap on one is `looked(event)`."""

    looked = Signal(int)
    line = PANE_LINE_H

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self.cursor_at: int | None = None
        self.at = math.inf

    def spoken(self) -> str:
        """Say the line under the cursor, else all of them."""
        lines = self.lines if self.cursor_at is None else self.lines[self.cursor_at : self.cursor_at + 1]
        return "\n".join(line.words for line in lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines where the page stands now."""
        self.lines = tuple(lines)
        self.update()

    def page_height(self) -> float:
        """Return the height of all lines."""
        return len(self.lines) * PANE_LINE_H

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the lines that are in sight."""
        first, last = int(seen.top() // PANE_LINE_H), int(seen.bottom() // PANE_LINE_H) + 1
        for i, line in enumerate(self.lines[first:last], first):
            ground = theme.WARM if i == self.cursor_at else None
            _draw(painter, line, QRectF(6, i * PANE_LINE_H, seen.width() - BAR - 6, PANE_LINE_H), False, ground)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Look back at the line that was tapped; a page that was dragged was not."""
        way = event.scenePos() - event.buttonDownScenePos(Qt.MouseButton.LeftButton)
        row = int((self.at + event.pos().y()) // PANE_LINE_H)
        if QPointF.dotProduct(way, way) < theme.DRAG**2 and self.rect().contains(event.pos()) and row < len(self.lines):
            self.looked.emit(self.lines[row].event)

    def press_key(self, event: QKeyEvent) -> bool:
        """Walk along the lines, look back at one with Enter, or scroll by pages; say whether the key was one of these."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and self.lines:
            last = len(self.lines) - 1
            here = last if self.cursor_at is None else self.cursor_at + steps[Qt.Key(event.key())]
            self.cursor_at = max(0, min(last, here))
            top, room = self.cursor_at * PANE_LINE_H, self.rect().height()
            self.scroll_to(min(top, max(self.at, top + PANE_LINE_H - room)))
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor_at is not None:
            self.looked.emit(self.lines[self.cursor_at].event)
            return True
        return super().press_key(event)


class LogSheet(Sheet):
    """All of the log; `look(event)` is called for the line that somebody wants to see again, when the sheet is gone."""

    upright = 1_500.0

    def __init__(self, lines: Callable[[], Sequence[Line]], look: Callable[[int], None]) -> None:
        super().__init__(760, 700)
        self._lines, self._look = lines, look
        self.pane = LogPane(self.sheet)
        self.pane.looked.connect(self._looked)
        self.hint = Label(self.sheet, theme.TEXT_S, theme.MUTED)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the table."""
        self.pane.show_lines(self._lines())
        self.title.set_text(translate("Witch", "What happened so far"))
        self.hint.set_text(translate("Witch", "Tap a line to see that moment again."))

    def _looked(self, event: int) -> None:
        if self.uncover():
            self._look(event)

    def arrange(self, room: QRectF) -> None:
        """Place the lines."""
        self.hint.place(room.x() + 6, room.y() - 8, room.width(), 30)
        self.pane.place(room.adjusted(0, 28, 0, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll, Escape closes."""
        if self.pane.press_key(event):
            if self.scene() is not None and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self.scene().told.emit(self.pane.spoken())
        else:
            super().keyPressEvent(event)
