"""The variant of WE-23 at the table: cards show what they count."""

import pytest
from msgspec.structs import replace

from partygames.core.seats import Player, Seat
from partygames.engine.session import GameSession
from partygames.games import witch_express
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.state import Setup
from partygames.ui.witch.card import VIEW_H, VIEW_W, Faces, face
from partygames.ui.witch.screen import WitchScreen

WIDE = 300
SECOND_POTION = (120, 20, 60, 60)


@pytest.fixture
def variant(stage, nav):
    """Show a table that plays with brave potions, and return its screen."""
    seats = tuple(Seat(i, f"P{i}", Player.HUMAN) for i in range(3))
    setup = Setup(3, 5, house=replace(shipped_house(), brave_potion=True))
    session = GameSession(witch_express, setup, seats)
    screen = WitchScreen(session, nav)
    nav.show_screen(screen)
    yield screen
    session.close()
    Faces.brave_potion = False


def pictures() -> list[tuple[object, object]]:
    """Return (where the second potion is drawn, all the rest) of the face of every kind."""
    found = []
    for kind in range(9):
        image = face(kind, False, WIDE).toImage()
        second = image.copy(*SECOND_POTION)
        for y in range(14, 90):
            for x in range(112, 188):
                image.setPixel(x, y, 0)
        found.append((second, image))
    return found


def test_WE_23_every_brave_side_shows_two_of_its_colour_and_a_brave_one(stage, table, variant) -> None:
    assert (VIEW_W, VIEW_H) == (300, 450)
    with_lion = pictures()
    assert variant.acting.brave.text == "Brave ×2"
    table(True, False, False)
    plain = pictures()
    for kind in range(9):
        assert with_lion[kind][0] != plain[kind][0], "the second potion is another one"
        assert with_lion[kind][1] == plain[kind][1], "nothing else of the card is"


def test_a_table_without_the_variant_shows_three_of_a_colour_again(stage, table, variant) -> None:
    assert Faces.brave_potion
    screen = table(True, False, False)
    assert not Faces.brave_potion
    assert screen.acting.brave.text == "Brave ×3"
