"""Tell a game of Witch Express aloud: public events in, sentences out, for those who do not see the table."""

from collections.abc import Sequence
from typing import Any

from partygames.core.seats import Seat
from partygames.games.witch_express import events as ev
from partygames.ui.i18n import translate
from partygames.ui.witch.words import lines, listed, name_of


def story(events: Sequence[Any], seats: tuple[Seat, ...]) -> list[str]:
    """Return what there is to tell of one move."""
    names = [name_of(seats, n) for n in range(len(seats))]
    told = []
    for event in events:
        if isinstance(event, ev.GameEnded):
            text = translate("Witch", "The game is over. Best: {names}, {points} points.")
            told.append(text.format(names=listed([names[n] for n in event.winners]), points=max(event.scores)))
        else:
            told += [sentence for _, sentence in lines(event, names)]
    return told
