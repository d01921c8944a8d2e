"""Give a game its sounds: listens to a session, plays what belongs to each move, and tells what was to be heard."""

from PySide6.QtCore import QObject, Signal

from partygames.engine.session import Change, GameSession
from partygames.ui.i18n import translate
from partygames.ui.sound.cues import Countdown, Sound, cue
from partygames.ui.sound.speaker import Speaker


class Foley(QObject):
    """Follow one game at a time.

    `volume` is 0..1, 0 for mute. `heard(Sound)` comes with every sound, mute or not, for those who want a caption.
    """

    heard = Signal(object)

    def __init__(self, speaker: Speaker | None = None, parent: QObject | None = None) -> None:
        """Without a speaker there is nothing to be heard, and captions still come."""
        super().__init__(parent)
        self._speaker, self.volume = speaker, 0.0
        self._countdown = Countdown()

    def follow(self, session: GameSession) -> None:
        """Accompany a game from now on, until it is deleted."""
        self._countdown = Countdown()
        session.changed.connect(self._changed)
        session.clock.ticked.connect(self._ticked)

    def play(self, sound: Sound) -> None:
        """Play a sound now."""
        if self._speaker is not None:
            self._speaker.play(sound, self.volume)
        self.heard.emit(sound)

    def close(self) -> None:
        """Fall silent for good."""
        if self._speaker is not None:
            self._speaker.close()

    def _changed(self, change: Change) -> None:
        sound = cue(change.events)
        if sound is not None:
            self.play(sound)

    def _ticked(self, left_ms: int) -> None:
        if self._countdown.at(left_ms):
            self.play(Sound.TICK)


def caption(sound: Sound) -> str:
    """Say in words what is to be heard."""
    return {
        Sound.TICK: translate("Sound", "tick"),
        Sound.BELL: translate("Sound", "the bell rings"),
        Sound.CARD: translate("Sound", "a card is played"),
        Sound.AWARD: translate("Sound", "a point!"),
        Sound.CANCEL: translate("Sound", "turned over"),
        Sound.CHEER: translate("Sound", "a fanfare"),
    }[sound]
