"""The common deck, the round and the turn."""

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.games.witch_express.kinds import ROUNDS
from partygames.ui import art, theme
from partygames.ui.i18n import translate
from partygames.ui.scene.paper import draw_shadow
from partygames.ui.witch import aloud, marks
from partygames.ui.witch.felt import FeltItem
from partygames.ui.witch.layout import RATIO


class DeckShown(msgspec.Struct, frozen=True):
    """The deck's count, the round 1..4, and the turn, 0 before its first."""

    count: int
    round: int
    turn: int
    choosing: bool


class Deck(FeltItem[DeckShown]):
    """Draw how many cards are left, and where the game is."""

    def spoken(self) -> str:
        """Say the round, the turn and how many cards are left."""
        s = self.shown
        return "" if s is None else aloud.deck(s.count, s.round, s.turn)

    def boundingRect(self) -> QRectF:
        """Return deck and words with the shadow."""
        return self.rect().adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the round, the turn, four pips and the deck."""
        s = self.shown
        if s is None:
            return
        r = self.rect()
        line = QRectF(r.x(), r.y(), r.width(), 30)
        words = translate("Witch", "Round {n} / {all}").format(n=s.round, all=ROUNDS)
        px = theme.TEXT_L - 3 if r.width() > 130 else theme.TEXT_M - 2
        marks.text(painter, line, words, px, theme.CREAM, marks.MIDDLE, display=True)
        each = (r.width() - 40 - 3 * 8) / 4
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(ROUNDS):
            color = theme.GOLD if i + 1 == s.round else theme.MUTED_ON_FELT if i + 1 < s.round else theme.FELT_DARK
            painter.setBrush(color)
            grow = 2.0 if i + 1 == s.round else 0.0  # told by shape as well
            pip = QRectF(r.x() + 20 + i * (each + 8), r.y() + 36, each, 7).adjusted(0, -grow, 0, grow)
            painter.drawRoundedRect(pip, 3.5, 3.5)
        low = QRectF(r.x(), r.y() + 48, r.width(), 26)
        turn = translate("Witch", "Choosing") if s.choosing else ""
        if s.turn:
            turn = translate("Witch", "Turn {n}").format(n=s.turn)
        marks.text(painter, low, turn, theme.TEXT_S, theme.MUTED_ON_FELT, marks.MIDDLE)
        wide = min(104.0, r.width() - 24, (r.height() - 130) / RATIO)
        place = QRectF(r.center().x() - wide / 2, r.y() + 92, wide, wide * RATIO)
        if s.count:
            draw_shadow(painter, place, 8, 0.34, spread=9)
            for i in range(min(3, s.count // 8), -1, -1):
                art.draw(painter, "cards/card-back.svg", place.translated(i * 2.5, i * 2.5))
        else:
            painter.setBrush(theme.with_alpha(theme.FELT_DARK, 0.4))
            painter.drawRoundedRect(place, 8, 8)
        under = QRectF(r.x(), place.bottom() + 14, r.width(), 26)
        words = translate("Witch", "Deck {n}").format(n=s.count)
        marks.text(painter, under, words, theme.TEXT_S, theme.MUTED_ON_FELT, marks.MIDDLE)
