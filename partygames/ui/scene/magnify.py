"""Where a view looks when what it shows is larger than itself: plain arithmetic."""

EDGE = 0.12
"""How near to an edge (share of the view) the pointer sees the very end: nobody steers to the last pixel."""


def offset(at: float, view: float, whole: float) -> int:
    """Return how far a view of `view` pixels is to be moved over `whole` pixels for a pointer at `at` (pixels of the view).

    The pointer's place in the view is the view's place in the whole, so every point can be reached and none jumps.
    """
    if whole <= view or view <= 0:
        return 0
    share = (at / view - EDGE) / (1 - 2 * EDGE)
    return round(min(1.0, max(0.0, share)) * (whole - view))
