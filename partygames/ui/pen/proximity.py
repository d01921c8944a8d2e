"""Who is told when a pen comes near the tablet and when it leaves: the application alone, no widget."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPointingDevice, QTabletEvent
from PySide6.QtWidgets import QApplication

_NEAR = {QEvent.Type.TabletEnterProximity: True, QEvent.Type.TabletLeaveProximity: False}


class PenApplication(QApplication):
    """Pass on what only an application hears: `pen_near(device, near)`.

    An event filter on the application would be asked about every event of every object, also while a pen draws.
    """

    pen_near = Signal(QPointingDevice, bool)

    def event(self, event: QEvent) -> bool:
        """Take note of pens that come and go."""
        if event.__class__ is QTabletEvent and (near := _NEAR.get(event.type())) is not None:
            self.pen_near.emit(event.pointingDevice(), near)
        return super().event(event)
