"""A board as it is kept: its stages, and when it was guessed; nothing of a game that is not over."""

import pytest

from partygames.games.doodle_rush.moves import BeginTurn, FinishNow, TakeBack
from partygames.ui.doodle.shots import Game, ended, first_wall, third_draw
from partygames.ui.keep.keepsake import guessed_in, keepsakes


def test_a_board_nobody_guessed_has_its_three_stages(kept_game):
    keepsake = keepsakes(kept_game.session)[0][4]
    board = kept_game.session.view(None).boards[0][4]
    assert keepsake.stages == board.stages
    assert len(set(keepsake.stages)) == 3
    assert (keepsake.strokes, keepsake.minute, keepsake.winners) == (board.strokes, None, ())
    assert keepsake.replay().stage_ends[-1] == keepsake.replay().duration


def test_a_guessed_board_has_the_stages_it_was_there_for(kept_game):
    row = keepsakes(kept_game.session)[0]
    view = kept_game.session.view(None).boards[0]
    for index, minute in ((0, 1), (1, 2)):
        assert row[index].minute == minute
        assert row[index].stages == view[index].stages[:minute]
        assert row[index].strokes == view[index].strokes
        assert row[index].winners == view[index].winners


def test_an_award_that_was_taken_back_does_not_count():
    game = first_wall().award(0, 0, 1).award(1, 1, 0).do(TakeBack())
    assert guessed_in(game.session.log) == {(0, 0): 1}
    game.bell().drawing_phase().award(1, 1, 2)
    assert guessed_in(game.session.log) == {(0, 0): 1, (1, 1): 2}


def test_a_game_that_ended_early_has_fewer_stages():
    game = ended(all_guessed=True).do(FinishNow())
    for row in keepsakes(game.session):
        for keepsake in row:
            assert 1 <= len(keepsake.stages) <= 3
            assert keepsake.minute in (1, 2, 3)


def test_a_board_without_a_stroke_is_not_drawn():
    game = first_wall().bell().drawing_phase(lambda s, i: False).bell().drawing_phase(lambda s, i: False).bell()
    drawn = {(k.author, k.index): k.drawn for row in keepsakes(game.session) for k in row}
    view = game.session.view(None)
    assert drawn == {(b.author, b.index): bool(b.strokes) for row in view.boards for b in row}
    assert not all(drawn.values())


@pytest.mark.parametrize("game", [Game, lambda: Game().do(BeginTurn(0)).draw(0), first_wall, third_draw])
def test_DR_5_nothing_is_kept_before_the_game_is_over(qapp, game):
    with pytest.raises(ValueError, match="secrets"):
        keepsakes(game().session)
