"""Look back: the public table as it was at an earlier moment, to be read and not to be played on."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene import z
from partygames.ui.scene.box import Box
from partygames.ui.scene.button import Button, Look
from partygames.ui.scene.cover import Cover
from partygames.ui.scene.label import CENTER, Label
from partygames.ui.scene.paper import Panel

FRAME = 10.0


class LookBack(Cover):
    """A frame around the table and a slip that says what is shown: a step back, a step on, and back to now.

    `show(event)` shows the table at an event of the log and returns its line; `tapped(point)` returns the event of a line of
    the small log that was tapped, or None. `closed()` shows the table as it is now.
    """

    def __init__(
        self,
        event: int,
        last: int,
        show: Callable[[int], str],
        tapped: Callable[[QPointF], int | None],
        place: Callable[[], Box],
        closed: Callable[[], None],
    ) -> None:
        super().__init__(theme.with_alpha(theme.GOLD, 0.0), z.OVERLAY)
        self.setObjectName("look-back")
        self.event_at = event
        self._last, self._show, self._tapped, self._place, self._closed = last, show, tapped, place, closed
        self.slip = Panel(self, theme.WARM, theme.R_M, theme.CLOSE)
        self.title = Label(self.slip, theme.TEXT_L, theme.TEXT, display=True, align=CENTER)
        self.line = Label(self.slip, theme.TEXT_M, theme.TEXT, align=CENTER)
        self.earlier = Button(self.slip, Look.PLAIN, icon="earlier", name="look-earlier")
        self.later = Button(self.slip, Look.PLAIN, icon="later", name="look-later")
        self.now = Button(self.slip, Look.CALM, theme.TEXT_L, name="look-now")
        self.earlier.clicked.connect(lambda: self.look(self.event_at - 1))
        self.later.clicked.connect(lambda: self.look(self.event_at + 1))
        self.now.clicked.connect(self.back_to_now)

    def look(self, event: int) -> None:
        """Show the table at this event; before the first and after the last there is none."""
        self.event_at = max(0, min(self._last, event))
        self.retranslate()
        self.scene().told.emit(self.line.text)

    def heading(self) -> str:
        """Return that this is over, and what happened."""
        return f"{self.title.text}: {self.line.text}"

    def retranslate(self) -> None:
        """Word the slip."""
        self.title.set_text(translate("Witch", "Looking back"))
        self.now.set_text(translate("Witch", "Back to now"))
        self.line.set_text(self._show(self.event_at))
        self.earlier.setEnabled(self.event_at > 0)
        self.later.setEnabled(self.event_at < self._last)

    def fit(self, w: float, h: float) -> None:
        """Cover the stage; the slip lies where the hand was."""
        super().fit(w, h)
        box = self._place()
        sw, sh = min(620.0, box.w), 150.0
        self.slip.setGeometry(QRectF(box.x + (box.w - sw) / 2, box.y + (box.h - sh) / 2, sw, sh))
        self.title.place(16, 6, sw - 32, 30)
        self.line.place(16, 36, sw - 32, 32)
        self.earlier.place(16, 76, 64, 62)
        self.later.place(sw - 80, 76, 64, 62)
        self.now.place(96, 76, sw - 192, 62)

    def back_to_now(self) -> None:
        """Show the table as it is."""
        if self.uncover():
            self._closed()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the frame: whoever comes to the table sees that this is not now."""
        r = self.rect()
        for bar in (
            QRectF(0, 0, r.width(), FRAME),
            QRectF(0, r.height() - FRAME, r.width(), FRAME),
            QRectF(0, 0, FRAME, r.height()),
            QRectF(r.width() - FRAME, 0, FRAME, r.height()),
        ):
            painter.fillRect(bar, theme.GOLD)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Look at the line of the log that is tapped; nothing else of the table can be touched."""
        found = self._tapped(event.scenePos())
        if found is not None:
            self.look(found)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home looks at the beginning; End, Escape and Enter come back to now."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.look(self.event_at - 1)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.look(self.event_at + 1)
        elif key == Qt.Key.Key_Home:
            self.look(0)
        elif key in (Qt.Key.Key_End, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.back_to_now()
        else:
            event.accept()
