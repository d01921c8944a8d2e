"""The word of a board over the table, while its author's finger rests on an eye (DR-17)."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

NARROW, WIDE, H, LINE = 140.0, 420.0, 62.0, 28.0


class WordBubble(Panel):
    """Show a word beside or above something; hidden, it holds no word."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent, theme.TEXT, theme.R_M)
        self.setZValue(z.WORD)
        self.word = Label(self, theme.TEXT_L, theme.SHEET, display=True, align=CENTER)
        self.said = Label(self, theme.TEXT_S, theme.SHEET, align=CENTER)
        self.hide()

    def show_word(self, word: str, spot: QRectF, said: str = "", beside: bool = False) -> None:
        """Show the word, and what was said instead, above `spot` or to its left (coordinates of the parent)."""
        self.word.set_text(word)
        self.said.set_text(said)
        wish = max(self.word.text_width(), self.said.text_width() if said else 0) + 48
        w, h = min(WIDE, max(NARROW, wish)), H + (LINE if said else 0)
        if beside:
            place = QRectF(spot.left() - 12 - w, spot.center().y() - h / 2, w, h)
        else:
            place = QRectF(spot.center().x() - w / 2, spot.top() - 28 - h, w, h)
        self.setGeometry(place)
        self.word.place(12, 0, w - 24, H)
        self.said.place(12, H - 8, w - 24, LINE)
        self.show()

    def hide_word(self) -> None:
        """Forget the word."""
        self.word.set_text("")
        self.said.set_text("")
        self.hide()
