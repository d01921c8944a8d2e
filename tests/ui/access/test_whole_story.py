"""A whole game of each kind as it is heard, from the first sentence to the last: it is printed, to be read as a story."""

from itertools import pairwise
from random import Random

import pytest
from helpers.keyboard import play_doodle, play_witch

from partygames.core.seats import Player, Seat
from partygames.games.registry import DOODLE, WITCH

ALONE = (Seat(0, "Ada"), Seat(1, "Bo", Player.EASY), Seat(2, "Leo", Player.EASY), Seat(3, "外婆", Player.EASY))
FRIENDS = tuple(Seat(n, name) for n, name in enumerate(("Ada", "Leo", "外婆")))
ENDS = {"en": "The game is over.", "zh_CN": "游戏结束。"}
"""Where the story of a game ends; what follows is told by the pages of its end."""
OF_WITCH = {
    "en": ("Round {n}, turn 1", "is braver", "End of round {n}", "brave or cowardly?", " keeps ", "next!"),
    "zh_CN": ("第 {n} 轮第 1 回合", "更勇敢", "第 {n} 轮结束", "勇敢还是胆小？", "留下", "下一位！"),
}
OF_DOODLE = {
    "en": ("Hand it to ", "Guessing phase {n}", "The bell!", "guessed board 1 by ", "“Close”"),
    "zh_CN": ("交给", "第 {n} 个猜词阶段", "铃响了！", "的第 1 块画板", "“接近”"),
}


@pytest.fixture
def game(open_window, qtbot, count):
    """Return a function that plays a game by the keyboard alone and returns all that was told."""

    def play(name, code, seats, by_keys):
        window = open_window()
        window.comfort.apply(window.settings.change(language=code, less_motion=True))
        with qtbot.waitActive(window):
            window.activateWindow()
        heard = []
        window.narrator.said.connect(heard.append)
        window.start_game(name, seats, 0, {"seed": 7})
        by_keys(window, Random(5))
        told = "\n".join(heard).replace("\n", "\n    ")
        count(f"A game of {name}, as it is heard ({code}):\n    {told}")
        return heard

    return play


def hold_as_a_story(heard, phrases, parts, code) -> None:
    """Hold that all phrases come, in every part of the game, and that nothing is empty, unfinished or said twice in a row."""
    text = "\n".join(heard)
    for phrase in phrases:
        for n in range(1, parts + 1):
            assert phrase.format(n=n) in text
    assert any(line.startswith(ENDS[code]) for line in heard)
    assert all(line.strip() for line in heard)
    assert not [line for line in heard if any(sign in line for sign in "{}%") or "(s)" in line]
    assert [a for a, b in pairwise(heard) if a == b] == []


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_a_whole_game_of_witch_express_by_keys_is_told_in_plain_sentences(game, code):
    heard = game(WITCH, code, ALONE, play_witch)
    hold_as_a_story(heard, OF_WITCH[code], 4, code)


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_a_whole_game_of_doodle_rush_by_keys_is_told_in_plain_sentences(game, code):
    heard = game(DOODLE, code, FRIENDS, play_doodle)
    hold_as_a_story(heard, OF_DOODLE[code], 3, code)
