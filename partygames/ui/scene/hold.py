"""A button that must be held: nobody lifts a curtain, or ends a minute, by accident."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from partygames.ui import theme
from partygames.ui.i18n import translate
from partygames.ui.scene.button import RADIUS, Button
from partygames.ui.scene.tappable import PRESSES

STEP_MS = 30
URGE_MS = 1_500


class HoldButton(Button):
    """A button that fills while it is held; `clicked` comes when it has been held for `hold_ms`.

    Whoever only taps it reads for URGE_MS that it wants to be held.
    """

    hold_ms = 600

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self._fill_ms = 0.0
        self._timer = QTimer(self)
        self._timer.setObjectName("hold")
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._grow)
        self._urge = QTimer(self)
        self._urge.setObjectName("urge")
        self._urge.setSingleShot(True)
        self._urge.setInterval(URGE_MS)
        self._urge.timeout.connect(self.update)

    def _grow(self) -> None:
        # Steps are counted, not the clock read: while the program is busy a short tap must not grow into a hold.
        self._fill_ms += STEP_MS
        self.update()
        if self._fill_ms >= self.hold_ms:
            self._stop()
            self.click()

    def _start(self) -> None:
        if self.isEnabled() and not self._timer.isActive():
            self._urge.stop()
            self._fill_ms = 0.0
            self._timer.start()

    def _let_go(self) -> None:
        if self._timer.isActive():
            self._urge.start()
        self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self._fill_ms = 0.0
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button and how long it has been held."""
        super().paint(painter, option, widget)
        if self._fill_ms > 0:
            r = self.rect()
            painter.setOpacity(1.0)
            painter.setBrush(theme.with_alpha(self.text_color(), 0.3))
            painter.setPen(Qt.PenStyle.NoPen)
            radius = min(RADIUS, r.height() / 2)
            held = QRectF(r.x(), r.y(), r.width() * min(1.0, self._fill_ms / self.hold_ms), r.height())
            painter.drawRoundedRect(held, radius, radius)

    def _words(self) -> str:
        return translate("Curtain", "Keep holding") if self._urge.isActive() else super()._words()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to fill."""
        super().mousePressEvent(event)
        if self._down:
            self._start()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Stop when the finger slides off."""
        super().mouseMoveEvent(event)
        if not self._down:
            self._stop()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Stop; a short tap does nothing but tell."""
        self._down = False
        self._let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Holding Enter or Space fills it too."""
        if event.key() in PRESSES:
            if not event.isAutoRepeat():
                self._start()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting the key go stops it."""
        if not event.isAutoRepeat():
            self._let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Losing the focus lets go."""
        super().focusOutEvent(event)
        self._stop()
