"""The log of the table: the last lines on the felt, all of them on a sheet to scroll."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.paper import draw_paper
from partygames.ui.scene.sheet import Sheet
from partygames.ui.witch import marks

Line = tuple[int | None, str]
"""The emblem of the seat that the line is about, None for a heading, and the sentence."""

LINE_H = 27.0


def _draw(p: QPainter, line: Line, rect: QRectF, on_felt: bool) -> None:
    emblem, words = line
    if emblem is None:
        color = theme.GOLD if on_felt else theme.ACTION_DEEP
        marks.text(p, rect, words, theme.TEXT_S, color, display=True)
        return
    side = 19.0
    marks.emblem(p, emblem, QRectF(rect.x(), rect.center().y() - side / 2, side, side))
    marks.text(p, rect.adjusted(side + 8, 0, 0, 0), words, theme.TEXT_S, theme.CREAM if on_felt else theme.INK)


class LogPanel(Button):
    """The last lines of the log; a tap opens all of it."""

    def __init__(self) -> None:
        super().__init__(look=Look.FELT, name="log")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the end of these lines."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw panel and lines, the latest at the bottom."""
        r = self.rect()
        draw_paper(painter, r, theme.R_M, theme.with_alpha(theme.FELT_DARK, 0.55 if not self._hover else 0.75), shadow=0)
        if self._ring:
            draw_paper(painter, r, theme.R_M, theme.with_alpha(theme.FELT_DARK, 0.0), border=theme.GOLD, border_width=3, shadow=0)
        fits = int((r.height() - 16) // LINE_H)
        shown = self.lines[-fits:] if fits > 0 else ()
        top = r.y() + 8
        for i, line in enumerate(shown):
            _draw(painter, line, QRectF(r.x() + 14, top + i * LINE_H, r.width() - 28, LINE_H), on_felt=True)


class LogPane(QGraphicsItem):
    """All lines behind a window: wheel, finger and keys scroll it."""

    def __init__(self, parent: QGraphicsItem, lines: Sequence[Line]) -> None:
        super().__init__(parent)
        self.lines, self.at, self.room = tuple(lines), 1e9, QRectF()
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def place(self, room: QRectF) -> None:
        """Put the window there, and keep the end of the log in sight."""
        self.prepareGeometryChange()
        self.setPos(room.topLeft())
        self.room = QRectF(0, 0, room.width(), room.height())
        self.scroll_to(self.at)

    def scroll_to(self, at: float) -> None:
        """Show the lines from `at` units on, within bounds."""
        self.at = max(0.0, min(at, len(self.lines) * LINE_H - self.room.height()))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the window."""
        return self.room

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lines that are in sight."""
        painter.save()
        painter.setClipRect(self.room, Qt.ClipOperation.IntersectClip)
        first = int(self.at // LINE_H)
        for i in range(first, min(len(self.lines), first + int(self.room.height() // LINE_H) + 2)):
            _draw(painter, self.lines[i], QRectF(0, i * LINE_H - self.at, self.room.width() - 16, LINE_H), on_felt=False)
        painter.restore()
        total = len(self.lines) * LINE_H
        if total > self.room.height():
            share = self.room.height() / total
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.LINEN_EDGE)
            bar = QRectF(self.room.right() - 8, self.at * share, 6, max(30.0, self.room.height() * share))
            painter.drawRoundedRect(bar, 3, 3)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll."""
        self.scroll_to(self.at - event.delta() * 0.6)
        event.accept()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take hold."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag."""
        moved: QPointF = event.pos() - event.lastPos()
        self.scroll_to(self.at - moved.y())


class LogSheet(Sheet):
    """All of the log."""

    def __init__(self, lines: Callable[[], Sequence[Line]]) -> None:
        super().__init__(760, 700)
        self._lines = lines
        self.pane = LogPane(self.sheet, ())
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the table."""
        self.pane.lines = tuple(self._lines())
        self.pane.update()
        self.title.set_text(translate("Witch", "What happened so far"))

    def arrange(self, room: QRectF) -> None:
        """Place the lines."""
        self.pane.place(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll, Escape closes."""
        page = self.pane.room.height() * 0.9
        steps = {Qt.Key.Key_Down: LINE_H, Qt.Key.Key_Up: -LINE_H, Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page}
        if event.key() in steps:
            self.pane.scroll_to(self.pane.at + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
