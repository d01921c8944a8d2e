"""The display of a seat: its cards as stacks by kind, each with the running count of its potions (WE-15)."""

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.games.witch_express.state import Rival
from partygames.ui import art, theme
from partygames.ui.scene.paper import draw_shadow
from partygames.ui.witch import marks
from partygames.ui.witch.card import face
from partygames.ui.witch.felt import FeltItem
from partygames.ui.witch.layout import RATIO, stacks

PICTURE = 46.0
"""Stacks at least this wide show the witch; narrower ones show the bottle alone, which can still be told."""


class DisplayShown(msgspec.Struct, frozen=True):
    """Cards on display and the potions they show, per kind."""

    cards: tuple[int, ...]
    potions: tuple[int, ...]


def displayed(rival: Rival) -> DisplayShown:
    """Return the display of a seat."""
    return DisplayShown(tuple([b + c for b, c in zip(rival.brave, rival.cowardly, strict=True)]), rival.potions)


class Display(FeltItem[DisplayShown]):
    """Draw the stacks of one seat; `biggest`: how wide a stack may be."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.biggest = 58.0

    def boundingRect(self) -> QRectF:
        """Return the stacks with their badges and shadows."""
        return self.rect().adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the stacks."""
        s = self.shown
        if s is None:
            return
        kinds = [kind for kind, n in enumerate(s.cards) if n]
        size, spots = stacks(len(kinds), self.rect().width(), self.rect().height(), biggest=self.biggest)
        scale = art.device_scale(painter)
        for kind, (x, y) in zip(kinds, spots, strict=True):
            rect = QRectF(x, y, size, size * RATIO)
            under = min(3, s.cards[kind] - 1)
            words = str(s.potions[kind])
            draw_shadow(painter, rect.adjusted(0, 0, 2.5 * under, 0), 6, 0.3, spread=6)
            for i in range(under, 0, -1):
                painter.setPen(theme.mixed(theme.WITCHES[kind], theme.INK, 0.25))
                painter.setBrush(theme.PAPER)
                painter.drawRoundedRect(rect.translated(2.5 * i, -1.5 * i), 4, 4)
            if size >= PICTURE:
                pm = face(kind, False, max(1, round(size * scale)))
                art.blit(painter, rect, pm)
                marks.badge(painter, rect.topRight() + QPointF(-3, 2), words)
            else:
                marks.tile(painter, kind, rect, words)
