"""Chance that comes from a seed, so that the same seed and the same moves give the same game on every machine."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], rng: Random) -> tuple[T, ...]:
    """Return the items in an order drawn from `rng` (Fisher-Yates).

    Only `Random.random()` is used: Python promises its sequence for a seed across versions, that of `shuffle()` it does not.
    """
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return tuple(out)
