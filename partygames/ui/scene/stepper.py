"""A number with a minus and a plus."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label


def icon_words(icon: str | None) -> str:
    """Return what minus and plus do."""
    return translate("Access", "Less") if icon == "minus" else translate("Access", "More")


class Stepper(QGraphicsWidget):
    """Let a person choose a whole number within bounds; `changed(int)` tells each step."""

    changed = Signal(int)

    def __init__(self, parent: QGraphicsItem | None, low: int, high: int, value: int) -> None:
        super().__init__(parent)
        self.low, self.high, self.value = low, high, value
        self.minus = Button(self, Look.CHIP, icon="minus")
        self.plus = Button(self, Look.CHIP, icon="plus")
        self.label = Label(self, theme.TEXT_L, display=True, align=CENTER)
        self.minus.clicked.connect(lambda: self.step(-1))
        self.plus.clicked.connect(lambda: self.step(1))
        self.about = ""
        self._show()

    def say_about(self, what: str) -> None:
        """Say what the number is, for those who do not see what stands beside it."""
        self.about = what
        self._show()

    def step(self, by: int) -> None:
        """Go up or down, never past a bound."""
        value = max(self.low, min(self.high, self.value + by))
        if value != self.value:
            self.value = value
            self._show()
            self.changed.emit(value)

    def set_bounds(self, low: int, high: int) -> None:
        """Change the bounds; the value moves inside them without telling."""
        self.low, self.high = low, high
        self.value = max(low, min(high, self.value))
        self._show()

    def _show(self) -> None:
        self.label.set_text(str(self.value))
        if self.about:
            text = translate("Access", "{what}: {button}")
            self.label.said = text.format(what=self.about, button=self.value)
            for button in (self.minus, self.plus):
                button.said = text.format(what=self.about, button=icon_words(button.icon))
        self.minus.setEnabled(self.value > self.low)
        self.plus.setEnabled(self.value < self.high)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put it there, in the parent's coordinates."""
        self.setGeometry(QRectF(x, y, w, h))
        side = min(h, w / 3)
        self.minus.place(0, (h - side) / 2, side, side)
        self.plus.place(w - side, (h - side) / 2, side, side)
        self.label.place(side, 0, w - 2 * side, h)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right step."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            event.ignore()
