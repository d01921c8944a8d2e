"""Wrapped texts: lines of about the same length, so that no word is left alone on the last one."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from partygames.ui import fonts, theme
from partygames.ui.scene.label import even_width

WRAP = int(Qt.TextFlag.TextWordWrap)
ENGLISH = "One pen goes round; then everybody guesses what it was."
CHINESE = "这三个任务人人都能完成。集齐一个任务要的药水，就得到它的分数。"


def tall(text, font, width):
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e5), WRAP, text).height()


@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
@pytest.mark.parametrize("share", [0.95, 0.6, 0.35])
def test_lines_get_shorter_but_never_more(qapp, text, share):
    font = fonts.text(theme.TEXT_M)
    width = QFontMetricsF(font).horizontalAdvance(text) * share
    even = even_width(text, font, WRAP, width)
    assert even <= width
    assert tall(text, font, even) == tall(text, font, width)


def test_two_lines_are_halves(qapp):
    font = fonts.text(theme.TEXT_M)
    whole = QFontMetricsF(font).horizontalAdvance(CHINESE)
    assert even_width(CHINESE, font, WRAP, whole * 0.95) < whole * 0.6


def test_one_line_and_a_long_paragraph_keep_their_width(qapp):
    font = fonts.text(theme.TEXT_M)
    assert even_width("Paused", font, WRAP, 400.0) == 400.0
    assert even_width(ENGLISH * 12, font, WRAP, 400.0) == 400.0


def test_a_word_longer_than_the_line_changes_nothing_for_the_worse(qapp):
    font = fonts.text(theme.TEXT_M)
    text = "It is now called partygames-unreadable-20260314-204512.sqlite3 and lies there"
    assert tall(text, font, even_width(text, font, WRAP, 460.0)) == tall(text, font, 460.0)
