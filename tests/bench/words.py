#!/usr/bin/env python3
# ruff: noqa: E402 (the path is set before our own modules are imported)
"""Measure how fast word packs are read, counted and dealt; imports no Qt. Run: python tests/bench/words.py [--json]"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[2])]

from partygames.games.doodle_rush import folding, wordlist
from partygames.games.doodle_rush.deal import deal
from partygames.games.doodle_rush.decoding import decode
from partygames.games.doodle_rush.enough import enough
from partygames.games.doodle_rush.pack import base_pack
from partygames.games.doodle_rush.state import Difficulty
from partygames.games.doodle_rush.wordlist import MAX_LINES, pack_of, read_list


def longest_list() -> str:
    """Return a list of as many lines as a pack may have, in both languages."""
    words = [word for card in base_pack().cards for word in card.easy + card.hard]
    extra = "一二三四五六七八九十"
    return "\n".join(f"{words[n % 600].en} {n // 600},{words[n % 600].zh}{extra[n // 600]}" for n in range(MAX_LINES))


def ms(act, times: int = 1) -> float:
    """Return how many ms of the processor one go takes, the middle one of so many: a busy machine does not spoil it."""
    taken = []
    for _ in range(times):
        began = process_time()
        act()
        taken.append((process_time() - began) * 1000)
    return round(median(taken), 2)


def figures() -> dict[str, float]:
    """Measure."""
    enough(pack_of(read_list("苹果\napple")))  # the libraries are loaded once
    text = longest_list()
    data = text.encode("gb18030")
    folding.solids.cache_clear()
    folding.forms.cache_clear()
    wordlist._read.cache_clear()
    cold = ms(lambda: read_list(text))
    rng = Random(1)

    def typed() -> None:
        lines = text.split("\n")
        lines[rng.randrange(len(lines))] += "x"
        enough(pack_of(read_list("\n".join(lines))))

    seeds = iter(range(1_000))
    return {
        "lines": MAX_LINES,
        "decode_gb18030_ms": ms(lambda: decode(data), 5),
        "read_cold_ms": cold,
        "look_after_typing_ms": ms(typed, 9),
        "deal_base_six_ms": ms(lambda: deal(base_pack(), Difficulty.EASY, 6, next(seeds)), 20),
        "deal_family_six_ms": ms(lambda: deal(base_pack(), Difficulty.HARD, 6, next(seeds), family=True), 20),
        "deal_own_six_ms": ms(lambda: deal(pack_of(read_list(text)), Difficulty.EASY, 6, next(seeds)), 9),
    }


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    given = parser.parse_args()
    found = figures()
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


if __name__ == "__main__":
    main()
