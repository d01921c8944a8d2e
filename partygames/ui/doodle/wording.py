"""Words of the game in the language of the table, and the log's sentences."""

from typing import Any

from partygames.core.seats import Seat
from partygames.games.doodle_rush import events as ev
from partygames.games.doodle_rush.moves import Verdict
from partygames.games.doodle_rush.state import BoardView, FlagState, Word
from partygames.ui.i18n import chinese, is_chinese, translate
from partygames.ui.seat_name import seat_name


def spoken(word: Word | None) -> str:
    """Return a word card's word in the language of the table; nothing for a word that may not be seen."""
    if word is None:
        return ""
    return chinese(word.zh) if is_chinese() else word.en


def verdict_text(verdict: Verdict) -> str:
    """Return one of the author's four answers (DR-17)."""
    return {
        Verdict.YES: translate("Doodle", "Yes"),
        Verdict.NO: translate("Doodle", "No"),
        Verdict.CLOSE: translate("Doodle", "Close"),
        Verdict.FAR: translate("Doodle", "Far"),
    }[verdict]


def names(seats: tuple[Seat, ...], numbers: tuple[int, ...]) -> str:
    """Return names in a row: "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    listed = [seat_name(seats[n]) for n in numbers]
    if len(listed) < 2:
        return "".join(listed)
    return translate("Doodle", "{some} and {last}").format(some=translate("Doodle", ", ").join(listed[:-1]), last=listed[-1])


def board_said(view: BoardView, seats: tuple[Seat, ...]) -> str:
    """Return whose board it is, its number and how it stands, for those who do not see it; never its word."""
    parts = [translate("Doodle", "Board {n} by {author}").format(n=view.index + 1, author=seat_name(seats[view.author]))]
    if view.winners:
        parts.append(translate("Doodle", "guessed by {names}").format(names=names(seats, view.winners)))
    elif not view.strokes or not view.has_drawing:
        parts.append(translate("Doodle", "not drawn"))
    elif view.flag is FlagState.CLOSED:
        parts.append(translate("Doodle", "closed for letters"))
    elif view.flag is not FlagState.NONE:
        parts.append(translate("Doodle", "a flag is up"))
    if view.reply is not None and not view.winners:
        parts.append(translate("Doodle", "the answer: {answer}").format(answer=verdict_text(view.reply)))
    return translate("Doodle", ", ").join(parts)


def log_line(event: Any, seats: tuple[Seat, ...]) -> str:
    """Return what the log says of a public event of a guessing minute; nothing for those that need no words."""
    if isinstance(event, ev.Awarded):
        text = translate("Doodle", "{winners} guessed one by {author}")
        return text.format(winners=names(seats, event.winners), author=seat_name(seats[event.author]))
    if isinstance(event, ev.TakenBack):
        return translate("Doodle", "Taken back: a board by {author}").format(author=seat_name(seats[event.author]))
    if isinstance(event, ev.Replied):
        return translate("Doodle", "{author}: “{answer}”").format(
            author=seat_name(seats[event.author]), answer=verdict_text(event.verdict)
        )
    if isinstance(event, ev.Guessed):
        return translate("Doodle", "{name}: {guess}?").format(name=seat_name(seats[event.seat]), guess=event.text)
    if isinstance(event, ev.Judged) and event.verdict is not Verdict.YES:
        return translate("Doodle", "{author}: “{answer}”").format(
            author=seat_name(seats[event.author]), answer=verdict_text(event.verdict)
        )
    if isinstance(event, ev.FlagChanged):
        text = {
            ev.FlagNews.RAISED: translate("Doodle", "Flag on a board by {author}"),
            ev.FlagNews.CONFIRMED: translate("Doodle", "Closed for letters: a board by {author}"),
            ev.FlagNews.TURNED_DOWN: translate("Doodle", "No letters on the board by {author}"),
        }.get(event.flag, "")
        return text.format(author=seat_name(seats[event.author]))
    return ""
