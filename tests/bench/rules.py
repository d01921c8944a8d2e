#!/usr/bin/env python3
# ruff: noqa: E402 (the path is set before our own modules are imported)
"""Measure the Witch Express rules: accepted moves per second of time spent in the real `apply`, over whole games.

Games of 3, 4, 5 and 6 players are played by chance first and their moves kept; then the recorded games are replayed move by
move through `apply`, events and all, and only that is timed: in CPU time, so that a busy machine does not spoil
it. Run: python tests/bench/rules.py [--games N] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path[:0] = [str(Path(__file__).parents[2])]

from partygames.games.witch_express.autoplay import any_move, awaited
from partygames.games.witch_express.deal import start
from partygames.games.witch_express.rules import apply
from partygames.games.witch_express.state import Setup, Stage


def record(players: int, seed: int):
    """Return (first state, moves) of one game played by chance."""
    first = state = start(Setup(players, seed))
    rng, moves = Random(seed), []
    while state.stage is not Stage.OVER:
        moves.append(any_move(state, awaited(state), rng))
        state, _ = apply(state, moves[-1])
    return first, moves


def replay(games) -> float:
    """Return the seconds it takes to apply every move of the recorded games."""
    began = process_time()
    for state, moves in games:
        for move in moves:
            state, _ = apply(state, move)
    return process_time() - began


def main() -> None:
    args = argparse.ArgumentParser(description="moves per second through the Witch Express rules")
    args.add_argument("--games", type=int, default=200, help="games per number of players")
    args.add_argument("--json", action="store_true")
    args = args.parse_args()
    figures = {"bench": "rules", "games": 4 * args.games}
    total_moves, total_seconds = 0, 0.0
    for players in range(3, 7):
        games = [record(players, seed) for seed in range(args.games)]
        moves = sum(len(moves) for _, moves in games)
        seconds = min(replay(games) for _ in range(3))
        figures[f"moves_per_second_{players}"] = round(moves / seconds)
        total_moves, total_seconds = total_moves + moves, total_seconds + seconds
    figures |= {"moves": total_moves, "moves_per_second": round(total_moves / total_seconds)}
    print(json.dumps(figures) if args.json else "\n".join(f"{key}: {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
