"""The curtain for whoever is left alone with computers: the cards may stay open until somebody is back, if they say so."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from partygames.core.seats import Seat
from partygames.ui import art, theme
from partygames.ui.curtain import TALL, Curtain
from partygames.ui.i18n import translate
from partygames.ui.scene.button import Button, Look

TICK, BACK, BOX = 580.0, 260.0, 26.0


class TickButton(Button):
    """A button with a box to tick before its words. It stays pale: the blue of a chosen button is lost on a blue curtain."""

    ticked = False

    def click(self) -> None:
        """Set or take away the tick."""
        self.ticked = not self.ticked
        super().click()
        self.update()

    def spoken(self) -> str:
        """Say the words, and whether they are ticked."""
        text = translate("Aloud", "{what}, ticked") if self.ticked else translate("Aloud", "{what}, not ticked")
        return text.format(what=self.text)

    def _paint_content(self, painter: QPainter, r: QRectF) -> None:
        box = QRectF(r.x() + theme.S3, r.center().y() - BOX / 2, BOX, BOX)
        painter.setPen(QPen(self.text_color(), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 6, 6)
        if self.ticked:
            art.draw(painter, "icons/check.svg", box.adjusted(-2, -6, 8, 2), self.chalk())
        super()._paint_content(painter, r.adjusted(theme.S3 + BOX, 0, 0, 0))


class LoneCurtain(Curtain):
    """A curtain with a tick that nobody has set beforehand; `lifted(left_open)` tells whether it is set.

    Who is back finds their seat in the pause: the button for it stands here, for there is no table to tap.
    """

    leave_open: TickButton | None = None

    def __init__(self, seat: Seat, what: str, lifted: Callable[[bool], None], pause: Callable[[], None]) -> None:
        super().__init__(seat, what, lambda: lifted(self.ticked), pause)
        self.leave_open = TickButton(self, Look.PLAIN, theme.TEXT_M, name="curtain-leave-open")
        self.back = Button(self, Look.PLAIN, theme.TEXT_M, name="curtain-back")
        self.back.clicked.connect(pause)
        self.retranslate()

    @property
    def ticked(self) -> bool:
        """Say whether the cards shall stay open."""
        return self.leave_open is not None and self.leave_open.ticked

    def retranslate(self) -> None:
        """Word the curtain: nothing is handed on, but nobody else should look."""
        super().retranslate()
        self.give.set_text(translate("Witch", "For your eyes only"))
        if self.leave_open is not None:
            self.leave_open.set_text(translate("Witch", "Leave my cards open until somebody is back"))
            self.back.set_text(translate("Witch", "Somebody is back"))

    def fit(self, w: float, h: float) -> None:
        """Fill the stage; the tick and the way back stand below the button."""
        super().fit(w, h)
        if self.leave_open is not None:
            left, top = (w - TICK - theme.S3 - BACK) / 2, (h + TALL) / 2 + theme.S4
            self.leave_open.place(left, top, TICK, theme.TARGET)
            self.back.place(left + TICK + theme.S3, top, BACK, theme.TARGET)
