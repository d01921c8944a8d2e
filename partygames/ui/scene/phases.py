"""The ring clock and the six phase pips."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.paper import draw_shadow

LAST_MS = 10_000


class RingClock(QGraphicsWidget):
    """What is left of the minute, as a ring and in seconds; the last ten seconds warm up in colour."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z.CLOCK)
        self.left_ms, self.whole_ms = 60_000, 60_000
        self.color = theme.ACTION
        self.paused = False
        self._shown: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_time(self, left_ms: int, whole_ms: int, drawing: bool, paused: bool = False) -> None:
        """Show `left_ms` of `whole_ms`; repaints only when the picture changes."""
        self.left_ms, self.whole_ms, self.paused = max(0, left_ms), max(1, whole_ms), paused
        base = theme.ACTION if drawing else theme.CALM
        self.color = theme.mixed(base, theme.RED, 1 - self.left_ms / LAST_MS) if self.left_ms < LAST_MS else base
        shown = (self.seconds, round(360 * self.left_ms / self.whole_ms), self.color.rgb(), paused)
        if shown != self._shown:
            self._shown = shown
            self.update()

    @property
    def seconds(self) -> int:
        """Return the seconds as written: 60 at the start, 1 during the last second, 0 only when it is over."""
        return math.ceil(self.left_ms / 1000)

    def place(self, x: float, y: float, side: float) -> None:
        """Put the clock's square there."""
        self.setGeometry(QRectF(x, y, side, side))

    def boundingRect(self) -> QRectF:
        """Return the disc with its shadow."""
        return self.rect().adjusted(-14, -14, 14, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring and the seconds."""
        r = self.rect()
        thick = r.width() * 0.09
        draw_shadow(painter, r, r.width() / 2, 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.SHEET)
        painter.drawEllipse(r)
        ring = r.adjusted(thick / 2 + 2, thick / 2 + 2, -thick / 2 - 2, -thick / 2 - 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.LINEN_DARK, thick))
        painter.drawEllipse(ring)
        painter.setPen(QPen(self.color, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, 90 * 16, -round(360 * 16 * self.left_ms / self.whole_ms))
        painter.setPen(theme.TEXT)
        painter.setFont(fonts.display(round(r.height() * 0.36)))
        painter.drawText(
            r.adjusted(0, -r.height() * 0.06, 0, -r.height() * 0.06), Qt.AlignmentFlag.AlignCenter, str(self.seconds)
        )
        painter.setPen(theme.MUTED)
        painter.setFont(fonts.text(max(theme.TEXT_S - 3, round(r.height() * 0.13))))
        word = translate("Clock", "paused") if self.paused else translate("Clock", "sec")
        painter.drawText(r.adjusted(0, r.height() * 0.52, 0, 0), Qt.AlignmentFlag.AlignCenter, word)


class Pips(QGraphicsWidget):
    """Six pips, draw and guess in turn: what is over, what runs, what is to come."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.phase = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_phase(self, phase: int) -> None:
        """Show that `phase` 0..5 runs (6: all over)."""
        if phase != self.phase:
            self.phase = phase
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the pips with their words."""
        r = self.rect()
        gap = theme.S2
        each = (r.width() - 5 * gap) / 6
        words = (translate("Clock", "draw"), translate("Clock", "guess"))
        for i in range(6):
            base = theme.ACTION if i % 2 == 0 else theme.CALM
            x = r.x() + i * (each + gap)
            now, past = i == self.phase, i < self.phase
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(base if now else theme.with_alpha(base, 0.5) if past else theme.LINEN_EDGE)
            painter.drawRoundedRect(QRectF(x, r.y() + (0 if now else 2), each, 12 if now else 8), 5, 5)
            painter.setPen(theme.TEXT if now else theme.MUTED)
            painter.setFont(fonts.text(theme.TEXT_S, bold=now))
            painter.drawText(QRectF(x - 8, r.y() + 16, each + 16, r.height() - 16), Qt.AlignmentFlag.AlignHCenter, words[i % 2])
