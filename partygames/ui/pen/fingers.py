"""A finger beside those that draw works the buttons, as a lone finger does.

All fingers on a view come in one touch, and Qt makes a mouse of one only if nobody takes the touch. So while a finger
draws, another one on a button would be dead: here it gets its mouse.
"""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from partygames.ink.router import Kind

_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
_AWAY = QPointF(-1.0, -1.0)
_TYPES = {
    Kind.DOWN: (QEvent.Type.MouseButtonPress, _LEFT, _LEFT),
    Kind.MOVE: (QEvent.Type.MouseMove, _NONE, _LEFT),
    Kind.UP: (QEvent.Type.MouseButtonRelease, _LEFT, _NONE),
}


class ButtonFinger:
    """Be the mouse of one finger on one widget, from its press until it lifts; there is one mouse, so further fingers wait."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._finger: int | None = None

    def press(self, finger: int, at: QPointF) -> None:
        """Press, if no other finger does."""
        if self._finger is None:
            self._finger = finger
            self._send(Kind.DOWN, at)

    def follow(self, finger: int, kind: Kind, at: QPointF) -> bool:
        """Move or lift; return whether it was this finger."""
        if finger != self._finger:
            return False
        if kind is Kind.UP:
            self._finger = None
        self._send(kind, at)
        return True

    def call_off(self) -> None:
        """Lift where no button is: nothing is clicked."""
        if self._finger is not None:
            self.follow(self._finger, Kind.UP, _AWAY)

    def _send(self, kind: Kind, at: QPointF) -> None:
        what, button, buttons = _TYPES[kind]
        made_up = Qt.MouseEventSource.MouseEventSynthesizedByApplication
        no_keys = Qt.KeyboardModifier.NoModifier
        everywhere = self._widget.mapToGlobal(at)
        QApplication.sendEvent(self._widget, QMouseEvent(what, at, at, everywhere, button, buttons, no_keys, made_up))
