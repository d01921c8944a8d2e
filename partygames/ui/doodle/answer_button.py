"""One of the author's four answers (DR-17)."""

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from partygames.games.doodle_rush.moves import Verdict
from partygames.ui import theme
from partygames.ui.doodle.paper_board import VERDICT_COLORS
from partygames.ui.scene.button import RADIUS, Button
from partygames.ui.scene.paper import draw_ring


class AnswerButton(Button):
    """An answer in its colour. On a desk it is pale unless it is `lit`: the one that the program suggests, still to be tapped."""

    def __init__(self, parent: QGraphicsItem, verdict: Verdict, px: int, name: str, pale: bool = False) -> None:
        super().__init__(parent, px=px, fill=VERDICT_COLORS[verdict], name=name)
        self.verdict, self.pale, self.lit = verdict, pale, False

    def set_lit(self, on: bool) -> None:
        """Light the button up, or let it rest."""
        if on != self.lit:
            self.lit = on
            self.update()

    def fill_color(self) -> QColor | None:
        """Return the answer's colour, pale at rest."""
        full = super().fill_color()
        return full if full is None or self.lit or not self.pale else theme.mixed(full, theme.SHEET, 0.72)

    def text_color(self) -> QColor:
        """Return what can be read on it."""
        return theme.on(self.fill_color()) if self.isEnabled() else super().text_color()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button and its light."""
        super().paint(painter, option, widget)
        if self.lit:
            painter.setOpacity(1.0)
            draw_ring(painter, self.rect().adjusted(4, 4, -4, -4), RADIUS - 4, theme.GOLD, 3.0)
