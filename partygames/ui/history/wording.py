"""Dates, games and names in words."""

import datetime
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale, QTranslator

from partygames.core.paths import resource
from partygames.core.seats import EMBLEMS, Seat
from partygames.engine.history import Game, key_of
from partygames.games.registry import DOODLE
from partygames.ui.i18n import LANGUAGES, translate
from partygames.ui.scene.emblem import emblem_name


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


def seat_name(seat: Seat) -> str:
    """Return the name of a seat; one without is called after its emblem."""
    return seat.name or emblem_name(seat.emblem % len(EMBLEMS))


@lru_cache(1)
def _emblem_names() -> frozenset[str]:
    """Return what the emblems are called in every language: a seat that nobody named may have been dealt in any of them."""
    sources = ("Diamond", "Circle", "Triangle", "Star", "Heart", "Square")
    names = set(sources)
    for code in LANGUAGES:
        other = QTranslator()
        other.load(str(resource(f"i18n/partygames_{code}.qm")))
        names |= {other.translate("Seats", source) or source for source in sources}
    return frozenset(key_of(name) for name in names)


def nameless(name: str) -> bool:
    """Say whether a name only stands for an emblem; the number of a second one ("Star 2") too."""
    return key_of(name.rstrip("0123456789 ")) in _emblem_names()
