"""Get a Linux desktop ready before Qt is loaded: the first thing that runs in a frozen program.

Some libraries must fit the system (its fonts' configuration, its screen, its desktop), so the system's own are taken where it
has them. `fallback/` brings the others; `fallback/order` says which: a line ends with one of them, after what that one needs.
"""

import ctypes
import os
import sys

SYSTEM_FIRST = (
    "libxcb.so.1",
    "libX11.so.6",
    "libX11-xcb.so.1",
    "libfreetype.so.6",
    "libfontconfig.so.1",
    "libGL.so.1",
    "libEGL.so.1",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
)


def loaded(library: str) -> bool:
    """Load a library and say whether it could be; the ones that are loaded later find it by its name."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def take_libraries(folder: str) -> None:
    """Load the system's libraries, and what it lacks from `folder`."""
    with open(os.path.join(folder, "order"), encoding="ascii") as file:
        lines = [line.split() for line in file]
    for *needed, library in lines:
        if loaded(library):
            continue
        for each in (*needed, library):
            if not loaded(each):
                loaded(os.path.join(folder, each))
        if library == "libfontconfig.so.1" and not os.path.exists("/etc/fonts/fonts.conf"):
            os.environ.setdefault("FONTCONFIG_FILE", os.path.join(folder, "fonts.conf"))


def let_go_of_paths() -> None:
    """Let programs that we start (a folder's viewer) find their own libraries, not ours."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        os.environ.pop("LD_LIBRARY_PATH", None)
    else:
        os.environ["LD_LIBRARY_PATH"] = before


def choose_input_method() -> None:
    """Ask Fcitx by its IBus side: its own plugin fits only the Qt of its system."""
    if os.environ.get("QT_IM_MODULE") in ("fcitx", "fcitx5") and "QT_IM_MODULES" not in os.environ:
        os.environ["QT_IM_MODULE"] = "ibus"


if getattr(sys, "frozen", False):
    take_libraries(os.path.join(sys._MEIPASS, "fallback"))
    let_go_of_paths()
    choose_input_method()
