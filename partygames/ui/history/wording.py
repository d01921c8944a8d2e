"""Dates, games and names in words."""

import datetime

from PySide6.QtCore import QDate, QLocale

from partygames.engine.history import Game
from partygames.games.registry import DOODLE
from partygames.ui.i18n import translate


def day(date: datetime.date) -> str:
    """Return a date with its day of the week, as the language writes it."""
    return QLocale().toString(QDate(date.year, date.month, date.day), QLocale.FormatType.LongFormat)


def clock(seconds: float) -> str:
    """Return the time of day of a moment (seconds since 1970), "" for one that no clock of this world shows."""
    try:
        return datetime.datetime.fromtimestamp(seconds).strftime("%H:%M")
    except (ValueError, OverflowError, OSError):
        return ""


def game_name(name: str) -> str:
    """Return what a game is called."""
    return translate("Lobby", "Doodle Rush") if name == DOODLE else translate("Lobby", "Witch Express")


def score_text(score: int) -> str:
    """Return a score with a true minus."""
    return f"−{-score}" if score < 0 else str(score)


def ranked(game: Game) -> tuple[int, ...]:
    """Return the seats of a finished game: the winners, then by score; of one that is not, as they sat."""
    seats = range(len(game.seats))
    if game.result is None:
        return tuple(seats)
    won, scores = game.result.winners, game.result.scores
    return tuple(sorted(seats, key=lambda seat: (seat not in won, -scores[seat], seat)))
