#!/usr/bin/env python3
# ruff: noqa: E402 (the path is set before our own modules are imported)
"""Measure the matcher: one guess that was never typed before against the words of 36 boards, once warm. Prints one JSON line.

Each `typed` and `worst` figure is the CPU time of comparing one guess with all 36 words, as `suggest` does for one board; the
least of three runs for each guess, each as if it had never been typed, so that a busy machine does not spoil it. `typed`: what
people type, made from words of the pack (misspelt, longer, plural, several at once); `worst`: guesses of 60 characters made to
cost the most (many separate words, one long run, marks on every letter), and the one that did. `warm_ms` is the wall time that
`warm` takes on a worker thread of a fresh process, libraries and words together; `longest_gap_ms` the longest that the main
thread then waited for its turn.
Run: python tests/bench/matching.py [--guesses N] [--json]
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import msgspec

sys.path[:0] = [str(Path(__file__).parents[2])]

from partygames.games.doodle_rush import folding, matching, sounds
from partygames.games.doodle_rush.deal import deal
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.state import Difficulty, Word

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LIMIT, RUNS = 60, 3


def dealt() -> list[Word]:
    """Return the words of a table of six."""
    return [word for hand in deal(base_pack(), Difficulty.EASY, 6, 7).words for word in hand]


def boards() -> list[Word]:
    """Return the words of a table of six, dealt by another process: dealing loads some of the libraries."""
    done = subprocess.run([sys.executable, __file__, "--deal"], capture_output=True, check=True)
    return [Word(**word) for word in json.loads(done.stdout)]


def han(rng: Random) -> str:
    """Return a common Chinese sign."""
    return chr(0x4E00 + rng.randrange(0x4FFF))


def latin(rng: Random, letters: int) -> str:
    """Return letters by chance."""
    return "".join(rng.choice(LETTERS) for _ in range(letters))


def slip(text: str, rng: Random) -> str:
    """Return the text with one letter exchanged."""
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(LETTERS) + text[at + 1 :]


def typed(words: list[Word], number: int, rng: Random) -> str:
    """Return what somebody could type, different every time."""
    one, other = rng.choice(words), rng.choice(words)
    tail = latin(rng, 5)
    return (
        f"{one.en} {tail}",
        f"{slip(one.en, rng)}{tail[:2]}",
        f"{one.zh}{han(rng)}",
        f"{han(rng)}{one.zh[1:]}",
        f"{tail}, {one.en}s, the {other.en}",
        f"{one.zh}、{han(rng)}{han(rng)}、{other.zh}",
        "".join(han(rng) for _ in one.zh),
        tail,
    )[number % 8]


def worst(number: int, rng: Random) -> str:
    """Return a guess that is as long as allowed and costs much."""
    return (
        ",".join(han(rng) for _ in range(30)),
        "、".join(han(rng) + han(rng) for _ in range(20)),
        ",".join(latin(rng, 4) for _ in range(12)),
        ",".join(latin(rng, 1) for _ in range(30)),
        "".join(han(rng) for _ in range(60)),
        " ".join(han(rng) for _ in range(30)),
        latin(rng, 60),
        "".join(f"{c}\u0301" for c in latin(rng, 30)),
        "-".join(latin(rng, 5) for _ in range(10)),
        ";".join(f"the {latin(rng, 3)}" for _ in range(7)),
    )[number % 10][:LIMIT]


def forget(words: list[Word]) -> None:
    """Forget every guess; the words of the table stay known."""
    for kept in (matching._said, matching._singulars, folding.forms, folding.solids, sounds._sounds):
        kept.cache_clear()
    matching.warm(words)


def timed(words: list[Word], guess: str) -> float:
    """Return the ms of CPU time of comparing the guess with every word."""
    began = time.thread_time()
    for word in words:
        matching.suggest(word, guess)
    return (time.thread_time() - began) * 1e3


def warming(words: list[Word]) -> tuple[float, float]:
    """Return the ms that warming takes on a worker, and the longest gap in the turns of this thread meanwhile."""
    done = threading.Event()
    took = []

    def work() -> None:
        began = time.perf_counter()
        matching.warm(words)
        took.append((time.perf_counter() - began) * 1e3)
        done.set()

    worker = threading.Thread(target=work)
    last, longest = time.perf_counter(), 0.0
    worker.start()
    while not done.is_set():
        time.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    worker.join()
    return took[0], longest * 1e3


def measure(guesses: int) -> dict[str, float]:
    """Return the figures."""
    words, rng = boards(), Random(1)
    warm_ms, gap_ms = warming(words)
    kinds = {
        "typed": [typed(words, n, rng) for n in range(guesses)],
        "worst": [worst(n, rng) for n in range(guesses)],
    }
    figures = {"boards": len(words), "guesses": guesses, "warm_ms": round(warm_ms, 1), "longest_gap_ms": round(gap_ms, 1)}
    gc.collect()
    gc.freeze()
    for name, texts in kinds.items():
        runs = []
        for _ in range(RUNS):
            forget(words)
            runs.append([timed(words, text) for text in texts])
        times = [min(run) for run in zip(*runs, strict=True)]
        figures[f"{name}_ms_median"] = round(statistics.median(times), 3)
        figures[f"{name}_ms_p99"] = round(sorted(times)[int(len(times) * 0.99)], 3)
        figures[f"{name}_ms_max"] = round(max(times), 3)
    return figures | {"worst_guess": max(zip(times, texts, strict=True))[1]}


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--guesses", type=int, default=2_000)
    args.add_argument("--json", action="store_true", help="one JSON line (the default prints the same, a key a line)")
    args.add_argument("--deal", action="store_true", help=argparse.SUPPRESS)
    given = args.parse_args()
    if given.deal:
        sys.stdout.buffer.write(msgspec.json.encode(dealt()))
        return
    figures = {"bench": "matching"} | measure(given.guesses)
    print(
        json.dumps(figures, ensure_ascii=False) if given.json else "\n".join(f"{key}: {value}" for key, value in figures.items())
    )


if __name__ == "__main__":
    main()
