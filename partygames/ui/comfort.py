"""What the table has set, put in force: language, look, pace, size, sound, keys; and the keys that change it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMainWindow

from partygames.engine.settings import Settings, SettingsFile
from partygames.ui.i18n import Language, translate
from partygames.ui.look import TableLook
from partygames.ui.scene.animator import Motion
from partygames.ui.scene.notice import Slip
from partygames.ui.scene.stage import Stage
from partygames.ui.settings_rows import ZOOMS
from partygames.ui.shortcuts import keys
from partygames.ui.shortcuts.window_keys import WindowKeys
from partygames.ui.sound.caption import CaptionLine
from partygames.ui.sound.cues import Sound
from partygames.ui.sound.foley import Foley, caption

if TYPE_CHECKING:
    from partygames.engine.bots import BotDriver


class Comfort(QObject):
    """Put settings in force. `acts` are the window's own commands that have keys on every screen."""

    def __init__(
        self,
        window: QMainWindow,
        stage: Stage,
        settings: SettingsFile,
        language: Language,
        foley: Foley,
        acts: dict[str, Callable[[], None]],
    ) -> None:
        super().__init__(window)
        self._window, self._stage, self._settings, self._language, self._foley = window, stage, settings, language, foley
        self._bots: BotDriver | None = None
        self._captions = CaptionLine(lambda: stage.screen_shown)
        foley.heard.connect(self._caption)
        self._look = TableLook(window)
        self._look.changed.connect(stage.restyle)
        keys.use(settings.now.keys)
        own = {
            "app.mute": self._toggle_mute,
            "app.fullscreen": lambda: self._by_key(full_screen=not window.isFullScreen()),
            "app.larger": lambda: self.resize_all(1),
            "app.smaller": lambda: self.resize_all(-1),
            "app.whole": lambda: self.resize_all(0),
        }
        self._keys = WindowKeys(window, acts | own)
        stage.key_first = self._keys.press
        self.apply(settings.now)

    def apply(self, settings: Settings) -> None:
        """Put these settings in force at once."""
        self._language.use(settings.language)
        self._look.use(settings.look)
        self._set_pace(settings)
        if keys.use(settings.keys):
            self._keys.follow()
            self._stage.restyle()
        before = self._stage.magnified
        self._stage.set_zoom(settings.zoom)
        if self._stage.magnified > before:
            self._tell_magnified()
        self._foley.volume = 0.0 if settings.muted else settings.volume / 100
        if settings.full_screen != self._window.isFullScreen():
            self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def drive(self, bots: "BotDriver | None") -> None:
        """Let these computers play as fast as the table likes it; None: nobody plays."""
        self._bots = bots
        self._set_pace(self._settings.now)

    def switch_language(self) -> None:
        """Switch to the other language at once."""
        self.apply(self._settings.change(language=self._language.other))

    def resize_all(self, step: int) -> None:
        """Show everything a step larger or smaller; 0: as it was made."""
        now = self._settings.now.zoom
        beyond = [zoom for zoom in ZOOMS if zoom > now] if step > 0 else [zoom for zoom in reversed(ZOOMS) if zoom < now]
        self._by_key(zoom=100 if step == 0 else next(iter(beyond), now))

    def _set_pace(self, settings: Settings) -> None:
        Motion.less, Motion.pace = settings.less_motion, settings.pace
        if self._bots is not None:
            self._bots.hurry, self._bots.pace = settings.less_motion, settings.pace / 100

    def _by_key(self, **changes: Any) -> None:
        """Change settings by a key: a sheet of settings that lies open shows what is in force."""
        from partygames.ui.settings_sheet import SettingsSheet

        self.apply(self._settings.change(**changes))
        screen = self._stage.screen_shown
        for cover in screen.covers() if screen is not None else ():
            if isinstance(cover, SettingsSheet):
                cover.follow()

    def _tell_magnified(self) -> None:
        """Say how to see the rest, in the middle of what is in sight: the corner it would stand in may not be."""
        screen = self._stage.screen_shown
        if screen is not None:
            text = translate("Table", "Move the pointer to see the rest. {key}: back to 100%.")
            slip = Slip.over(screen, text.format(key=keys.shown("app.whole")))
            at = self._stage.mapToScene(self._stage.viewport().rect().center())
            slip.place(at.x(), at.y())

    def _toggle_mute(self) -> None:
        muted = not self._settings.now.muted
        self._by_key(muted=muted)
        self._captions.say(translate("Sound", "Sound off") if muted else translate("Sound", "Sound on"))

    def _caption(self, sound: Sound) -> None:
        if self._settings.now.captions:
            self._captions.say(caption(sound))
