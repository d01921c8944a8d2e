"""A line of the sheet of keys: what a key does, and the key as a cap to press."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_paper, draw_ring
from partygames.ui.scene.tappable import Tappable
from partygames.ui.shortcuts.commands import Command
from partygames.ui.shortcuts.steady import Steady

CAP_H, EDGE, GAP = 38.0, 14.0, 8.0
WORDS = 0.66
"""The share of a line that its words may take."""
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _paint_words(painter: QPainter, r: QRectF, text: str, ink: QColor, px: int) -> None:
    font, text = fitted(text, fonts.text(px), r.width() * WORDS - EDGE)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(r.adjusted(EDGE, 0, 0, 0), _LEFT, text)


def _paint_caps(painter: QPainter, r: QRectF, caps: tuple[str, ...], fill: QColor, edge: QColor, ink: QColor) -> None:
    """Paint the keys from the right; the first stands left of the others."""
    painter.setFont(fonts.text(theme.TEXT_S))
    right, room = r.right() - EDGE, r.width() * (1 - WORDS)
    measure = painter.fontMetrics().horizontalAdvance
    while len(caps) > 1 and sum(measure(cap) + 22 + GAP for cap in caps) > room:
        caps = caps[:-1]  # one of several keys is enough to know
    for text in reversed(caps):
        font, text = fitted(text, fonts.text(theme.TEXT_S), room - 22)
        painter.setFont(font)
        wide = max(CAP_H, painter.fontMetrics().horizontalAdvance(text) + 22.0)
        cap = QRectF(right - wide, r.center().y() - CAP_H / 2, wide, CAP_H)
        draw_paper(painter, cap.translated(0, 3), theme.R_S, edge, shadow=0)
        draw_paper(painter, cap, theme.R_S, fill, edge, 1.5, shadow=0)
        painter.setPen(ink)
        painter.drawText(cap, int(Qt.AlignmentFlag.AlignCenter), text)
        right, room = right - wide - GAP, max(CAP_H, room - wide - GAP)


class KeyRow(Tappable):
    """A command with the key that is set. Tapped, it asks for another: then `pressed(event)` tells each key."""

    pressed = Signal(object)
    left = Signal()

    def __init__(self, parent: QGraphicsItem, command: Command) -> None:
        super().__init__(parent, f"key-{command.name}")
        self.command = command
        self.caps: tuple[str, ...] = ()
        self.own = self.asks = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_keys(self, caps: tuple[str, ...], own: bool, asks: bool) -> None:
        """Show the keys in words; `own`: people chose it, `asks`: the next key pressed is the new one."""
        self.caps, self.own, self.asks = caps, own, asks
        self.update()

    def spoken(self) -> str:
        """Return what the key does, and which it is."""
        keys = translate("Keys", "press a key") if self.asks else " / ".join(self.caps)
        return translate("Keys", "{what}: {keys}").format(what=self.command.words(), keys=keys)

    def boundingRect(self) -> QRectF:
        """Return the line with its ring."""
        return self.rect().adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line, warm where people chose the key, strong while it asks."""
        r = self.rect()
        fill = theme.mixed(theme.SHEET, theme.SAND, 1.0 if self._hover or self._down else 0.6)
        draw_paper(painter, r, theme.R_M, theme.CALM if self.asks else fill, shadow=0)
        if self._ring:
            draw_ring(painter, r.adjusted(3, 3, -3, -3), theme.R_M)
        _paint_words(painter, r, self.command.words(), theme.CREAM if self.asks else theme.TEXT, theme.TEXT_M)
        if self.asks:
            _paint_caps(painter, r, (translate("Keys", "Press a key"),), theme.PAPER, theme.CREAM, theme.INK)
        else:
            _paint_caps(painter, r, self.caps, theme.WARM if self.own else theme.SHEET, theme.LINEN_EDGE, theme.TEXT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell every key while it asks; else Enter and Space tap."""
        if self.asks:
            self.pressed.emit(event)
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard went elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()


class SteadyRow(QGraphicsWidget):
    """What cannot be changed: a quiet line."""

    def __init__(self, parent: QGraphicsItem, what: Steady) -> None:
        super().__init__(parent)
        self.what = what
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def spoken(self) -> str:
        """Return what the key does, and which it is."""
        return translate("Keys", "{what}: {keys}").format(what=self.what.words(), keys=self.what.shown())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the line on the bare sheet."""
        r = self.rect()
        _paint_words(painter, r, self.what.words(), theme.MUTED, theme.TEXT_M)
        _paint_caps(painter, r, (self.what.shown(),), theme.SHEET, theme.SAND, theme.MUTED)
