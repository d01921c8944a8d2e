"""What each seat may see: DR-5, DR-14, DD-1, DD-9's cover is the window's, and invariant 4."""

import pytest
from helpers.doodle import (
    AT_ONCE,
    BOARDS,
    TYPED,
    a_table,
    begun,
    bell,
    board,
    drawing_minute,
    drawn_on,
    guessing,
    pen,
    play,
    rubber,
    rung,
    say,
    to_phase,
    words_for,
)
from msgspec import json

from partygames.core.game import RuleError
from partygames.games import doodle_rush as game
from partygames.games.doodle_rush.events import BoardChanged, Event, FlagChanged, FlagNews, Guessed, PhaseBegan, WordsSwapped
from partygames.games.doodle_rush.moves import Award, Draw, RaiseFlag, SwapWords, Undo, Verdict, VoteFlag, Wipe
from partygames.games.doodle_rush.state import FlagState, View

SEATS = (None, 0, 1, 2)


def shown(state, seat, author, index):
    """Return one board as a seat sees it."""
    return game.view_for(state, seat).boards[author][index]


def known(state, seat):
    """Return the authors whose words a seat knows."""
    return {row[0].author for row in game.view_for(state, seat).boards if any(board.word for board in row)}


def test_DR_5_words_are_known_to_their_author_alone_until_the_end():
    state = a_table()
    for phase in range(6):
        while state.phase == phase:
            state = begun(state)
            for seat in range(3):
                assert known(state, seat) == ({seat} if state.seen[seat] else set())
            assert known(state, None) == set()
            state = rung(state)
    assert game.is_over(state)
    assert all(known(state, seat) == {0, 1, 2} for seat in SEATS)


def test_DR_5_a_winner_does_not_see_the_card():
    state = play(guessing(), Award(0, 0, (1,)))
    assert shown(state, 1, 0, 0).word is None


def test_DD_1_a_board_shows_the_word_it_carries_now():
    state = play(drawing_minute(a_table(), 0), SwapWords(0, 0, 2))
    mine = words_for(3)[0]
    assert [one.word for one in game.view_for(state, 0).boards[0]] == [mine[2], mine[1], mine[0], *mine[3:]]
    assert [one.word for one in game.view_for(to_phase(state, 6), 1).boards[0]][:3] == [mine[2], mine[1], mine[0]]


@pytest.mark.parametrize("options", [{}, {"drawing": AT_ONCE}])
@pytest.mark.parametrize("phase", [2, 4])
def test_DR_14_nobody_sees_others_boards_while_drawing(options, phase):
    state = play(guessing(**options), RaiseFlag(1, 0, 0), VoteFlag(0, 0, 0, True), Award(0, 1, (2,)))
    state = drawing_minute(state, 0, phase)
    state = play(state, Draw(0, 3, pen((0.1, 0.1))))
    for seat in (None, 1, 2):
        for index in range(BOARDS):
            one = shown(state, seat, 0, index)
            assert (one.strokes, one.has_drawing, one.open, one.editable, one.can_undo) == ((), False, False, False, False)
            assert (one.flag, one.flagged_by, one.votes, one.reply, one.stages) == (FlagState.NONE, None, (), None, ())
        assert shown(state, seat, 0, 1).winners == (2,)
    assert shown(state, 0, 0, 3).strokes == (pen(), pen((0.1, 0.1)))
    assert shown(state, 0, 0, 0).flag is FlagState.CLOSED


def test_DR_14_what_happens_to_a_board_while_drawing_is_its_authors_secret():
    for event in (BoardChanged(0, 1), WordsSwapped(0, 1, 2), FlagChanged(0, 1, FlagNews.LIFTED, None)):
        assert [game.event_for(event, seat) for seat in SEATS] == [None, event, None, None]


@pytest.mark.parametrize("seat", SEATS)
def test_guessing_shows_every_drawing_and_no_word_of_others(seat):
    state = drawn_on(a_table(), (0, 0), (1, 1), (2, 2))
    for author in range(3):
        for index in range(BOARDS):
            one = shown(state, seat, author, index)
            assert one.strokes == ((pen(),) if author == index else ())
            assert one.has_drawing == one.open == (author == index)
            assert (one.word is not None) == (seat == author)
            assert not one.editable


def test_a_board_that_was_rubbed_clean_carries_no_drawing():
    state = play(drawing_minute(a_table(), 2), Draw(2, 0, pen()), Draw(2, 0, rubber()))
    one = shown(to_phase(state, 1), 0, 2, 0)
    assert (len(one.strokes), one.has_drawing, one.open) == (2, False, False)


def test_open_and_editable_say_what_can_be_done():
    state = play(guessing(), Award(0, 0, (1,)), RaiseFlag(1, 1, 1))
    assert (shown(state, 2, 0, 0).open, shown(state, 2, 1, 0).open, shown(state, 2, 1, 1).open) == (False, True, False)
    state = drawing_minute(state, 0, 2)
    assert [one.editable for one in game.view_for(state, 0).boards[0]] == [False] + [True] * 5
    behind_the_curtain = rung(guessing())
    assert not any(one.editable for row in game.view_for(behind_the_curtain, 0).boards for one in row)
    state = play(state, Draw(0, 1, pen()), Undo(0, 1))
    assert (shown(state, 0, 0, 1).can_undo, shown(state, 0, 0, 1).can_redo) == (True, True)
    state = play(state, Wipe(0, 1))
    assert (shown(state, 0, 0, 1).can_undo, shown(state, 0, 0, 1).can_redo) == (True, False)


def test_the_stages_are_shown_at_the_end():
    state = guessing()
    assert all(one.stages == () for seat in SEATS for row in game.view_for(state, seat).boards for one in row)
    state = to_phase(state, 6)
    assert all(one.stages == ((pen(),),) * 3 for seat in SEATS for row in game.view_for(state, seat).boards for one in row)


def test_a_typed_guess_is_said_aloud_and_its_suggestion_is_the_authors():
    state = play(guessing(guessing=TYPED), say(1, 0, 0, "riddle aa"), say(2, 1, 3, "what"))
    for seat in SEATS:
        guesses = game.view_for(state, seat).guesses
        assert [typed.text for typed in guesses] == ["riddle aa", "what"]
        assert [typed.suggestion for typed in guesses] == [
            Verdict.YES if seat == 0 else None,
            Verdict.NO if seat == 1 else None,
        ]
        assert game.view_for(state, seat).waiting == (0, 1)
    event = Guessed(0, 1, 0, 0, "riddle aa", Verdict.YES)
    assert [game.event_for(event, seat).suggestion for seat in SEATS] == [None, Verdict.YES, None, None]
    ended = to_phase(state, 6)
    assert [typed.suggestion for typed in game.view_for(ended, None).guesses] == [Verdict.YES, Verdict.NO]


def test_public_events_reach_everybody():
    event = PhaseBegan(3)
    assert all(game.event_for(event, seat) is event for seat in SEATS)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat):
    with pytest.raises(RuleError):
        game.view_for(a_table(), seat)


def test_a_view_is_complete_in_json():
    state = guessing(guessing=TYPED)
    for seat in SEATS:
        for now in (state, rung(state), to_phase(state, 6)):
            view = game.view_for(now, seat)
            assert json.decode(json.encode(view), type=View) == view
    for event in game.apply(state, bell(state))[1]:
        assert json.decode(json.encode(event), type=Event) == event


def test_a_view_looks_at_no_ink(monkeypatch):
    """A view is made for every seat at every move: it must stay cheap."""
    state = guessing(6)

    def fail(*_):
        raise AssertionError("a view unpacked a stroke")

    monkeypatch.setattr(type(pen()), "samples", fail)
    assert all(one.has_drawing for row in game.view_for(state, None).boards for one in row)
    assert board(state, 0, 0).inked
