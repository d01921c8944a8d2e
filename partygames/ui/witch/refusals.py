"""Why the card table says no: for every refusal the rule in words, and where the rules page has it."""

from collections.abc import Callable
from typing import Any

from partygames.core.game import RuleError
from partygames.games.witch_express.errors import Refusal
from partygames.games.witch_express.state import Stage
from partygames.ui.i18n import translate
from partygames.ui.witch.words import kind_name

Facts = dict[str, Any]

STAGE_RULES = {Stage.OPENING: "WE-5", Stage.CHOOSING: "WE-8"}
"""The rule behind "not yet": that of what is done first."""


def reason(error: RuleError) -> str:
    """Return why, in words alone, as it is read aloud."""
    return REASONS[error.code]({**error.facts, "clause": error.clause})


def sentence(error: RuleError) -> str:
    """Return why, with the number that the rule has on the rules page."""
    clause = error.clause
    if error.code is Refusal.WRONG_STAGE:
        clause = STAGE_RULES.get(error.facts.get("stage"), "WE-9")
    return translate("Witch", "{why} (Rule {clause})").format(why=reason(error), clause=clause)


def _bad_players(facts: Facts) -> str:
    return translate("Witch", "Witch Express is for 3 to 6 players.")


def _bad_start(facts: Facts) -> str:
    return translate("Witch", "Nobody sits where the start player should be.")


def _bad_seed(facts: Facts) -> str:
    return translate("Witch", "These cards cannot be dealt: the number of the deal is not a whole number.")


def _bad_house(facts: Facts) -> str:
    text = translate("Witch", "The house rules cannot be used: {key}: {why}.")
    return text.format(key=facts.get("key", ""), why=facts.get("why", ""))


def _no_such_seat(facts: Facts) -> str:
    return translate("Witch", "Nobody sits on that seat.")


def _unknown_move(facts: Facts) -> str:
    return translate("Witch", "That cannot be done at this table.")


def _game_over(facts: Facts) -> str:
    return translate("Witch", "The game is over: four rounds are played.")


def _wrong_stage(facts: Facts) -> str:
    stage = facts.get("stage")
    if stage == Stage.OPENING:
        return translate("Witch", "First everyone takes one of the open cards.")
    if stage == Stage.CHOOSING:
        return translate("Witch", "First everyone chooses three witches.")
    return translate("Witch", "The witches of this round are chosen: now they are played.")


def _not_your_turn(facts: Facts) -> str:
    if facts.get("clause") == "WE-5":
        return translate("Witch", "It is not your turn: the open cards are taken one after the other, clockwise.")
    return translate("Witch", "It is not your turn: answers go clockwise.")


def _not_open(facts: Facts) -> str:
    text = translate("Witch", "There is no open {kind} card any more. Take one that lies there.")
    return text.format(kind=_kind(facts))


def _already_chosen(facts: Facts) -> str:
    return translate("Witch", "Your witches of this round are chosen.")


def _same_kind(facts: Facts) -> str:
    text = translate("Witch", "You have chosen {kind} already: the three must be different.")
    return text.format(kind=_kind(facts))


def _wrong_count(facts: Facts) -> str:
    need, given = facts.get("need", 3), facts.get("given", 0)
    if given > need:
        return translate("Witch", "All places are taken. To swap, tap the witch that you want back in your hand.")
    return translate("Witch", "Some places are still free. Witches to choose this round: {n}.").format(n=need)


def _not_in_hand(facts: Facts) -> str:
    return translate("Witch", "There is no {kind} card in this hand.").format(kind=_kind(facts))


def _not_chosen(facts: Facts) -> str:
    text = translate("Witch", "{kind} stays in your hand: only the chosen witches are played.")
    return text.format(kind=_kind(facts))


def _must_follow(facts: Facts) -> str:
    text = translate("Witch", "{kind} was led: only that card can answer.")
    return text.format(kind=_kind(facts))


def _must_lead(facts: Facts) -> str:
    return translate("Witch", "You lead this turn: choose one of your witches first.")


def _kind(facts: Facts) -> str:
    kind = facts.get("kind")
    return kind_name(kind) if isinstance(kind, int) and 0 <= kind < 9 else "?"


REASONS: dict[Refusal, Callable[[Facts], str]] = {
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
