"""The loudspeaker: plays short sounds over each other from a thread of its own, or nothing at all where there is none.

The library is loaded and the sound system asked with the first sound that is to be heard, never in the GUI thread: a sound
server may take its time. Whatever goes wrong there, the table plays on in silence; each sound has something to be seen.
"""

import contextlib
import ctypes
import logging
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Generator
from operator import add
from queue import Empty, SimpleQueue
from typing import Any, Protocol

from partygames.core.paths import resource
from partygames.ui.sound.cues import Sound

log = logging.getLogger("partygames.sound")

RATE = 44_100  # Hz; one channel, 16 bits
REST_S = 3.0  # after so long a silence the device is let go: a card game is quiet for minutes
BUFFER_MS = 60
VOICES = 3  # so many fit over each other without distortion (packaging/sounds.py keeps each below a third)

Samples = array  # of signed 16-bit numbers


class Device(Protocol):
    """What plays: `start` takes a generator that is sent a number of frames and yields that many, 2 bytes each."""

    def start(self, frames: Generator[bytes, int, None]) -> None: ...

    def close(self) -> None: ...


def open_device() -> Device:
    """Return the system's loudspeaker; raises ImportError, OSError or the library's own error where there is none."""
    if sys.platform == "linux":
        _hush_alsa()
    import miniaudio

    return miniaudio.PlaybackDevice(miniaudio.SampleFormat.SIGNED16, 1, RATE, BUFFER_MS)


def _hush_alsa() -> None:
    """Let ALSA keep to itself that there is no sound card; it writes to standard error, past Python."""
    with contextlib.suppress(OSError, AttributeError):
        alsa = ctypes.CDLL("libasound.so.2")
        alsa.snd_lib_error_set_handler(_quiet)


# Kept here: the library holds a bare pointer to it.
_quiet = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(lambda *_: None)


def load(sound: Sound, volume: float) -> Samples:
    """Return a sound's samples at a volume of 0..1; raises MissingResource, OSError, wave.Error or EOFError."""
    with wave.open(str(resource(f"sounds/{sound}.wav")), "rb") as file:
        whole = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        whole.byteswap()
    return array("h", (int(v * volume) for v in whole))


class Mixer:
    """Lay the sounds that are being played over each other, as the device asks for them."""

    def __init__(self) -> None:
        self._voices: list[tuple[Samples, int]] = []
        self._lock = threading.Lock()

    @property
    def quiet(self) -> bool:
        """Say whether nothing is being played."""
        return not self._voices

    def add(self, samples: Samples) -> None:
        """Begin to play; of too many sounds the oldest goes."""
        with self._lock:
            self._voices = [*self._voices, (samples, 0)][-VOICES:]

    def take(self, n: int) -> bytes:
        """Return the next n frames."""
        with self._lock:
            voices = self._voices
            self._voices = [(samples, at + n) for samples, at in voices if at + n < len(samples)]
        total = array("h", bytes(2 * n))
        for samples, at in voices:
            part = samples[at : at + n]
            total[: len(part)] = array("h", map(add, total[: len(part)], part))
        return total.tobytes()

    def frames(self) -> Generator[bytes, int, None]:
        """Serve a device for ever."""
        n = yield b""
        while True:
            n = yield self.take(n)


class Speaker:
    """Play sounds by name. `play` returns at once and never fails."""

    def __init__(self, opener: Callable[[], Device] = open_device) -> None:
        self._open = opener
        self._wanted: SimpleQueue[tuple[Sound, float] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._dead = False

    def play(self, sound: Sound, volume: float) -> None:
        """Play a sound at a volume of 0..1; 0 is silence."""
        if self._dead or volume <= 0:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="speaker", daemon=True)
            self._thread.start()
        self._wanted.put((sound, min(volume, 1.0)))

    def close(self) -> None:
        """Fall silent and let go of the device; a sound system that hangs is not waited for longer than a second."""
        self._dead = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(1.0)
            self._thread = None

    def _run(self) -> None:
        mixer, device, loaded = Mixer(), None, dict[Any, Samples]()
        try:
            while True:
                try:
                    wanted = self._wanted.get(timeout=REST_S if device is not None else None)
                except Empty:
                    if mixer.quiet:
                        device.close()
                        device = None
                    continue
                if wanted is None:
                    return
                if wanted not in loaded:
                    loaded[wanted] = load(*wanted)
                mixer.add(loaded[wanted])
                if device is None:
                    device = self._open()
                    frames = mixer.frames()
                    next(frames)
                    device.start(frames)
        except Exception as error:  # sound systems fail in every way there is, and none of them is worth a word at the table
            log.info("no sound: %r", error)
            self._dead = True
        finally:
            if device is not None:
                with contextlib.suppress(Exception):
                    device.close()
