"""Make the sounds of the table: resources/sounds/*.wav, all of them from arithmetic.

    python packaging/sounds.py

Soft things of a living room: a wood block, a hand bell, a card on felt, a marimba. Each is brought to one loudness (the
loudest 50 ms of each have the same effective level), so that none makes anybody jump. The same script gives the same bytes.
"""

import math
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 44_100  # Hz, one channel, 16 bits
LEVEL = 0.085  # effective level of the loudest 50 ms, 1.0 being the loudest a file can hold (about -21 dB)
PEAK = 0.33  # and no sample above this: three sounds at once still fit
WINDOW = RATE // 20

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Return nothing to be heard, `seconds` long."""
    return [0.0] * round(seconds * RATE)


def struck(pitch: float, seconds: float, partials: tuple[tuple[float, float, float], ...], attack_ms: float = 2.0) -> Wave:
    """Return something that was struck: partials as (times the pitch in Hz, loudness, seconds until it is down to a third)."""
    out = silence(seconds)
    attack = attack_ms / 1000 * RATE
    for ratio, loud, fade in partials:
        step, drop = math.tau * pitch * ratio / RATE, 1.0 / (fade * RATE)
        for i in range(len(out)):
            out[i] += loud * min(1.0, i / attack) * math.exp(-i * drop) * math.sin(step * i)
    return out


def rustle(seconds: float, low: float, high: float, shape: Callable[[float], float], seed: int) -> Wave:
    """Return noise between two pitches (Hz); `shape` gives its loudness for 0..1 of its length."""
    dice = random.Random(seed)
    n = round(seconds * RATE)
    a, b = 1 - math.exp(-math.tau * high / RATE), 1 - math.exp(-math.tau * low / RATE)
    smooth = slow = 0.0
    out = []
    for i in range(n):
        smooth += a * (dice.uniform(-1, 1) - smooth)
        slow += b * (smooth - slow)
        out.append((smooth - slow) * shape(i / n))
    return out


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Lay sounds over each other, each from its second on."""
    out = silence(max(at + len(sound) / RATE for at, sound in parts) + 0.001)
    for at, sound in parts:
        start = round(at * RATE)
        for i, value in enumerate(sound):
            out[start + i] += value
    return out


def marimba(pitch: float, seconds: float = 0.5) -> Wave:
    """Return one bar of soft wood; its first overtone is two octaves up, as a tuned bar's is."""
    return struck(pitch, seconds, ((1.0, 1.0, 0.16), (4.0, 0.22, 0.05), (9.2, 0.05, 0.02)), 3.0)


def tick() -> Wave:
    """Return a small wood block: the last ten seconds."""
    return struck(880, 0.09, ((1.0, 1.0, 0.014), (1.51, 0.4, 0.010), (2.9, 0.15, 0.005)), 0.8)


def bell() -> Wave:
    """Return a hand bell: the minute is over."""
    partials = ((0.5, 0.35, 0.7), (1.0, 1.0, 0.55), (1.19, 0.45, 0.4), (2.0, 0.5, 0.3), (2.74, 0.22, 0.18), (4.07, 0.1, 0.1))
    return mix((0.0, struck(740, 1.5, partials)), (0.16, struck(740, 1.34, partials)))


def card() -> Wave:
    """Return a card that slides over felt and lands."""
    slide = rustle(0.11, 900, 5_200, lambda t: t * t * (1 - t) * 4, 5)
    land = struck(170, 0.1, ((1.0, 0.5, 0.02), (2.3, 0.2, 0.012)), 1.0)
    return mix((0.0, slide), (0.085, land))


def award() -> Wave:
    """Return two bars upwards: a point."""
    return mix((0.0, marimba(784.0, 0.4)), (0.09, marimba(1174.7, 0.6)))


def cancel() -> Wave:
    """Return two bars downwards, with a flip: somebody was braver."""
    flip = rustle(0.07, 500, 3_000, lambda t: (1 - t) * 0.9, 9)
    return mix((0.0, flip), (0.02, marimba(466.2, 0.35)), (0.13, marimba(349.2, 0.55)))


def cheer() -> Wave:
    """Return a run upwards that comes to rest: the end of a game."""
    run = [(n * 0.085, marimba(pitch, 0.55)) for n, pitch in enumerate((523.3, 659.3, 784.0, 1046.5))]
    rest = [(0.40, marimba(pitch, 0.95)) for pitch in (523.3, 784.0, 1318.5)]
    sparkle = [
        (0.46 + n * 0.05, [v * 0.12 for v in struck(2093 * r, 0.4, ((1.0, 1.0, 0.09),))]) for n, r in enumerate((1, 1.5, 2))
    ]
    return mix(*run, *rest, *sparkle)


SOUNDS = {"tick": tick, "bell": bell, "card": card, "award": award, "cancel": cancel, "cheer": cheer}


def level(sound: Wave) -> float:
    """Return the effective level of the loudest 50 ms (of the whole, if it is shorter)."""
    squares = [v * v for v in sound]
    n = min(WINDOW, len(squares))
    now = most = sum(squares[:n])
    for i in range(n, len(squares)):
        now += squares[i] - squares[i - n]
        most = max(most, now)
    return math.sqrt(most / WINDOW)


def levelled(sound: Wave) -> Wave:
    """Bring a sound to the loudness of all, and let its last 10 ms fade so that nothing clicks."""
    gain = min(LEVEL / level(sound), PEAK / max(map(abs, sound)))
    tail = RATE // 100
    return [v * gain * min(1.0, (len(sound) - i) / tail) for i, v in enumerate(sound)]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        sound = levelled(make())
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(array("h", [round(v * 32767) for v in sound]).tobytes())
        print(f"{name}: {len(sound) / RATE:.2f} s, level {20 * math.log10(level(sound)):.1f} dB")


if __name__ == "__main__":
    main()
