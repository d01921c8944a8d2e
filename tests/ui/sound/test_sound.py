"""What is heard when, and that a machine without a sound system plays in silence."""

import os
import subprocess
import sys
import threading
import time
import wave
from array import array

import pytest
from helpers.waiting import wait_for
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from partygames.core.paths import resource
from partygames.core.seats import Seat
from partygames.games.doodle_rush import events as doodle
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.registry import DOODLE
from partygames.games.witch_express import events as witch
from partygames.ui.sound.cues import Countdown, Sound, cue
from partygames.ui.sound.foley import Foley, caption
from partygames.ui.sound.speaker import RATE, VOICES, Mixer, Speaker, load

PEOPLE = tuple(Seat(i, n) for i, n in enumerate(("Ada", "小明", "Leo")))


class FakeDevice:
    """Keeps what it was given; asks for frames when the test says so."""

    def __init__(self) -> None:
        self.frames = None
        self.closed = False

    def start(self, frames):
        self.frames = frames

    def take(self, n: int) -> array:
        out = array("h")
        out.frombytes(self.frames.send(n))
        return out

    def close(self):
        self.closed = True


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_a_file_of_one_loudness(sound):
    with wave.open(str(resource(f"sounds/{sound}.wav"))) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
    samples = load(sound, 1.0)
    assert max(map(abs, samples)) * VOICES <= 32767, "three at once must fit"
    window = RATE // 20
    loudest = max(sum(v * v for v in samples[i : i + window]) for i in range(0, len(samples), window // 10)) / window
    assert 0.06 * 32767 < loudest**0.5 < 0.09 * 32767
    assert abs(samples[-1]) < 40, "a sound that ends in the middle clicks"


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_has_a_caption(sound, qapp):
    assert caption(sound)


def test_the_weightiest_of_several_events_is_heard():
    ended = doodle.GameEnded((0,), (3, 1, 0))
    assert cue((doodle.Bell(5, None), ended)) is Sound.CHEER
    assert cue((doodle.Bell(0, 1), doodle.PhaseBegan(1))) is Sound.BELL
    assert cue((doodle.Awarded(0, 1, (2,)),)) is Sound.AWARD
    assert cue((doodle.TakenBack(0, 1, (2,)),)) is Sound.CANCEL


def test_nothing_is_heard_of_what_only_one_player_may_know():
    assert cue((doodle.BoardChanged(0, 1), doodle.WordsSwapped(0, 1, 2))) is None
    assert cue((witch.Chose(0, 3),)) is None
    assert cue(()) is None


def test_WE_11_a_card_that_turns_another_over_sounds_different():
    assert cue((witch.Played(0, 2, brave=True),)) is Sound.CARD
    assert cue((witch.Played(1, 2, brave=True, cancelled=0),)) is Sound.CANCEL


def test_each_of_the_last_ten_seconds_ticks_once():
    countdown = Countdown()
    assert sum(countdown.at(left) for left in range(60_000, -1, -50)) == 10


def test_a_paused_minute_that_goes_on_does_not_tick_twice_for_one_second():
    countdown = Countdown()
    assert countdown.at(4_900)
    assert not countdown.at(4_900)
    assert not countdown.at(4_100)
    assert countdown.at(4_000)


def test_sounds_are_laid_over_each_other():
    mixer = Mixer()
    mixer.add(array("h", [100] * 8))
    mixer.add(array("h", [50] * 4))
    out = array("h", mixer.take(6))
    assert list(out) == [150] * 4 + [100] * 2
    assert list(array("h", mixer.take(6))) == [100] * 2 + [0] * 4
    assert mixer.quiet


def test_of_too_many_sounds_the_oldest_goes():
    mixer = Mixer()
    for value in (1, 10, 100, 1000):
        mixer.add(array("h", [value]))
    assert list(array("h", mixer.take(1))) == [1110]


def test_a_sound_reaches_the_device_and_volume_scales_it():
    device = FakeDevice()
    speaker = Speaker(lambda: device)
    speaker.play(Sound.TICK, 0.5)
    assert wait_for(lambda: device.frames is not None)
    assert max(device.take(4000)) == pytest.approx(max(load(Sound.TICK, 1.0)) / 2, abs=1)
    speaker.close()
    assert device.closed


def test_mute_asks_for_no_device():
    def never():
        raise AssertionError("the sound system was asked")

    speaker = Speaker(never)
    speaker.play(Sound.BELL, 0.0)
    assert not [t for t in threading.enumerate() if t.name == "speaker"]
    speaker.close()


@pytest.mark.parametrize("error", [ImportError("no library"), OSError("no card"), RuntimeError("-401")])
def test_a_machine_without_sound_plays_in_silence_and_asks_once(error):
    asked = []

    def broken():
        asked.append(1)
        raise error

    speaker = Speaker(broken)
    speaker.play(Sound.BELL, 1.0)
    assert wait_for(lambda: speaker._dead)
    speaker.play(Sound.BELL, 1.0)
    speaker.close()
    assert asked == [1]


def test_the_window_never_waits_for_a_sound_system_that_hangs():
    gate = threading.Event()

    def slow():
        gate.wait(5)
        raise OSError

    speaker = Speaker(slow)
    start = time.monotonic()
    speaker.play(Sound.BELL, 1.0)
    assert time.monotonic() - start < 1.0
    gate.set()
    speaker.close()


def test_captions_come_when_nothing_can_be_heard(qapp):
    heard = []
    foley = Foley()
    foley.heard.connect(heard.append)
    foley.play(Sound.BELL)
    assert heard == [Sound.BELL]


def shown(window) -> str:
    """Return the caption on the screen, "" when there is none."""
    return next((item.text for item in window.stage.scene().items() if getattr(item, "objectName", str)() == "caption"), "")


def test_M_mutes_and_says_so(open_window, qtbot):
    window = open_window()
    with qtbot.waitActive(window):
        window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_M)
    assert window.settings.now.muted
    assert "Sound off" in shown(window)
    QTest.keyClick(window, Qt.Key.Key_M)
    assert not window.settings.now.muted
    assert "Sound on" in shown(window)


def test_captions_say_what_is_to_be_heard_when_the_table_wants_them(open_window):
    window = open_window()
    window.start_game(DOODLE, PEOPLE, 0, {})
    window.session.submit(BeginTurn(0))
    window.session.clock.expired.emit(window.session.clock.period)
    assert shown(window) == ""
    window.settings.change(captions=True)
    window.session.submit(BeginTurn(1))
    window.session.clock.expired.emit(window.session.clock.period)
    assert "the bell rings" in shown(window)


@pytest.mark.parametrize("code", ["en", "zh_CN", "zh_TW"])
def test_every_sound_is_written_on_the_screen_in_words(open_window, code):
    window = open_window()
    window.comfort.apply(window.settings.change(captions=True, language=code))
    lines = []
    for sound in Sound:
        window._foley.play(sound)
        lines.append(shown(window))
    assert len(set(lines)) == len(Sound)
    assert all(line.startswith("♪ ") and line[2:].strip() for line in lines)
    assert code == "en" or not any(line[2:].isascii() for line in lines)


def test_volume_and_mute_are_what_the_settings_say_at_once(open_window):
    window = open_window()
    heard = []
    for volume, muted in ((30, False), (100, False), (100, True), (60, False)):
        window.comfort.apply(window.settings.change(volume=volume, muted=muted))
        heard.append(window._foley.volume)
    assert heard == [0.3, 1.0, 0.0, 0.6]


def test_the_sound_library_is_loaded_with_the_first_sound_and_not_before():
    """A machine that lacks it starts and plays in silence; a process of its own knows what was imported."""
    code = (
        "import sys, time; sys.modules['miniaudio'] = None; import partygames.app;"
        "from partygames.ui.sound.speaker import Speaker; from partygames.ui.sound.cues import Sound;"
        "s = Speaker(); s.play(Sound.BELL, 1.0); s._thread.join(20); print(s._dead); s.close()"
    )
    root = str(resource("sounds/bell.wav").parents[2])
    environment = os.environ | {"PYTHONPATH": root}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], env=environment, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "True", "")
    lazy = "import sys, partygames.app, partygames.ui.sound.speaker; print('miniaudio' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", lazy], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "False"
