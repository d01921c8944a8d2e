"""Long evenings: games as heavy as people can make them, for benches and for tests of the journal."""

import math
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from partygames.games.doodle_rush.autoplay import table
from partygames.games.doodle_rush.moves import Award, BeginTurn, Draw, Move, PhaseTimeout
from partygames.games.doodle_rush.state import BOARDS, PHASES, Drawing, Guessing, Setup
from partygames.ink.stroke import PEN_WIDTHS, Stroke, Tool, pack_stroke


def hand_drawn(samples: int, rng: Random) -> Stroke:
    """Return a stroke as a hand draws it: a bent path with a swelling speed, a tremor, 200 samples a second."""
    x, y, angle = rng.uniform(0.2, 0.8), rng.uniform(0.2, 0.8), rng.random() * 6.3
    bend, pressure, t, rows = rng.uniform(-0.08, 0.08), 0.4, 0, []
    for n in range(samples):
        speed = 0.003 * (0.5 + math.sin(math.pi * n / samples))
        angle += bend + rng.gauss(0, 0.05)
        x = min(1.2, max(-0.2, x + speed * math.cos(angle)))
        y = min(1.2, max(-0.2, y + speed * 1.48 * math.sin(angle)))
        pressure = min(1.0, max(0.05, pressure + rng.gauss(0, 0.01)))
        rows.append((t, x, y, pressure))
        t += rng.choice((4, 5, 5, 5, 6))
    return pack_stroke(Tool.PEN, PEN_WIDTHS[1], rows)


def setup(players: int = 6, seed: int = 1) -> Setup:
    """Return a spoken pass-the-pen table."""
    return replace(table(players, seed), drawing=Drawing.PASS_THE_PEN, guessing=Guessing.SPOKEN, start=0)


def evening(strokes: int, samples: int, players: int = 6, seed: int = 1) -> Iterator[Move]:
    """Yield the moves of a whole Doodle Rush: so many strokes in all, one board of each author guessed a phase.

    The boards are drawn on in turn, those that are won no more.
    """
    rng, minutes = Random(seed), players * PHASES // 2
    won = [0] * players
    left = strokes
    for phase in range(PHASES):
        for turn in range(players):
            if phase % 2:
                break
            yield BeginTurn(turn)
            minutes -= 1
            here = left // (minutes + 1)
            left -= here
            for n in range(here):
                yield Draw(turn, won[turn] + n % (BOARDS - won[turn]), hand_drawn(samples, rng))
            yield PhaseTimeout(phase, turn)
        if phase % 2:
            for author in range(players):
                yield Award(author, won[author], ((author + 1) % players,))
                won[author] += 1
            yield PhaseTimeout(phase, None)


