"""A seat that nobody named is called after its emblem, in the language the table speaks now, also after a switch in the game."""

import pytest

from partygames.games.doodle_rush.moves import BeginTurn
from partygames.ui.doodle.shots import Game, ended, first_wall, typed_wall
from partygames.ui.seat_name import emblem_name

ENGLISH = ("Diamond", "Circle", "Triangle", "Star")


def shown(party, names):
    return {name for name in names if any(name in line for line in party.texts().split("\n"))}


STATES = {
    "curtain": lambda: Game(4, ENGLISH),
    "drawing": lambda: Game(4, ENGLISH).do(BeginTurn(0)),
    "wall": lambda: first_wall(4, ENGLISH),
    "typed wall": lambda: typed_wall(4, ENGLISH),
}


@pytest.mark.parametrize("state", STATES)
def test_a_seat_without_a_name_changes_its_language_with_the_table(sit_down, language, state):
    party = sit_down(STATES[state]())
    before = shown(party, ENGLISH)
    assert before
    language.use("zh_CN")
    party.screen.retranslate()
    assert not shown(party, ENGLISH)
    assert len(shown(party, [emblem_name(n) for n in range(4)])) == len(before)


@pytest.mark.parametrize("page", ["scores", "gallery"])
def test_the_end_of_a_game_changes_its_language_too(sit_down, language, page):
    seats = ended().session.seats
    game = ended(names=(ENGLISH[0], *(seat.name for seat in seats[1:])))
    party = sit_down(game)
    party.screen.go(page)
    assert shown(party, ENGLISH) == {"Diamond"}
    language.use("zh_CN")
    party.screen.retranslate()
    assert not shown(party, ENGLISH)
    assert shown(party, [seats[1].name]), "a name that somebody typed stays"


def test_a_seat_dealt_in_chinese_is_called_in_english_at_an_english_table(sit_down, language):
    language.use("zh_CN")
    names = tuple(emblem_name(n) for n in range(4))
    language.use("en")
    party = sit_down(first_wall(4, names))
    assert shown(party, ENGLISH) == set(ENGLISH)
    assert not shown(party, names)
