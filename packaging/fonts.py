"""Cut the bundled fonts out of the original ones: resources/fonts/*.ttf and *.otf.

    python packaging/fonts.py --display LXGWWenKai-Regular.ttf LXGWWenKai-Bold.ttf \\
        --text NotoSansCJK-Regular.ttc NotoSansCJK-Bold.ttc \\
        --latin source-sans-3-latin-wght-normal.woff2 source-sans-3-latin-ext-wght-normal.woff2

Where the originals are:
    --display  Debian package fonts-lxgw-wenkai
    --text     Debian package fonts-noto-cjk (the simplified Chinese face of each collection is taken)
    --latin    npm package @fontsource-variable/source-sans-3; the Latin of --text is the same design and lacks most accents
Needs fonttools and brotli (the extra `build`) and opencc-python-reimplemented (a dependency of the program).
The same originals and the same words give the same bytes.

Run it again when a word or a string has a character that no face has: tests/ui/test_fonts.py names it, and so does

    python packaging/fonts.py --check
"""

import argparse
import sys
from pathlib import Path

import opencc
from fontTools import subset
from fontTools.misc.roundTools import otRound
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib import instancer

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
FONTS = RESOURCES / "fonts"
WRITTEN = ("words/*.csv", "i18n/*.ts", "rules/**/*.toml", "rules/**/*.md", "rules/**/*.html")
STAMP = 3849984000  # seconds since 1904: 2026-01-01, in every file, so that a second run gives the same bytes
VERSION = "1.000"
WIDTHS = {"×": 720, "·": 340}  # in the text face, in 1/1000 em: full width suits Chinese only
LATIN = {"Regular": (400, 1.117), "Bold": (645, 1.135)}  # weight and scale at which --latin has the stem and height of --text's I

# Not in GB 2312, but in given names of today.
NAMES = "玥珺堃喆翀垚昇甯祎玹彧晞晗琋珈垲赟頔骐瑄焱昉炘玙镕頫"
BLOCKS = [
    (0x20, 0x7E),  # ASCII
    (0xA0, 0x17F),  # Latin-1, Latin Extended-A
    (0x1CD, 0x1DC),  # vowels with the third tone
    (0x218, 0x21B),  # Romanian
    (0x2010, 0x2027),  # dashes, quotation marks, dots
    (0x2030, 0x205E),  # per mille, primes, guillemets
    (0x20A9, 0x20AC),  # currencies
    (0x2103, 0x2122),  # letterlike
    (0x2190, 0x2199),  # arrows
    (0x2212, 0x2265),  # arithmetic
    (0x22EF, 0x22EF),  # ellipsis in the middle
    (0x2460, 0x2473),  # numbers in circles
    (0x25A0, 0x25FF),  # squares, triangles, circles
    (0x2605, 0x2606),  # stars
    (0x2640, 0x266F),  # hearts, notes
    (0x2713, 0x2717),  # tick and cross
    (0x3000, 0x301F),  # CJK punctuation
    (0xFF01, 0xFF5E),  # full width
    (0xFFE0, 0xFFE6),
]


def gb2312(first_row: int, last_row: int) -> set[str]:
    """Return the characters of some rows of GB 2312; level 1 is rows 16 to 55, level 2 rows 56 to 87."""
    found = set()
    for row in range(first_row, last_row + 1):
        for cell in range(1, 95):
            code = bytes((row + 0xA0, cell + 0xA0))
            found.update(code.decode("gb2312", errors="ignore"))
    return found


def table(name: str) -> dict[str, list[str]]:
    """Read a character table of OpenCC: a character and what it may become."""
    path = Path(opencc.__file__).parent / "dictionary" / name
    lines = (line.split("\t") for line in path.read_text("utf-8").splitlines())
    return {key: values.split() for key, values in lines}


def traditional(characters: set[str]) -> set[str]:
    """Return every traditional form that OpenCC may choose for these characters, in the general and the Taiwan standard."""
    general, taiwan = table("STCharacters.txt"), table("TWVariants.txt")
    found = {form for c in characters for form in general.get(c, [c])}
    return found | {form for c in found for form in taiwan.get(c, [])}


def used() -> set[str]:
    """Return the characters of all our words, rules and strings, with their conversions to the traditional script."""
    paths = [path for pattern in WRITTEN for path in RESOURCES.glob(pattern)]
    text = "\n".join(path.read_text("utf-8") for path in sorted(paths))
    converted = [opencc.OpenCC(config).convert(text) for config in ("s2t", "s2tw", "s2twp")]
    return {c for c in "".join([text, *converted]) if c.isprintable()}


def repertoire() -> tuple[set[int], set[int]]:
    """Return the code points of the four main faces, and those of the rare one: level 2, its traditional forms, names."""
    level_1, level_2 = gb2312(16, 55), gb2312(56, 87)
    main = {code for first, last in BLOCKS for code in range(first, last + 1)}
    main |= {ord(c) for c in level_1 | traditional(level_1) | used()}
    rare = {ord(c) for c in level_2 | traditional(level_2) | set(NAMES)} - main
    return main, rare


def cut(path: Path, codes: set[int]) -> TTFont:
    """Return the font with only these code points, without hints, vertical metrics and alternative shapes."""
    options = subset.Options(
        hinting=False,
        name_IDs=["*"],
        glyph_names=False,
        layout_features=["kern", "mark"],
        notdef_outline=True,
        drop_tables=["BASE", "GSUB", "VORG", "gasp", "vhea", "vmtx"],
    )
    font = TTFont(path, fontNumber=simplified(path), recalcTimestamp=False)
    western(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def simplified(path: Path) -> int:
    """Return the number of the simplified Chinese sans face of a collection, -1 for a plain font."""
    if path.suffix.lower() not in (".ttc", ".otc"):
        return -1
    with TTCollection(path, lazy=True) as collection:
        names = [font["name"].getDebugName(6) for font in collection.fonts]
    return next(i for i, name in enumerate(names) if name.startswith("NotoSansCJKsc-"))


def western(font: TTFont) -> None:
    """Let quotation marks and the ellipsis be as narrow as Latin text needs them: didn’t, not didn’ t; ⋯ stays in the middle."""
    records = font["GSUB"].table.FeatureList.FeatureRecord if "GSUB" in font else []
    lookups = {number for record in records if record.FeatureTag == "pwid" for number in record.Feature.LookupListIndex}
    narrow: dict[str, str] = {}
    for number in lookups:
        for part in font["GSUB"].table.LookupList.Lookup[number].SubTable:
            narrow.update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        if cmap.isUnicode() and cmap.format != 14:
            cmap.cmap |= {c: narrow[cmap.cmap[c]] for c in map(ord, "‘’“”…") if cmap.cmap.get(c) in narrow}


def ellipsis(font: TTFont) -> None:
    """Draw … as three full stops in a TrueType font, for the same reason."""
    stop = font.getBestCmap()[ord(".")]
    step = font["hmtx"][stop][0]
    pen = TTGlyphPen(font.getGlyphSet())
    for number in range(3):
        pen.addComponent(stop, (1, 0, 0, 1, number * step, 0))
    font.setGlyphOrder([*font.getGlyphOrder(), "ellipsis.western"])
    font["glyf"]["ellipsis.western"] = pen.glyph()
    font["hmtx"]["ellipsis.western"] = (3 * step, font["hmtx"][stop][1])
    for cmap in font["cmap"].tables:
        cmap.cmap[ord("…")] = "ellipsis.western"


class Drawer:
    """Add glyphs to a CFF font that has been cut; `close` when all are in."""

    def __init__(self, font: TTFont) -> None:
        self.font = font
        self.top = font["CFF "].cff.topDictIndex[0]
        self.order = list(font.getGlyphOrder())
        self.kind = self.top.FDSelect[font.getGlyphID(font.getBestCmap()[ord("I")])]
        taken = set(self.order)
        self.free = (name for name in map("cid{:05d}".format, range(1, 65535)) if name not in taken)

    def draw(self, code: int, donor: TTFont, scale: float = 1.0, width: int | None = None) -> None:
        """Give the code point the donor's glyph; with a width, in units of the font, it stands in the middle of it."""
        glyphs = donor.getGlyphSet()
        glyph = glyphs[donor.getBestCmap()[code]]
        natural = otRound(glyph.width * scale)
        width = natural if width is None else width
        private = self.top.FDArray[self.kind].Private
        pen = T2CharStringPen(width - private.nominalWidthX, glyphs)
        glyph.draw(TransformPen(pen, (scale, 0, 0, scale, (width - natural) / 2, 0)))
        name = next(self.free)
        self.top.CharStrings.charStringsIndex.append(pen.getCharString(private, self.top.GlobalSubrs))
        self.top.CharStrings.charStrings[name] = len(self.order)
        self.top.FDSelect.append(self.kind)
        self.order.append(name)
        self.font["hmtx"][name] = (width, 0)
        for cmap in self.font["cmap"].tables:
            if cmap.isUnicode() and cmap.format != 14:
                cmap.cmap[code] = name

    def close(self) -> None:
        """Let the font know its new glyphs."""
        self.top.charset = self.order
        self.font.setGlyphOrder(self.order)


def complete(text: TTFont, latins: list[TTFont], scale: float, display: TTFont, codes: set[int]) -> None:
    """Add to the text face the letters of the Latin and the symbols of the display face that it lacks; narrow its × and ·."""
    drawer, mine = Drawer(text), set(text.getBestCmap())
    for latin in latins:
        letters = (codes & set(latin.getBestCmap())) - mine
        for code in sorted(letters):
            drawer.draw(code, latin, scale)
        mine |= letters
    symbols = {c for c in codes & set(display.getBestCmap()) if 0x2000 <= c < 0x2800} - mine
    for code in sorted(symbols):
        drawer.draw(code, display)
    for character, width in WIDTHS.items():
        drawer.draw(ord(character), text, width=width)
    drawer.close()
    holders = [font["name"].getDebugName(0) for font in (text, latins[0], display)]
    text["name"].setName("\n".join(holders), 0, 3, 1, 0x409)


def christen(font: TTFont, family: str, style: str) -> None:
    """Give the font our own name (the originals' names are reserved), one height on every system and the fixed time."""
    names = font["name"]
    kept = {i: names.getDebugName(i) for i in (0, 13, 14)}  # copyright and licence stay as they are
    postscript = f"{family.replace(' ', '')}-{style}"
    full = family if style == "Regular" else f"{family} {style}"
    ours = {1: family, 2: style, 3: f"{VERSION};{postscript}", 4: full, 5: f"Version {VERSION}", 6: postscript}
    names.names = []
    for number, text in sorted({**kept, **ours}.items()):
        names.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        top = cff.topDictIndex[0]
        top.FullName, top.FamilyName = full, family
        for number, part in enumerate(getattr(top, "FDArray", [])):
            part.FontName = f"{postscript}-{number}"
    bold = style == "Bold"
    os2, hhea, head = font["OS/2"], font["hhea"], font["head"]
    os2.usWeightClass = 700 if bold else 400
    os2.fsSelection = 0x20 if bold else 0x40
    os2.achVendID = "NONE"
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = hhea.ascent, hhea.descent, hhea.lineGap
    os2.usWinAscent, os2.usWinDescent = hhea.ascent, -hhea.descent
    head.macStyle = 1 if bold else 0
    head.fontRevision = float(VERSION)
    head.created = head.modified = STAMP


def write(font: TTFont, family: str, style: str) -> None:
    """Name the font and save it; print its size."""
    christen(font, family, style)
    path = FONTS / f"{family.replace(' ', '')}-{style}.{'otf' if 'CFF ' in font else 'ttf'}"
    font.save(path)
    print(f"{path.stat().st_size:>9,} bytes  {len(font.getBestCmap()):>5} characters  {path.name}")


def faults() -> list[str]:
    """Return a line for every face that is read with text of ours and lacks a character of it."""
    lines = []
    for path in sorted(FONTS.glob("Party[DT]*.?tf")):
        with TTFont(path, lazy=True) as font:
            lacks = {ord(c) for c in used()} - set(font.getBestCmap())
        if lacks:
            lines.append(f"{path.name} lacks {''.join(map(chr, sorted(lacks)))}")
    return lines


def main() -> None:
    """Build the five files; say which of our characters no face has."""
    if sys.argv[1:] == ["--check"]:
        sys.exit("\n".join(faults()) or None)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("display", "text"):
        parser.add_argument(f"--{name}", type=Path, nargs=2, required=True, metavar=("REGULAR", "BOLD"))
    parser.add_argument("--latin", type=Path, nargs="+", required=True)
    given = parser.parse_args()
    missing = [str(path) for path in (*given.display, *given.text, *given.latin) if not path.is_file()]
    if missing:
        sys.exit(f"Not there: {', '.join(missing)}. The top of this script says where the originals are.")
    FONTS.mkdir(exist_ok=True)
    codes, rare = repertoire()
    for style, display_path, text_path in zip(("Regular", "Bold"), given.display, given.text, strict=True):
        display, text = cut(display_path, codes), cut(text_path, codes)
        weight, scale = LATIN[style]
        latins = [instancer.instantiateVariableFont(TTFont(path), {"wght": weight}) for path in given.latin]
        complete(text, latins, scale, display, codes)
        ellipsis(display)
        lost = {ord(c) for c in used()} - (set(display.getBestCmap()) & set(text.getBestCmap()))
        if lost:
            print(f"{style}: left to the system's fonts: {''.join(map(chr, sorted(lost)))}")
        write(display, "Party Display", style)
        write(text, "Party Text", style)
    write(cut(given.text[0], rare), "Party Rare", "Regular")


if __name__ == "__main__":
    main()
