"""Boards to keep: everyday ones and hostile ones."""

from helpers.doodle import pen, rubber, word
from helpers.strokes import crowded, rubbing, wild

from partygames.ui.doodle import sample_drawings
from partygames.ui.keep.keepsake import Keepsake

BOARDS = {
    "house": (sample_drawings.strokes("house"),),
    "grown": ((wild(1),), (wild(1), wild(2), rubbing(3)), (wild(1), wild(4), rubbing(5), wild(6))),
    "empty": ((), (), ()),
    "rubber only": ((rubber(), rubbing(1)),),
    "rubbed out": ((pen(), rubber()),),
    "wiped at the end": ((wild(1),), ()),
    "dot": ((pen((0.5, 0.5)),),),
    "off the board": ((wild(7, reach=0.45), wild(8, reach=0.45)),),
    "one long stroke": ((wild(9, 4_000),),),
    "2000 strokes": (tuple(crowded(2_000)),),
}


def keep(name: str) -> Keepsake:
    """Return one of these boards."""
    return Keepsake(0, 0, word("house", "房子"), tuple(tuple(stage) for stage in BOARDS[name]), (), None)
