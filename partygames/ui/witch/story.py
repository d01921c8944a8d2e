"""Tell a game of Witch Express aloud: public events in, sentences out, for those who do not see the table."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from partygames.core.seats import Seat
from partygames.games.witch_express import events as ev
from partygames.games.witch_express.house import House
from partygames.ui.i18n import translate
from partygames.ui.witch import aloud
from partygames.ui.witch.words import kind_name, lines, listed, name_of


def story(events: Sequence[Any], seats: tuple[Seat, ...], house: House) -> list[str]:
    """Return what there is to tell of one move: what several did alike in one sentence, a round's end seat by seat."""
    names = [name_of(seats, n) for n in range(len(seats))]
    return [line for kind, some in groupby(events, _told_as) for line in _told(kind, tuple(some), names, house)]


def _told_as(event: Any) -> type:
    """Return what an event is told together with: a round's end is told seat by seat, not card by card."""
    return ev.Kept if isinstance(event, ev.Returned) else type(event)


def _told(kind: type, events: tuple[Any, ...], names: Sequence[str], house: House) -> Iterable[str]:
    if kind is ev.SaidNext:
        return (translate("Witch", "{name}: next!").format(name=listed([names[event.seat] for event in events])),)
    if kind is ev.Kept:
        return _brought(events, names)
    if kind is ev.Drew:
        return _drew(events, names)
    if kind is ev.TaskDone:
        text = translate("Aloud", "{name} has done a task: {needs}")
        return [
            text.format(name=names[each.seat], needs=aloud.potions_of(house.tasks[each.task].needs), n=house.task_points)
            for each in events
        ]
    if kind is ev.GameEnded:
        return [_ended(event, names) for event in events]
    return [sentence for event in events for _, sentence in lines(event, names)]


def _brought(events: tuple[ev.Kept | ev.Returned, ...], names: Sequence[str]) -> Iterable[str]:
    for seat in sorted({event.seat for event in events}):
        own = [event for event in events if event.seat == seat]
        kept = tuple((event.kind, event.brave) for event in own if isinstance(event, ev.Kept))
        returned = [event.kind for event in own if isinstance(event, ev.Returned)]
        if kept:
            yield aloud.keeps(names[seat], kept)
        if returned:
            back = translate("Witch", "{name} takes {kind} back in hand")
            yield back.format(name=names[seat], kind=listed([kind_name(kind) for kind in returned]))


def _drew(events: tuple[ev.Drew, ...], names: Sequence[str]) -> Iterable[str]:
    """Tell who draws how many; those who draw the same draw it together."""
    counts = dict.fromkeys(event.count for event in events)
    if len(counts) == 1 and len(events) == len(names):
        return (translate("Aloud", "Everybody draws {count}").format(count=events[0].count),)
    return [
        translate("Witch", "{name} draws {count}").format(
            name=listed([names[event.seat] for event in events if event.count == count]), count=count
        )
        for count in counts
    ]


def _ended(event: ev.GameEnded, names: Sequence[str]) -> str:
    points = max(event.scores)
    if len(event.winners) == 1:
        text = translate("Aloud", "The game is over. {names} wins with %n point(s)!", "", points)
    else:
        text = translate("Aloud", "The game is over. {names} share the win with %n point(s)!", "", points)
    return text.format(names=listed([names[n] for n in event.winners]))
