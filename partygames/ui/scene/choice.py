"""A row of buttons of which exactly one is chosen."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look


class Choice(QGraphicsWidget):
    """Let a person choose one of `values`; `chosen(value)` tells each change."""

    chosen = Signal(object)

    def __init__(self, parent: QGraphicsItem | None, values: tuple[object, ...], px: int = theme.TEXT_M) -> None:
        super().__init__(parent)
        self.values = values
        self.buttons = tuple(Button(self, Look.CHIP, px) for _ in values)
        self.value: object = values[0]
        for value, button in zip(values, self.buttons, strict=True):
            button.one_of = True
            button.clicked.connect(lambda v=value: self._tap(v))
        self.set_value(values[0])

    def _tap(self, value: object) -> None:
        if value != self.value:
            self.set_value(value)
            self.chosen.emit(value)

    def set_value(self, value: object) -> None:
        """Choose `value` without telling anybody; unknown values are ignored."""
        if value in self.values:
            self.value = value
        for v, button in zip(self.values, self.buttons, strict=True):
            button.set_checked(v == self.value)

    def set_texts(self, texts: tuple[str, ...], about: str = "") -> None:
        """Word the buttons; `about`: what is chosen, for those who do not see what stands beside the row."""
        for text, button in zip(texts, self.buttons, strict=True):
            button.set_text(text)
            button.said = translate("Access", "{what}: {button}").format(what=about, button=text) if about else None

    def set_reach(self, up: float, down: float) -> None:
        """Let taps count this far (units) above and below the row."""
        for button in self.buttons:
            button.set_reach(0, up, down)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Put the row there and share its width."""
        self.setGeometry(QRectF(x, y, w, h))
        n = len(self.buttons)
        each = (w - theme.S2 * (n - 1)) / n
        for i, button in enumerate(self.buttons):
            button.place(i * (each + theme.S2), 0, each, h)
