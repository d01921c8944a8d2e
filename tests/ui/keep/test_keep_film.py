"""GIF and WebP of a drawing being made, opened again frame by frame."""

import io
import subprocess
import sys

import pytest
from helpers.doodle import pen
from helpers.keeping import keep
from PIL import Image, ImageChops
from PySide6.QtGui import QImage

from partygames.ink.replay import Replay
from partygames.ink.stroke import BOARD_ASPECT, PEN_WIDTHS, Tool, pack_stroke
from partygames.ui.keep.film import FRAME_MS, HOLD_MS, LONGEST_MS, SHADES, WIDE, frames, gif, webp
from partygames.ui.pen.paint import render_board

SIZE = (WIDE, round(WIDE / BOARD_ASPECT))
FORMS = {"GIF": gif, "WEBP": webp}


def opened(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """Return the frames of a film, and how long each is shown."""
    film = Image.open(io.BytesIO(data))
    assert film.size == SIZE
    pictures, durations = [], []
    for n in range(getattr(film, "n_frames", 1)):
        film.seek(n)
        film.load()
        pictures.append(film.convert("RGB"))
        durations.append(film.info.get("duration", 0))
    if len(pictures) > 1:
        assert film.info["loop"] == 0
    return pictures, durations


def ends_as(picture: Image.Image, strokes) -> None:
    """Assert that a frame is the finished board, but for its sixteen shades."""
    image = render_board(strokes, *SIZE).convertToFormat(QImage.Format.Format_RGB888)
    board = Image.frombytes("RGB", SIZE, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine())
    off = max(high for _, high in ImageChops.difference(picture, board).getextrema())
    assert off <= 255 / (SHADES - 1) / 2 + 2


@pytest.mark.parametrize("form", FORMS)
def test_a_film_ends_with_the_finished_board_and_stands(board, form):
    pictures, durations = opened(FORMS[form](board.replay()))
    plan = frames(board.replay())
    assert len(pictures) <= len(plan)
    ends_as(pictures[-1], board.strokes)
    if len(pictures) > 1:
        assert sum(durations) == sum(ms for _, ms in plan)
        assert durations[-1] >= HOLD_MS


@pytest.mark.parametrize("form", FORMS)
def test_the_drawing_grows_from_frame_to_frame(qapp, form):
    pictures, durations = opened(FORMS[form](keep("house").replay()))
    assert len(pictures) > 15
    ink = [sum(picture.convert("L").histogram()[:128]) for picture in pictures]
    assert ink == sorted(ink)
    assert ink[0] < ink[-1] / 4
    assert all(ms % FRAME_MS == 0 or ms > HOLD_MS for ms in durations)


def test_a_film_is_short_however_long_the_drawing_took(qapp):
    slow = pack_stroke(Tool.PEN, PEN_WIDTHS[0], [(150 * n, 0.1 + 0.0001 * n, 0.5, 0.5) for n in range(2_000)])
    plan = frames(Replay([(slow,) * 3]))
    assert LONGEST_MS - FRAME_MS <= sum(ms for _, ms in plan) - HOLD_MS <= LONGEST_MS + FRAME_MS
    assert len(plan) <= LONGEST_MS / FRAME_MS


@pytest.mark.parametrize("stages", [[()], [(pen((0.5, 0.5)),)]])
def test_where_nothing_moves_there_is_one_frame(stages):
    ((moment, ms),) = frames(Replay(stages))
    assert moment == Replay(stages).at(0)
    assert ms >= HOLD_MS


@pytest.mark.parametrize("form", FORMS)
def test_an_everyday_film_is_small(qapp, form):
    assert len(FORMS[form](keep("house").replay())) < 60_000


@pytest.mark.parametrize("form", FORMS)
def test_a_film_can_be_stopped_in_the_middle(qapp, form):
    looks = []

    def stop() -> None:
        looks.append(1)
        if len(looks) > 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        FORMS[form](keep("grown").replay(), stop)


def test_pillow_is_not_there_before_a_film_is_saved():
    code = "import sys, partygames.app; print(*(n for n in sys.modules if n.split('.')[0] in ('PIL', 'pyclipper')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == ("", "")
