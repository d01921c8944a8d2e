"""The rules pages: both games in both languages, with everything the table looks up there."""

import re

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QImage, QPainter, QTextDocument, qGray
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from partygames.core.game import RuleError
from partygames.core.paths import resource
from partygames.games.doodle_rush.errors import Refusal as DoodleRefusal
from partygames.games.doodle_rush.state import MINUTES_S
from partygames.games.witch_express.errors import Refusal as WitchRefusal
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.kinds import COUNTS, HAND_SIZE
from partygames.ui import fonts, theme
from partygames.ui.doodle.refusals import SENTENCES as DOODLE
from partygames.ui.refusals import sentence
from partygames.ui.rules_page import RulesPage, TextPane
from partygames.ui.shortcuts import keys

GAMES = ("doodle-rush", "witch-express")
LANGUAGES = ("en", "zh_CN")
PAGES = [(game, language) for game in GAMES for language in LANGUAGES]
TERMS = {
    ("doodle-rush", "en"): "board word yes no close far exactly pen curtain flag House −1",
    ("doodle-rush", "zh_CN"): "画板 词语 是、不是、接近、很远 猜中 绘图阶段 猜词阶段 一字不差 笔 幕布 村规 −1",
    ("witch-express", "en"): "witch brave cowardly potion task display deck hand round turn clockwise next! House curtain",
    ("witch-express", "zh_CN"): "女巫 勇敢 胆小 药水 任务 展示区 牌库 手牌 轮 回合 顺时针 下一位！ 村规 幕布",
}


def page(game: str, language: str) -> str:
    """Return the Markdown of a page, with the keys in it."""
    return keys.filled(resource(f"rules/{game}.{language}.md").read_text(encoding="utf-8"))


def clauses(text: str) -> set[str]:
    """Return the rule numbers that a text names; "WE-2–4" names three."""
    found = set()
    for prefix, first, last in re.findall(r"\b(D[RD]|W[ED])-(\d+)(?:–(\d+))?", text):
        found |= {f"{prefix}-{n}" for n in range(int(first), int(last or first) + 1)}
    return found


@pytest.fixture
def shown(qapp):
    """Return a function that shows a page as the program does."""
    fonts.load_fonts()
    before = QLocale()

    def show(game: str, language: str) -> RulesPage:
        QLocale.setDefault(QLocale(language))
        made = RulesPage(game)
        made.fit(1280, 800)
        return made

    yield show
    QLocale.setDefault(before)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_build(game):
    english, chinese = page(game, "en"), page(game, "zh_CN")
    for mark in (r"^## ", r"^- ", r"^\d+\. "):
        count = [len(re.findall(mark, text, re.MULTILINE)) for text in (english, chinese)]
        assert count[0] == count[1], mark
    assert len(re.findall(r"^## ", english, re.MULTILINE)) >= 5
    assert clauses(english) == clauses(chinese)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_terms_of_the_game_are_there(game, language):
    text = page(game, language)
    assert [term for term in TERMS[game, language].split() if term.lower() not in text.lower()] == []
    example = "For example" if language == "en" else "比如"
    assert text.count(example) >= 2
    for key in ("F1", "F11", "Esc", "Space" if language == "en" else "空格"):
        assert f"**{key}**" in text


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_renders_to_plain_text_without_stray_marks(game, language, qapp):
    document = QTextDocument()
    document.setMarkdown(page(game, language))
    text = document.toPlainText()
    assert not re.search(r"[*#`|_{}]", text)  # a key that nobody named, bold that Markdown does not see beside a full-width sign
    assert document.size().height() > 0


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_is_short_enough_for_the_table(game, language, shown):
    pane = shown(game, language).pane
    assert pane.document.size().height() < 2.4 * pane.rect().height()
    assert pane.furthest > 0
    pane.scroll_to(1e9)
    assert pane.at == pane.furthest


@pytest.mark.parametrize("game", GAMES)
def test_the_page_follows_the_language(game, shown):
    english = shown(game, "en").pane.document.toPlainText()
    chinese = shown(game, "zh_CN").pane.document.toPlainText()
    assert "Scoring" in english
    assert "算分" in chinese


def test_the_page_has_headings_and_quiet_rule_numbers(shown):
    document = shown("witch-express", "en").pane.document
    heading = document.begin().next()
    assert heading.blockFormat().headingLevel() == 2
    assert heading.charFormat().font().pixelSize() != document.defaultFont().pixelSize()
    number = document.find("WE-13")
    assert 0 < number.charFormat().font().pixelSize() < document.defaultFont().pixelSize()
    assert not number.charFormat().fontItalic()


def darkest_below(pane: TextPane, rows: int) -> int:
    """Return the darkest grey (0 black, 255 white) in the lowest rows of the pane as painted."""
    image = QImage(pane.rect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.PAPER)
    painter = QPainter(image)
    pane.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    w, h = image.width() - 20, image.height()  # without the bar that tells where the page is
    return min(qGray(image.pixel(x, y)) for y in range(h - rows, h) for x in range(w))


def test_the_lower_edge_fades_only_where_the_page_goes_on(shown):
    pane = shown("doodle-rush", "en").pane
    for height in range(300, 332, 4):  # a line of text is cut at one of them
        pane.place(QRectF(0, 0, 1020, height))
        assert darkest_below(pane, 4) > 190
    pane.scroll_to(pane.furthest)
    assert darkest_below(pane, 30) < 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_refusal_of_doodle_rush_names_can_be_looked_up(language, qapp):
    facts = {"key": "points", "why": "too many", "need": 3, "given": 2}
    named = {code: clauses(DOODLE[code](facts)) for code in DoodleRefusal}
    assert all(named.values())
    assert set().union(*named.values()) <= clauses(page("doodle-rush", language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 26))
def test_every_rule_that_a_refusal_of_witch_express_names_can_be_looked_up(language, number, qapp):
    said = sentence(RuleError(WitchRefusal.NOT_YOUR_TURN, f"WE-{number}", waiting_for=0))
    assert clauses(said) <= clauses(page("witch-express", language))
    assert clauses(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_WE_21_to_WE_25_the_house_numbers_of_the_page_are_those_of_the_file(language):
    house, text = shipped_house(), page("witch-express", language)
    steps = [f"{n} → {points}" for n, points in enumerate(house.points) if n >= 2]
    assert ("，" if language == "zh_CN" else ", ").join(steps) in text
    assert house.points[:2] == (0, 0)
    assert not house.brave_potion
    last = {"en": "then +{} each", "zh_CN": "往后每瓶加 {}。"}[language]
    assert last.format(house.each_further) in text
    worth = {"en": ("card:** {} point", "{} points if a round ends"), "zh_CN": ("每张勇敢的牌** {} 分", "得 {} 分")}[language]
    assert worth[0].format(house.brave_points) in text
    assert worth[1].format(house.task_points) in text
    assert {tuple(count for _, count in task.needs) for task in house.tasks} == {(2, 3, 4)}
    example = house.points[4] + house.points[3] + house.points[1] + 2 * house.brave_points + house.task_points
    assert f"**{example} " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_WE_2_WE_4_DD_9_the_counts_of_the_pages_are_those_of_the_games(language):
    witch, doodle = page("witch-express", language), page("doodle-rush", language)
    for number in (min(COUNTS), max(COUNTS), min(HAND_SIZE.values()), max(HAND_SIZE.values())):
        assert re.search(rf"\b{number}\b|{number} 张", witch), number
    for seconds in MINUTES_S:
        assert seconds == 60 or re.search(rf"(?<!\d){seconds}(?!\d)", doodle), seconds
