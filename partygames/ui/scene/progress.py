"""Work that takes a while: how far it is, and a button to cancel it. What is done at once is never seen."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsWidget, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.animator import Animator
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import Label
from partygames.ui.scene.paper import Panel

PATIENCE_MS = 300
"""Work that is done sooner shows nothing: a sheet that comes and goes in a blink only startles."""
W, H = 620.0, 236.0


class Bar(QGraphicsWidget):
    """A bar that fills from left to right."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.share = 0.0

    def set_share(self, share: float) -> None:
        """Fill it to a share 0..1."""
        self.share = share
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the bar."""
        r = self.rect()
        half = r.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.LINEN_EDGE)
        painter.drawRoundedRect(r, half, half)
        painter.setBrush(theme.CALM)
        painter.drawRoundedRect(QRectF(r.x(), r.y(), max(r.height(), r.width() * self.share), r.height()), half, half)


class Progress(Cover):
    """Cover the screen while work goes on; `cancel` is called once, by the button or Escape."""

    def __init__(self, title: str, parts: int, cancel: Callable[[], None]) -> None:
        super().__init__(theme.SCRIM, z.DIALOG)
        self._cancel = cancel
        self.done, self.parts = 0, parts
        self.sheet = Panel(self, border=theme.SHEET_EDGE)
        self.title = Label(self.sheet, theme.TEXT_L, display=True)
        self.title.set_text(title)
        self.bar = Bar(self.sheet)
        self.count = Label(self.sheet, theme.TEXT_M, theme.MUTED)
        self.bar.setVisible(parts > 1)
        self.stop = Button(self.sheet, Look.CHIP, name="progress-cancel")
        self.stop.clicked.connect(self.give_up)
        self.setOpacity(0.0)
        self.retranslate()

    def come_up(self, animator: Animator) -> None:
        """Show it once the work has taken long enough to wonder."""
        animator.to(self, opacity=1.0, delay=PATIENCE_MS, ms=theme.FAST)

    def show_done(self, done: int) -> None:
        """Show how many parts are done."""
        self.done = done
        self.bar.set_share(done / self.parts)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the count and the button."""
        text = translate("Progress", "{done} of {all}").format(done=self.done, all=self.parts)
        self.count.set_text(text if self.parts > 1 else translate("Progress", "One moment"))
        self.stop.set_text(translate("Progress", "Cancel"))

    def fit(self, w: float, h: float) -> None:
        """Centre the sheet on the stage."""
        super().fit(w, h)
        self.sheet.setGeometry(QRectF((w - W) / 2, (h - H) / 2, W, H))
        inner = W - 2 * theme.S5
        self.title.place(theme.S5, theme.S4, inner, 52)
        self.bar.setGeometry(QRectF(theme.S5, 96, inner, 18))
        self.count.place(theme.S5, H - theme.S4 - theme.TARGET, inner - 220, theme.TARGET)
        self.stop.place(W - theme.S5 - 200, H - theme.S4 - theme.TARGET, 200, theme.TARGET)

    def heading(self) -> str:
        """Return what is being done."""
        return self.title.text

    def give_up(self) -> None:
        """Cancel the work."""
        if self.uncover():
            self._cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            event.accept()
