"""What is shown follows from the public view and the clock: the same game always shows the same."""

import pytest

from partygames.games.doodle_rush.moves import BeginTurn, FinishNow, Verdict
from partygames.ui.doodle.moment import Kind, Moment, moment
from partygames.ui.doodle.shots import Game, ended, first_wall, typed_wall


@pytest.fixture
def shown(qapp):
    """Return a function that says the moment of a game as it stands."""
    games = []

    def of(game: Game, ending: Kind | None = None, slept: bool = False) -> Moment:
        games.append(game)
        return moment(game.session.view(None), game.session.clock.paused, slept, ending)

    yield of
    for game in games:
        game.session.close()


def test_DD_3_a_drawing_minute_begins_behind_the_curtain_of_its_drawer(shown):
    game = Game()
    assert shown(game) == Moment(Kind.CURTAIN, 0, 0)
    assert shown(game.do(BeginTurn(0))) == Moment(Kind.DRAW, 0, 0)


def test_DR_8_everybody_guesses_after_the_last_drawer(shown):
    assert shown(first_wall()) == Moment(Kind.GUESS, 1)


def test_DD_9_a_pause_covers_whatever_was_shown_and_says_whose_it_is(shown):
    game = Game().do(BeginTurn(0))
    game.session.clock.pause()
    assert shown(game) == Moment(Kind.PAUSE, 0, 0)
    assert shown(game, slept=True) != shown(game), "who was asleep is told so"


def test_the_end_begins_with_the_reveal_where_there_is_something_to_reveal(shown):
    assert shown(ended()).kind is Kind.REVEAL
    assert shown(ended(all_guessed=True).do(FinishNow())).kind is Kind.SCORES
    assert shown(ended(), Kind.GALLERY).kind is Kind.GALLERY


def test_DR_8_typed_guesses_that_wait_at_the_bell_are_answered_first(shown):
    game = typed_wall().say(0, 1, 3, "slug")
    assert shown(game) == Moment(Kind.GUESS, 1)
    assert shown(game.bell()) == Moment(Kind.ANSWER, 1)
    assert shown(game.answer(1, Verdict.NO)) == Moment(Kind.CURTAIN, 2, 0)


def test_only_minutes_in_sight_of_the_table_have_a_clock():
    assert [kind for kind in Kind if Moment(kind).timed] == [Kind.DRAW, Kind.GUESS, Kind.ANSWER]
