"""Draw what faces share: eyes, cheeks, noses, smiles. Every witch still has her own."""

from ink import CHEEK, INK, PAPER, dot, flat, line, path


def eyes(x, y, gap, r=3.2, shine=True):
    """Return two dot eyes around x, with a glint."""
    both = dot(x - gap, y, r) + dot(x + gap, y, r)
    if shine:
        both += dot(x - gap + r * 0.35, y - r * 0.4, r * 0.36, PAPER) + dot(x + gap + r * 0.35, y - r * 0.4, r * 0.36, PAPER)
    return both


def shut(x, y, gap, w=6):
    """Return two happily shut eyes."""
    return "".join(
        line(f"M{e - w:g} {y:g}C{e - w / 2:g} {y - 5:g} {e + w / 2:g} {y - 5:g} {e + w:g} {y:g}", 2.8) for e in (x - gap, x + gap)
    )


def cheeks(x, y, gap, r=6, colour=CHEEK):
    """Return rosy cheeks."""
    extra = ' fill-opacity="0.75"'
    return dot(x - gap, y, r, colour, extra=extra) + dot(x + gap, y, r, colour, extra=extra)


def smile(x, y, w, h, width=2.8):
    """Return a smile w wide and h deep."""
    return line(f"M{x - w / 2:g} {y:g}C{x - w / 4:g} {y + h:g} {x + w / 4:g} {y + h:g} {x + w / 2:g} {y:g}", width)


def laugh(x, y, w, h, tongue="#F28B82"):
    """Return a laughing open mouth with a tongue."""
    a, b, c, low, mid = w / 2, w / 4, w / 8, y + h * 1.3, y + h * 0.5
    mouth = f"M{x - a:g} {y:g}H{x + a:g}C{x + a:g} {low:g} {x - a:g} {low:g} {x - a:g} {y:g}Z"
    lip = y + h * 0.82
    return path(mouth, "#7A2230", INK, 2.6) + flat(
        f"M{x - b:g} {lip:g}C{x - c:g} {mid:g} {x + c:g} {mid:g} {x + b:g} {lip:g}", tongue
    )
