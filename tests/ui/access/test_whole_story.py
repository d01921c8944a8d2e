"""A whole game of Witch Express as it is heard, from the first card to the winner."""

from random import Random

import pytest
from helpers.table_games import next_move

from partygames.core.seats import Seat
from partygames.games.registry import WITCH

NAMES = ("Ada", "Bo", "Leo", "外婆")
PEOPLE = tuple(Seat(i, name) for i, name in enumerate(NAMES))
HEARD = {
    "en": ("Round {n}, turn 1", "is braver", "End of round {n}", "The game is over. Best: "),
    "zh_CN": ("第 {n} 轮第 1 回合", "更勇敢", "第 {n} 轮结束", "游戏结束。第一名："),
}


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_a_whole_game_is_told_in_plain_sentences(open_window, code):
    window = open_window()
    window.comfort.apply(window.settings.change(language=code))
    heard = []
    window.narrator.said.connect(heard.append)
    window.start_game(WITCH, PEOPLE, 0, {})
    session, rng = window.session, Random(5)
    while not session.over:
        assert session.submit(next_move(session, rng))
    turn, braver, ended, best = HEARD[code]
    text = "\n".join(heard)
    for n in (1, 2, 3, 4):
        assert turn.format(n=n) in text
        assert ended.format(n=n) in text
    assert braver in text
    winners = [PEOPLE[n].name for n in session.view(None).winners]
    assert heard[-1].startswith(best)
    assert all(name in heard[-1] for name in winners)
    assert all(line.strip() for line in heard)
    assert not [line for line in heard if "{" in line or "}" in line or "\n" in line]
