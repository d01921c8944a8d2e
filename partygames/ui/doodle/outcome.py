"""Who won and why, in words, and the arithmetic of each seat (DR-24, DR-25)."""

from partygames.core.seats import Seat
from partygames.games.doodle_rush.state import DecidedBy, Tally, View
from partygames.ui.doodle.wording import names
from partygames.ui.i18n import translate


def ranked(view: View) -> list[Tally]:
    """Return the seats' arithmetic, the winners first."""
    return sorted(view.tallies, key=lambda tally: (-tally.score, tally.left, tally.seat))


def headline(view: View, seats: tuple[Seat, ...]) -> str:
    """Return who won."""
    alone = len(view.winners) == 1
    text = translate("Doodle", "{name} wins!") if alone else translate("Doodle", "{name} share the win!")
    return text.format(name=names(seats, view.winners))


def reason(view: View, seats: tuple[Seat, ...]) -> str:
    """Return what decided."""
    text = {
        DecidedBy.SCORE: translate("Doodle", "The highest score wins: boards won minus own boards left."),
        DecidedBy.FEWER_LEFT: translate("Doodle", "The score is the same, but {name} has fewer own boards left."),
        DecidedBy.SHARED: translate("Doodle", "The same score and the same number of boards left: nobody is ahead."),
    }[view.decided_by or DecidedBy.SCORE]
    return text.format(name=names(seats, view.winners))


def arithmetic(tally: Tally) -> str:
    """Return how a score comes about."""
    return translate("Doodle", "won {won}  −  left {left}  =").format(won=tally.won, left=tally.left)


def score_text(tally: Tally) -> str:
    """Return a score as it is written, with a true minus."""
    return str(tally.score).replace("-", "−")
