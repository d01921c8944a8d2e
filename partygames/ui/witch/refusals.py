"""Why the card table says no: one sentence for every refusal, each with the rule behind it."""

from collections.abc import Callable
from typing import Any

from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.state import Stage
from partygames.ui.i18n import translate
from partygames.ui.witch.words import kind_name

Facts = dict[str, Any]


def _bad_players(facts: Facts) -> str:
    return translate("Witch", "Witch Express is for 3 to 6 players. (Rule WE-1)")


def _bad_start(facts: Facts) -> str:
    return translate("Witch", "Nobody sits where the start player should be. (Rule WE-5)")


def _bad_seed(facts: Facts) -> str:
    return translate("Witch", "These cards cannot be dealt: the number of the deal is not a whole number. (Rule WE-6)")


def _bad_house(facts: Facts) -> str:
    text = translate("Witch", "The house rules cannot be used: {key}: {why}. (Rule WE-24)")
    return text.format(key=facts.get("key", ""), why=facts.get("why", ""))


def _no_such_seat(facts: Facts) -> str:
    return translate("Witch", "Nobody sits on that seat. (Rule WE-1)")


def _unknown_move(facts: Facts) -> str:
    return translate("Witch", "That cannot be done at this table. (Rule WE-9)")


def _game_over(facts: Facts) -> str:
    return translate("Witch", "The game is over: four rounds are played. (Rule WE-17)")


def _wrong_stage(facts: Facts) -> str:
    stage = facts.get("stage")
    if stage == Stage.OPENING:
        return translate("Witch", "First everyone takes one of the open cards. (Rule WE-5)")
    if stage == Stage.CHOOSING:
        return translate("Witch", "First everyone chooses three witches. (Rule WE-8)")
    return translate("Witch", "The witches of this round are chosen: now they are played. (Rule WE-9)")


def _not_your_turn(facts: Facts) -> str:
    return translate("Witch", "It is not your turn: answers go clockwise. (Rule WE-10)")


def _not_open(facts: Facts) -> str:
    text = translate("Witch", "There is no open {kind} card any more. Take one that lies there. (Rule WE-5)")
    return text.format(kind=_kind(facts))


def _already_chosen(facts: Facts) -> str:
    return translate("Witch", "Your witches of this round are chosen. (Rule WE-8)")


def _same_kind(facts: Facts) -> str:
    text = translate("Witch", "You have chosen {kind} already: the three must be different. (Rule WE-8)")
    return text.format(kind=_kind(facts))


def _wrong_count(facts: Facts) -> str:
    return translate("Witch", "Witches to choose this round: {n}. (Rule WE-8)").format(n=facts.get("need", 3))


def _not_in_hand(facts: Facts) -> str:
    return translate("Witch", "There is no {kind} card in this hand. (Rule WE-8)").format(kind=_kind(facts))


def _not_chosen(facts: Facts) -> str:
    text = translate("Witch", "{kind} stays in your hand: only the chosen witches are played. (Rule WE-9)")
    return text.format(kind=_kind(facts))


def _must_follow(facts: Facts) -> str:
    text = translate("Witch", "{kind} was led: only that card can answer. (Rule WE-10)")
    return text.format(kind=_kind(facts))


def _must_lead(facts: Facts) -> str:
    return translate("Witch", "You lead this turn: choose one of your witches first. (Rule WE-9)")


def _kind(facts: Facts) -> str:
    kind = facts.get("kind")
    return kind_name(kind) if isinstance(kind, int) and 0 <= kind < 9 else "?"


SENTENCES: dict[Refusal, Callable[[Facts], str]] = {
    Refusal.BAD_PLAYERS: _bad_players,
    Refusal.BAD_START: _bad_start,
    Refusal.BAD_SEED: _bad_seed,
    Refusal.BAD_HOUSE: _bad_house,
    Refusal.NO_SUCH_SEAT: _no_such_seat,
    Refusal.UNKNOWN_MOVE: _unknown_move,
    Refusal.GAME_OVER: _game_over,
    Refusal.WRONG_STAGE: _wrong_stage,
    Refusal.NOT_YOUR_TURN: _not_your_turn,
    Refusal.NOT_OPEN: _not_open,
    Refusal.ALREADY_CHOSEN: _already_chosen,
    Refusal.SAME_KIND: _same_kind,
    Refusal.WRONG_COUNT: _wrong_count,
    Refusal.NOT_IN_HAND: _not_in_hand,
    Refusal.NOT_CHOSEN: _not_chosen,
    Refusal.MUST_FOLLOW: _must_follow,
    Refusal.MUST_LEAD: _must_lead,
}
