"""The log of the table: the last lines on the felt, all of them on a sheet to scroll."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.paper import draw_paper
from partygames.ui.scene.scroll import BAR, ScrollPane
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
    marks.text(p, rect.adjusted(side + 8, 0, 0, 0), words, theme.TEXT_S, theme.CREAM if on_felt else theme.TEXT)


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


class LogPane(ScrollPane):
    """All lines of the log; the latest are shown first."""

    line = LINE_H

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self.at = math.inf

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines where the page stands now."""
        self.lines = tuple(lines)
        self.update()

    def page_height(self) -> float:
        """Return the height of all lines."""
        return len(self.lines) * LINE_H

    def paint_page(self, painter: QPainter, seen: QRectF) -> None:
        """Draw the lines that are in sight."""
        first, last = int(seen.top() // LINE_H), int(seen.bottom() // LINE_H) + 1
        for i, line in enumerate(self.lines[first:last], first):
            _draw(painter, line, QRectF(0, i * LINE_H, seen.width() - BAR, LINE_H), on_felt=False)


class LogSheet(Sheet):
    """All of the log."""

    def __init__(self, lines: Callable[[], Sequence[Line]]) -> None:
        super().__init__(760, 700)
        self._lines = lines
        self.pane = LogPane(self.sheet)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the table."""
        self.pane.show_lines(self._lines())
        self.title.set_text(translate("Witch", "What happened so far"))

    def arrange(self, room: QRectF) -> None:
        """Place the lines."""
        self.pane.place(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and page keys scroll, Escape closes."""
        if not self.pane.press_key(event):
            super().keyPressEvent(event)
