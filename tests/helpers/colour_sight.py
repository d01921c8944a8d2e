"""How people see who lack one of the three kinds of cones: for pictures that are looked at, and for tests of colours.

Matrices: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
severity 1.0; they work on linear light. Differences: CIE76 in CIELAB, where about 2 can just be seen side by side.
"""

from itertools import product

from PySide6.QtGui import QColor, QImage

SIGHTS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gamma(c: float) -> float:
    c = min(1.0, max(0.0, c))
    return c * 12.92 if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


def seen(color: QColor, sight: str) -> QColor:
    """Return the colour as somebody with this sight sees it."""
    rgb = [_linear(c) for c in color.getRgbF()[:3]]
    return QColor.fromRgbF(*(_gamma(sum(m * c for m, c in zip(row, rgb, strict=True))) for row in SIGHTS[sight]))


def picture_seen(image: QImage, sight: str) -> QImage:
    """Return a picture as somebody with this sight sees it (colours in steps of 8: for looking at)."""
    out = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, int] = {}
    for y, x in product(range(out.height()), range(out.width())):
        rgb = out.pixel(x, y) & 0xFFF8F8F8
        if rgb not in known:
            known[rgb] = seen(QColor(rgb), sight).rgb()
        out.setPixel(x, y, known[rgb])
    return out


def lab(color: QColor) -> tuple[float, float, float]:
    """Return L, a, b (D65)."""
    r, g, b = (_linear(c) for c in color.getRgbF()[:3])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: QColor, other: QColor) -> float:
    """Return how different two colours are."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5
