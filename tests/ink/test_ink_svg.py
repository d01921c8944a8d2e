"""The SVG file of a drawing, read again as XML; how it looks is compared in tests/ui/keep."""

import re
import xml.etree.ElementTree as ET

import pytest
from helpers.doodle import pen, rubber
from helpers.strokes import crowded, wild

from partygames.ink.svg import UNITS, svg

NS = "{http://www.w3.org/2000/svg}"


def read(text: str) -> ET.Element:
    return ET.fromstring(text.encode())


def test_each_stroke_is_a_path_in_the_colour_of_ink():
    root = read(svg([pen(), wild(1), rubber((0.1, 0.1))], "#123456"))
    group = root.find(f"{NS}g")
    assert group.get("fill") == "#123456"
    assert len(group.findall(f"{NS}path")) == 2
    assert root.find(f"{NS}rect") is None
    assert root.get("viewBox") == f"0 0 {UNITS} {UNITS * 100 // 148}"


def test_a_path_is_made_of_whole_numbers_and_closed():
    for path in read(svg(crowded(200), "#000000")).iter(f"{NS}path"):
        assert re.fullmatch(r"(M-?\d+ -?\d+l(-?\d+ -?\d+ ?)+z)+", path.get("d"))


def test_nothing_that_a_simple_viewer_may_not_know():
    text = svg([pen(), rubber((0.5, 0.5)), wild(2)], "#000000", "#ffffff", "x")
    assert {element.tag.removeprefix(NS) for element in read(text).iter()} == {"svg", "title", "rect", "g", "path"}


@pytest.mark.parametrize("strokes", [[], [rubber()], [pen(), rubber()]])
def test_a_board_without_ink_is_a_good_file_too(strokes):
    root = read(svg(strokes, "#000000", "#fffdf6"))
    assert list(root.iter(f"{NS}path")) == []
    assert root.find(f"{NS}rect").get("fill") == "#fffdf6"


@pytest.mark.parametrize("title", ["房子", "<script>&amp;]]>", "a\0b\x1b\ud800\ufffe", "👩‍👩‍👧"])
def test_any_title_is_only_text(title):
    found = read(svg([pen()], "#000000", title=title)).find(f"{NS}title").text
    assert found == re.sub("[\0\x1b\ud800\ufffe]", "", title)
