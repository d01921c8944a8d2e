"""Every refusal has a sentence that names its rule, and the winner is explained."""

import re

import pytest
from helpers.witch import display, playing
from msgspec.structs import replace

from partygames.core.game import RuleError
from partygames.core.seats import Seat
from partygames.games.witch_express import events as ev
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.house import shipped_house
from partygames.games.witch_express.state import Stage
from partygames.games.witch_express.view import view_for
from partygames.ui.refusals import sentence
from partygames.ui.witch.moments import Brought, RoundEnd
from partygames.ui.witch.refusals import reason
from partygames.ui.witch.scores import headline, points_line, why
from partygames.ui.witch.story import story
from partygames.ui.witch.summary import RoundSheet

SEATS = tuple(Seat(i, name) for i, name in enumerate(("Ann", "Bo", "Cy")))
FACTS = {
    "kind": 2,
    "stage": Stage.OPENING,
    "need": 3,
    "given": 2,
    "waiting_for": 1,
    "players": 9,
    "seat": 8,
    "key": "points",
    "why": "no",
}


def over(*brave_cards):
    """Return the public view of a finished game with these displays."""
    n = len(brave_cards)
    state = playing(*((),) * n, leader=0, brave=tuple(brave_cards))
    return view_for(replace(state, stage=Stage.OVER, to_act=None), None)


@pytest.mark.parametrize("code", list(Refusal))
def test_every_refusal_is_a_sentence_that_names_the_rule(code) -> None:
    error = RuleError(code, "WE-8", **FACTS)
    assert re.search(r"\(Rule WE-\d+\)$", sentence(error))
    assert sentence(error).startswith(reason(error))
    assert "WE-" not in reason(error), "numbers are not read aloud"
    assert reason(error)[-1] in ".…"
    assert "{" not in reason(error)
    assert "{" not in reason(RuleError(code, "WE-8"))


@pytest.mark.parametrize("stage", list(Stage))
def test_the_wrong_stage_is_told_by_what_comes_first(stage) -> None:
    said = sentence(RuleError(Refusal.WRONG_STAGE, "WE-8", stage=stage))
    rule, first = {Stage.OPENING: ("WE-5", True), Stage.CHOOSING: ("WE-8", True)}.get(stage, ("WE-9", False))
    assert said.endswith(f"(Rule {rule})")
    assert said.startswith("First") is first


def test_too_many_and_too_few_witches_are_told_apart() -> None:
    few = reason(RuleError(Refusal.WRONG_COUNT, "WE-8", need=3, given=2))
    many = reason(RuleError(Refusal.WRONG_COUNT, "WE-8", need=3, given=4))
    assert "3" in few
    assert "taken" in many


def test_WE_19_the_most_points_win() -> None:
    view = over(display(fire=3), display(fire=1), display())
    assert headline(view, SEATS) == "Ann wins!"
    assert why(view, SEATS) == "Ann has the most points: 23."


def test_WE_20_fewer_witches_win_a_tie() -> None:
    state = playing((), (), (), brave=(display(fire=2), display(fire=1, sun=1, root=1), display()))
    state = replace(state, cowardly=(display(), display(water=3), display()), stage=Stage.OVER, to_act=None)
    tied = view_for(state, None)
    assert [seat.score for seat in tied.seats] == [11, 11, 0]
    assert headline(tied, SEATS) == "Ann wins!"
    assert why(tied, SEATS) == "Ann and Bo have 11 points each. Ann needed the fewest witches on the table: 2."


def test_WE_20_still_tied_is_a_shared_win() -> None:
    view = over(display(fire=2), display(sun=2), display())
    assert headline(view, SEATS) == "Ann and Bo share the win!"
    assert why(view, SEATS) == "Ann and Bo have 11 points each and the same number of witches on the table: 2."


def test_WE_23_the_variant_calls_its_point_a_brave_potion() -> None:
    house = over(display(), display(), display()).house
    assert "Brave card: 1." in points_line(house)
    assert "Brave potion: 1." in points_line(replace(house, brave_potion=True))


def test_WE_24_the_house_points_are_told() -> None:
    assert points_line(over(display(), display(), display()).house).startswith("Potions of one colour: 2→1  3→2  4→4")


def test_the_end_of_a_round_is_said_seat_by_seat(qapp) -> None:
    end = RoundEnd(2, (Brought(kept=((2, True), (5, False)), drew=3), Brought(returned=(4,), drew=3), Brought(tasks=(0,))))
    sheet = RoundSheet(end, SEATS, shipped_house(), False, lambda: None)
    assert [row.spoken() for row in sheet.rows] == [
        "Ann keeps brave Fire and cowardly Water; draws 3",
        "Bo; back in hand: Sun; draws 3",
        "Cy; Task! +5",
    ]
    assert sheet.heading() == "Go on: Enter"


def test_what_several_do_alike_is_told_in_one_sentence() -> None:
    events = (ev.SaidNext(0, 1), ev.SaidNext(2, 1), ev.RoundEnded(1), ev.Kept(0, 2, True), ev.Kept(1, 2, False))
    events += (ev.Returned(0, 4), ev.Kept(0, 5, False), *(ev.Drew(seat, 3) for seat in range(3)))
    assert story(events, SEATS, shipped_house()) == [
        "Ann and Cy: next!",
        "End of round 1",
        "Ann keeps brave Fire and cowardly Water",
        "Ann takes Sun back in hand",
        "Bo keeps cowardly Fire",
        "Everybody draws 3",
    ]
