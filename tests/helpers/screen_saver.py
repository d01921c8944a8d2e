"""A program of its own: be the desktop's screen saver on the session bus and print who asks to keep it away."""

import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection

NAME = "org.freedesktop.ScreenSaver"


@ClassInfo({"D-Bus Interface": NAME})
class ScreenSaver(QObject):
    """Take what asks to be held awake."""

    @Slot(str, str, result="uint")
    def Inhibit(self, who: str, why: str) -> int:
        """Hold the screen bright."""
        print(f"asked: {who}: {why}", flush=True)
        return 7


def main() -> None:
    """Serve until killed."""
    app = QCoreApplication([])
    bus = QDBusConnection.sessionBus()
    saver = ScreenSaver()
    slots = QDBusConnection.RegisterOption.ExportAllSlots
    assert bus.registerObject("/org/freedesktop/ScreenSaver", saver, slots)
    assert bus.registerService(NAME)
    print("ready", flush=True)
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
