"""Play many games without a window and tell how they went: `partygames simulate GAME ...`. Imports no Qt."""

import argparse
import importlib
import json
import sys
from collections.abc import Sequence
from time import perf_counter
from types import ModuleType
from typing import Any

from partygames.games.registry import NAMES, UnknownGame, game

GAMES_PER_SEED = 1_000_000
SEEDS = range(10**12)


class BadInput(Exception):
    """Say in one sentence what cannot be simulated."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what `run` reads; numbers stay text, so that a wrong one gets our sentence and not a usage page."""
    parser.add_argument("game", help=" or ".join(NAMES))
    parser.add_argument("--players", help="how many seats (default: one per bot, else 4)")
    parser.add_argument("--games", default="100", help="how many games (default 100)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default 1)")
    parser.add_argument("--bots", help="levels, one per seat, e.g. hard,normal,normal,normal; they change seats every game")
    parser.add_argument("--json", action="store_true", help="print one JSON line")


def run(args: argparse.Namespace) -> int:
    """Play the games and print the figures; return 0, or 2 after one sentence on standard error for bad input."""
    try:
        autoplay, players, games, seed, bots = _checked(args)
    except BadInput as bad:
        print(f"partygames simulate: {bad}", file=sys.stderr)
        return 2
    figures = simulate(args.game, autoplay, players, games, seed, bots)
    print(json.dumps(figures) if args.json else _readable(figures, bots))
    return 0


def simulate(name: str, autoplay: ModuleType, players: int, games: int, seed: int, bots: Sequence[str]) -> dict[str, Any]:
    """Return the figures of so many games. With bots, seat and bot shift by one each game and figures follow the bots."""
    began = perf_counter()
    finished, moves, in_apply = 0, 0, 0.0
    scores, shares = [0.0] * players, [0.0] * players
    for number in range(games):
        shift = number % players if bots else 0
        seated = [bots[(seat - shift) % players] for seat in range(players)] if bots else []
        game_seed = seed * GAMES_PER_SEED + number
        result = autoplay.play_game(players, game_seed, seated) if bots else autoplay.play_game(players, game_seed)
        got, winners, made, seconds, ended = result
        finished, moves, in_apply = finished + ended, moves + made, in_apply + seconds
        for seat in range(players):
            scores[(seat - shift) % players] += got[seat]
        for seat in winners:
            shares[(seat - shift) % players] += 1 / len(winners)
    return {
        "game": name,
        "players": players,
        "games": games,
        "finished": finished,
        "moves": moves,
        "moves_per_second": round(moves / in_apply) if in_apply else 0,
        "mean_scores": [round(score / games, 3) for score in scores],
        "win_share": [round(share / games, 4) for share in shares],
        "seconds": round(perf_counter() - began, 3),
    }


def _checked(args: argparse.Namespace) -> tuple[ModuleType, int, int, int, tuple[str, ...]]:
    """Return (autoplay module, players, games, seed, bots); raise BadInput for what cannot be played."""
    try:
        rules = game(args.game)
    except UnknownGame as unknown:
        raise BadInput(str(unknown)) from None
    autoplay = importlib.import_module(f"{rules.__name__}.autoplay")
    bots = tuple(level.strip() for level in args.bots.split(",")) if args.bots is not None else ()
    levels = getattr(autoplay, "LEVELS", ())
    if bots and not levels:
        raise BadInput(f"{args.game} has no computer players.")
    for level in bots:
        if level not in levels:
            raise BadInput(f"there is no computer player {level!r}; there are {', '.join(levels)}.")
    table = rules.PLAYERS
    players = _number("--players", args.players if args.players is not None else str(len(bots) or 4), table)
    if bots and len(bots) != players:
        raise BadInput(f"{players} players need {players} bots, not {len(bots)}.")
    games = _number("--games", args.games, range(1, GAMES_PER_SEED + 1))
    return autoplay, players, games, _number("--seed", args.seed, SEEDS), bots


def _number(name: str, text: str, allowed: range) -> int:
    """Return the whole number in `text` when it is allowed, else raise BadInput."""
    try:
        number = int(text)
    except ValueError:
        number = None
    if number is None or number not in allowed:
        raise BadInput(f"{name} must be a whole number from {allowed[0]} to {allowed[-1]}, not {text!r}.")
    return number


def _readable(figures: dict[str, Any], bots: Sequence[str]) -> str:
    """Return the figures as a few lines for people."""
    lines = [
        f"{figures['game']}: {figures['finished']} of {figures['games']} games finished, {figures['players']} players, "
        f"{figures['seconds']} s",
        f"{figures['moves']} moves, {figures['moves_per_second']} a second through the rules",
    ]
    for i, (score, share) in enumerate(zip(figures["mean_scores"], figures["win_share"], strict=True)):
        who = f"{bots[i]} bot {i + 1}" if bots else f"seat {i + 1}"
        lines.append(f"{who}: {score} points on average, wins {100 * share:.1f} %")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command by itself: `python -m partygames.simulate witch-express --json`."""
    parser = argparse.ArgumentParser(prog="partygames simulate", description=__doc__)
    add_arguments(parser)
    return run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
