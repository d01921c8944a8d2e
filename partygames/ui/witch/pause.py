"""The pause of Witch Express: the cards lie under bare felt."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from partygames.core.seats import Seat
from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.paper import soft_light
from partygames.ui.scene.pause import Pause
from partygames.ui.shortcuts import keys
from partygames.ui.witch.stand_in import StandIns


class WitchPause(Pause):
    """`closed` is called when the game goes on; nothing here was secret for long, so Escape and the key of the pause go on too.

    `change(seat)` lets a computer stand in for a person or gives the seat back; None where no computer can play.
    """

    def __init__(
        self,
        closed: Callable[[], None],
        rules: Callable[[], None],
        settings: Callable[[], None],
        shortcuts: Callable[[], None],
        leave: Callable[[], None],
        seats: Callable[[], Sequence[Seat]],
        change: Callable[[int], None] | None,
    ) -> None:
        ways = {"go_on": self.close_pause, "rules": rules, "settings": settings, "shortcuts": shortcuts, "leave": leave}
        super().__init__(theme.FELT_DARK, theme.CREAM, theme.MUTED_ON_FELT, **ways)
        self._closed = closed
        self.stand_ins = None if change is None else StandIns(self, seats, change)
        self.retranslate()

    def retranslate(self) -> None:
        """Word the pause."""
        super().retranslate()
        self.body.set_text(
            translate("Witch", "The cards are covered. If you leave, the game waits in the lobby and can be continued.")
        )
        if self.stand_ins is not None:
            self.stand_ins.retranslate()

    def fit(self, w: float, h: float) -> None:
        """Fill the stage."""
        super().fit(w, h)
        if self.stand_ins is not None:
            self.stand_ins.place(40, self.leave.geometry().bottom() + 36, w - 80)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the bare table."""
        r = self.rect()
        painter.fillRect(r, soft_light(r.width(), r.height(), theme.FELT_LIGHT, theme.FELT_DARK))

    def close_pause(self) -> None:
        """Uncover the table."""
        if self.uncover():
            self._closed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and the key of the pause go on too."""
        goes_on = event.key() == Qt.Key.Key_Escape or keys.hit("game.pause", event)
        if goes_on and not event.isAutoRepeat():
            self.close_pause()
        else:
            super().keyPressEvent(event)
