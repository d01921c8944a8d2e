"""A screen that stands: its height is used, and nothing jumps when something comes or goes."""

from itertools import combinations, product

import pytest

from partygames.ui.doodle import draw_layout, end_layout
from partygames.ui.lobby import lobby_layout
from partygames.ui.replay import layout as replay_layout
from partygames.ui.scene.box import Box
from partygames.ui.scene.sheet import Sheet

W, H = 1024.0, 1638.0


class Grown(Sheet):
    upright = 1_500.0


@pytest.mark.parametrize(("kind", "stage", "size"), [
    (Grown, (W, H), (976.0, 1500.0)),
    (Grown, (1280.0, 800.0), (900.0, 700.0)),
    (Grown, (W, 1400.0), (976.0, 1352.0)),
    (Sheet, (W, H), (900.0, 700.0)),
])
def test_a_sheet_grows_only_where_the_stage_stands(qapp, kind, stage, size):
    sheet = kind(900, 700)
    sheet.fit(*stage)
    assert (sheet.sheet.rect().width(), sheet.sheet.rect().height()) == size


def test_covers_and_options_of_the_lobby_stay_whatever_comes_or_goes():
    places = [lobby_layout.lobby(W, H, waits, suggests) for waits, suggests in product((False, True), repeat=2)]
    assert len({place.covers for place in places}) == 1
    assert len({place.options for place in places}) == 1
    assert places[0].covers[0].y < 250
    assert H - places[0].options.bottom < 120


@pytest.mark.parametrize(("players", "words"), list(product(range(3, 7), (False, True))))
def test_the_wall_of_a_replay_lies_in_two_lines_where_that_makes_it_larger(players, words):
    room = Box(24, 112, W - 48, H - 240)
    names, boards = replay_layout.wall(room, players, words)
    lines = {round(board.y) for board in boards[0]}
    if players < 6:
        assert len(lines) == 2
        assert boards[0][0].w > 150
    every = [*names, *(board for row in boards for board in row)]
    assert all(box.y >= room.y and box.bottom <= room.bottom and box.right <= room.right for box in every)
    assert not any(a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom for a, b in combinations(every, 2))
    _, flat = replay_layout.wall(Box(24, 112, 1232, 560), players, words)
    assert len({round(board.y) for board in flat[0]}) == 1


def test_the_board_of_the_reveal_has_the_width():
    assert end_layout.reveal(W, H)[0].w > 900


def test_the_tools_begin_where_the_boards_begin():
    table = draw_layout.draw_table(W, H, False)
    assert table.panel.y == table.boards[0].board.y
