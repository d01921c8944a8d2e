"""A rectangle as the layouts reckon with it: plain numbers, no Qt."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in scene units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """Return the middle of the rectangle."""
        return self.x + self.w / 2, self.y + self.h / 2
