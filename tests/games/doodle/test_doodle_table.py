"""The table before the first minute: DR-1 to DR-5, and what it may choose (DD-9, DD-10)."""

import pytest
from helpers.doodle import AT_ONCE, BOARDS, Setup, a_setup, a_table, play, refused, rung, word, words_for
from msgspec import ValidationError, json
from msgspec.structs import replace

from partygames.core.game import RuleError
from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.errors import Refusal
from partygames.games.doodle_rush.moves import BeginTurn
from partygames.games.doodle_rush.state import Difficulty


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_DR_1_three_to_six_players(players):
    state = a_table(players)
    assert len(state.boards) == players
    assert players in game.PLAYERS


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 99])
def test_DR_1_no_other_number_of_players(players):
    with refused(Refusal.BAD_PLAYERS, "DR-1", players=players):
        game.start(replace(a_setup(), players=players))


def test_DR_3_everyone_has_six_empty_boards():
    state = a_table(6)
    for row in state.boards:
        assert len(row) == BOARDS == 6
        assert all(not board.strokes and not board.inked and not board.winners for board in row)


def test_DR_4_the_difficulty_is_fixed_for_the_whole_game_and_everybody():
    state = a_table(difficulty=Difficulty.HARD)
    while not game.is_over(state):
        assert state.setup.difficulty is Difficulty.HARD
        assert all(game.view_for(state, seat).difficulty is Difficulty.HARD for seat in (None, 0, 1, 2))
        state = rung(state)
    with pytest.raises(AttributeError):
        state.setup.difficulty = Difficulty.EASY


@pytest.mark.parametrize("hands", [words_for(4), words_for(3)[:2], (*words_for(3)[:2], words_for(3)[2][:5]), ()])
def test_DR_5_six_words_for_each_seat(hands):
    with refused(Refusal.BAD_WORDS, "DR-5"):
        game.start(a_setup(3, words=hands))


def test_DR_5_boards_start_with_the_words_in_card_order():
    assert [board.word for board in a_table().boards[1]] == [0, 1, 2, 3, 4, 5]


def test_DR_5_nobody_reads_a_word_before_the_first_minute():
    state = a_table(4)
    for seat in (None, 0, 1, 2, 3):
        assert all(board.word is None for row in game.view_for(state, seat).boards for board in row)
        assert b"riddle" not in json.encode(game.view_for(state, seat))
    state = play(state, BeginTurn(0))
    assert [board.word for board in game.view_for(state, 0).boards[0]] == list(words_for(4)[0])
    assert b"riddle" not in json.encode(game.view_for(state, 1))


@pytest.mark.parametrize("start", [-1, 3, 6])
def test_DR_6_the_first_seat_must_exist(start):
    with refused(Refusal.BAD_START, "DR-6", seat=start):
        game.start(a_setup(3, start=start))


@pytest.mark.parametrize("seconds", [45, 60, 90, 120])
def test_DD_9_lengths_of_a_minute(seconds):
    assert game.view_for(a_table(minute_s=seconds), None).minute_s == seconds


def test_DD_9_a_minute_has_sixty_seconds_unless_the_table_says_otherwise():
    assert Setup(players=3, seed=1, words=words_for(3)).minute_s == 60


@pytest.mark.parametrize("seconds", [0, -60, 44, 61, 600])
def test_DD_9_no_other_length(seconds):
    with refused(Refusal.BAD_MINUTE, "DD-9", seconds=seconds):
        game.start(a_setup(minute_s=seconds))


def test_DD_9_a_table_may_give_each_drawer_another_minute():
    view = game.view_for(a_table(3, minute_s=60, handicaps=(100, 150, 200)), None)
    assert (view.minute_s, view.drawing_s) == (60, (60, 90, 120))
    assert game.view_for(a_table(4, minute_s=90), 2).drawing_s == (90,) * 4


@pytest.mark.parametrize(
    ("minute_s", "percent", "seconds"), [(45, 125, 56), (45, 150, 68), (60, 125, 75), (90, 125, 113), (120, 200, 240)]
)
def test_DD_9_a_longer_minute_has_whole_seconds(minute_s, percent, seconds):
    assert a_setup(minute_s=minute_s, handicaps=(100, percent, 100)).drawing_s(1) == seconds


@pytest.mark.parametrize("handicaps", [(100, 100), (100, 150, 100, 100), (100, 110, 100), (100, 0, 100), (100, -150, 100)])
def test_DD_9_no_other_handicap(handicaps):
    with refused(Refusal.BAD_HANDICAP, "DD-9"):
        game.start(a_setup(3, handicaps=handicaps))


def test_DD_9_handicaps_need_a_pen_that_goes_round():
    with refused(Refusal.BAD_HANDICAP, "DD-9"):
        game.start(a_setup(3, drawing=AT_ONCE, handicaps=(100, 150, 100)))


def test_a_game_from_before_there_were_handicaps_is_read_and_written_as_it_was():
    old = json.encode(a_setup())
    assert b"handicaps" not in old
    assert not json.decode(old, type=Setup).handicaps
    new = a_setup(handicaps=(100, 125, 200))
    assert json.decode(json.encode(new), type=Setup) == new


@pytest.mark.parametrize(("seat", "twin"), [(0, word("Riddle-AA")), (1, word("other", "謎甲子")), (2, word("the riddle aa"))])
def test_DD_10_no_word_twice_in_a_deal(seat, twin):
    """drawphone#142: two of six words were equal."""
    hands = [list(hand) for hand in words_for(3)]
    hands[seat][5] = twin
    with refused(Refusal.REPEATED_WORD, "DD-10", word=twin.en):
        game.start(a_setup(words=tuple(map(tuple, hands))))


def test_a_table_from_hostile_json_is_refused_not_crashed():
    good = json.encode(a_setup())
    assert json.decode(good, type=Setup) == a_setup()
    with pytest.raises(ValidationError):
        json.decode(good.replace(b'"players":3', b'"players":"3"'), type=Setup)
    with pytest.raises(RuleError):
        game.start(json.decode(good.replace(b'"players":3', b'"players":9007199254740993'), type=Setup))
