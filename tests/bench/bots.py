#!/usr/bin/env python3
# ruff: noqa: E402 (the path is set before our own modules are imported)
"""Measure the Witch Express computer players: who wins how often (95 % interval), and how long a decision takes.

Each pairing seats one player of the first kind among players of the second; seats rotate from game to game, ties share.
`brave` and `cowardly` choose and lead as normal does and always say the same word. Decision times are of process CPU, so that
a busy machine does not spoil them, and of the clock.
Run: python tests/bench/bots.py [--games N] [--pairs hard:normal:4,normal:easy:4] [--json]
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections import defaultdict
from pathlib import Path
from time import perf_counter, process_time

sys.path[:0] = [str(Path(__file__).parents[2])]

from partygames.games.witch_express.autoplay import awaited
from partygames.games.witch_express.bots import choose_move
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.moves import Answer, Lead
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.scoring import scores, winners
from partygames.games.witch_express.state import Setup, Stage
from partygames.games.witch_express.view import view_for

PAIRS = "hard:normal:4,normal:easy:4,hard:normal:3,hard:normal:6,brave:normal:4,cowardly:normal:4"
CLOCK, CPU = defaultdict(list), defaultdict(list)


def decide(view, level, seed):
    """Return the move of a level, or of normal with a fixed habit."""
    if level in ("brave", "cowardly"):
        move = choose_move(view, "normal", seed)
        brave = level == "brave"
        if isinstance(move, Answer):
            return Answer(move.seat, brave)
        return Lead(move.seat, move.kind, brave) if isinstance(move, Lead) else move
    began, cpu = perf_counter(), process_time()
    move = choose_move(view, level, seed)
    CLOCK[level].append((perf_counter() - began) * 1000)
    CPU[level].append((process_time() - cpu) * 1000)
    return move


def play(levels, seed):
    """Return (scores, winners) of one game."""
    state, move_number = start(Setup(len(levels), seed)), 0
    while state.stage is not Stage.OVER:
        seat = awaited(state)
        state, _ = apply(state, decide(view_for(state, seat), levels[seat], seed + move_number))
        move_number += 1
    return scores(state), winners(state)


def pairing(one, field, players, games):
    """Return the win share of one among a field, with its 95 % interval, and the mean scores of both."""
    shares, own, others = [], 0, 0
    for number in range(games):
        seat = number % players
        levels = [one if s == seat else field for s in range(players)]
        got, won = play(levels, 1_000_000 + 1000 * number)
        shares.append((seat in won) / len(won))
        own, others = own + got[seat], others + (sum(got) - got[seat]) / (players - 1)
    share = statistics.fmean(shares)
    margin = 1.96 * math.sqrt(statistics.pvariance(shares) / games)
    return {
        "pair": f"1 {one} : {players - 1} {field}", "games": games, "fair": round(1 / players, 3), "win_share": round(share, 3),
        "low": round(share - margin, 3), "high": round(share + margin, 3),
        "mean_score": round(own / games, 2), "mean_score_others": round(others / games, 2),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="win shares and decision times of the computer players")
    parser.add_argument("--games", type=int, default=100, help="games per pairing")
    parser.add_argument("--pairs", default=PAIRS, help="one:field:players, ...")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    pairs = [pair.split(":") for pair in args.pairs.split(",")]
    figures = {"bench": "bots", "pairs": [pairing(one, field, int(players), args.games) for one, field, players in pairs]}
    for level, times in sorted(CLOCK.items()):
        figures[f"decision_ms_median_{level}"] = round(statistics.median(times), 2)
        figures[f"decision_ms_max_{level}"] = round(max(times), 2)
        figures[f"decision_cpu_ms_median_{level}"] = round(statistics.median(CPU[level]), 2)
        figures[f"decision_cpu_ms_max_{level}"] = round(max(CPU[level]), 2)
    print(json.dumps(figures) if args.json else json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
