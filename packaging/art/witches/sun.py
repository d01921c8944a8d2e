"""The sun witch: upright as noon under a sunburst brim, mirror in one hand, watering can in the other."""

import math

from faces import cheeks, shut
from ink import COLOURS, INK, PAPER, dot, flat, group, line, path

C, DARK, SOFT = COLOURS["sun"]
SKIN = "#8E5A38"
LEAF = "#6C9A48"


def _burst(x, y, inner, outer, n, phase=0.0):
    """A ring of n points."""
    pts = []
    for k in range(2 * n):
        r = outer if k % 2 == 0 else inner
        a = math.tau * (k / (2 * n)) + phase
        pts.append(f"{x + r * math.sin(a):.1f} {y - r * math.cos(a):.1f}")
    return "M" + "L".join(pts) + "Z"


def _sunflower(x, y, s, lean=0):
    return group(
        line("M0 0C-4 30 4 60 0 96", 5, LEAF),
        path("M0 50C-12 36 -26 40 -30 46C-22 56 -10 58 0 52Z", LEAF, w=2.8),
        path(_burst(0, 0, 15, 25, 11), "#F7C948", w=3),
        dot(0, 0, 12, "#6B4326", INK, 3),
        move=(x, y),
        turn=lean,
        scale=s,
    )


def scene():
    """Dunes, beams and sunflowers."""

    def rim(a):
        return f"{150 + 146 * math.sin(a):.0f} {180 - 146 * math.cos(a):.0f}"

    angles = (-2.0, -1.6, -1.2, 1.2, 1.6, 2.0)
    beams = "".join(flat(f"M150 180L{rim(a - 0.09)}L{rim(a + 0.09)}Z", "#FDE9AE") for a in angles)
    return (
        flat("M20 96H280V358H20Z", "#FFF7DF")
        + beams
        + flat("M20 270C70 244 120 262 160 268C210 250 250 252 280 262V358H20Z", "#F8DC94")
        + flat("M20 304C90 286 190 312 280 292V358H20Z", "#EFC66A")
        + line("M28 336C34 332 38 336 44 333M226 346C230 343 234 346 238 344", 2.6, DARK)
        + _sunflower(48, 288, 0.7, -4)
        + _sunflower(254, 322, 0.62, 6)
    )


def figure():
    """Everything of the witch herself."""
    return (
        # robe
        path("M128 222C124 262 108 312 84 346C120 354 180 354 216 346C192 312 176 262 172 222Z", C)
        + path("M150 226C146 262 142 306 132 350H168C158 306 154 262 150 226Z", "#FFF3CF", w=3)
        + path(_burst(150, 300, 5, 9, 8), C, w=2.2)
        + line("M98 330C108 334 118 336 130 338M202 330C192 334 182 336 170 338", 2.8, DARK)
        # left sleeve and mirror
        + path("M132 222C104 222 84 226 66 234L76 274C96 266 116 256 130 250Z", C)
        + line("M68 236L77 271", 3, DARK)
        + path("M64 250L56 226", "none", INK, 9)
        + line("M64 250L56 226", 3, DARK)
        + dot(50, 208, 20, C, INK, 3.6)
        + dot(50, 208, 13.5, "#E4F4FA", INK, 2.8)
        + line("M43 210L52 199M49 216L57 206", 2.6, "#FFFFFF")
        + dot(66, 252, 9.5, SKIN, INK, 3.4)
        # right sleeve and watering can
        + path("M168 222C196 222 214 228 230 238L218 276C200 266 184 258 170 250Z", C)
        + line("M227 240L217 272", 3, DARK)
        + line("M226 284C214 262 248 250 254 274", 9.6)
        + line("M226 284C214 262 248 250 254 274", 3, "#D2DAE0")
        + path("M252 288L265 268L273 274L256 302Z", "#D2DAE0", w=3.4)
        + path("M220 278H258L254 312H224Z", "#D2DAE0")
        + line("M223 290H256", 2.6)
        + line("M269 284V289M274 290V295M268 300V305", 3, "#2F80C3")
        + dot(233, 262, 9.5, SKIN, INK, 3.4)
        # hat: a whole sun behind the head
        + path(_burst(150, 172, 53, 73, 14), C)
        + dot(150, 172, 50, "#F7C948", INK, 3.2)
        # hair, ears, face
        + path(
            "M112 182C104 198 106 214 114 218C122 222 130 216 132 208L168 208C170 216 178 222 186 218C194 214 196 198 188 182Z",
            "#3A2A26",
            w=3.4,
        )
        + path("M118 172C116 204 130 220 150 220C170 220 184 204 182 172Z", SKIN)
        + dot(113, 208, 6, "#F7C948", INK, 2.8)
        + dot(187, 208, 6, "#F7C948", INK, 2.8)
        + shut(150, 190, 15, 7)
        + line("M128 178C132 175 137 175 140 177M160 177C163 175 168 175 172 178", 2.8)
        + line("M148 188C145 196 148 199 154 197", 2.6)
        + cheeks(150, 201, 22, 6, "#D9694A")
        + path("M138 203C142 215 158 215 162 203C154 206 146 206 138 203Z", PAPER, w=2.8)
        # crown of the hat
        + path("M116 172C118 140 136 128 150 102C164 128 182 140 184 172C164 182 136 182 116 172Z", C)
        + path(
            "M116 172C116 166 117 160 118 156C138 166 162 166 182 156C183 160 184 166 184 172C164 182 136 182 116 172Z",
            "#D7402B",
            w=3.2,
        )
        + dot(150, 171, 5.6, "#FBE08A", INK, 2.6)
    )
