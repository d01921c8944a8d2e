"""The lobby's quiet word to newcomers: learn the chosen game in a guided round, or not."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look

MOST_W = 470.0
"""How wide the button is at the most."""


class Declined(Button):
    """The × of the suggestion."""

    def spoken(self) -> str:
        """Say what it does."""
        return translate("Lobby", "No, thank you")


class Suggestion(QGraphicsWidget):
    """`taken` when the guided round is wanted, `declined` when the suggestion is to go for good."""

    taken = Signal()
    declined = Signal()

    def __init__(self, parent: QGraphicsItem | None) -> None:
        super().__init__(parent)
        self.learn = Button(self, Look.PLAIN, icon="help", fill=theme.WARM, name="guide")
        self.no = Declined(self, Look.QUIET, icon="close", name="guide-no")
        self.no.setOpacity(0.6)
        self.learn.clicked.connect(self.taken)
        self.no.clicked.connect(self.declined)

    def show_game(self, doodle: bool) -> None:
        """Word the suggestion for Doodle Rush or for Witch Express."""
        if doodle:
            self.learn.set_text(translate("Lobby", "First time? Learn it in two minutes"))
        else:
            self.learn.set_text(translate("Lobby", "First time? Learn it in three minutes"))

    def place(self, x: float, y: float, w: float) -> None:
        """Put the suggestion at the right end of this row."""
        self.setGeometry(QRectF(x, y, w, theme.TARGET))
        wide = min(MOST_W, w - theme.TARGET - theme.S2)
        self.no.place(w - theme.TARGET, 0, theme.TARGET, theme.TARGET)
        self.learn.place(w - theme.TARGET - theme.S2 - wide, 0, wide, theme.TARGET)
