"""How wide the ink is: pressure to width, and a gentle pseudo-pressure for devices that report none.

The user's pressure curve is applied once, on the way in (`curve`); what a stroke stores is the pressure after it, so
that a finished drawing looks the same whatever the settings are later, and painting and coverage agree (`nib`).
"""

GAMMA_MIN, GAMMA_MAX = 0.25, 4.0
THIN, SWELL, BEND = 0.30, 1.20, 0.80  # nominal widths at no pressure, what full pressure adds, the bend between them
STEADY_PRESSURE = 0.5  # where a device without pressure rests: the nominal width, within 1 %


def curve(pressure: float, gamma: float = 1.0) -> float:
    """Bend a raw pressure 0..1 by the user's curve: gamma below 1 is a soft pen, above 1 a hard one.

    The pressure is clamped (a tablet may lie), NaN counts as 0. Raises ValueError for a gamma outside
    GAMMA_MIN..GAMMA_MAX.
    """
    if not GAMMA_MIN <= gamma <= GAMMA_MAX:
        raise ValueError(f"gamma {gamma!r} is not in {GAMMA_MIN}..{GAMMA_MAX}")
    if not pressure > 0.0:
        return 0.0
    return 1.0 if pressure >= 1.0 else pressure if gamma == 1.0 else pressure**gamma


def pen_factor(pressure: float) -> float:
    """Return how many nominal widths wide a pen draws at a pressure 0..1: 0.3 at none, 1 at a half, 1.5 at full."""
    return THIN + SWELL * pressure**BEND


FACTORS = tuple(pen_factor(q / 255) for q in range(256))  # by quantised pressure, for the painting loop


def nib(width: float, pressure: float, rubber: bool = False) -> float:
    """Return the true width of a stroke at one sample, in the unit of `width`; pressure does not change a rubber."""
    return width if rubber else width * FACTORS[round(pressure * 255)]


def speed_pressure(previous: float | None, distance: float, dt_ms: float) -> float:
    """Return a pseudo-pressure for a mouse or finger: a slow line is a little fuller, a fast one a little finer.

    `distance` in board widths since the last sample, `previous` the pseudo-pressure there (None at the first sample).
    Eases over some 60 ms and stays within 0.36..0.62, so the width never jumps by more than a third.
    """
    if previous is None:
        return STEADY_PRESSURE
    if dt_ms <= 0.0:
        return previous
    speed = distance / dt_ms * 1000.0  # board widths per second; a brisk line is about 2
    target = 0.62 - 0.26 * speed / (speed + 1.2)
    ease = dt_ms / (dt_ms + 60.0)
    return previous + (target - previous) * ease
