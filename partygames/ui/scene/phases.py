"""The ring clock and the six phase pips."""

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.paper import draw_shadow

LAST_MS = 10_000


class RingClock(QGraphicsWidget):
    """What is left of the minute, as a ring and in seconds; in the last ten the whole disc warms up, and never blinks."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setZValue(z.CLOCK)
        self.left_ms, self.whole_ms, self.drawing = 60_000, 60_000, True
        self._shown: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_time(self, left_ms: int, whole_ms: int, drawing: bool) -> None:
        """Show `left_ms` of `whole_ms`; repaints only when the picture changes."""
        self.left_ms, self.whole_ms, self.drawing = max(0, left_ms), max(1, whole_ms), drawing
        shown = (self.seconds, round(360 * self.left_ms / self.whole_ms), round(self.warmth * 50), drawing)
        if shown != self._shown:
            self._shown = shown
            self.update()

    @property
    def seconds(self) -> int:
        """Return the seconds as written: 60 at the start, 1 during the last second, 0 only when it is over."""
        return math.ceil(self.left_ms / 1000)

    @property
    def warmth(self) -> float:
        """Return how warm the clock is: 0 until the last ten seconds, 1 at the bell."""
        return max(0.0, 1 - self.left_ms / LAST_MS)

    def colors(self) -> tuple[QColor, QColor]:
        """Return the colours of disc and ring as they are now."""
        if not self.warmth:
            return theme.SHEET, theme.ACTION if self.drawing else theme.CALM
        return theme.mixed(theme.SHEET, theme.HOT, 0.3 + 0.7 * self.warmth), theme.HOT_RING

    def spoken(self) -> str:
        """Say what is left."""
        return translate("Clock", "Seconds left: {n}").format(n=self.seconds)

    def place(self, x: float, y: float, side: float) -> None:
        """Put the clock's square there."""
        self.setGeometry(QRectF(x, y, side, side))

    def boundingRect(self) -> QRectF:
        """Return the disc with its shadow."""
        return self.rect().adjusted(-14, -14, 14, 20)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the ring and the seconds."""
        r = self.rect()
        disc, ring_color = self.colors()
        thick = r.width() * (0.09 + 0.04 * self.warmth)
        draw_shadow(painter, r, r.width() / 2, 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.warmth:
            glow = 10 * self.warmth
            painter.setBrush(theme.with_alpha(theme.HOT_RING, 0.35))
            painter.drawEllipse(r.adjusted(-glow, -glow, glow, glow))
        painter.setBrush(disc)
        painter.drawEllipse(r)
        ring = r.adjusted(thick / 2 + 2, thick / 2 + 2, -thick / 2 - 2, -thick / 2 - 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.with_alpha(ring_color, 0.22), thick))
        painter.drawEllipse(ring)
        painter.setPen(QPen(ring_color, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, 90 * 16, -round(360 * 16 * self.left_ms / self.whole_ms))
        painter.setPen(theme.TEXT)
        painter.setFont(fonts.display(round(r.height() * (0.46 if self.seconds < 100 else 0.36)), self.warmth > 0))
        painter.drawText(r, int(Qt.AlignmentFlag.AlignCenter), str(self.seconds))


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

    def spoken(self) -> str:
        """Say which phase runs."""
        if self.phase > 5:
            return translate("Clock", "All six phases are over")
        text = translate("Clock", "Phase {n} of 6: guess") if self.phase % 2 else translate("Clock", "Phase {n} of 6: draw")
        return text.format(n=self.phase + 1)

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
