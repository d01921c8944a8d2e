"""Where a carried card can be dropped: a slot while three are chosen; else the middle, left for brave and right for cowardly."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, fonts, theme
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_paper, draw_ring
from partygames.ui.witch import marks

ICON = 52.0


class DropZone(QGraphicsWidget):
    """A large place that says what dropping a card there does; it is lit while the card is over it."""

    def __init__(self, brave: bool) -> None:
        super().__init__()
        self.brave = brave
        self.words, self.lit = "", False
        self.setObjectName("drop-brave" if brave else "drop-cowardly")
        self.setZValue(z.FLYING)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def offer(self, words: str, lit: bool) -> None:
        """Show the place."""
        if (words, lit) != (self.words, self.lit):
            self.words, self.lit = words, lit
            self.update()
        self.show()

    def boundingRect(self) -> QRectF:
        """Return the place with its ring."""
        return self.rect().adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw ground, icon and words."""
        r = self.rect()
        fill, ink = (theme.ACTION, theme.CREAM) if self.brave else (theme.SHEET, theme.TEXT)
        draw_paper(painter, r, theme.R_L, fill if self.lit else theme.mixed(fill, theme.FELT_LIGHT, 0.15), shadow=0)
        if self.lit:
            draw_ring(painter, r, theme.R_L, theme.GOLD, 5)
        # At the top: the card that is carried here covers the middle.
        font, words = fitted(self.words, fonts.display(theme.TEXT_L), r.width() - ICON - 3 * theme.S2)
        x = r.center().x() - (ICON + theme.S2 + QFontMetricsF(font).horizontalAdvance(words)) / 2
        line = QRectF(x + ICON + theme.S2, r.y() + 10, r.right() - x - ICON - theme.S2, ICON)
        art.draw(painter, f"icons/{'brave' if self.brave else 'cowardly'}.svg", QRectF(x, line.y(), ICON, ICON))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(line, int(marks.LINE), words)


class Dropping:
    """Show where the card in hand can go, and say where it was let go.

    `offered(index)` returns the words for (brave, cowardly) where dropping plays the card, else None; `taken(index, brave)` is
    called for a card dropped in the middle, with None where it can be neither.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        offered: Callable[[int], tuple[str, str] | None],
        taken: Callable[[int, bool | None, QPointF], Any],
    ) -> None:
        self._offered, self._taken = offered, taken
        self.zones = DropZone(True), DropZone(False)
        for zone in self.zones:
            scene.addItem(zone)
        self._room = QRectF()

    def place(self, middle: Box, bottom: float) -> None:
        """Take the two halves of the middle; what is dropped above `bottom` counts as dropped there."""
        self._room = QRectF(middle.x, middle.y, middle.w, bottom - middle.y)
        half = middle.w / 2 - 8
        for zone, x in zip(self.zones, (middle.x, middle.x + half + 16), strict=True):
            zone.setGeometry(QRectF(x, middle.y + 8, half, middle.h - 16))

    def _half(self, point: QPointF) -> bool:
        return point.x() < self._room.center().x()

    def carried(self, index: int | None, point: QPointF | None) -> None:
        """Show the two places while a card that can be played is carried, and light the one below it."""
        words = None if index is None else self._offered(index)
        if words is None or point is None:
            for zone in self.zones:
                zone.hide()
            return
        here = self._room.contains(point)
        for zone, text in zip(self.zones, words, strict=True):
            zone.offer(text, here and zone.brave == self._half(point))

    def dropped(self, index: int, point: QPointF) -> None:
        """Take a card that was let go in the middle; anywhere else it just goes back."""
        if self._room.contains(point):
            self._taken(index, self._half(point) if self._offered(index) else None, point)
