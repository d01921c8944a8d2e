"""The snow witch: the youngest, crouched on her skis in a fur hood, scarf flying down the slope."""

from faces import cheeks, laugh
from ink import COLOURS, INK, PAPER, dot, flat, group, limb, line, path

C, DARK, SOFT = COLOURS["snow"]
SKIN = "#F9D9C4"
SCARF = "#D7402B"


def _fir(x, y, s):
    return group(
        path("M-4 0V10H4V0Z", "#7A5A44", w=2.4 / s),
        path("M0 -62L14 -38H8L20 -18H12L26 2H-26L-12 -18H-20L-8 -38H-14Z", "#5F8F86", w=3 / s),
        flat("M0 -60L12 -40C6 -44 2 -38 -2 -42C-6 -38 -8 -42 -12 -40Z", "#FFFFFF"),
        flat(
            "M-17 -19L-9 -31C-4 -26 0 -30 4 -26C8 -30 10 -28 10 -31L17 -19C12 -23 6 -16 2 -20C-4 -15 -10 -22 -17 -19Z",
            "#FFFFFF",
        ),
        move=(x, y),
        scale=s,
    )


def scene():
    """White peaks and a steep slope."""
    flakes = "".join(
        dot(x, y, r, "#FFFFFF")
        for x, y, r in (
            (46, 118, 3.4),
            (84, 134, 2.4),
            (130, 112, 3),
            (190, 128, 3.4),
            (250, 118, 3),
            (264, 170, 2.6),
            (226, 200, 3),
            (36, 164, 2.6),
            (60, 196, 3),
            (200, 160, 2.2),
        )
    )
    return (
        flat("M20 96H280V358H20Z", "#BFDCEE")
        + flat("M20 262L92 150L150 240L206 132L280 226V358H20Z", "#8FB6D0")
        + flat("M92 150L120 194L106 188L94 202L82 188L66 192ZM206 132L240 175L222 172L210 190L196 170L180 182Z", "#FFFFFF")
        + _fir(250, 300, 0.9)
        + _fir(216, 282, 0.62)
        + flat("M20 240C90 262 190 300 280 348V358H20Z", "#FFFFFF")
        + line("M20 240C90 262 190 300 280 348", 3)
        + flat("M20 286C80 300 150 324 210 358H20Z", "#E3EFF7")
        + line("M28 258C52 266 80 276 108 288M26 272C48 280 70 288 92 298", 2.4, C)
        + flakes
    )


def figure():
    """Everything of the witch herself."""
    return (
        # far ski and far leg
        line("M70 286L228 346C238 350 246 346 246 338", 8.6)
        + line("M70 286L228 346C238 350 246 346 246 338", 2.6, "#F2B84B")
        # scarf
        + path(
            "M130 214C104 204 88 218 66 206C56 202 44 206 34 200L38 226C52 232 60 224 72 230C92 238 108 226 128 232Z",
            SCARF,
        )
        + line("M50 205L53 227M64 206L68 228", 4, PAPER)
        + line("M34 200L28 202M35 209L28 212M37 218L30 222M38 226L33 232", 3)
        # pole behind
        + line("M176 240L56 252", 6.4)
        + line("M176 240L56 252", 1.6, "#E9EEF2")
        + dot(68, 251, 6.5, "none", INK, 2.8)
        # legs
        + limb("M128 278C146 268 162 272 166 286C164 296 156 302 150 310", 22, "#4F7690")
        + path(
            "M134 302L164 298C170 306 182 312 186 320C186 328 178 330 172 328L140 316C134 312 132 308 134 302Z",
            "#3F556B",
            w=3.6,
        )
        # body, bent forward
        + path(
            "M122 216C100 232 94 262 104 286C116 298 142 298 154 288C166 272 190 262 196 246C196 228 184 214 170 210Z",
            C,
        )
        + line("M104 286C116 298 142 298 154 288", 14)
        + line("M104 286C116 298 142 298 154 288", 7.4, PAPER)
        + line("M118 240C114 254 114 264 118 274", 2.8, DARK)
        # near arm and pole
        + line("M196 254L64 286", 6.4)
        + line("M196 254L64 286", 1.6, "#E9EEF2")
        + dot(77, 283, 6.5, "none", INK, 2.8)
        + limb("M150 236C158 254 174 262 192 256", 18, C)
        + line("M178 246L182 270", 12)
        + line("M178 247L182 269", 5.4, PAPER)
        + path("M184 248C192 240 206 244 208 254C208 264 196 270 188 266C182 262 180 254 184 248Z", SCARF, w=3.6)
        # near ski
        + line("M54 294L214 356C226 361 236 356 236 346", 9.6)
        + line("M54 294L214 356C226 361 236 356 236 346", 3.4, "#F2B84B")
        # scarf round the neck
        + path("M126 206C136 226 176 232 196 214L192 232C170 246 136 240 122 222Z", SCARF, w=3.6)
        # hood: pointed, fur-edged, with a bobble swinging back
        + path(
            "M122 200C112 172 124 148 104 128C140 112 190 126 206 158C214 180 208 206 190 218C166 230 132 222 122 200Z",
            C,
        )
        + line("M126 140C136 142 142 148 146 154", 2.8, DARK)
        + dot(96, 124, 14, PAPER, INK, 3.6)
        + line("M90 120L93 123M99 118V122M92 130L96 128M102 128L100 125", 2.2, DARK)
        + "".join(
            dot(round(168 + 37 * x, 1), round(184 + 36 * y, 1), 11, PAPER, INK, 3.4)
            for x, y in (
                (0, -1),
                (0.5, -0.87),
                (0.87, -0.5),
                (1, 0),
                (0.87, 0.5),
                (0.5, 0.87),
                (0, 1),
                (-0.5, 0.87),
                (-0.87, 0.5),
                (-1, 0),
                (-0.87, -0.5),
                (-0.5, -0.87),
            )
        )
        + dot(168, 184, 38, PAPER)
        + dot(168, 184, 30, SKIN, INK, 3.4)
        + path(
            "M140 174C144 160 158 154 170 154C184 154 194 162 197 174"
            "C188 176 184 170 180 164C176 172 168 174 162 166C158 174 150 178 140 174"
            "Z",
            "#5A3A2E",
            w=3,
        )
        + dot(161, 183, 4)
        + dot(182, 183, 4)
        + dot(162.4, 181.4, 1.5, PAPER)
        + dot(183.4, 181.4, 1.5, PAPER)
        + dot(172, 190, 3, "#EFA58A", INK, 2.2)
        + cheeks(171, 194, 20, 6.5)
        + laugh(172, 196, 20, 10)
    )
