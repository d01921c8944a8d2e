"""A game's cover: the large picture one taps to choose the game."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.ui import art, fonts, theme
from partygames.ui.i18n import translate
from partygames.ui.lobby.lobby_layout import STRIP
from partygames.ui.scene.button import Button
from partygames.ui.scene.label import fitted
from partygames.ui.scene.paper import draw_ring, draw_shadow

DIM = 0.22
"""How much of the light goes from a bright cover in the dark look."""


class GameCover(Button):
    """Show the cover with title and facts on a calm strip; a ring and a tick mark the chosen game."""

    def __init__(self, parent: QGraphicsItem | None, game: str, dark: bool) -> None:
        super().__init__(parent, name=f"cover-{game}")
        self.game, self.dark = game, dark
        self.facts = ""

    def set_words(self, title: str, facts: str) -> None:
        """Word the cover."""
        self.facts = facts
        self.set_text(title)

    def spoken(self) -> str:
        """Say the game, for how many and how long it is, and whether it is chosen."""
        chosen = translate("Lobby", "{game}, chosen. {facts}") if self.checked else translate("Lobby", "{game}. {facts}")
        return chosen.format(game=self.text, facts=self.facts)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture, the strip and the mark of the chosen one."""
        r = self.rect()
        draw_shadow(painter, r, theme.R_L, 0.45 if self.checked else 0.28)
        whole = QPainterPath()
        whole.addRoundedRect(r, theme.R_L, theme.R_L)
        ground = theme.FELT_DARK if self.dark else theme.CREAM
        painter.save()
        painter.setClipPath(whole)
        painter.fillRect(r, ground)
        # The picture fills the cover's width. What matters in it lies between 8 and 205 of its 250 units of height: that
        # part is centred above the strip.
        picture = QRectF(r.x(), r.y(), r.width(), r.width() * 250 / 400)
        picture.translate(0, (r.height() - STRIP - r.width() * 208 / 400) / 2)
        art.draw(painter, f"covers/{self.game}.svg", picture)
        strip = QRectF(r.x(), r.bottom() - STRIP, r.width(), STRIP)
        painter.fillRect(strip, theme.with_alpha(ground, 0.90))
        if theme.is_dark() and not self.dark:  # paper does not glare where the lamp is low
            painter.fillRect(r, theme.with_alpha(theme.LINEN_LIGHT, DIM))
        painter.restore()
        ink = theme.CREAM if self.dark else theme.INK
        painter.setFont(fonts.text(theme.TEXT_S))
        facts_w = painter.fontMetrics().horizontalAdvance(self.facts)
        painter.setPen(theme.mixed(ink, ground, 0.2))
        mid = int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(strip.adjusted(0, 0, -theme.S4, 0), mid | int(Qt.AlignmentFlag.AlignRight), self.facts)
        font, text = fitted(self.text, fonts.display(31), strip.width() - facts_w - 2 * theme.S4 - theme.S2)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(strip.adjusted(theme.S4, 0, 0, 0), mid | int(Qt.AlignmentFlag.AlignLeft), text)
        if self.checked or self._hover:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.CALM if self.checked else theme.LINEN_EDGE, 5 if self.checked else 3))
            painter.drawRoundedRect(r, theme.R_L, theme.R_L)
        if self._ring:
            draw_ring(painter, r.adjusted(-4, -4, 4, 4), theme.R_L + 4)  # apart from the mark of the chosen one
        if self.checked:
            disc = QRectF(r.right() - 52, r.y() + 14, 38, 38)
            painter.setBrush(theme.CALM)
            painter.setPen(QPen(theme.PAPER, 3))
            painter.drawEllipse(disc)
            pen = QPen(theme.PAPER, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            tick = QPainterPath()
            tick.moveTo(disc.x() + 11, disc.y() + 20)
            tick.lineTo(disc.x() + 17, disc.y() + 26)
            tick.lineTo(disc.x() + 28, disc.y() + 13)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawPath(tick)
