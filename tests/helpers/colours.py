"""Colours as people see them who lack one kind of cone, and how far apart two colours look."""

from itertools import combinations

from PySide6.QtGui import QColor

SIGHT = {
    "all three cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB."""


def _lab(color: QColor, sight: str) -> tuple[float, float, float]:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color.getRgbF()[:3]]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: QColor, b: QColor, sight: str) -> float:
    """Return how far apart two colours look (CIE 1976; 2.3 can just be told when side by side)."""
    return sum((p - q) ** 2 for p, q in zip(_lab(a, sight), _lab(b, sight), strict=True)) ** 0.5


def nearest(colors: tuple[QColor, ...], sight: str) -> float:
    """Return the distance of the two colours that look most alike."""
    return min(distance(a, b, sight) for a, b in combinations(colors, 2))
