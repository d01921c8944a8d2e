"""Hold the palette and the few strokes every drawing is made of.

All drawings are flat colour under ink outlines, in plain SVG Tiny 1.2: paths, circles and groups only.
"""

INK = "#2E2A33"
WIDTH = 4
PAPER = "#FFFDF6"
CREAM = "#FFF7E8"
CORK = "#C98F54"
WOOD = "#A9713F"
CHEEK = "#F0907F"
GOLD = "#F4BE3A"

KINDS = ("root", "meadow", "fire", "berry", "sun", "water", "cloud", "night", "snow")

# kind: (the colour itself, a darker fold of it, a soft tint)
COLOURS = {
    "root": ("#7A4E2D", "#5A3820", "#E8D5BE"),
    "meadow": ("#5BA84A", "#3F7F33", "#DDF0CF"),
    "fire": ("#D7402B", "#A82A1B", "#FBD9C2"),
    "berry": ("#7D3C98", "#5B2873", "#EAD6F0"),
    "sun": ("#E9A800", "#B97F00", "#FCEBB4"),
    "water": ("#2F80C3", "#1F5C92", "#CFE6F6"),
    "cloud": ("#8E9AA6", "#697581", "#E3E9EE"),
    "night": ("#2B2950", "#1B1938", "#C9C7E6"),
    "snow": ("#A9C9DC", "#7FA8C1", "#EAF4FA"),
}


def _paint(fill, stroke, w, extra=""):
    """Return the attributes of a shape; what the whole drawing starts from (svg) is left out."""
    inside = "" if fill == "none" else f' fill="{fill}"'
    if not stroke:
        return f'{inside} stroke="none"{extra}'
    outline = "" if stroke == INK else f' stroke="{stroke}"'
    width = "" if w == WIDTH else f' stroke-width="{w:g}"'
    return f"{inside}{outline}{width}{extra}"


def path(d, fill="none", stroke=INK, w=WIDTH, extra=""):
    """Return a path; stroke "" leaves the outline out."""
    return f'<path d="{d.replace(" -", "-")}"{_paint(fill, stroke, w, extra)}/>'


def flat(d, fill, extra=""):
    """Return a path without outline."""
    return path(d, fill, "", extra=extra)


def line(d, w=2.6, stroke=INK, extra=""):
    """Return an open stroke."""
    return path(d, "none", stroke, w, extra)


def dot(x, y, r, fill=INK, stroke="", w=WIDTH, extra=""):
    """Return a circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{_paint(fill, stroke, w, extra)}/>'


def oval(x, y, rx, ry, fill, stroke=INK, w=WIDTH, extra=""):
    """Return an ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"{_paint(fill, stroke, w, extra)}/>'


def star(x, y, r, colour):
    """Return a four-pointed star."""
    k = r * 0.3
    tips = ((0, -r), (k, -k), (r, 0), (k, k), (0, r), (-k, k), (-r, 0), (-k, -k))
    return flat("M" + "L".join(f"{x + a:g} {y + b:g}" for a, b in tips) + "Z", colour)


def limb(d, w, colour, edge=3.6):
    """Return an outlined tube along d: an arm, a leg, a handle; w is the width of the coloured core."""
    return line(d, w + 2 * edge, INK) + line(d, w, colour)


def stocking(d, w, colour, stripe, ring=7.0, edge=3.6):
    """Return a limb with rings across it, each ring units long."""
    dashes = f' stroke-dasharray="{ring:g} {ring:g}" stroke-linecap="butt"'
    return limb(d, w, colour, edge) + line(d, w, stripe, dashes)


def group(*parts, move=None, turn=None, scale=None, extra=""):
    """Return parts in one group, moved, then turned (degrees, or degrees x y), then scaled."""
    steps = []
    if move:
        steps.append(f"translate({move[0]:g} {move[1]:g})")
    if turn is not None:
        steps.append(f"rotate({' '.join(f'{n:g}' for n in (turn if isinstance(turn, tuple) else (turn,)))})")
    if scale is not None:
        steps.append(f"scale({' '.join(f'{n:g}' for n in (scale if isinstance(scale, tuple) else (scale,)))})")
    at = f' transform="{" ".join(steps)}"' if steps else ""
    return f"<g{at}{extra}>{''.join(parts)}</g>"


def svg(width, height, *parts):
    """Return the whole file: one element a line, round joins and caps throughout."""
    body = "".join(parts).replace("><", ">\n<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<g fill="none" stroke="{INK}" stroke-width="{WIDTH}" stroke-linejoin="round" stroke-linecap="round">\n'
        f"{body}\n</g>\n</svg>\n"
    )
