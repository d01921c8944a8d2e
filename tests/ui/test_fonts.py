"""The bundled fonts have every character we write, and a machine without any font shows no squares."""

import ast
import json
import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import opencc
import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QLocale

from partygames.core.paths import MissingResource, resource, resource_root
from partygames.ui import fonts

MAIN = [name for name in fonts.FILES if "Rare" not in name]
PIXELS = 48


@lru_cache
def characters(name: str) -> frozenset[str]:
    with TTFont(resource(f"fonts/{name}"), lazy=True) as font:
        return frozenset(map(chr, font.getBestCmap()))


def gb2312(first_row: int, last_row: int) -> set[str]:
    rows = range(first_row + 0xA0, last_row + 0xA1)
    return {c for row in rows for cell in range(0xA1, 0xFF) for c in bytes((row, cell)).decode("gb2312", errors="ignore")}


def written() -> str:
    """Return all words, rules and strings that come with the program."""
    root = resource_root()
    patterns = ("words/*.csv", "i18n/*.ts", "rules/**/*.toml", "rules/**/*.md", "rules/**/*.html")
    paths = [path for pattern in patterns for path in root.glob(pattern)]
    return "".join(path.read_text("utf-8") for path in paths)


def of_the_program() -> str:
    """Return every text that stands in the program itself: keys, languages, signs, units; no names of sample people."""
    root = Path(fonts.__file__).parent
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(root.rglob("*.py")) if "shots" not in path.name]
    found = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return "".join(text for text in found if isinstance(text, str))


def every_character() -> str:
    """Return each character once that the program can show, in both scripts."""
    text = written() + of_the_program() + "".join(gb2312(16, 55))
    both = text + "".join(opencc.OpenCC(script).convert(text) for script in ("s2t", "s2tw"))
    return "".join(sorted(c for c in set(both) if c.isprintable()))


def lacking(name: str, wanted) -> str:
    return "".join(sorted(c for c in set(wanted) - characters(name) if c.isprintable()))


@pytest.mark.parametrize("name", MAIN)
def test_a_face_has_every_character_we_write_in_both_scripts(name):
    text = written()
    assert len(text) > 10_000  # the words were found
    assert lacking(name, text) == ""
    for script in ("s2t", "s2tw", "s2twp"):
        assert lacking(name, opencc.OpenCC(script).convert(text)) == "", script


@pytest.mark.parametrize("name", MAIN)
def test_a_face_has_every_sign_that_stands_in_the_program(name):
    assert lacking(name, set(of_the_program())) == ""


@pytest.mark.parametrize("name", MAIN)
def test_a_face_has_gb_2312_level_1_and_the_latin_of_europe(name):
    level_1 = gb2312(16, 55)
    assert len(level_1) == 3755
    assert lacking(name, level_1) == ""
    assert lacking(name, map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) == ""
    assert lacking(name, "…—–“”‘’·×−→←↑↓✓✗★☆♥◆●▲■♪①，。！？：；（）《》、【】「」％～") == ""


def test_the_rare_characters_of_gb_2312_level_2_and_of_names_are_bundled_too():
    level_2 = gb2312(56, 87)
    assert len(level_2) == 3008
    rare = characters("PartyRare-Regular.otf")
    for name in MAIN:
        assert (level_2 | set("玥珺堃喆")) <= characters(name) | rare


@pytest.mark.parametrize("name", MAIN)
def test_digits_are_as_wide_as_each_other(name):
    with TTFont(resource(f"fonts/{name}")) as font:
        assert len({font["hmtx"][font.getBestCmap()[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", fonts.FILES)
def test_a_face_has_our_name_its_holders_and_its_licence(name):
    with TTFont(resource(f"fonts/{name}")) as font:
        names = {number: font["name"].getDebugName(number) for number in (0, 1, 2, 4, 6, 13)}
        outer = [font["OS/2"].usWeightClass, font["OS/2"].fsSelection, font["head"].macStyle]
    family, style = Path(name).stem.split("-")
    assert names[1].replace(" ", "") == family
    assert names[1] in (fonts.DISPLAY, fonts.TEXT, fonts.RARE)
    assert (names[2], names[6]) == (style, f"{family}-{style}")
    assert outer == ([700, 0x20, 1] if style == "Bold" else [400, 0x40, 0])
    assert not any(reserved in names[i] for i in (1, 4, 6) for reserved in ("LXGW", "霞鹜", "Source", "Noto", "Klee"))
    assert "SIL Open Font License" in names[13]
    assert "Copyright" in names[0] or "©" in names[0]


def test_all_files_together_stay_small():
    assert sum(resource(f"fonts/{name}").stat().st_size for name in fonts.FILES) < 9_500_000


def test_loading_makes_the_text_family_the_default_and_may_be_repeated(qapp):
    before = qapp.font()
    try:
        fonts.load_fonts()
        fonts.load_fonts()
        assert qapp.font().families()[0] == fonts.TEXT
        assert qapp.font().pointSizeF() == before.pointSizeF()
    finally:
        qapp.setFont(before)


def test_a_font_is_a_copy_of_its_own_with_regular_and_bold(qapp):
    fonts.load_fonts()
    one = fonts.display(27.6)
    one.setBold(True)
    other = fonts.display(27.6)
    assert (other.pixelSize(), other.bold(), other.families()[0]) == (28, False, fonts.DISPLAY)
    assert fonts.text(0.2, bold=True).pixelSize() == 1
    assert fonts.text(18, bold=True).bold()


def test_a_damaged_file_is_named(qapp, tmp_path, monkeypatch):
    (tmp_path / "fonts").mkdir()
    for name in fonts.FILES:
        (tmp_path / "fonts" / name).write_bytes(b"no font")
    monkeypatch.setenv("PARTYGAMES_RESOURCES", str(tmp_path))
    monkeypatch.setattr(fonts, "TEXT", "Party Text of another time")
    with pytest.raises(MissingResource, match=r"fonts/PartyDisplay-Regular\.ttf"):
        fonts.load_fonts()


DRAW = """
import hashlib, json, pathlib, sys
from PySide6.QtGui import QFontDatabase, QFontInfo, QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication
app = QApplication([])
system = [name for name in QFontDatabase.families() if QFontDatabase.styles(name)]
from partygames.ui import fonts
fonts.load_fonts()

def drawn(font, character):
    image = QImage(2 * font.pixelSize(), 2 * font.pixelSize(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(image.rect(), 0x84, character)
    painter.end()
    bits = bytes(image.constBits())
    return hashlib.sha256(bits).hexdigest() if min(bits) < 128 else ""

def strays(font, text):
    # The characters of which a glyph comes from no file of ours, or is the square of one.
    lost = []
    for character in text:
        layout = QTextLayout(character, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        for run in layout.glyphRuns():
            if 0 in run.glyphIndexes() or not run.rawFont().familyName().startswith("Party "):
                lost.append(character)
    return "".join(lost)

px, text = int(sys.argv[1]), sys.argv[2]
every = pathlib.Path(sys.argv[3]).read_text("utf-8")
faces = [fonts.display(px), fonts.display(px, True), fonts.text(px), fonts.text(px, True)]
print(json.dumps({
    "system": system,
    "families": [QFontInfo(face).family() for face in faces],
    "glyphs": [{c: drawn(face, c) for c in text} for face in faces],
    "strays": [strays(face, every) for face in faces],
}))
"""
MISSING = "\U00030edd"  # the noodle with 58 strokes is in none of our files
SHOWN = "速涂快递DoleRush女巫貓0璇淼"


@pytest.fixture(scope="module")
def bare(tmp_path_factory) -> dict:
    """Draw on a machine that has no font at all, in a process of its own that has to stay silent."""
    folder = tmp_path_factory.mktemp("nofonts")
    config = folder / "fonts.conf"
    config.write_text(f"<fontconfig><cachedir>{folder}</cachedir></fontconfig>")
    environment = os.environ | {"FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}
    environment["PYTHONPATH"] = str(Path(fonts.__file__).parents[2])
    environment["QT_QPA_FONTDIR"] = str(folder)
    every = folder / "every.txt"
    every.write_text(every_character(), encoding="utf-8")
    command = [sys.executable, "-W", "error", "-c", DRAW, str(PIXELS), SHOWN + MISSING, str(every)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told that there is no font")
def test_no_squares_on_a_machine_without_fonts(bare):
    assert set(bare["system"]) <= {"Monospace", "Sans Serif", "Serif"}  # Qt's own names, with no font behind them
    assert bare["families"] == [fonts.DISPLAY, fonts.DISPLAY, fonts.TEXT, fonts.TEXT]
    for face in bare["glyphs"]:
        square = face.pop(MISSING)
        assert "" not in face.values()
        assert square not in face.values()
        assert len(set(face.values())) == len(SHOWN)  # every character has a shape of its own


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told that there is no font")
def test_every_character_of_the_program_comes_from_our_files_on_a_machine_without_fonts(bare):
    assert len(every_character()) > 5_000
    assert bare["strays"] == [""] * 4


def test_chinese_never_asks_for_a_japanese_or_korean_shape(qapp, monkeypatch):
    """Whatever is installed: only our files and simplified Chinese families are named, and the language is set too."""
    installed = [*fonts.SYSTEM, "Noto Sans CJK JP", "Noto Sans CJK KR", "Hiragino Sans", "Yu Gothic", "MS Gothic", "IPAexGothic"]
    monkeypatch.setattr(fonts.QFontDatabase, "families", lambda *_: installed)
    fonts.families.cache_clear()
    try:
        for family in (fonts.DISPLAY, fonts.TEXT):
            named = fonts.families(family)
            assert named[0] == family
            assert not [name for name in named if "JP" in name or "KR" in name or name in installed[-4:]]
    finally:
        fonts.families.cache_clear()


@pytest.mark.parametrize("code", ["zh_CN", "zh_TW", "en"])
def test_the_language_of_the_table_is_that_of_its_text(language, code):
    language.use(code)
    assert QLocale().name().startswith(code)


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told that there is no font")
def test_the_four_faces_differ(bare):
    for character in "速涂快递DoleRush":
        assert len({face[character] for face in bare["glyphs"]}) == 4, character
