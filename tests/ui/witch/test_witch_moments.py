"""What the public log tells: the turn in the middle and the end of a round. And how it is said."""

from helpers.witch import FIRE, ROOT, SUN, WATER, A, B, C, D, E, act, brave, cowardly, playing

from partygames.games.witch_express.events import Played, SaidNext, TurnBegan
from partygames.games.witch_express.view import event_for
from partygames.ui.witch.moments import Answered, round_end, turn_shown
from partygames.ui.witch.words import lines, short

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
TABLE = ((FIRE, ROOT), (FIRE,), (FIRE, SUN), (ROOT,), (SUN, ROOT))


def example(*moves):
    """Return the log of the worked example of the rules page, after these moves."""
    _, events = act(playing(*TABLE), *moves)
    return [TurnBegan(1, 1, A), *(event_for(event, None) for event in events)]


def test_WE_11_the_middle_shows_who_was_braver() -> None:
    turn = turn_shown(example(cowardly(A, FIRE), brave(B), brave(C)))
    assert (turn.round, turn.turn, turn.leader) == (1, 1, A)
    assert turn.cards == (Answered(A, FIRE, False), Answered(B, FIRE, True, C), Answered(C, FIRE, True))
    assert turn.passed == (D, E)


def test_a_finished_turn_stays_until_the_next_leader_plays() -> None:
    log = example(cowardly(A, FIRE), brave(B), brave(C))
    assert isinstance(log[-1], TurnBegan)
    assert turn_shown(log).turn == 1
    assert turn_shown([*log, Played(C, SUN, False), SaidNext(D, SUN)]).turn == 2


def test_before_the_first_card_nothing_lies_in_the_middle() -> None:
    assert turn_shown([]) is None
    assert turn_shown([TurnBegan(1, 1, A)]) is None


def test_WE_15_the_end_of_a_round_tells_what_everybody_kept_and_took_back() -> None:
    state = playing((FIRE,), (FIRE,), (WATER,), leader=A)
    _, events = act(state, brave(A, FIRE), brave(B), cowardly(C, WATER))
    end = round_end([event_for(event, None) for event in events], 3)
    assert end.round == 1
    assert end.seats[A].kept == ()
    assert end.seats[A].returned == (FIRE,)
    assert end.seats[B].kept == ((FIRE, True),)
    assert end.seats[C].kept == ((WATER, False),)
    assert [seat.drew for seat in end.seats] == [3, 3, 3]
    assert round_end(events[:1], 3) is None


def test_the_log_says_why_a_card_turned_over() -> None:
    log = example(cowardly(A, FIRE), brave(B), brave(C))
    said = [line for event in log for line in lines(event, NAMES)]
    assert said[0] == (None, "Round 1, turn 1")
    assert (A, "Ann: Fire, cowardly") in said
    assert (B, "Bo: Fire, brave!") in said
    assert (B, "Bo is out: Cy is braver") in said
    assert (D, "Di: next!") in said


def test_long_names_are_cut_by_width_not_by_count() -> None:
    assert short("Leo", 14) == "Leo"
    assert short("Bartholomew Montgomery", 14) == "Bartholomew M…"
    assert short("欧阳娜娜与她的小猫咪们", 14) == "欧阳娜娜与她…"
