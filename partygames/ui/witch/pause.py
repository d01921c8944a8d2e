"""The pause: everything is covered, nothing moves, and the table can be left from here."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QRadialGradient
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.overlay import Cover


class Pause(Cover):
    """Cover the table with bare felt; `closed` is called when the game goes on."""

    def __init__(self, closed: Callable[[], None], rules: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(theme.FELT_DARK, z.PAUSE)
        self._closed = closed
        self.title = Label(self, theme.TEXT_HUGE, theme.CREAM, display=True, align=CENTER)
        self.body = Label(self, theme.TEXT_M, theme.MUTED_ON_FELT, align=CENTER, wrap=True)
        self.go_on = Button(self, Look.ACTION, theme.TEXT_L, "play", name="pause-go-on")
        self.rules = Button(self, Look.PLAIN, icon="book", name="pause-rules")
        self.leave = Button(self, Look.PLAIN, icon="home", name="pause-leave")
        self.go_on.clicked.connect(self.close_pause)
        self.rules.clicked.connect(rules)
        self.leave.clicked.connect(leave)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the pause."""
        self.title.set_text(translate("Witch", "Paused"))
        self.body.set_text(
            translate("Witch", "The cards are covered. If you leave, the game waits in the lobby and can be continued.")
        )
        self.go_on.set_text(translate("Witch", "Go on"))
        self.rules.set_text(translate("Witch", "Rules"))
        self.leave.set_text(translate("Witch", "Leave the table"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        top = h * 0.24
        self.title.place(40, top, w - 80, 84)
        self.body.place(w / 2 - 340, top + 96, 680, 72)
        self.go_on.place(w / 2 - 180, top + 190, 360, 84)
        self.rules.place(w / 2 - 180, top + 296, 172, 64)
        self.leave.place(w / 2 + 8, top + 296, 172, 64)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the bare table."""
        r = self.rect()
        light = QRadialGradient(QPointF(r.width() / 2, r.height() * 0.4), max(r.width(), r.height()) * 0.75)
        light.setColorAt(0, theme.FELT_LIGHT)
        light.setColorAt(1, theme.FELT_DARK)
        painter.fillRect(r, light)

    def close_pause(self) -> None:
        """Uncover the table."""
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)
            self.deleteLater()
            self._closed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, P and Enter go on."""
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_P, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and not event.isAutoRepeat():
            self.close_pause()
        else:
            event.accept()
