"""Boards to keep, and a finished game."""

import pytest
from helpers.keeping import BOARDS, keep

from partygames.ui import fonts
from partygames.ui.doodle.shots import Game, grown
from partygames.ui.keep.keepsake import Keepsake


@pytest.fixture(params=BOARDS)
def board(request, qapp) -> Keepsake:
    """Return each of the boards in turn."""
    return keep(request.param)


@pytest.fixture(scope="module")
def kept_game(qapp) -> Game:
    """Return a finished game; it is only looked at."""
    fonts.load_fonts()
    return grown()
