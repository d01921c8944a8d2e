"""What the table asks of the person in front of it, and how it says so."""

from collections.abc import Sequence
from enum import Enum, auto

import msgspec

from partygames.core.seats import Player, Seat
from partygames.games.witch_express.kinds import CHOICES
from partygames.games.witch_express.state import Stage, View
from partygames.ui.i18n import translate
from partygames.ui.witch import words

NAME_COLUMNS = 16


class Ask(Enum):
    """What the table asks of the person in front of it."""

    NOTHING = auto()
    TAKE = auto()
    CHOOSE = auto()
    LEAD = auto()
    ANSWER = auto()


class Question(msgspec.Struct, frozen=True):
    """What is asked, and of which seat."""

    ask: Ask
    seat: int | None = None


def question(view: View, seats: Sequence[Seat], open_seat: int | None) -> Question:
    """Return what is asked now; `open_seat` is the seat whose cards may be seen. The leader and the choosers need theirs seen."""
    if not view.to_act:
        return Question(Ask.NOTHING)
    if view.stage is Stage.CHOOSING:
        return Question(Ask.CHOOSE, open_seat) if open_seat in view.to_act else Question(Ask.NOTHING)
    seat = view.to_act[0]
    if seats[seat].player is not Player.HUMAN:
        return Question(Ask.NOTHING, seat)
    if view.stage is Stage.OPENING:
        return Question(Ask.TAKE, seat)
    if view.led is None:
        return Question(Ask.LEAD if open_seat == seat else Ask.NOTHING, seat)
    return Question(Ask.ANSWER, seat)


def secret(public: View, seat: int) -> bool:
    """Say whether the table waits for something of `seat` that needs its cards seen (WD-1)."""
    if seat not in public.to_act:
        return False
    return public.stage is Stage.CHOOSING or (public.stage is Stage.PLAYING and public.led is None)


def task(public: View) -> str:
    """Return what the curtain tells whoever is to lift it."""
    if public.stage is Stage.CHOOSING:
        return translate("Witch", "Choose your witches for this round")
    return translate("Witch", "You lead this turn")


def prompt(public: View, asked: Question, seats: Sequence[Seat], leading: int | None, need: int, chosen: bool) -> str:
    """Return the line above the buttons.

    `leading`: the card that the leader has lifted. `need`: how many cards are to be chosen, `chosen`: the slots make a choice.
    """
    name = "" if asked.seat is None else words.short(words.name_of(seats, asked.seat), NAME_COLUMNS)
    if asked.ask is Ask.TAKE:
        return translate("Witch", "{name}, take one of the open cards").format(name=name)
    if asked.ask is Ask.CHOOSE:
        if chosen:
            return translate("Witch", "Play these this round?")
        if need == CHOICES:
            return translate("Witch", "{name}, choose three different witches").format(name=name)
        return translate("Witch", "{name}, choose different witches: {n}").format(name=name, n=need)
    if asked.ask is Ask.LEAD:
        if leading is None:
            return translate("Witch", "{name}, you lead: tap one of your witches").format(name=name)
        return translate("Witch", "{kind}: brave or cowardly?").format(kind=words.kind_name(leading))
    if asked.ask is Ask.ANSWER and public.led is not None:
        kind = words.kind_name(public.led)
        return translate("Witch", "{name}, you have {kind}: brave or cowardly?").format(name=name, kind=kind)
    return _waiting(public, seats, name)


def _waiting(public: View, seats: Sequence[Seat], name: str) -> str:
    if public.stage is Stage.CHOOSING:
        names = words.listed([words.short(words.name_of(seats, seat), NAME_COLUMNS) for seat in public.to_act])
        return translate("Witch", "Still choosing: {names}").format(names=names)
    if not name:
        return ""
    if public.stage is Stage.OPENING:
        return translate("Witch", "{name} takes an open card…").format(name=name)
    if public.led is None:
        return translate("Witch", "{name} leads…").format(name=name)
    return translate("Witch", "{name} answers…").format(name=name)
