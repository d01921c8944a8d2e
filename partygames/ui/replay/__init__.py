"""A recorded game watched again: move by move, or as it went, once to sixteen times as fast."""
