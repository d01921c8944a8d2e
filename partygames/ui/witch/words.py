"""Say in words what lies and happens on the card table."""

from collections.abc import Sequence
from typing import Any
from unicodedata import east_asian_width

from partygames.core.seats import Seat
from partygames.games.witch_express import events as ev
from partygames.games.witch_express.house import House
from partygames.games.witch_express.kinds import COWARDLY_POTIONS
from partygames.games.witch_express.scoring import potions_per_brave
from partygames.ui.i18n import translate
from partygames.ui.seat_name import seat_name

KINDS = ("root", "meadow", "fire", "berry", "sun", "water", "cloud", "night", "snow")
"""The nine kinds as the files of their pictures name them, in the order of Kind."""


def kind_name(kind: int) -> str:
    """Return the name of a kind of witch."""
    return (
        translate("Witch", "Root"),
        translate("Witch", "Meadow"),
        translate("Witch", "Fire"),
        translate("Witch", "Berry"),
        translate("Witch", "Sun"),
        translate("Witch", "Water"),
        translate("Witch", "Cloud"),
        translate("Witch", "Night"),
        translate("Witch", "Snow"),
    )[kind]


def name_of(seats: Sequence[Seat], seat: int) -> str:
    """Return the name of a seat; a seat without one is called by its emblem."""
    return seat_name(seats[seat])


def listed(names: Sequence[str]) -> str:
    """Return several names as one phrase."""
    if len(names) < 2:
        return "".join(names)
    return translate("Witch", "{names} and {last}").format(names=translate("Witch", ", ").join(names[:-1]), last=names[-1])


def brave_times(house: House) -> str:
    """Return what the brave side shows, on the button and over a card."""
    return translate("Witch", "Brave ×{n}").format(n=potions_per_brave(house))


def cowardly_times() -> str:
    """Return what the cowardly side shows, on the button and over a card."""
    return translate("Witch", "Cowardly ×{n}").format(n=COWARDLY_POTIONS)


def short(name: str, columns: int) -> str:
    """Return the name, cut with "…" where it is wider than so many Latin letters; a Chinese character is two wide."""
    wide = 0
    for i, ch in enumerate(name):
        wide += 2 if east_asian_width(ch) in "WF" else 1
        if wide > columns:
            return name[: max(1, i - 1)].rstrip() + "…"
    return name


def lines(event: Any, names: Sequence[str]) -> tuple[tuple[int | None, str], ...]:
    """Return the log lines of one public event: (seat it is about or None, sentence)."""
    if isinstance(event, ev.TurnBegan):
        return ((None, translate("Witch", "Round {round}, turn {turn}").format(round=event.round, turn=event.turn)),)
    if isinstance(event, ev.RoundEnded):
        return ((None, translate("Witch", "End of round {round}").format(round=event.round)),)
    if isinstance(event, ev.GameEnded):
        return ((None, translate("Witch", "The game is over")),)
    name = names[event.seat]
    if isinstance(event, ev.Played):
        return _played(event, name, names)
    return ((event.seat, _sentence(event).format(name=name, **_facts(event))),)


def _played(event: ev.Played, name: str, names: Sequence[str]) -> tuple[tuple[int | None, str], ...]:
    text = translate("Witch", "{name}: {kind}, brave!") if event.brave else translate("Witch", "{name}: {kind}, cowardly")
    said = (event.seat, text.format(name=name, kind=kind_name(event.kind)))
    if event.cancelled is None:
        return (said,)
    beaten = translate("Witch", "{name} is out: {braver} is braver")
    return said, (event.cancelled, beaten.format(name=names[event.cancelled], braver=name))


def _sentence(event: Any) -> str:
    if isinstance(event, ev.TookOpening):
        return translate("Witch", "{name} takes {kind}")
    if isinstance(event, ev.Chose):
        return translate("Witch", "{name} has chosen")
    if isinstance(event, ev.SaidNext):
        return translate("Witch", "{name}: next!")
    if isinstance(event, ev.Kept):
        if event.brave:
            return translate("Witch", "{name} keeps {kind}, brave")
        return translate("Witch", "{name} keeps {kind}, cowardly")
    if isinstance(event, ev.Returned):
        return translate("Witch", "{name} takes {kind} back in hand")
    if isinstance(event, ev.TaskDone):
        return translate("Witch", "{name} has done a task")
    return translate("Witch", "{name} draws {count}")


def _facts(event: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    if hasattr(event, "kind"):
        facts["kind"] = kind_name(event.kind)
    if isinstance(event, ev.Drew):
        facts["count"] = event.count
    return facts
