"""Tell a game of Doodle Rush aloud: public events in, sentences out, for those who do not see the table."""

from collections.abc import Sequence
from typing import Any

from partygames.core.seats import Seat
from partygames.games.doodle_rush import events as ev
from partygames.ui.doodle.wording import log_line, names
from partygames.ui.i18n import translate
from partygames.ui.seat_name import seat_name


def story(events: Sequence[Any], seats: tuple[Seat, ...]) -> list[str]:
    """Return what there is to tell of one move."""
    return [line for event in events if (line := _sentence(event, seats))]


def _sentence(event: Any, seats: tuple[Seat, ...]) -> str:
    if isinstance(event, ev.PhaseBegan):
        drawing = event.phase % 2 == 0
        text = translate("Doodle", "Drawing phase {n}") if drawing else translate("Doodle", "Guessing phase {n}")
        return text.format(n=event.phase // 2 + 1)
    if isinstance(event, ev.TurnBegan):
        if event.drawer is not None:
            return translate("Doodle", "{name} is drawing").format(name=seat_name(seats[event.drawer]))
        return translate("Doodle", "Everybody guesses!") if event.phase % 2 else translate("Doodle", "Everybody draws!")
    if isinstance(event, ev.Bell):
        return translate("Doodle", "The bell! The minute is over.")
    if isinstance(event, ev.GameEnded):
        return translate("Doodle", "The game is over.")  # who won, the scores say, after the reveal
    if isinstance(event, ev.Awarded | ev.TakenBack | ev.Replied | ev.Judged | ev.Guessed | ev.FlagChanged):
        return _of_board(event, seats)
    return ""


def _of_board(event: Any, seats: tuple[Seat, ...]) -> str:
    """Return the log's sentence with the board that it is about: whoever does not see which one lights up is told."""
    line = log_line(event, seats)
    if isinstance(event, ev.Awarded):
        text = translate("Doodle", "{winners} guessed board {n} by {author}")
        return text.format(winners=names(seats, event.winners), n=event.board + 1, author=seat_name(seats[event.author]))
    if isinstance(event, ev.Guessed):
        text = translate("Doodle", "{line} For board {n} by {author}.")
        return text.format(line=line, n=event.board + 1, author=seat_name(seats[event.author]))
    return translate("Doodle", "{line}, board {n}").format(line=line, n=event.board + 1) if line else ""
