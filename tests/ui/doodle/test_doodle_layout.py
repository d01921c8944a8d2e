"""Nothing overlaps, nothing leaves the stage, and what is tapped is large enough, whatever the window and the table."""

from itertools import combinations

import pytest

from partygames.ink.stroke import BOARD_ASPECT
from partygames.ui.doodle import draw_layout, end_layout, layout, typed_layout, wall_layout
from partygames.ui.scene.box import Box
from partygames.ui.theme import TARGET

SIZES = ((1280, 800), (1365, 800), (1422, 800), (1707, 800), (1280, 1024), (1280, 1690), (1024, 1365), (1024, 1638), (1024, 2200))
TABLES = range(3, 7)


def apart(boxes, stage: Box) -> None:
    """Check that boxes lie inside and share nothing."""
    for box in boxes:
        assert box.w > 0
        assert box.h > 0
        assert box.x >= stage.x - 0.01, box
        assert box.y >= stage.y - 0.01, box
        assert box.right <= stage.right + 0.01, box
        assert box.bottom <= stage.bottom + 0.01, box
    for a, b in combinations(boxes, 2):
        assert not meet(shrunk(a), shrunk(b)), (a, b)


def meet(a: Box, b: Box) -> bool:
    """Say whether the two share more than an edge."""
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def shrunk(box: Box) -> Box:
    """Return the box less what rounding may add."""
    return Box(box.x + 0.01, box.y + 0.01, box.w - 0.02, box.h - 0.02)


def moved(box: Box, parent: Box) -> Box:
    return Box(parent.x + box.x, parent.y + box.y, box.w, box.h)


def inside(parent: Box) -> Box:
    return Box(0, 0, parent.w, parent.h)


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_drawing_table(w, h, left_handed):
    table, head = draw_layout.draw_table(w, h, left_handed), layout.header(w)
    apart([*head, table.panel, *(box for spots in table.boards for box in spots)], Box(0, 0, w, h))
    apart(table.tools, inside(table.panel))
    assert (table.panel.x > w / 2) == left_handed
    assert all(spots.board.w / spots.board.h == pytest.approx(BOARD_ASPECT) for spots in table.boards)
    assert min(spots.board.w for spots in table.boards) >= 340
    assert all(min(tool.w, tool.h) >= TARGET for tool in table.tools)


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("left_handed", [False, True])
def test_one_board_large(w, h, left_handed):
    table, head = draw_layout.draw_table(w, h, left_handed), layout.header(w)
    board, chip, lens = draw_layout.large_board(w, h, left_handed)
    apart([*head, table.panel, board, chip, lens], Box(0, 0, w, h))
    assert board.w > 1.6 * table.boards[0].board.w


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_the_wall(w, h, players):
    wall, head = wall_layout.wall(w, h, players), layout.header(w)
    boards = [board for row in wall.boards for board in row]
    apart([head.pips, head.pause, head.clock, *wall.names, *boards, wall.panel, wall.bar], Box(0, 0, w, h))
    apart([wall.title, *wall.trays, wall.take_back], inside(wall.panel))
    apart([wall.room, wall.panel, wall.bar], Box(0, 0, w, h))
    assert len(boards) == players * 6
    assert min(min(b.w, b.h) for b in boards) >= 75
    assert min(tray.h for tray in wall.trays) >= 58


@pytest.mark.parametrize(("players", "columns", "wide"), [(3, 3, 330), (4, 3, 225), (5, 6, 190), (6, 6, 190)])
def test_on_a_tall_stage_a_small_table_has_two_lines_each(players, columns, wide):
    wall = wall_layout.wall(1280, 2048, players)
    assert wall.columns == columns
    assert wall.boards[0][0].w >= wide
    assert wall_layout.wall(1280, 800, players).columns == 6


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_the_bar_of_answers(w, h, players):
    bar = wall_layout.wall(w, h, players).bar
    places = wall_layout.answer_bar(bar)
    apart([places.prompt, *places.answers, *places.tools, places.log], inside(bar))
    prompt, names, several, give = wall_layout.choice_bar(bar, players - 1)
    apart([prompt, *names, several, give], inside(bar))
    assert places.log.w >= 190
    assert min(box.h for box in (*places.answers, *places.tools, *names, several, give)) >= TARGET


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_what_lies_over_the_wall(w, h, players):
    room = wall_layout.wall(w, h, players).room
    assert wall_layout.zoomed(room).w > 2 * wall_layout.wall(w, h, players).boards[0][0].w
    places = wall_layout.flag_sheet(room, players)
    apart([places.sheet], room)
    apart([places.board, places.text, *places.lines], inside(places.sheet))


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_the_wall_of_a_table_that_types(w, h, players):
    wall, head = typed_layout.wall(w, h, players), layout.header(w)
    boards = [board for row in wall.boards for board in row]
    apart([head.pips, head.pause, head.clock, *wall.names, *boards, *wall.desks, wall.bar], Box(0, 0, w, h))
    assert len(boards) == players * 6
    assert min(min(b.w, b.h) for b in boards) >= 75
    assert all(board.w / board.h == pytest.approx(BOARD_ASPECT) for board in boards)
    for row, desk in zip(wall.boards, wall.desks, strict=True):
        below = desk.y >= max(board.bottom for board in row) - 0.01
        beside = desk.x >= max(board.right for board in row)
        assert below or (beside and desk.y < row[0].bottom and desk.bottom > row[0].y), "a desk lies at its author's row"
    assert typed_layout.bubble(wall.desks[0], 380, 104).x > 0


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_a_desk(w, h, players):
    place = typed_layout.wall(w, h, players).desks[0]
    desk = typed_layout.desk(place.w, place.h)
    parts = [box for box in (desk.thumb, desk.line, *desk.answers, desk.eye, desk.rest) if box is not None]
    apart(parts, inside(place))
    assert all(min(box.w, box.h) >= TARGET - 0.01 for box in (*desk.answers, desk.eye))
    assert desk.line.h >= 24
    assert desk.line.w >= 180


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_the_bar_to_type_in(w, h, players):
    bar = typed_layout.wall(w, h, players).bar
    places = typed_layout.typing_bar(bar, players)
    apart([*places.chips, places.said, places.field, places.send, *places.tools], inside(bar))
    apart([places.whole, *places.tools], inside(bar))
    assert all(min(box.w, box.h) >= TARGET for box in (*places.chips, places.send, *places.tools))
    assert places.field.w >= 340
    assert places.field.h >= 44


@pytest.mark.parametrize(("w", "h"), SIZES)
@pytest.mark.parametrize("players", TABLES)
def test_the_end(w, h, players):
    stage = Box(0, 0, w, h)
    apart(end_layout.reveal(w, h), stage)
    scores = end_layout.scores(w, h, players)
    apart([scores.sheet, *scores.buttons], stage)
    apart([scores.title, *scores.lines, scores.why], inside(scores.sheet))
    gallery = end_layout.gallery(w, h, players)
    every = [box for rows in (gallery.boards, gallery.captions) for row in rows for box in row]
    apart([gallery.title, gallery.hint, gallery.save_all, gallery.album, gallery.back, *gallery.names, *every], stage)
    detail = end_layout.detail(gallery.room.w, gallery.room.h)
    strip = [detail.before, detail.after, detail.caption, detail.save, detail.close]
    marks = [Box(box.x - 40, box.bottom + 7, box.w + 80, 26) for box in detail.stages]
    apart([*strip, detail.board, detail.player, *detail.stages, *marks], inside(gallery.room))
    assert detail.caption.w > 500
    assert detail.board.w > 2.5 * detail.stages[0].w
    assert min(box.h for box in strip) >= TARGET
