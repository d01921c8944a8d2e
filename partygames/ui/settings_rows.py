"""What can be set, page by page: the values of each setting and the words for them."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

from partygames.engine.settings import Settings
from partygames.ui.i18n import LANGUAGES, translate
from partygames.ui.shortcuts import keys

SOFT, NORMAL, FIRM = 0.65, 1.0, 1.6
"""Pressure curves to choose from: 30 % of the pressure comes out as 46, 30 and 15 %."""

ZOOMS = (80, 100, 125, 150, 200, 250)
"""How large everything is, in percent of what fills the window; above 100 the view follows the pointer and the focus."""

PACES = (0, 50, 100, 150, 200)
"""How long movements and the computers' pondering take, in percent; 0 is at once."""

LOUD = {"off": 0, "soft": 30, "medium": 60, "loud": 100}
"""The volumes to choose from, in percent."""


class Page(IntEnum):
    """The pages of the settings."""

    TABLE = 0
    DRAWING = 1
    SOUND = 2


class Row(NamedTuple):
    """One setting: its name in Settings, the values to choose from, its words, and how it is read and written."""

    key: str
    values: tuple[Any, ...]
    label: Callable[[], str]
    texts: Callable[[], tuple[str, ...]]
    read: Callable[[Settings], Any] | None = None
    write: Callable[[Any], dict[str, Any]] | None = None

    def value(self, settings: Settings) -> Any:
        """Return the value in force."""
        return self.read(settings) if self.read is not None else getattr(settings, self.key)

    def change(self, value: Any) -> dict[str, Any]:
        """Return what a choice changes in the settings."""
        return self.write(value) if self.write is not None else {self.key: value}


def page_names() -> tuple[str, ...]:
    """Return the names of the pages."""
    return (translate("Settings", "The table"), translate("Settings", "Drawing"), translate("Settings", "Sound"))


def _system() -> str:
    return translate("Settings", "As the system")


def _loudness(settings: Settings) -> int:
    return 0 if settings.muted else min(LOUD.values(), key=lambda v: abs(v - settings.volume))


def _set_loudness(volume: int) -> dict[str, Any]:
    return {"muted": True} if volume == 0 else {"muted": False, "volume": volume}


ROWS: dict[Page, tuple[Row, ...]] = {
    Page.TABLE: (
        Row(
            "language",
            ("", *LANGUAGES),
            lambda: translate("Settings", "Language"),
            lambda: (_system(), "English", "简体中文", "繁體中文"),  # languages are named in themselves
        ),
        Row(
            "look",
            ("", "light", "dark"),
            lambda: translate("Settings", "Look"),
            lambda: (_system(), translate("Settings", "Light"), translate("Settings", "Dark")),
        ),
        Row("zoom", ZOOMS, lambda: translate("Settings", "Size"), lambda: tuple(f"{zoom}%" for zoom in ZOOMS)),
        Row(
            "less_motion",
            (False, True),
            lambda: translate("Settings", "Motion"),
            lambda: (translate("Settings", "Full motion"), translate("Settings", "Less motion")),
        ),
        Row(
            "pace",
            tuple(PACES),
            lambda: translate("Settings", "Pace"),
            lambda: (
                translate("Settings", "At once"),
                translate("Settings", "Quick"),
                translate("Settings", "Normal"),
                translate("Settings", "Calm"),
                translate("Settings", "Slow"),
            ),
        ),
        Row(
            "full_screen",
            (False, True),
            lambda: translate("Settings", "Window"),
            lambda: (translate("Settings", "A window"), translate("Settings", "Full screen")),
        ),
    ),
    Page.DRAWING: (
        Row(
            "left_handed",
            (False, True),
            lambda: translate("Settings", "Drawing tools"),
            lambda: (translate("Settings", "On the left"), translate("Settings", "On the right")),
        ),
        Row(
            "pen_gamma",
            (SOFT, NORMAL, FIRM),
            lambda: translate("Settings", "Pen pressure"),
            lambda: (translate("Settings", "Soft"), translate("Settings", "Normal"), translate("Settings", "Firm")),
        ),
        Row(
            "ignore_rubber_end",
            (False, True),
            lambda: translate("Settings", "Rubber end"),
            lambda: (translate("Settings", "Rubs out"), translate("Settings", "Draws like the nib")),
        ),
        Row(
            "pen_only",
            (False, True),
            lambda: translate("Settings", "Drawing with"),
            lambda: (translate("Settings", "Pen, finger, mouse"), translate("Settings", "The pen only")),
        ),
    ),
    Page.SOUND: (
        Row(
            "volume",
            tuple(LOUD.values()),
            lambda: translate("Settings", "Volume"),
            lambda: (
                translate("Settings", "Off"),
                translate("Settings", "Quiet"),
                translate("Settings", "Medium"),
                translate("Settings", "Loud"),
            ),
            _loudness,
            _set_loudness,
        ),
        Row(
            "captions",
            (False, True),
            lambda: translate("Settings", "Captions"),
            lambda: (translate("Settings", "Sounds only"), translate("Settings", "Say it in words too")),
        ),
    ),
}


def hint(page: Page) -> str:
    """Return what a page explains below its rows."""
    return {
        Page.TABLE: translate(
            "Settings",
            "{larger} and {smaller} change the size too, {whole} sets it to 100%. {full} switches full screen on and off.",
        ).format(
            larger=keys.shown("app.larger"),
            smaller=keys.shown("app.smaller"),
            whole=keys.shown("app.whole"),
            full=keys.shown("app.fullscreen"),
        ),
        Page.DRAWING: translate("Settings", "Tools on the right suit a left-handed pen."),
        Page.SOUND: translate("Settings", "{key} switches the sound off and on. Each sound can be seen as well.").format(
            key=keys.shown("app.mute")
        ),
    }[page]
