"""What the coach says, as data: each step with its moment, its words and the item that it points at."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from partygames.games.witch_express.events import Played, SaidNext
from partygames.ui.guide.lesson import YOU
from partygames.ui.guide.step import Step
from partygames.ui.i18n import translate
from partygames.ui.witch.asking import Ask


class Moment(NamedTuple):
    """What the coach goes by: what is asked of the person, and what everybody at the table knows.

    `lifted`: the card to play is up. `picked`: the choice is complete. `sheet`: the sheet of a finished round lies there.
    """

    ask: Ask
    lifted: bool
    picked: bool
    round: int
    log: Sequence[Any]
    sheet: bool

    def cancels(self) -> list[Played]:
        """Return every brave card so far that beat another one."""
        return [event for event in self.log if isinstance(event, Played) and event.cancelled is not None]


def _braver(moment: Moment) -> str:
    last = moment.cancels()[-1:]
    if last and last[0].seat == YOU:
        return translate("Guide", "You are braver! The other card turns face down and goes back to its owner after the round.")
    if last and last[0].cancelled == YOU:
        return translate("Guide", "Somebody is braver: your card turns face down. After the round it comes back to your hand.")
    return translate("Guide", "Of several brave ones only the last one counts. The others go back to the hand after the round.")


STEPS = (
    Step(
        "opening",
        lambda m: m.ask is Ask.TAKE,
        lambda m: translate("Guide", "Welcome! Take one of these witches: she brings your first potion."),
        "opening",
    ),
    Step(
        "tasks",
        lambda m: m.ask is Ask.CHOOSE,
        lambda m: translate("Guide", "These three tasks are for everybody. Whoever has all the potions of one gets its points."),
        "tasks",
        read=True,
    ),
    Step(
        "choose",
        lambda m: m.ask is Ask.CHOOSE and not m.picked,
        lambda m: translate("Guide", "Choose three different witches in secret. The marked ones are a good start, if you like."),
        "hand",
    ),
    Step(
        "confirm",
        lambda m: m.ask is Ask.CHOOSE and m.picked,
        lambda m: translate("Guide", "These three? Tap the button; nobody sees them before they are played."),
        "confirm",
    ),
    Step(
        "lead",
        lambda m: m.ask is Ask.LEAD and not m.lifted,
        lambda m: translate("Guide", "You lead: tap one of your three. Whoever chose the same witch must answer."),
        "hand",
    ),
    Step(
        "dare",
        lambda m: (m.ask is Ask.LEAD and m.lifted) or m.ask is Ask.ANSWER,
        lambda m: translate(
            "Guide", "Brave: three potions, unless somebody after you is brave too. Cowardly: only one, but it is safe."
        ),
        "dare",
    ),
    Step(
        "next",
        lambda m: any(isinstance(event, SaidNext) for event in m.log),
        lambda m: translate("Guide", "“Next!” means: I did not choose this witch. Then the next one is asked."),
        "next",
        read=True,
    ),
    Step(
        "braver",
        lambda m: bool(m.cancels()) or (m.round > 1 and not m.sheet),
        _braver,
        "middle",
        read=True,
    ),
    Step(
        "answer",
        lambda m: m.ask is Ask.ANSWER,
        lambda m: translate("Guide", "You chose this witch too, so you answer. Brave beats whoever was brave before you."),
        "dare",
    ),
    Step(
        "round",
        lambda m: m.sheet,
        lambda m: translate("Guide", "What was not beaten now brews potions in front of you. Then everybody draws new witches."),
        "sheet",
    ),
    Step(
        "progress",
        lambda m: m.round > 1 and not m.sheet,
        lambda m: translate("Guide", "Look at the tasks again: here you see how far your potions have come."),
        "tasks",
        read=True,
    ),
    Step(
        "end",
        lambda m: m.round > 1 and not m.sheet,
        lambda m: translate(
            "Guide", "That is the whole game; after four rounds the points count. Play on, or go back to the lobby."
        ),
        "",
        read=True,
    ),
)
"""In the order in which they are said when several could be."""
