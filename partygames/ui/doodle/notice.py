"""One sentence that comes, stays a moment, and goes: why something was refused, what just happened."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsWidget

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

STAY_MS = 4_500


class Notice(QGraphicsWidget):
    """Lie over everything but covers; taps go through it."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(z.CLOCK)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.panel = Panel(self, theme.INK, theme.R_M)
        self.panel.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.label = Label(self.panel, theme.TEXT_M, theme.CREAM, align=CENTER)
        self._timer = QTimer(self)
        self._timer.setObjectName("notice")
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._room = (1280.0, 800.0)
        self.hide()

    def say(self, text: str) -> None:
        """Show the sentence now; the one before makes room."""
        self.label.set_text(text)
        self.fit(*self._room)
        self.show()
        self._timer.start(STAY_MS)

    def clear(self) -> None:
        """Take the sentence away."""
        self._timer.stop()
        self.hide()

    def fit(self, w: float, h: float) -> None:
        """Lie low in the middle of the stage, above the bar of answers."""
        self._room = (w, h)
        wide = min(w - 80, self.label.text_width() + 64)
        self.panel.setGeometry(QRectF((w - wide) / 2, h - 180, wide, 56))
        self.label.place(16, 0, wide - 32, 56)
