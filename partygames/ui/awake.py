"""Ask the system not to dim the screen while a minute runs. Where it cannot be asked nothing happens, and nobody waits for it."""

import contextlib
import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

from partygames.engine.clock import PhaseClock

Ask = Callable[[], Callable[[], None] | None]
"""Ask for a bright screen; return what gives it up again, None where it was refused."""

_BUS_NAME = "partygames-awake"
_ANSWER_MS = 2_000
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x1, 0x2  # ES_... of SetThreadExecutionState


class Awake:
    """Hold the screen bright, or let go. The system is asked in a thread of its own: a bus that hangs stops no game."""

    def __init__(self, ask: Ask | None = None) -> None:
        self._ask = ask or way_of_the_system()
        self._wanted = False
        self._orders: SimpleQueue[bool | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def hold(self, on: bool) -> None:
        """Hold the screen bright from now on, or let it go; asking twice changes nothing."""
        if on == self._wanted or self._ask is None:
            return
        self._wanted = on
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="awake", daemon=True)
            self._thread.start()
        self._orders.put(on)

    def follow(self, clock: PhaseClock) -> None:
        """Hold the screen bright whenever this clock runs."""

        def look(*_: object) -> None:
            self.hold(clock.running)

        for tells in (clock.pause_changed, clock.ticked, clock.expired):
            tells.connect(look)
        look()

    def end(self) -> None:
        """Let go for good; a system that does not answer is not waited for."""
        self.hold(False)
        thread, self._thread = self._thread, None
        if thread is not None:
            self._orders.put(None)
            thread.join(0.5)

    def _run(self) -> None:
        release: Callable[[], None] | None = None
        while (on := self._orders.get()) is not None:
            with contextlib.suppress(Exception):  # a favour that is refused, however, is not worth a word
                if on and release is None:
                    assert self._ask is not None
                    release = self._ask()
                elif not on and release is not None:
                    release, let_go = None, release
                    let_go()


def way_of_the_system() -> Ask | None:
    """Return how this system is asked, None where we know no way."""
    if sys.platform == "win32":
        return _windows
    if sys.platform == "darwin":
        return _mac
    return _bus if _bus_is_there() else None


def _bus_is_there() -> bool:
    """Say whether there is a session bus; asking for one that is not there would start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (runtime is not None and Path(runtime, "bus").exists())


def _bus() -> Callable[[], None] | None:
    """Ask the desktop over D-Bus. It holds as long as the connection: no number has to be kept, and a crash lets go."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _BUS_NAME)
    let_go = lambda: QDBusConnection.disconnectFromBus(_BUS_NAME)  # noqa: E731
    for path in ("/org/freedesktop/ScreenSaver", "/ScreenSaver"):
        call = QDBusMessage.createMethodCall("org.freedesktop.ScreenSaver", path, "org.freedesktop.ScreenSaver", "Inhibit")
        call.setArguments(["Party Games", "A minute is running"])
        if bus.isConnected() and bus.call(call, QDBus.CallMode.Block, _ANSWER_MS).type() == QDBusMessage.MessageType.ReplyMessage:
            return let_go
    let_go()
    return None


def _windows() -> Callable[[], None] | None:
    """Ask Windows; it holds for the thread that asked."""
    state = ctypes.windll.kernel32.SetThreadExecutionState  # type: ignore[attr-defined]
    if not state(_CONTINUOUS | _SYSTEM | _DISPLAY):
        return None
    return lambda: state(_CONTINUOUS)


def _mac() -> Callable[[], None] | None:
    """Ask macOS by its own small program, which ends with ours."""
    held = subprocess.Popen(
        ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )

    def let_go() -> None:
        held.terminate()
        held.wait(2)

    return let_go
