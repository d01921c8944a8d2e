"""The meadow witch: lanky, striding through the flowers after a butterfly that sits on her hat."""

from faces import cheeks, eyes, smile
from ink import COLOURS, GOLD, INK, PAPER, dot, flat, group, limb, line, oval, path, stocking

C, DARK, SOFT = COLOURS["meadow"]
SKIN = "#F7D3B5"
HAIR = "#D9772F"


def _flower(x, y, petal="#FFFFFF", s=1.0):
    ring = "".join(dot(a, b, 4.4, petal, INK, 2) for a, b in ((0, -6), (5.7, -1.9), (3.5, 4.9), (-3.5, 4.9), (-5.7, -1.9)))
    return group(ring, dot(0, 0, 3.4, GOLD, INK, 2), move=(x, y), scale=s)


def _butterfly(x, y, turn, colour, s=1.0):
    return group(
        path("M0 0C-6 -16 -22 -16 -20 -4C-19 2 -10 4 0 2C-10 4 -16 10 -10 15C-4 18 0 10 0 4Z", colour, w=2.8),
        path("M0 0C6 -16 22 -16 20 -4C19 2 10 4 0 2C10 4 16 10 10 15C4 18 0 10 0 4Z", colour, w=2.8),
        line("M0 -2V8M0 -2L-4 -11M0 -2L4 -11", 2.6),
        move=(x, y),
        turn=turn,
        scale=s,
    )


def scene():
    """Soft hills, tall grass, flowers."""
    return (
        flat("M20 96H280V358H20Z", "#EDF7F4")
        + flat("M20 214C70 176 120 196 160 220C210 190 250 196 280 214V358H20Z", "#CFE8BE")
        + flat("M20 268C80 236 160 250 280 286V358H20Z", "#B4DBA0")
        + flat("M20 322C80 302 160 312 280 328V358H20Z", "#93C97E")
        + line(
            "M40 330C38 318 34 312 30 306M44 332C44 320 46 312 50 306M246 336"
            "C244 324 240 318 236 312M250 336C250 324 254 316 260 310M262 340L266 326",
            3,
            DARK,
        )
        + line("M34 262L31 252M40 260L42 250M218 262L215 252M224 264L227 254", 2.4, DARK)
        + _flower(48, 296)
        + line("M256 318V300", 2.6, DARK)
        + _flower(256, 296, "#F4A6C0")
        + _flower(66, 336, "#F4A6C0", 0.8)
        + _flower(232, 250, "#FFFFFF", 0.7)
        + _flower(134, 340, "#FFFFFF", 0.8)
    )


def figure():
    """Everything of the witch herself."""
    return (
        # the net behind her
        path("M219 124C214 150 226 176 246 186C262 172 268 150 264 126Z", "#FFFFFF", w=3, extra=' fill-opacity="0.75"')
        + line(
            "M229 130C228 150 236 168 244 182M242 132C244 150 246 166 246 184M254 130"
            "C258 148 254 166 248 182M221 142C236 148 250 148 264 142M227 160C238 164 250 164 260 158",
            1.6,
        )
        + line("M174 236L214 152L226 132", 9.6)
        + line("M174 236L214 152L226 132", 3.4, "#C98F54")
        + group(oval(0, 0, 25, 11, "#F4FAF8", INK, 8), oval(0, 0, 25, 11, "none", "#C98F54", 2.6), move=(242, 124), turn=4)
        # braids in the wind
        + limb("M120 176C98 180 88 196 66 190", 10, HAIR)
        + line("M108 173L104 184M94 179L94 191M80 184L84 196", 2.4)
        + path("M66 190L52 178V198Z", "#F4A6C0", w=3)
        + limb("M124 186C106 196 100 214 80 216", 10, HAIR)
        + line("M112 188L114 199M100 200L106 208M90 208L94 218", 2.4)
        + path("M80 216L66 206V226Z", "#F4A6C0", w=3)
        # legs
        + stocking("M156 266C172 284 186 300 196 326", 10, PAPER, C)
        + path(
            "M188 326L203 322C208 330 220 332 228 330C232 338 226 344 216 343L194 342C188 338 188 332 188 326Z",
            "#8A5A3A",
            w=3.6,
        )
        + stocking("M130 266C126 288 114 306 98 322", 10, PAPER, C)
        + path("M90 318L104 330C102 340 96 348 90 354C82 358 74 352 76 344C82 338 86 328 90 318Z", "#8A5A3A", w=3.6)
        # body
        + limb("M130 206C112 212 102 228 98 246", 13, C)
        + dot(97, 251, 7.5, SKIN, INK, 3.4)
        + path("M128 196C128 222 118 250 106 272C130 282 160 282 180 270C168 248 158 222 156 196Z", C)
        + line("M126 232C138 238 150 238 160 231", 3)
        + line("M118 266C134 272 154 272 168 266", 3, DARK)
        + limb("M152 206C166 216 178 214 192 202", 13, C)
        + dot(194, 198, 7.5, SKIN, INK, 3.4)
        + path("M126 192C128 208 154 208 158 192Z", SOFT, w=3.2)
        # head
        + path("M118 160C114 184 124 198 141 198C158 198 168 184 165 160Z", SKIN)
        + path("M120 162C130 172 138 168 142 160C146 168 156 172 166 164L162 152H122Z", HAIR, w=3)
        + eyes(145, 175, 9.5)
        + line("M144 180C150 180 151 185 146 186", 2.4)
        + cheeks(143, 184, 14, 4.4)
        + dot(132, 180, 1, HAIR)
        + dot(158, 180, 1, HAIR)
        + smile(145, 189, 15, 6)
        # the hat, tall and bent, with a crown of flowers
        + path("M112 154C122 140 122 118 104 104C132 94 158 120 174 152C154 162 130 162 112 154Z", C)
        + line("M112 110C120 112 124 118 126 124", 2.6)
        + path("M94 162C94 150 118 150 142 150C168 150 192 150 192 160C192 168 168 169 142 169C116 169 94 170 94 162Z", C)
        + _flower(116, 152)
        + _flower(133, 154, "#F4A6C0")
        + _flower(151, 154)
        + _flower(168, 151, "#F4A6C0")
        + _butterfly(96, 104, -24, "#F2A23A", 0.95)
    )
