"""A sheet that lies over the screen with content of its own: settings, house rules, the rules page."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from partygames.ui import theme
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel


class Sheet(Cover):
    """A titled sheet of paper with a close button; Escape or a tap beside it closes it too. Subclasses fill it in `arrange`."""

    upright: float | None = None
    """How tall the sheet may grow on a stage that is taller than wide; None: no taller than elsewhere."""

    def __init__(self, w: float, h: float, closed: Callable[[], None] | None = None) -> None:
        super().__init__(theme.SCRIM, z.DIALOG)
        self.wish = (w, h)
        self._closed = closed
        self.sheet = Panel(self, border=theme.SHEET_EDGE)
        self.title = Label(self.sheet, theme.TEXT_XL - 6, display=True)
        self.close_button = Button(self.sheet, Look.QUIET, icon="close", name="sheet-close")
        self.close_button.clicked.connect(self.close_sheet)

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet on the stage."""
        super().fit(w, h)
        wide, tall = self.wish
        if h > w and self.upright is not None:
            wide, tall = max(wide, w - 2 * theme.S4), max(tall, self.upright)
        sw, sh = min(wide, w - 2 * theme.S4), min(tall, h - 2 * theme.S4 if h > w else h - 2 * theme.S3)
        self.sheet.setGeometry(QRectF((w - sw) / 2, (h - sh) / 2, sw, sh))
        self.title.place(theme.S5, theme.S4 - 4, sw - 3 * theme.S5 - theme.TARGET, theme.TARGET)
        self.close_button.place(sw - theme.TARGET - theme.S3, theme.S3, theme.TARGET, theme.TARGET)
        self.arrange(
            QRectF(theme.S5, theme.S4 + theme.TARGET + theme.S2, sw - 2 * theme.S5, sh - 2 * theme.S4 - theme.TARGET - theme.S2)
        )

    def arrange(self, room: QRectF) -> None:
        """Place the content in `room` (coordinates of the sheet)."""

    def retranslate(self) -> None:
        """Word the sheet again."""

    def heading(self) -> str:
        """Return the title."""
        return self.title.text

    def close_sheet(self) -> None:
        """Put the sheet away."""
        if self.uncover() and self._closed is not None:
            self._closed()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A tap beside the sheet closes it."""
        if not self.sheet.geometry().contains(event.pos()):
            self.close_sheet()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            event.accept()
