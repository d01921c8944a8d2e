"""A dialog: a question or a message with a few answers, on a sheet of paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import TOP_LEFT, Label
from partygames.ui.scene.paper import Panel


@dataclass(frozen=True)
class Action:
    """One button of a dialog: its text, what it does, and how it looks."""

    text: str
    run: Callable[[], None]
    look: Look = Look.PLAIN
    name: str = ""


class Dialog(Cover):
    """A question or a message on a sheet of paper. Escape does what the last action does; every action closes it."""

    def __init__(self, title: str, body: str, actions: Sequence[Action], width: float = 680) -> None:
        super().__init__(theme.SCRIM, z.DIALOG)
        self.answers = tuple(actions)
        self.sheet = Panel(self, border=theme.SHEET_EDGE)
        self.wish = width
        self.title = Label(self.sheet, theme.TEXT_L, display=True)
        self.title.set_text(title)
        self.body = Label(self.sheet, theme.TEXT_M, wrap=True, align=TOP_LEFT)
        self.body.set_text(body)
        self.buttons: list[Button] = []
        for action in self.answers:
            # A plain button is of the sheet's own colour: on a dark sheet its edge cannot be seen.
            look = Look.CHIP if action.look is Look.PLAIN else action.look
            button = Button(self.sheet, look, name=action.name)
            button.set_text(action.text)
            button.clicked.connect(lambda a=action: self.close_with(a))
            self.buttons.append(button)

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet on the stage; long texts make it taller, then wider."""
        super().fit(w, h)
        sw = min(self.wish, w - 2 * theme.S5)
        inner = sw - 2 * theme.S5
        if self.body.text_height(inner) > h - 320:
            sw = w - 2 * theme.S5
            inner = sw - 2 * theme.S5
        bh = self.body.text_height(inner) + 4
        sh = theme.S5 + 44 + theme.S3 + bh + theme.S4 + theme.TARGET + theme.S4
        self.sheet.setGeometry(QRectF((w - sw) / 2, max(theme.S3, (h - sh) / 2), sw, sh))
        self.title.place(theme.S5, theme.S4, inner, 52)
        self.body.place(theme.S5, theme.S4 + 52 + theme.S3, inner, bh)
        n = max(1, len(self.buttons))
        each = min(260.0, (inner - theme.S3 * (n - 1)) / n)
        x = sw - theme.S5 - n * each - (n - 1) * theme.S3
        for button in self.buttons:
            button.place(x, sh - theme.S4 - theme.TARGET, each, theme.TARGET)
            x += each + theme.S3

    def heading(self) -> str:
        """Return the title and the text."""
        return f"{self.title.text} {self.body.text}".strip()

    def close_with(self, action: Action) -> None:
        """Close, then do what was chosen."""
        if self.uncover():
            action.run()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the last action, Enter the first."""
        if event.key() == Qt.Key.Key_Escape and self.answers:
            self.close_with(self.answers[-1])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.answers and not event.isAutoRepeat():
            self.close_with(self.answers[0])
        else:
            event.accept()
